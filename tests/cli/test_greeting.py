"""What the start prints: the link that signs in only where there is a page for it."""

import pytest
from fastapi import FastAPI
from fastapi.responses import PlainTextResponse

from limner.cli import service

ROOT = "http://127.0.0.1:8000"


async def link(token: str) -> PlainTextResponse:
    return PlainTextResponse(token)


def test_a_link_is_printed_for_a_page_alone() -> None:
    app = FastAPI()
    assert not service._has_pages(app)
    app.get("/sign-in/link/{token}")(link)
    assert service._has_pages(app)


def test_the_link_is_on_a_line_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    service._greet(None, ROOT, "lml_token")
    *_, last = capsys.readouterr().out.splitlines()
    assert last == "In a browser, once within 15 minutes: http://127.0.0.1:8000/sign-in/link/lml_token"
    service._greet(None, ROOT)
    assert "/sign-in/link/" not in capsys.readouterr().out

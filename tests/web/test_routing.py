"""What is at no address, to people and to programs."""

from pathlib import Path

import httpx
import pytest
from fastapi import HTTPException

from limner.api.app import create
from limner.web.app import prepare
from limner.web.routing import new_router
from limner.web.settings import WebSettings
from tests.api.engine import FLAT
from tests.api.service import Service
from tests.web.people import browser

PERSON = {"Accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}


def test_a_person_gets_a_page(service: Service, visitor: httpx.Client) -> None:
    with browser(service) as nobody:
        answers = [client.get("/nothing", headers=PERSON) for client in (visitor, nobody)]
    for answer in answers:
        assert answer.status_code == 404
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert "There is nothing at this address." in answer.text
    assert ["/gallery" in answer.text for answer in answers] == [True, False]


@pytest.mark.parametrize(("method", "path", "allowed"), [("GET", "/sign-out", "POST"), ("POST", "/styles", "GET")])
def test_a_person_gets_a_page_for_what_is_not_opened_so(
    visitor: httpx.Client, method: str, path: str, allowed: str
) -> None:
    answer = visitor.request(method, path, headers=PERSON)
    assert (answer.status_code, answer.headers["allow"]) == (405, allowed)
    assert "not opened like this" in answer.text
    assert "<!doctype html>" in answer.text


@pytest.mark.parametrize("path", ["/v1", "/v1/nothing", "/v1/images/nothing/at/all"])
def test_the_interface_answers_as_it_does(visitor: httpx.Client, path: str) -> None:
    answer = visitor.get(path, headers=PERSON)
    assert (answer.status_code, answer.headers["content-type"], answer.text) == (
        404,
        "text/plain",
        "404 page not found",
    )


def test_programs_get_what_the_interface_says(visitor: httpx.Client) -> None:
    assert visitor.get("/nothing").text == "404 page not found"
    assert visitor.get("/nothing", headers={"Accept": "application/json"}).text == "404 page not found"
    refused = visitor.get("/sign-out")
    assert (refused.status_code, refused.json()["code"]) == (405, "method_not_allowed")
    assert visitor.get("/v1/images/generations", headers=PERSON).json()["code"] == "method_not_allowed"


async def test_what_the_framework_refuses_keeps_its_status(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("LIMNER_WORKERS", "1")
    router = new_router()

    @router.get("/refused/{status}")
    async def refuse(status: int) -> None:
        raise HTTPException(status, "It is too much.", {"Allow": "POST"})

    app = create(engines=FLAT)
    app.include_router(router)
    prepare(app, WebSettings())
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://limner.example") as client,
    ):
        for status, code in ((404, "not_found"), (405, "method_not_allowed"), (413, "invalid_request")):
            page = await client.get(f"/refused/{status}", headers=PERSON)
            assert (page.status_code, page.headers["allow"]) == (status, "POST")
            assert f"<title>{status} · Limner</title>" in page.text
            told = await client.get(f"/refused/{status}", headers={"Accept": "application/json"})
            assert (told.status_code, told.headers["allow"], told.json()["code"]) == (status, "POST", code)

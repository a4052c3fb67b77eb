"""What people send from pages."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from limner.accounts.models import SignedIn
from limner.accounts.sign_in import SignIn
from limner.api.app import create
from limner.kit.browser import COOKIE, CSRF_HEADER, csrf_token
from limner.web.app import prepare, routers
from limner.web.settings import WebSettings
from tests.api.engine import FLAT

BASE = "http://testserver"


@pytest.fixture
async def application(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[FastAPI]:
    """The faces' common application in this process, opened."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LIMNER_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("LIMNER_WORKERS", "1")
    settings = WebSettings()
    app = create(engines=FLAT, pages=routers(settings))
    prepare(app, settings)
    async with app.router.lifespan_context(app):
        yield app


@pytest.fixture
async def somebody(application: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    """A browser that is signed in."""
    services = application.state.services
    account = await services.accounts.create("ann@example.com", "Ann", 1000)
    token = await services.sign_in.one_time_link(account.id)
    transport = httpx.ASGITransport(application)
    async with httpx.AsyncClient(transport=transport, base_url=BASE, headers={"Origin": BASE}) as client:
        assert (await client.post(f"/sign-in/link/{token}", data={"go": "on"})).status_code == 303
        client.headers["Accept"] = "application/json"
        client.headers[CSRF_HEADER] = csrf_token(client.cookies[COOKIE])
        yield client


async def test_a_session_is_looked_up_once_a_request(
    somebody: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    recognise = SignIn.recognise

    async def counted(sign_in: SignIn, token: str) -> SignedIn | None:
        asked.append(token)
        return await recognise(sign_in, token)

    monkeypatch.setattr(SignIn, "recognise", counted)
    found = {}
    for path, data in (("/create/draft", None), ("/profile/account", {"name": "Anna"}), ("/sign-out", {})):
        answer = await somebody.post(path, data=data, json=None if data is not None else {"prompt": ""})
        found[path] = answer.status_code, len(asked)
        asked.clear()
    assert found == {"/create/draft": (400, 1), "/profile/account": (303, 1), "/sign-out": (303, 1)}

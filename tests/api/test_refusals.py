"""What is refused is remembered for operators, with who asked and why, and nothing of what they sent."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from limner.api.app import create
from limner.api.context import Context
from limner.kit import refusals
from tests.api.engine import FLAT


@pytest.fixture
async def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[httpx.AsyncClient]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LIMNER_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("LIMNER_WORKERS", "1")
    app = create(engines=FLAT)
    async with app.router.lifespan_context(app):
        context: Context = app.state.context
        account = await context.services.accounts.create("ann@example.com", units=100)
        _, key = await context.services.accounts.create_key(account.id)
        headers = {"Authorization": f"Bearer {key}", "X-Account": str(account.id)}
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://limner/v1", headers=headers
        ) as http:
            yield http


async def test_what_was_refused_and_why(client: httpx.AsyncClient) -> None:
    refusals._RECENT.clear()
    account = client.headers["X-Account"]
    secret = {"prompt": "a secret wish", "size": "17x23"}
    requests = [
        client.get("/users/me"),
        client.get("/nowhere"),
        client.post("/images/generations", json=secret),
        client.get("/users/me", headers={"Authorization": "Bearer lmn_wrong"}),
    ]
    answers = [await asyncio.create_task(request) for request in requests]  # a task each, as a server has it
    assert [answer.status_code for answer in answers] == [200, 404, 400, 401]
    unauthorized, invalid = refusals.recent()
    assert (unauthorized.account, unauthorized.route, unauthorized.code) == (None, "/v1/users/me", "unauthorized")
    assert (invalid.account, invalid.method, invalid.route, invalid.status, invalid.code) == (
        account,
        "POST",
        "/v1/images/generations",
        400,
        "invalid_size",
    )
    assert [each.request_id for each in (invalid, unauthorized)] == [
        answer.headers["x-request-id"] for answer in answers[2:]
    ]
    assert "secret wish" not in repr(refusals.recent())

"""Errors that no endpoint raises on purpose, in a small application."""

from collections.abc import Iterator

import httpx
import pytest
from fastapi import FastAPI, HTTPException
from structlog.testing import capture_logs

from limner.api import errors
from limner.api.middleware import RequestFrame
from limner.engines.base import EngineError
from limner.kit.errors import LimnerError
from limner.kit.public import PublicAddress
from limner.workshop.orders import Overloaded

RAISED: dict[str, Exception] = {
    "teapot": HTTPException(418, "A teapot.", {"X-Lid": "closed"}),
    "upstream": HTTPException(502, "secret upstream"),
    "blob": LimnerError("images/ab/secret.webp could not be read"),
    "engine": EngineError("The paint ran out."),
    "full": Overloaded("Too much.", retry_after=3),
}


@pytest.fixture
def app() -> FastAPI:
    made = FastAPI()
    made.add_middleware(RequestFrame, address=PublicAddress())
    errors.register(made)

    @made.get("/{name}")
    async def stumble(name: str) -> None:
        raise RAISED[name]

    return made


@pytest.fixture
def lines() -> Iterator[list[dict[str, object]]]:
    with capture_logs() as captured:
        yield captured  # type: ignore[misc]


async def ask(app: FastAPI, name: str) -> httpx.Response:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as client:
        return await client.get(f"/{name}", headers={"X-Request-Id": "r-1"})


async def test_the_framework_s_errors_keep_their_status(app: FastAPI) -> None:
    response = await ask(app, "teapot")
    assert (response.status_code, response.headers["x-lid"]) == (418, "closed")
    assert response.json()["error"] == {
        "code": "invalid_request",
        "message": "A teapot.",
        "param": None,
        "type": "invalid_request_error",
    }


@pytest.mark.parametrize("name", ["upstream", "blob"])
async def test_internal_affairs_are_for_the_log(app: FastAPI, lines: list[dict[str, object]], name: str) -> None:
    response = await ask(app, name)
    assert (response.status_code, response.json()["code"]) == (500, "internal_error")
    assert "secret" not in response.text
    assert "r-1" in response.text
    [line] = [line for line in lines if line["log_level"] == "error"]
    assert line["exc_info"]


async def test_a_failure_that_may_be_shown_is_logged_with_its_traceback(
    app: FastAPI, lines: list[dict[str, object]]
) -> None:
    response = await ask(app, "engine")
    assert (response.status_code, response.json()["message"]) == (500, "The paint ran out.")
    [line] = [line for line in lines if line["log_level"] == "error"]
    assert line["exc_info"] is RAISED["engine"]


async def test_a_full_house_is_a_warning(app: FastAPI, lines: list[dict[str, object]]) -> None:
    response = await ask(app, "full")
    assert (response.status_code, response.headers["retry-after"]) == (503, "3")
    [line] = [line for line in lines if line["log_level"] == "warning"]
    assert line["reason"] == "Too much."
    assert "exc_info" not in line

"""Rate limits over HTTP: of a user, whatever the key, and never in the way of public pages."""

from typing import Any
from uuid import uuid4

import httpx
import pytest
from pydantic import SecretStr
from structlog.testing import capture_logs

from limner.api.limits import RateLimited, RateLimits
from limner.api.settings import ApiSettings
from limner.kit.windows import Redis
from tests.api.service import Service

FLASH = {"prompt": "x", "model": "svcv4_1_flash"}


def refused(response: httpx.Response) -> dict[str, Any]:
    assert response.status_code == 429
    assert int(response.headers["retry-after"]) >= 1
    error: dict[str, Any] = response.json()["error"]
    assert (error["type"], error["code"]) == ("rate_limit_error", "rate_limited")
    return error


def statuses(service: Service, requests: list[tuple[str, str]]) -> list[int]:
    """What a new customer's requests (method, path) are answered, all in the same moment."""
    with httpx.Client(base_url=f"{service.url}/v1", headers=service.customer().headers, timeout=60) as client:
        answers = [client.request(method, path, json={}) for method, path in requests]
    for answer in answers:
        if answer.status_code == 429:
            assert "5 requests a second" in refused(answer)["message"]
    return [answer.status_code for answer in answers]


def test_five_requests_a_second_of_a_user(limited: Service) -> None:
    assert statuses(limited, [("GET", "/users/me")] * 20) == [200] * 5 + [429] * 15


def test_a_request_counts_whatever_its_path_and_its_worth(limited: Service) -> None:
    requests = [("POST", "/images/generations"), *[("GET", "/users/me"), ("GET", "/models")] * 3]
    assert statuses(limited, requests) == [400, 200, 200, 200, 200, 429, 429]


def test_the_next_second_is_another_one_and_the_next_user_another_user(limited: Service) -> None:
    customer, other = limited.customer(), limited.customer()
    with httpx.Client(base_url=f"{limited.url}/v1", timeout=60) as client:
        ours = [client.get("/users/me", headers=customer.headers).status_code for _ in range(6)]
        assert ours == [200] * 5 + [429]
        assert client.get("/users/me", headers=other.headers).status_code == 200
        assert client.get("/users/me").status_code == 401
        limited.turn_clock(1)
        assert client.get("/users/me", headers=customer.headers).status_code == 200


def test_images_are_counted_by_what_is_asked_for(limited: Service) -> None:
    customer = limited.customer()
    with httpx.Client(base_url=f"{limited.url}/v1", headers=customer.headers, timeout=60) as client:
        assert client.post("/images/generations", json={**FLASH, "n": 6}).status_code == 200
        assert client.post("/images/generations", json={**FLASH, "n": 7}).status_code == 400, "not counted"
        assert "8 images a minute" in refused(client.post("/images/generations", json={**FLASH, "n": 3}))["message"]
        assert client.post("/images/generations", json={**FLASH, "n": 2}).status_code == 200
        refused(client.post("/images/generations", json=FLASH))
    assert limited.account(customer).balance == 100_000 - 8 * 7
    assert limited.account(customer).held == 0


def test_an_answer_given_again_is_not_counted_as_images(limited: Service) -> None:
    headers = {**limited.customer().headers, "Idempotency-Key": "once"}
    six = {**FLASH, "n": 6}
    with httpx.Client(base_url=f"{limited.url}/v1", headers=headers, timeout=60) as client:
        assert [client.post("/images/generations", json=six).status_code for _ in range(3)] == [200] * 3


async def test_what_no_wait_would_help_is_refused_without_the_promise_of_one() -> None:
    limits = RateLimits(ApiSettings(images_per_minute=3))
    with pytest.raises(RateLimited, match="3 images a minute, and this asks for 4") as caught:
        await limits.count_images(uuid4(), 4)
    assert caught.value.retry_after is None


def test_public_paths_have_no_limit(limited: Service) -> None:
    made = httpx.post(
        f"{limited.url}/v1/images/generations", json=FLASH, headers=limited.customer().headers, timeout=60
    )
    link = made.raise_for_status().json()["data"][0]["url"]
    for url in (link, f"{limited.url}/ping", f"{limited.url}/docs"):
        assert [httpx.get(url).status_code for _ in range(6)] == [200] * 6


async def test_a_redis_that_is_not_there_refuses_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Redis, "PAUSE_SECONDS", 3600)  # asked once, however slow the machine
    limits = RateLimits(ApiSettings(requests_per_second=1, redis_url=SecretStr("redis://127.0.0.1:1/0")))
    account_id = uuid4()
    with capture_logs() as lines:
        for _ in range(5):
            await limits.count_request(account_id)
    assert [line["event"] for line in lines] == ["redis_unavailable"]
    await limits.close()

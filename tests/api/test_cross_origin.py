"""Pages of any origin use the interface; nothing else of the service is theirs."""

import httpx
import pytest

from tests.api.service import Customer, Service

ORIGIN = {"Origin": "https://app.example"}


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/v1/images/generations"),
        ("GET", "/v1/models"),
        ("DELETE", "/v1/styles/00000000-0000-0000-0000-000000000000"),
        ("HEAD", "/v1/users/me"),
    ],
)
def test_a_preflight_needs_no_key(service: Service, method: str, path: str) -> None:
    wanted = "authorization, content-type, idempotency-key, x-request-id, x-stainless-os"
    asked = {**ORIGIN, "Access-Control-Request-Method": method, "Access-Control-Request-Headers": wanted}
    response = httpx.options(service.url + path, headers=asked)
    assert response.status_code == 200
    assert response.headers["access-control-allow-origin"] == "*"
    assert method in response.headers["access-control-allow-methods"].split(", ")
    assert response.headers["access-control-allow-headers"] == wanted
    assert "access-control-allow-credentials" not in response.headers
    assert "x-request-id" in response.headers


def test_answers_and_errors_may_be_read(service: Service, customer: Customer) -> None:
    key = {**ORIGIN, **customer.headers}
    with httpx.Client(base_url=f"{service.url}/v1", timeout=60) as client:
        made = client.post("/images/generations", json={"prompt": "a fox"}, headers=key)
        responses = {
            200: made,
            400: client.post("/images/generations", json={"prompt": ""}, headers=key),
            401: client.get("/users/me", headers=ORIGIN),
            404: client.get("/nothing", headers=key),
            405: client.put("/models", headers=key),
            500: client.post("/images/generations", json={"prompt": "fail"}, headers=key),
        }
    for status, response in responses.items():
        assert response.status_code == status
        assert response.headers["access-control-allow-origin"] == "*"
        assert {"X-Request-Id", "Retry-After", "X-Limner-Ignored"} < set(
            response.headers["access-control-expose-headers"].split(", ")
        )
        assert "access-control-allow-credentials" not in response.headers
    link = httpx.get(made.json()["data"][0]["url"], headers=ORIGIN)
    assert link.headers.get_list("access-control-allow-origin") == ["*"]


def test_a_fault_of_the_service_may_be_read(service: Service, customer: Customer) -> None:
    """Answered outside of everything else."""
    response = httpx.post(
        f"{service.url}/v1/images/generations", json={"prompt": "stumble"}, headers={**ORIGIN, **customer.headers}
    )
    assert response.status_code == 500
    assert response.headers["access-control-allow-origin"] == "*"


@pytest.mark.parametrize("path", ["/metrics", "/healthz", "/readyz", "/status", "/docs", "/v1nothing"])
def test_the_operators_pages_are_not_shared(service: Service, path: str) -> None:
    asked = {**ORIGIN, "Access-Control-Request-Method": "GET"}
    for response in (httpx.get(service.url + path, headers=ORIGIN), httpx.options(service.url + path, headers=asked)):
        assert "access-control-allow-origin" not in response.headers

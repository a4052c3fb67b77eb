"""Keys: who gets in, and that nothing else is looked at before."""

from uuid import UUID

import httpx
import pytest

from limner.accounts.models import Scope
from limner.api.auth import scope_needed
from limner.kit.public import PREFIX
from tests.api.service import Customer, Service

UNAUTHORIZED = (401, "text/plain", "request unauthorized")


def answer(response: httpx.Response) -> tuple[int, str, str]:
    return response.status_code, response.headers["content-type"], response.text


@pytest.mark.parametrize("scheme", ["Bearer", "bearer", "BEARER", "bEaReR"])
@pytest.mark.parametrize("space", [" ", "   "])
def test_bearer_in_any_case(service: Service, customer: Customer, scheme: str, space: str) -> None:
    headers = {"Authorization": f"{scheme}{space}{customer.key}"}
    assert httpx.get(f"{service.url}/v1/users/me", headers=headers).status_code == 200


@pytest.mark.parametrize(
    "authorization",
    [
        pytest.param(None, id="missing"),
        pytest.param("", id="empty"),
        pytest.param("Bearer", id="no key"),
        pytest.param("Bearer lmn_" + "A" * 43, id="unknown"),
        pytest.param("Bearer é", id="beyond ASCII"),
        pytest.param("Basic dXNlcjpwYXNz", id="another scheme"),
        pytest.param("Bearer a b", id="two words"),
        pytest.param("Bearer " + "x" * 7000, id="long"),
    ],
)
@pytest.mark.parametrize("path", ["users/me", "models"])
def test_without_a_valid_key(service: Service, path: str, authorization: str | None) -> None:
    headers = {} if authorization is None else {"Authorization": authorization.encode("latin-1")}
    response = httpx.get(f"{service.url}/v1/{path}", headers=headers)  # type: ignore[arg-type]
    assert answer(response) == UNAUTHORIZED
    assert response.headers["www-authenticate"] == "Bearer"
    assert response.headers["x-request-id"]


def test_the_key_is_checked_before_the_body(service: Service) -> None:
    for content_type in ("application/json", "text/csv"):
        headers = {"Content-Type": content_type}
        response = httpx.post(f"{service.url}/v1/images/generations", content=b"{" * 10, headers=headers)
        assert answer(response) == UNAUTHORIZED


def test_a_revoked_key(service: Service, customer: Customer) -> None:
    assert httpx.get(f"{service.url}/v1/users/me", headers=customer.headers).status_code == 200
    service.revoke_keys(customer)
    assert answer(httpx.get(f"{service.url}/v1/users/me", headers=customer.headers)) == UNAUTHORIZED


SCOPES = {
    ("GET", "/users/me"): "read",
    ("GET", "/styles"): "read",
    ("GET", "/models"): "read",
    ("POST", "/images/generations"): "draw",
    ("POST", "/images/removeBackground"): "draw",
    ("POST", "/prompts/enhance"): "draw",
    ("POST", "/colors/optimize"): "draw",
    ("POST", "/styles"): "all",
    ("DELETE", f"/styles/{UUID(int=0)}"): "all",
}
"""The least scope for some of the endpoints of each kind."""


@pytest.mark.parametrize("scope", ["read", "draw", "all"])
def test_a_key_does_what_its_scope_says_and_no_more(service: Service, scope: Scope) -> None:
    reach = ("read", "draw", "all").index(scope)
    headers = service.customer(scope=scope).headers
    for (method, path), least in SCOPES.items():
        service.turn_clock(2)  # the rate limit is not what is asked about
        response = httpx.request(
            method, f"{service.url}/v1{path}", headers=headers, json={} if method == "POST" else None
        )
        if ("read", "draw", "all").index(least) <= reach:
            assert response.status_code != 403, (method, path)
        else:
            assert response.status_code == 403, (method, path)
            assert response.json()["code"] == "key_scope"
            assert f"needs {least!r}" in response.json()["message"]


def test_every_endpoint_has_a_least_scope() -> None:
    """What changes nothing is `read`; what makes pictures, words or colours `draw`; whatever else may come `all`."""
    found = {
        (method, path): scope_needed(method, f"{PREFIX}{path}")
        for method, path in [*SCOPES, ("PUT", "/users/me"), ("POST", "/whatever"), ("DELETE", "/images/generations")]
    }
    assert found.items() >= SCOPES.items()
    assert {scope for pair, scope in found.items() if pair not in SCOPES} == {"all"}


def test_who_am_i(api: httpx.Client, customer: Customer) -> None:
    document = api.get("/users/me").raise_for_status().json()
    assert document == {"id": str(customer.id), "email": customer.email, "name": "Test", "credits": 100_000}


def test_keys_are_not_in_the_log(service: Service, customer: Customer) -> None:
    httpx.get(f"{service.url}/v1/users/me", headers=customer.headers)
    httpx.get(f"{service.url}/v1/users/me", headers={"Authorization": "Bearer lmn_mistyped"})
    assert customer.key not in service.lines()
    assert "lmn_mistyped" not in service.lines()

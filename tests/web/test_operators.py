"""The operators' pages: theirs alone; accounts found, invited, topped up, limited; figures that count."""

import re

import httpx
import pytest

from tests.api.service import Customer, Service
from tests.web.people import appoint, browser, signed_in

PAGES = ("/operators", "/operators/accounts", "/operators/figures")


def test_they_are_for_operators_alone(visitor: httpx.Client, customer: Customer) -> None:
    assert "Operate" not in visitor.get("/gallery").text
    for path in (*PAGES, f"/operators/accounts/{customer.id}"):
        assert visitor.get(path).status_code == 403
    for path in ("units", "limits", "role", "link"):
        answer = visitor.post(f"/operators/accounts/{customer.id}/{path}", data={"units": "5", "role": "operator"})
        assert answer.status_code == 403


def test_an_account_is_found_and_shown(operator: httpx.Client, customer: Customer) -> None:
    found = operator.get("/operators/accounts", params={"search": customer.email[:12]}).text
    assert f"/operators/accounts/{customer.id}" in found
    assert customer.email in operator.get(f"/operators/accounts/{customer.id}").text


def test_units_are_added_with_a_reason(operator: httpx.Client, service: Service, customer: Customer) -> None:
    path = f"/operators/accounts/{customer.id}"
    assert operator.post(f"{path}/units", data={"units": "500", "reason": "a prize"}).status_code == 303
    assert service.account(customer).balance == 100_500
    assert "a prize (" in operator.get(path).text


def test_the_ledger_agrees_with_the_balance_while_the_replica_is_behind(behind: Service) -> None:
    customer = behind.customer()
    appoint(behind, customer, "operator")
    with signed_in(behind, customer) as client:
        path = f"/operators/accounts/{customer.id}"
        assert client.post(f"{path}/units", data={"units": "500", "reason": "a prize"}).status_code == 303
        shown = client.get(path).text
        assert re.search(r"100\D500", shown)
        assert "a prize (" in shown
        assert customer.email not in client.get("/operators/accounts").text, "the list is of the replica"


@pytest.mark.parametrize(
    ("units", "reason"), [("", "x"), ("0", "x"), ("-5", "x"), ("1e3", "x"), ("٣", "x"), ("9" * 16, "x"), ("5", " ")]
)
def test_units_that_cannot_be(
    operator: httpx.Client, service: Service, customer: Customer, units: str, reason: str
) -> None:
    path = f"/operators/accounts/{customer.id}/units"
    assert operator.post(path, data={"units": units, "reason": reason}).status_code == 400
    assert service.account(customer).balance == 100_000


def test_limits_of_an_account_hold(operator: httpx.Client, service: Service, customer: Customer) -> None:
    path = f"/operators/accounts/{customer.id}"
    assert operator.post(f"{path}/limits", data={"images_per_minute": "1"}).status_code == 303
    body = {"prompt": "a fox", "model": "svcv4_1_flash", "n": 2}
    answer = httpx.post(f"{service.url}/v1/images/generations", headers=customer.headers, json=body, timeout=60)
    assert answer.status_code == 429
    assert operator.post(f"{path}/limits", data={"images_per_minute": "-1"}).status_code == 400


def test_a_key_is_revoked(operator: httpx.Client, service: Service, customer: Customer) -> None:
    page = operator.get(f"/operators/accounts/{customer.id}").text
    (path,) = re.findall(r"/operators/accounts/[0-9a-f-]{36}/keys/[0-9a-f-]{36}/revoke", page)
    assert operator.post(path, data={"a": "b"}).status_code == 303
    assert httpx.get(f"{service.url}/v1/users/me", headers=customer.headers).status_code == 401


def test_somebody_is_invited_and_sets_a_password(operator: httpx.Client, service: Service) -> None:
    page = operator.post("/operators/accounts", data={"email": "Grace@Example.com", "name": "Grace"}).text
    found = re.search(r"/sign-in/link/(lml_[A-Za-z0-9_-]+)", page)
    assert found
    with browser(service) as client:
        assert "grace@example.com" in client.get(found[0]).text
        assert client.post(found[0], data={"password": "correct horse battery"}).status_code == 303
        assert "Grace" in client.get("/profile").text
    assert operator.post("/operators/accounts", data={"email": "nothing"}).status_code == 400


def test_nobody_changes_their_own_role(operator: httpx.Client, service: Service, customer: Customer) -> None:
    own = operator.get("/v1/users/me").json()["id"]
    assert operator.post(f"/operators/accounts/{own}/role", data={"role": "user"}).status_code == 400
    assert operator.post(f"/operators/accounts/{customer.id}/role", data={"role": "operator"}).status_code == 303
    assert service.account(customer).role == "operator"
    assert operator.post(f"/operators/accounts/{customer.id}/role", data={"role": "king"}).status_code == 400


def test_the_figures_count_what_happens(operator: httpx.Client, service: Service) -> None:
    before = operator.get("/operators/figures").json()
    httpx.get(f"{service.url}/v1/users/me")
    after = operator.get("/operators/figures").json()
    assert after["requests"] >= before["requests"] + 1
    assert after["refused"] >= before["refused"] + 1
    assert after["engines"]["darkroom"] == "ready"


def test_engines_are_shown(operator: httpx.Client) -> None:
    page = operator.get("/operators").text
    assert "darkroom" in page
    assert "ready" in page

"""The profile: balance and ledger, keys, sessions, the account; and that it is its owner's alone."""

import csv
import io
import re

import httpx
import pytest

from limner.kit.browser import COOKIE
from limner.web.profile import _top
from tests.api.service import Customer, Service
from tests.web.people import browser, signed_in

PASSWORD = "correct horse battery"
SCRIPT = "<script>alert(1)</script>"


def draw(client: httpx.Client, **body: object) -> dict[str, object]:
    answer = client.post("/v1/images/generations", json={"prompt": "a fox", "model": "svcv4_1_flash", **body})
    assert answer.status_code == 200, answer.text
    made: dict[str, object] = answer.json()
    return made


def key_of(page: str) -> str:
    found = re.search(r"lmn_[A-Za-z0-9_-]{43}", page)
    assert found
    return found[0]


def test_the_ledger_agrees_with_the_balance_while_the_replica_is_behind(behind: Service) -> None:
    with signed_in(behind, behind.customer()) as client:
        assert "opening balance" in client.get("/profile").text


def test_each_request_is_in_the_ledger_with_its_pictures(visitor: httpx.Client) -> None:
    made = draw(visitor, n=2)
    page = visitor.get("/profile").text
    assert "99\u202f986" in page
    assert "-14" in page
    for image in made["data"]:  # type: ignore[attr-defined]
        assert f"/gallery/{image['image_id']}" in page
    rows = list(csv.DictReader(io.StringIO(visitor.get("/profile/ledger.csv").text)))
    assert [(row["kind"], row["operation"], row["images"], row["units"]) for row in rows] == [
        ("charge", "generate", "2", "-14"),
        ("top_up", "", "0", "100000"),
    ]


def test_a_key_is_shown_once_works_and_can_be_revoked(visitor: httpx.Client, service: Service) -> None:
    page = visitor.post("/profile/keys", data={"label": SCRIPT, "scope": "read"}).text
    key = key_of(page)
    headers = {"Authorization": f"Bearer {key}"}
    assert httpx.get(f"{service.url}/v1/users/me", headers=headers).status_code == 200
    refused = httpx.post(f"{service.url}/v1/images/generations", headers=headers, json={"prompt": "x"})
    assert refused.json()["error"]["code"] == "key_scope"
    page = visitor.get("/profile/keys").text
    assert key not in page
    assert SCRIPT not in page
    assert "&lt;script&gt;" in page
    paths = re.findall(r"/profile/keys/[0-9a-f-]{36}/revoke", page)
    assert len(paths) == 2  # the customer had one
    for path in paths:
        assert visitor.post(path, data={"a": "b"}).status_code == 303
    assert httpx.get(f"{service.url}/v1/users/me", headers=headers).status_code == 401


def test_no_key_at_balance_zero(service: Service) -> None:
    poor = service.customer(units=0)
    with signed_in(service, poor) as client:
        assert "balance above 0" in client.get("/profile/keys").text
        answer = client.post("/profile/keys", data={"label": "x"})
        assert answer.status_code == 402
        assert "lmn_" not in answer.text


def test_another_accounts_key_cannot_be_revoked(visitor: httpx.Client, service: Service) -> None:
    other = service.customer()
    with signed_in(service, other) as client:
        (path,) = re.findall(r"/profile/keys/[0-9a-f-]{36}/revoke", client.get("/profile/keys").text)
        assert visitor.post(path, data={"a": "b"}).status_code == 404
        assert httpx.get(f"{service.url}/v1/users/me", headers=other.headers).status_code == 200


def test_a_new_password_ends_all_other_sessions(service: Service, customer: Customer) -> None:
    with signed_in(service, customer) as here, signed_in(service, customer) as there:
        before = here.cookies[COOKIE]
        assert here.post("/profile/password", data={"password": PASSWORD}).status_code == 303
        assert here.cookies[COOKIE] != before
        assert here.get("/profile").status_code == 200
        assert there.get("/profile").status_code == 303


@pytest.mark.parametrize("password", ["short", "x" * 257])
def test_a_password_that_cannot_be_is_refused(visitor: httpx.Client, password: str) -> None:
    answer = visitor.post("/profile/password", data={"password": password})
    assert answer.status_code == 400
    assert "10 to 256 characters" in answer.text


def test_sessions_are_listed_and_ended(service: Service, customer: Customer) -> None:
    with signed_in(service, customer) as here, signed_in(service, customer) as there:
        page = here.get("/profile/security").text
        (path,) = re.findall(r"/profile/sessions/[0-9a-f-]{36}/end", page)
        assert "this one" in page
        assert here.post(path, data={"a": "b"}).status_code == 303
        assert there.get("/profile").status_code == 303
        assert here.get("/profile").status_code == 200


def test_a_name_is_changed_and_never_markup(visitor: httpx.Client) -> None:
    assert visitor.post("/profile/account", data={"name": SCRIPT}).status_code == 303
    page = visitor.get("/profile").text
    assert SCRIPT not in page
    assert "&lt;script&gt;alert(1)" in page
    answer = visitor.post("/profile/account", data={"name": "x" * 201})
    assert answer.status_code == 400
    assert "up to 200 characters" in answer.text


def test_a_deleted_account_is_gone_with_all_it_kept(service: Service, customer: Customer) -> None:
    with signed_in(service, customer) as client:
        url = draw(client)["data"][0]["url"]  # type: ignore[index]
        assert client.post("/profile/account/delete", data={"password": ""}).status_code == 303
        assert client.get("/profile").status_code == 303
    assert httpx.get(f"{service.url}/v1/users/me", headers=customer.headers).status_code == 401
    assert httpx.get(url).status_code in (404, 410)
    assert service.audit() == ()


def test_strangers_see_nothing(service: Service) -> None:
    with browser(service) as client:
        for path in ("/profile", "/profile/keys", "/profile/ledger.csv", "/gallery", "/styles", "/operators"):
            assert client.get(path).status_code == 303


@pytest.mark.parametrize(("highest", "top"), [(0, 10), (9, 10), (10, 10), (105, 200), (200, 200), (501, 1000)])
def test_the_chart_ends_at_a_round_number(highest: int, top: int) -> None:
    assert _top(highest) == top


def test_the_chart_says_units_and_dollars_and_stands_as_a_table_too(visitor: httpx.Client) -> None:
    visitor.post("/v1/images/generations", json={"prompt": "a fox"})
    page = visitor.get("/profile").text
    assert '<li>50<span class="soft"> $0.05</span></li>' in page
    assert '<li>25<span class="soft"> $0.025</span></li>' in page
    row = '</th><td>Generate 35</td><td class="number">35</td><td class="number">0.035</td></tr>'
    assert re.search(rf'<th scope="row">\d{{4}}-\d\d-\d\d{row}', page)

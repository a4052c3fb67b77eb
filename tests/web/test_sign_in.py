"""Signing in by the pages: who may, who may not, and what another site's page cannot do."""

import httpx
import pytest

from limner.kit.browser import COOKIE, CSRF_HEADER
from tests.api.conftest import StartService
from tests.api.service import Customer, Service
from tests.web.people import browser, link_for, signed_in

PASSWORD = "correct horse battery"


@pytest.fixture
def known(service: Service, customer: Customer) -> Customer:
    """A customer with a password."""
    with signed_in(service, customer) as client:
        answer = client.post("/profile/password", data={"password": PASSWORD})
        assert answer.status_code == 303, answer.text
    return customer


def test_pages_lead_to_the_form_and_back(service: Service, known: Customer) -> None:
    with browser(service) as client:
        led = client.get("/gallery?words=fox")
        assert (led.status_code, led.headers["location"]) == (303, "/sign-in?next=/gallery%3Fwords%3Dfox")
        form = client.get(led.headers["location"])
        assert 'value="/gallery?words=fox"' in form.text
        answer = client.post(
            "/sign-in", data={"email": known.email.upper(), "password": PASSWORD, "next": "/gallery?words=fox"}
        )
        assert (answer.status_code, answer.headers["location"]) == (303, "/gallery?words=fox")
        assert client.get("/gallery").status_code == 200


def test_the_cookie_is_the_browsers_own(service: Service, known: Customer) -> None:
    with browser(service) as client:
        answer = client.post("/sign-in", data={"email": known.email, "password": PASSWORD})
        cookie = answer.headers["set-cookie"].lower()
        for part in ("httponly", "samesite=lax", "path=/", "max-age="):
            assert part in cookie
        assert "secure" not in cookie  # plain http on this machine
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "elsewhere", ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", "/\tevil"]
)
def test_nobody_is_led_elsewhere(service: Service, known: Customer, elsewhere: str) -> None:
    with browser(service) as client:
        answer = client.post("/sign-in", data={"email": known.email, "password": PASSWORD, "next": elsewhere})
        assert (answer.status_code, answer.headers["location"]) == (303, "/")
        answer = client.get("/sign-in", params={"next": elsewhere})
        assert answer.headers["location"] == "/"


@pytest.mark.parametrize(("email", "password"), [("", ""), ("nobody@example.com", PASSWORD), (None, "wrong")])
def test_what_is_wrong_is_not_told(service: Service, known: Customer, email: str | None, password: str) -> None:
    with browser(service) as client:
        answer = client.post("/sign-in", data={"email": known.email if email is None else email, "password": password})
        assert answer.status_code == 401
        assert "Address and password do not go together." in answer.text
        assert COOKIE not in client.cookies


def test_guesses_are_slowed(start_service: StartService) -> None:
    service: Service = start_service()  # of its own: addresses are slowed too
    customer = service.customer()
    with browser(service) as client:
        answers = [client.post("/sign-in", data={"email": customer.email, "password": str(n)}) for n in range(9)]
    assert {answer.status_code for answer in answers} == {401, 429}
    assert int(answers[-1].headers["retry-after"]) >= 1


def test_a_session_that_was_planted_is_not_taken_over(service: Service, known: Customer) -> None:
    with browser(service) as client:
        client.cookies.set(COOKIE, "lms_" + "A" * 43)
        client.post("/sign-in", data={"email": known.email, "password": PASSWORD})
        assert all("A" * 43 not in str(cookie.value) for cookie in list(client.cookies.jar)[-1:])


def test_a_link_is_good_once_and_looking_does_not_count(service: Service, customer: Customer) -> None:
    token = link_for(service, customer.id)
    with browser(service) as client:
        for _ in range(3):
            assert customer.email in client.get(f"/sign-in/link/{token}").text
        assert client.post(f"/sign-in/link/{token}", data={"a": "b"}).status_code == 303
    with browser(service) as other:
        answer = other.post(f"/sign-in/link/{token}", data={"a": "b"})
        assert answer.status_code == 410
        assert "was used before" in answer.text


def test_who_is_signed_in_already_may_use_a_link(service: Service, customer: Customer) -> None:
    other = service.customer()
    with signed_in(service, customer) as client:
        del client.headers[CSRF_HEADER]
        before = client.cookies[COOKIE]
        assert client.post(f"/sign-in/link/{link_for(service, other.id)}", data={"a": "b"}).status_code == 303
        assert client.cookies[COOKIE] != before
        assert other.email in client.get("/profile").text


@pytest.mark.parametrize(("form", "cleared"), [({}, '"cache", "storage"'), ({"cleared": "yes"}, '"cache"')])
def test_the_answer_clears_what_the_page_could_not(
    service: Service, customer: Customer, form: dict[str, str], cleared: str
) -> None:
    with signed_in(service, customer) as client:
        answer = client.post("/sign-out", data=form)
        assert answer.headers["Clear-Site-Data"] == cleared


def test_signing_out_ends_the_session_everywhere(service: Service, customer: Customer) -> None:
    with signed_in(service, customer) as client:
        stolen = client.cookies[COOKIE]
        answer = client.post("/sign-out", data={"a": "b"})
        assert answer.status_code == 303
        assert answer.headers["Clear-Site-Data"] == '"cache", "storage"'
        assert COOKIE not in client.cookies
    with browser(service) as thief:
        thief.cookies.set(COOKIE, stolen)
        assert thief.get("/gallery").status_code == 303
        assert thief.get("/v1/users/me").status_code == 401


FORGED: list[dict[str, str]] = [
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
]


@pytest.mark.parametrize("headers", FORGED, ids=str)
@pytest.mark.parametrize("path", ["/profile/keys", "/gallery/delete", "/sign-in", "/sign-out", "/v1/styles"])
def test_another_sites_page_can_change_nothing(visitor: httpx.Client, path: str, headers: dict[str, str]) -> None:
    answer = visitor.post(path, data={"label": "x"}, headers=headers)
    assert answer.status_code == 403
    assert "another site" in answer.text


@pytest.mark.parametrize("path", ["/profile/keys", "/gallery/delete", "/sign-out", "/v1/images/generations"])
@pytest.mark.parametrize("token", ["", "0" * 64])
def test_no_change_without_the_sessions_own_proof(visitor: httpx.Client, path: str, token: str) -> None:
    answer = visitor.post(path, data={"prompt": "x"}, headers={CSRF_HEADER: token})
    assert answer.status_code == 403
    assert "older than its session" in answer.text


def test_the_interface_takes_the_session_in_place_of_a_key(visitor: httpx.Client, customer: Customer) -> None:
    assert visitor.get("/v1/users/me").json()["email"] == customer.email
    answer = visitor.post("/v1/images/generations", json={"prompt": "a fox", "model": "svcv4_1_flash"})
    assert answer.status_code == 200, answer.text


def test_a_key_that_is_wrong_is_not_helped_by_a_session(visitor: httpx.Client) -> None:
    assert visitor.get("/v1/users/me", headers={"Authorization": "Bearer lmn_no"}).status_code == 401


def test_pages_stand_in_no_frame_and_run_nothing_inline(visitor: httpx.Client) -> None:
    for path in ("/", "/gallery", "/styles", "/profile", "/profile/keys"):
        answer = visitor.get(path)
        policy = answer.headers["content-security-policy"]
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-frame-options"] == "DENY"
        assert " style=" not in answer.text
        assert " onclick=" not in answer.text


def test_the_web_application_can_be_left_out_whole(start_service: StartService) -> None:
    service: Service = start_service(web="off")
    for path in ("/gallery", "/sign-in", "/profile", "/static/x/app.js"):
        assert httpx.get(service.url + path).status_code == 404
    answer = httpx.get(f"{service.url}/nothing", headers={"Accept": "text/html"})
    assert (answer.headers["content-type"], answer.text) == ("text/plain", "404 page not found")
    bare = httpx.get(service.url)
    assert (bare.status_code, bare.headers["location"]) == (307, "docs")
    assert bare.next_request
    assert str(bare.next_request.url) == f"{service.url}/docs", "the reference"

"""The proof that a change comes from a page of this service: its own token, and its own origin."""

import pytest
from starlette.requests import Request

from limner.kit.browser import Forged, check_csrf, check_origin, cookie_name, csrf_token, session_token

BASE = "https://pictures.example.com/limner"


def request(method: str = "POST", **headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "method": method, "headers": raw, "path": "/"})


@pytest.mark.parametrize(
    "headers",
    [
        {"sec_fetch_site": "same-origin"},
        {"sec_fetch_site": "none"},
        {"origin": "https://pictures.example.com"},
        {"origin": "https://PICTURES.example.com", "sec_fetch_site": "same-origin"},
    ],
    ids=str,
)
def test_the_services_own_pages_may(headers: dict[str, str]) -> None:
    check_origin(request(**headers), BASE)


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"sec_fetch_site": "cross-site"},
        {"sec_fetch_site": "same-site", "origin": "https://pictures.example.com"},
        {"origin": "http://pictures.example.com"},
        {"origin": "https://pictures.example.com:8443"},
        {"origin": "https://pictures.example.com.evil.example"},
        {"origin": "null"},
    ],
    ids=str,
)
def test_nobody_elses_may(headers: dict[str, str]) -> None:
    with pytest.raises(Forged):
        check_origin(request(**headers), BASE)


def test_looking_needs_no_proof() -> None:
    check_origin(request("GET", sec_fetch_site="cross-site"), BASE)
    check_csrf(request("HEAD"), "lms_token", None)


@pytest.mark.parametrize("given", [None, "", "é", csrf_token("lms_other"), "lms_token"])
def test_a_token_is_a_sessions_own(given: str | None) -> None:
    check_csrf(request(), "lms_token", csrf_token("lms_token"))
    with pytest.raises(Forged):
        check_csrf(request(), "lms_token", given)


def test_behind_tls_only_the_hosts_own_cookie_counts() -> None:
    assert cookie_name(BASE).startswith("__Host-")
    planted = request("GET", cookie="limner_session=planted")
    assert session_token(planted, BASE) is None
    assert session_token(planted, "http://127.0.0.1:8000") == "planted"

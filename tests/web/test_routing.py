"""What is at no address, to people and to programs."""

import httpx
import pytest

from tests.api.service import Service
from tests.web.people import browser

PERSON = {"Accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}


def test_a_person_gets_a_page(service: Service, visitor: httpx.Client) -> None:
    with browser(service) as nobody:
        answers = [client.get("/nothing", headers=PERSON) for client in (visitor, nobody)]
    for answer in answers:
        assert answer.status_code == 404
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert "There is nothing at this address." in answer.text
    assert ["/gallery" in answer.text for answer in answers] == [True, False]


@pytest.mark.parametrize(("method", "path", "allowed"), [("GET", "/sign-out", "POST"), ("POST", "/styles", "GET")])
def test_a_person_gets_a_page_for_what_is_not_opened_so(
    visitor: httpx.Client, method: str, path: str, allowed: str
) -> None:
    answer = visitor.request(method, path, headers=PERSON)
    assert (answer.status_code, answer.headers["allow"]) == (405, allowed)
    assert "not opened like this" in answer.text
    assert "<!doctype html>" in answer.text


@pytest.mark.parametrize("path", ["/v1", "/v1/nothing", "/v1/images/nothing/at/all"])
def test_the_interface_answers_as_it_does(visitor: httpx.Client, path: str) -> None:
    answer = visitor.get(path, headers=PERSON)
    assert (answer.status_code, answer.headers["content-type"], answer.text) == (
        404,
        "text/plain",
        "404 page not found",
    )


def test_programs_get_what_the_interface_says(visitor: httpx.Client) -> None:
    assert visitor.get("/nothing").text == "404 page not found"
    assert visitor.get("/nothing", headers={"Accept": "application/json"}).text == "404 page not found"
    refused = visitor.get("/sign-out")
    assert (refused.status_code, refused.json()["code"]) == (405, "method_not_allowed")
    assert visitor.get("/v1/images/generations", headers=PERSON).json()["code"] == "method_not_allowed"

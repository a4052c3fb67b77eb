"""The pages of styles: one's own, shown, published, shared and deleted; and never somebody else's."""

import io
import re

import httpx
import numpy as np
import pytest
from PIL import Image

from tests.api.service import Customer, Service
from tests.web.people import signed_in


def make(client: httpx.Client) -> str:
    """The id of a new style."""
    file = io.BytesIO()
    Image.fromarray(np.full((64, 64, 3), (180, 60, 40), np.uint8)).save(file, "PNG")
    answer = client.post("/v1/styles", files={"files": ("r.png", file.getvalue(), "image/png")}, data={"style": "any"})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"])


def test_a_style_is_listed_and_shown(visitor: httpx.Client) -> None:
    assert "None yet" in visitor.get("/styles").text
    style = make(visitor)
    assert f"/styles/{style}" in visitor.get("/styles").text
    page = visitor.get(f"/styles/{style}").text
    assert "You alone." in page
    assert 'class="palette"' in page
    assert visitor.get(f"/styles/{style}/preview").headers["content-type"] == "image/webp"


def test_a_style_has_a_name_that_its_owner_gives_it(visitor: httpx.Client, service: Service) -> None:
    style = make(visitor)
    assert "<h1>Unnamed style</h1>" in visitor.get(f"/styles/{style}").text
    assert visitor.post(f"/styles/{style}/name", data={"name": "  Harbour <ink> "}).status_code == 303
    for path in ("/styles", f"/styles/{style}", "/"):
        assert "Harbour &lt;ink&gt;" in visitor.get(path).text
    answer = visitor.post(f"/styles/{style}/name", data={"name": "a" * 81})
    assert answer.status_code == 400
    assert "A name has up to 80 characters; this one has 81." in answer.text
    visitor.post(f"/styles/{style}/public", data={"public": "yes"})
    with signed_in(service, service.customer()) as stranger:
        assert stranger.post(f"/styles/{style}/name", data={"name": "Mine"}).status_code == 404


def test_models_have_one_name_on_all_pages(visitor: httpx.Client) -> None:
    for path in ("/", "/edit", "/styles"):
        assert "svc V4 Styles Pro Vector" in visitor.get(path).text


def test_a_style_is_shared_and_taken_back(visitor: httpx.Client, service: Service) -> None:
    style, other = make(visitor), service.customer()
    with signed_in(service, other) as friend:
        assert friend.get(f"/styles/{style}").status_code == 404
        said = visitor.post(f"/styles/{style}/share", data={"email": other.email}).text
        assert f"If there is an account for {other.email}" in said
        assert friend.get(f"/styles/{style}").status_code == 200
        assert "Who may use it" not in friend.get(f"/styles/{style}").text
        assert visitor.post(f"/styles/{style}/unshare", data={"a": "b"}).status_code == 303
        assert friend.get(f"/styles/{style}").status_code == 404


def test_whether_an_address_exists_is_not_told(visitor: httpx.Client) -> None:
    style = make(visitor)
    answer = visitor.post(f"/styles/{style}/share", data={"email": "nobody@example.com"})
    assert answer.status_code == 200
    assert "If there is an account for nobody@example.com" in answer.text


def test_a_public_style_is_everybodys_to_use_and_nobodys_to_change(visitor: httpx.Client, service: Service) -> None:
    style = make(visitor)
    assert visitor.post(f"/styles/{style}/public", data={"public": "yes"}).status_code == 303
    with signed_in(service, service.customer()) as stranger:
        assert stranger.get(f"/styles/{style}").status_code == 200
        for path, data in (("public", {"public": "no"}), ("share", {"email": "a@b.c"}), ("unshare", {"a": "b"})):
            assert stranger.post(f"/styles/{style}/{path}", data=data).status_code == 404
        assert stranger.post(f"/styles/{style}/delete", data={"a": "b"}).status_code == 404
    assert visitor.get(f"/styles/{style}").status_code == 200


def test_a_style_is_deleted(visitor: httpx.Client) -> None:
    style = make(visitor)
    assert visitor.post(f"/styles/{style}/delete", data={"a": "b"}).status_code == 303
    assert visitor.get(f"/styles/{style}").status_code == 404


@pytest.mark.parametrize("path", ["/styles/basic", "/styles/nothing", "/styles/00000000-0000-4000-8000-000000000000"])
def test_no_such_style(visitor: httpx.Client, path: str, customer: Customer) -> None:
    answer = visitor.get(path)
    assert answer.status_code in (400, 404)
    assert re.search(r"<h1>.*</h1>", answer.text)

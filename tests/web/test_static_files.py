"""Files that pages refer to."""

import re

import httpx

from tests.api.service import Service


def address(visitor: httpx.Client, name: str) -> str:
    """Where the page for drawing finds a file."""
    found = re.search(rf'"(/static/\w+/{re.escape(name)})"', visitor.get("/").text)
    assert found
    return found[1]


def test_a_file_is_the_same_packed_and_plain_and_kept_for_ever(visitor: httpx.Client) -> None:
    where = address(visitor, "create.js")
    packed = visitor.get(where, headers={"Accept-Encoding": "gzip"})
    plain = visitor.get(where, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    for answer in (packed, plain):
        assert answer.headers["vary"] == "Accept-Encoding"
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"].startswith("text/javascript")


def test_what_is_no_file_is_not_there(service: Service) -> None:
    assert httpx.get(f"{service.url}/static/0/nothing.js").status_code == 404
    assert httpx.get(f"{service.url}/static/0/..%2fapp.py").status_code == 404

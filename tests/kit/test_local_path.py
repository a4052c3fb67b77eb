"""Nobody is led to another origin by a path that is let through."""

import re
from urllib.parse import urljoin, urlsplit

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from limner.kit.local_path import local_path

BASE = "https://pictures.example.com/sign-in?next=/"
ORIGIN = ("https", "pictures.example.com")
TRICKS = st.lists(
    st.sampled_from(["/", "\\", "\t", "\n", "\r", " ", ".", "..", ":", "@", "?", "#", "evil.example", "https:", "\x00"])
).map("".join)


def as_browsers_read(path: str) -> str:
    """What the URL Standard does first: ends are trimmed, tabs and line breaks dropped, backslashes turned."""
    trimmed = path.strip("".join(map(chr, range(0x21))))
    return re.sub("[\t\n\r]", "", trimmed).replace("\\", "/")


@given(TRICKS | st.text() | st.text().map("/".__add__))
@example("/\\evil.example")
@example("/\t/evil.example")
@example("//evil.example")
@example("/ /evil.example")
def test_what_is_let_through_stays_on_the_origin(path: str) -> None:
    allowed = local_path(path)
    for address in (allowed, as_browsers_read(allowed)):
        joined = urlsplit(urljoin(BASE, address))
        assert (joined.scheme, joined.netloc) == ORIGIN
        assert address.startswith("/")
        assert not address.startswith("//")


@pytest.mark.parametrize("path", ["/", "/gallery", "/gallery?words=a fox", "/styles/1#trials", "/?prompt=Füchse"])
def test_paths_of_the_service_stay_as_they_are(path: str) -> None:
    assert local_path(path) == path


@pytest.mark.parametrize("path", ["", "gallery", "https://evil.example", "//evil", "/\\evil", "/a\\b", "/\tevil"])
def test_everything_else_leads_to_the_first_page(path: str) -> None:
    assert local_path(path) == "/"

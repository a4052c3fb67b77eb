"""What may be asked of whom, and how it is shown."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.imaging.url import read_url, shown


@pytest.mark.parametrize(
    ("text", "authority", "port", "target"),
    [
        ("http://example.com", "example.com", 80, "/"),
        ("  https://Example.COM/a%20b?x=1&y=é#part  ", "example.com", 443, "/a%20b?x=1&y=%C3%A9"),
        ("https://example.com:8443/a b", "example.com:8443", 8443, "/a%20b"),
        ("http://example.com:80?q", "example.com", 80, "/?q"),
        ("http://[::1]:8000/", "[::1]:8000", 8000, "/"),
        ("http://bücher.example/ü", "xn--bcher-kva.example", 80, "/%C3%BC"),
        ("http://my_host.local./x", "my_host.local.", 80, "/x"),
    ],
)
def test_parts(text: str, authority: str, port: int, target: str) -> None:
    url = read_url(text)
    assert (url.authority, url.port, url.target) == (authority, port, target)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "neither an http"),
        ("example.com/a.png", "neither an http"),
        ("file:///etc/passwd", "neither an http"),
        ("ftp://example.com/", "neither an http"),
        ("gopher://127.0.0.1:6379/_x", "neither an http"),
        ("//example.com/", "neither an http"),
        ("http://", "no host"),
        ("http:///a", "no host"),
        ("http://:80/", "no host"),
        ("http://ada:secret@example.com/", "password"),
        ("http://@example.com/", "password"),
        ("http://example.com:65536/", "well-formed"),
        ("http://example.com:x/", "well-formed"),
        ("http://[::1/", "well-formed"),
        ("http://[1.2.3.4]/", "well-formed"),
        ("http://example.com\\@127.0.0.1/", "backslashes"),
        ("http://example.com/\r\nX: y", "control"),
        ("http://exa\tmple.com/", "control"),
        ("http://exa mple.com/", "host name"),
        ("http://exam%70le.com/", "host name"),
        ("http://a..b/", "host name"),
        ("http://" + "a" * 64 + ".com/", "host name"),
        ("http://example.com/" + "a" * 8_192, "characters"),
    ],
)
def test_what_is_never_asked_for(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        read_url(text)


def test_redirects_are_relative_to_what_was_asked() -> None:
    url = read_url("https://example.com/a/b?q")
    assert url.joined("c?d").target == "/a/c?d"
    assert url.joined("//other.example/").authority == "other.example"
    with pytest.raises(ValueError, match="neither"):
        url.joined("file:///etc/passwd")


def test_a_message_shows_no_secrets() -> None:
    assert shown("https://ada:pw@example.com/a?token=1#x") == '"https://example.com/a"'
    assert len(shown("https://example.com/" + "a" * 9_000)) < 300


@given(st.text(max_size=60), st.sampled_from(["", "http://", "https://[", "http://example.com:"]))
def test_any_text_is_a_url_or_a_value_error(text: str, start: str) -> None:
    try:
        url = read_url(start + text)
    except ValueError:
        return
    assert (url.authority + url.target).isascii()
    assert not set(url.target) & set(" \r\n")

"""Addresses: links lead to where the client came from, and nobody else decides where that is."""

from ipaddress import ip_network

import pytest
from fastapi import Request

from limner.kit.public import PublicAddress

TRUSTING = PublicAddress(trusted=(ip_network("10.0.0.0/8"), ip_network("::1/128")))


def request(peer: str = "203.0.113.9", scheme: str = "http", **headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()]
    return Request(
        {
            "type": "http",
            "scheme": scheme,
            "path": "/v1/images/generations",
            "query_string": b"",
            "client": (peer, 1234),
            "server": ("192.0.2.1", 8000),
            "headers": raw,
        }
    )


@pytest.mark.parametrize(
    ("headers", "base"),
    [
        pytest.param({"host": "limner.test:8000"}, "http://limner.test:8000/v1", id="host"),
        pytest.param({"host": "[::1]:8000"}, "http://[::1]:8000/v1", id="IPv6"),
        pytest.param({}, "http://192.0.2.1:8000/v1", id="no host"),
        pytest.param({"host": 'a"b'}, "http://192.0.2.1:8000/v1", id="a host that breaks out of quotes"),
        pytest.param({"host": "a/b?c"}, "http://192.0.2.1:8000/v1", id="a host with a path"),
        pytest.param({"host": "a.test@evil.test"}, "http://192.0.2.1:8000/v1", id="a host with a user"),
        pytest.param({"host": "a.test", "x_forwarded_host": "evil.test"}, "http://a.test/v1", id="forwarded by anyone"),
    ],
)
def test_base_for_a_direct_client(headers: dict[str, str], base: str) -> None:
    assert TRUSTING.base(request(**headers)) == base


@pytest.mark.parametrize(
    ("headers", "base"),
    [
        pytest.param({"x_forwarded_proto": "https"}, "https://inner/v1", id="scheme"),
        pytest.param({"x_forwarded_proto": "gopher"}, "http://inner/v1", id="a scheme that is none"),
        pytest.param({"x_forwarded_host": "outer.test"}, "http://outer.test/v1", id="host"),
        pytest.param(
            {"x_forwarded_host": "evil.test, outer.test"}, "http://outer.test/v1", id="what the proxy itself says"
        ),
        pytest.param({"x_forwarded_host": "<script>"}, "http://inner/v1", id="nonsense"),
    ],
)
def test_base_behind_a_trusted_proxy(headers: dict[str, str], base: str) -> None:
    assert TRUSTING.base(request("10.1.2.3", host="inner", **headers)) == base


def test_a_set_base_is_taken_as_it_is() -> None:
    address = PublicAddress("https://pictures.example.com/api/v1")
    assert address.base(request(host="inner")) == "https://pictures.example.com/api/v1"


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        pytest.param("203.0.113.9", "198.51.100.1", "203.0.113.9", id="not trusted"),
        pytest.param("10.0.0.1", "198.51.100.1", "198.51.100.1", id="one proxy"),
        pytest.param("10.0.0.1", "192.0.2.66, 198.51.100.1, 10.0.0.2", "198.51.100.1", id="two proxies"),
        pytest.param("10.0.0.1", "", "10.0.0.1", id="the proxy itself"),
        pytest.param("::1", "2001:db8::1", "2001:db8::1", id="IPv6"),
    ],
)
def test_client(peer: str, forwarded: str, client: str) -> None:
    assert TRUSTING.client(request(peer, x_forwarded_for=forwarded)) == client

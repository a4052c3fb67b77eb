"""The public internet, and what is not of it."""

from ipaddress import ip_address

import pytest

from limner.imaging.address import may_reach, plain
from limner.imaging.settings import FetchSettings
from limner.kit.errors import SettingsError
from limner.kit.networks import networks
from limner.kit.settings import load

PUBLIC = ["1.1.1.1", "93.184.216.34", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "64:ff9b::1.1.1.1"]
PRIVATE = [
    *("0.0.0.0", "10.1.2.3", "100.64.0.1", "100.100.100.200", "127.0.0.1", "127.255.0.9", "169.254.169.254"),
    *("168.63.129.16", "172.16.0.1", "172.31.255.255", "192.0.0.192", "192.168.1.1", "198.18.0.1", "203.0.113.1"),
    *("224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255", "::", "::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1"),
    *("::127.0.0.1", "fe80::1", "fe80::1%eth0", "2606:4700::1111%eth0", "fec0::1", "fc00::1", "fd00:ec2::254"),
    *("ff02::1", "64:ff9b::10.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::1.1.1.1", "2001::1", "2001:db8::1"),
    *("2002:7f00:1::", "2002:0a00:1::1", "3fff::1", "100::1", "5f00::1"),
]


@pytest.mark.parametrize("text", PUBLIC)
def test_public(text: str) -> None:
    assert may_reach(ip_address(text))


@pytest.mark.parametrize("text", PRIVATE)
def test_not_public(text: str) -> None:
    assert not may_reach(ip_address(text))


def test_a_mapped_address_is_the_one_that_is_reached() -> None:
    assert plain(ip_address("::ffff:10.0.0.1")) == ip_address("10.0.0.1")
    assert plain(ip_address("fd00::1")) == ip_address("fd00::1")


def test_allowed_networks() -> None:
    allowed = networks("10.1.0.0/16, ::1/128 192.168.0.7")
    for text in ("10.1.2.3", "::ffff:10.1.2.3", "64:ff9b::10.1.2.3", "::1", "192.168.0.7", "1.1.1.1"):
        assert may_reach(ip_address(text), allowed)
    for text in ("10.2.0.1", "::2", "192.168.0.8", "127.0.0.1"):
        assert not may_reach(ip_address(text), allowed)


def test_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    assert load(FetchSettings).fetch_allow == ()
    monkeypatch.setenv("LIMNER_FETCH_ALLOW", "10.0.0.0/8,fd00::/8")
    assert load(FetchSettings).fetch_allow == networks("10.0.0.0/8 fd00::/8")
    assert FetchSettings(fetch_allow=networks("::1/128")).fetch_allow == networks("::1/128")


@pytest.mark.parametrize("text", ["10.0.0.1/8", "example.com", "10.0.0.0/33", "*"])
def test_a_setting_that_cannot_be_used(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_FETCH_ALLOW", text)
    with pytest.raises(SettingsError) as caught:
        load(FetchSettings)
    assert caught.value.message.startswith(
        f"LIMNER_FETCH_ALLOW: {text!r} cannot be used; accepted: IPv4 and IPv6 networks in CIDR form"
    )

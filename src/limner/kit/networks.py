"""Networks: settings that list them, and the addresses that are one customer's."""

from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Annotated, Any, TypeAlias

from pydantic import BeforeValidator
from pydantic_settings import NoDecode

Network = IPv4Network | IPv6Network

NEIGHBOURS = 64
"""Bits of an IPv6 address that count: one customer has all addresses below them."""


def networks(value: Any) -> tuple[Network, ...]:
    """The networks of `10.0.0.0/8, ::1/128`, or of a list of such texts. Raises ValueError."""
    try:
        words = value.replace(",", " ").split() if isinstance(value, str) else value
        return tuple(ip_network(str(word)) for word in words)
    except (TypeError, ValueError) as error:
        raise ValueError("IPv4 and IPv6 networks in CIDR form, for example 10.0.0.0/8, ::1/128") from error


Networks: TypeAlias = Annotated[tuple[Network, ...], NoDecode, BeforeValidator(networks)]
"""The type of such a setting."""


def neighbourhood(address: str) -> str:
    """A name for all addresses of whoever has this one: itself, or its IPv6 network of 64 bits."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return f"{int(parsed) >> (128 - NEIGHBOURS):x}/{NEIGHBOURS}"

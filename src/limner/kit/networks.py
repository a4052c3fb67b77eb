"""Settings that list networks."""

from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Annotated, Any, TypeAlias

from pydantic import BeforeValidator
from pydantic_settings import NoDecode

Network = IPv4Network | IPv6Network


def networks(value: Any) -> tuple[Network, ...]:
    """The networks of `10.0.0.0/8, ::1/128`, or of a list of such texts. Raises ValueError."""
    try:
        words = value.replace(",", " ").split() if isinstance(value, str) else value
        return tuple(ip_network(str(word)) for word in words)
    except (TypeError, ValueError) as error:
        raise ValueError("IPv4 and IPv6 networks in CIDR form, for example 10.0.0.0/8, ::1/128") from error


Networks: TypeAlias = Annotated[tuple[Network, ...], NoDecode, BeforeValidator(networks)]
"""The type of such a setting."""

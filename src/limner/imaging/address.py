"""Which network addresses are the public internet's.

By the registries of special-purpose addresses of IANA (RFC 6890 and its successors), written out: what
`ipaddress.is_global` says depends on the version of Python.
"""

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network

from limner.kit.networks import Network

Address = IPv4Address | IPv6Address

_NOT_PUBLIC_4 = tuple(
    IPv4Network(text)
    for text in (
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "168.63.129.16/32",  # Azure answers virtual machines here
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/4",
        "240.0.0.0/4",
    )
)
_PUBLIC_6 = IPv6Network("2000::/3")
_NOT_PUBLIC_6 = tuple(
    IPv6Network(text)
    for text in (
        "2001::/23",  # Teredo, ORCHID and other protocols
        "2001:db8::/32",
        "2002::/16",  # 6to4
        "3fff::/20",
    )
)
_TRANSLATED = IPv6Network("64:ff9b::/96")
"""NAT64 (RFC 6052): the last four bytes are the IPv4 address that is reached."""


def plain(address: Address) -> Address:
    """The address that is reached: an IPv4 address mapped into IPv6 is the IPv4 address."""
    return (isinstance(address, IPv6Address) and address.ipv4_mapped) or address


def may_reach(address: Address, allowed: Sequence[Network] = ()) -> bool:
    """Whether the address is public, or in one of the allowed networks."""
    address = plain(address)
    if any(address in network for network in allowed):
        return True
    if isinstance(address, IPv4Address):
        return not any(address in network for network in _NOT_PUBLIC_4)
    if address.scope_id:
        return False
    if address in _TRANSLATED:
        return may_reach(IPv4Address(int(address) & 0xFFFF_FFFF), allowed)
    return address in _PUBLIC_6 and not any(address in network for network in _NOT_PUBLIC_6)

"""Connections to checked addresses only.

A host name is resolved once for a connection, every address of it is checked, and the connection is made to a
checked address: a name that resolves differently a moment later changes nothing.
"""

import asyncio
import ssl
from collections.abc import Awaitable, Callable, Iterable, Sequence
from ipaddress import ip_address
from itertools import chain, zip_longest
from typing import Any

import httpcore

from limner.imaging.address import Address, may_reach, plain
from limner.kit.networks import Network

Resolve = Callable[[str], Awaitable[Iterable[str]]]
"""From a host name to its addresses. Raises OSError where it has none."""

MOST_TRIED = 4
"""Addresses of one name that are tried, one after the other."""
SocketOption = tuple[int, int, int] | tuple[int, int, bytes | bytearray] | tuple[int, int, None, int]


class Refused(httpcore.ConnectError):
    """A connection was not tried; the text is a reason for the caller."""


class CheckedBackend(httpcore.AsyncNetworkBackend):
    """TCP connections of httpcore to public addresses, and to those of the allowed networks."""

    def __init__(self, resolve: Resolve, allowed: Sequence[Network] = ()) -> None:
        self._resolve = resolve
        self._allowed = tuple(allowed)
        self._sockets = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109  the signature is httpcore's
        local_address: str | None = None,
        socket_options: Iterable[SocketOption] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Raises Refused, or what httpcore raises where no address answers; `timeout` is for each address."""
        last: Exception = Refused("its host has no address")
        for address in await self._checked(host):
            try:
                return _Stream(
                    await self._sockets.connect_tcp(str(address), port, timeout, local_address, socket_options)
                )
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                last = error
        raise last

    async def sleep(self, seconds: float) -> None:
        """Used by httpcore between attempts."""
        await asyncio.sleep(seconds)

    async def _checked(self, host: str) -> list[Address]:
        """The addresses that may be connected to, a few. Raises Refused where there are none."""
        try:
            found = list(dict.fromkeys(ip_address(text) for text in await self._addresses(host)))
        except (OSError, ValueError) as error:
            raise Refused("its host name cannot be resolved") from error
        checked = [plain(address) for address in found if may_reach(address, self._allowed)]
        if found and not checked:
            raise Refused(
                "its host has a private address, which the service reaches only where `LIMNER_FETCH_ALLOW` "
                "lists its network"
            )
        return _alternating(checked)[:MOST_TRIED]

    async def _addresses(self, host: str) -> Iterable[str]:
        try:
            return [str(ip_address(host))]
        except ValueError:
            return await self._resolve(host)


class _Stream(httpcore.AsyncNetworkStream):
    """A connection that is closed when its TLS handshake is cancelled: httpcore leaves it open (1.0.9)."""

    def __init__(self, stream: httpcore.AsyncNetworkStream) -> None:
        self._stream = stream

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:  # noqa: ASYNC109
        return await self._stream.read(max_bytes, timeout)

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:  # noqa: ASYNC109
        await self._stream.write(buffer, timeout)

    async def aclose(self) -> None:
        await self._stream.aclose()

    async def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> httpcore.AsyncNetworkStream:
        try:
            return await self._stream.start_tls(ssl_context, server_hostname, timeout)
        except BaseException:
            await self._stream.aclose()
            raise

    def get_extra_info(self, info: str) -> Any:
        return self._stream.get_extra_info(info)


def _alternating(addresses: Sequence[Address]) -> list[Address]:
    """The two families by turns, in their order: where one does not work, the other is tried soon."""
    first = [address for address in addresses if address.version == addresses[0].version]
    second = [address for address in addresses if address.version != addresses[0].version]
    pairs = chain.from_iterable(zip_longest(first, second))
    return [address for address in pairs if address is not None]

"""How connections to other servers are made."""

import ssl
from ipaddress import ip_network
from typing import Final

import httpcore
import httpx

from limner.imaging.network import CheckedBackend
from limner.imaging.resolver import SystemResolver

_EVERYWHERE: Final = (ip_network("0.0.0.0/0"), ip_network("::/0"))
"""The address is the operator's own: any is taken."""


class Transport(httpx.AsyncHTTPTransport):
    """httpx's own transport, over this service's sockets.

    They close when a handshake is cancelled, which httpcore's leave open (1.0.9), and a name whose servers are silent
    holds up nothing else. Connections are not kept: on one that the other side is about to close, nobody can tell
    whether a job was begun.
    """

    def __init__(self, context: ssl.SSLContext | None) -> None:
        super().__init__(verify=context or ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT), trust_env=False)
        self._resolver = SystemResolver()
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=context,
            max_connections=None,
            max_keepalive_connections=0,
            network_backend=CheckedBackend(self._resolver, _EVERYWHERE),
        )

    async def aclose(self) -> None:
        """End all connections; a name that is being looked up is not waited for."""
        await super().aclose()
        self._resolver.close()

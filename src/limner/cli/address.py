"""Where the service listens: one process alone, or several at the same port."""

import socket
import sys

from limner.kit.errors import SettingsError

BACKLOG = 2048
"""Connections that may wait to be accepted; a burst beyond the queue should get its 503, not a refusal."""

SPREADS = sys.platform == "linux"
"""Whether the system spreads connections over the sockets that listen at one port. Elsewhere all processes share one
socket, and whoever is fastest takes what comes."""


def listening(host: str, port: int) -> socket.socket:
    """A socket that nobody else may listen beside. Raises SettingsError where it cannot be had."""
    try:
        both = host == "::" and socket.has_dualstack_ipv6()
        return socket.create_server((host, port), family=_family(host), backlog=BACKLOG, dualstack_ipv6=both)
    except OSError as error:
        reason = str(error.strerror).partition(" (")[0]  # the rest repeats host and port
        raise SettingsError(
            f"--host {host} --port {port} cannot be listened on: {reason}. Choose another with --host or --port."
        ) from error


def root(host: str, listener: socket.socket) -> str:
    """An address that works on this machine."""
    reachable = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104  compared, not bound
    shown = f"[{reachable}]" if ":" in reachable else reachable
    return f"http://{shown}:{listener.getsockname()[1]}"


class SharedAddress:
    """An address that processes of one family listen at; this one keeps it for them and takes no connection itself."""

    def __init__(self, host: str, port: int) -> None:
        """Raises SettingsError where somebody listens there already."""
        self.host = host
        alone = listening(host, port)  # of those that share a port, the system would not say that it is taken
        self.port = alone.getsockname()[1]
        if SPREADS:
            alone.close()
            self._kept = self._bound()
        else:
            self._kept = alone

    def open(self) -> socket.socket:
        """A process's own socket: where the system spreads connections, none comes before it listens."""
        return self._bound() if SPREADS else self._kept.dup()

    def close(self) -> None:
        """Leave the address to whoever wants it next."""
        self._kept.close()

    def _bound(self) -> socket.socket:
        made = socket.socket(_family(self.host))
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        if made.family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, int(self.host != "::"))
        made.bind((self.host, self.port))
        return made


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET

"""A way to a server that a test can cut and mend."""

import socket
from contextlib import suppress
from threading import Thread
from typing import Self


class Cable:
    """Passes bytes between a port of this machine and a server. Used as a context manager."""

    def __init__(self, host: str, port: int) -> None:
        self._server = (host, port)
        self._ends: list[socket.socket] = []
        self._pumps: list[Thread] = []
        self.port = 0

    def __enter__(self) -> Self:
        self.mend()
        return self

    def __exit__(self, *error: object) -> None:
        self.cut()

    def mend(self) -> None:
        """Let connections through, on the same port as before."""
        self._listener = socket.create_server(("127.0.0.1", self.port))
        self.port = self._listener.getsockname()[1]
        self._accepting = Thread(target=self._accept, daemon=True)
        self._accepting.start()

    def cut(self) -> None:
        """End all connections, and refuse new ones."""
        _end(self._listener)
        self._accepting.join()
        self._listener.close()
        for end in self._ends:
            _end(end)
        for pump in self._pumps:
            pump.join()
        for end in self._ends:
            end.close()
        self._ends, self._pumps = [], []

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            far = socket.create_connection(self._server)
            self._ends += [near, far]
            for pair in ((near, far), (far, near)):
                pump = Thread(target=_pump, args=pair, daemon=True)
                pump.start()
                self._pumps.append(pump)


def _pump(source: socket.socket, sink: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65_536):
            sink.sendall(data)
    _end(sink)


def _end(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)

"""A way to a server that a test can cut, freeze and mend."""

import socket
from contextlib import suppress
from threading import Event, Thread
from typing import Self


class Cable:
    """Passes bytes between a port of this machine and a server. Used as a context manager.

    Frozen, it takes connections and bytes and passes nothing on, as a server does that hangs.
    """

    def __init__(self, host: str, port: int) -> None:
        self._server = (host, port)
        self._ends: list[socket.socket] = []
        self._pumps: list[Thread] = []
        self._flowing = Event()
        self._flowing.set()
        self._swallowed: set[socket.socket] = set()
        self._last_words: list[bytes] = []
        self.frozen = Event()
        self.port = 0

    def __enter__(self) -> Self:
        self.mend()
        return self

    def __exit__(self, *error: object) -> None:
        self.cut()

    def lead_to(self, host: str, port: int) -> None:
        """Connections that come from now on go there."""
        self._server = (host, port)

    def mend(self) -> None:
        """Let connections through, on the same port as before."""
        self._listener = socket.create_server(("127.0.0.1", self.port))
        self.port = self._listener.getsockname()[1]
        self._accepting = Thread(target=self._accept, daemon=True)
        self._accepting.start()

    def freeze(self) -> None:
        """Pass nothing on, in either direction."""
        self._flowing.clear()
        self.frozen.set()

    def freeze_after(self, *words: bytes) -> None:
        """Freeze when clients have said all the words in their order; the server still hears the last."""
        self._last_words = list(words)

    def freeze_old(self) -> None:
        """Pass nothing on between those who are connected now."""
        self._swallowed.update(self._ends)

    def thaw(self) -> None:
        """Pass on what has waited, and what comes."""
        self._last_words = []
        self.frozen.clear()
        self._flowing.set()

    def cut(self) -> None:
        """End all connections, and refuse new ones."""
        _end(self._listener)
        self._accepting.join()
        self._listener.close()
        for end in self._ends:
            _end(end)
        self.thaw()  # what was held back has nowhere to go now
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
            for ends in ((near, far, True), (far, near, False)):
                pump = Thread(target=self._pump, args=ends, daemon=True)
                pump.start()
                self._pumps.append(pump)

    def _pump(self, source: socket.socket, sink: socket.socket, outward: bool) -> None:
        with suppress(OSError):
            while data := source.recv(65_536):
                self._flowing.wait()
                if source in self._swallowed:
                    continue
                last = outward and self._heard_last_words(data)
                if last:
                    self._flowing.clear()
                sink.sendall(data)
                if last:
                    self.frozen.set()
        _end(sink)

    def _heard_last_words(self, data: bytes) -> bool:
        if not self._last_words or self._last_words[0] not in data:
            return False
        self._last_words.pop(0)
        return not self._last_words


def _end(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)

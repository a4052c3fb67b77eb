"""Closing a connection whose client is still sending: it gets to read the last response (RFC 9112, section 9.6).

A socket that is closed while bytes have come that nobody read is reset, and with that the client loses what it was
sent. So the service ends its own side, and throws away what comes until the client has done the same.
"""

import asyncio
from collections.abc import Callable
from typing import Any, ClassVar, Final

QUIET_SECONDS: Final = 2.0
"""How long a client may say nothing before the connection is closed for good."""
LONGEST_SECONDS: Final = 30.0
MAX_LINGERING: Final = 256
"""Connections that linger at once; those beyond are closed at once."""


class Lingering:
    """A transport; `close` ends it at once where `is_idle` says that nothing can be lost."""

    _lingering: ClassVar[int] = 0

    def __init__(
        self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop, is_idle: Callable[[], bool]
    ) -> None:
        self._transport = transport
        self._loop = loop
        self._is_idle = is_idle
        self._end: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def is_closing(self) -> bool:
        """Whether `close` was called, or the connection lost."""
        return self._end is not None or self._transport.is_closing()

    def close(self) -> None:
        """Send what was written, and then no more."""
        if self.is_closing():
            return
        if self._is_idle() or Lingering._lingering >= MAX_LINGERING or not self._transport.can_write_eof():
            self._transport.close()
            return
        Lingering._lingering += 1
        self._end = self._loop.time() + LONGEST_SECONDS
        self._transport.write_eof()
        if not self._transport.is_reading():
            self._transport.resume_reading()
        self.discarded()

    def discarded(self) -> None:
        """Something came after `close`: wait again, for a while."""
        if self._end is None:
            return
        if self._timer:
            self._timer.cancel()
        left = max(0.0, self._end - self._loop.time())
        self._timer = self._loop.call_later(min(QUIET_SECONDS, left), self._transport.close)

    def lost(self) -> None:
        """The connection is over."""
        if self._timer:
            self._timer.cancel()
        if self._end is not None:
            Lingering._lingering -= 1
            self._end = None

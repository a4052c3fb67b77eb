"""A circuit breaker: a server that fails again and again is left alone for a while, and then tried with one job."""

import math
import time
from collections.abc import Callable
from typing import Final

from limner.engines.base import EngineUnavailable

LONGEST_REST_SECONDS: Final = 300.0
LONGEST_PAUSE_SECONDS: Final = 600.0
"""What a server may ask for by `Retry-After`."""


class Breaker:
    """The state of one server. Each job says `begin`, and then one of `succeeded`, `failed` and `left`."""

    def __init__(self, failures: int, rest: float, clock: Callable[[], float] = time.monotonic) -> None:
        """It opens after so many failures in a row, for `rest` seconds; each time after, for twice as long."""
        self._allowed = failures
        self._first_rest = self._rest = rest
        self._clock = clock
        self._in_a_row = 0
        self._open = False
        self._probing = False
        self._until = 0.0
        self._reason = ""

    @property
    def trouble(self) -> str:
        """Why the server is not to be asked now; empty while it is."""
        if (left := self._left) > 0:
            return f"{self._reason}; it is asked again in {math.ceil(left)} s"
        return f"{self._reason}; it is being tried again" if self._open and self._probing else ""

    def begin(self) -> None:
        """A job is about to be sent. Raises EngineUnavailable while the server is left alone."""
        if trouble := self.trouble:
            raise EngineUnavailable(
                f"The server behind the engine is left alone for now: {trouble}.",
                retry_after=max(1, math.ceil(self._left)),
            )
        self._probing = self._open

    def succeeded(self) -> None:
        """The server has done what it is there for, or has refused with reason: it is well."""
        self._in_a_row = 0
        self._open = self._probing = False
        self._rest = self._first_rest

    def failed(self, reason: str, *, for_good: bool = False) -> None:
        """The server has failed; `for_good` where it will until somebody does something about it."""
        straggler = self._open and not self._probing  # sent before it opened: it tells nothing new
        self._probing = False
        self._in_a_row += 1
        if not straggler and (self._open or for_good or self._in_a_row >= self._allowed):
            self._open = True
            self._reason = reason
            self._until = self._clock() + self._rest
            self._rest = min(2 * self._rest, LONGEST_REST_SECONDS)

    def left(self) -> None:
        """The caller has gone, and nothing was learned."""
        self._probing = False

    def pause(self, seconds: float, reason: str) -> None:
        """The server has asked to be left alone for so long."""
        self._probing = False
        self._reason = reason
        self._until = max(self._until, self._clock() + min(seconds, LONGEST_PAUSE_SECONDS))

    @property
    def _left(self) -> float:
        return self._until - self._clock()

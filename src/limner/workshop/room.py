"""How much of what requests bring the process holds at once."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from limner.catalog.limits import MEGABYTE
from limner.workshop.orders import Overloaded

SMALL: Final = MEGABYTE
"""What a request may bring and be served though others fill the room."""


class Room:
    """The room for what all requests of this process bring, in bytes: their bodies, and the pictures they fetch.

    What is small always finds some: the last tenth is for requests that bring no more than `SMALL`.
    """

    def __init__(self, total: int = 512 * MEGABYTE) -> None:
        self._free = total
        self._reserve = total // 10

    @contextmanager
    def share(self) -> Iterator["Share"]:
        """A request's share of the room, given back at the end."""
        share = Share(self)
        try:
            yield share
        finally:
            self._free += share.taken

    def take(self, size: int, *, small: bool) -> None:
        """Raises Overloaded when there is no room left for this."""
        if size > self._free - (0 if small else self._reserve):
            raise Overloaded("The service is reading too many large requests; try again later.", retry_after=5)
        self._free -= size


class Share:
    """What one request has taken of the room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.taken = 0

    def grow(self, size: int) -> None:
        """Take more, as it arrives. Raises Overloaded."""
        self._room.take(size, small=self.taken + size <= SMALL)
        self.taken += size

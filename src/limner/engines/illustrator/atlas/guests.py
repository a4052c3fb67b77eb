"""Symbols beside the atlas's own, for as long as one job lasts: art packs that a person has set.

They hold within `inviting` only and in its thread or task only, so that nothing stays behind.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Final, Protocol

from limner.engines.illustrator.atlas.symbol import Symbol

LONGEST: Final = 5
"""Words in a guest's name, at most."""


class Guests(Protocol):
    """Symbols by ids that the atlas never has: they hold a colon."""

    def symbol(self, symbol_id: str) -> Symbol | None:
        """The symbol of that id; None where there is none that can be drawn."""
        ...

    def find(self, phrase: str, *, marked: bool) -> str | None:
        """The id of what the lower-case singular phrase means, in a mark or pattern, or else in a scene."""
        ...

    def credit(self, symbol_id: str) -> dict[str, Any] | None:
        """Whose drawing it is and under which licence, as JSON values; None for an id that is not theirs."""
        ...


@dataclass(frozen=True, slots=True)
class Invitation:
    """The guests of a job; `marked` when it makes a mark whatever its prompt says."""

    guests: Guests
    marked: bool = False


_PRESENT: ContextVar[Invitation | None] = ContextVar("guests", default=None)


def invites(symbol_id: str) -> bool:
    """Whether it is the id of a guest."""
    return ":" in symbol_id


def present() -> Invitation | None:
    """Whoever is invited here and now."""
    return _PRESENT.get()


@contextmanager
def inviting(guests: Guests | None, *, marked: bool = False) -> Iterator[None]:
    """Have these guests, and no others, until the end of the block."""
    token = _PRESENT.set(None if guests is None else Invitation(guests, marked))
    try:
        yield
    finally:
        _PRESENT.reset(token)

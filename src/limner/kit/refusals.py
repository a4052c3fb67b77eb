"""What this process has refused lately, and why; for operators to look at. It is gone when the process ends."""

from collections import deque
from dataclasses import dataclass
from datetime import datetime
from typing import Final

MOST: Final = 1000
"""Refusals that are remembered."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A request that got an error. `account` is the caller's id, where it was known who called.

    `code` is one of `error_codes`, or `unauthorized` where the key opened nothing; `route` is the path as the interface
    spells it. Nothing of what was sent is in it.
    """

    at: datetime
    request_id: str
    account: str | None
    method: str
    route: str
    status: int
    code: str


_RECENT: deque[Refusal] = deque(maxlen=MOST)


def remember(refusal: Refusal) -> None:
    """Add one; of more than `MOST` the oldest is forgotten."""
    _RECENT.append(refusal)


def recent(account: str | None = None, limit: int = 100) -> tuple[Refusal, ...]:
    """The latest, newest first, of one account or of all."""
    fitting = (each for each in reversed(_RECENT) if account is None or each.account == account)
    return tuple(each for each, _ in zip(fitting, range(limit), strict=False))

"""The time, as something that can be handed in: tests move it, the service reads the system's."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

Clock = Callable[[], datetime]
"""Returns the present as an aware datetime in UTC."""

EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
"""Before anything that a clock here ever tells."""


def utc_now() -> datetime:
    """The system's time, aware, in UTC."""
    return datetime.now(UTC)

"""How pages write numbers and times."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Final

from limner.catalog.operations import dollars

_BYTES_IN_A_STEP: Final = 1024


def units(amount: int) -> str:
    """API units with thin separators: 100 000."""
    return f"{amount:,}".replace(",", "\u202f")


def file_size(size: int) -> str:
    """Bytes as people read them: 1.4 MB."""
    value = float(size)
    for unit in ("B", "kB", "MB"):
        if value < _BYTES_IN_A_STEP:
            return f"{value:.0f} {unit}" if unit == "B" else f"{value:.1f} {unit}"
        value /= _BYTES_IN_A_STEP
    return f"{value:.1f} GB"


def moment(when: datetime) -> str:
    """For the `datetime` of a `<time>`, which the page's script writes in the reader's own zone."""
    return when.isoformat(timespec="seconds")


def day(when: datetime) -> str:
    """The date and the time in UTC, for readers without scripts."""
    return when.strftime("%Y-%m-%d %H:%M UTC")


def left(end: datetime, now: datetime) -> str:
    """How long something is still kept: ends in 23 h."""
    minutes = max(0, round((end - now).total_seconds() / 60))
    return f"ends in {minutes} min" if minutes < 2 * 60 else f"ends in {minutes // 60} h"


def operation(name: str) -> str:
    """An operation's name in words: replace background."""
    return name.replace("_", " ").capitalize()


FILTERS: Final[Mapping[str, Callable[..., str]]] = {
    "units": units,
    "dollars": dollars,
    "file_size": file_size,
    "moment": moment,
    "day": day,
    "operation": operation,
    "left": left,
}

"""How pages write numbers and times."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from json import dumps
from typing import Final

from limner.catalog.operations import dollars
from limner.library.styles import StyleSummary

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
    """How long something is still kept: deleted in 23 h."""
    minutes = max(0, round((end - now).total_seconds() / 60))
    return f"deleted in {minutes} min" if minutes < 2 * 60 else f"deleted in {minutes // 60} h"


def period(seconds: int) -> str:
    """A length of time in its largest whole unit: 24 hours, 90 minutes."""
    for unit, size in (("day", 86_400), ("hour", 3600), ("minute", 60)):
        if seconds >= 2 * size and seconds % size == 0:
            return f"{seconds // size} {unit}s"
    return f"{seconds} s"


def operation(name: str) -> str:
    """An operation's name in words: replace background."""
    return name.replace("_", " ").capitalize()


def called(style: StyleSummary) -> str:
    """What its owner calls a style, or what it was made as."""
    return style.name or f"Unnamed {style.base.replace('_', ' ') if style.base != 'any' else 'style'}"


def position(rows: Sequence[Sequence[object]], name: str) -> int:
    """The place of a row that begins with a name, for its colour: the seventh and all after it share one."""
    return min(next((number for number, row in enumerate(rows) if row[0] == name), _COLOURS), _COLOURS)


def browser(agent: str) -> str:
    """A browser and its system, of what it calls itself."""
    name = next((known for mark, known in _BROWSERS if mark in agent), "")
    system = next((known for mark, known in _SYSTEMS if mark in agent), "")
    return " on ".join(filter(None, (name, system))) or agent[:60] or "Not known"


_COLOURS: Final = 6
_BROWSERS: Final = (
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("curl/", "curl"),
)
"""By a mark in the User-Agent header; several call themselves others as well, so the order counts."""
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def json(value: object) -> str:
    """A value as JSON, to stand in an address."""
    return dumps(value, ensure_ascii=False, separators=(",", ":"))


FILTERS: Final[Mapping[str, Callable[..., object]]] = {
    "units": units,
    "dollars": dollars,
    "file_size": file_size,
    "moment": moment,
    "day": day,
    "operation": operation,
    "left": left,
    "period": period,
    "called": called,
    "json": json,
    "position": position,
    "browser": browser,
}

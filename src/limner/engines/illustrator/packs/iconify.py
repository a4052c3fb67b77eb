"""The Iconify JSON format: files to icon sets, aliases to icons.

The format: https://iconify.design/docs/types/iconify-json.html. Nothing here looks into an icon's drawing.
"""

import json
import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NoReturn

from limner.engines.illustrator.packs.faults import Refused, unusable

MAX_BYTES: Final = 64_000_000
"""Of a file. The largest sets of 2026, emojis with gradients, have 25 MB."""
MAX_ICONS: Final = 50_000
"""Of a set, its aliases included."""
MAX_INFO: Final = 1_000_000
MAX_TEXT: Final = 300
"""Characters of a name, an author, a licence."""
MAX_SIDE: Final = 100_000.0
"""Units of an icon's box."""
MAX_ALIASES: Final = 8
"""Aliases that lead to each other."""

_USUAL = 16.0
"""The width and height of an icon whose set states none."""
_NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*\Z")


@dataclass(frozen=True, slots=True)
class Licence:
    """Whose a set is and what may be done with it, as the set states it; empty where it does not."""

    name: str = ""
    author: str = ""
    author_url: str = ""
    title: str = ""
    spdx: str = ""
    url: str = ""


@dataclass(frozen=True, slots=True)
class Icon:
    """One icon with what its aliases add: flipped first, then turned clockwise by quarter turns."""

    body: str
    left: float
    top: float
    width: float
    height: float
    quarters: int = 0
    flip_x: bool = False
    flip_y: bool = False


@dataclass(frozen=True, slots=True)
class IconSet:
    """A file's icons as they are written, to be resolved one by one."""

    path: Path
    prefix: str
    licence: Licence
    icons: Mapping[str, Any]
    aliases: Mapping[str, Any]
    defaults: Mapping[str, Any] = field(default_factory=dict)

    def icon(self, name: str) -> Icon:
        """The icon or alias of that name. Raises Refused for what the format does not allow."""
        chain = self._chain(name)
        said = [self.defaults, *reversed(chain)]
        box = {side: _latest(said, side, usual) for side, usual in _BOX.items()}
        if not (0 < box["width"] <= MAX_SIDE and 0 < box["height"] <= MAX_SIDE):
            raise Refused("a box without a size")
        body = chain[-1].get("body")
        if not isinstance(body, str) or not body.strip():
            raise Refused("nothing to draw")
        return Icon(
            body,
            quarters=sum(_quarters(entry) for entry in chain) % 4,
            flip_x=sum(entry.get("hFlip") is True for entry in chain) % 2 == 1,
            flip_y=sum(entry.get("vFlip") is True for entry in chain) % 2 == 1,
            **box,
        )

    def hidden(self, name: str) -> bool:
        """Whether the set keeps the icon for old pages only."""
        entry = self.icons.get(name, self.aliases.get(name))
        return isinstance(entry, dict) and entry.get("hidden") is True

    def _chain(self, name: str) -> list[dict[str, Any]]:
        """The entries from an alias to its icon."""
        if not _NAME.match(name):
            raise Refused("a name that the format does not allow")
        chain: list[dict[str, Any]] = []
        while name not in self.icons:
            entry = self.aliases.get(name)
            if not isinstance(entry, dict) or not isinstance(entry.get("parent"), str):
                raise Refused("an alias that leads nowhere")
            if len(chain) >= MAX_ALIASES:
                raise Refused("aliases that lead to each other")
            chain.append(entry)
            name = entry["parent"]
        if not isinstance(self.icons[name], dict):
            raise Refused("nothing to draw")
        return [*chain, self.icons[name]]


_BOX = {"left": 0.0, "top": 0.0, "width": _USUAL, "height": _USUAL}


def _latest(said: list[Mapping[str, Any]], name: str, usual: float) -> float:
    """What the last that says it says. Raises Refused for what is no number that a box can have."""
    value = next((entry[name] for entry in reversed(said) if name in entry), usual)
    if not _is_number(value) or abs(value) > MAX_SIDE:
        raise Refused("a box without a size")
    return float(value)


def _quarters(entry: Mapping[str, Any]) -> int:
    turn = entry.get("rotate", 0)
    if not _is_number(turn) or turn != int(turn):
        raise Refused("a turn that is no quarter turn")
    return int(turn)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


def read(path: Path) -> IconSet:
    """The set in a file, or in the `icons.json` of a package's directory. Raises SettingsError."""
    file = path / "icons.json" if path.is_dir() else path
    content = _object(file, MAX_BYTES)
    prefix, icons, aliases = content.get("prefix"), content.get("icons"), content.get("aliases", {})
    if not isinstance(prefix, str) or not _NAME.match(prefix):
        raise unusable(file, "has no prefix of lower-case letters, digits and hyphens")
    if not isinstance(icons, dict) or not isinstance(aliases, dict):
        raise unusable(file, "has no icons, or aliases that are not a table")
    if not 0 < len(icons) + len(aliases) <= MAX_ICONS:
        raise unusable(file, f"has {len(icons) + len(aliases)} icons and aliases; 1 to {MAX_ICONS:,} are read")
    defaults = {side: content[side] for side in _BOX if side in content}
    return IconSet(file, prefix, _licence(content.get("info") or _info_beside(file)), icons, aliases, defaults)


def _info_beside(file: Path) -> Any:
    """What the packages of a registry have in a file of its own."""
    beside = file.with_name("info.json")
    return _object(beside, MAX_INFO) if file.name == "icons.json" and beside.is_file() else {}


def _licence(info: Any) -> Licence:
    author, licence = _table(info, "author"), _table(info, "license")
    return Licence(
        _text(info, "name"),
        _text(author, "name"),
        _text(author, "url"),
        _text(licence, "title"),
        _text(licence, "spdx"),
        _text(licence, "url"),
    )


def _table(value: Any, name: str) -> Any:
    """An inner table; a mere text, as old sets have it, counts as its name and title."""
    inner = value.get(name, {}) if isinstance(value, dict) else {}
    return {"name": inner, "title": inner} if isinstance(inner, str) else inner


def _text(value: Any, name: str) -> str:
    """On one line, without what would steer a terminal."""
    found = value.get(name) if isinstance(value, dict) else None
    line = " ".join(found[:MAX_TEXT].split()) if isinstance(found, str) else ""
    return "".join(character for character in line if character.isprintable())


def _object(file: Path, most: int) -> dict[str, Any]:
    try:
        if not file.is_file():
            raise unusable(file, "is no file")
        if (size := file.stat().st_size) > most:
            raise unusable(file, f"has {size:,} bytes; at most {most:,} are read")
        content = json.loads(file.read_bytes(), parse_constant=_no_number)
    except OSError as error:
        raise unusable(file, f"cannot be read ({error.strerror})") from error
    except (ValueError, RecursionError) as error:
        raise unusable(file, "is not JSON") from error
    if not isinstance(content, dict):
        raise unusable(file, "is JSON of another kind")
    return content


def _no_number(word: str) -> NoReturn:
    """JSON has no NaN and no Infinity."""
    raise ValueError(word)

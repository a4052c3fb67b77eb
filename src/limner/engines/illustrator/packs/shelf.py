"""All packs that are set, in their order: words to icons, ids to symbols. Icons are parsed when they are first asked
for."""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.packs import iconify, scan, words
from limner.engines.illustrator.packs.faults import Refused, unusable
from limner.engines.illustrator.packs.iconify import IconSet
from limner.engines.illustrator.packs.symbols import Glyph, glyph

MAX_ALL: Final = 128_000_000
"""Bytes of all files: every worker process holds them."""
MAX_KEPT: Final = 256
"""Icons that are kept as symbols."""


@dataclass(frozen=True, slots=True)
class Pack:
    """One set with its nouns."""

    icons: IconSet
    nouns: Mapping[str, tuple[str, ...]] = field(repr=False)

    @property
    def names(self) -> Iterator[str]:
        """Of all icons and aliases that are not hidden."""
        return (n for n in (*self.icons.icons, *self.icons.aliases) if not self.icons.hidden(n))

    def refused(self) -> dict[str, str]:
        """The icons that a look at their text refuses, with the reason; a second for about 10,000."""
        return {name: reason for name in self.names if (reason := _fault(self._scan, name)) is not None}

    def fault(self, name: str) -> str | None:
        """Why the icon is refused, once it is drawn: about two milliseconds. None for one that is not."""
        return _fault(lambda icon: glyph(icon, icon, self.icons.icon(icon)), name)

    def _scan(self, name: str) -> None:
        scan.check(self.icons.icon(name).body)


def _fault(attempt: Callable[[str], object], name: str) -> str | None:
    try:
        attempt(name)
    except Refused as reason:
        return str(reason)
    return None


class Shelf:
    """The packs of one engine; guests of the atlas for each of its jobs."""

    def __init__(self, packs: Sequence[Pack]) -> None:
        self.packs = tuple(packs)
        self._by_prefix = {pack.icons.prefix: pack for pack in packs}
        self._kept: OrderedDict[str, Glyph | None] = OrderedDict()

    def symbol(self, symbol_id: str) -> Symbol | None:
        """The symbol of `prefix:name`; None where there is none that can be drawn."""
        found = self._glyph(symbol_id)
        return None if found is None else found.symbol

    def find(self, phrase: str, *, marked: bool) -> str | None:
        """The id of the first icon that shows it and can be drawn: in a mark any, in a scene one in colours."""
        shown = (icon for icon, made in self._named(phrase) if marked or made.coloured)
        return next(shown, None)

    def meanings(self, phrase: str) -> list[tuple[str, bool, str]]:
        """All icons for the phrase that can be drawn, the first first: id, whether in colours, title of the licence."""
        title = {prefix: pack.icons.licence.title for prefix, pack in self._by_prefix.items()}
        return [(icon, made.coloured, title[icon.partition(":")[0]]) for icon, made in self._named(phrase)]

    def _named(self, phrase: str) -> Iterator[tuple[str, Glyph]]:
        for pack in self.packs:
            for name in pack.nouns.get(phrase, ()):
                symbol_id = f"{pack.icons.prefix}:{name}"
                if (made := self._glyph(symbol_id)) is not None:
                    yield symbol_id, made

    def credit(self, symbol_id: str) -> dict[str, Any] | None:
        """The icon with its set's name, author and licence."""
        pack = self._by_prefix.get(symbol_id.partition(":")[0]) if ":" in symbol_id else None
        return None if pack is None else {"icon": symbol_id, **asdict(pack.icons.licence)}

    def _glyph(self, symbol_id: str) -> Glyph | None:
        """The icon drawn, kept for the next time; None for one that is not there or is refused."""
        if symbol_id in self._kept:
            self._kept.move_to_end(symbol_id)
            return self._kept[symbol_id]
        prefix, _, name = symbol_id.partition(":")
        pack = self._by_prefix.get(prefix)
        made: Glyph | None = None
        if pack is not None:
            with suppress(Refused):
                made = glyph(symbol_id, name.replace("-", " "), pack.icons.icon(name))
        self._kept[symbol_id] = made
        if len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)
        return made


def load(paths: Sequence[Path]) -> Shelf | None:
    """The packs in these files and directories; None where there are none.

    Raises SettingsError for a file that cannot be used, for two of one prefix, and for more than `MAX_ALL` bytes.
    """
    packs: list[Pack] = []
    for path in paths:
        icons = iconify.read(path)
        if any(icons.prefix == pack.icons.prefix for pack in packs):
            raise unusable(icons.path, f"has the prefix {icons.prefix!r} of another file; keep one of them")
        packs.append(Pack(icons, words.nouns(icons)))
    if sum(pack.icons.path.stat().st_size for pack in packs) > MAX_ALL:
        raise unusable(packs[-1].icons.path, f"brings all files together to more than {MAX_ALL:,} bytes")
    return Shelf(packs) if packs else None

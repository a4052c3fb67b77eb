"""Ids that are words: no reader, whatever quotes it writes around them, takes a part of one for anything else."""

import re
from collections.abc import Iterable
from typing import Any, Final

from limner.imaging.svg.names import REFERENCE

MAX_CHARACTERS: Final = 200
"""Characters of an id."""
LISTS: Final = frozenset(
    f"aria-{name}"
    for name in "activedescendant controls describedby details errormessage flowto labelledby owns".split()
)
"""Attributes that hold ids with spaces between."""

_SAFE = re.compile(rf"[\w.-]{{1,{MAX_CHARACTERS}}}")
_UNSAFE = re.compile(r"[^\w.-]")


class Ids:
    """What each id of a document is called: a word stays, others get one that no element has."""

    def __init__(self, root: Any) -> None:
        given = [element.get("id") for element in root.iter() if isinstance(element.tag, str)]
        self._names = {name: name for name in given if name and _SAFE.fullmatch(name)}
        self._taken = set(self._names)
        self._counts: dict[str, int] = {}
        for name in given:
            if name and name not in self._names:
                self._names[name] = self._free(name)

    def of(self, name: str) -> str | None:
        """The new name of an id; None where no element has it and it is no word."""
        return self._names.get(name) or (name if _SAFE.fullmatch(name) else None)

    def listed(self, names: Iterable[str]) -> str:
        """The new names of several, those that mean nothing left out."""
        return " ".join(found for name in names if (found := self.of(name)))

    def within(self, value: str) -> str:
        """A property's value with the new names in its references, which are without quotes."""
        return REFERENCE.sub(lambda found: f"url(#{self.of(next(filter(None, found.groups()))) or 'none'})", value)

    def _free(self, name: str) -> str:
        stem = _UNSAFE.sub("_", name[: MAX_CHARACTERS - 10])
        number = self._counts.get(stem, 0)
        candidate = stem
        while candidate in self._taken:
            number += 1
            candidate = f"{stem}-{number}"
        self._counts[stem] = number
        self._taken.add(candidate)
        return candidate

"""Sets of icons: what they are to show, as many as were asked for."""

from collections.abc import Sequence
from itertools import zip_longest

from limner.engines.illustrator.reading.reading import IconSet
from limner.engines.illustrator.reading.tables.icons import NUMBERS, SIGNS, THEMES, USUAL

_LISTED = 3
"""So many functions are a list."""
_BY_WORD = {word: names for words, names in THEMES.items() for word in words.split(", ")}
_USUALLY, _MOST = 9, 16
_DIGITS = 9


def icon_set(words: Sequence[str]) -> IconSet:
    """The set that the words ask for: of functions that are listed, of themes, else of what an application has."""
    listed = tuple(dict.fromkeys(SIGNS[word] for word in words if word in SIGNS))
    if len(listed) >= _LISTED:
        return IconSet(frozenset(word for word in words if word in SIGNS), listed[:_MOST])
    named = [word for word in words if word in _BY_WORD]
    lists = [_BY_WORD[word].split() for word in named] or [USUAL.split()]
    symbols = tuple(dict.fromkeys(name for row in zip_longest(*lists) for name in row if name))
    return IconSet(frozenset(named), symbols[: _number(words)])


def stock(words: Sequence[str]) -> tuple[str, ...]:
    """What belongs to the first theme among the words; nothing without one."""
    return tuple(next((_BY_WORD[word].split() for word in words if word in _BY_WORD), ()))


def _number(words: Sequence[str]) -> int:
    # Python refuses to read a number of thousands of digits.
    said = (int(word[:_DIGITS]) if word.isdecimal() else NUMBERS.get(word, 0) for word in words)
    return min(next((number for number in said if number > 1), _USUALLY), _MOST)

"""Sets of icons: what they are to show, as many as were asked for."""

from collections.abc import Sequence
from itertools import zip_longest

from limner.engines.illustrator.reading.reading import IconSet
from limner.engines.illustrator.reading.tables.icons import NUMBERS, SHORT, SIGNS, THEMES, USUAL

_LISTED = 3
"""So many functions, or things of the theme, are a list."""
_BY_WORD = {word: names for words, names in THEMES.items() for word in words.split(", ")}
_USUALLY, _MOST = 9, 16
_DIGITS = 9


def icon_set(words: Sequence[str]) -> IconSet:
    """The set that the words ask for.

    It is of the functions or of the theme's things that are listed, of all of the themes, else of what any
    application has.
    """
    listed = tuple(dict.fromkeys(SIGNS[word] for word in words if word in SIGNS))
    if len(listed) >= _LISTED:
        return IconSet(frozenset(word for word in words if word in SIGNS), listed[:_MOST])
    named = [word for word in words if word in _BY_WORD]
    lists = [_BY_WORD[word].split() for word in named] or [USUAL.split()]
    own = {symbol for theme in lists for symbol in theme}
    told = tuple(dict.fromkeys(symbol for word in words if (symbol := SHORT.get(word, word)) in own))
    if named and len(told) >= _LISTED and _number(words, len(told)) == len(told):
        return IconSet(frozenset(named), told[:_MOST])
    symbols = tuple(dict.fromkeys(name for row in zip_longest(*lists) for name in row if name))
    return IconSet(frozenset(named), symbols[: _number(words, _USUALLY)])


def stock(words: Sequence[str]) -> tuple[str, ...]:
    """What belongs to the first theme among the words; nothing without one."""
    return tuple(next((_BY_WORD[word].split() for word in words if word in _BY_WORD), ()))


def _number(words: Sequence[str], usually: int) -> int:
    # Python refuses to read a number of thousands of digits.
    said = (int(word[:_DIGITS]) if word.isdecimal() else NUMBERS.get(word, 0) for word in words)
    return min(next((number for number in said if number > 1), usually), _MOST)

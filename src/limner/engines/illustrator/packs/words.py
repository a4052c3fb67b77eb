"""The nouns that an icon set's names say."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Final

from limner.engines.illustrator.atlas.guests import LONGEST
from limner.engines.illustrator.packs.iconify import IconSet

_RANKS: Final = {
    "filled": 0, "fill": 0, "solid": 0, "color": 0, "colored": 0, "flat": 0,
    "duotone": 3, "twotone": 3,
    "outline": 4, "outlined": 4, "line": 4, "linear": 4, "thin": 5, "light": 5, "regular": 2, "bold": 2,
    "rounded": 2, "round": 2, "sharp": 2, "variant": 2, "alt": 2,
}  # fmt: skip
"""Endings that say how an icon is drawn and not what it shows; the lowest is taken first."""
_PLAIN: Final = 1
"""The rank of a name without such an ending."""
_ALIAS: Final = 10
"""Added for an alias: a name that is its icon's own goes before it."""
_SIZES: Final = frozenset("12 16 18 20 24 28 32 36 40 48 64 96 128".split())
_ENDINGS: Final = frozenset(_RANKS) | _SIZES
_SURE: Final = frozenset("outline outlined filled solid duotone twotone linear".split())
"""Endings that are never part of a noun, as "light" is in "traffic light"."""


def nouns(icons: IconSet) -> Mapping[str, tuple[str, ...]]:
    """Noun phrases, lower case with spaces, to the names of the icons that show them, the best first."""
    names = [*icons.icons, *icons.aliases]
    known = set(names)
    found: dict[str, list[tuple[int, str]]] = defaultdict(list)
    for name in names:
        if not icons.hidden(name):
            alias = 0 if name in icons.icons else _ALIAS
            for phrase, rank in _phrases(name, known):
                found[phrase].append((rank + alias, name))
    return {phrase: tuple(dict.fromkeys(name for _, name in sorted(ranked))) for phrase, ranked in found.items()}


def _phrases(name: str, known: set[str]) -> Iterator[tuple[str, int]]:
    """The phrases of a name, each with its rank: as it is, and without the endings of its variant."""
    words = name.split("-")
    yield from _named(words, _RANKS.get(words[-1], _PLAIN) if words[-1] in _SURE else _PLAIN)
    rank, shortened = 0, False
    while len(words) > 1 and _is_ending(words, known, shortened):
        rank, shortened = max(rank, _RANKS.get(words[-1], 0)), True
        words = words[:-1]
        yield from _named(words, rank)


def _is_ending(words: list[str], known: set[str], shortened: bool) -> bool:
    """Whether the last word says the variant: always, or where the set has the same name with another ending too.

    `shortened` says that an ending was behind it: a size before one is an ending as well.
    """
    last, rest = words[-1], "-".join(words[:-1])
    if last in _SURE or (shortened and last in _SIZES):
        return True
    if last not in _ENDINGS:
        return False
    return rest in known or any(f"{rest}-{other}" in known for other in _ENDINGS if other != last)


def _named(words: list[str], rank: int) -> Iterator[tuple[str, int]]:
    phrase = " ".join(words)
    if len(words) <= LONGEST and sum(map(str.isalpha, phrase)) >= 3:
        yield phrase, rank

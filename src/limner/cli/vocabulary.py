"""Writes `docs/vocabulary.md`: what the embedded engine can draw, and the words that lead to it."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.looks.index import LOOKS
from limner.engines.illustrator.reading.tables import homages, manners, moments, nouns, relations, styles, surroundings
from limner.engines.instances import DRAWS, embedded

_INTRODUCTION = """\
# What the illustrator draws

{symbols} things, by {words:,} words and their plurals, in {settings} settings. The first word is a thing's plain name;
those in brackets lead to it too. `limner explain` shows what the words of a prompt come to. The engine's name in
routes is `{engine}`; it serves {operations}.

This page is written by `make docs`.
"""

_PAIRS = 8
"""So many pairs of a relation are told at most."""


def vocabulary() -> str:
    """The page."""
    atlas = load()
    themes: dict[str, list[Symbol]] = defaultdict(list)
    for symbol in atlas:
        themes[symbol.draw.__module__.rpartition(".")[2].replace("_", " ")].append(symbol)
    words = {word for word, target in nouns.SYNONYMS.items() if atlas.find(target)} | set(atlas.words())
    sections = [_introduction(len(atlas), len(words)), "## Things\n"]
    sections += [f"**{name.title()}**: {_things(symbols)}\n" for name, symbols in sorted(themes.items())]
    sections += _surroundings()
    return "\n".join(sections)


def _introduction(symbols: int, words: int) -> str:
    operations = ", ".join(f"`{name}`" for name in sorted(embedded()[DRAWS].capabilities.operations))
    return _INTRODUCTION.format(
        symbols=symbols,
        words=words,
        settings=len(set(surroundings.SETTINGS.values())),
        engine=DRAWS,
        operations=operations,
    )


def _things(symbols: Iterable[Symbol]) -> str:
    synonyms = _inverted(nouns.SYNONYMS)
    return ", ".join(_named(s.words[0], [*s.words[1:], *_also(s, synonyms)]) for s in symbols) + "."


def _also(symbol: Symbol, synonyms: Mapping[str, list[str]]) -> Iterator[str]:
    return (word for name in symbol.words for word in synonyms.get(name, ()) if word not in symbol.words)


def _surroundings() -> Iterator[str]:
    tables: dict[str, Mapping[str, str]] = {
        "Settings": _settings(),
        "Hours": moments.HOURS,
        "Seasons": moments.SEASONS,
        "Weather": moments.WEATHER,
        "Compositions": styles.COMPOSITION,
        "Relations": _relations(),
        "Looks": {word: look for word, look in styles.STYLES.items() if look.replace(" ", "_") in LOOKS},
    }
    for title, table in tables.items():
        yield f"## {title}\n"
        meanings = _inverted(table).items()
        yield "; ".join(_named(name, (word for word in words if word != name)) for name, words in meanings) + ".\n"
    without = [f"`{look}`" for look in LOOKS if look.replace("_", " ") not in set(tables["Looks"].values())]
    yield f"Models and curated styles have looks that no word leads to: {', '.join(without)}.\n"


def _settings() -> Mapping[str, str]:
    """The words of each setting; of famous pictures their titles, and not each phrase that means them."""
    own = {word: place for word, place in surroundings.SETTINGS.items() if word not in homages.PAINTED}
    return own | {title: place for title, (place, _) in homages.HOMAGES.items()}


def _relations() -> Mapping[str, str]:
    """The phrases of each relation, of those that are pairs of a manner and a preposition the first few."""
    own = {word: kind for word, (kind, *_) in relations.RELATIONS.items() if word not in manners.PAIRS}
    pairs = _inverted({word: kind for word, (kind, *_) in manners.PAIRS.items() if word not in own})
    return own | {word: kind for kind, words in pairs.items() for word in words[:: len(words) // _PAIRS + 1]}


def _inverted(table: Mapping[str, str]) -> dict[str, list[str]]:
    """Meaning to its words."""
    words: dict[str, list[str]] = defaultdict(list)
    for word, meaning in table.items():
        words[meaning].append(word)
    return dict(words)


def _named(name: str, others: Iterable[str]) -> str:
    listed = ", ".join(dict.fromkeys(others))
    return f"{name} ({listed})" if listed else name

"""Words that a printed page writes: "jazz festival" on a poster is set in type, so that nobody misses it."""

from dataclasses import replace

from limner.engines.illustrator.reading import tokens
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.reading.tables.prints import ANNOUNCED, PAGES

_MOST_BEFORE = 3
"""Words of a headline before its event."""


def written(reading: Reading) -> Reading:
    """The reading that does not report the words of the headline as missing."""
    if not reading.unknown or reading.quoted or "poster" not in reading.composition:
        return reading
    words = [piece.text for piece in tokens.split(reading.prompt)[0]]
    if PAGES.isdisjoint(words):
        return reading
    headline = _headline(words, {word.lower() for word in reading.unknown})
    return replace(reading, unknown=tuple(word for word in reading.unknown if word.lower() not in headline))


def _headline(words: list[str], missed: set[str]) -> set[str]:
    """The missed words that name the last event, and those straight before it."""
    last = max((i for i, word in enumerate(words) if word in ANNOUNCED), default=None)
    if last is None:
        return set()
    headline = {words[last]}
    for word in reversed(words[max(last - _MOST_BEFORE, 0) : last]):
        if word not in missed:
            break
        headline.add(word)
    return headline

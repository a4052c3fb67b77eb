"""A prompt made richer: its own words, then what it leaves open, in English that the illustrator draws."""

import re

from limner.engines.illustrator.enhance import phrases
from limner.engines.illustrator.enhance.kept import keeps
from limner.engines.illustrator.enhance.lot import Lot
from limner.engines.illustrator.enhance.said import Said, said
from limner.engines.illustrator.enhance.scenes import for_scene
from limner.engines.illustrator.enhance.sentences import Additions, opening, sentences
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Reading

MAX_ADDED = 600
"""Characters that are added at most."""

_SPACES = re.compile(r"[^\S\n]+")
_TRAILING = " \t\n,;:-–—/|+&"
_STOPS = (".", "!", "?", "…", "。", "！", "？")
_UNFINISHED = frozenset("a an the and or of in on at with to for from by but is are as than that which".split())
_MOST_WORDS_JOINED = 16
"""A longer sentence is not continued: another begins."""


def enhance(prompt: str) -> str:
    """The prompt with setting, hour, light, framing, mood and medium where it names none; the same each time.

    Its own words stay as they are, up to spaces and a last comma, and come first. What follows is English that the
    illustrator reads: it adds no things, numbers or colours, and nothing of it goes against the prompt. Never raises
    for any text; a text that has all of it, or that is longer than the reader reads, comes back as it is.
    """
    text = _tidied(prompt)
    if not text:
        return prompt
    reading = read(text)
    lot = Lot(text)
    result = text
    for addition in _additions(reading, lot):
        longer = _appended(result, addition)
        if len(longer) - len(text) <= MAX_ADDED and keeps(reading, read(longer)):
            result = longer
    return result


def _tidied(prompt: str) -> str:
    """Without needless spaces, and without the comma or dash at the end."""
    lines = (_SPACES.sub(" ", line).strip() for line in prompt.split("\n"))
    return "\n".join(lines).strip().rstrip(_TRAILING)


def _appended(text: str, addition: str) -> str:
    """A sentence, or what continues one, behind the text."""
    if addition.startswith(","):
        return text + addition
    return text + ("" if text.endswith(_STOPS) else ".") + " " + addition.lstrip()


def _additions(reading: Reading, lot: Lot) -> list[str]:
    """What is to follow the prompt, each of it worth adding without the others."""
    has = said(reading)
    found = _for_mark(has, lot) if has.mark else for_scene(reading, has, lot) if has.understood else _neutral(has, lot)
    first = opening(found, lot, joined=_goes_on(reading.prompt))
    return [*([first] if first else []), *sentences(found, lot)]


def _goes_on(text: str) -> bool:
    """Whether a comma and more can follow: one short phrase, no sentences and no list of tags."""
    words = text.split()
    last = words[-1].casefold()
    whole = text[-1].isalnum() or text[-1] in "\"'”’)"
    listed = text.count(",") > 1 or "\n" in text or any(stop in text for stop in _STOPS)
    return whole and not listed and last not in _UNFINISHED and len(words) <= _MOST_WORDS_JOINED


def _neutral(has: Said, lot: Lot) -> Additions:
    """For a text that is not understood: nothing that could go against it."""
    return Additions(
        light=None if has.light else lot.of("light", phrases.LIGHT[""]),
        framing="" if has.framing else lot.of("framing", phrases.FRAMINGS["open"]),
    )


def _for_mark(has: Said, lot: Lot) -> Additions:
    """For logos, icons, patterns and posters: no places, no hours."""
    return Additions(
        framing="" if has.framing else lot.unheard("framing", phrases.MARK_FRAMINGS[has.mark]),
        mood=None if has.mood else lot.unheard("mood", phrases.MARK_MOODS),
        medium="" if has.medium else lot.unheard("medium", phrases.MARK_MEDIA[has.mark]),
        scene="picture",
    )

"""What people type around the words: flags, weights, tags, links, measures, bullets, pictograms."""

import re
import unicodedata

_REFUSED_FLAG = re.compile(r"--no\s+((?:(?!\s--)[^\n]){1,400})", re.IGNORECASE)
_MEASURES = "mm|cm|km|m|ft|px|fps|dpi|ppi|mp|megapixels?|percent|%|°|k|p|hz|am|pm"
_LEARNING = "(?:practi[cs]ing|perfecting|honing|improving|demonstrating)"
_WHOSE = "(?:his|her|their|its) "
_SKILL = "(?:skills?|techniques?|moves|abilities)"
_NOISE: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), instead)
    for pattern, instead in (
        (r"https?://\S+|www\.\S+", " , "),
        (r"<[^<>\n]{1,80}>", " , "),
        (r"(?<!\w)--[a-z]+(?:\s+(?:[\d.:]+\S*|raw))?", " "),
        (r"(?<!\w)@\w+", " "),
        (r"(?<!\w)w/o(?!\w)", " without "),
        (r"(?<!\w)w/(?=\s)", " with "),
        (r"(?<!\w)(?:f\s?/\s?\d+(?:\.\d+)?|f\d\.\d|iso\s?\d+|1/\d+\s?s?)(?!\w)", " "),
        (r"(?<!\w)(\d)\s?[x×]\s?(\d)\s(?=grid\b)", r"\1 by \2 "),
        (r"(?<!\d)\d+\s?:\s?\d+(?!\d)|(?<!\w)\d+\s?[x×]\s?\d+(?!\w)", " "),
        (r"(?<=[^\W\d_]|\)|\])\s?::?\s?-?\d*\.?\d+(?=[\s,)\]]|$)", " "),
        (rf"(?<!\w)\d+(?:\.\d+)?(?:\s|-)?(?:{_MEASURES})(?!\w)", " "),
        (r"(?<!\w)(?:1[5-9]|20)?\d0'?s(?!\w)|(?<!\w)\d{1,2}(?:st|nd|rd|th)(?:[\s-]century)?(?!\w)", " "),
        (r"(?<=\d)[.,](?=\d)", " "),
        (r"(?m)^\s*(?:[-*•]|\d{1,2}[.)])\s|(?<=[.!?])\s+\d{1,2}[.)]\s", "\n"),
        (r"[\[\](){}]{2,}|[\[\]{}]", " "),
        (rf"(?<!\w){_LEARNING} ({_WHOSE})?(\w{{2,20}}ing) {_SKILL}(?!\w)", r"\2"),
        (rf"(?<!\w){_LEARNING} ({_WHOSE})?archery {_SKILL}(?!\w)", "practicing archery"),
        (r"&|(?<=\s)\+(?=\s)", " and "),
        (r"[|/\\–—•]|\s-+\s", " , "),
    )
)
"""Patterns and what stands in their place, in the order in which they are applied; each takes linear time."""

_FACES = frozenset("face black white heavy symbol with sign and rays button emoji".split())
_FIRST_PICTOGRAM = 0x1F300


def cleaned(text: str) -> str:
    """The text without what is no words. "--no trees, cars" becomes a sentence of its own that refuses them."""
    text = _REFUSED_FLAG.sub(lambda m: f" . without {m.group(1).replace(',', ' or ')} . ", text)
    for pattern, instead in _NOISE:
        text = pattern.sub(instead, text)
    return text if text.isascii() else "".join(map(_named, text))


def _named(character: str) -> str:
    """A pictogram's Unicode name, without the words that say how it is drawn."""
    if ord(character) < _FIRST_PICTOGRAM or unicodedata.category(character) != "So":
        return character
    words = unicodedata.name(character, "").casefold().split()
    return f" , {' '.join(word for word in words if word not in _FACES)} "

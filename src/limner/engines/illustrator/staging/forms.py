"""What is to be made: the head noun of the prompt where it is a thing of print, and what follows from it."""

import re
from dataclasses import replace

from limner.engines.illustrator.reading import tokens
from limner.engines.illustrator.reading.reading import Reading, Relation, Subject
from limner.engines.illustrator.staging.marks import trades
from limner.engines.illustrator.staging.posters import themes
from limner.engines.illustrator.staging.traits import MARKS

PRINTS: dict[str, str] = {
    "poster": "poster", "flyer": "poster", "flier": "poster", "leaflet": "poster", "placard": "poster",
    "billboard": "banner", "banner": "banner", "header": "banner", "advertisement": "poster", "ad": "poster",
    "card": "card", "postcard": "card", "invitation": "card", "invite": "card", "ticket": "card",
    "certificate": "card", "bookmark": "cover", "cover": "cover", "sign": "sign", "signboard": "sign",
    "signage": "sign", "label": "sign", "menu": "poster", "title": "cover", "calendar": "cover",
}  # fmt: skip
"""Heads that ask for a printed thing, and its kind."""
_MARKS = {"monogram": "logo", "wordmark": "logo", "insignia": "emblem", "arms": "emblem", "roundel": "badge"}
"""Heads that ask for a mark."""
_ENDS = frozenset(
    "with for that which who saying says reading reads on in at showing featuring to by from about has having under "
    "over near titled called named where is".split()
)
_ON_IT = re.compile(r"\bon (?!top\b)|\bbackground\b", re.IGNORECASE)
"""After a mark or a pattern, this makes the last colour named that of the ground."""
_OWN = {
    "cover": frozenset({"book", "vinyl_record", "record"}),
    "banner": frozenset({"flag", "banner"}),
    "sign": frozenset({"signpost", "road_sign"}),
    "card": frozenset({"letter", "card"}),
    "arms": frozenset({"shield"}),
}
"""Symbols that stand for the printed thing itself, by its kind or its head: they are not drawn in it."""


def head(prompt: str) -> str:
    """The noun that the prompt is about: the last word before the first preposition, stop or quotation."""
    last = ""
    for piece in tokens.split(prompt)[0]:
        ended = piece.kind != "word" or (piece.text == "of" and last != "coat") or piece.text in _ENDS
        if ended and last:
            break
        if piece.kind == "word" and piece.text != "of":
            last = piece.text
    return last.removesuffix("s") if last.endswith("s") and last != "arms" else last


def printed(reading: Reading) -> str:
    """The kind of printed thing: "poster", "card", "sign", "cover" or "banner"; "" for what is none of them."""
    kind = PRINTS.get(head(reading.prompt), "")
    if "poster" in reading.composition:
        return kind or "poster"
    return kind if reading.quoted else ""


def settled(reading: Reading) -> Reading:
    """The reading without what stands for the thing itself, and with a sign of the trade where a logo has no other."""
    noun = head(reading.prompt)
    mark = _MARKS.get(noun)
    if mark is not None and mark not in reading.composition:
        reading = replace(reading, composition=(*reading.composition, mark))
    flat = {*MARKS, "pattern"} & {*reading.composition}
    if flat and reading.background is None and reading.palette and _ON_IT.search(reading.prompt):
        reading = replace(reading, background=reading.palette[-1], palette=reading.palette[:-1])
    own = _OWN.get(noun) or _OWN.get(printed(reading), frozenset())
    for index in reversed(range(len(reading.subjects))):
        if reading.subjects[index].symbol in own:
            reading = _without(reading, index)
    if not reading.subjects and printed(reading) in ("card", "poster", "banner"):
        words = themes.theme(reading.prompt, *reading.quoted)
        return replace(reading, subjects=tuple(Subject(w, w, exact=False, phrase=w) for w in words))
    if not reading.subjects and MARKS & {*reading.composition}:
        found = trades.trade(reading.prompt)
        if found is not None:
            reading = replace(reading, subjects=(Subject(found[0], found[1], exact=False, phrase=found[1]),))
    return reading


def _without(reading: Reading, index: int) -> Reading:
    """The reading without one subject and its relations."""

    def moved(number: int) -> int:
        return number - (number > index)

    kept = [r for r in reading.relations if index not in (r.subject, r.object, r.third)]
    relations = tuple(
        Relation(r.kind, moved(r.subject), moved(r.object), None if r.third is None else moved(r.third)) for r in kept
    )
    subjects = reading.subjects[:index] + reading.subjects[index + 1 :]
    return replace(reading, subjects=subjects, relations=relations)

"""What is to be made: the head noun of the prompt where it is a thing of print, and what follows from it."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from limner.engines.illustrator.reading import tokens
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Reading, Relation, Subject
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.marks import iconsets, trades
from limner.engines.illustrator.staging.patterns import geometric, motifs
from limner.engines.illustrator.staging.posters import greetings, themes
from limner.engines.illustrator.staging.posters.boards import BUBBLE
from limner.engines.illustrator.staging.saying import plain
from limner.engines.illustrator.staging.traits import MARKS

PRINTS: dict[str, str] = {
    "poster": "poster", "flyer": "poster", "flier": "poster", "leaflet": "poster", "placard": "poster",
    "billboard": "banner", "banner": "banner", "header": "banner", "advertisement": "poster", "ad": "poster",
    "card": "card", "postcard": "card", "invitation": "card", "invite": "card", "ticket": "card",
    "certificate": "card", "bookmark": "cover", "cover": "cover", "sign": "sign", "signboard": "sign",
    "signage": "sign", "menu": "poster", "title": "cover", "calendar": "cover",
    "chalkboard": "sign", "blackboard": "sign", "thumbnail": "banner", "coupon": "card", "voucher": "card",
    "brochure": "poster", "plaque": "sign", "post": "poster", "story": "poster", "quote": "poster",
    "tag": "card", "board": "sign",
}  # fmt: skip
"""Heads that ask for a printed thing, and its kind."""
_SOCIAL = frozenset(
    "instagram insta facebook media twitter tiktok linkedin pinterest snapchat promo promotional".split()
)
_NEEDS = {
    "post": _SOCIAL,
    "story": _SOCIAL,
    "tag": frozenset({"gift", "name", "price", "luggage"}),
    "board": frozenset({"menu", "notice", "bulletin", "sign", "message", "chalk", "black", "white"}),
}
"""Words that these heads need before them to be things of print."""
_MARKS = {"monogram": "logo", "wordmark": "logo", "lettermark": "logo", "insignia": "emblem", "arms": "emblem",
          "roundel": "badge", "label": "badge"}  # fmt: skip
"""Heads that ask for a mark."""
_ENDS = frozenset(
    "with for that which who saying says reading reads on in at showing featuring to by from about has having under "
    "over near titled called named where is holding carrying wearing standing sitting hanging leaning looking flying "
    "riding walking next beside behind inside outside above below between around against as".split()
)
_ON_IT = re.compile(r"\bon (?!top\b)|\bbackground\b", re.IGNORECASE)
"""After a mark or a pattern, this makes the last colour named that of the ground."""
_OWN = {
    "cover": frozenset({"book", "vinyl_record"}),
    "banner": frozenset({"flag", "billboard"}),
    "sign": frozenset({"signpost"}),
    "card": frozenset({"letter"}),
    "arms": frozenset({"shield"}),
    "bubble": frozenset({"bubble"}),
    "flag": frozenset({"flag"}),
    "print": frozenset({"t-shirt", "jacket", "mug"}),
    "design": frozenset({"t-shirt", "jacket"}),
    "tee": frozenset({"t-shirt"}),
}
"""Symbols that stand for the printed thing itself, by its kind or its head: they are not drawn in it."""
STANDING_FOR = frozenset().union(*_OWN.values())
"""All of these."""
_ONLY_AS = {"flag": "flag", "bubble": "speech bubble", "print": "emblem", "design": "emblem", "tee": "emblem"}
"""Heads that stand for what is made only where it is this."""
_SHIRT = re.compile(r"\b(?:t-?\s?shirt|tee|hoodie)\s+(?:print|design|graphic)s?\b", re.IGNORECASE)
_STICKERS = re.compile(r"\bstickers\b|\bsticker\s+(?:pack|sheet|set|collection)\b", re.IGNORECASE)
_CARD = re.compile(r"\b(?:business|visiting|calling|name)\s+cards?\b", re.IGNORECASE)
_TOLD = 2
"""So many things that a headline names are drawn."""
_LETTERS = re.compile(
    r"\b(?:monogram|initials?|lettermark|letters?)\s+(?:logo\s+)?(?:of\s+|for\s+|with\s+)?(?:the\s+)?(?:letters?\s+|initials\s+)?"
    r"(?P<said>[A-Z](?:\s?[A-Z&.+]){0,4})(?![\w'])|\b(?P<first>[A-Z]{2,3})\s+monogram\b"
)
"""The letters of a monogram, which stand there bare."""


def head(prompt: str) -> str:
    """The noun that the prompt is about: the last word before the first preposition, stop or quotation."""
    return _phrase(prompt)[-1]


def _phrase(prompt: str) -> tuple[str, ...]:
    """The words up to the noun that the prompt is about, that one last and in the singular."""
    words: list[str] = []
    for piece in tokens.split(prompt)[0]:
        last = words[-1] if words else ""
        ended = piece.kind != "word" or (piece.text == "of" and last != "coat") or piece.text in _ENDS
        if ended and last:
            break
        if piece.kind == "word" and piece.text != "of":
            words.append(piece.text)
    last = words.pop() if words else ""
    return *words, last.removesuffix("s") if last.endswith("s") and last != "arms" else last


def printed(reading: Reading) -> str:
    """The kind of printed thing: "poster", "card", "sign", "cover" or "banner"; "" for what is none of them."""
    kind = _kind(reading.prompt)
    if "poster" in reading.composition:
        return kind or "poster"
    return kind if reading.quoted else ""


def _kind(prompt: str) -> str:
    words = _phrase(prompt)
    # A day may follow it: "party flyer October 31".
    noun = next((word for word in reversed(words) if word in PRINTS), "")
    needed = _NEEDS.get(noun)
    return "" if needed is not None and not needed & {*words} else PRINTS.get(noun, "")


def settled(reading: Reading) -> Reading:
    """The reading without what stands for the thing itself, with the lines that the prompt does not put in quotation
    marks, and with a sign of the trade where a logo has no other."""
    noun = head(reading.prompt)
    reading = _lettered(_formed(reading, noun), noun)
    flat = {*MARKS, "pattern"} & {*reading.composition}
    if flat and reading.background is None and reading.palette and _ON_IT.search(plain(reading.prompt)):
        reading = replace(reading, background=reading.palette[-1], palette=reading.palette[:-1])
    own = _own(reading, noun)
    # A red flag is one though no flag is drawn on its cloth; a palette colours a sign's wall, and not its board.
    said = [rgb for subject in reading.subjects if subject.symbol in own - _OWN["sign"] for rgb in subject.colours]
    reading = replace(reading, palette=tuple(dict.fromkeys((*said, *reading.palette))))
    return _peopled(_rid(reading, lambda subject: subject.symbol in own))


def _own(reading: Reading, noun: str) -> frozenset[str]:
    """The symbols that stand for what is made; none where a flag or a shirt is a thing like others."""
    if reading.quoted and BUBBLE.search(reading.prompt):
        return _OWN["bubble"]
    word = _ONLY_AS.get(noun)
    if word is not None and word not in reading.composition:
        return frozenset()
    return _OWN.get(noun) or _OWN.get(printed(reading), frozenset())


def _formed(reading: Reading, noun: str) -> Reading:
    """The reading with the mark among its composition words that its head, or the whole of the prompt, asks for."""
    asked = [_MARKS[word] for word in (noun, *_phrase(reading.prompt)) if word in _MARKS][:1]
    if noun == "card" and _CARD.search(reading.prompt):
        asked = ["logo", "business card"]
    elif noun == "bubble" and BUBBLE.search(reading.prompt) and reading.quoted:
        asked = ["logo", "speech bubble"]
    elif (
        noun == "flag"
        and reading.setting is None
        and (len(reading.subjects) > 1 or reading.quoted or len(reading.palette) > 1)
    ):
        asked = ["logo", "flag"]
        if len(reading.subjects) < 2 and not reading.quoted:
            # They are those of the stripes, which `flags` reads in their order, and not of the whole picture.
            reading = replace(reading, palette=())
    elif noun in ("print", "design", "graphic") and _SHIRT.search(reading.prompt):
        asked = ["emblem"]
    elif _STICKERS.search(reading.prompt):
        asked = ["sticker"]
    elif noun == "patch" and reading.quoted:
        asked = ["badge"]
    elif noun == "mandala":
        asked = ["icon", "mandala"]
    if "pattern" in reading.composition and not reading.subjects:
        return _patterned(reading)
    theme = iconsets.theme(reading.prompt)
    if theme is not None:
        asked = ["icon", "set"]
        reading = _stocked(reading, theme)
    new = tuple(word for word in asked if word not in reading.composition)
    return replace(reading, composition=(*reading.composition, *new)) if new else reading


def _patterned(reading: Reading) -> Reading:
    """A pattern that names no thing: of the theme's things, of stars, or of shapes alone."""
    names = ("star",) if "stars" in reading.weather else motifs.motifs(reading.prompt)
    if names:
        subjects = tuple(Subject(name, name, exact=False, phrase=name) for name in names)
        return replace(reading, subjects=subjects, setting=None, weather=())
    if geometric.named(reading.prompt) or (reading.setting is None and not reading.quoted):
        return replace(reading, composition=(*reading.composition, "icon", "geometric"))
    return reading


def _stocked(reading: Reading, theme: iconsets.Theme) -> Reading:
    """The things of the theme as subjects; those that the prompt names itself where it names no theme."""
    # "Weather icons" and "tools" may be read as things that stand for them: they are not those of a list.
    named = [subject for subject in reading.subjects if not subject.phrase or subject.noun in subject.phrase]
    several = len(named) > 1 and any(subject.noun not in theme.words for subject in named)
    if several or (reading.subjects and not theme.words):
        return replace(reading, setting=None)
    subjects = tuple(
        Subject(name, name, exact=False, phrase=name, pose=iconsets.POSES.get(name, "")) for name in theme.symbols
    )
    return replace(reading, subjects=subjects, relations=(), setting=None, weather=())


def _lettered(reading: Reading, noun: str) -> Reading:
    """The reading with what is printed where nothing is put in quotation marks."""
    if reading.quoted:
        return reading
    marked = MARKS & {*reading.composition}
    letters = _LETTERS.search(reading.prompt) if marked else None
    if letters is not None:
        said = "".join((letters["said"] or letters["first"]).replace(".", "").split())
        return replace(_rid(reading, lambda subject: subject.symbol == "letter"), quoted=(said,))
    if not marked and _kind(reading.prompt) not in ("poster", "card", "banner"):
        return reading
    name = greetings.names_of(reading.prompt)
    words = name.lower().split()
    # "Lena" is no woman, and "Blue Bean" no vegetable, to be drawn where it is written.
    reading = _rid(reading, lambda subject: _written(subject, words))
    if marked:
        return replace(reading, quoted=(name,)) if name else reading
    return replace(reading, quoted=greetings.lines(reading.prompt, *_phrase(reading.prompt)))


def _written(subject: Subject, words: Sequence[str]) -> bool:
    """Whether the subject is a word of the name: "The Foxes" are no fox."""
    said = [word for word in subject.phrase.lower().split() if len(word) > 2]
    return any(word.startswith(part) for part in said for word in words)


def _rid(reading: Reading, unwanted: Callable[[Subject], bool]) -> Reading:
    """The reading without the subjects that are not wanted."""
    for index in reversed(range(len(reading.subjects))):
        if unwanted(reading.subjects[index]):
            reading = _without(reading, index)
    return reading


def _peopled(reading: Reading) -> Reading:
    """The reading with what decorates a card or a poster, or stands for a trade, where no thing is named."""
    marked = MARKS & {*reading.composition}
    if marked and [subject.symbol for subject in reading.subjects] == ["shop"]:
        reading = replace(reading, subjects=_traded(reading) or reading.subjects)
    if reading.subjects:
        return reading
    if not marked and printed(reading) in ("card", "poster", "banner", "cover"):
        told = _told(reading)
        words, place = ((), "") if told else themes.theme(reading.prompt, *reading.quoted)
        if printed(reading) != "card":
            reading = _placed(reading, place)
        own = _OWN.get(printed(reading), frozenset())
        themed = tuple(Subject(word, word, exact=False, phrase=word) for word in words if word not in own)
        return replace(reading, subjects=told or themed or _traded(reading))
    return replace(reading, subjects=_traded(reading)) if marked else reading


def _placed(reading: Reading, place: str) -> Reading:
    """The reading with the place and the hour that the headline names, else the occasion's place."""
    if reading.setting is not None:
        return reading
    said = read(reading.quoted[0]) if reading.quoted else Reading("")
    return replace(
        reading,
        setting=said.setting or place or None,
        time=reading.time or said.time,
        season=reading.season or said.season,
        weather=reading.weather or said.weather,
    )


def _told(reading: Reading) -> tuple[Subject, ...]:
    """The things that the headline itself names; nobody, for those are names."""
    said = read(reading.quoted[0]).subjects if reading.quoted else ()
    drawn = [(subject, find(subject.symbol)) for subject in said]
    return tuple(subject for subject, symbol in drawn if symbol and "person" not in symbol.kinds)[:_TOLD]


def _traded(reading: Reading) -> tuple[Subject, ...]:
    """The sign of the trade that the prompt names."""
    found = trades.trade(reading.prompt)
    return () if found is None else (Subject(found[0], found[1], exact=False, phrase=found[1]),)


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

"""What is to be made: the head noun of the prompt where it is a thing of print, and what follows from it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache

from limner.engines.illustrator.reading.reading import IconSet, Reading, Relation, Subject
from limner.engines.illustrator.staging import inscribed, likeness
from limner.engines.illustrator.staging.cast import atlas, find
from limner.engines.illustrator.staging.glazing import glazed
from limner.engines.illustrator.staging.marks import iconsets
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.illustrator.staging.traits import MARKS

_ONLY_AS = {"flag": "flag", "bubble": "speech bubble", "print": "emblem", "design": "emblem", "tee": "emblem"}
"""Heads that stand for what is made only where it is this."""
_WALLS = frozenset({"brick_wall"})
"""What a picture on a wall is sprayed on."""
_SHEET = (244, 239, 228)
_TOLD = 2
"""So many things that a headline names are drawn."""


def printed(reading: Reading) -> str:
    """The kind of printed thing: "poster", "card", "sign", "cover" or "banner"; "" for what is none of them."""
    kind = reading.made.print
    if "poster" in reading.composition:
        return kind or "poster"
    return kind if reading.quoted else ""


def settled(reading: Reading, *, whole: bool = True) -> Reading:
    """The reading without what stands for the thing itself, with the lines that the prompt does not put in quotation
    marks, and with a sign of the trade where a logo has no other.

    What stands for the thing itself stays where the picture is not made as a `whole`: a sign put into another picture
    is a sign.
    """
    noun = reading.made.noun
    reading = _on_a_sheet(reading)
    reading = likeness.seen_near(inscribed.seen_near(_lettered(_formed(inscribed.housed(reading), noun), noun)))
    flat = {*MARKS, "pattern"} & {*reading.composition}
    if flat and reading.background is None and reading.palette and reading.says("on its ground"):
        reading = replace(reading, background=reading.palette[-1], palette=reading.palette[:-1])
    own = _own(reading, noun) if whole else frozenset[str]()
    sign = _standing_for("sign")
    # A red flag is one though no flag is drawn on its cloth; a palette colours a sign's wall, and not its board.
    said = [rgb for subject in reading.subjects if subject.symbol in own - sign for rgb in subject.colours]
    reading = replace(reading, palette=tuple(dict.fromkeys((*said, *reading.palette))))
    return _peopled(glazed(_walled(_rid(reading, lambda subject: subject.symbol in own))))


def _walled(reading: Reading) -> Reading:
    """The reading without the wall of a room as a thing: it is the room's own."""
    if "graffiti" in reading.styles and len(reading.subjects) > 1:
        return _rid(reading, lambda subject: subject.symbol in _WALLS)
    place = setting(reading.setting) if reading.setting else None
    if place is not None and "walled" in place.traits:
        return _rid(reading, lambda subject: subject.symbol in _WALLS)
    indoors = place.indoors if place is not None else _furnished(reading)
    if not reading.wall or not indoors or len(reading.subjects) < (1 if reading.setting else 2):
        return reading
    return _rid(reading, lambda subject: subject.noun == "wall" and not subject.material)


def _furnished(reading: Reading) -> bool:
    return any((symbol := find(s.symbol)) and "furniture" in symbol.kinds for s in reading.subjects)


def _on_a_sheet(reading: Reading) -> Reading:
    """What stands in a grid stands on plain paper, where no place and no ground is named."""
    named = reading.setting or reading.background or reading.time or reading.weather or reading.relations
    if named or not any(subject.arrangement == "grid" for subject in reading.subjects):
        return reading
    return replace(reading, background=_SHEET)


def _alone(reading: Reading) -> bool:
    """Whether a speech bubble is asked for and nobody who speaks."""
    return reading.says("bubble") and all(subject.symbol in _standing_for("bubble") for subject in reading.subjects)


def _own(reading: Reading, noun: str) -> frozenset[str]:
    """The symbols that stand for what is made; none where a flag or a shirt is a thing like others."""
    if reading.quoted and reading.says("bubble"):
        return _standing_for("bubble")
    word = _ONLY_AS.get(noun)
    if word is not None and word not in reading.composition:
        return frozenset()
    return _standing_for(noun) or _standing_for(printed(reading))


def _standing_for(form: str) -> frozenset[str]:
    """The symbols that are the printed thing itself, by its kind or its head: they are not drawn in it."""
    return _printed_things().get(form, frozenset())


@cache
def _printed_things() -> Mapping[str, frozenset[str]]:
    forms = {form for symbol in atlas() for form in symbol.printed}
    return {form: frozenset(symbol.id for symbol in atlas() if form in symbol.printed) for form in forms}


def _is_national(subject: Subject) -> bool:
    """Whether it is a flag that looks as it does, and no design."""
    symbol = find(subject.symbol)
    return symbol is not None and "flag" in symbol.kinds


def _formed(reading: Reading, noun: str) -> Reading:
    """The reading with the mark among its composition words that its head, or the whole of the prompt, asks for."""
    asked = [reading.made.mark] if reading.made.mark else []
    if noun == "card" and reading.says("visiting card"):
        asked = ["logo", "business card"]
    elif noun == "bubble" and reading.quoted and _alone(reading):
        asked = ["logo", "speech bubble"]
    elif (
        noun == "flag"
        and not any(_is_national(subject) for subject in reading.subjects)
        and reading.setting is None
        and (len(reading.subjects) > 1 or reading.quoted or len(reading.palette) > 1)
    ):
        asked = ["logo", "flag"]
        if len(reading.subjects) < 2 and not reading.quoted:
            # They are those of the stripes, which `flags` reads in their order, and not of the whole picture.
            reading = replace(reading, palette=(), made=replace(reading.made, stripes=reading.palette))
    elif noun in ("print", "design", "graphic") and reading.says("print on a shirt"):
        asked = ["emblem"]
    elif reading.says("stickers"):
        asked = ["sticker"]
    elif noun == "patch" and (reading.quoted or "embroidery" in reading.styles):
        asked = ["badge"]
    elif noun == "mandala":
        asked = ["icon", "mandala"]
    if "pattern" in reading.composition and not reading.subjects:
        return _patterned(reading)
    icons = reading.made.icons
    if icons is not None:
        asked = ["icon", "set"]
        reading = _stocked(reading, icons)
    new = tuple(word for word in asked if word not in reading.composition)
    return replace(reading, composition=(*reading.composition, *new)) if new else reading


def _patterned(reading: Reading) -> Reading:
    """A pattern that names no thing: of the theme's things, of stars, or of shapes alone."""
    names = ("star",) if "stars" in reading.weather else reading.made.motifs
    if names:
        subjects = tuple(Subject(name, name, exact=False, phrase=name) for name in names)
        return replace(reading, subjects=subjects, setting=None, weather=())
    if reading.made.shapes or (reading.setting is None and not reading.quoted):
        return replace(reading, composition=(*reading.composition, "icon", "geometric"))
    return reading


def _stocked(reading: Reading, theme: IconSet) -> Reading:
    """The things of the theme as subjects; those that the prompt names itself where it names no theme."""
    # "Weather icons" and "tools" may be read as things that stand for them: they are not those of a list.
    named = [subject for subject in reading.subjects if not subject.phrase or subject.noun in subject.phrase]
    beyond = any(subject.symbol not in theme.symbols for subject in named)
    several = len(named) > 1 and beyond and any(subject.noun not in theme.words for subject in named)
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
    letters = reading.made.letters if marked else ""
    if letters:
        return replace(_rid(reading, lambda subject: subject.symbol == "letter"), quoted=(letters,))
    if not marked and reading.made.print not in ("poster", "card", "banner"):
        return reading
    name = reading.made.addressee
    words = name.lower().split()
    # "Lena" is no woman, and "Blue Bean" no vegetable, to be drawn where it is written.
    reading = _rid(reading, lambda subject: _written(subject, words))
    if marked:
        return replace(reading, quoted=(name,)) if name else reading
    return replace(reading, quoted=reading.made.lines)


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
        words, place = ((), "") if told else (reading.made.occasion, reading.made.place)
        if printed(reading) != "card":
            reading = _placed(reading, place)
        own = _standing_for(printed(reading))
        themed = tuple(Subject(word, word, exact=False, phrase=word) for word in words if word not in own)
        return replace(reading, subjects=told or themed or _traded(reading))
    return replace(reading, subjects=_traded(reading)) if marked else reading


def _placed(reading: Reading, place: str) -> Reading:
    """The reading with the place and the hour that the headline names, else the occasion's place."""
    if reading.setting is not None:
        return reading
    said = reading.made.headline or Reading("")
    return replace(
        reading,
        setting=said.setting or place or None,
        time=reading.time or said.time,
        season=reading.season or said.season,
        weather=reading.weather or said.weather,
    )


def _told(reading: Reading) -> tuple[Subject, ...]:
    """The things that the headline itself names; nobody, for those are names."""
    said = reading.made.headline or Reading("")
    drawn = [(subject, find(subject.symbol)) for subject in said.subjects]
    return tuple(subject for subject, symbol in drawn if symbol and "person" not in symbol.kinds)[:_TOLD]


def _traded(reading: Reading) -> tuple[Subject, ...]:
    """The sign of the trade that the prompt names."""
    found = reading.made.trade
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

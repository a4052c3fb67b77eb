"""Which person stands for a word: by what the words say of body, hair and age, else by the seed."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from limner.drawing.colour import RGB, lab, lch, parse
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Feature, Subject
from limner.engines.illustrator.staging import coats
from limner.engines.illustrator.staging.colouring import dressed
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.units import Member

VARIANTS: Mapping[str, tuple[str, ...]] = {
    "woman": (
        "woman",
        "curly_haired_woman",
        "woman_with_a_ponytail",
        "woman_in_a_dress",
        "short_haired_woman",
        "woman_in_a_skirt",
    ),
    "man": ("man", "bearded_man", "man_in_a_hoodie", "curly_haired_man", "bald_man"),
    "boy": ("boy", "curly_haired_boy", "boy_in_a_striped_shirt"),
    "girl": ("girl", "curly_haired_girl", "girl_with_a_ponytail"),
}
"""Who may stand for a plain word, as atlas ids; the first where the words say something of hair or clothes."""

_SORTS: Mapping[str, tuple[str, ...]] = {
    "people": ("woman", "man", "grandmother", "boy", "woman_in_a_dress", "grandfather", "girl"),
    "children": ("girl", "boy"),
}
"""Who stands for a word that means people of several sorts, as atlas ids."""
_SORTS_OF = {
    "people": frozenset(
        "people person human crowd tourist passenger pedestrian friend guest spectator visitor fan villager".split()
    ),
    "children": frozenset("children child kid schoolchild toddler pupil".split()),
}
ELDERS = frozenset({"grandmother", "grandfather"})
PLAIN = frozenset({*ELDERS, *(name for names in VARIANTS.values() for name in names)})
"""Those whose clothes are their own and no uniform."""

_DESCRIBED: Mapping[str, Mapping[str, str]] = {
    "woman": {
        "old": "grandmother",
        "stout": "stout_woman",
        "curly": "curly_haired_woman",
        "afro": "curly_haired_woman",
        "short": "short_haired_woman",
        "ponytail": "woman_with_a_ponytail",
    },
    "man": {
        "old": "grandfather",
        "stout": "stout_man",
        "muscular": "muscular_man",
        "beard": "bearded_man",
        "bald": "bald_man",
        "curly": "curly_haired_man",
        "afro": "curly_haired_man",
    },
    "grandfather": {"beard": "old_bearded_man"},
    "girl": {"curly": "curly_haired_girl", "afro": "curly_haired_girl", "ponytail": "girl_with_a_ponytail"},
    "boy": {"curly": "curly_haired_boy", "afro": "curly_haired_boy", "short": "boy_in_a_striped_shirt"},
}
"""Who has what the words name; of several, the first that is named in this order."""

_HAIR_WORDS: Mapping[str, str] = {
    "blonde": "#d9ad55",
    "blond": "#d9ad55",
    "ginger": "#b9552a",
    "brunette": "#4a2f22",
    "auburn": "#8a3f24",
}
"""Colour words that mean the hair of a person."""
_HAIR_NOUNS: Mapping[str, str] = {"brunette": "#4a2f22", "redhead": "#b54a26"}
"""Nouns that say somebody's hair."""
_RED_HAIR = parse("#b54a26")
_SLOT_OF = {"skin": "skin", "eyes": "iris", "lips": "lip"}
"""The slots of other parts of a body that a colour is named for."""
_GREY_HAIR = parse("#cfcdd1")
_FAIR = parse("#f0cdb0")
"""The skin, inside the range of the Monk skin tone scale, of those whose hair the words call blonde or red."""
_FAIR_FROM, _VIVID = 0.5, 0.06
"""The OKLab lightness and chroma of such hair."""
_GREY_FROM = 0.75
"""The lightness from 0 to 1 of hair that is old already."""


def cast_of(symbol: Symbol, subject: Subject, number: int, dice: Dice) -> tuple[str, ...]:
    """The atlas ids of those who stand in turn for a subject of `number` individuals whose word means `symbol`."""
    sorts = _sorts(symbol, subject, number)
    cast: list[str] = []
    for name in sorts:
        described = _described(name, subject)
        if described != name or _spoken_of(subject):
            cast.append(described)
            continue
        options = VARIANTS.get(name, (name,))
        start = dice.turn(f"who {name}", range(len(options)))
        cast += [options[(start + i) % len(options)] for i in range(len(options))]
    return _mixed(cast) if len(sorts) > 1 else tuple(cast)


def _sorts(symbol: Symbol, subject: Subject, number: int) -> tuple[str, ...]:
    """People of several sorts where the word means such, else the symbol alone."""
    if number > 1 and symbol.id in PLAIN and not subject.age:
        for name, words in _SORTS_OF.items():
            if subject.noun.lower() in words:
                return _SORTS[name]
    return (symbol.id,)


def _mixed(ids: Sequence[str]) -> tuple[str, ...]:
    """Neighbours in a list of kind after kind, dealt so that kinds take turns."""
    kinds = load()
    piles: dict[str, list[str]] = {}
    for name in ids:
        piles.setdefault(kinds[name].kinds[0], []).append(name)
    rounds = max(map(len, piles.values()))
    return tuple(pile[i] for i in range(rounds) for pile in piles.values() if i < len(pile))


def _spoken_of(subject: Subject) -> bool:
    """Whether the words say how the person looks, so that no other hair or dress may be chosen."""
    return any(feature.part in ("hair", "beard", "moustache") for feature in subject.features)


def _described(name: str, subject: Subject) -> str:
    words = {subject.age, subject.build, *subject.phrase.lower().split()}
    for feature in subject.features:
        words |= {feature.part, *feature.words.split()}
    for word, other in _DESCRIBED.get(name, {}).items():
        if word in words:
            return _described(other, subject)
    return name


def described(members: Sequence[Member], subject: Subject) -> list[Member]:
    """The members in the skin and hair that the words name, things and animals with their parts in the colours of
    these; the old have grey hair.
    """
    return [_coloured(m, subject) if "person" in m.symbol.kinds else _in_parts(m, subject) for m in members]


def _in_parts(member: Member, subject: Subject) -> Member:
    """The slots that are named for a part, in singular or plural, in its colour."""
    slots = member.symbol.slots
    fur = next((f.colour for f in subject.features if f.part == "fur" and f.colour is not None), None)
    if fur is not None and "fur" not in slots and "animal" in member.kinds and not subject.colours:
        member = replace(member, colours={**member.colours, **dressed(member.symbol, [fur])})
    said = {
        name: feature.colour
        for feature in subject.features
        for name in coats.slots(feature, member.symbol)
        if feature.colour is not None
    }
    return replace(member, colours={**member.colours, **said}) if said else member


def _coloured(member: Member, subject: Subject) -> Member:
    hair = next((_HAIR_WORDS[name] for name in subject.colour_names if name in _HAIR_WORDS), None)
    hair = hair or _HAIR_NOUNS.get(subject.noun)
    colours = dict(member.colours)
    if hair is not None:
        clothes = [
            rgb for rgb, name in zip(subject.colours, subject.colour_names, strict=False) if name not in _HAIR_WORDS
        ]
        colours = {**dressed(member.symbol, clothes), "hair": parse(hair)}
    elif subject.age == "old" and "hair" in member.symbol.slots and _greys(member.symbol):
        colours["hair"] = _GREY_HAIR
    for feature in subject.features:
        colours |= _of(feature)
    member = replace(member, mood=" ".join([member.mood, *_worn_hair(subject)]).strip())
    light = "hair" in colours and lch(colours["hair"])[1] > _VIVID and lab(colours["hair"])[0] > _FAIR_FROM
    if light and not any(feature.part == "skin" for feature in subject.features):
        colours["skin"] = _FAIR
    return replace(member, colours={slot: rgb for slot, rgb in colours.items() if slot in member.symbol.slots})


def _worn_hair(subject: Subject) -> Iterator[str]:
    """The words of a mood for freckles, hair and beard as they are told of."""
    if any(feature.part == "freckles" for feature in subject.features):
        yield "freckled"
    for feature in subject.features:
        if feature.style:
            part = "hair" if feature.part == "hair" else "beard"
            yield f"{part}:{feature.style.replace(' ', '_')}"


def _of(feature: Feature) -> dict[str, RGB]:
    if feature.colour is None:
        return {}
    if feature.part in ("hair", "beard", "moustache"):
        words = set(feature.words.split())
        named = next((parse(_HAIR_WORDS[word]) for word in words if word in _HAIR_WORDS), None)
        return {"hair": named or (_RED_HAIR if "red" in words else feature.colour)}
    slot = _SLOT_OF.get(feature.part)
    return {slot: feature.colour} if slot else {}


def _greys(symbol: Symbol) -> bool:
    return max(symbol.slots["hair"].rgb) / 255 < _GREY_FROM

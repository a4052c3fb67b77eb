"""Somebody of whom the words say how he looks, and nothing that he does or where he is, is seen from near."""

from dataclasses import replace

from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.reading.tables.people import BODY
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.folk import ELDERS, PLAIN

_OF_A_FACE = frozenset({
    "hair", "eyes", "beard", "moustache", "freckles", "wrinkles", "lips", "eyebrows", "eyelashes", "cheeks", "smile",
    "face", "teeth", "nose", "ears",
})  # fmt: skip
"""Parts that are seen from near."""
_ABOUT_THE_HEAD = frozenset({"head", "eyes", "face", "mouth", "neck"})
_HEADWEAR = frozenset({"hat", "headwear", "headgear", "eyewear", "glasses", "jewellery", "necklace"})
_ENOUGH = 2
"""So much that is said of a face, or worn about it, makes a portrait of it."""


def seen_near(reading: Reading) -> Reading:
    """The reading as a portrait, where all that its words tell of is one plain person's head, or an animal's face."""
    if _is_an_animals_face(reading):
        return replace(reading, composition=("close-up",))
    people = [i for i, subject in enumerate(reading.subjects) if subject.symbol in PLAIN]
    if len(people) != 1 or reading.subjects[people[0]].count > 1 or _plays_somewhere(reading):
        return reading
    own = reading.subjects[people[0]]
    others = [i for i in range(len(reading.subjects)) if i != people[0]]
    worn = {r.object for r in reading.relations if r.kind == "wearing" and r.subject == people[0]}
    if own.pose or not all(i in worn and _is_about_the_head(reading, i) for i in others):
        return reading
    parts = {f.part for f in own.features} | {BODY.get(word, "") for word in own.noun.split()}
    old = own.age == "old" or own.symbol in ELDERS
    told = len(parts & _OF_A_FACE) + len(others) + bool(own.mood) + old
    return replace(reading, composition=(*reading.composition, "portrait")) if told >= _ENOUGH else reading


def _is_an_animals_face(reading: Reading) -> bool:
    """Whether the words name the face or the head of one animal, and say nothing of it: "an ostrich's face"."""
    if len(reading.subjects) != 1 or reading.subjects[0].count > 1 or reading.relations or _plays_somewhere(reading):
        return False
    own = reading.subjects[0]
    symbol = find(own.symbol)
    bare = any(
        f.part in ("face", "head") and f.words in ("", f.part) and not f.colour and not f.style for f in own.features
    )
    return bare and not own.pose and symbol is not None and "animal" in symbol.kinds


def _plays_somewhere(reading: Reading) -> bool:
    """Whether there is more to show than a face."""
    return bool(reading.setting or reading.acts or reading.composition or reading.made.print or reading.quoted)


def _is_about_the_head(reading: Reading, number: int) -> bool:
    symbol = find(reading.subjects[number].symbol)
    if symbol is None:
        return False
    return symbol.worn_at in _ABOUT_THE_HEAD or not _HEADWEAR.isdisjoint((symbol.id, *symbol.kinds))

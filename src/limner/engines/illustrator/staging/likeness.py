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
    """The reading as a portrait, where all that its words tell of is one plain person's head."""
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


def _plays_somewhere(reading: Reading) -> bool:
    """Whether there is more to show than a face."""
    return bool(reading.setting or reading.acts or reading.composition or reading.made.print or reading.quoted)


def _is_about_the_head(reading: Reading, number: int) -> bool:
    symbol = find(reading.subjects[number].symbol)
    if symbol is None:
        return False
    return symbol.worn_at in _ABOUT_THE_HEAD or not _HEADWEAR.isdisjoint((symbol.id, *symbol.kinds))

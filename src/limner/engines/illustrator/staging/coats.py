"""Which parts of an animal have colours of their own, and what marking its coat has."""

from collections.abc import Iterator

from limner.engines.illustrator.atlas.remade.marking import EYES, JOIN, MARK2, MARKINGS, areas, parts
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Feature, Subject
from limner.engines.illustrator.staging.colouring import in_patches

_NAMED = {
    "wings": ("wings", "wing", "coverts"), "horns": ("horns", "horn"), "shed antlers": ("horn", "antler"),
    "hooves": ("hooves", "hoof"), "feet": ("feet", "legs", "paws"), "paws": ("paws", "socks", "pad"),
    "claws": ("claws", "claw"), "eyes": ("eyes", "iris"), "nose": ("nose", "snout", "trunk"), "chest": ("chest", "bib"),
    "head": ("head", "face"), "tusks": ("tusks", "tusk"), "fins": ("fins", "fin"), "teeth": ("teeth", "tooth"),
    "feathers": ("feathers", "plume"), "scales": ("scales", "scale"),
}  # fmt: skip
"""By the name of a part the slots and areas that it may be."""
_AREAS = frozenset({"ears", "tail", "tip", "paws", "feet", "legs", "muzzle", "chest", "belly", "face", "head", "wings"})
_LIMBS = frozenset({"arms", "legs", "hands", "feet"})
_TIPPED = frozenset({"tipped", "tip"})
_LIKE_PETS = frozenset({"bicolour", "tortoiseshell", "brindle", "calico"})
"""Markings of those who have a chest and paws to be told by."""


def slots(feature: Feature, symbol: Symbol) -> Iterator[str]:
    """The symbol's slots that a part of its body is, by its names. What draws eyes draws mouths too, and stays."""
    for name in _names(feature):
        for form in (name, name.removesuffix("s")):
            if form in symbol.slots and form != "eye":
                yield form


def _names(feature: Feature) -> tuple[str, ...]:
    if feature.part == "tail" and not _TIPPED.isdisjoint(feature.words.split()):
        return ("tip",)
    return _NAMED.get(feature.part, (feature.part,))


def is_a_limb(feature: Feature, symbol: Symbol) -> bool:
    """Whether a part is an arm or a leg that the thing lacks: an avocado's, and no chair's."""
    return feature.part in _LIMBS and feature.part not in parts(symbol)


def marked(subject: Subject, symbol: Symbol) -> str:
    """The parts that have no slot and are said to have a colour, and the marking of its coat, as an id has them."""
    if not subject.features and (not subject.pattern or "animal" not in symbol.kinds) and len(subject.colours) < 2:
        return ""
    where = areas(symbol.figure())
    own = list[str]()
    drawn = {part.name for part in symbol.figure().parts}
    for feature in subject.features:
        if feature.colour is None:
            continue
        if feature.part in drawn:
            own.append(feature.part)
            continue
        if "animal" not in symbol.kinds:
            continue
        found = next((name for name in _names(feature) if name in where and name in _AREAS), "")
        if feature.part == EYES and "iris" not in symbol.slots and "eye" in symbol.slots:
            found = EYES
        if found and found not in own and (found != "wings" or "wing" not in symbol.slots):
            own.append(found)
    kind = coat_marking(subject, symbol) if "animal" in symbol.kinds else ""
    return JOIN.join(filter(None, (kind, *own)))


def coat_marking(subject: Subject, symbol: Symbol) -> str:
    """The marking of its coat; "" for none, and for those whose drawing has it."""
    if subject.pattern in MARKINGS and not (subject.pattern == "patches" and "patch" in symbol.slots):
        return subject.pattern if subject.pattern not in _LIKE_PETS or "paws" in symbol.figure().areas else "patches"
    if subject.pattern or subject.mixed or not in_patches(symbol, subject.colours):
        return ""
    return "bicolour" if "pet" in symbol.kinds and "paws" in symbol.figure().areas else "patches"


def third_colour(subject: Subject, symbol: Symbol) -> dict[str, tuple[int, int, int]]:
    """The third colour that is said of it, where its marking has two beside its coat."""
    return {MARK2: subject.colours[2]} if MARK2 in symbol.slots and len(subject.colours) > 2 else {}

"""What people wear where the words do not say it: coats in snow and rain, jackets in autumn, few clothes on a beach."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from limner.drawing.colour import RGB, parse
from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.atlas.bodies.attire import CUTS
from limner.engines.illustrator.atlas.bodies.footwear import FOOTWEAR
from limner.engines.illustrator.atlas.bodies.stance import STANCES
from limner.engines.illustrator.atlas.facts import Garment
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.folk import PLAIN
from limner.engines.illustrator.staging.units import Member, Unit


def _colours(words: str) -> tuple[RGB, ...]:
    return tuple(parse(f"#{word}") for word in words.split())


Outfit = tuple[Garment, ...]

_WARM = _colours("a8473f 2f5d8a 3d6b4f 8a5a3b 5b4a7a c98a2f 37474f b5476a")
_LIGHT = _colours("f2b84b e2604f 4fb8bd f7f1e3 7fb0d8 ef7fa5 58b368")
_RAIN = _colours("f2c230 d9534a 3f7fbf 4c9a6a")
_LEGS = _colours("2f3f66 5b5348 3b4a5e 6d5a4a c9b48a")
_CHILDREN = frozenset({"boy", "girl"})
_WOMEN = frozenset({"woman", "grandmother"})
_LEFT = frozenset({*FOOTWEAR, "gloves", "boxing gloves", "cape", "apron"})
"""Garments beside which one still wears what the season asks for."""
_UNDRESSED = frozenset({"sleeping", "diving", "surfing", "floating"})
"""Stances of those who are left as they are."""

_SETS: Mapping[str, tuple[Outfit, ...]] = {
    "cold": (("coat", "trousers"), ("coat", "trousers"), ("jacket", "trousers")),
    "wet": (("coat", "trousers"), ("raincoat", "trousers")),
    "wet child": (("raincoat", "trousers"),),
    "mild": (("jacket",), (), ("sweater",), ("coat",), ()),
    "hot": (("tank top", "shorts"), ("shirt", "shorts")),
    "hot woman": (("dress",), ("tank top", "shorts")),
    "hot child": (("swimsuit",), ("tank top", "shorts")),
}
"""What is worn in turn, by what the air asks for and by whom."""
_HUES: Mapping[str, tuple[RGB, ...]] = {"wet": _RAIN, "wet child": _RAIN, "hot": _LIGHT, "hot woman": _LIGHT,
    "hot child": _LIGHT}  # fmt: skip


def in_season(units: Sequence[Unit], reading: Reading, brief: Brief, *, outdoors: bool) -> list[Unit]:
    """The units with everybody dressed for the weather, the season and the place; uniforms and what is named stay."""
    need = _asked(brief) if outdoors else ""
    if not need:
        return list(units)
    number = 0
    dressed = []
    for unit in units:
        members = []
        for member in unit.members:
            if _is_free(member, reading):
                member = _dressed(member, reading, need, number + brief.variant)
                number += 1
            members.append(member)
        dressed.append(replace(unit, members=tuple(members)))
    return dressed


def _asked(brief: Brief) -> str:
    """What the air asks for: "" where everyday clothes will do."""
    if brief.setting in ("underwater", "space", "sea", "waterline", "sky"):
        return ""
    if brief.weather & {"snow"} or brief.season == "winter" or brief.setting == "arctic":
        return "cold"
    if brief.weather & {"rain", "storm"}:
        return "wet"
    if brief.setting == "beach":
        return "hot"
    return "mild" if brief.season == "autumn" else ""


def _is_free(member: Member, reading: Reading) -> bool:
    """Whether it is a plain person of whose clothes the words say nothing."""
    if member.symbol.id not in PLAIN or not member.limber or member.material:
        return False
    held = attitude(member.pose)
    if held.stance not in STANCES or held.stance in _UNDRESSED or not _LEFT.issuperset(held.wear):
        return False
    worn = (r.object for r in reading.relations if r.kind == "wearing" and r.subject == member.subject)
    symbols = (find(reading.subjects[i].symbol) for i in worn)
    return all(symbol is None or _LEFT.issuperset(symbol.garments) for symbol in symbols)


def _dressed(member: Member, reading: Reading, need: str, number: int) -> Member:
    """In one of the outfits that will do, in the colour that the words name, or in one in turn."""
    names = {member.symbol.id, *member.symbol.kinds}
    sort = "child" if names & _CHILDREN else "woman" if names & _WOMEN else "man"
    key = f"{need} {sort}" if f"{need} {sort}" in _SETS else need
    outfit = _SETS[key][number % len(_SETS[key])]
    if not outfit:
        return member
    named = bool(member.subject < len(reading.subjects) and reading.subjects[member.subject].colours)
    shirt = member.colours.get("shirt")
    hues = _HUES.get(key, _WARM)
    main = shirt if named and shirt is not None else hues[number * 3 % len(hues)]
    colours = {CUTS[garment].slot: main for garment in outfit if garment not in ("trousers", "shorts")}
    if {"trousers", "shorts"}.intersection(outfit):
        colours["worn_low"] = member.colours.get("trousers") or _LEGS[number % len(_LEGS)]
    held = attitude(member.pose)
    pose = str(replace(held, wear=tuple(dict.fromkeys((*held.wear, *outfit)))))
    height = member.height * member.symbol.figure(pose).height / member.figure.height
    return replace(member, pose=pose, height=height, colours={**member.colours, **colours})

"""What people wear where the words do not say it: coats in snow and rain, few clothes on a beach, suits at a ball."""

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
_DARK = _colours("2b3040 3a2f3a 1f3350 3b3f45")
_RICH = _colours("8f2437 2f4f8a 6b2f6b 1f6b5f c98a2f")
_SOBER = _colours("3d4a6b 4a4f5a 6b5a4c 2f3f4f 5a3f4a")
_CANVAS = _colours("f4efe4 c9473f 3f6b8f e6c270")
_DENIM = _colours("3f6ba8 4a5f8c 6b5a46")
_LEGS = _colours("2f3f66 5b5348 3b4a5e 6d5a4a c9b48a")
_POLISHED = parse("#2b2530")
_CHILDREN = frozenset({"boy", "girl"})
_WOMEN = frozenset({"woman", "grandmother"})
_LEFT = frozenset({*FOOTWEAR, "gloves", "boxing gloves", "cape", "apron"})
"""Garments beside which one still wears what the season asks for."""
_UNDRESSED = frozenset({"sleeping", "diving", "surfing", "floating"})
"""Stances of those who are left as they are."""

_SETS: Mapping[str, tuple[tuple[Outfit, ...], tuple[RGB, ...]]] = {
    "cold": ((("coat", "trousers"), ("coat", "trousers"), ("jacket", "trousers")), _WARM),
    "wet": ((("coat", "trousers"), ("raincoat", "trousers")), _RAIN),
    "wet child": ((("raincoat", "trousers"),), _RAIN),
    "mild": ((("jacket",), (), ("sweater",), ("coat",), ()), _WARM),
    "hot": ((("tank top", "shorts"), ("shirt", "shorts")), _LIGHT),
    "hot woman": ((("dress",), ("tank top", "shorts")), _LIGHT),
    "hot child": ((("swimsuit",), ("tank top", "shorts")), _LIGHT),
    "bathing": ((("swimsuit",),), _LIGHT),
    "formal": ((("suit",),), _DARK),
    "formal woman": ((("dress",),), _RICH),
    "formal child": ((), ()),
    "business": ((("suit",), ("jacket", "trousers")), _SOBER),
    "business woman": ((("jacket", "skirt"), ("suit",), ("jacket", "trousers")), _SOBER),
    "business child": ((), ()),
    "sport": ((("tank top", "shorts"), ("shirt", "shorts")), _LIGHT),
    "kitchen": ((("apron",),), _CANVAS),
    "rural": ((("dungarees",), (), ("shirt", "dungarees")), _DENIM),
    "rural woman": ((("dungarees",), ()), _DENIM),
}
"""What is worn in turn and its colours, by what the place or the air asks for and by whom."""
_PLACES: Mapping[str, str] = {
    **dict.fromkeys(("beach", "island"), "hot"),
    **dict.fromkeys(("pool", "indoor pool", "hot spring", "sauna"), "bathing"),
    **dict.fromkeys(("ballroom", "opera house", "casino", "throne room"), "formal"),
    **dict.fromkeys(("office", "boardroom", "courtroom", "bank", "lecture hall"), "business"),
    **dict.fromkeys(("gym", "fitness room", "dojo", "tennis court", "race track"), "sport"),
    **dict.fromkeys(("farm", "barn interior", "henhouse", "vineyard", "orchard"), "rural"),
    **dict.fromkeys(("arctic", "summit", "ice rink", "outdoor rink", "christmas market"), "cold"),
}
"""What a place asks for, whatever the air."""
_VERBS: Mapping[str, str] = {
    **dict.fromkeys(("cook", "bake", "fry", "knead"), "kitchen"),
    **dict.fromkeys(("stretch", "exercise", "lift weights"), "sport"),
}
"""What a verb asks for."""
_NOWHERE = frozenset({"underwater", "space", "sea", "waterline", "sky", "moon", "mars", "studio"})


def in_season(units: Sequence[Unit], reading: Reading, brief: Brief, *, outdoors: bool) -> list[Unit]:
    """The units with all plain people dressed for what they do, the place, the weather and the season; uniforms and
    what is named stay.
    """
    air = _asked(brief, outdoors)
    number = brief.variant
    dressed = []
    for unit in units:
        members = []
        for member in unit.members:
            need = _of_deeds(member, reading, air) or _PLACES.get(brief.setting, "") or air
            if need and _is_free(member, reading):
                member = _dressed(member, reading, need, number)
                number += 1
            members.append(member)
        dressed.append(replace(unit, members=tuple(members)))
    return dressed


def _of_deeds(member: Member, reading: Reading, air: str) -> str:
    """What is asked for by what somebody does: running, where it is not cold, by its pose."""
    needs = {_VERBS[act.verb] for act in reading.acts if act.subject == member.subject and act.verb in _VERBS}
    if member.stance == "running" and "running" in _pose(member, reading):
        needs.add("sport")
    return next(iter(sorted(needs)), "") if air in ("", "mild", "hot") else ""


def _pose(member: Member, reading: Reading) -> str:
    return reading.subjects[member.subject].pose if member.subject < len(reading.subjects) else ""


def _asked(brief: Brief, outdoors: bool) -> str:
    """What the air asks for: "" where everyday clothes will do."""
    if not outdoors or brief.setting in _NOWHERE:
        return ""
    if brief.weather & {"snow"} or brief.season == "winter":
        return "cold"
    if brief.weather & {"rain", "storm"}:
        return "wet"
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
    outfits, hues = _SETS.get(f"{need} {sort}") or _SETS[need]
    outfit = outfits[number % len(outfits)] if outfits else ()
    if not outfit:
        return member
    named = bool(member.subject < len(reading.subjects) and reading.subjects[member.subject].colours)
    shirt = member.colours.get("shirt")
    main = shirt if named and shirt is not None and outfit != ("apron",) else hues[number * 3 % len(hues)]
    colours = {CUTS[garment].slot: main for garment in outfit if garment not in ("trousers", "shorts", "skirt")}
    if "suit" in outfit:
        colours["shoes"] = _POLISHED
    if {"trousers", "shorts", "skirt"}.intersection(outfit):
        colours["worn_low"] = member.colours.get("trousers") or _LEGS[number % len(_LEGS)]
    held = attitude(member.pose)
    pose = str(replace(held, wear=tuple(dict.fromkeys((*held.wear, *outfit)))))
    height = member.height * member.symbol.figure(pose).height / member.figure.height
    return replace(member, pose=pose, height=height, colours={**member.colours, **colours})

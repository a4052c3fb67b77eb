"""What words imply that name no thing of their own: a forest inside a globe, a house under its chimney's smoke, islands
in the air, a wire or a window sill to be on, a heap."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from limner.engines.illustrator import geometry as g
from limner.engines.illustrator.colour import RGB
from limner.engines.illustrator.reading.reading import Reading, Relation, Subject
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.saying import asks, plain
from limner.engines.illustrator.staging.ties.glass import CLEAR
from limner.engines.illustrator.staging.ties.heaps import heap
from limner.engines.illustrator.staging.units import Member, Touch, Unit, beside, merged

_WITHIN = re.compile(r"\b(?:in|inside|within)\b[^,.;]{0,40}\b(?:globe|bottle|jar|bulb|bowl|ball|glass|terrarium)\b")
_MESSAGE = re.compile(r"\b(?:messages?|notes?) in (?:a |the )?(?:[a-z]+ )?bottles?\b")
_CONTENTS = {
    "forest": ("pine", 5), "jungle": ("palm_tree", 3), "garden": ("flower", 5), "meadow": ("tree", 3),
    "park": ("tree", 3), "village": ("house", 3), "street": ("skyscraper", 3), "mountains": ("mountain", 1),
    "beach": ("island", 1), "farm": ("barn", 1),
}  # fmt: skip
"""What stands for a place that is inside of something."""
_SMOKE = re.compile(r"\bsmok(?:e|ing)\b.{0,60}\bchimneys?\b|\bchimneys?\b.{0,60}\bsmok(?:e|ing)\b")
_ISLES = re.compile(
    r"\b(?:floating|flying|hovering|levitating) (?:[a-z]+ )?islands?\b|\bislands? (?:floating|hovering)\b"
)
_WIRE = re.compile(
    r"\bon (?:an? |the |some )?(?:[a-z]+ )?(?:wires?|power ?lines?|cables?|clothes ?line|tightrope)\b"
    r"(?! (?:car|fence|mesh|basket))"
)
_SILL = re.compile(r"\bwindow ?(?:sill|ledge)\b")
_HEAP = re.compile(r"\b(?:piles?|heaps?|mounds?|hoards?) of (?:[a-z]+ ){0,2}?([a-z]+)\b")
_LAND = frozenset({"building", "landmark", "landscape", "tree", "house", "castle"})
_CHIMNEYS = {"house": (29.5, -92.0)}
_PUFFS = ((0.0, -4.0, 4.0), (4.0, -13.0, 6.0), (10.0, -25.0, 8.0), (19.0, -38.0, 10.5), (31.0, -50.0, 12.5))
"""Right, down and radius of each puff, in hundredths of the building's height."""
_PUFF: RGB = (208, 210, 218)
_ROCK: RGB = (134, 110, 94)
_SHADE: RGB = (106, 84, 76)
_TURF: RGB = (112, 172, 84)
_FEWEST, _PILED = 3, 10
"""A heap is of so many at least, and is drawn with so many where no number is said."""


@dataclass(frozen=True, slots=True)
class Stays:
    """What the place is to have for those who are on it."""

    wire: bool = False
    sill: bool = False


def completed(reading: Reading) -> tuple[Reading, Stays]:
    """The reading with what the words imply, and what its place has to have."""
    stays = Stays(wire=asks(reading, _WIRE) and reading.setting is None, sill=asks(reading, _SILL))
    reading = _enclosed(reading)
    if asks(reading, _SMOKE) and not any(_of(subject, {"building"}) for subject in reading.subjects):
        reading = replace(reading, subjects=(*reading.subjects, Subject("house", "house")))
    if asks(reading, _ISLES):
        reading = replace(reading, setting="sky")
        if not any(_of(subject, _LAND) for subject in reading.subjects):
            reading = replace(reading, subjects=(*reading.subjects, Subject("island", "island")))
    if stays.wire and any(_of(subject, {"animal"}) for subject in reading.subjects):
        reading = replace(reading, setting="branch")
    return reading, stays


def _of(subject: Subject, kinds: set[str] | frozenset[str]) -> bool:
    symbol = find(subject.symbol)
    return symbol is not None and bool(kinds & {symbol.id, *symbol.kinds})


def _enclosed(reading: Reading) -> Reading:
    """The place that was named as a thing inside of the glass that was named."""
    message = asks(reading, _MESSAGE)
    vessel = next((i for i, s in enumerate(reading.subjects) if _in_glass(s)), None)
    inner = _CONTENTS.get(reading.setting or "")
    inner = ("scroll", 1) if message else inner
    tied = any(r.kind == "inside" and r.object == vessel for r in reading.relations)
    if vessel is None or inner is None or tied or not asks(reading, _WITHIN) or find(inner[0]) is None:
        return reading
    added = Subject(inner[0].replace("_", " "), inner[0], count=inner[1], exact=False)
    relation = Relation("inside", len(reading.subjects), vessel)
    subjects, relations = (*reading.subjects, added), (*reading.relations, relation)
    place = None if reading.setting in _CONTENTS and not message else reading.setting
    return replace(reading, subjects=subjects, relations=relations, setting=place)


def _in_glass(subject: Subject) -> bool:
    return subject.symbol in CLEAR or subject.material == "glass"


def adorned(units: Sequence[Unit], reading: Reading) -> list[Unit]:
    """The units with the smoke, the rock or the heap that the words ask for."""
    result = list(units)
    if asks(reading, _SMOKE):
        result = [Unit(tuple(_smoking(m) for m in unit.members)) for unit in result]
    if asks(reading, _ISLES):
        result = [_raised(unit) for unit in result]
    return _heaped(result, reading)


def _smoking(member: Member) -> Member:
    if "building" not in member.kinds:
        return member
    box = member.box
    x, y = (box.left + 0.72 * box.width, box.top)
    if member.symbol.id in _CHIMNEYS:
        x, y = member.spot(_CHIMNEYS[member.symbol.id])
    k = 0.01 * member.height
    puffs = g.union(*(g.ellipse(x + dx * k, y + dy * k, r * k, 0.82 * r * k) for dx, dy, r in _PUFFS))
    return replace(member, touches=(*member.touches, Touch(puffs, _PUFF, 0.9, 0.1, "smoke")))


def _raised(unit: Unit) -> Unit:
    """In the air on a rock of its own, turf over bare stone."""
    lead = unit.lead
    if not lead.kinds & _LAND:
        return unit
    box = unit.box
    half, deep = 0.56 * box.width, 0.42 * max(box.width, 0.7 * box.height)
    x, y = box.centre[0], box.bottom - 0.03 * box.height

    def at(out: float, down: float) -> tuple[float, float]:
        return x + out * half, y + down * deep

    rock = g.smooth(
        [(*at(-1, 0), "c"), at(-0.72, 0.3), at(-0.44, 0.5), at(-0.2, 0.86), (*at(0.02, 1.04), "c"), at(0.24, 0.72),
         at(0.5, 0.5), at(0.8, 0.26), (*at(1, 0), "c")]
    )  # fmt: skip
    shade = g.intersection(rock, g.moved(rock, 0.5 * half, 0.16 * deep))
    turf = g.ellipse(x, y, 1.02 * half, 0.16 * deep)
    touches = (
        Touch(rock, _ROCK, 1.0, -0.4, "rock"),
        Touch(shade, _SHADE, 0.8, -0.35, "shade of the rock"),
        Touch(turf, _TURF, 1.0, -0.3, "turf"),
    )
    return unit.swapped(lead, replace(lead, aloft=True, touches=(*lead.touches, *touches)))


def _heaped(units: Sequence[Unit], reading: Reading) -> list[Unit]:
    """Those of which there is a heap, as one unit."""
    nouns = {form for word in _HEAP.findall(plain(reading.prompt)) for form in _singulars(word)}
    if not nouns:
        return list(units)
    result: list[Unit] = []
    piles: dict[int, list[Unit]] = {}
    for unit in units:
        subject = reading.subjects[unit.lead.subject] if unit.lead.subject < len(reading.subjects) else None
        said = subject is not None and any(n in f"{subject.noun} {subject.phrase}" for n in nouns)
        if said and len(unit.members) == 1 and unit.lead.symbol.height_m < _LARGEST:
            piles.setdefault(unit.lead.subject, []).append(unit)
        else:
            result.append(unit)
    for pile in piles.values():
        result += [_pile(pile)] if len(pile) >= _FEWEST else pile
    return result


def _singulars(word: str) -> set[str]:
    """What the plural, or the adjective before it, may be in the singular."""
    forms = {word, word.removesuffix("s"), word.removesuffix("es"), word.removesuffix("ves") + "f"}
    return {form for form in forms if len(form) > 2 and (form == word or word.endswith("s"))}


_LARGEST = 1.2
"""Metres; what is taller is not heaped."""


def _pile(units: Sequence[Unit]) -> Unit:
    """One upon another in rows, each row behind the one below it, those at the sides tilted."""
    members = [unit.lead for unit in units]
    while len(members) < _PILED:
        members.append(replace(members[len(members) % len(units)]))
    rows, placed, base = heap(len(members)), [], 0.0
    for k, number in enumerate(rows):
        taken = [members.pop() for _ in range(number)]
        tilted = [m.turned((i - (number - 1) / 2) * 9.0, (m.x, m.y)) for i, m in enumerate(taken)]
        wide = min(m.box.width for m in tilted)
        row = beside([Unit((m,)) for m in tilted], -0.18 * wide)
        placed.append(row.moved(0.0, base).lifted(-0.1 * k))
        base -= 0.5 * min(m.box.height for m in tilted)
    flat = 0 if units[0].lead.symbol.place == "air" else 1
    raised = [Unit(tuple(replace(m, borne=True) for m in row.members)) for row in placed[flat:]]
    return merged(*placed[:flat], *raised)

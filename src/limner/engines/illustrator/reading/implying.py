"""What words imply that name no thing of their own: a house under its chimney's smoke, a forest within a globe."""

from collections.abc import Collection, Mapping
from dataclasses import replace

from limner.engines.illustrator.atlas.facts import LAND
from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.reading.dropping import dropped
from limner.engines.illustrator.reading.reading import PLURAL, Reading, Relation, Subject
from limner.engines.illustrator.reading.tables.remarks import RemarkKind
from limner.engines.illustrator.reading.tables.surroundings import FURNISHED

_CONTENTS = {
    "forest": ("pine", 5), "jungle": ("palm_tree", 3), "garden": ("flower", 5), "meadow": ("tree", 3),
    "park": ("tree", 3), "village": ("house", 3), "street": ("skyscraper", 3), "mountains": ("mountain", 1),
    "beach": ("island", 1), "farm": ("barn", 1),
}  # fmt: skip
"""What stands for a place that is inside of something."""
_HELD = frozenset({"person", "animal", "furniture", "building", "vehicle", "plant", "lamp", "flag", "electronics"})
"""What hangs on no hook."""
_REMARKED: Mapping[RemarkKind, frozenset[str]] = {
    "falling leaves": frozenset({"leaf", "maple_leaf"}), "dew": frozenset({"raindrop"}),
    "through a window": frozenset({"window"}),
    "message in a bottle": frozenset({"wall_poster"}),
}  # fmt: skip
"""The symbols that are no things of their own where a remark speaks of them."""


_HEARTHS = frozenset({"fireplace", "oven", "campfire_pit", "wood_stove", "furnace"})


def told_apart(reading: Reading) -> Reading:
    """The reading without subjects that a remark says all of: leaves that fall, dew, the window looked out of.

    Hills behind others are the land itself.
    """
    named = {name for kind, names in _REMARKED.items() if reading.says(kind) for name in names}
    rays = any(remark.kind == "beams" and remark.words.startswith("sun ") for remark in reading.remarks)
    named |= {"sun"} if rays else set()
    gone = {i for i, s in enumerate(reading.subjects) if s.symbol in named}
    hills = {i for i, s in enumerate(reading.subjects) if s.noun == "hill" and s.count == PLURAL}
    gone |= _burning_inside(reading)
    hollow = _lived_in(reading)
    gone |= hollow
    if hollow:
        reading = replace(reading, unknown=(*reading.unknown, *(reading.subjects[i].noun for i in hollow)))
    alone = len(gone | hills) == len(reading.subjects) and reading.setting is None
    if not gone | hills or alone:
        return reading
    return replace(dropped(reading, gone | hills), setting=reading.setting or ("meadow" if hills else None))


def _burning_inside(reading: Reading) -> set[int]:
    """A fire that burns in what is named: "a fire crackles in a stone fireplace"."""
    hearths = {i for i, s in enumerate(reading.subjects) if s.symbol in _HEARTHS}
    return {i for i, s in enumerate(reading.subjects) if hearths and s.noun in ("fire", "flame", "roaring fire")}


def _lived_in(reading: Reading) -> set[int]:
    """Trees that a room is in: "a kitchen inside a hollow tree" shows the kitchen."""
    if reading.setting != "kitchen" and reading.setting not in FURNISHED.values():
        return set()
    within = {r.object for r in reading.relations if r.kind == "inside"}
    return {i for i in within if "tree" in {reading.subjects[i].symbol, *ATLAS[reading.subjects[i].symbol].kinds}}


def implied(reading: Reading) -> Reading:
    """The reading with what goes with its remarks: things, and the place where they can be."""
    reading = _enclosed(reading)
    if reading.says("smoking chimney") and reading.setting != "village" and not _has(reading, {"building"}):
        reading = replace(reading, subjects=(*reading.subjects, Subject("house", "house")))
    if reading.says("floating islands"):
        reading = replace(reading, setting="sky")
        if not _has(reading, LAND):
            reading = replace(reading, subjects=(*reading.subjects, Subject("island", "island")))
    reading = _overhead(_sliced(_erupting(reading)))
    if reading.says("hung on a wall"):
        reading = _on_a_hook(reading)
    if reading.says("on a wire") and reading.setting is None and _has(reading, {"animal"}):
        reading = replace(reading, setting="branch")
    return reading


def _erupting(reading: Reading) -> Reading:
    """The reading with volcanoes at work, where something is said to erupt."""
    if not reading.says("erupting"):
        return reading
    shown = (replace(s, pose="erupting") if "erupting" in ATLAS[s.symbol].poses else s for s in reading.subjects)
    return replace(reading, subjects=tuple(shown))


def _overhead(reading: Reading) -> Reading:
    """The reading with lamps that hang, where they are said to, or a table's own would have to stand on somebody."""
    over = {r.object for r in reading.relations if r.kind in ("under", "below")}
    over |= {r.subject for r in reading.relations if r.kind == "above"}
    if reading.says("hanging"):
        tied = {i for r in reading.relations for i in (r.subject, r.object)}
        over |= set(range(len(reading.subjects))) - tied
    return _meant(reading, {i: ATLAS[reading.subjects[i].symbol].overhead for i in over})


def _sliced(reading: Reading) -> Reading:
    """The reading with slices that are things of their own."""
    slices = (i for i, subject in enumerate(reading.subjects) if subject.portion == "slice")
    return _meant(reading, {i: ATLAS[reading.subjects[i].symbol].sliced for i in slices})


def _meant(reading: Reading, symbols: Mapping[int, str]) -> Reading:
    """The reading with other symbols for some of its subjects, where they have such."""
    if not any(symbols.values()):
        return reading
    subjects = [replace(s, symbol=symbols.get(i) or s.symbol) for i, s in enumerate(reading.subjects)]
    return replace(reading, subjects=tuple(subjects))


def _on_a_hook(reading: Reading) -> Reading:
    """The one thing that is named on a hook, where it is none of those that hang on walls by themselves."""
    if len(reading.subjects) != 1 or reading.relations:
        return reading
    thing = ATLAS[reading.subjects[0].symbol]
    if thing.place == "wall" or not _HELD.isdisjoint((thing.id, *thing.kinds)):
        return reading
    added = replace(Subject("hook", "hook"), exact=False)
    return replace(reading, subjects=(*reading.subjects, added), relations=(Relation("hanging from", 0, 1),))


def _has(reading: Reading, kinds: Collection[str]) -> bool:
    """Whether one of the things is of one of the kinds."""
    found = (ATLAS[subject.symbol] for subject in reading.subjects)
    return any(not {symbol.id, *symbol.kinds}.isdisjoint(kinds) for symbol in found)


def _is_of_glass(subject: Subject) -> bool:
    return "clear" in ATLAS[subject.symbol].traits or subject.material == "glass"


def _enclosed(reading: Reading) -> Reading:
    """The place that was named as a thing inside of the glass that was named."""
    message = reading.says("message in a bottle")
    vessel = next((i for i, subject in enumerate(reading.subjects) if _is_of_glass(subject)), None)
    inner = ("scroll", 1) if message else _CONTENTS.get(reading.setting or "")
    tied = any(r.kind == "inside" and r.object == vessel for r in reading.relations)
    if vessel is None or inner is None or tied or not reading.says("enclosed"):
        return reading
    added = Subject(inner[0].replace("_", " "), inner[0], count=inner[1], exact=False)
    relation = Relation("inside", len(reading.subjects), vessel)
    subjects, relations = (*reading.subjects, added), (*reading.relations, relation)
    place = None if reading.setting in _CONTENTS and not message else reading.setting
    return replace(reading, subjects=subjects, relations=relations, setting=place)

"""What rises in the distance behind the others, in its true size: landmarks, skylines, mountains."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.kinds import RelationKind
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.scene import Placed
from limner.engines.illustrator.staging import cast
from limner.engines.illustrator.staging.boxes import Box, around
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.troupe import Troupe

_SIGHTS = frozenset({"landmark", "skyline", "mountain", "landscape", "bridge"})
"""Kinds of what is seen from afar."""
_LAND = frozenset({"mountain", "landscape"})
"""Kinds of what is no thing on a meadow, though nothing but the sky is named with it."""
_VISTAS = _LAND | {"skyline"}
"""Kinds of what is the whole picture where nothing else is named."""
_FAR, _VAST = 12.0, 25.0
"""Metres: what is taller is far away where others are said to be before it, and in any case."""
_BEHIND: frozenset[RelationKind] = frozenset({"behind", "in front of"})
_APART: frozenset[RelationKind] = _BEHIND | {"next to", "looking at"}
"""Relations that what is far away can have; all others touch it, or say on which side of it somebody is."""
_AMONG: frozenset[RelationKind] = _APART | {"around", "under"}
"""Relations of the living to trees that grow about them."""
_ASHORE = {"lake": "promenade", "sea": "promenade"}
"""Where those on land are who look at what is at home on the water: a bridge."""
_TALL = 3.0
"""Metres: what is as tall is reflected from the other shore."""
_SMALLER = 4.0
"""How much taller it is than one before it, at least."""
_MOST = 3
_OPEN = frozenset({"land", "sea", "lake"})
_DEPTHS = {"landscape": 0.5, "mountain": 0.5, "skyline": 0.42}
"""How far in the haze they are; others are at `_NEAR`."""
_NEAR = 0.26
_WIDE = {"landscape": 1.12, "mountain": 1.12, "skyline": 1.06, "bridge": 1.06}
"""The share of the width that they take at most; others `_BROAD`."""
_BROAD = 0.66
_OVERLAP = 1.5
"""How much more than its place in a row land takes, so that one mass stands before the next."""
_GROWTHS = ((1.0, 0.02, 0.012), (0.74, -0.05, -0.008), (1.22, 0.04, 0.03), (0.86, -0.02, 0.0), (1.1, 0.06, 0.022))
"""Of trees by turns: the size, how far aside over the width and how much nearer over the height."""
_FOOT = 0.035
"""How far below the horizon they stand, as a share of the height: the ground before them hides their feet."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A subject that is seen in the distance, by its number."""

    number: int
    symbol: Symbol


def sights(reading: Reading, everybody: Mapping[int, Symbol]) -> tuple[Sight, ...]:
    """The subjects that rise behind the others, few and of one each; all of them where all are land or a skyline."""
    found = [Sight(i, symbol) for i, symbol in everybody.items() if _is_far(i, symbol, reading, everybody)]
    vista = all(_VISTAS & {symbol.id, *symbol.kinds} for symbol in everybody.values())
    found = found if len(found) < len(everybody) or vista else []
    return tuple((found or _over_water(reading, everybody))[:_MOST])


def _over_water(reading: Reading, everybody: Mapping[int, Symbol]) -> list[Sight]:
    """The buildings and trees that water reflects: they are on its other shore."""
    if not (reading.says("reflected") and setting(reading.setting).footing in ("lake", "sea")):
        return []
    tall = (i for i, symbol in everybody.items() if symbol.place == "ground" and symbol.height_m > _TALL)
    return [Sight(i, everybody[i]) for i in tall if reading.subjects[i].count == 1]


def _is_far(number: int, symbol: Symbol, reading: Reading, everybody: Mapping[int, Symbol]) -> bool:
    kinds = {symbol.id, *symbol.kinds}
    if _is_growth(number, symbol, reading, everybody):
        return True
    vast = "building" in kinds and symbol.height_m >= _VAST
    if symbol.height_m < _FAR or not (_SIGHTS & kinds or vast) or symbol.place != "ground":
        return False
    above = {i for i, other in everybody.items() if other.place == "sky"} if _LAND & kinds else frozenset[int]()
    own = [
        r
        for r in reading.relations
        if number in (r.subject, r.object, r.third) and above.isdisjoint((r.subject, r.object))
    ]
    plain = reading.subjects[number].count <= _MOST and reading.subjects[number].size in ("normal", "large", "huge")
    if not plain or any(r.kind not in _APART for r in own):
        return False
    others = [other for i, other in everybody.items() if i != number and other.place != "sky"]
    if all(_VISTAS & {other.id, *other.kinds} for other in others) and _VISTAS & kinds:
        return True
    if not any(_SMALLER * other.height_m < symbol.height_m for other in others):
        return False
    said = reading.subjects[number].position == "background"
    said |= any(r.kind in _BEHIND and number == (r.subject if r.kind == "behind" else r.object) for r in own)
    return said or (symbol.height_m >= _VAST and not any(r.kind in _BEHIND for r in own))


def _is_growth(number: int, symbol: Symbol, reading: Reading, everybody: Mapping[int, Symbol]) -> bool:
    """Whether they are trees in no number that the living have about them: a cow near some trees."""
    subject = reading.subjects[number]
    if not _grows(symbol) or not subject.unnumbered or symbol.height_m < _TALL:
        return False
    own = [r for r in reading.relations if number in (r.subject, r.object, r.third)]
    others = [other for i, other in everybody.items() if i != number]
    alive = any({"animal", "person", "vehicle"} & {*other.kinds} for other in others)
    return alive and all(r.kind in _AMONG for r in own) and all(act.object != number for act in reading.acts)


def beheld(found: Sequence[Sight], reading: Reading, others: Iterable[Symbol]) -> str | None:
    """Where those are who have these behind them and whose words name no place: None where their own home will do."""
    others = list(others)
    skyline = any("skyline" in sight.symbol.kinds for sight in found)
    if skyline and reading.setting in (None, "street", "skyline"):
        return "promenade"
    if any(symbol.place == "water" for symbol in others):
        swims = found and any("animal" in symbol.kinds for symbol in others if symbol.place == "water")
        return "sea" if swims and reading.setting in (None, "street") else reading.setting
    if reading.setting is not None or not found:
        return reading.setting
    homes = [_ASHORE.get(home, home) for sight in found for home in sight.symbol.home]
    return next((home for home in homes if _shows(home)), "meadow")


def _shows(home: str) -> bool:
    """Whether one sees far there, over land."""
    return setting(home).footing == "land" and home not in ("forest", "pine forest", "jungle", "street")


def shown(brief: Brief) -> bool:
    """Whether the picture's place has a distance in which they can be."""
    place = setting(brief.setting)
    return place.footing in _OPEN and not (place.bare or brief.traits.plain or brief.traits.mark)


def open_to_a_city(place: Setting) -> bool:
    """Whether a town can lie at its horizon."""
    return place.footing in _OPEN and place.climate != "city" and not place.bare


def framed(found: Sequence[Sight], words: tuple[str, ...], *, alone: bool) -> tuple[str, ...]:
    """The composition words with the distance that leaves a landmark in sight, where they name none; land that is
    `alone` rises over a low horizon.
    """
    if words or not found:
        return words
    narrow = [sight for sight in found if not _WIDE.keys() & {sight.symbol.id, *sight.symbol.kinds}]
    return ("low horizon",) if alone else ("wide",) if narrow else words


def placed(found: Sequence[Sight], reading: Reading, troupe: Troupe, brief: Brief, dice: Dice) -> list[Placed]:
    """The sights as nodes on the horizon, where those before them leave most room."""
    heroes = around(troupe.boxes()).centre[0] / brief.width if troupe.units else None
    nodes = []
    for order, sight in enumerate(found):
        share = _across(order, len(found), heroes, dice)
        number = max(reading.subjects[sight.number].count, 1)
        for k in range(number):
            own = share if number == 1 else (k + 0.5) / number
            node = _node(sight, reading, own, troupe.horizon, brief, dice, _share(sight.symbol, number * len(found)))
            land = bool(_LAND & {sight.symbol.id, *sight.symbol.kinds})
            nodes.append(_grown(node, k, brief, dice) if number > 1 and (land or _grows(sight.symbol)) else node)
    return nodes


def _share(symbol: Symbol, number: int) -> float:
    """The share of its width that each of so many takes: ranges overlap."""
    return min(_OVERLAP / number, 1.0) if _LAND & {symbol.id, *symbol.kinds} else 1.0 / number


def _grows(symbol: Symbol) -> bool:
    return "tree" in (symbol.id, *symbol.kinds)


def _grown(node: Placed, rank: int, brief: Brief, dice: Dice) -> Placed:
    """A tree or a mountain of several: no two as tall, as far away and as far apart."""
    first = dice.turn("trees", tuple(range(len(_GROWTHS))))
    size, aside, nearer = _GROWTHS[(first + 2 * rank) % len(_GROWTHS)]
    return replace(
        node, height=node.height * size, x=node.x + aside * brief.width, y=node.y + nearer * brief.height,
        depth=node.depth - 2.0 * nearer, flip=bool(rank % 2),
    )  # fmt: skip


def views(nodes: Iterable[Placed]) -> list[Box]:
    """What nothing may stand before: the landmarks among the nodes."""
    found = []
    for node in nodes:
        symbol = cast.find(node.symbol)
        if symbol is not None and not _WIDE.keys() & {symbol.id, *symbol.kinds}:
            k = node.height / symbol.figure().height
            left, top, right, _ = symbol.figure().bounds
            found.append(Box(node.x + left * k, node.y + top * k, node.x + right * k, node.y))
    return found


def _across(order: int, number: int, heroes: float | None, dice: Dice) -> float:
    """Where a sight stands, as a share of the width: aside of those before it, in the middle where nobody is."""
    if number > 1:
        return (order + 0.5) / number
    if heroes is None:
        return dice.turn("sight", (0.46, 0.54))
    if abs(heroes - 0.5) < 0.08:
        return dice.turn("sight", (0.28, 0.72))
    return 0.7 if heroes < 0.5 else 0.3


def _node(
    sight: Sight, reading: Reading, share: float, horizon: float, brief: Brief, dice: Dice, part: float = 1.0
) -> Placed:
    symbol, w, h = sight.symbol, brief.width, brief.height
    (member, *_) = cast.individuals(sight.number, reading.subjects[sight.number], symbol, brief.season, 1, dice)
    kinds = (symbol.id, *symbol.kinds)
    figure = member.figure
    foot = (horizon + _FOOT) * h
    most = next((_WIDE[kind] for kind in kinds if kind in _WIDE), _BROAD) * w * part
    tall = min(foot - 0.05 * h, most / figure.width * figure.height)
    half = 0.5 * tall / figure.height * figure.width
    middle = min(max(share * w, half), w - half) if 2 * half < w else 0.5 * w
    left, _, right, _ = figure.bounds
    return Placed(
        symbol.id,
        middle - 0.5 * (left + right) * tall / figure.height,
        foot,
        tall,
        "far",
        member.bearing,
        depth=next((_DEPTHS[kind] for kind in kinds if kind in _DEPTHS), _NEAR),
        colours=member.colours,
        importance=0.8,
        shadow=False,
        material=member.material,
        title=member.title,
        draws=member.draws,
        detail=brief.traits.detail,
    )

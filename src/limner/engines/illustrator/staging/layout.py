"""Where every unit goes: one hero in a shot, rows for several, a scatter in the open."""

import math
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import numpy as np

from limner.engines.illustrator.atlas.facts import ALIVE
from limner.engines.illustrator.staging import flights
from limner.engines.illustrator.staging.boxes import Box, around
from limner.engines.illustrator.staging.fitting import Reals, Stand, fitted, shapes
from limner.engines.illustrator.staging.formations import CROWD, Formation, brought_forward, masses, offered
from limner.engines.illustrator.staging.shots import Shot
from limner.engines.illustrator.staging.ties.sizes import extent, head_radius, huge, rivalling
from limner.engines.illustrator.staging.units import Unit, lone

_CROWN = 3.2
"""What is higher over a head's middle, in its radii, is no ear and no hat but something held."""
_NEARBY, _SEATED = 0.98, 1.22
"""The height of one who is seen from near in a cabin, and where the foot is, as shares of the canvas's height."""
_TOWERING = 0.95
"""The height of one who is seen from below, as a share of the canvas's."""
SHELF, _SET_BACK, _ALONG, _ON_A_SHELF, _APART = 0.76, 0.012, 0.82, 0.56, 0.16
"""Where a shelf's front edge is, how far behind it things stand, how much of the width they take and how tall they are
at most, as shares of the canvas's sides; how far apart they are, over one's width."""
SILL, _UPON = 0.74, 0.46
"""Where a window's sill is, and how tall what is on it may be, as shares of the canvas's height."""
_SHIFT = 0.1
"""How far a head moves aside or down for what is held beside or above it, over the canvas's sides."""
MARGIN = 0.035
"""The share of the canvas that stays free at each edge."""

_HAIR, _LEVEL = 1.35, 4.6
"""How far hair reaches around a head, and how tall all heads of one portrait are together, over the tallest one."""
_FACES = (0.8, 0.6, 0.42)
"""The shares of width and height that all heads of a portrait take, and the height of their middle."""


def alone(unit: Unit, shot: Shot, size: tuple[int, int], *, centred: bool = False) -> Unit:
    """One unit in its shot: standing on the shot's ground, or centred about it in the open."""
    w, h = size
    box = unit.box
    said = min(max(unit.lead.size, 0.55), 1.3) if len(unit.members) == 1 else 1.0
    room = 1.0 if len(unit.members) == 1 else 1.34
    tall, wide = min(shot.tall * room, 0.8), min(shot.wide * room, 0.9)
    fit = min(min(tall * said, 0.84) * h / box.height, min(wide * said, 0.9) * w / box.width)
    placed = unit.scaled(fit)
    box = placed.box
    x = min(max(shot.x * w, MARGIN * w + box.width / 2), w - MARGIN * w - box.width / 2)
    y = shot.feet * h
    stands = max((m.foot for m in placed.members if m.z <= 0), default=placed.lead.foot) if placed.members else 0.0
    dy = y - (box.centre[1] if centred else stands)
    top = box.top + dy
    if top < MARGIN * h:
        dy += MARGIN * h - top
    bottom = box.bottom + dy
    if bottom > h * (1 - MARGIN * 0.6):
        dy -= bottom - h * (1 - MARGIN * 0.6)
    return placed.moved(x - box.centre[0], dy)


def head_shot(unit: Unit, size: tuple[int, int], share: float, x: float = 0.5) -> Unit:
    """One unit so near that its lead's head takes `share` of the canvas's shorter side; the body leaves below.

    The head is at `x`, a share of the width.
    """
    w, h = size
    if len(unit.members) == 1 and "animal" in unit.lead.kinds:
        unit = Unit((unit.lead.posed("sitting"),))
    lead = unit.lead
    if (faces := _faces(unit)) is not None:
        return _all_faces(unit, faces, size)
    k = 0.5 * share * min(w, h) / head_radius(lead)
    k = max(k, 1.04 * h * (0.75 + 0.6 * share) / unit.box.height)
    near = unit.scaled(k)
    head = near.lead.at("head", "face") or near.box.centre
    hat = near.lead.at("hat") or (head[0], near.box.top)
    near = near.moved(x * w - head[0], 0.46 * h - 0.35 * (head[1] - hat[1]) - head[1])
    reach = near.box.right - 0.95 * w if not lead.flip else near.box.left - 0.05 * w
    inward = max(reach, 0.0) if not lead.flip else min(reach, 0.0)
    inward = min(max(inward, -_SHIFT * w), _SHIFT * w)
    lowered = max(0.05 * h - near.box.top, 0.0)
    crown = near.lead.at("head", "face") or near.box.centre
    raised = crown[1] - near.box.top > _CROWN * head_radius(near.lead)
    return near.moved(-inward, min(lowered, _SHIFT * h) if raised else lowered)


def _faces(unit: Unit) -> Box | None:
    """Around the heads of all who are in one picture; None for one alone, or where one is far below the others."""
    heads = [
        Box(x - r, y - r, x + r, y + r)
        for m in unit.members
        if ALIVE & m.kinds and (spot := m.at("head", "face")) is not None
        for (x, y), r in ((spot, _HAIR * head_radius(m)),)
    ]
    if len(heads) < 2:
        return None
    whole = around(heads)
    shown = [m.box for m in unit.members if m.borne and m.box.centre[1] < whole.bottom and m.box.height < whole.height]
    whole = around([whole, *shown])
    return whole if whole.height < _LEVEL * max(head.height for head in heads) else None


def _all_faces(unit: Unit, faces: Box, size: tuple[int, int]) -> Unit:
    """So near that all heads are in the upper part of the picture, and the bodies leave below."""
    w, h = size
    k = min(_FACES[0] * w / faces.width, _FACES[1] * h / faces.height)
    k = max(k, (1.04 * h - _FACES[2] * h) / max(unit.box.bottom - faces.centre[1], 1e-6))
    x, y = faces.centre
    return unit.scaled(k).moved(0.5 * w - k * x, _FACES[2] * h - k * y)


def brought_near(units: Sequence[Unit], size: tuple[int, int]) -> list[Unit]:
    """All of them so near that the tallest leaves the picture below, where they stay within its sides."""
    w, h = size
    box = around([unit.box for unit in units])
    k = max(min(_NEARBY * h / box.height, (1 - 2 * MARGIN) * w / box.width), 1.0)
    x = min(max(box.centre[0], MARGIN * w + 0.5 * k * box.width), w - MARGIN * w - 0.5 * k * box.width)
    foot = max(1.03 * h, min(_SEATED * h, (_SEATED - _NEARBY) * h + k * box.height))
    return [u.scaled(k).moved(x - k * box.centre[0], foot - k * box.bottom) for u in units]


def towering(units: Sequence[Unit], size: tuple[int, int]) -> list[Unit]:
    """One that fills the picture from its lower edge to its upper one, as it is seen from its feet."""
    w, h = size
    box = units[0].box
    k = min(_TOWERING * h / box.height, 1.1 * w / box.width)
    return [u.scaled(k).moved(0.5 * w - k * box.centre[0], 0.985 * h - k * box.bottom) for u in units]


def at_a_sill(units: Sequence[Unit], size: tuple[int, int]) -> list[Unit]:
    """All of them at a window: people from near behind its sill, what is small upon it."""
    if any(unit.lead.human for unit in units):
        return brought_near(units, size)
    w, h = size
    box = around([unit.box for unit in units])
    k = min(_UPON * h / box.height, 0.56 * w / box.width)
    return [u.scaled(k).moved(0.5 * w - k * box.centre[0], (SILL + 0.035) * h - k * box.bottom) for u in units]


def on_a_shelf(units: Sequence[Unit], size: tuple[int, int]) -> list[Unit]:
    """All of them in one row on a board that is seen from its front, as large as it has room for."""
    w, h = size
    gap = _APART * sum(unit.box.width for unit in units) / len(units)
    wide = sum(unit.box.width for unit in units) + gap * (len(units) - 1)
    tall = max(unit.box.height for unit in units)
    k = min(_ALONG * w / wide, _ON_A_SHELF * h / tall)
    x, placed = 0.5 * (w - k * wide), []
    for unit in units:
        put = unit.scaled(k)
        placed.append(put.moved(x - put.box.left, (SHELF - _SET_BACK) * h - put.box.bottom))
        x += k * (unit.box.width + gap)
    return placed


def levelled(units: Sequence[Unit], least: float = 0.4) -> list[Unit]:
    """Sizes brought within reach of one another, so that a cup beside a bus can be seen."""
    extents = [max(u.box.height, 0.55 * u.box.width) / u.lead.size for u in units]
    largest = max(extents)
    ratio = min(extents) / largest
    power = math.log(least) / math.log(ratio) if ratio < least else 1.0
    # A size word counts more beside other things than alone: "a giant cat and a tiny house" turns their order round.
    even = [u.scaled((e / largest) ** (power - 1.0) * u.lead.size**0.6) for u, e in zip(units, extents, strict=True)]
    usual = [unit for unit in even if not huge(unit)]
    chief = max(usual, key=extent, default=None)
    return [rivalling(unit, chief) if chief is not None and huge(unit) else unit for unit in even]


def rows(units: Sequence[Unit], area: Box, rng: Random, *, tall: float, feet: tuple[float, float]) -> list[Unit]:
    """Units standing from `feet[1]` (front) to `feet[0]` (back) in a formation by chance, each well in sight.

    `area` bounds them, `tall` is the greatest height of one, in pixels.
    """
    stand = Stand(area, feet[1], feet[0], 0.78, tall, visible(len(units), alike=alike(units), long=long(units)))
    return rng.choice(formed(units, stand, rng, area.width / area.height))[1]


def formed(units: Sequence[Unit], stand: Stand, rng: Random, ratio: float) -> list[tuple[str, list[Unit]]]:
    """The formations that show the units at a good size, by name; `ratio` is the canvas's width over its height."""
    order = sorted(range(len(units)), key=lambda i: units[i].box.height)
    shape = shapes(units)
    singles = lone(units)
    found = _massed(shape, order, singles, stand, rng, ratio) if len(units) >= CROWD else []
    seed = rng.random()
    for name, (formation, worth) in (_offered(units, ratio) if len(units) < CROWD else {}).items():
        placed = fitted(shape, formation(order, Random(seed)), stand)
        if placed is not None:
            found.append((name, placed, 0.5 * float(np.median(placed[:, 2]) + placed[:, 2].max()) * worth))
    if not found:
        placed = _overlapping(shape, stand)
        return [("line", _put(units, placed))]
    best = max(gain for *_, gain in found)
    good = [(name, placed) for name, placed, gain in found if gain > _GOOD * best]
    return [(name.partition(" ")[0], _put(units, placed, raised=name == "heap")) for name, placed in good]


def _massed(
    shape: Reals, order: Sequence[int], singles: Sequence[int], stand: Stand, rng: Random, ratio: float
) -> list[tuple[str, Reals, float]]:
    """Each formation of a crowd at its largest, over several numbers of ranks and throws of chance.

    `singles` are the numbers of those who stand in front.
    """
    found = []
    for name, forms in masses(len(shape), ratio).items():
        best, most = None, 0.0
        for formation in forms:
            for _ in range(_THROWS):
                placed = fitted(shape, brought_forward(formation(order, rng), singles), stand, 1.04 * most)
                if placed is not None:
                    best, most = placed, float(placed[:, 2].max())
        if best is not None:
            found.append((name, best, float(np.median(best[:, 2]))))
    return found


_LONG = 1.7
"""The width over the height of what is long and low."""
_PAIRS = 3
"""So few have room each for itself: two muzzles that overlap look like one animal."""
_THROWS = 2
_GOOD = 0.8
"""How large the units of a formation must be over those of the best one for it to be chosen."""
_ROUND = frozenset({"fruit", "ball", "egg", "bread", "sweet", "berry", "gift", "stone", "pumpkin", "tomato", "potato"})
"""What can be heaped up."""


def visible(number: int, *, alike: bool = True, long: bool = False) -> float:
    """The least share of its box that each of so many keeps in sight: few are counted, many are guessed.

    Of what is `long` and low, a covered head or tail is taken for one body with the next.
    """
    if long and number < CROWD:
        return 0.95 if number <= 9 else 0.85
    if not alike:
        return visible(number) if number >= CROWD else 0.96 if number == 2 else 0.86
    if number <= _PAIRS:
        return 0.94
    return VISIBLE if number <= 9 else 0.7 if number < CROWD else 0.5 if number <= 20 else 0.42


def long(units: Sequence[Unit]) -> bool:
    """Whether most are much wider than tall."""
    return float(np.median([unit.box.width / unit.box.height for unit in units])) > _LONG


def alike(units: Sequence[Unit]) -> bool:
    """Whether they are all the same thing, or all people."""
    leads = [unit.lead for unit in units]
    return len({lead.symbol.id for lead in leads}) == 1 or all("person" in lead.kinds for lead in leads)


def _offered(units: Sequence[Unit], ratio: float) -> dict[str, tuple[Formation, float]]:
    leads, same = [unit.lead for unit in units], alike(units)
    heaped = same and all(len(unit.members) == 1 for unit in units) and bool(_ROUND & leads[0].kinds)
    living = all({"animal", "person"} & lead.kinds for lead in leads)
    return offered(len(units), alike=same, round_things=heaped, ratio=ratio, living=living)


def _overlapping(shape: Reals, stand: Stand) -> Reals:
    """A line as large as the area is wide, whatever it hides."""
    number = len(shape)
    scale = min(stand.tall / float((shape[:, 3] - shape[:, 1]).max()), stand.area.width / float(np.ptp(shape[:, ::2])))
    scale = min(scale, 1.6 * stand.area.width / float((shape[:, 2] - shape[:, 0]).sum()))
    widths = (shape[:, 2] - shape[:, 0]) * scale
    left = stand.area.left + np.arange(number) / max(number - 1, 1) * (stand.area.width - widths)
    return np.stack([left - shape[:, 0] * scale, np.full(number, stand.front), np.full(number, scale)], axis=1)


def _put(units: Sequence[Unit], placed: Reals, *, raised: bool = False) -> list[Unit]:
    """The units where they were fitted; those above the foot of a heap cast no shadow on the ground."""
    ground = float(placed[:, 1].max())
    result = []
    for unit, (x, y, scale) in zip(units, placed.tolist(), strict=True):
        put = unit.scaled(scale).moved(x, y)
        if raised and y < ground - 0.3 * put.box.height:
            put = Unit(tuple(replace(m, borne=True) for m in put.members))
        result.append(put)
    return result


VISIBLE = 0.82
"""The least share of its box that everybody keeps in sight where they are few enough to be counted at a glance."""


_STACKED = 0.8
"""What a single column is worth against rows."""


def scattered(units: Sequence[Unit], area: Box, rng: Random, *, largest: float) -> list[Unit]:
    """Units hung in the area, a few apart from one another; `largest` bounds one's extent in pixels."""
    number = len(units)
    if number > 3:
        return flights.flown(units, area, rng, largest=largest)
    wide = max(u.box.width for u in units)
    tall = max(u.box.height for u in units)
    columns = max(
        range(1, number + 1),
        key=lambda c: (
            min(
                area.width / (c + (0.5 if c < number and number > 2 else 0)) / wide,
                area.height / math.ceil(number / c) / tall,
            )
            * (_STACKED if c == 1 and number > 2 else 1.0)
        ),
    )
    lines = math.ceil(number / columns)
    lead = 0.5 if lines > 1 and columns > 1 else 0.0
    cell_w, cell_h = area.width / (columns + lead), area.height / lines
    scale = min(0.92 * cell_w / wide, 0.92 * cell_h / tall, largest * 1.2 / max(wide, tall))
    placed = []
    for i, unit in enumerate(units):
        r, c = divmod(i, columns)
        in_row = min(columns, number - r * columns)
        indent = (columns - in_row) / 2 + lead * (r % 2 if in_row == columns else 0.5)
        size = scale * rng.uniform(0.9, 1.0)
        grown = unit.scaled(size)
        box = grown.box
        slack_x, slack_y = cell_w - box.width, cell_h - box.height
        x = area.left + (c + indent) * cell_w + cell_w / 2 + slack_x * rng.uniform(-0.44, 0.44)
        y = area.top + (r + 0.5) * cell_h + slack_y * rng.uniform(-0.46, 0.46)
        placed.append(grown.moved(x - box.centre[0], y - box.centre[1]))
    return placed

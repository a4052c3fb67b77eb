"""Colour control: the scene's colours mapped to those asked for, in the shares asked for."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from limner.drawing.colour import RGB, from_lch, lab, lch, rgb
from limner.drawing.display import Linear, Paint, Solid, Stop
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.reading.tables.colours import COLOURS
from limner.engines.illustrator.scene import Finish, Light, Node, Placed, Scene, Words
from limner.engines.illustrator.staging.cast import atlas, find
from limner.engines.illustrator.staging.regions import SIDE, STRIPS, Key, Region, measure, opaque, sheet
from limner.engines.jobs import Color, GenerateJob

_ROUNDS = 160


def controlled(scene: Scene, reading: Reading, job: GenerateJob) -> Scene:
    """The scene in the controls' colours, or in the palette that the prompt names; else as it is."""
    asked = job.controls.colors or _worded(reading)
    if not asked:
        return scene
    colours = tuple(c.rgb for c in asked)
    weights = np.array([c.weight if c.weight is not None else 1.0 for c in asked])
    total = float(weights.sum())
    shares = weights / total if total > 0 else np.full(len(colours), 1 / len(colours))
    regions, seen, numbers = measure(scene)
    chosen = _assigned(regions, colours, shares, {})
    moved = _stand_out(regions, chosen, seen, numbers, scene, len(colours))
    if moved:
        chosen = _assigned(regions, colours, shares, moved)
    return _recoloured(scene, colours, chosen)


def named(reading: Reading) -> frozenset[RGB]:
    """The colours that the prompt gives to subjects, also by a noun that has one in it ("red apples")."""
    given = {rgb for subject in reading.subjects for rgb in subject.colours}
    for subject in reading.subjects:
        symbol = find(subject.symbol)
        if symbol is not None and not subject.colours and COLOURS.keys() & set(subject.noun.split()[:-1]):
            given |= {slot.rgb for slot in symbol.slots.values() if slot.role == "primary"}
    return frozenset(given)


def _worded(reading: Reading) -> tuple[Color, ...]:
    """The palette that the prompt names, with a deep and a pale tone of it where one or two colours are named.

    A single colour beside words that nothing is drawn for may have belonged to one of those, and is left.
    """
    named = reading.palette
    if not named or (len(named) == 1 and reading.unknown):
        return ()
    if len(named) > 2:
        return tuple(Color(c) for c in named)
    _, chroma, hue = lch(named[0])
    deep, pale = from_lch(0.3, chroma * 0.8, hue), from_lch(0.95, chroma * 0.2, hue)
    middle = () if len(named) == 2 else (Color(from_lch(0.78, chroma * 0.6, hue), 0.25),)
    return (*(Color(c, 0.5 / len(named)) for c in named), Color(deep, 0.2), *middle, Color(pale, 0.3))


def _assigned(
    regions: Sequence[Region], colours: Sequence[RGB], shares: NDArray[np.float64], fixed: Mapping[Key, int]
) -> dict[Key, int]:
    """The nearest colour for each region at prices that make the shares come out: an auction on OKLab distances.

    `fixed` regions keep the colour that they have.
    """
    if not regions:
        return {}
    points = np.array([lab(r.rgb) for r in regions])
    targets = np.array([lab(c) for c in colours])
    cost = np.linalg.norm(points[:, None] - targets[None], axis=2)
    # Bands of one colour fall to their colours in order: the lighter ones toward the top.
    order = np.argsort(np.argsort(-targets[:, 0])) / max(len(colours) - 1, 1)
    place = np.array([r.place for r in regions])
    cost = cost + 0.12 * np.abs(place[:, None] - order[None]) * (place[:, None] > 0)
    for i, region in enumerate(regions):
        if region.key in fixed:
            cost[i] = 9.0
            cost[i, fixed[region.key]] = 0.0
    areas = np.array([r.share for r in regions])
    prices = np.zeros(len(colours))
    best, gap = cost.argmin(axis=1), np.inf
    for turn in range(_ROUNDS):
        pick = (cost + prices).argmin(axis=1)
        got = np.bincount(pick, weights=areas, minlength=len(colours)) / max(float(areas.sum()), 1e-9)
        miss = float(np.abs(got - shares).sum())
        if miss < gap - 1e-9:
            best, gap = pick, miss
        prices += (0.5 / (1 + 0.06 * turn)) * (got - shares)
    return {r.key: int(k) for r, k in zip(regions, best, strict=True)}


def _stand_out(
    regions: Sequence[Region],
    chosen: Mapping[Key, int],
    seen: NDArray[np.int32],
    numbers: Mapping[Key, int],
    scene: Scene,
    count: int,
) -> dict[Key, int]:
    """Other colours for the slots of subjects whose main slot has that of most of what surrounds it."""
    by_number = {n: key for key, n in numbers.items()}
    moved: dict[Key, int] = {}
    for placed in scene.nodes:
        if not isinstance(placed, Placed) or placed.importance < 0.5 or count < 2:
            continue
        own = [r for r in regions if r.hero and r.key[0] == placed.symbol]
        main = max(own, key=lambda r: r.share, default=None)
        votes = np.zeros(count)
        for n, c in zip(*np.unique(_around(placed, seen, scene), return_counts=True), strict=True):
            key = by_number.get(int(n))
            if key is not None and key[0] != placed.symbol:
                votes[chosen[key]] += c
        if main is not None and votes.sum() and chosen[main.key] == int(votes.argmax()):
            other = int(votes.argmin())
            moved |= {r.key: other if chosen[r.key] == chosen[main.key] else chosen[r.key] for r in own}
    return moved


def _around(placed: Placed, seen: NDArray[np.int32], scene: Scene) -> NDArray[np.int32]:
    k, m = SIDE / scene.width, SIDE / scene.height
    half = placed.height * 0.8
    x0, x1 = max(int((placed.x - half) * k), 0), int((placed.x + half) * k) + 1
    y0, y1 = max(int((placed.y - 1.15 * placed.height) * m), 0), int((placed.y + 0.1 * placed.height) * m) + 1
    return seen[y0:y1, x0:x1]


def _recoloured(scene: Scene, colours: Sequence[RGB], chosen: Mapping[Key, int]) -> Scene:
    darkest = min(colours, key=lambda c: lab(c)[0])
    nodes = [n for i, node in enumerate(scene.nodes) if (n := _node(i, node, colours, chosen)) is not None]
    light = Light(
        scene.light.side, scene.light.behind, (255, 255, 255), darkest, darkest, (255, 255, 255), 0.0, 0.22, 0.6
    )
    return replace(scene, nodes=tuple(nodes), light=light, finish=Finish(0.0, 0.0, 0.0), palette=tuple(colours))


def _node(index: int, node: Node, colours: Sequence[RGB], chosen: Mapping[Key, int]) -> Node | None:
    if isinstance(node, Words):
        return node
    if isinstance(node, Placed):
        return replace(node, colours=_slots(node, colours, chosen), depth=0.0, rim=False)
    if node.name == "background":
        return node
    if not opaque(node.paint):
        return None
    if sheet(node) and isinstance(node.paint, Linear) and (index, 0) in chosen:
        return replace(node, paint=_banded(index, node.paint, colours, chosen), tinted=False, blend="normal")
    key = (index, 0)
    colour = colours[chosen[key]] if key in chosen else _nearest(node.paint, colours)
    return replace(node, paint=_flat(node.paint, colour), tinted=False, blend="normal")


def _banded(index: int, paint: Linear, colours: Sequence[RGB], chosen: Mapping[Key, int]) -> Paint:
    """The sheet's gradient with the bands' colours and narrow passages between them."""
    stops: list[Stop] = []
    for b in range(STRIPS):
        colour = colours[chosen[index, b]]
        stops += [Stop((b + 0.06) / STRIPS, colour), Stop((b + 0.94) / STRIPS, colour)]
    return Linear(paint.start, paint.end, tuple(stops))


def _flat(paint: Paint, colour: RGB) -> Paint:
    """The colour with the paint's own lightness modelling, much reduced."""
    if isinstance(paint, Solid):
        return Solid(colour, paint.alpha)
    mean = sum(lab(s.rgb)[0] for s in paint.stops) / len(paint.stops)
    L, a, b = lab(colour)
    stops = tuple(Stop(s.offset, rgb((L + 0.22 * (lab(s.rgb)[0] - mean), a, b)), s.alpha) for s in paint.stops)
    return replace(paint, stops=stops)


def _nearest(paint: Paint, colours: Sequence[RGB]) -> RGB:
    own = lab(paint.rgb if isinstance(paint, Solid) else paint.stops[0].rgb)
    return min(colours, key=lambda c: sum((x - y) ** 2 for x, y in zip(lab(c), own, strict=True)))


def _slots(placed: Placed, colours: Sequence[RGB], chosen: Mapping[Key, int]) -> Mapping[str, RGB]:
    """Every slot in a colour of the palette, but for those that the prompt coloured."""
    symbol = atlas()[placed.symbol]
    slots = {}
    for name, slot in symbol.slots.items():
        if name in placed.colours and placed.importance > 0.5:
            slots[name] = placed.colours[name]
        elif (placed.symbol, name) in chosen:
            slots[name] = colours[chosen[placed.symbol, name]]
        else:
            slots[name] = _nearest(Solid(slot.rgb), colours)
    return slots

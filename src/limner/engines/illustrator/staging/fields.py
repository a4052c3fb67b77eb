"""A field: its rows up to the horizon, and who is in it, large before them, the plants about the feet."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from limner.drawing.colour import RGB, mix, tone
from limner.engines.illustrator.atlas.facts import ANIMATE
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.scene import Node, Placed
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.formations import CROWD
from limner.engines.illustrator.staging.layout import alone
from limner.engines.illustrator.staging.several import GOING
from limner.engines.illustrator.staging.shots import Shot
from limner.engines.illustrator.staging.units import Unit, beside

_GROWING, _TREES = frozenset({"plant", "flower", "vegetable", "berry"}), frozenset({"tree"})
_BUILT = frozenset({"building", "landmark", "landscape", "tree"})
"""Kinds of what stands beyond a field or above it, however few they are."""
_FEW = 4
"""More who are in a field are part of the crowd."""
_GAP = 0.12
"""Between two of them, over the height of the taller one."""
_TALL, _WIDE, _FEET = 0.56, 0.72, 0.9
"""The shares of the canvas that they take at most, and where their feet are."""
_SMALL, _BEFORE_ALL = 0.6, 0.2
"""How small one is, over the tallest, whom the plants would hide; how much nearer all are then, over the height."""
_LEFT, _RIGHT = 0.36, 0.64
_LEAVES: RGB = (96, 136, 70)
_FLOWERS, _STALKS = 0.62, 0.3
"""How much of the colour of leaves is in a field of flowers, and in one of other plants."""
_LEAST, _DENSE, _STEP = 0.024, 0.56, 0.42
"""Of the plants of a field's rows: how high the farthest are, over the canvas, how far they stand from each other, over
their breadth, and the rows, over their height."""
_MOST = 420
"""About so many are drawn more; where they would be more, they stand farther apart."""
_ABOUT_FEET = 0.16
"""How much of somebody the plants before him may hide, over his height."""


def parted(units: Sequence[Unit]) -> tuple[list[Unit], list[Unit]]:
    """The plants of a field and the few who are in it; no plants where it is otherwise."""
    plants = [u for u in units if u.lead.kinds & _GROWING and not u.lead.kinds & _TREES and len(u.members) == 1]
    folk = [u for u in units if all(u is not plant for plant in plants)]
    near = all(u.lead.human or not u.lead.kinds & _BUILT for u in folk)
    return (plants, folk) if len(plants) >= CROWD and near and 0 < len(folk) <= _FEW else ([], list(units))


def entered(folk: Sequence[Unit], taken: Shot, size: tuple[int, int]) -> Unit:
    """All of them side by side as one, in the shot of who is in a field; before its last row where one is small."""
    folk = [u.mirrored() if any(m.flip and m.human and m.stance in GOING for m in u.members) else u for u in folk]
    whole = folk[0] if len(folk) == 1 else beside(folk, _GAP * max(unit.box.height for unit in folk))
    shot = replace(taken, x=min(max(taken.x, _LEFT), _RIGHT), feet=_FEET, tall=_TALL, wide=_WIDE, head=0.0)
    tall = [m.box.height for m in whole.members if m.human or m.kinds & ANIMATE]
    hidden = bool(tall) and min(tall) < _SMALL * max(tall)
    placed = alone(whole, shot, size)
    return placed.lifted(_BEFORE_ALL * size[1]) if hidden else placed


def sown(easel: Easel, placed: Sequence[tuple[float, Node]], reading: Reading) -> None:
    """Where plants in the picture are a field of theirs: more of them between, behind and before these, from the
    horizon to the lower edge, over ground in their colours.
    """
    own = {i for i, subject in enumerate(reading.subjects) if subject.sown}
    grown: dict[str, list[Placed]] = {}
    for _, node in placed:
        if isinstance(node, Placed) and own.intersection(node.draws[:1]) and _grows(node.symbol):
            grown.setdefault(node.symbol, []).append(node)
    shown = {id(node) for plants in grown.values() for node in plants}
    others = [outline(node) for _, node in placed if isinstance(node, Placed) and id(node) not in shown]
    for plants in grown.values():
        _covered(easel, plants[0])
        for node in _rows(easel, plants):
            if node.layer == "middle" or not any(_hides(outline(node), other) for other in others):
                easel.add(node, back=node.depth)


def outline(node: Placed) -> Box:
    """The box of a placed symbol."""
    symbol = find(node.symbol)
    figure = symbol.figure(node.pose) if symbol is not None else None
    left, top, right, bottom = figure.bounds if figure is not None else (0.0, 0.0, 0.0, 0.0)
    scale = node.height / figure.height if figure is not None else 1.0
    return Box(node.x + left * scale, node.y + top * scale, node.x + right * scale, node.y + bottom * scale)


def _hides(plant: Box, other: Box) -> bool:
    """Whether a plant that is nearer reaches higher than another's feet."""
    return plant.overlaps(other) and plant.top < other.bottom - _ABOUT_FEET * other.height


def _grows(name: str) -> bool:
    symbol = find(name)
    return symbol is not None and not _TREES & {*symbol.kinds}


def _covered(easel: Easel, plant: Placed) -> None:
    """The ground as a field of them looks from afar."""
    symbol = find(plant.symbol)
    if symbol is None:
        return
    slot, own = next((name, slot.rgb) for name, slot in symbol.slots.items() if slot.role == "primary")
    hue = mix(plant.colours.get(slot, own), _LEAVES, _FLOWERS if "flower" in symbol.kinds else _STALKS)
    y, h = easel.horizon + 0.01 * easel.h, easel.h
    paint = fade(mix(hue, easel.air.haze, 0.35), tone(hue, -0.12), y, h)
    easel.fill(easel.sheet(y), paint, "ground", "field", role="ground", depth=0.3, back=-6.0)


def _rows(easel: Easel, plants: Sequence[Placed]) -> Iterator[Placed]:
    """More of the plants in rows, as large at each distance as those that stand there."""
    symbol = find(plants[0].symbol)
    if symbol is None:
        return
    left, _, right, _ = symbol.figure(plants[0].pose).bounds
    slim = (right - left) / symbol.figure(plants[0].pose).height
    near = max(plant.y for plant in plants)
    lines = list(_lines(easel, plants))
    number = sum(easel.w / (_DENSE * slim * tall) for _, tall in lines)
    for i, (y, tall) in enumerate(lines):
        step = _DENSE * slim * tall * max(number / _MOST, 1.0)
        x = step * (0.5 * (i % 2) - easel.rng.random())
        while x < easel.w + step:
            one = plants[easel.rng.randrange(len(plants))]
            yield replace(
                one, x=x, y=y + easel.rng.uniform(-0.12, 0.12) * tall, height=tall * easel.rng.uniform(0.86, 1.1),
                layer="middle" if y < near else "near", depth=easel.depth_at(y), importance=0.0, shadow=False,
                draws=(), flip=easel.rng.random() < 0.5, rim=False, detail=0,
            )  # fmt: skip
            x += step


def _lines(easel: Easel, plants: Sequence[Placed]) -> Iterator[tuple[float, float]]:
    """The height on the canvas of every row, and how tall its plants are."""
    near, far = max(plants, key=lambda p: p.y), min(plants, key=lambda p: p.y)
    growth = (near.height - far.height) / max(near.y - far.y, 1.0)
    y = easel.horizon + _LEAST * easel.h
    while y < 1.1 * easel.h:
        tall = max(far.height + growth * (y - far.y), _LEAST * easel.h)
        yield y, tall
        y += _STEP * tall

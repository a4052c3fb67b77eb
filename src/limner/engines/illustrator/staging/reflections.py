"""Those who are seen twice: in the mirror that they stand before, and upside down in still water."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.geometry import Path
from limner.engines.illustrator.scene import Node, Placed
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.boxes import Box, around
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import mirrors
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.units import Unit

_FARTHER = 0.86
"""How large one is in the mirror over one before it."""
_FRONT = 0.27
"""Where one stands before it, as a share of the width."""
_VEILED = 0.42
"""How far water lets its own colour into what it reflects, as a depth in the haze."""


def before_the_glass(units: Sequence[Unit], side: float, size: tuple[int, int]) -> list[Unit]:
    """All of them at the side that the mirror leaves free, turned to it."""
    w, h = size
    box = around([unit.box for unit in units])
    k = min(0.44 * w / box.width, 0.72 * h / box.height)
    x = (1.0 - _FRONT if mirrors.across(side) < 0.5 else _FRONT) * w
    moved = [u.scaled(k).moved(x - k * box.centre[0], 0.92 * h - k * box.bottom) for u in units]
    turned = (mirrors.across(side) < 0.5) != bool(moved and moved[0].lead.flip)
    return [unit.mirrored().moved(2 * x, 0.0) for unit in moved] if turned else moved


def paint(easel: Easel, nodes: Iterable[Node], sights: Sequence[Placed], place: Setting, *, said: bool) -> None:
    """What mirror and water show of the nodes; water only where the words have said so."""
    figures = [node for node in nodes if isinstance(node, Placed)]
    if "mirrored" in place.traits:
        _in_the_glass(easel, figures)
    elif said and (place.footing in ("sea", "lake") or "waterside" in place.traits):
        _in_the_water(easel, [*sights, *(node for node in figures if node.clip is not None)])


def _in_the_glass(easel: Easel, figures: Sequence[Placed]) -> None:
    if not figures:
        return
    glass = mirrors.glass(easel)
    left, top, right, bottom = g.bounds(glass)
    box = around([_box(node) for node in figures])
    k = min(_FARTHER, 0.86 * (bottom - top) / box.height)
    x, y = (left + right) / 2, top + 0.96 * (bottom - top)
    for node in figures:
        copy = _copied(node, flip=not node.flip, tilt=-node.tilt, clip=glass)
        copy = replace(
            copy, x=x - k * (node.x - box.centre[0]), y=y + k * (node.y - box.bottom), height=k * node.height
        )
        easel.add(copy, back=-5.0)


def _in_the_water(easel: Easel, figures: Sequence[Placed]) -> None:
    for node in figures:
        line = g.bounds(node.clip)[3] if node.clip is not None else node.y - 0.02 * easel.h
        water = g.rect(-9, line, easel.w + 18, easel.h)
        copy = _copied(node, flip=not node.flip, tilt=180.0 - node.tilt, clip=water)
        easel.add(replace(copy, y=2 * line - node.y, depth=_VEILED), back=5.0)
        box = _box(node)
        _ripples(easel, Box(box.left, line, box.right, min(2 * line - box.top, easel.h)))


def _ripples(easel: Easel, box: Box) -> None:
    """Lines of light that break what is reflected, over its whole box."""
    lines = land.ripples(easel.rng, box.width, box.top, box.bottom, 34, 0.5 * box.width)
    pale = easel.air.sky[-1]
    paint = fade(pale, pale, box.top, box.bottom, (0.5, 0.7))
    easel.fill(g.moved(lines, box.left, 0), paint, "middle", "reflection", role="water", tinted=False, back=4.9)


def _copied(node: Placed, *, flip: bool, tilt: float, clip: Path) -> Placed:
    return replace(node, flip=flip, tilt=tilt, clip=clip, layer="middle", shadow=False, rim=False, draws=(),
                   importance=0.0, title="reflection")  # fmt: skip


def _box(node: Placed) -> Box:
    symbol = find(node.symbol)
    if symbol is None:
        return Box(node.x, node.y - node.height, node.x, node.y)
    figure = symbol.figure(node.pose)
    k = node.height / figure.height
    left, top, right, bottom = figure.bounds
    left, right = (-right, -left) if node.flip else (left, right)
    return Box(node.x + left * k, node.y + top * k, node.x + right * k, node.y + bottom * k)

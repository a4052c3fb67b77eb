"""Words on a thing of the scene: on its own plain area, or on a board of its kind that has room for them."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, parse, tone
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.scene import Placed
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.draft import write
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.posters.figures import head_of, is_alive, slot_of, spot, units
from limner.engines.illustrator.typesetting.blocks import Block, Row
from limner.engines.illustrator.typesetting.contrast import LARGE, LEAST, contrast, legible
from limner.engines.illustrator.typesetting.lines import Hand

_HANDS = (Hand("black", 0.04), Hand("condensed", 0.06), Hand("humanist", 0.02), Hand("bold", 0.08))
CHALK = Hand("round", 0.02, capitals=False)
_TUBES = Hand("round", 0.08)
_DARK: RGB = (38, 34, 46)
CREAM: RGB = (255, 250, 238)
_LEAST, _ASKED = 0.03, 0.046
"""The height of a capital over the canvas's shorter side, which things, and signs, are made larger for."""
_READ = 0.011
"""The height of a capital over the canvas's shorter side, below which nobody reads it."""
_BIG = 0.028
"""The height of a capital over the canvas's shorter side, from which letters are large."""
_SPRAYED: tuple[RGB, ...] = ((255, 236, 84), (120, 240, 226), (255, 150, 200), (255, 255, 255))
_LARGEST = 2.4
"""How much larger a thing, or a sign's board, becomes for its words."""
_SHARES, _ASIDES = (1.0, 0.8, 0.6, 0.4, 0.2), (0.0, -0.3, 0.3, -0.6, 0.6)
"""How much of its growth a thing has, and how far aside it goes for it, over its width: the best first."""
_PRESENT = 0.5
"""The importance from which on a figure is somebody in the picture."""
_BLACK_LOOKS = frozenset({"chalkboard", "blueprint", "neon"})


def inscribe(easel: Easel, node: Placed, face: Board, text: str) -> bool:
    """The words on the figure's face, which is a plain board where its own drawing would be in the way.

    The figure becomes larger where its face is too small. Says whether the words can be read there; nothing is drawn
    where they cannot.
    """
    side, hand = min(easel.w, easel.h), _hand(easel, face)
    asked = _ASKED if face.grows else _LEAST
    high = _capital(hand, node, face, text)
    if high <= 0:
        return False
    if high < asked * side and face.pose in ("", node.pose):
        node = _grown(easel, node, asked * side / high)
        high = _capital(hand, node, face, text)
    if high < _READ * side and not face.grows:
        return False
    if face.grows and face.pose in ("", node.pose):
        node = _brought_in(easel, node)
    k = node.height / units(node)
    wide, tall = face.wide * k, face.tall * k
    middle = spot(node, face.x, face.y)
    seen = Box(0.3 * wide, 0.0, easel.w - 0.3 * wide, easel.h - 0.3 * tall).holds(*middle)
    if not seen and not face.grows:
        return False
    drawn = seen and face.pose in ("", node.pose)
    if face.grows and not drawn:
        by = min(max(_LEAST * side / high, 1.0), _LARGEST)
        wide, tall = by * wide, by * tall
        middle = _clear(easel, node, middle, wide, tall)
    ground = _ground(node, face, easel)
    if (face.panel and not face.grows) or (face.grows and not drawn):
        _board(easel, node, face, middle, (wide, tall), ground)
    rows = rows_in(hand, text, wide, tall)
    paths = [g.rotated(g.moved(row.path, middle[0], middle[1]), node.tilt, middle) for row in rows]
    ink = _inked(easel, node, face, ground, rows, paths)
    for row, path in zip(rows, paths, strict=True):
        write(easel, row.text, path, ink, "near")
    return True


def is_legible(easel: Easel, node: Placed, face: Board | None, text: str) -> bool:
    """Whether the words can be read on the face as large as it is."""
    side = min(easel.w, easel.h)
    return face is not None and _capital(_hand(easel, face), node, face, text) >= _READ * side


def _capital(hand: Hand, node: Placed, face: Board, text: str) -> float:
    """The height of a capital on the figure's face, in canvas pixels; 0 where nothing can be set."""
    k = node.height / units(node)
    rows = rows_in(hand, text, face.wide * k, face.tall * k)
    return rows[0].high if rows else 0.0


def _grown(easel: Easel, node: Placed, by: float) -> Placed:
    """The figure larger, as far as the canvas and the heads of others bear. Nobody living grows for what is written on
    him.
    """
    if is_alive(node) or by <= 1.0:
        return node
    others = [n for n in easel.nodes() if isinstance(n, Placed) and n.importance > _PRESENT and is_alive(n)]
    heads = [head for head in map(head_of, others) if head is not None]
    heads += [_extent(n) for n in easel.nodes() if isinstance(n, Placed) and _is_alike(n, node)]
    start = _extent(node)
    allowed = 0.0 if _hangs(node) else 1.2 * sum(start.shared(head) for head in heads)
    free = _hangs(node) or not any(start.overlaps(_extent(other)) for other in others)
    canvas = Box(0.0, 0.0, easel.w, easel.h).grown(0.02 * easel.w)
    for larger in _larger(easel, node, by, free=free):
        box = _extent(larger)
        within = canvas.left <= box.left and box.right <= canvas.right and canvas.top <= box.top
        if within and sum(box.shared(head) for head in heads) <= allowed:
            _replaced(easel, node, larger)
            return larger
    return node


def _larger(easel: Easel, node: Placed, by: float, *, free: bool) -> Iterator[Placed]:
    """The figure in sizes from the wanted one down: about its middle where it hangs, else about its foot.

    Who stands `free` may step aside for it; what somebody has in hand grows downward too.
    """
    start, hangs = _extent(node), _hangs(node)
    middle, foot = start.centre, (node.x, node.y)
    points = [middle] if hangs else [foot] if free else [foot, middle, (middle[0], start.top)]
    for share, (x, y), aside in product(_SHARES, points, _ASIDES if free else _ASIDES[:1]):
        k = 1.0 + (min(by, _LARGEST) - 1.0) * share
        x_then = x + k * (node.x - x) + aside * start.width
        larger = replace(node, x=x_then, y=y + k * (node.y - y), height=k * node.height)
        dx, dy = _inside(_extent(larger), easel) if hangs else (0.0, 0.0)
        yield replace(larger, x=larger.x + dx, y=larger.y + dy)


def _brought_in(easel: Easel, node: Placed) -> Placed:
    """The figure as far aside as it takes to be on the canvas."""
    dx, _ = _inside(_extent(node), easel)
    moved = replace(node, x=node.x + dx)
    if dx and _extent(node).width < 0.94 * easel.w:
        _replaced(easel, node, moved)
        return moved
    return node


def _replaced(easel: Easel, node: Placed, other: Placed) -> None:
    """Both halves of a figure where the other one is, in its size."""
    for half in easel.nodes():
        if isinstance(half, Placed) and _same(half, node):
            easel.swap(half, replace(half, x=other.x, y=other.y, height=other.height))


def _is_alike(one: Placed, other: Placed) -> bool:
    """Whether they are two of a subject's signs."""
    return one.symbol == other.symbol and one.draws == other.draws and not _same(one, other)


def _same(one: Placed, other: Placed) -> bool:
    """Whether they are one figure, or halves of it."""
    return (one.symbol, one.x, one.y, one.height) == (other.symbol, other.x, other.y, other.height)


def _hangs(node: Placed) -> bool:
    symbol = find(node.symbol)
    return symbol is not None and symbol.place == "wall"


def _extent(node: Placed) -> Box:
    """Its box on the canvas, as it is upright."""
    symbol = find(node.symbol)
    if symbol is None:
        return Box(node.x, node.y - node.height, node.x, node.y)
    left, top, right, bottom = symbol.figure(node.pose).bounds
    k = node.height / units(node)
    left, right = (-right, -left) if node.flip else (left, right)
    return Box(node.x + k * left, node.y + k * top, node.x + k * right, node.y + k * bottom)


def _inside(box: Box, easel: Easel) -> Point:
    """How far it has to go to be on the canvas."""
    dx = max(0.02 * easel.w - box.left, 0.0) - max(box.right - 0.98 * easel.w, 0.0)
    return dx, max(0.02 * easel.h - box.top, 0.0) - max(box.bottom - 0.98 * easel.h, 0.0)


def rows_in(hand: Hand, text: str, wide: float, tall: float) -> list[Row]:
    """The rows about (0, 0) in a box of that size."""
    block = Block(hand, 1.24, most=4)
    return block.rows(text, -0.43 * wide, -0.38 * tall, 0.86 * wide, 0.76 * tall)


def _hand(easel: Easel, face: Board) -> Hand:
    if face.chalk:
        return CHALK
    return _TUBES if face.glows else _HANDS[easel.variant % len(_HANDS)]


def _inked(easel: Easel, node: Placed, face: Board, ground: RGB, rows: Sequence[Row], paths: Sequence[Path]) -> RGB:
    """The letters' colour; draws what is behind those that are sprayed or lit."""
    if face.glows:
        tube = slot_of(node, "tube")
        for row, path in zip(rows, paths, strict=True):
            halo = g.union(g.outline(path, 0.5 * row.high), path)
            easel.fill(halo, tube, "near", "neon glow", role="light", tinted=False, blur=0.35 * row.high)
        return legible(mix(tube, (255, 255, 255), 0.62), [ground])
    if face.sprayed:
        for row, path in zip(rows, paths, strict=True):
            edge = g.union(g.outline(path, 0.3 * row.high), path)
            easel.fill(edge, _DARK, "near", "graffiti", role="panel", tinted=False)
        return _SPRAYED[easel.variant % len(_SPRAYED)]
    least = LARGE if rows[0].high > _BIG * min(easel.w, easel.h) else LEAST
    return legible(CREAM if contrast(CREAM, ground) >= least else _DARK, [ground], least)


def _clear(easel: Easel, node: Placed, middle: Point, wide: float, tall: float) -> Point:
    """The nearest place for a board inside of the canvas and off the heads, where it still hides what it is for."""
    x, y = min(max(middle[0], 0.52 * wide), easel.w - 0.52 * wide), max(middle[1], 0.52 * tall)
    steps = [(0.0, 0.0), *((0.12 * a * wide, 0.15 * b * tall) for b in range(-2, 4) for a in range(-2, 3))]

    # What is called the head of the thing itself is what the board hides.
    own = Box(node.x - 0.12 * node.height, node.y - 1.05 * node.height, node.x + 0.12 * node.height, node.y)
    living = [n for n in easel.nodes() if isinstance(n, Placed) and n is not node and is_alive(n)]
    faces = [head for head in (head_of(n) for n in living if n.importance > 0.5) if head is not None]
    faces = faces or [head for head in easel.heads if not own.overlaps(head) or head.area > own.area]

    def trouble(step: tuple[float, float]) -> float:
        left, top = x + step[0] - wide / 2, y + step[1] - tall / 2
        box = Box(left, top, left + wide, top + tall)
        outside = max(-left, 0.0) + max(left + wide - easel.w, 0.0) + max(-top, 0.0)
        heads = sum(box.shared(head) for head in faces)
        return heads / (wide * tall) + outside / wide + 0.02 * math.hypot(step[0] / wide, step[1] / tall)

    dx, dy = min(steps, key=trouble)
    return x + dx, y + dy


def _board(easel: Easel, node: Placed, face: Board, middle: Point, size: tuple[float, float], ground: RGB) -> None:
    """The face's panel, in the light of the place where it is part of the figure."""
    wide, tall = size
    shape = g.rect(middle[0] - wide / 2, middle[1] - tall / 2, wide, tall, face.round * tall)
    shape = g.rotated(shape, node.tilt, middle)
    if not face.grows:
        lit = not face.panel.startswith("#") and ground != _DARK
        colour = slot_of(node, face.panel) if lit else ground
        easel.fill(shape, colour, "near", face.name, role="panel", tinted=lit)
        return
    shade = g.moved(shape, 0.03 * tall, 0.05 * tall)
    easel.fill(shade, tone(ground, -0.2), "near", "board's edge", role="panel", tinted=False)
    easel.fill(shape, ground, "near", face.name, role="panel", tinted=False)
    line = g.scaled(shape, 1 - 0.12 * tall / wide, 0.88, middle)
    ink = legible(CREAM, [ground])
    easel.fill(line, ink, "near", "board's line", role="panel", tinted=False, width=0.025 * tall)


def _ground(node: Placed, face: Board, easel: Easel) -> RGB:
    """The colour under the words, at the hour's light; dark in looks whose letters are pale whatever is said."""
    named = face.panel or face.ground
    colour = parse(named) if named.startswith("#") else slot_of(node, named)
    if face.grows and face.panel and face.pose not in ("", node.pose):
        colour = mix(colour, _DARK, 0.3)
    if easel.brief.traits.look in _BLACK_LOOKS and (face.panel or face.grows):
        return _DARK
    return mix(colour, easel.air.light.shadow, 0.4 * easel.air.light.dark)

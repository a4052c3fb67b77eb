"""Words in a scene: on the sign that stands there, on what somebody holds or wears, in a speech bubble."""

import math
from collections.abc import Iterator

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, parse, tone
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.scene import Placed
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.marks.draft import write
from limner.engines.illustrator.typesetting.blocks import Block, Row
from limner.engines.illustrator.typesetting.contrast import contrast, legible
from limner.engines.illustrator.typesetting.lines import Hand

_HANDS = (Hand("black", 0.04), Hand("condensed", 0.06), Hand("humanist", 0.02), Hand("bold", 0.08))
_SPOKEN = (Hand("round", 0.0, capitals=False), Hand("humanist semibold", 0.0, capitals=False))
_DARK: RGB = (38, 34, 46)
_CREAM: RGB = (255, 250, 238)
_LEAST = 0.03
"""The height of a capital over the canvas's shorter side, which a sign is made larger for."""
_LARGEST = 1.9
"""How much larger than drawn a sign's board becomes for its words."""
_BLACK_LOOKS = frozenset({"chalkboard", "blueprint", "neon"})


def paint(easel: Easel, reading: Reading) -> bool:
    """The quoted words in a bubble where the prompt has one, else on the first subject that words can stand on.

    Says whether there was a place for them.
    """
    text = " ".join(" ".join(reading.quoted).split())
    if not text:
        return False
    if reading.says("bubble") and easel.heads:
        return _speak(easel, text)
    for node in easel.nodes():
        if isinstance(node, Placed) and node.importance > 0.5 and node.half != "back" and (board := _on(node)):
            return _inscribe(easel, node, board, text)
    return False


def _on(node: Placed) -> Board | None:
    """Where words stand on what is drawn."""
    symbol = find(node.symbol)
    return None if symbol is None else symbol.board


def _inscribe(easel: Easel, node: Placed, board: Board, text: str) -> bool:
    """The words on the figure's board, which is a plain one where its own drawing would be in the way."""
    hand = _HANDS[easel.variant % len(_HANDS)]
    k = node.height / _height(node)
    wide, tall = board.wide * k, board.tall * k
    rows = _rows(hand, text, wide, tall)
    if not rows:
        return False
    if board.grows:
        least = _LEAST * min(easel.w, easel.h)
        by = min(max(least / rows[0].high, 1.0), _LARGEST)
        wide, tall = by * wide, by * tall
        rows = _rows(hand, text, wide, tall)
    middle = _spot(node, board, k)
    if board.grows:
        middle = _clear(easel, node, middle, wide, tall)
    ground = _ground(node, board, easel)
    tilt = node.tilt
    if board.panel:
        _board(easel, middle, (wide, tall), ground, tilt, raised=board.grows)
    ink = legible(max((_CREAM, _DARK), key=lambda colour: contrast(colour, ground)), [ground])
    for row in rows:
        path = g.rotated(g.moved(row.path, middle[0], middle[1]), tilt, middle)
        write(easel, row.text, path, ink, "near")
    return True


def _clear(easel: Easel, node: Placed, middle: Point, wide: float, tall: float) -> Point:
    """The nearest place for a board inside of the canvas and off the heads, where it still hides what it is for."""
    x, y = min(max(middle[0], 0.52 * wide), easel.w - 0.52 * wide), max(middle[1], 0.52 * tall)
    steps = [(0.0, 0.0), *((0.12 * a * wide, 0.15 * b * tall) for b in range(-2, 4) for a in range(-2, 3))]

    # What is called the head of the thing itself is what the board hides.
    own = Box(node.x - 0.12 * node.height, node.y - 1.05 * node.height, node.x + 0.12 * node.height, node.y)
    faces = [head for head in easel.heads if not own.overlaps(head) or head.area > own.area]

    def trouble(step: tuple[float, float]) -> float:
        left, top = x + step[0] - wide / 2, y + step[1] - tall / 2
        box = Box(left, top, left + wide, top + tall)
        outside = max(-left, 0.0) + max(left + wide - easel.w, 0.0) + max(-top, 0.0)
        heads = sum(box.shared(head) for head in faces)
        return heads / (wide * tall) + outside / wide + 0.02 * math.hypot(step[0] / wide, step[1] / tall)

    dx, dy = min(steps, key=trouble)
    return x + dx, y + dy


def _rows(hand: Hand, text: str, wide: float, tall: float) -> list[Row]:
    """The rows about (0, 0)."""
    block = Block(hand, 1.24, most=4)
    return block.rows(text, -0.43 * wide, -0.4 * tall, 0.86 * wide, 0.8 * tall)


def _board(easel: Easel, middle: Point, size: tuple[float, float], ground: RGB, tilt: float, *, raised: bool) -> None:
    wide, tall = size
    shape = g.rect(middle[0] - wide / 2, middle[1] - tall / 2, wide, tall, 0.06 * tall)
    shape = g.rotated(shape, tilt, middle)
    if raised:
        shade = g.moved(shape, 0.03 * tall, 0.05 * tall)
        easel.fill(shade, tone(ground, -0.2), "near", "board's edge", role="panel", tinted=False)
    easel.fill(shape, ground, "near", "board", role="panel", tinted=False)
    if raised:
        line = g.scaled(shape, 1 - 0.12 * tall / wide, 0.88, middle)
        ink = legible(_CREAM, [ground])
        easel.fill(line, ink, "near", "board's line", role="panel", tinted=False, width=0.025 * tall)


def _height(node: Placed) -> float:
    symbol = find(node.symbol)
    return symbol.figure(node.pose).height if symbol is not None else 100.0


def _spot(node: Placed, board: Board, k: float) -> Point:
    """The board's middle on the canvas."""
    x, y = (-board.x if node.flip else board.x) * k, board.y * k
    c, s = math.cos(math.radians(node.tilt)), math.sin(math.radians(node.tilt))
    return node.x + x * c - y * s, node.y + x * s + y * c


def _ground(node: Placed, board: Board, easel: Easel) -> RGB:
    """The colour under the words, at the hour's light; dark in looks whose letters are pale whatever is said."""
    named = board.panel or board.ground
    colour = parse(named) if named.startswith("#") else _slot(node, named)
    if board.grows:
        colour = mix(colour, _DARK, 0.3)
    if easel.brief.traits.look in _BLACK_LOOKS and board.panel:
        return _DARK
    return mix(colour, easel.air.light.shadow, 0.4 * easel.air.light.dark)


def _slot(node: Placed, name: str) -> RGB:
    """The slot's colour, or the primary's where there is none of that name."""
    symbol = find(node.symbol)
    slots = symbol.slots if symbol is not None else {}
    primary = [slot for slot, value in slots.items() if value.role == "primary"]
    for slot in (name, *primary, *slots):
        if slot in slots:
            return node.colours.get(slot, slots[slot].rgb)
    return _CREAM


def _speak(easel: Easel, text: str) -> bool:
    """A bubble beside the first head, where least is in its way, its tail toward it."""
    head = easel.heads[0]
    hand = _SPOKEN[easel.variant % len(_SPOKEN)]
    unit = min(easel.w, easel.h)
    high = 0.062 * unit if len(text) < 16 else 0.048 * unit
    block = Block(hand, 1.5, tallest=high, most=6)
    rows = block.rows(text, 0.0, 0.0, 0.52 * easel.w, 0.3 * easel.h)
    if not rows:
        return False
    high = rows[0].high
    wide = max(row.width for row in rows) + 2.4 * high
    tall = rows[-1].top + rows[-1].high - rows[0].top + 2.6 * high
    box = min(_beside(easel, head, wide, tall), key=lambda b: _crowding(easel, b))
    x, y = box.centre
    shape = bubble(box, (head.centre[0], head.top + 0.4 * head.height), 0.9 * high)
    easel.fill(shape, (255, 255, 255), "air", "speech bubble", role="panel", tinted=False)
    easel.fill(shape, _DARK, "air", "bubble's line", role="panel", tinted=False, width=0.09 * high)
    middle = (rows[0].top + rows[-1].top + rows[-1].high) / 2
    for row in rows:
        write(easel, row.text, g.moved(row.path, x - 0.26 * easel.w, y - middle), _DARK, "air")
    return True


def _beside(easel: Easel, head: Box, wide: float, tall: float) -> Iterator[Box]:
    """Places for a bubble about a head, inside of the canvas."""
    edge, reach = 0.03 * min(easel.w, easel.h), 0.35 * head.width
    for x in (head.left - reach - wide, head.right + reach, head.centre[0] - wide / 2):
        for y in (head.top - 0.6 * tall, head.top - 1.25 * tall, head.top):
            left = min(max(x, edge), easel.w - edge - wide)
            top = min(max(y, edge), easel.h - edge - tall)
            yield Box(left, top, left + wide, top + tall)


def _crowding(easel: Easel, box: Box) -> float:
    heads = sum(box.shared(head) for head in easel.heads)
    return 6 * heads + sum(box.shared(other) for other in easel.taken)


def bubble(box: Box, toward: Point, thick: float) -> Path:
    """A rounded balloon with a tail that points to somewhere outside of it."""
    x, y = box.centre
    body = g.rect(box.left, box.top, box.width, box.height, min(0.46 * box.height, 0.3 * box.width))
    dx, dy = toward[0] - x, toward[1] - y
    far = math.hypot(dx, dy) or 1.0
    out = min(1.0, (0.62 * math.hypot(box.width * dx / far, box.height * dy / far) + 1.1 * thick) / far)
    tip = (x + out * dx, y + out * dy)
    nx, ny = -dy / far * 0.6 * thick, dx / far * 0.6 * thick
    root = 0.25
    tail = g.polygon([(x + root * dx + nx, y + root * dy + ny), tip, (x + root * dx - nx, y + root * dy - ny)])
    return g.union(body, tail)

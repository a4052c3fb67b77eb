"""Speech bubbles: beside the head of who speaks, off all other heads."""

import math
from collections.abc import Iterator, Sequence

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.scene import Placed
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.draft import write
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.posters.figures import head_of, is_alive
from limner.engines.illustrator.typesetting.blocks import Block, Row
from limner.engines.illustrator.typesetting.lines import Hand

_SPOKEN = (Hand("round", 0.0, capitals=False), Hand("humanist semibold", 0.0, capitals=False))
_DARK: RGB = (38, 34, 46)


def speak(easel: Easel, node: Placed | None, text: str, bubbles: list[Box], share: float) -> bool:
    """A bubble beside the speaker's head, or the first, where least is in its way, its tail toward it.

    `share` is how large it is where there are several; those that are there already are `bubbles`.
    """
    known = None if node is None else head_of(node)
    head = known or (easel.heads[0] if easel.heads else None)
    if head is None:
        return False
    unit = min(easel.w, easel.h)
    living = [n for n in easel.nodes() if isinstance(n, Placed) and n.importance > 0.5 and is_alive(n)]
    kept = [*(h.grown(0.02 * unit) for h in map(head_of, living) if h is not None), *bubbles]
    rows, box, high = _balloon(easel, head, text, share, kept)
    for smaller in (0.84, 0.7):
        if not rows or not any(box.overlaps(other) for other in kept):
            break
        rows, box, high = _balloon(easel, head, text, smaller * share, kept)
    if not rows:
        return False
    bubbles.append(box)
    x, y = box.centre
    toward = (head.centre[0], head.top + 0.4 * head.height)
    if known is not None:
        off = math.dist(box.centre, known.centre) or 1.0
        step = 0.5 * known.width / off
        toward = (known.centre[0] + step * (x - known.centre[0]), known.centre[1] + step * (y - known.centre[1]))
    shape = bubble(box, toward, 0.9 * high)
    easel.fill(shape, (255, 255, 255), "air", "speech bubble", role="panel", tinted=False)
    easel.fill(shape, _DARK, "air", "bubble's line", role="panel", tinted=False, width=0.09 * high)
    middle = (rows[0].top + rows[-1].top + rows[-1].high) / 2
    for row in rows:
        write(easel, row.text, g.moved(row.path, x, y - middle), _DARK, "air")
    return True


def _balloon(easel: Easel, head: Box, text: str, share: float, kept: Sequence[Box]) -> tuple[list[Row], Box, float]:
    """The rows about x 0, the box of a bubble for them where least is in its way, the height of a capital."""
    hand = _SPOKEN[easel.variant % len(_SPOKEN)]
    tallest = share * min(easel.w, easel.h) * (0.062 if len(text) < 16 else 0.048)
    broad = 0.52 * share * easel.w
    rows = Block(hand, 1.5, tallest=tallest, most=6).rows(text, -broad / 2, 0.0, broad, 0.3 * easel.h)
    if not rows:
        return [], head, 0.0
    high = rows[0].high
    wide = max(row.width for row in rows) + 2.4 * high
    tall = rows[-1].top + rows[-1].high - rows[0].top + 2.6 * high
    box = min(_beside(easel, head, wide, tall), key=lambda b: _crowding(easel, b, kept))
    return rows, box, high


def _beside(easel: Easel, head: Box, wide: float, tall: float) -> Iterator[Box]:
    """Places for a bubble about a head, inside of the canvas."""
    unit = min(easel.w, easel.h)
    edge, reach = 0.03 * unit, max(0.35 * head.width, 0.05 * unit)
    for x in (head.left - reach - wide, head.right + reach, head.centre[0] - wide / 2):
        for y in (head.top - 0.6 * tall, head.top - 1.25 * tall, head.top):
            left = min(max(x, edge), easel.w - edge - wide)
            top = min(max(y, edge), easel.h - edge - tall)
            yield Box(left, top, left + wide, top + tall)


def _crowding(easel: Easel, box: Box, kept: Sequence[Box]) -> float:
    """How much a bubble hides: of whole figures, and more of the heads and bubbles that are to be kept."""
    heads = kept or easel.heads
    return 30 * sum(box.shared(head) for head in heads) + sum(box.shared(other) for other in easel.taken)


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

"""A speech bubble by itself: round, cornered, a thought's cloud or a comic's burst, with its words."""

import math
from collections.abc import Callable

from limner.drawing import geometry as g
from limner.drawing.colour import mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.draft import Draft
from limner.engines.illustrator.staging.marks.schemes import PAPERS, brands, scheme
from limner.engines.illustrator.typesetting.blocks import Block
from limner.engines.illustrator.typesetting.contrast import legible
from limner.engines.illustrator.typesetting.lines import Hand

_HANDS = (
    Hand("round", 0.0, capitals=False),
    Hand("black", 0.02),
    Hand("humanist", 0.0, capitals=False),
    Hand("italic"),
)


def draw(draft: Draft) -> None:
    """The bubble large in the middle, in the colour of the words or of the seed."""
    kinds = ("thought",) if draft.reading.says("thought") else ("round", "cornered", "burst", "round")
    kind = draft.dice.turn("plate", kinds)
    colours = scheme(draft.dice.turn("ground", brands(draft.main, draft.asked)), draft.dice.turn("paper", PAPERS))
    pale = mix(colours.plate, colours.ground, 0.72)
    ground = draft.paper(pale if draft.dice.turn("filled", (True, False)) else colours.ground)
    face = draft.dice.turn("face", ((255, 255, 255), colours.plate))
    draft.hand("stencil")
    x, y = draft.centre
    wide = min(0.76 * draft.easel.w, 1.5 * draft.size)
    tall = min(0.56 * draft.size, 0.66 * wide)
    box = Box(x - wide / 2, y - 0.58 * tall, x + wide / 2, y + 0.42 * tall)
    shape, room = _KINDS[kind](box)
    line = 0.016 * draft.size
    ink = legible(tone(colours.plate, -0.25), [face])
    draft.area(g.moved(shape, 0.5 * line, 1.3 * line), tone(ground, -0.12), "bubble's shadow")
    draft.area(shape, face, "speech bubble")
    draft.area(shape, legible(ink, [ground], 1.5), "bubble's line", width=line)
    block = Block(draft.dice.turn("bubble's hand", _HANDS), 1.36, most=5)
    for row in block.rows(" ".join(draft.texts), room.left, room.top, room.width, room.height):
        draft.write(row.text, row.path, ink)


def _round(box: Box) -> tuple[Path, Box]:
    body = g.ellipse(*box.centre, box.width / 2, box.height / 2)
    return g.union(body, _tail(box, 0.3)), _inner(box, 0.72, 0.62)


def _cornered(box: Box) -> tuple[Path, Box]:
    body = g.rect(box.left, box.top, box.width, box.height, 0.18 * box.height)
    return g.union(body, _tail(box, 0.22)), _inner(box, 0.84, 0.72)


def _tail(box: Box, at: float) -> Path:
    """A curved tail from the foot down to the left."""
    x, foot, high = box.left + at * box.width, box.bottom, 0.26 * box.height
    return g.smooth(
        [
            (x - 0.02 * box.width, foot - 0.24 * box.height, "c"),
            (x - 0.02 * box.width, foot + 0.4 * high),
            (x - 0.09 * box.width, foot + high, "c"),
            (x + 0.06 * box.width, foot + 0.62 * high),
            (x + 0.16 * box.width, foot - 0.2 * box.height, "c"),
        ]
    )


def _thought(box: Box) -> tuple[Path, Box]:
    """A cloud, and two small ones toward the thinker."""
    x, y = box.centre
    lobes = [
        g.ellipse(
            x + 0.36 * box.width * math.cos(math.tau * i / 9),
            y + 0.3 * box.height * math.sin(math.tau * i / 9),
            0.15 * box.width,
            0.21 * box.height,
        )
        for i in range(9)
    ]
    cloud = g.union(g.ellipse(x, y, 0.38 * box.width, 0.36 * box.height), *lobes)
    drops = [
        g.ellipse(box.left + k * box.width, box.bottom + d * box.height, r * box.height)
        for k, d, r in ((0.2, 0.06, 0.07), (0.13, 0.2, 0.045))
    ]
    return g.joined(cloud, *drops), _inner(box, 0.7, 0.56)


def _burst(box: Box) -> tuple[Path, Box]:
    """A star of many points, for what is shouted."""
    number, (x, y) = 16, box.centre
    points = []
    for i in range(2 * number):
        angle = math.tau * i / (2 * number) - math.pi / 2
        reach = (1.06 if i % 4 == 0 else 0.97) if i % 2 == 0 else 0.8
        points.append((x + reach * box.width / 2 * math.cos(angle), y + reach * 1.1 * box.height / 2 * math.sin(angle)))
    return g.polygon(points), _inner(box, 0.62, 0.56)


def _inner(box: Box, across: float, down: float) -> Box:
    x, y = box.centre
    wide, tall = across * box.width / 2, down * box.height / 2
    return Box(x - wide, y - tall, x + wide, y + tall)


_KINDS: dict[str, Callable[[Box], tuple[Path, Box]]] = {
    "round": _round,
    "cornered": _cornered,
    "thought": _thought,
    "burst": _burst,
}

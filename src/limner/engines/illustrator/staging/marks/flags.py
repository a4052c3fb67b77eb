"""A flag on its pole: a field, stripes or a cross, and what it bears."""

import math
from collections.abc import Sequence

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.draft import Draft
from limner.engines.illustrator.staging.marks.schemes import PAPERS, brands, scheme, standing_off
from limner.engines.illustrator.typesetting.blocks import Block
from limner.engines.illustrator.typesetting.contrast import legible
from limner.engines.illustrator.typesetting.lines import Hand

_STEPS = 24
_WAVE = 0.045
"""How far the cloth rises and falls, over its height."""
_INSET, _NARROW = 0.2, 0.27
"""What is left free round what the cloth bears, over its height, and what where a second colour goes round it."""
_POLE: RGB = (122, 86, 58)
_KNOB: RGB = (226, 180, 72)
_HANDS = (Hand("black", 0.06), Hand("condensed", 0.08), Hand("humanist", 0.04))


def draw(draft: Draft) -> None:
    """The cloth in the wind with the subjects in its middle, the words under them."""
    look = draft.hand("icon")
    cloth = draft.dice.turn("ground", standing_off(draft.main) if look == "icon" else brands(draft.main, draft.asked))
    colours = scheme(draft.asked[0] if draft.asked else cloth, draft.dice.turn("paper", PAPERS))
    second = draft.asked[1] if len(draft.asked) > 1 else colours.light
    sky = draft.paper(mix((206, 226, 238), colours.ground, 0.45))
    (x, y), wide = draft.centre, min(0.78 * draft.easel.w, 1.16 * draft.size)
    tall = min(0.62 * wide, 0.6 * draft.size)
    box = Box(x - 0.47 * wide, y - 0.58 * tall, x + 0.53 * wide, y + 0.42 * tall)
    _pole(draft, box, sky)
    field = colours.plate
    draft.area(_band(box, 0.0, 1.0), field, "flag")
    named = draft.reading.made.stripes
    if len(named) > 1 and not draft.units and not draft.texts:
        _striped(draft, box, named)
        return
    design = draft.dice.turn("plate", ("plain", "stripes", "border", "hoist"))
    _folds(draft, box, field)
    _designed(draft, box, design, second)
    # The waves lift a second colour's edges.
    room = box.grown(-(_NARROW if design in ("stripes", "border") else _INSET) * tall)
    room = room.moved(0.06 * box.width, 0.0) if design == "hoist" else room
    if draft.texts:
        room = _lettered(draft, room, 0.04 * tall, legible(colours.light, [field]))
    if draft.units:
        half = room.height / 2
        draft.stand(Box(room.centre[0] - 1.3 * half, room.top, room.centre[0] + 1.3 * half, room.bottom),
                    colours.light, colours.shade, field)  # fmt: skip


def _designed(draft: Draft, box: Box, design: str, colour: RGB) -> None:
    """Two stripes, a border or a strip along the pole in a second colour; nothing on a plain flag."""
    if design == "stripes":
        for top in (0.0, 0.84):
            draft.area(_band(box, top, top + 0.16), colour, "stripe")
    elif design == "border":
        inner = _band(box.grown(-0.035 * box.width), 0.07, 0.93)
        draft.area(g.difference(_band(box, 0.05, 0.95), inner), colour, "border")
    elif design == "hoist":
        edge = g.rect(box.left - 2, box.top - box.height, 0.12 * box.width, 3 * box.height)
        draft.area(g.intersection(_band(box, 0.0, 1.0), edge), colour, "hoist")


def _lettered(draft: Draft, room: Box, gap: float, ink: RGB) -> Box:
    """The words at the foot of the room, or in all of it where nothing else is; what is left of it above them."""
    share = 0.3 if draft.units else 1.0
    line = Box(room.left, room.bottom - share * room.height, room.right, room.bottom + gap)
    block = Block(draft.dice.turn("flag's hand", _HANDS), 1.24, most=3)
    for row in block.rows(" ".join(draft.texts), line.left, line.top, line.width, line.height):
        draft.write(row.text, row.path, ink)
    return Box(room.left, room.top, room.right, line.top - gap)


def _striped(draft: Draft, box: Box, colours: Sequence[RGB]) -> None:
    """The cloth in the colours of the words, in their order: one under the other, or side by side from the pole on."""
    number = len(colours)
    for i, colour in enumerate(colours):
        if draft.reading.says("vertical"):
            left = box.left + i * box.width / number
            column = g.rect(left, box.top - box.height, box.width / number + 0.5, 3 * box.height)
            draft.area(g.intersection(_band(box, 0.0, 1.0), column), colour, "stripe")
        else:
            draft.area(_band(box, i / number, (i + 1) / number), colour, "stripe")


def _pole(draft: Draft, box: Box, sky: RGB) -> None:
    thick = 0.032 * box.width
    top, foot = box.top - 0.1 * box.height, draft.easel.h + 4
    draft.area(g.rect(box.left - thick, top, thick, foot - top, 0.3 * thick), _POLE, "pole")
    draft.area(g.rect(box.left - 0.36 * thick, top, 0.36 * thick, foot - top), tone(_POLE, -0.1), "pole's shade")
    draft.area(g.ellipse(box.left - thick / 2, top, 0.95 * thick), _KNOB, "knob")


def _lift(box: Box, share: float) -> float:
    """How far the cloth is raised at a share of its length: nothing at the pole."""
    return _WAVE * box.height * math.sin(2.2 * math.pi * share) * min(1.0, 3 * share)


def _band(box: Box, top: float, foot: float) -> Path:
    """A stripe along the cloth between two shares of its height."""
    upper, lower = [], []
    for i in range(_STEPS + 1):
        share = i / _STEPS
        x, lift = box.left + share * box.width, _lift(box, share)
        upper.append((x, box.top + top * box.height + lift))
        lower.append((x, box.top + foot * box.height + lift))
    return g.polygon([*upper, *reversed(lower)])


def _folds(draft: Draft, box: Box, field: RGB) -> None:
    """Where the cloth turns from the light."""
    whole = _band(box, 0.0, 1.0)
    for at, wide in ((0.2, 0.1), (0.66, 0.12)):
        x = box.left + at * box.width
        fold = g.smooth(
            [
                (x, box.top - 0.2 * box.height),
                (x + wide * box.width, box.centre[1]),
                (x + 0.4 * wide * box.width, box.bottom + 0.2 * box.height),
                (x - 0.4 * wide * box.width, box.centre[1]),
            ]
        )
        draft.easel.fill(
            g.intersection(whole, fold), tone(field, -0.05), "far", "fold",
            role="panel", tinted=False,
        )  # fmt: skip

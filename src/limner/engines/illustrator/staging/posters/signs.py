"""Signs: a board with its words, hung or standing before a plain wall."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from limner.engines.illustrator import geometry as g
from limner.engines.illustrator.colour import RGB, mix, parse, tone
from limner.engines.illustrator.geometry import Path
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.halves import halves
from limner.engines.illustrator.staging.marks.draft import gathered, placed
from limner.engines.illustrator.staging.posters.sheet import Sheet
from limner.engines.illustrator.staging.units import Unit
from limner.engines.illustrator.typesetting.contrast import contrast

WALLS = tuple(parse(f"#{code}") for code in "e9dfd0 cfd9d6 e8cdbd bfcbd8 d9cfe0 3a4a5c".split())
_BOARDS = tuple(parse(f"#{code}") for code in "b5382f 1f4d4a 22385c fbf4e2 7a4b2c e3a52f".split())


def paint(s: Sheet, easel: Easel, units: Sequence[Unit], wall: RGB) -> None:
    """A board of the seed's kind and colour with the words, the subjects above or beside them."""
    _bricks(s, easel, wall)
    kind = s.dice.turn("page", tuple(_SHAPES))
    colour = s.dice.turn("field", [c for c in _BOARDS if contrast(c, wall) > 1.5])
    wide = min(0.8 * s.width, 1.5 * s.height)
    tall = min(0.56 * s.height, 0.72 * wide)
    y = 0.54 * s.height
    box = Box((s.width - wide) / 2, y - tall / 2, (s.width + wide) / 2, y + tall / 2)
    board = _SHAPES[kind](box)
    _hangers(s, easel, box, wall)
    easel.fill(
        g.moved(board, 0.012 * s.height, 0.022 * s.height), tone(wall, -0.16), "middle", "board's shadow", tinted=False
    )
    easel.fill(board, colour, "near", "board", role="panel", tinted=False)
    ink = s.ink(colour)
    inner = g.scaled(board, 1 - 0.09 * tall / wide, 0.91, box.centre)
    easel.fill(inner, ink, "near", "board's line", role="panel", tinted=False, width=0.016 * tall)
    room = box.grown(-0.12 * tall)
    if kind in ("oval", "plaque"):
        room = Box(room.left + 0.07 * wide, room.top + 0.1 * tall, room.right - 0.07 * wide, room.bottom - 0.1 * tall)
    if units:
        room = _with_subjects(s, easel, units, room)
    s.story(easel, room, colour, most=3)


def _with_subjects(s: Sheet, easel: Easel, units: Sequence[Unit], room: Box) -> Box:
    """The subjects in the left third of the board; returns what is left for the words."""
    split = room.left + 0.3 * room.width
    for unit in gathered(units, Box(room.left, room.top, split - 0.03 * room.width, room.bottom)):
        for member in unit.members:
            for z, node in halves(member, placed(member), 0.004 * s.height):
                easel.add(replace(node, layer="near"), back=-z)
    return Box(split + 0.03 * room.width, room.top, room.right, room.bottom)


def _hangers(s: Sheet, easel: Easel, box: Box, wall: RGB) -> None:
    """Two chains from a bar."""
    iron = (52, 48, 56) if contrast((52, 48, 56), wall) > 1.8 else (198, 190, 176)
    y, thick = 0.1 * s.height, 0.016 * s.height
    bar = g.rect(box.left + 0.04 * box.width, y, 0.92 * box.width, thick, thick / 2)
    chains = Path()
    for x in (box.left + 0.18 * box.width, box.right - 0.18 * box.width):
        chains.moveTo(x, y)
        chains.lineTo(x, box.top + 0.12 * box.height)
    easel.fill(chains, iron, "middle", "chains", tinted=False, width=0.4 * thick)
    knobs = g.joined(
        g.ellipse(box.left + 0.04 * box.width, y + thick / 2, thick),
        g.ellipse(box.right - 0.04 * box.width, y + thick / 2, thick),
    )
    easel.fill(g.joined(bar, knobs), iron, "middle", "bar", tinted=False)


def _bricks(s: Sheet, easel: Easel, wall: RGB) -> None:
    """A wall that is lit from above, a few bricks showing."""
    easel.fill(
        easel.sheet(), fade(tone(wall, 0.03), tone(wall, -0.05), 0, s.height), "sky", "wall", role="sky", tinted=False
    )
    tall = 0.05 * s.height
    bricks = Path()
    for _ in range(14):
        row = easel.rng.randrange(20)
        column = easel.rng.randrange(max(round(s.width / (2.4 * tall)), 2))
        x = (column + 0.5 * (row % 2)) * 2.4 * tall
        bricks.addPath(g.rect(x + 3, row * tall + 3, 2.4 * tall - 6, tall - 6, 0.1 * tall))
    easel.fill(bricks, mix(wall, tone(wall, -0.1), 0.5), "far", "bricks", tinted=False)


def _rounded(box: Box) -> Path:
    return g.rect(box.left, box.top, box.width, box.height, 0.1 * box.height)


def _oval(box: Box) -> Path:
    return g.ellipse(*box.centre, box.width / 2, box.height / 2)


def _plaque(box: Box) -> Path:
    """A board whose corners are scooped out."""
    radius = 0.16 * box.height
    whole = g.rect(box.left, box.top, box.width, box.height)
    for x in (box.left, box.right):
        for y in (box.top, box.bottom):
            whole = g.difference(whole, g.ellipse(x, y, radius))
    return whole


def _plank(box: Box) -> Path:
    return g.rect(box.left, box.top, box.width, box.height, 0.02 * box.height)


_SHAPES: dict[str, Callable[[Box], Path]] = {"rounded": _rounded, "oval": _oval, "plaque": _plaque, "plank": _plank}

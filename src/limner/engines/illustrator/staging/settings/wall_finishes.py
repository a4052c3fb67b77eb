"""What the walls of a furnished room are of: brick, boards, panels, paper, tiles."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Literal

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.staging.easel import Easel

WallName = Literal["back", "left", "right"]
On = Callable[[WallName, float, float], Point]
"""The canvas point of a wall at shares of its length and of its height."""
_ROWS, _COLUMNS = 22, 9
"""Courses of brick, and bricks in one of them on a wall of the picture's width."""
_BOARDS, _FIELDS = 15, 6
_RAIL = 0.38
"""How high wood is on a panelled wall."""


def scheme(easel: Easel, own: tuple[RGB, ...]) -> tuple[RGB, ...]:
    """The colours of a room: those of the style that is named, else its own."""
    found = easel.brief.traits.decor
    return own if found is None else found.scheme


def finished(easel: Easel, walls: Sequence[WallName], on: On, colour: RGB) -> bool:
    """Draw what the walls are of, where the words say so. Whether they do."""
    traits = easel.brief.traits
    finish = traits.finish_of_walls or (traits.decor.finish if traits.decor is not None else "")
    if not finish:
        return False
    if finish == "brick":
        _bricks(easel, walls, on, colour)
    elif finish in ("boards", "stripes"):
        _upright(easel, walls, on, colour, strong=finish == "boards")
    elif finish == "panels":
        _panels(easel, walls, on, colour)
    elif finish == "tiles":
        _bricks(easel, walls, on, colour, joint=tone(colour, -0.1), uneven=0.012)
    return True


def _field(on: On, wall: WallName, a: float, b: float, low: float, high: float) -> Path:
    return g.polygon([on(wall, a, low), on(wall, b, low), on(wall, b, high), on(wall, a, high)])


def _bricks(
    easel: Easel, walls: Sequence[WallName], on: On, colour: RGB, *, joint: RGB | None = None, uneven: float = 0.05
) -> None:
    """Courses with broken joints, some bricks lighter and some darker than the others."""
    rng, joints, name = Random(7), Path(), "tiles" if joint else "brick wall"
    shades = {-1: Path(), 1: Path()}
    for wall in walls:
        number = _COLUMNS if wall == "back" else _COLUMNS + 3
        for row in range(_ROWS):
            y, top = row / _ROWS, (row + 1) / _ROWS
            joints.addPath(g.line([on(wall, 0, y), on(wall, 1, y)]))
            for i in range(number + 1):
                a = (i - 0.5 * (row % 2)) / number
                if 0 < a < 1:
                    joints.addPath(g.line([on(wall, a, y), on(wall, a, top)]))
                lot, end = rng.random(), min(a + 1 / number, 1.0)
                if lot < 0.3 and end > max(a, 0.0):
                    shades[1 if lot < 0.15 else -1].addPath(_field(on, wall, max(a, 0.0), end, y, top))
    for sign, path in shades.items():
        easel.fill(path, tone(colour, sign * uneven), "sky", name, role="far")
    easel.fill(joints, joint or mix(colour, (226, 214, 200), 0.5), "sky", "joints", role="far",
               width=0.0032 * easel.unit)  # fmt: skip


def _upright(easel: Easel, walls: Sequence[WallName], on: On, colour: RGB, *, strong: bool) -> None:
    """Boards side by side, each a little different; or broad stripes of paper."""
    rng, gaps, dark, light = Random(5), Path(), Path(), Path()
    for wall in walls:
        for i in range(_BOARDS):
            a, b = i / _BOARDS, (i + 1) / _BOARDS
            lot = rng.random() if strong else float(i % 2)
            if lot < 0.34:
                dark.addPath(_field(on, wall, a, b, 0, 1))
            elif lot > 0.7 and strong:
                light.addPath(_field(on, wall, a, b, 0, 1))
            gaps.addPath(g.line([on(wall, a, 0), on(wall, a, 1)]))
    easel.fill(dark, tone(colour, -0.035 if strong else -0.03), "sky", "boards of the wall", role="far")
    if strong:
        easel.fill(light, tone(colour, 0.03), "sky", "boards of the wall", role="far")
        easel.fill(gaps, tone(colour, -0.13), "sky", "gaps", role="far", width=0.0028 * easel.unit)


def _panels(easel: Easel, walls: Sequence[WallName], on: On, colour: RGB) -> None:
    """A papered wall over dark wood in panels, with a rail between them."""
    traits = easel.brief.traits
    wood = traits.decor.wood if traits.decor is not None else tone(colour, -0.2)
    paper, fields, rims = Path(), Path(), Path()
    for wall in walls:
        for i in range(_BOARDS):
            if i % 2:
                paper.addPath(_field(on, wall, i / _BOARDS, (i + 1) / _BOARDS, _RAIL, 1))
        easel.fill(_field(on, wall, 0, 1, 0, _RAIL), wood, "sky", "panelling", role="far")
        for i in range(_FIELDS):
            a, b = (i + 0.1) / _FIELDS, (i + 0.9) / _FIELDS
            fields.addPath(_field(on, wall, a, b, 0.2 * _RAIL, 0.84 * _RAIL))
        rims.addPath(_field(on, wall, 0, 1, _RAIL, _RAIL + 0.025))
    easel.fill(paper, tone(colour, -0.03), "sky", "wallpaper", role="far")
    easel.fill(fields, tone(wood, -0.06), "sky", "panels", role="far")
    easel.fill(rims, tone(wood, 0.09), "sky", "rail", role="far")

"""Before the mirror: a dressing room with a great standing glass at one side."""

from limner.drawing import geometry as g
from limner.drawing.colour import tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import place

_ROOMS = (
    lay.palette("d9d0e0 a98468 c99a45"),  # wall, floor, frame
    lay.palette("cfdcd6 9a7a62 8a5a3c"),
    lay.palette("ecd8cc b08a6a b8863a"),
)


@place(
    "mirror",
    footing="floor",
    indoors=True,
    horizons=(0.66, 0.7, 0.74),
    climate="indoors",
    neighbours="bedroom",
    frame="",
    shows="mirror, furniture",
    traits=("close", "cramped", "mirrored", "swept"),
)
def draw(easel: Easel) -> None:
    """A papered wall, boards, a lamp, and the mirror in its frame."""
    wall, floor, frame = _ROOMS[easel.variant % 3]
    w, h, base, unit = easel.w, easel.h, easel.horizon, easel.unit
    easel.fill(easel.sheet(0, base + 2), fade(tone(wall, 0.03), tone(wall, -0.04), 0, base), "sky", "wall", role="far")
    stripes = g.joined(*(g.rect(0.075 * w * i, 0, 0.03 * w, base) for i in range(14)))
    easel.fill(stripes, tone(wall, 0.03), "sky", "wallpaper", role="far")
    easel.fill(g.rect(-2, base - 0.03 * h, w + 4, 0.032 * h), tone(wall, 0.12), "sky", "skirting", role="prop")
    easel.fill(easel.sheet(base, h), fade(tone(floor, -0.06), tone(floor, 0.03), base, h), "ground", "floor",
               role="ground", depth=0.2)  # fmt: skip
    boards = Path()
    for i in range(-9, 10):
        boards.addPath(g.line([((0.5 + 0.11 * i) * w, base), ((0.5 + 0.2 * i) * w, h)]))
    easel.fill(boards, tone(floor, -0.1), "ground", "boards", role="ground", width=0.003 * unit)
    _mirror(easel, frame, wall)
    easel.prop("floor_lamp", (0.08 if easel.brief.side > 0 else 0.92) * w, base + 0.04 * h, 0.5 * unit, depth=0.2)


def glass(easel: Easel) -> Path:
    """The outline of the mirror's glass, on the canvas."""
    x, y, rx, ry = _oval(easel)
    return g.ellipse(x, y, rx, ry)


def across(side: float) -> float:
    """Where the mirror stands, as a share of the width: toward the light."""
    return 0.71 if side > 0 else 0.29


def _oval(easel: Easel) -> tuple[float, float, float, float]:
    return across(easel.brief.side) * easel.w, 0.46 * easel.h, 0.26 * min(easel.w, easel.unit), 0.37 * easel.h


def _mirror(easel: Easel, frame: tuple[int, int, int], wall: tuple[int, int, int]) -> None:
    x, y, rx, ry = _oval(easel)
    unit, edge = easel.unit, 0.026 * easel.unit
    for hand in (-1, 1):
        leg = g.limb([(x + hand * (rx + 1.2 * edge), y - 0.2 * ry, 0.9 * edge),
                      (x + hand * (rx + 1.4 * edge), y + ry + 1.6 * edge, edge),
                      (x + hand * (rx + 3.4 * edge), y + ry + 3.4 * edge, 0.8 * edge)])  # fmt: skip
        easel.fill(leg, tone(frame, -0.08), "ground", "mirror's stand", depth=0.1, back=-1.0)
    rim = g.ellipse(x, y, rx + edge, ry + edge)
    easel.fill(
        rim,
        fade(tone(frame, 0.08), tone(frame, -0.1), y - ry, y + ry),
        "ground",
        "mirror's frame",
        depth=0.1,
        back=-1.0,
    )
    inner = g.ellipse(x, y, rx + 0.3 * edge, ry + 0.3 * edge)
    easel.fill(inner, tone(frame, -0.18), "ground", "mirror's edge", depth=0.1, back=-1.0)
    pale = tone(wall, 0.07)
    room = Linear((0, y - ry), (0, y + ry), (Stop(0, pale), Stop(0.72, tone(wall, -0.02)), Stop(0.73, (170, 140, 116)),
                                             Stop(1, (186, 156, 130))))  # fmt: skip
    easel.fill(glass(easel), room, "ground", "mirror", role="far", depth=0.1, back=-1.0)
    for dx, wide in ((-0.5, 0.22), (-0.16, 0.08)):
        shine = g.polygon([(x + (dx + 0.7) * rx, y - ry), (x + (dx + 0.7 + wide) * rx, y - ry),
                           (x + (dx - 0.3 + wide) * rx, y + ry), (x + (dx - 0.3) * rx, y + ry)])  # fmt: skip
        light = fade((255, 255, 255), (255, 255, 255), y - ry, y + ry, (0.34, 0.08))
        easel.fill(g.intersection(shine, glass(easel)), light, "middle", "reflection", role="light", tinted=False,
                   back=-9.0)  # fmt: skip
    easel.fill(g.ellipse(x, y + ry + 3.4 * edge, rx, 0.02 * unit), (60, 40, 40), "ground", "shade", depth=0.1,
               blur=0.012 * unit)  # fmt: skip

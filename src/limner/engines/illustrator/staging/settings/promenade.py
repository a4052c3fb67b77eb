"""The promenade: a paved way along the water with a railing and lamps, the far shore behind."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land, sky
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import place

_SEAS = (lay.palette("8ac0d2 3a7fa4"), lay.palette("96c6c4 3f8a92"), lay.palette("9cb8d8 4a6fa6"))
_PAVING = lay.palette("c9bcae b8b4b2 cdb8a0")
_IRON: RGB = (58, 66, 78)
_ASPHALT: RGB = (104, 106, 116)
_WATER = 0.34
"""The share of what lies below the horizon that is water."""


@place(
    "promenade",
    seat="bench",
    horizons=(0.5, 0.56, 0.62),
    beyond=_WATER,
    climate="city",
    frame="",
    shows="water",
    traits=("swept", "waterside"),
)
def draw(easel: Easel) -> None:
    """The far shore, the water, a railing with lamps, and the way, a road where somebody drives."""
    far, near = _SEAS[easel.variant % 3]
    room = easel.h - easel.horizon
    edge = easel.horizon + _WATER * room
    sky.paint(easel)
    shore = land.treeline(easel.rng, easel.w, easel.horizon, 0.028 * easel.h, "round")
    easel.fill(shore, mix((86, 124, 112), easel.air.haze, 0.45), "far", "far shore", role="far", depth=0.8, back=-2.0)
    lay.water(easel, easel.horizon, edge + 2, far, near)
    lay.glitter(easel, sky.lamp_spot(easel)[0], easel.horizon, edge)
    _way(easel, edge)
    _railing(easel, edge)
    if easel.driving and easel.taken:
        _road(easel, edge)
    for share in (0.08, 0.92):
        easel.prop("street_lamp", share * easel.w, edge + 0.05 * room, 0.34 * easel.unit)


def _way(easel: Easel, edge: float) -> None:
    """Slabs that run toward the viewer."""
    paving = _PAVING[easel.variant % 3]
    paint = fade(tone(paving, -0.05), tone(paving, 0.04), edge, easel.h)
    easel.fill(easel.sheet(edge, easel.h), paint, "ground", "paving", role="ground", depth=0.2)
    lines = Path()
    for i in range(-14, 15):
        lines.moveTo(easel.w * (0.5 + 0.07 * i), edge)
        lines.lineTo(easel.w * (0.5 + 0.16 * i), easel.h)
    for r in range(1, 6):
        y = edge + (easel.h - edge) * (r / 6) ** 1.5
        lines.moveTo(0, y)
        lines.lineTo(easel.w, y)
    easel.fill(lines, tone(paving, -0.08), "ground", "slabs", role="ground", width=0.0026 * easel.unit)


def _railing(easel: Easel, edge: float) -> None:
    """Posts and two rails along the water."""
    unit, high = easel.unit, 0.075 * easel.unit
    kerb = easel.sheet(edge - 0.008 * easel.h, edge + 0.012 * easel.h)
    easel.fill(kerb, tone(_PAVING[easel.variant % 3], 0.08), "ground", "kerb", role="ground", depth=0.25)
    bars = [easel.sheet(edge - high * share, edge - high * share + 0.006 * unit) for share in (1.0, 0.5)]
    step = 0.06 * unit
    bars += [g.rect(i * step, edge - high, 0.006 * unit, high) for i in range(int(easel.w / step) + 1)]
    easel.fill(g.joined(*bars), _IRON, "ground", "railing", depth=0.25)


def _road(easel: Easel, edge: float) -> None:
    """A lane between kerbs under those who drive, with a broken line behind them."""
    room = easel.h - edge
    top = edge + 0.3 * room
    paint = fade(tone(_ASPHALT, -0.03), tone(_ASPHALT, 0.04), top, easel.h)
    easel.fill(easel.sheet(top, easel.h), paint, "ground", "road", role="ground", depth=0.15)
    easel.fill(easel.sheet(top - 0.012 * easel.h, top), (214, 208, 200), "ground", "kerb", role="ground", depth=0.2)
    line, long = Path(), 0.1 * easel.unit
    for i in range(int(easel.w / (2 * long)) + 2):
        line.addRect(g.box((2 * i - 0.5) * long, top + 0.16 * room, long, 0.012 * easel.unit))
    easel.fill(line, (240, 234, 214), "ground", "road's line", role="ground", depth=0.15)

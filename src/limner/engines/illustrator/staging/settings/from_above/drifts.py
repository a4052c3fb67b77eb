"""Dunes and snow from above: long soft bands with their shaded sides."""

from limner.drawing.colour import RGB, tone
from limner.drawing.display import Linear, Stop
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings.from_above import pieces as seen


def dunes(easel: Easel) -> None:
    """Bands of sand."""
    _drifts(easel, (232, 190, 128), "sand")


def snowfield(easel: Easel) -> None:
    """Bands of snow."""
    _drifts(easel, (232, 238, 248), "snow")


def _drifts(easel: Easel, base: RGB, name: str) -> None:
    seen.base_sheet(easel, base, name)
    for i in range(7):
        y = easel.h * (i + 0.3) / 6
        band = land.ridge(easel.rng, easel.w, y, 0.035 * easel.h, y + 0.1 * easel.h, 3)
        shade = Linear(
            (0, y - 0.04 * easel.h), (0, y + 0.12 * easel.h), (Stop(0, tone(base, -0.07)), Stop(1, base, 0.0))
        )
        easel.fill(band, shade, "ground", "drift", role="ground")

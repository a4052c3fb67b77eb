"""A plain ground that curves up into a plain wall, for things that stand for themselves."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, from_lch, lch, mix, tone
from limner.drawing.display import Linear, Solid, Stop
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import place

_GROUNDS = (
    lay.palette("f6e7d2 ecd2b0"), lay.palette("dcebe6 b9d6cc"), lay.palette("e9e2f4 cdbfe6"),
    lay.palette("fbdcd2 f2b9aa"), lay.palette("dbe8f6 b3cdea"), lay.palette("faedc4 f2d78e"),
)  # fmt: skip


@place(
    "studio",
    footing="floor",
    horizons=(0.60, 0.66, 0.72),
    climate="studio",
    hours=("day", "morning", "day", "sunset"),
    frame="",
    traits=("blank", "close"),
)
def draw(easel: Easel) -> None:
    """A plain ground that curves up into a plain wall: for things that stand for themselves."""
    wall, floor = _GROUNDS[easel.variant % 6]
    base, h, unit = easel.horizon, easel.h, easel.unit
    if easel.brief.traits.plain:
        stops: tuple[Stop, ...] = (Stop(0, wall), Stop(1, wall))
    else:
        stops = (
            Stop(0, tone(wall, -0.02)),
            Stop(base / h * 0.96, wall),
            Stop(min(base / h + 0.1, 0.98), floor),
            Stop(1, tone(floor, -0.05)),
        )
    easel.fill(easel.sheet(), Linear((0, 0), (0, h), stops), "sky", "backdrop", role="background")
    if easel.brief.traits.plain:
        return
    hand = 1 if easel.brief.side > 0 else -1
    kind = easel.variant % 3
    shape = tone(floor, -0.05)
    if kind == 0:
        back = g.ellipse(easel.w * 0.5, base * 0.72, unit * 0.36)
    elif kind == 1:
        cx, r = easel.w * (0.5 - 0.1 * hand), unit * 0.27
        back = g.union(g.ellipse(cx, base * 0.2 + r, r), g.rect(cx - r, base * 0.2 + r, 2 * r, base * 0.83 - r))
    else:
        back = g.polygon(
            [
                (easel.w * (0.5 + 0.5 * hand), -9),
                (easel.w * (0.5 - 0.1 * hand), -9),
                (easel.w * (0.5 - 0.42 * hand), base + 0.04 * h),
                (easel.w * (0.5 + 0.3 * hand), base + 0.04 * h),
            ]
        )
    easel.fill(
        back,
        fade(mix(shape, (255, 255, 255), 0.3), shape, base * 0.2, base),
        "sky",
        "backdrop shape",
        role="background",
    )
    _accent(easel, hand, floor)
    spot = halo(easel.w * 0.5, base + 0.12 * h, unit * 0.6, mix(floor, (255, 255, 255), 0.6), 0.5, (1.3, 0.35))
    easel.fill(easel.sheet(base * 0.8), spot, "ground", "pool of light", role="background")
    if len(easel.taken) == 1 and easel.brief.traits.level > 0:
        _podium(easel, easel.taken[0], floor)


def _accent(easel: Easel, hand: int, floor: RGB) -> None:
    """A small disc and a ring in a warmer tone, off the backdrop's middle."""
    lightness, chroma, hue = lch(floor)
    warm = from_lch(lightness - 0.08, chroma + 0.05, hue + 0.9)
    x, y, r = easel.w * 0.5 + 0.31 * hand * easel.unit, easel.horizon * 0.3, 0.075 * easel.unit
    easel.fill(g.ellipse(x, y, r), fade(tone(warm, 0.04), warm, y - r, y + r), "sky", "accent", role="background")
    ring = g.ellipse(x - 0.66 * hand * easel.unit, easel.horizon * 0.78, 0.5 * r)
    easel.fill(ring, tone(warm, 0.05), "sky", "ring", role="background", width=0.011 * easel.unit)


def _podium(easel: Easel, box: Box, floor: RGB) -> None:
    """A low round stand under a lone thing that is not too wide for it."""
    half = max(0.62 * box.width, 0.2 * easel.unit)
    if half > 0.4 * easel.w or box.bottom > 0.93 * easel.h:
        return
    x, y, tall, flat = box.centre[0], box.bottom - 0.01 * easel.h, 0.055 * easel.h, 0.2 * half
    dim = g.ellipse(x, y + tall + 0.05 * half, 1.1 * half, 1.1 * flat)
    soft = 0.02 * easel.unit
    easel.fill(
        dim, Solid(easel.air.light.shadow, 0.3), "ground", "podium's shade", tinted=False, blur=soft, raster_only=True
    )
    turns = ((0.0, -0.02), (0.4, 0.06), (1.0, -0.12))
    across = Linear((x - half, 0), (x + half, 0), tuple(Stop(at, tone(floor, shift)) for at, shift in turns))
    side = g.union(g.rect(x - half, y, 2 * half, tall), g.ellipse(x, y + tall, half, flat))
    easel.fill(side, across, "ground", "podium", role="background")
    top = mix(floor, (255, 255, 255), 0.4)
    face = fade(tone(top, -0.03), top, y - flat, y + flat)
    easel.fill(g.ellipse(x, y, half, flat), face, "ground", "podium's top", role="background")

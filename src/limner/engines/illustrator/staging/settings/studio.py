"""A plain ground that curves up into a plain wall, for things that stand for themselves."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, from_lch, lch, mix, tone
from limner.drawing.display import Linear, Solid, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.boxes import Box, around
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import place

_GROUNDS = (
    lay.palette("f6e7d2 ecd2b0"), lay.palette("dcebe6 b9d6cc"), lay.palette("eef0dc d3d9b4"),
    lay.palette("fbdcd2 f2b9aa"), lay.palette("dbe8f6 b3cdea"), lay.palette("faedc4 f2d78e"),
)  # fmt: skip
_DEEPER = (
    lay.palette("e2a183 cf8766"), lay.palette("a9c3ac 8bab90"), lay.palette("9db0cf 7f95ba"),
    lay.palette("e9c57e d9ab58"), lay.palette("cfa893 b58770"),
)  # fmt: skip
"""Grounds of a middle tone, where something is to stand out by its light."""


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
    plain = easel.brief.traits.plain
    wall, floor = _GROUNDS[easel.variant % 6] if plain else (*_GROUNDS, *_DEEPER)[easel.variant % 11]
    base, h, unit = easel.horizon, easel.h, easel.unit
    if plain:
        stops: tuple[Stop, ...] = (Stop(0, wall), Stop(1, wall))
    else:
        stops = (
            Stop(0, tone(wall, -0.02)),
            Stop(base / h * 0.96, wall),
            Stop(min(base / h + 0.1, 0.98), floor),
            Stop(1, tone(floor, -0.05)),
        )
    easel.fill(easel.sheet(), Linear((0, 0), (0, h), stops), "sky", "backdrop", role="background")
    if plain:
        return
    photographed = _foot(easel) > h and easel.brief.traits.look == "photo"
    paint = _garden if photographed else _BACKDROPS[easel.variant // 2 % len(_BACKDROPS)]
    paint(easel, floor)
    x = easel.w * (0.5 + 0.22 * easel.air.light.side)
    wash = halo(x, 0.3 * base, unit * 0.72, mix(wall, (255, 246, 224), 0.75), 0.55)
    easel.glow(wash, "sky", "light on the backdrop", role="background")
    spot = halo(easel.w * 0.5, base + 0.12 * h, unit * 0.6, mix(floor, (255, 255, 255), 0.6), 0.5, (1.3, 0.35))
    easel.fill(easel.sheet(base * 0.8), spot, "ground", "pool of light", role="background")
    if len(easel.taken) == 1 and easel.brief.traits.level > 0:
        _podium(easel, easel.taken[0], floor)


def _near(floor: RGB, deeper: float, turned: float = 0.35) -> RGB:
    """A deeper tone of the floor's colour, a little further round the wheel."""
    lightness, chroma, hue = lch(floor)
    return from_lch(lightness - deeper, chroma + 0.35 * deeper, hue + turned)


def _leaves(easel: Easel, floor: RGB) -> None:
    """Fans of large leaves that reach in from opposite corners, paler behind, deeper before."""
    rng, unit, hand = easel.rng, easel.unit, 1 if easel.air.light.side < 0 else -1
    for level, deeper in ((0, 0.04), (1, 0.09)):
        mass = Path()
        for side, x, y in ((hand, easel.w * (0.5 + 0.56 * hand), 0.9 * easel.horizon),
                           (-hand, easel.w * (0.5 - 0.56 * hand), 0.28 * easel.horizon)):  # fmt: skip
            for i in range(4):
                turn = -90 - side * (2 + 36 * i + 16 * level) + rng.uniform(-9, 9)
                long = unit * rng.uniform(0.3, 0.46) * (1 - 0.16 * level) * (1.0 if side == hand else 0.7)
                mass.addPath(land.leaf(x, y, long, turn, 0.27))
        colour = _near(floor, deeper)
        easel.fill(mass, fade(tone(colour, 0.03), colour, 0, easel.horizon), "sky", "leaves", role="background")


def _sunlit(easel: Easel, floor: RGB) -> None:
    """A great disc on the wall behind whoever stands there, tone on tone, with a paler one in it."""
    box = around(easel.taken) if easel.taken else Box(0.3 * easel.w, 0.3 * easel.h, 0.7 * easel.w, easel.horizon)
    radius = min(max(0.56 * max(box.width, box.height), 0.3 * easel.unit), 0.4 * easel.unit)
    x, y = box.centre[0], min(box.centre[1], easel.horizon - 0.55 * radius)
    wall = easel.sheet(-radius, _foot(easel))
    for share, deeper in ((1.0, 0.055), (0.78, 0.025)):
        colour, r = _near(floor, deeper, 0.2), share * radius
        disc = g.intersection(g.ellipse(x, y, r), wall)
        easel.fill(disc, fade(tone(colour, 0.03), colour, y - r, y + r), "sky", "disc", role="background")


def _foot(easel: Easel) -> float:
    """Where the wall ends: at the floor, but beyond the lower edge behind a bust, which stands on none."""
    bust = bool(easel.taken) and around(easel.taken).bottom > easel.h
    return easel.h + 9 if bust else easel.horizon


def _arched(easel: Easel, floor: RGB) -> None:
    """An arch in a wall with steps of light in it."""
    base, unit, hand = easel.horizon, easel.unit, 1 if easel.air.light.side < 0 else -1
    foot = 0.99 * _foot(easel)
    for grown, deeper in ((1.0, 0.03), (0.8, 0.07), (0.6, 0.11)):
        cx, r = easel.w * (0.5 + (0.03 + 0.05 * (1 - grown)) * hand), 0.36 * unit * grown
        top = 0.12 * base + 0.36 * unit * (1 - grown)
        arch = g.union(g.ellipse(cx, top + r, r), g.rect(cx - r, top + r, 2 * r, foot - top - r))
        colour = _near(floor, deeper)
        easel.fill(arch, fade(colour, tone(colour, 0.05), top, base), "sky", "arch", role="background")


def _panes(easel: Easel, floor: RGB) -> None:
    """Window light that falls slanting over a deeper wall."""
    base, unit, hand = easel.horizon, easel.unit, 1 if easel.air.light.side < 0 else -1
    colour = _near(floor, 0.07)
    easel.fill(easel.sheet(0, base), fade(colour, mix(colour, floor, 0.8), 0, base), "sky", "wall in shade",
               role="background")  # fmt: skip
    light = Path()
    for i in range(2):
        for k in range(3):
            x, y = easel.w * 0.5 + hand * unit * (-0.3 + 0.26 * i + 0.075 * k), base * (0.08 + 0.3 * k + 0.03 * i)
            light.addPath(g.polygon([(x, y), (x + 0.24 * hand * unit, y + 0.03 * base),
                                     (x + 0.31 * hand * unit, y + 0.3 * base),
                                     (x + 0.07 * hand * unit, y + 0.27 * base)]))  # fmt: skip
    warm = mix(floor, (255, 246, 222), 0.8)
    easel.fill(light, fade(warm, warm, 0, base, (0.75, 0.3)), "sky", "window light", role="background",
               blur=0.003 * unit)  # fmt: skip


def _garden(easel: Easel, floor: RGB) -> None:
    """Leaves and spots of light far out of focus, deep above and on one side, light on the other."""
    unit, rng, hand = easel.unit, easel.rng, 1 if easel.air.light.side < 0 else -1
    foot = _foot(easel)
    dark, light = _near(floor, 0.24, 0.5), _near(floor, 0.06, 0.1)
    ends = (easel.w * (0.5 + 0.6 * hand), 0.0), (easel.w * (0.5 - 0.6 * hand), foot)
    easel.fill(easel.sheet(0, foot), Linear(*ends, (Stop(0, dark), Stop(1, light))), "sky", "garden out of focus",
               role="background")  # fmt: skip
    crowns, discs, small = Path(), Path(), Path()
    for _ in range(16):
        x, y = easel.w * (0.5 + hand * rng.uniform(-0.2, 0.6)), foot * rng.uniform(-0.05, 0.9)
        crowns.addPath(g.ellipse(x, y, unit * rng.uniform(0.05, 0.13)))
    for _ in range(22):
        x, y = easel.w * rng.random(), foot * rng.uniform(0.0, 0.95)
        (discs if rng.random() < 0.5 else small).addCircle(x, y, unit * rng.uniform(0.014, 0.05))
    easel.fill(crowns, tone(dark, -0.03), "sky", "leaves out of focus", role="background", blur=0.03 * unit)
    gold = mix(light, (255, 244, 206), 0.7)
    for path, strength in ((discs, 0.3), (small, 0.16)):
        easel.fill(path, fade(gold, gold, 0, foot, (strength, strength)), "sky", "spots of light", role="background",
                   blur=0.003 * unit)  # fmt: skip


_BACKDROPS = (_leaves, _garden, _sunlit, _arched, _garden, _panes)
"""What is behind, by turns."""


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

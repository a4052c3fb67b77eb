"""The sky: its gradient, the sun or moon with its glow, clouds, stars, rainbow, aurora."""

import math

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Linear, Radial, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade, halo

_LOW, _HIGH = 0.25, 0.4
"""Below the first height the sun lights clouds from below; above the second it may be beyond the picture's edge."""
RAINBOW: tuple[RGB, ...] = (
    (232, 92, 92), (244, 158, 84), (248, 214, 104), (116, 196, 128), (92, 166, 226), (146, 120, 206),
)  # fmt: skip


def paint(easel: Easel, *, lamp: bool = True, clouds: bool = True) -> None:
    """The whole sky, down to a little below the horizon."""
    air, weather = easel.air, easel.brief.weather
    base = easel.horizon + 0.06 * easel.h
    stops = tuple(Stop((i / (len(air.sky) - 1)) ** 0.9, c) for i, c in enumerate(air.sky))
    easel.fill(easel.sheet(), Linear((0, 0), (0, base), stops), "sky", "sky", role="sky", tinted=False)
    if air.stars > 0 and easel.shown("star", "stars"):
        stars(easel, air.stars)
    if "aurora" in weather:
        _aurora(easel)
    if lamp and not easel.own_light:
        _lamp(easel)
    if clouds and easel.shown("cloud", "clouds"):
        _clouds(easel)
    if "rainbow" in weather and easel.shown("rainbow"):
        _rainbow(easel)


def stars(easel: Easel, amount: float, bottom: float | None = None) -> None:
    """Small, middling and a few bright stars, thinning toward the horizon."""
    rng, w = easel.rng, easel.w
    end = easel.horizon * 0.92 if bottom is None else bottom
    size = easel.unit / 1000
    for count, radius, alpha, name in ((90, (0.5, 1.1), 0.5, "faint stars"), (26, (1.0, 1.9), 0.85, "stars")):
        specks = Path()
        for _ in range(round(count * amount)):
            y = end * rng.random() ** 1.35
            specks.addCircle(rng.uniform(0, w), y, rng.uniform(*radius) * size)
        paint = fade((255, 255, 255), (255, 250, 235), 0, end, (alpha, alpha * 0.35))
        easel.fill(specks, paint, "sky", name, role="light", tinted=False)
    bright = Path()
    for _ in range(round(5 * amount)):
        x, y, r = rng.uniform(0.04, 0.96) * w, end * rng.uniform(0.04, 0.7), rng.uniform(4, 8) * size
        bright.addPath(g.star(x, y, r, r * 0.22, 4))
    easel.fill(bright, (255, 252, 236), "sky", "bright stars", role="light", tinted=False)


def lamp_spot(easel: Easel) -> tuple[float, float]:
    """Where the sun or moon stands."""
    x = easel.w * (0.5 + 0.5 * easel.air.light.side * 0.78)
    lift = easel.air.sun_height * (0.88 if easel.h > easel.w else 0.84)
    return x, easel.horizon * (1 - lift) if easel.horizon > 0 else easel.h * 0.2


def _lamp(easel: Easel) -> None:
    air, unit = easel.air, easel.unit
    x, y = lamp_spot(easel)
    radius = unit * (0.042 if air.sun_height > 0.4 else 0.075) * (1.05 if air.moon else 1.0)
    if air.sun_height > _HIGH and not air.moon and not air.hidden and easel.variant % 12 == 1:
        _beams(easel, x)
        return
    veiled = air.sun_height > _HIGH and not air.moon and easel.variant % 2 == 0
    if air.hidden or veiled or not easel.shown("moon" if air.moon else "sun"):
        glow = halo(x, y, unit * 0.6, air.glow, 0.35, (1.3, 1))
        easel.glow(glow, "sky", "glow")
        return
    wide = halo(
        x, y, unit * (0.62 if air.sun_height < 0.3 else 0.5), air.glow, 0.62 if not air.moon else 0.42, (1.45, 1)
    )
    easel.glow(wide, "sky", "glow")
    near = Radial((x, y), radius * 2.6, (Stop(0.3, air.lamp, 0.55), Stop(0.55, air.glow, 0.28), Stop(1, air.glow, 0)))
    easel.fill(g.ellipse(x, y, radius * 2.6), near, "sky", "halo", role="light", tinted=False)
    disc = g.ellipse(x, y, radius)
    if air.moon:
        _moon(easel, disc, x, y, radius)
    else:
        rim = mix(air.lamp, air.glow, 0.45)
        shade = Linear((x, y - radius), (x, y + radius), (Stop(0, air.lamp), Stop(0.5, air.lamp), Stop(1, rim)))
        easel.fill(disc, shade, "sky", "sun", role="light", tinted=False)


def _beams(easel: Easel, x: float) -> None:
    """A sun beyond the upper edge: its glow, and faint beams."""
    air, unit = easel.air, easel.unit
    easel.glow(halo(x, -0.06 * easel.h, unit * 0.75, air.glow, 0.8, (1.3, 1)), "sky", "glow")
    beams, length = Path(), 0.8 * easel.h
    for i in range(5):
        turn = math.radians(90 - 26 * air.light.side + 19 * (i - 2))
        for side in (-0.03, 0.03):
            tip = x + length * math.cos(turn + side), length * math.sin(turn + side)
            beams.lineTo(*tip) if side > 0 else (beams.moveTo(x, -0.1 * easel.h), beams.lineTo(*tip))
        beams.close()
    paint = fade(air.lamp, air.lamp, 0, length, (0.2, 0.0))
    easel.fill(beams, paint, "sky", "beams", role="light", tinted=False, blur=0.006 * unit)


def _moon(easel: Easel, disc: Path, x: float, y: float, r: float) -> None:
    lamp = easel.air.lamp
    if easel.variant % 3 == 1:
        disc = g.difference(disc, g.ellipse(x + r * 0.48 * easel.brief.side, y - r * 0.2, r * 0.92))
        easel.fill(disc, lamp, "sky", "moon", role="light", tinted=False)
        return
    easel.fill(disc, lamp, "sky", "moon", role="light", tinted=False)
    seas = g.joined(
        g.ellipse(x - r * 0.3, y - r * 0.25, r * 0.24),
        g.ellipse(x + r * 0.25, y + r * 0.1, r * 0.17),
        g.ellipse(x - r * 0.12, y + r * 0.42, r * 0.2, r * 0.16),
        g.ellipse(x + r * 0.42, y - r * 0.4, r * 0.11),
    )
    easel.fill(seas, tone(lamp, -0.12), "sky", "moon's seas", role="light", tinted=False)


def _clouds(easel: Easel) -> None:
    """Heaps in fair weather, streaks at a low sun, a lid under rain: by the weather first, then by the seed."""
    cover = easel.air.cover
    if cover <= 0.05:
        return
    kind = (
        "lid"
        if cover > 0.8
        else "streaks"
        if easel.air.sun_height < _LOW and easel.variant % 3 == 1
        else _KINDS[(5 * easel.variant + 3 * easel.brief.sky) % 7]
    )
    {"lid": _lid, "streaks": _streaks, "heaps": _heaps, "scatter": _scatter, "bank": _bank, "tower": _tower,
     "cirrus": _cirrus, "billows": _billows}[kind](easel)  # fmt: skip


_KINDS = ("billows", "cirrus", "heaps", "tower", "streaks", "bank", "scatter")
"""What clouds a sky has, by turns."""


def puff(easel: Easel, x: float, y: float, width: float, alpha: float = 0.95, name: str = "cloud") -> None:
    """One cloud: lobes lit from the light's side, a flat base in shade that dissolves."""
    air = easel.air
    body = land.cloud(easel.rng, x, y, width)
    top, base = y - width * 0.36, y + width * 0.04
    lit, shade = air.cloud, air.cloud_shade
    stops = (
        Stop(0, lit, alpha),
        Stop(0.45, mix(lit, shade, 0.25), alpha),
        Stop(0.82, mix(lit, shade, 0.8), alpha * 0.8),
        Stop(1, shade, alpha * 0.12),
    )
    easel.fill(body, Linear((0, top), (0, base), stops), "sky", name, role="cloud", tinted=False)
    _lobed(easel, body, (x, y), width, alpha)


def _lobed(easel: Easel, body: Path, middle: tuple[float, float], width: float, alpha: float) -> None:
    """Shade between the lobes: the cloud once more, lower and away from the light, and its bright crest over that."""
    hand, (_, y) = (1 if easel.air.light.side > 0 else -1), middle
    top, foot = y - 0.34 * width, y + 0.02 * width
    inner = g.intersection(body, g.moved(body, -0.05 * hand * width, 0.085 * width))
    shade = mix(easel.air.cloud, easel.air.cloud_shade, 0.62)
    easel.fill(inner, fade(shade, shade, top, foot, (0.75 * alpha, 0.1)), "sky", "cloud in shade", role="cloud",
               tinted=False)  # fmt: skip
    core = g.intersection(inner, g.moved(body, 0.07 * hand * width, 0.13 * width))
    easel.fill(core, fade(easel.air.cloud, shade, top + 0.1 * width, foot, (0.55 * alpha, 0.0)), "sky", "cloud's lobes",
               role="cloud", tinted=False)  # fmt: skip


def _billows(easel: Easel) -> None:
    """Two banks of cloud low over the horizon, the farther paler; their feet dissolve, or they would be hills."""
    air, unit = easel.air, easel.unit
    hand = 1 if air.light.side > 0 else -1
    for level, (lift, tall, size) in enumerate(((0.24, 0.15, 0.075), (0.09, 0.08, 0.05))):
        base = easel.horizon - lift * easel.horizon
        foot = base + 0.16 * unit
        bank = land.billows(easel.rng, easel.w, base, tall * unit, foot, size * unit)
        sky = air.sky[-2] if level == 0 else air.sky[-1]
        body = mix(mix(air.cloud, air.cloud_shade, 0.3 - 0.1 * level), sky, 0.42 - 0.14 * level)
        top = base - tall * unit
        stops = (Stop(0, body, 0.9), Stop(0.45, mix(body, sky, 0.45), 0.7), Stop(1, sky, 0.0))
        easel.fill(bank, Linear((0, top), (0, foot), stops), "sky", "cloud bank", role="cloud", tinted=False)
        crest = g.difference(bank, g.moved(bank, -0.02 * hand * unit, 0.05 * unit))
        easel.fill(crest, fade(air.cloud, air.cloud, top, base + 0.03 * unit, (0.8, 0.0)), "sky", "lit crest",
                   role="cloud", tinted=False, blur=0.008 * unit)  # fmt: skip


def _tower(easel: Easel) -> None:
    """One great cloud on the side away from the light, with two small ones."""
    away = 0.5 - 0.27 * (1 if easel.air.light.side > 0 else -1) * easel.rng.uniform(0.8, 1.2)
    size = min(0.72 * easel.unit, 1.35 * easel.horizon)
    puff(easel, (1 - away) * easel.w, 0.3 * easel.horizon, 0.2 * easel.unit, 0.8)
    puff(easel, away * easel.w, 0.86 * easel.horizon, size)
    puff(easel, (away + 0.42 * (0.5 - away)) * easel.w, 0.97 * easel.horizon, 0.6 * size, 0.9)


def _cirrus(easel: Easel) -> None:
    """Two or three feathers of ice high up, each a fan of soft strands from one stem."""
    rng, unit, air = easel.rng, easel.unit, easel.air
    hand = 1 if air.light.side > 0 else -1
    for k in range(3):
        x, y = (0.5 + hand * (0.3 * k - 0.55)) * easel.w, (0.2 + 0.2 * k + 0.08 * rng.random()) * easel.horizon
        long, veil = unit * rng.uniform(0.5, 0.8), Path()
        for i in range(9):
            share, rise = rng.uniform(0.45, 1.0), (0.1 + 0.035 * (i - 4)) * unit
            x0, y0 = x + hand * (0.06 * i + rng.uniform(0, 0.06)) * long, y + 0.012 * (i - 4) * unit
            thick = unit * rng.uniform(0.012, 0.03)
            veil.addPath(g.limb([(x0, y0, 0.004 * unit), (x0 + 0.4 * hand * share * long, y0 - 0.35 * rise, thick),
                                 (x0 + hand * share * long, y0 - rise * share, 0.002 * unit)]))  # fmt: skip
        stops = (Stop(0, air.cloud, 0.0), Stop(0.35, air.cloud, 0.3), Stop(1, air.cloud, 0.0))
        paint = Linear((x, 0.0), (x + 1.3 * hand * long, 0.0), stops)
        easel.fill(veil, paint, "sky", "cirrus", role="cloud", tinted=False, blur=0.008 * unit)


def _heaps(easel: Easel) -> None:
    """Two or three large clouds on the side away from the sun, a small one elsewhere."""
    rng, side = easel.rng, easel.brief.side
    tops = easel.horizon
    away = 0.5 - 0.5 * side * 0.62
    for dx, y, size in ((0.62 * side, 0.24, 0.2), (-0.24, 0.7, 0.34), (0.0, 0.5, 0.6), (0.22, 0.72, 0.3)):
        x = (away + dx + rng.uniform(-0.05, 0.05)) * easel.w
        puff(easel, x, tops * (y + rng.uniform(-0.05, 0.05)), size * easel.unit * rng.uniform(0.85, 1.15))


def _scatter(easel: Easel) -> None:
    rng = easel.rng
    number = max(4, round(5 * easel.w / easel.h))
    for i in range(number):
        x = (i + rng.uniform(0.1, 0.9)) / number * easel.w
        share = rng.uniform(0.12, 0.82)
        puff(easel, x, easel.horizon * share, easel.unit * (0.34 - 0.2 * share) * rng.uniform(0.8, 1.25), 0.9)


def _bank(easel: Easel) -> None:
    """Tall clouds standing on the horizon, with a hazy foot."""
    rng = easel.rng
    number = max(3, round(4 * easel.w / easel.h))
    for i in range(number):
        x = (i + rng.uniform(0.0, 1.0)) / number * easel.w
        size = easel.unit * rng.uniform(0.26, 0.5)
        puff(easel, x, easel.horizon * rng.uniform(0.84, 0.96), size, 0.75)
    puff(easel, easel.w * rng.uniform(0.2, 0.8), easel.horizon * 0.28, easel.unit * 0.26, 0.8)


def _streaks(easel: Easel) -> None:
    """Long ragged bars of cloud, thinner and closer together toward the horizon; a low sun lights them from below."""
    rng, air, unit = easel.rng, easel.air, easel.unit
    sun, low = lamp_spot(easel)[0], air.sun_height < _LOW
    for i, share in enumerate((0.16, 0.36, 0.52, 0.66, 0.77, 0.87)):
        y = easel.horizon * (share + rng.uniform(-0.03, 0.03))
        wide, thick = unit * rng.uniform(0.7, 1.25), unit * (0.05 - 0.006 * i)
        x = sun + (0.12 + 0.2 * rng.random()) * (1 if (i + easel.variant) % 2 else -1) * wide
        bar = land.stratus(rng, x, y, wide, thick)
        body = mix(air.cloud_shade, mix(air.cloud, air.sky[-2], 0.4), 0.14 * i + (0.0 if low else 0.25))
        stops = (Stop(0, body, 0), Stop(0.28, body, 0.85), Stop(0.72, body, 0.85), Stop(1, body, 0))
        ends = (x - wide / 2, 0.0), (x + wide / 2, 0.0)
        easel.fill(bar, Linear(*ends, stops), "sky", "cloud", role="cloud", tinted=False, blur=0.0025 * unit)
        edge = g.difference(bar, g.moved(bar, 0.0, (-0.22 if low else 0.22) * thick))
        glow = mix(air.cloud, air.glow, 0.5 if low else 0.1)
        stops = (Stop(0, glow, 0), Stop(0.4, glow, 0.6), Stop(0.6, glow, 0.6), Stop(1, glow, 0))
        easel.fill(edge, Linear(*ends, stops), "sky", "lit edge", role="cloud", tinted=False, blur=0.002 * unit)


def _lid(easel: Easel) -> None:
    """A covered sky: rows of broad overlapping clouds, darker and larger toward the top."""
    rng, unit = easel.rng, easel.unit
    for level, y in enumerate((0.62, 0.4, 0.18)):
        number = max(2, round((4 - level) * easel.w / easel.h / 1.2))
        for i in range(number):
            x = (i + rng.uniform(0.1, 0.9)) / number * easel.w
            size = unit * (0.42 + 0.16 * level) * rng.uniform(0.85, 1.2) * max(easel.w / unit, 0.8)
            puff(easel, x, easel.horizon * (y + rng.uniform(-0.05, 0.05)), size, 0.9)


def _rainbow(easel: Easel) -> None:
    w, unit = easel.w, easel.unit
    band = unit * 0.017
    x = w * (0.5 - 0.18 * easel.brief.side)
    radius = min(w * 0.44, easel.horizon * 0.86)
    for i, colour in enumerate(RAINBOW):
        r = radius - i * band
        path = g.arc(x, easel.horizon + unit * 0.02, r, r, 180, 180)
        arch = fade(colour, colour, easel.horizon - radius, easel.horizon, (0.9, 0.3))
        easel.fill(path, arch, "sky", "rainbow", role="light", tinted=False, width=band * 1.12)


def _aurora(easel: Easel) -> None:
    rng, unit, h = easel.rng, easel.unit, easel.horizon
    for i, colour in enumerate(((96, 240, 176), (84, 214, 226), (176, 120, 240))):
        base = h * (0.62 - 0.14 * i)
        tall = h * rng.uniform(0.34, 0.46)
        phase = rng.uniform(0, math.tau)
        lower = [
            (easel.w * t / 10, base + math.sin(phase + t * 0.9) * h * 0.09 + math.sin(phase + t * 2.1) * h * 0.03)
            for t in range(-1, 12)
        ]
        upper = [(x + unit * 0.05, y - tall * (0.75 + 0.25 * math.sin(phase + k))) for k, (x, y) in enumerate(lower)]
        stops = (
            Stop(0, colour, 0),
            Stop(0.55, colour, 0.22),
            Stop(0.85, colour, 0.55),
            Stop(1, mix(colour, (255, 255, 255), 0.3), 0),
        )
        ribbon = g.smooth([*lower, *reversed(upper)])
        easel.fill(
            ribbon, Linear((0, base - tall), (0, base + h * 0.1), stops), "sky", "aurora",
            role="light", tinted=False, blur=unit * 0.012,
        )  # fmt: skip

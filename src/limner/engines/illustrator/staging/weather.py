"""What falls and drifts before everything: rain, lightning, snow, fog, wind."""

from limner.drawing import geometry as g
from limner.drawing.colour import mix, parse
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.scene import Layer
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings.index import setting

_WHITE = (255, 255, 255)
_DRY = ("#d9822b", "#c4502e", "#e3b341")
_FRESH = ("#7fae52", "#a8c46a")


def paint(easel: Easel) -> None:
    """All the weather that was asked for, outdoors."""
    weather = easel.brief.weather
    if "storm" in weather:
        _lightning(easel)
    if "fog" in weather:
        _fog(easel)
    if {"rain", "storm", "puddles"} & weather and _dry_land(easel):
        _puddles(easel)
    if "rain" in weather or "storm" in weather:
        _rain(easel)
    if "snow" in weather:
        _snow(easel)
    if "wind" in weather or {"snow", "heavy"} <= weather:
        _wind(easel)
    if "leaves" in weather or ("wind" in weather and easel.brief.season == "autumn"):
        _leaves(easel)


def _dry_land(easel: Easel) -> bool:
    """Whether there is ground on which water can stand."""
    place = setting(easel.brief.setting)
    return (
        place.footing == "land" and not {"barren", "raised", "wading"} & place.traits and easel.horizon < 0.9 * easel.h
    )


def _puddles(easel: Easel) -> None:
    """Flat water on the ground with the sky in it, and rings where drops fall."""
    rng, h, horizon = easel.rng, easel.h, easel.horizon
    top = horizon + 0.34 * (h - horizon)
    water = land.patches(rng, easel.w, top, 0.97 * h, 7, 0.15 * easel.unit)
    sky = mix(easel.air.sky[-1], easel.air.sky[0], 0.35)
    rim = g.moved(water, 0, -0.003 * easel.unit)
    easel.fill(rim, easel.air.light.shadow, "ground", "wet edge", role="water", tinted=False, back=-6.0)
    paint = fade(mix(sky, _WHITE, 0.25), sky, top, h)
    easel.fill(water, paint, "ground", "puddles", role="water", tinted=False, back=-6.1)
    rings = Path()
    for _ in range(12):
        t = rng.random()
        x, y, r = rng.uniform(0, easel.w), top + (0.97 * h - top) * t, easel.unit * (0.008 + 0.018 * t)
        rings.addPath(g.difference(g.ellipse(x, y, r, 0.3 * r), g.ellipse(x, y, 0.8 * r, 0.2 * r)))
    easel.fill(rings, fade(_WHITE, _WHITE, top, h, (0.5, 0.7)), "ground", "splashes", role="water", tinted=False,
               back=-6.2)  # fmt: skip


def _leaves(easel: Easel) -> None:
    """Leaves in the air, turned every way."""
    rng, unit = easel.rng, easel.unit
    hues = _DRY if easel.brief.season == "autumn" else _FRESH
    for hue in hues:
        drift = Path()
        for _ in range(9):
            x, y, size = rng.uniform(0, easel.w), rng.uniform(0.03, 0.95) * easel.h, unit * rng.uniform(0.026, 0.05)
            if not any(head.holds(x, y) for head in easel.heads):
                drift.addPath(land.leaf(x, y, size, rng.uniform(0, 360), rng.uniform(0.2, 0.42)))
        easel.fill(drift, parse(hue), "air", "leaves", tinted=True)


def _rain(easel: Easel) -> None:
    rng, unit = easel.rng, easel.unit
    light = mix(easel.air.light.fog, _WHITE, 0.6)
    more = 1.8 if {"heavy", "storm"} & easel.brief.weather else 1.0
    for count, length, width, alpha in ((150, 0.04, 1.3, 0.42), (64, 0.08, 2.2, 0.55)):
        drops = Path()
        for _ in range(round(more * count * easel.w * easel.h / easel.unit**2)):
            x, y = rng.uniform(-0.1, 1.1) * easel.w, rng.uniform(-0.05, 1.0) * easel.h
            long = length * unit * rng.uniform(0.6, 1.2)
            drops.moveTo(x, y)
            drops.lineTo(x - long * 0.28, y + long)
        paint = fade(light, light, 0, easel.h, (alpha, alpha * 0.8))
        easel.fill(drops, paint, "air", "rain", tinted=False, width=width * unit / 1000)


def _lightning(easel: Easel) -> None:
    """A bolt in the sky, and its glow; nothing where no sky is seen."""
    rng, h = easel.rng, easel.horizon
    if h <= 0.05 * easel.h:
        return
    x = easel.w * (0.5 - 0.3 * easel.brief.side)
    points = [(x, h * 0.16)]
    while points[-1][1] < h * 0.86:
        px, py = points[-1]
        points.append((px + rng.uniform(-0.05, 0.05) * easel.unit, py + h * rng.uniform(0.1, 0.16)))
    bolt = _bolt(points, easel.unit * 0.016)
    middle = points[len(points) // 2]
    glow = halo(middle[0], middle[1], easel.unit * 0.36, (220, 226, 255), 0.55)
    easel.fill(easel.sheet(0, h * 1.1), glow, "sky", "flash", role="light", tinted=False)
    easel.fill(bolt, (255, 252, 232), "sky", "lightning", role="light", tinted=False)


def _bolt(points: list[tuple[float, float]], width: float) -> Path:
    """A zigzag that thins out toward its end."""
    last = len(points) - 1
    left = [(x - width * (1 - i / last) * 0.5, y) for i, (x, y) in enumerate(points)]
    right = [(x + width * (1 - i / last) * 0.5, y + width * 0.6) for i, (x, y) in enumerate(points)]
    return g.polygon([*left, *reversed(right[:-1])])


def _snow(easel: Easel) -> None:
    unit = easel.unit
    box = (0, 0, easel.w, easel.h)
    heavy = "heavy" in easel.brief.weather
    many = (2.4 if heavy else 1.5) * easel.w * easel.h / unit**2
    if heavy:
        veil = mix(easel.air.light.fog, _WHITE, 0.5)
        easel.fill(easel.sheet(), fade(veil, veil, 0, easel.h, (0.34, 0.2)), "near", "driving snow", role="sky",
                   tinted=False)  # fmt: skip
    for count, radius, alpha, blur in (
        (120, (1.2, 3.0), 0.9, 0.0),
        (44, (2.8, 5.6), 0.9, 0.4),
        (9, (6, 11), 0.45, 4.0),
    ):
        sizes = (radius[0] * unit / 1000, radius[1] * unit / 1000)
        flakes = land.dots(easel.rng, box, round(count * many), sizes)
        white = fade(_WHITE, _WHITE, 0, easel.h, (alpha, alpha))
        easel.fill(flakes, white, "air", "snowflakes", tinted=False, blur=blur * unit / 1000)


def _fog(easel: Easel) -> None:
    """Banks that lie in the distance and before the feet, never over the subjects' heads."""
    fog = easel.air.light.fog
    h, horizon = easel.h, easel.horizon
    banks: tuple[tuple[float, float, float, Layer], ...] = (
        (horizon, 0.22, 0.95, "far"),
        (horizon + 0.1 * h, 0.15, 0.7, "ground"),
        (horizon + 0.03 * h, 0.2, 0.62, "middle"),
    )
    for y, tall, alpha, layer in banks:
        stops = (Stop(0, fog, 0), Stop(0.5, fog, alpha), Stop(1, fog, 0))
        bank = Linear((0, y - tall * h), (0, y + tall * h), stops)
        area = easel.sheet(y - tall * h, y + tall * h)
        easel.fill(area, bank, layer, "fog", role="sky", tinted=False, back=-1.0)
    for i in range(4):
        x = easel.w * (i + easel.rng.uniform(0.1, 0.9)) / 4
        y = h * easel.rng.uniform(0.9, 1.0)
        veil = halo(x, y, easel.unit * 0.4, fog, 0.5 - 0.35 * easel.air.light.dark, (1.6, 0.22))
        easel.glow(veil, "near", "mist", role="sky")


def _wind(easel: Easel) -> None:
    rng, unit = easel.rng, easel.unit
    pale = mix(easel.air.light.fog, _WHITE, 0.7)
    for _ in range(6):
        x, y = rng.uniform(-0.05, 0.8) * easel.w, rng.uniform(0.15, 0.8) * easel.h
        long = unit * rng.uniform(0.18, 0.34)
        if any(head.left - long < x < head.right and head.top < y < head.bottom for head in easel.heads):
            continue
        gust = Path()
        gust.moveTo(x, y)
        gust.cubicTo(x + long * 0.4, y - long * 0.08, x + long * 0.7, y + long * 0.06, x + long, y - long * 0.02)
        gust.cubicTo(x + long * 1.16, y - long * 0.06, x + long * 1.12, y - long * 0.2, x + long * 1.0, y - long * 0.14)
        stops = (Stop(0, pale, 0), Stop(0.4, pale, 0.75), Stop(1, pale, 0.75))
        easel.fill(gust, Linear((x, 0), (x + long, 0), stops), "air", "gust", tinted=False, width=unit * 0.0032)

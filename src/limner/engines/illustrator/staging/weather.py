"""What falls and drifts before everything: rain, lightning, snow, fog, wind."""

from limner.drawing import geometry as g
from limner.drawing.colour import mix
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.scene import Layer
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade, halo

_WHITE = (255, 255, 255)


def paint(easel: Easel) -> None:
    """All the weather that was asked for, outdoors."""
    weather = easel.brief.weather
    if "storm" in weather:
        _lightning(easel)
    if "fog" in weather:
        _fog(easel)
    if "rain" in weather or "storm" in weather:
        _rain(easel)
    if "snow" in weather:
        _snow(easel)
    if "wind" in weather:
        _wind(easel)


def _rain(easel: Easel) -> None:
    rng, unit = easel.rng, easel.unit
    light = mix(easel.air.light.fog, _WHITE, 0.6)
    for count, length, width, alpha in ((90, 0.035, 1.1, 0.35), (36, 0.07, 2.0, 0.45)):
        drops = Path()
        for _ in range(round(count * easel.w * easel.h / easel.unit**2)):
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
    many = easel.w * easel.h / unit**2
    for count, radius, alpha, blur in (
        (110, (1.0, 2.6), 0.85, 0.0),
        (34, (2.5, 4.6), 0.8, 0.6),
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

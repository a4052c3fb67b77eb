"""One mountain of a range: its sides in light and shade, its spurs, its snow, the mist at its foot."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.engines.illustrator.atlas.templates.massif import massif
from limner.engines.illustrator.staging.easel import Easel, fade


def mountain(easel: Easel, box: tuple[float, float, float, float], colour: RGB, depth: float, *, snow: bool) -> None:
    """Draw it at (x, foot, half its width, height) in pixels, paler toward its foot."""
    x, foot, half, tall = box
    air, hand = easel.air, -1 if easel.air.light.side > 0 else 1
    made = massif(easel.rng, x, foot, half, tall, hand, _snowline(easel) if snow else 0.0)
    lit, deep = tone(mix(colour, air.glow, 0.24), 0.02), tone(mix(colour, air.light.shadow, 0.2), -0.13)
    mist = mix(lit, air.haze, 0.72)
    veil = 0.82 * depth
    for path, hue, name in (
        (made.body, lit, "mountains"),
        (made.dim, tone(lit, -0.07), "shaded spurs"),
        (made.shade, deep, "shaded faces"),
        (made.lit, tone(deep, 0.055), "spurs in the light"),
    ):
        low = mist if name == "mountains" else mix(hue, mist, 0.86)
        easel.fill(path, fade(hue, low, foot - 0.85 * tall, foot), "far", name, role="far", depth=veil)
    if snow:
        white, blue = mix((252, 252, 255), air.glow, 0.14), mix((200, 212, 238), air.sky[0], 0.2)
        easel.fill(made.snow, white, "far", "snow caps", role="far", depth=depth * 0.6)
        easel.fill(g.intersection(made.snow, made.shade), blue, "far", "snow in shade", role="far", depth=depth * 0.6)


def _snowline(easel: Easel) -> float:
    return easel.rng.uniform(0.28, 0.46) * (1.7 if easel.brief.season == "winter" else 1.0)

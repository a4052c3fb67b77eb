"""What subjects need under them where there is no ground: a rock in the sea, a cloud in the sky, foam at a hull."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.scene import Layer
from limner.engines.illustrator.staging import breakers, land, rails, trodden
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.floating import chest, waterline
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.troupe import Troupe


def paint(easel: Easel, troupe: Troupe, place: Setting, reading: Reading) -> None:
    """Islets under those who stand in the sea or the sky, wash at the waterline of those who float."""
    rails.paint(easel, troupe, place)
    trodden.paint(easel, troupe, place, reading)
    breakers.paint(easel, troupe, place, reading)
    if place.footing == "sea":
        for box in troupe.aground:
            _islet(easel, box)
    if place.footing == "air":
        for box in troupe.aground:
            _cloud(easel, box)
    if place.footing in ("sea", "lake"):
        for member in troupe.swimmers():
            if member.tilt and "animal" in member.kinds:
                _splash(easel, member.box, waterline(member))
            else:
                _wash(easel, member.box, waterline(member))
    if "wading" in place.traits:
        behind = [m.box for unit in troupe.units for m in unit.members if "building" in m.kinds]
        for box in troupe.aground:
            if box not in behind:
                _wash(easel, box, chest(box))


def _islet(easel: Easel, box: Box) -> None:
    rng, x, y = easel.rng, box.centre[0], box.bottom
    half, high = max(box.width * 1.1, easel.unit * 0.14), easel.unit * 0.06
    rock: RGB = (128, 122, 130)
    body = g.smooth(
        [
            (x - half, y + high, "c"),
            (x - half * 0.8, y + high * 0.2),
            (x - half * 0.42, y - high * 0.12),
            (x + half * 0.4, y - high * 0.1),
            (x + half * 0.78, y + high * 0.25),
            (x + half * 1.02, y + high, "c"),
        ]
    )
    easel.fill(body, fade(tone(rock, 0.06), tone(rock, -0.16), y - high, y + high), "middle", "rock", depth=0.1)
    moss = g.smooth(
        [
            (x - half * 0.8, y + high * 0.2, "c"),
            (x - half * 0.42, y - high * 0.13),
            (x + half * 0.4, y - high * 0.11),
            (x + half * 0.78, y + high * 0.25, "c"),
            (x + half * 0.3, y + high * rng.uniform(0.2, 0.4)),
            (x - half * 0.3, y + high * 0.22),
        ]
    )
    easel.fill(moss, (122, 160, 92), "middle", "moss", depth=0.1)
    foam = g.joined(
        land.wisp(x, y + high, half * 2.5, high * 0.3),
        land.wisp(x + half * 0.1, y + high * 1.35, half * 2.1, high * 0.16),
    )
    easel.fill(
        foam,
        fade((255, 255, 255), (255, 255, 255), y, y + 2 * high, (0.9, 0.5)),
        "near",
        "foam",
        role="water",
        depth=0.1,
    )


def _cloud(easel: Easel, box: Box) -> None:
    wide = max(box.width * 1.7, easel.unit * 0.4)
    body = land.cloud(easel.rng, box.centre[0], box.bottom + wide * 0.11, wide, 0.16)
    air = easel.air
    easel.fill(
        body,
        fade(air.cloud, mix(air.cloud, air.cloud_shade, 0.6), box.bottom - wide * 0.1, box.bottom + wide * 0.2),
        "middle",
        "cloud",
        role="cloud",
        tinted=False,
    )


def _wash(easel: Easel, box: Box, line: float) -> None:
    """A bow wave of three thin crescents and the soft reflection of what is in the water up to the line."""
    x, half = box.centre[0], box.width / 2
    dim = g.ellipse(x, line + half * 0.12, half * 0.9, half * 0.16)
    shade = easel.air.light.shadow
    easel.fill(
        dim,
        fade(shade, shade, line - half * 0.05, line + half * 0.3, (0.42, 0.0)),
        "middle",
        "reflection",
        role="water",
        tinted=False,
        blur=half * 0.02,
    )
    foam = g.joined(
        land.wisp(x, line, half * 2.12, half * 0.05),
        land.wisp(x - half * 0.25, line + half * 0.07, half * 1.5, half * 0.03),
        land.wisp(x + half * 0.3, line + half * 0.12, half * 1.2, half * 0.024),
    )
    easel.fill(
        foam,
        fade((255, 255, 255), (255, 255, 255), line, line + half * 0.2, (0.92, 0.4)),
        "near",
        "foam",
        role="water",
        tinted=True,
    )


def _splash(easel: Easel, box: Box, line: float) -> None:
    """Water that is thrown up where somebody leaps out of it, and the rings that run from there."""
    x, half = box.centre[0], 0.55 * min(box.width, 1.4 * box.height)
    white = fade((255, 255, 255), (222, 238, 246), line - half, line + 0.2 * half, (0.95, 0.85))
    layers: tuple[tuple[Layer, float, float, float], ...] = (("middle", 0.6, 1.0, -0.02), ("near", 0.3, 1.1, 0.06))
    for layer, tall, broad, drop in layers:
        thrown = land.burst(easel.grain, x, line + drop * half, broad * half, tall * half)
        easel.fill(thrown, white, layer, "splash", role="water", depth=0.1)
    wide = [(k, (2.6 + 0.7 * k) * half) for k in range(3)]
    rings = g.joined(*(land.wisp(x + 0.1 * k * half, line + (0.16 + 0.1 * k) * half, long, 0.06 * half)
                       for k, long in wide))  # fmt: skip
    easel.fill(rings, fade((255, 255, 255), (255, 255, 255), line, line + 0.5 * half, (0.8, 0.3)), "near", "rings",
               role="water", tinted=True, back=1.0)  # fmt: skip

"""Grading: the hour, the weather and the colours of a prompt put on a picture that exists."""

from dataclasses import dataclass, replace
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Matte, Pixels
from limner.engines.darkroom.canvas import strips, to_bytes
from limner.engines.darkroom.composite import enlarged_rows
from limner.engines.darkroom.skin import skin_of
from limner.engines.illustrator.public import Reading
from limner.engines.jobs import RGB

CHARTED_AT = 512
"""The longer side in pixels at which sky and skin are looked for."""
SPARED = 0.55
"""The share of a tint that skin does not take: faces stay those of the living under a blue night."""
ENCLOSED = 0.2
"""The share of the sky's colour that is taken by what lies before the sky."""

_LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)
_NOWHERE = np.zeros((1, 1, 1), np.float32)


@dataclass(frozen=True, slots=True)
class Grade:
    """A change of light and colour; the defaults change nothing.

    `exposure` is in stops; `contrast` and `saturation` are factors; `lights` and `shades` are the colours, linear
    with a mean near 1, that the light and the dark tones are multiplied by; `haze` is the share of `veil` (sRGB) that
    lies over the picture, more of it toward the horizon; `sky` the share of it in the upper part only; `fall` the
    amount of falling rain or snow.
    """

    exposure: float = 0.0
    contrast: float = 1.0
    saturation: float = 1.0
    lights: tuple[float, float, float] = (1.0, 1.0, 1.0)
    shades: tuple[float, float, float] = (1.0, 1.0, 1.0)
    veil: RGB = (210, 215, 220)
    haze: float = 0.0
    sky: float = 0.0
    snow: float = 0.0
    rain: float = 0.0
    stars: float = 0.0

    @property
    def still(self) -> bool:
        """Whether it changes nothing."""
        return self == Grade()


_HOURS: dict[str, Grade] = {
    "dawn": Grade(-0.25, 0.94, 0.95, (1.16, 0.98, 0.92), (0.92, 0.92, 1.16), (246, 190, 170), 0.06, 0.30),
    "morning": Grade(0.08, 0.98, 1.02, (1.07, 1.01, 0.90), (0.97, 1.0, 1.05), (255, 236, 200), 0.05, 0.12),
    "day": Grade(0.15, 1.04, 1.08, (1.03, 1.01, 0.96), (0.97, 1.0, 1.04), (180, 220, 250), 0.0, 0.10),
    "sunset": Grade(-0.25, 1.06, 1.12, (1.34, 0.94, 0.62), (0.98, 0.84, 1.14), (255, 150, 84), 0.06, 0.42),
    "dusk": Grade(-0.95, 1.0, 0.85, (1.02, 0.90, 1.10), (0.78, 0.84, 1.34), (120, 92, 150), 0.06, 0.38),
    "night": Grade(-1.6, 1.10, 0.62, (0.80, 0.95, 1.28), (0.62, 0.82, 1.46), (14, 24, 62), 0.04, 0.55, stars=1.0),
}

_WEATHERS: dict[str, Grade] = {
    "clear": Grade(0.12, 1.06, 1.10, (1.04, 1.01, 0.95), (0.98, 1.0, 1.03)),
    "cloudy": Grade(-0.15, 0.92, 0.78, (0.97, 1.0, 1.04), (0.97, 1.0, 1.05), (188, 196, 206), 0.05, 0.30),
    "rain": Grade(-0.45, 0.92, 0.66, (0.93, 1.0, 1.06), (0.92, 1.0, 1.10), (132, 146, 160), 0.14, 0.30, rain=1.0),
    "storm": Grade(-0.85, 1.08, 0.60, (0.90, 0.98, 1.08), (0.86, 0.95, 1.16), (66, 74, 92), 0.10, 0.55, rain=0.8),
    "snow": Grade(0.12, 0.90, 0.62, (0.98, 1.0, 1.04), (0.96, 1.0, 1.10), (224, 230, 238), 0.16, 0.30, snow=1.0),
    "fog": Grade(0.05, 0.78, 0.62, (1.0, 1.0, 1.01), (1.0, 1.0, 1.02), (208, 213, 216), 0.48, 0.25),
    "stars": Grade(stars=1.0),
}

_SEASONS: dict[str, Grade] = {
    "spring": Grade(0.06, 1.0, 1.08, (1.0, 1.03, 0.97), (1.0, 1.02, 1.0)),
    "summer": Grade(0.08, 1.04, 1.12, (1.05, 1.01, 0.92), (0.98, 1.0, 1.03)),
    "autumn": Grade(-0.05, 1.02, 1.04, (1.18, 0.97, 0.74), (1.05, 0.96, 0.92)),
    "winter": Grade(0.02, 0.98, 0.72, (0.95, 1.0, 1.07), (0.93, 1.0, 1.12)),
}

_STYLES: dict[str, Grade] = {
    "monochrome": Grade(0.0, 1.12, 0.0),
    "pastel": Grade(0.30, 0.78, 0.72),
    "vivid": Grade(0.05, 1.10, 1.38),
    "retro poster": Grade(0.0, 1.05, 0.82, (1.12, 1.0, 0.80), (1.02, 0.97, 0.92)),
    "neon": Grade(-0.9, 1.25, 1.35, (1.05, 0.85, 1.25), (0.80, 0.70, 1.45)),
}


_LEVELS = {"dawn": 0.40, "morning": 0.50, "day": 0.52, "sunset": 0.44, "dusk": 0.32, "night": 0.22}
"""The mean lightness of pictures at these hours."""
_DARK = frozenset({"dusk", "night"})
RISE = 0.7
"""The share of what a picture lacks of it that is made up."""


def mood(reading: Reading, colours: tuple[RGB, ...] = ()) -> Grade:
    """The grade that the words and the colours of the controls ask for; one that changes nothing where none do."""
    parts = [_HOURS[reading.time]] if reading.time else []
    parts += [_WEATHERS[w] for w in reading.weather if w in _WEATHERS]
    parts += [_SEASONS[reading.season]] if reading.season else []
    parts += [_STYLES[s] for s in reading.styles if s in _STYLES]
    parts += [_toward(colours or reading.palette)] if colours or reading.palette else []
    whole = Grade()
    for part in parts:
        whole = _both(whole, part)
    return whole


def _toward(colours: tuple[RGB, ...]) -> Grade:
    """Light and dark tones toward the lightest and the darkest of the colours."""
    ordered = sorted(colours, key=lambda c: float(np.array(c) @ _LUMA))
    return Grade(saturation=1.05, lights=_cast(ordered[-1], 0.45), shades=_cast(ordered[0], 0.45))


def _cast(rgb: RGB, amount: float) -> tuple[float, float, float]:
    linear = (np.array(rgb, np.float32) / 255) ** 2 + 0.06
    r, g, b = (float(v) for v in 1 + amount * (linear / linear.mean() - 1))
    return r, g, b


def _both(a: Grade, b: Grade) -> Grade:
    def product(x: tuple[float, float, float], y: tuple[float, float, float]) -> tuple[float, float, float]:
        return x[0] * y[0], x[1] * y[1], x[2] * y[2]

    return Grade(
        exposure=max(a.exposure + b.exposure, -2.2),
        contrast=a.contrast * b.contrast,
        saturation=a.saturation * b.saturation,
        lights=product(a.lights, b.lights),
        shades=product(a.shades, b.shades),
        veil=a.veil if a.haze + a.sky >= b.haze + b.sky else b.veil,
        haze=1 - (1 - a.haze) * (1 - b.haze),
        sky=1 - (1 - a.sky) * (1 - b.sky),
        snow=max(a.snow, b.snow),
        rain=max(a.rain, b.rain),
        stars=max(a.stars, b.stars),
    )


def risen(whole: Grade, reading: Reading, level: float) -> Grade:
    """The grade for a picture of that mean lightness: one darker than the hour asked for gains light, and one that is
    nearly as dark as it loses little more."""
    hour = reading.time or ""
    away = 2.2 * float(np.log2(_LEVELS.get(hour, level) / max(level, 0.05))) if level > 0 else 0.0
    if hour in _DARK:
        return replace(whole, exposure=max(whole.exposure, min(away, 0.0)))
    return replace(whole, exposure=whole.exposure + RISE * min(max(away, 0.0), 2.8))


def part(whole: Grade, amount: float) -> Grade:
    """A share of the grade, 0 to 1."""

    def toward(factors: tuple[float, float, float]) -> tuple[float, float, float]:
        r, g, b = (1 + amount * (f - 1) for f in factors)
        return r, g, b

    return replace(
        whole,
        exposure=whole.exposure * amount,
        contrast=1 + amount * (whole.contrast - 1),
        saturation=1 + amount * (whole.saturation - 1),
        lights=toward(whole.lights),
        shades=toward(whole.shades),
        haze=whole.haze * amount,
        sky=whole.sky * amount,
        snow=whole.snow * amount,
        rain=whole.rain * amount,
        stars=whole.stars * amount,
    )


def graded(rgb: Pixels, grade: Grade, horizon: float, seed: int) -> Pixels:
    """H×W×3 under the grade; `horizon` is where the haze is thickest, 0 top to 1 bottom."""
    if grade.still:
        return rgb.copy()
    height, width = rgb.shape[:2]
    land = _chart(rgb, horizon)
    result = np.empty_like(rgb)
    for rows in strips(height):
        sky, skin = (enlarged_rows(part, rows, height, width)[..., None] for part in land)
        toned = _toned(rgb[rows], grade, skin if skin.any() else _NOWHERE)
        result[rows] = to_bytes(_veiled(toned, rgb[rows], grade, sky, rows, height, horizon) * 255)
    if grade.stars > 0.2 and grade.exposure < -1.0:
        result[:] = cv2.add(result, _starlight(land[0], width, height, grade.stars, seed))
    if grade.rain or grade.snow:
        result = _falling(result, grade, seed)
    return np.asarray(result, np.uint8)


def _chart(rgb: Pixels, horizon: float) -> tuple[Matte, Matte]:
    """Where the sky is open and where skin may be, each small, 0 to 1."""
    height, width = rgb.shape[:2]
    scale = min(1.0, CHARTED_AT / max(height, width))
    size = max(round(width * scale), 1), max(round(height * scale), 1)
    small = np.asarray(cv2.resize(rgb, size, interpolation=cv2.INTER_AREA), np.uint8)
    return _open_sky(small, horizon), skin_of(small)


def _open_sky(small: Pixels, horizon: float) -> Matte:
    """What is calm, not dark and not brown, and reaches down from the upper border to the horizon at most."""
    grey = cv2.GaussianBlur(cv2.cvtColor(small, cv2.COLOR_RGB2GRAY), (0, 0), 1.2)
    side = max(max(small.shape) // 40, 1) * 2 + 1
    calm = cv2.blur(cv2.absdiff(grey, cv2.blur(grey, (side, side))), (side, side)) < 6
    brown = cv2.blur(small[..., 0], (side, side)).astype(np.int16) - cv2.blur(small[..., 2], (side, side)) > 45
    sky = cv2.erode((calm & (grey > 32) & ~(brown & (grey < 150))).astype(np.uint8), np.ones((3, 3), np.uint8))
    sky[round(horizon * len(sky)) :] = 0
    _, labels = cv2.connectedComponents(sky)
    reaching = sorted(set(np.unique(labels[0]).tolist()) - {0})
    found = cv2.dilate(np.isin(labels, reaching).astype(np.uint8), np.ones((side, side), np.uint8))
    guide = grey.astype(np.float32) / 255
    return np.clip(cv2.ximgproc.guidedFilter(guide, found.astype(np.float32), side, 1e-3), 0, 1).astype(np.float32)


def _toned(rgb: Pixels, grade: Grade, skin: NDArray[Any]) -> NDArray[Any]:
    """The tones, 0 to 1: exposure, split tint and saturation in linear light, contrast about the middle.

    Skin takes less of the tint and of the dark, as a photographer who lights a face would have it.
    """
    linear = (rgb.astype(np.float32) / 255) ** 2
    level = np.sqrt(linear @ _LUMA)[..., None]
    lights, shades = np.array(grade.lights, np.float32), np.array(grade.shades, np.float32)
    tint = 1 + (shades + (lights - shades) * level - 1) * (1 - SPARED * skin)
    linear *= tint * np.exp2(grade.exposure * (1 - 0.5 * SPARED * skin))
    grey = (linear @ _LUMA)[..., None]
    saturation = 1 + (grade.saturation - 1) * (1 - min(SPARED, grade.saturation) * skin)
    linear = np.maximum(grey + saturation * (linear - grey), 0)
    above = np.maximum(linear - 0.85, 0)
    encoded = np.sqrt(np.minimum(linear, 0.85) + 0.15 * (1 - np.exp(-above / 0.15)))
    middle = 0.45
    return np.asarray(np.clip(middle + (encoded - middle) * grade.contrast, 0, 1), np.float32)


def _veiled(
    toned: NDArray[Any], was: Pixels, grade: Grade, sky: NDArray[Any], rows: slice, height: int, horizon: float
) -> NDArray[Any]:
    """Haze, thickest at the horizon and on pale tones, and the sky's colour above it, most where the sky is open."""
    if not grade.haze and not grade.sky:
        return toned
    y = (np.arange(rows.start, rows.stop, dtype=np.float32) / height)[:, None, None]
    pale = (was.max(2).astype(np.float32) / 255)[..., None]
    near = np.clip((y - horizon) / max(1 - horizon, 0.05), 0, 1)
    thick = grade.haze * (1 - 0.75 * near) * (0.55 + 0.45 * pale)
    above = np.clip((horizon - y) / max(horizon, 0.05) * 3, 0, 1)
    aloft = grade.sky * above * np.maximum(ENCLOSED * np.clip((pale - 0.35) * 2.2, 0, 1), sky * np.clip(pale * 3, 0, 1))
    veil = np.array(grade.veil, np.float32) / 255
    share = 1 - (1 - thick) * (1 - aloft)
    return np.asarray(toned + share * (veil - toned), np.float32)


def _starlight(sky: Matte, width: int, height: int, amount: float, seed: int) -> Pixels:
    """Stars where the sky is open."""
    light = np.zeros((height, width), np.uint8)
    rng = np.random.default_rng(seed)
    size = max(round(min(height, width) / 900), 1)
    lowest = int(np.flatnonzero((sky > 0.5).any(1))[-1]) + 1 if (sky > 0.5).any() else 1
    for _ in range(round(260 * amount)):
        x, y, glow = int(rng.integers(width)), int(rng.integers(max(lowest * height // len(sky), 1))), rng.random()
        if sky[min(y * len(sky) // height, len(sky) - 1), min(x * sky.shape[1] // width, sky.shape[1] - 1)] > 0.9:
            cv2.circle(light, (x, y), size if glow > 0.8 else max(size // 2, 0), int(90 + 165 * glow), -1, cv2.LINE_AA)
    return np.asarray(cv2.merge([light, light, light]), np.uint8)


def _falling(rgb: Pixels, grade: Grade, seed: int) -> Pixels:
    """Rain in fine slanted streaks, snow in soft flakes of three distances."""
    height, width = rgb.shape[:2]
    layer = _streaks(width, height, grade.rain, seed) if grade.rain else _flakes(width, height, grade.snow, seed)
    tone = np.array((214, 222, 232) if grade.rain else (255, 255, 255), np.float32)
    matte: NDArray[Any] = layer.astype(np.float32) / 255
    result = rgb
    for rows in strips(height):
        share = matte[rows, :, None]
        result[rows] = to_bytes(rgb[rows] + share * (tone - rgb[rows]))
    return result


def _streaks(width: int, height: int, amount: float, seed: int) -> NDArray[np.uint8]:
    rng = np.random.default_rng(seed)
    layer = np.zeros((height, width), np.uint8)
    unit = min(height, width) / 1024
    for _ in range(round(620 * amount)):
        x, y, length = rng.integers(-width // 8, width), rng.integers(-height // 8, height), rng.uniform(18, 64) * unit
        end = (round(x + 0.22 * length), round(y + length))
        cv2.line(layer, (int(x), int(y)), end, int(rng.uniform(30, 110)), max(round(1.4 * unit), 1), cv2.LINE_AA)
    return np.asarray(cv2.GaussianBlur(layer, (0, 0), max(0.7 * unit, 0.5)))


def _flakes(width: int, height: int, amount: float, seed: int) -> NDArray[np.uint8]:
    rng = np.random.default_rng(seed)
    unit = min(height, width) / 1024
    whole = np.zeros((height, width), np.uint8)
    for count, radius, soft, light in ((520, 1.6, 0.7, 170), (170, 3.2, 1.2, 215), (36, 7.5, 3.6, 200)):
        layer = np.zeros((height, width), np.uint8)
        for _ in range(round(count * amount)):
            size = max(round(radius * unit * rng.uniform(0.6, 1.4)), 1)
            cv2.circle(layer, (int(rng.integers(width)), int(rng.integers(height))), size, light, -1, cv2.LINE_AA)
        whole = np.maximum(whole, cv2.GaussianBlur(layer, (0, 0), max(soft * unit, 0.4)))
    return whole

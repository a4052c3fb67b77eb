"""A picture as another medium: as paint, pencil, ink, flat shapes, pixels, glass, light.

Every effect is a function of a picture of at most `WORKED_AT` pixels. `styled` mixes it with the picture by a share.
"""

from collections.abc import Callable
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.canvas import fitted, resized, strips, to_bytes
from limner.engines.darkroom.strokes import directions, painted
from limner.engines.illustrator.public import photographs, relief, screens, stitches, texture

Effect = Callable[[Pixels, int, CancelCheck], Pixels]

WORKED_AT = 1_600_000
"""Square pixels at which an effect is made."""
WASHED_AT = 280_000
"""Square pixels at which the washes of a watercolour are found."""
MARGIN = 20.0
"""The mean width of the paper that a watercolour leaves bare, in thousandths of the shorter side."""
_HONEY, _SEPIA = (242, 215, 160), (91, 64, 51)
"""What a storybook's paint has in it, and its lines."""


def styled(rgb: Pixels, style: str, amount: float, seed: int, check: CancelCheck) -> Pixels:
    """H×W×3 in a style, by a share from 0 (as it was) to 1. A style without an effect here leaves the picture."""
    effect = EFFECTS.get(style) or EFFECTS.get(style.replace("_", " "))
    if effect is None or amount <= 0:
        return rgb.copy()
    height, width = rgb.shape[:2]
    small = resized(rgb, *fitted(width, height, WORKED_AT))
    made = resized(effect(small, seed, check), width, height)
    check()
    result = np.empty_like(rgb)
    for rows in strips(height):
        result[rows] = cv2.addWeighted(rgb[rows], 1 - amount, made[rows], amount, 0)
    return result


def _unit(rgb: Pixels) -> float:
    """The size of a thousandth of the shorter side, in pixels, and at least half a pixel."""
    return float(max(min(rgb.shape[:2]) / 1000, 0.35))


def _oil(rgb: Pixels, seed: int, check: CancelCheck) -> Pixels:
    u = _unit(rgb)
    return painted(texture.saturated(rgb, 1.12), (22 * u, 10 * u, 4.4 * u), 1.2, seed, check)


def _gouache(rgb: Pixels, seed: int, check: CancelCheck) -> Pixels:
    u = _unit(rgb)
    return painted(texture.saturated(_even(rgb, 1), 1.15), (13 * u, 5.5 * u, 2.4 * u), 0.35, seed, check)


def _watercolour(rgb: Pixels, seed: int, check: CancelCheck) -> Pixels:
    """Washes of few tones with dark rims, thin brush lines, pigment settled in the paper, and paper left bare round it
    (after Bousseau et al., "Interactive watercolor rendering with temporal coherence and abstraction", 2006)."""
    u = _unit(rgb)
    shaken = _blotches(rgb.shape, seed + 1, 26 * u) + 0.5 * _blotches(rgb.shape, seed + 2, 9 * u)
    wash = _warped(_washes(_thinned(rgb)), shaken, 3.2 * u)
    check()
    tone = texture.saturated(wash, 1.2).astype(np.float32) / 255
    edges = cv2.morphologyEx(cv2.cvtColor(wash, cv2.COLOR_RGB2GRAY), cv2.MORPH_GRADIENT, np.ones((3, 3), np.uint8))
    rims = np.clip(cv2.GaussianBlur(edges.astype(np.float32) / 40, (0, 0), 1.3 * u), 0, 1)
    lines = 1 - _dodged(_levelled(_even(rgb, 1)), 4 * u)
    check()
    tooth = _paper(rgb.shape, seed)
    pooled = 0.30 * _blotches(rgb.shape, seed, 90 * u) + 0.16 * _blotches(rgb.shape, seed + 3, 30 * u)
    # In the darks, where a little more of it turns everything, the paint lies evenly.
    pooled *= np.clip(1.6 * cv2.cvtColor(wash, cv2.COLOR_RGB2GRAY).astype(np.float32) / 255, 0.2, 1)
    density = 1 + pooled + 0.16 * tooth + 0.75 * rims + 0.9 * lines
    laid = density * _to_the_margin(rgb.shape, shaken, u)
    paint = tone ** np.maximum(laid, 0)[..., None]
    return to_bytes(paint * np.array([255, 252, 244], np.float32) * (1 + 0.018 * tooth)[..., None])


def _washes(rgb: Pixels) -> Pixels:
    """Patches of nearly one tone each, whose edges are soft where those of the picture are."""
    height, width = rgb.shape[:2]
    small = resized(rgb, *fitted(width, height, WASHED_AT))
    even = _even(small, 2)
    calm = cv2.addWeighted(cv2.pyrMeanShiftFiltering(even, 9, 22, maxLevel=1), 0.65, even, 0.35, 0)
    return resized(np.asarray(calm, np.uint8), width, height)


def _thinned(rgb: Pixels) -> Pixels:
    """Light as thin paint is: lights are the paper's own, nothing is quite black, a dark picture is brightened."""
    level = float(np.clip(rgb.mean() / 255, 0.15, 0.5))
    tones = (np.arange(256, dtype=np.float32) / 255) ** (0.45 + 0.6 * level)
    return np.asarray(cv2.LUT(rgb, to_bytes(255 * np.clip(0.09 + 0.95 * tones, 0, 1))), np.uint8)


def _to_the_margin(shape: tuple[int, ...], shaken: NDArray[Any], unit: float) -> NDArray[Any]:
    """1 where paint is, 0 on the margin of the paper, with a ragged line of brush ends between them."""
    height, width = shape[:2]
    y, x = np.arange(height, dtype=np.float32)[:, None], np.arange(width, dtype=np.float32)[None]
    inside = np.minimum(np.minimum(x, width - 1 - x), np.minimum(y, height - 1 - y)) / unit
    return np.asarray(np.clip((inside - MARGIN - 8 * shaken) / 5, 0, 1), np.float32)


def _pencil(rgb: Pixels, seed: int, check: CancelCheck) -> Pixels:
    u = _unit(rgb)
    grey = _levelled(rgb)
    check()
    lines = _dodged(grey, 7 * u)
    hatch = _strands(rgb, seed, 14 * u)
    tone = np.clip(1 - 0.75 * (1 - grey) * (0.55 + 0.45 * hatch) - 0.75 * (1 - lines), 0, 1)
    paper = 1 + 0.03 * _paper(rgb.shape, seed)
    sheet = (0.16 + 0.84 * tone) * paper
    return to_bytes(sheet[..., None] * np.array([250, 247, 240], np.float32))


def _coloured_pencil(rgb: Pixels, seed: int, check: CancelCheck) -> Pixels:
    line = _pencil(rgb, seed, check).astype(np.float32) / 255
    wash = _even(rgb, 2).astype(np.float32) / 255
    pale = 1 - 0.75 * (1 - wash)
    return to_bytes(255 * np.clip(pale * (0.35 + 0.65 * line) + 0.06, 0, 1))


def _storybook(rgb: Pixels, seed: int, check: CancelCheck) -> Pixels:
    """Broad warm paint within brown lines, on toothed paper."""
    u = _unit(rgb)
    calm = _even(rgb, 2)
    broad = painted(texture.saturated(_washes(rgb), 1.25), (22 * u, 10 * u, 5 * u), 0.5, seed, check)
    paint = cv2.addWeighted(broad, 0.85, np.full_like(rgb, _HONEY), 0.15, 0)
    line = np.clip(1.6 * (1 - _dodged(_levelled(calm), 5 * u)), 0, 0.9)[..., None]
    sheet = 1 + 0.05 * _paper(rgb.shape, seed)[..., None]
    return to_bytes(sheet * (paint + line * (np.array(_SEPIA, np.float32) - paint)))


def _ink(rgb: Pixels, seed: int, check: CancelCheck) -> Pixels:
    u = _unit(rgb)
    lines = _lines(_levelled(rgb), 1.3 * u)
    check()
    return to_bytes(255 * (lines[..., None] * np.array([0.98, 0.97, 0.94], np.float32) + 0.06 * (1 - lines[..., None])))


def _engraving(rgb: Pixels, seed: int, check: CancelCheck) -> Pixels:
    """Lines across the forms whose weight is the tone."""
    u = _unit(rgb)
    grey = cv2.GaussianBlur(_levelled(rgb), (0, 0), 1.5 * u)
    check()
    height, width = grey.shape
    y, x = np.mgrid[:height, :width].astype(np.float32)
    bend = cv2.GaussianBlur(grey, (0, 0), 14 * u) * 60 * u
    pitch = max(6.0 * u, 3.2)
    wave = 0.5 + 0.5 * np.sin((y + 0.25 * x + bend) * (2 * np.pi / pitch))
    cross = 0.5 + 0.5 * np.sin((y - 0.8 * x - bend) * (2 * np.pi / pitch))
    ink = np.clip(((1 - grey) * 1.15 - wave) * 4 + 0.5, 0, 1)
    ink = np.maximum(ink, np.clip(((1 - grey) * 1.15 - 0.45 - 0.6 * cross) * 4 + 0.5, 0, 1))
    ink = np.maximum(ink, 1 - _lines(grey, 1.2 * u))
    return to_bytes(255 * ((1 - ink)[..., None] * np.array([0.97, 0.95, 0.90], np.float32) + 0.09 * ink[..., None]))


def _flat(rgb: Pixels, seed: int, check: CancelCheck) -> Pixels:
    u = _unit(rgb)
    calm = cv2.pyrMeanShiftFiltering(texture.saturated(_even(rgb, 2), 1.2), max(10 * u, 4), 26, maxLevel=2)
    check()
    return _few(calm, 20, max(round(3 * u) * 2 + 1, 3), seed)


def _poster(rgb: Pixels, seed: int, check: CancelCheck) -> Pixels:
    calm = cv2.pyrMeanShiftFiltering(_even(rgb, 2), 10, 30, maxLevel=2)
    check()
    return _few(calm, 9, max(round(4 * _unit(rgb)) * 2 + 1, 3), seed)


def _pop(rgb: Pixels, seed: int, check: CancelCheck) -> Pixels:
    u = _unit(rgb)
    flat = texture.saturated(_poster(rgb, seed, check), 1.7).astype(np.float32)
    shade = to_bytes(255 * (1 - cv2.GaussianBlur(_levelled(rgb), (0, 0), 3 * u)))
    dotted = screens.screen(rgb.shape[0], rgb.shape[1], max(9 * u, 4), 45.0)
    dots = 1 - screens.through(shade, dotted, 4.0).astype(np.float32) / 255
    lines = _lines(_levelled(rgb), 1.8 * u)[..., None]
    return to_bytes(flat * (0.78 + 0.22 * dots[..., None]) * (0.08 + 0.92 * lines))


def _pressed(press: Callable[[Pixels, int], Pixels]) -> Effect:
    """A press of the illustrator's as an effect."""
    return lambda rgb, seed, check: press(rgb, seed)


def _pixels(rgb: Pixels, seed: int, check: CancelCheck) -> Pixels:
    height, width = rgb.shape[:2]
    cell = max(min(height, width) / 96, 1.0)
    tiny = resized(texture.saturated(_even(rgb, 1), 1.15), max(round(width / cell), 1), max(round(height / cell), 1))
    check()
    few = _few(tiny, 28, 1, seed)
    return np.asarray(cv2.resize(few, (width, height), interpolation=cv2.INTER_NEAREST))


def _low_poly(rgb: Pixels, seed: int, check: CancelCheck) -> Pixels:
    """Triangles between points that gather along the edges."""
    height, width = rgb.shape[:2]
    calm = _even(rgb, 2)
    grey = cv2.cvtColor(calm, cv2.COLOR_RGB2GRAY).astype(np.float32)
    edges = cv2.GaussianBlur(np.hypot(cv2.Sobel(grey, -1, 1, 0), cv2.Sobel(grey, -1, 0, 1)), (0, 0), 2)
    rng = np.random.default_rng(seed)
    share = (edges / max(float(edges.max()), 1e-3) + 0.03).ravel().astype(np.float64)
    index = rng.choice(share.size, size=min(1500, share.size // 4 + 1), p=share / share.sum())
    corners = [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)]
    division = cv2.Subdiv2D((0, 0, width, height))
    for x, y in [*zip((index % width).tolist(), (index // width).tolist(), strict=True), *corners]:
        division.insert((float(x), float(y)))
    check()
    result = np.asarray(cv2.GaussianBlur(calm, (0, 0), 4), np.uint8)
    for triangle in np.asarray(division.getTriangleList()).reshape(-1, 3, 2):
        middle = triangle.mean(0)
        x, y = int(np.clip(middle[0], 0, width - 1)), int(np.clip(middle[1], 0, height - 1))
        tone = calm[max(y - 2, 0) : y + 3, max(x - 2, 0) : x + 3].reshape(-1, 3).mean(0)
        cv2.fillConvexPoly(result, np.rint(triangle).astype(np.int32), tone.tolist(), cv2.LINE_AA)
    return result


def _tiles(rgb: Pixels, seed: int, check: CancelCheck, size: float, seam: tuple[int, int, int]) -> Pixels:
    """One colour a superpixel, with seams between them (SLIC: Achanta et al., 2012)."""
    cells = cv2.ximgproc.createSuperpixelSLIC(_even(rgb, 1), cv2.ximgproc.SLICO, max(round(size), 6))
    cells.iterate(6)
    labels = cells.getLabels()
    check()
    count = cells.getNumberOfSuperpixels()
    total = np.bincount(labels.ravel(), minlength=count).astype(np.float32)
    mean = np.stack(
        [np.bincount(labels.ravel(), rgb[..., c].ravel(), count) / np.maximum(total, 1) for c in range(3)], 1
    )
    light = np.random.default_rng(seed).normal(1.0, 0.05, (count, 1))
    result = to_bytes(np.asarray(mean * light, np.float32))[labels]
    wide = cv2.dilate(cells.getLabelContourMask(thick_line=True), np.ones((2, 2), np.uint8)) > 0
    result[wide] = seam
    return np.asarray(cv2.GaussianBlur(result, (0, 0), 0.5), np.uint8)


def _glass(rgb: Pixels, seed: int, check: CancelCheck) -> Pixels:
    made = _tiles(texture.saturated(rgb, 1.6), seed, check, 42 * _unit(rgb), (24, 22, 26))
    return np.asarray(cv2.erode(made, np.ones((2, 2), np.uint8)), np.uint8)


def _mosaic(rgb: Pixels, seed: int, check: CancelCheck) -> Pixels:
    return _tiles(texture.saturated(rgb, 1.15), seed, check, 15 * _unit(rgb), (214, 208, 198))


def _neon(rgb: Pixels, seed: int, check: CancelCheck) -> Pixels:
    u = _unit(rgb)
    lines = 1 - _lines(_levelled(rgb), 1.6 * u)[..., None]
    hue = texture.saturated(_even(rgb, 2), 2.6).astype(np.float32) / 255
    check()
    bright = hue / np.maximum(hue.max(2, keepdims=True), 0.2)
    tube = (lines * bright).astype(np.float32)
    glow = cv2.GaussianBlur(tube, (0, 0), 5 * u) * 1.5 + cv2.GaussianBlur(tube, (0, 0), 18 * u) * 1.4
    dark = (rgb.astype(np.float32) / 255) ** 1.5 * np.array([0.14, 0.10, 0.26], np.float32)
    return to_bytes(255 * np.clip(dark + glow * 0.8 + tube * 0.9, 0, 1))


def _blueprint(rgb: Pixels, seed: int, check: CancelCheck) -> Pixels:
    lines = 1 - _lines(_levelled(rgb), 1.2 * _unit(rgb))[..., None]
    check()
    sheet = np.array([28, 66, 132], np.float32) * (1 + 0.05 * _paper(rgb.shape, seed))[..., None]
    return to_bytes(sheet + lines * 0.92 * (np.array([232, 242, 252], np.float32) - sheet))


def _clay(rgb: Pixels, seed: int, check: CancelCheck) -> Pixels:
    """Areas of a few colours as bodies of clay."""
    calm = cv2.pyrMeanShiftFiltering(texture.saturated(_even(rgb, 2), 1.15), 10, 28, maxLevel=2)
    check()
    return relief.modelled(_few(calm, 14, max(round(4 * _unit(rgb)) * 2 + 1, 3), seed), -0.5, seed)


def _embroidery(rgb: Pixels, seed: int, check: CancelCheck) -> Pixels:
    """Stitches, the areas of one colour in one direction."""
    thread = max(6 * _unit(rgb), 3.0)
    flat = _few(texture.saturated(_even(rgb, 2), 1.15), 18, max(round(2 * _unit(rgb)) * 2 + 1, 3), seed)
    check()
    height, width = flat.shape[:2]
    scale = 3 / thread
    small = np.asarray(cv2.resize(flat, (round(width * scale), round(height * scale)), interpolation=cv2.INTER_NEAREST))
    way = (small.astype(np.int32) @ np.array([3, 5, 7]) // 40) % stitches.DIRECTIONS
    codes = np.dstack([stitches.code(way), small[:, :, 1], small[:, :, 2]]).astype(np.uint8)
    lines = stitches.sewn(codes, np.ones(way.shape, bool), 3.0)
    x, y = np.clip(np.rint(lines.mean(axis=1)).astype(int), 0, (small.shape[1] - 1, small.shape[0] - 1)).T
    threads = to_bytes(small[y, x] * np.random.default_rng(seed).normal(1.0, 0.06, (len(lines), 1)).astype(np.float32))
    made = to_bytes(flat * np.float32(0.7))
    for ends, colour in zip(np.rint(lines / scale * 16).astype(int).tolist(), threads.tolist(), strict=True):
        cv2.line(made, ends[0], ends[1], colour, max(round(0.8 * thread), 1), cv2.LINE_AA, 4)
    return texture.embossed(made, 1, 0.33)


def _render(rgb: Pixels, seed: int, check: CancelCheck) -> Pixels:
    """Smooth surfaces with soft light on them."""
    calm = cv2.edgePreservingFilter(texture.saturated(rgb, 1.1), flags=1, sigma_s=24, sigma_r=0.32)
    check()
    level = cv2.GaussianBlur(calm, (0, 0), 10 * _unit(rgb)).astype(np.float32)
    return to_bytes(calm + 0.10 * (calm - level) + 0.10 * np.maximum(level - 150, 0))


EFFECTS: dict[str, Effect] = {
    "oil": _oil, "full": _gouache, "illustration": _gouache, "gouache": _gouache, "pastel": _gouache,
    "watercolour": _watercolour, "pencil": _pencil, "charcoal": _pencil, "coloured pencil": _coloured_pencil,
    "hand drawn": _coloured_pencil, "hand_drawn": _coloured_pencil, "storybook": _storybook, "ink": _ink,
    "line art": _ink, "line_art": _ink, "doodle": _ink, "engraving": _engraving, "flat": _flat, "vector_art": _flat,
    "kawaii": _flat, "enterprise": _flat, "icon": _poster, "stencil": _poster,
    "duotone": _poster, "line_icon": _ink, "paper cut": _poster, "pop art": _pop, "punk_graphic": _pop,
    "retro poster": _pressed(photographs.postered), "halftone": _pressed(photographs.halftoned),
    "riso": _pressed(photographs.risographed), "linocut": _pressed(photographs.cut),
    "woodblock": _pressed(photographs.blocked),
    "screen print": _pressed(photographs.screen_printed), "monochrome": _pressed(photographs.blackened),
    "chalkboard": _pressed(photographs.chalked), "pixel art": _pixels, "low poly": _low_poly,
    "mosaic": _mosaic, "stained glass": _glass, "neon": _neon, "blueprint": _blueprint, "3d": _render,
    "render_3d": _render, "origami": _low_poly, "clay": _clay, "embroidery": _embroidery,
    "baroque": _oil, "pointillist": _mosaic, "cubist": _low_poly, "art nouveau": _flat, "anime": _flat,
    "art deco": _pressed(photographs.postered), "bauhaus": _poster, "graffiti": _pop, "voxel": _pixels,
    "vaporwave": _neon, "pen and wash": _watercolour, "illumination": _storybook, "cave painting": _pencil,
}  # fmt: skip
"""The effects by the reader's style words and the catalogue's looks; a look without its like here has the nearest one.

"photo" and its looks have none: what comes in is taken for a photograph.
"""


def _even(rgb: Pixels, rounds: int) -> Pixels:
    """Smooth inside of forms, sharp at their edges."""
    for _ in range(rounds):
        rgb = np.asarray(cv2.bilateralFilter(rgb, 7, 36, 5), np.uint8)
    return rgb


def _levelled(rgb: Pixels) -> NDArray[Any]:
    """Grey, 0 to 1, with its tones spread: a night picture is drawn as readily as a day one."""
    grey = cv2.cvtColor(rgb, cv2.COLOR_RGB2GRAY)
    spread = cv2.createCLAHE(1.6, (4, 4)).apply(grey) if min(grey.shape) >= 32 else grey
    return np.asarray(spread.astype(np.float32) / 255)


def _dodged(grey: NDArray[Any], sigma: float) -> NDArray[Any]:
    """Lines by dividing by the blurred negative's complement."""
    soft = cv2.GaussianBlur(grey, (0, 0), max(sigma, 0.8))
    return np.asarray(np.clip(grey / np.maximum(soft, 0.05), 0, 1) ** 1.8, np.float32)


def _lines(grey: NDArray[Any], sigma: float) -> NDArray[Any]:
    """1 paper, 0 line (XDoG: Winnemöller et al., 2012)."""
    sigma = max(sigma, 0.6)
    fine, wide = cv2.GaussianBlur(grey, (0, 0), sigma), cv2.GaussianBlur(grey, (0, 0), sigma * 1.6)
    edge = (1 + 18) * fine - 18 * wide
    return np.asarray(np.where(edge > 0.42, 1.0, 1 + np.tanh(9 * (edge - 0.42))), np.float32)


def _few(rgb: NDArray[Any], count: int, smoothing: int, seed: int) -> Pixels:
    """The picture in so many of its own colours (k-means in Lab), edges rounded by a median of this width."""
    lab = cv2.cvtColor(rgb, cv2.COLOR_RGB2Lab)
    rng = np.random.default_rng(seed)
    flat = lab.reshape(-1, 3)
    sample = flat[rng.integers(0, len(flat), min(len(flat), 12_000))].astype(np.float32)
    count = min(count, len(np.unique(sample, axis=0)))
    cv2.setRNGSeed(seed % 2**31)
    _, _, centres = cv2.kmeans(
        sample, count, np.empty((0, 1), np.int32), (cv2.TERM_CRITERIA_MAX_ITER, 16, 0), 1, cv2.KMEANS_PP_CENTERS
    )
    labels = np.zeros(len(flat), np.uint8)
    near = np.full(len(flat), np.inf, np.float32)
    for number, centre in enumerate(centres):
        away = ((flat.astype(np.float32) - centre) ** 2).sum(1)
        closer = away < near
        labels[closer], near[closer] = number, away[closer]
    made: NDArray[Any] = np.clip(centres, 0, 255).astype(np.uint8)[labels].reshape(rgb.shape)
    made = np.asarray(cv2.cvtColor(made, cv2.COLOR_Lab2RGB), np.uint8)
    return made if smoothing < 3 else np.asarray(cv2.medianBlur(made, smoothing))


def _paper(shape: tuple[int, ...], seed: int) -> NDArray[Any]:
    """The tooth of paper, about -1 to 1."""
    noise = np.random.default_rng(seed).normal(0, 1, shape[:2]).astype(np.float32)
    soft = cv2.GaussianBlur(noise, (0, 0), 0.9)
    return np.asarray(np.clip(soft / max(2 * float(soft.std()), 1e-6), -1, 1), np.float32)


def _blotches(shape: tuple[int, ...], seed: int, size: float) -> NDArray[Any]:
    """Soft patches of a size in pixels, about -1 to 1."""
    height, width = shape[:2]
    small = max(round(height / max(size, 1)), 2), max(round(width / max(size, 1)), 2)
    noise = np.random.default_rng(seed).normal(0, 0.5, small).astype(np.float32)
    return np.asarray(np.clip(cv2.resize(noise, (width, height), interpolation=cv2.INTER_CUBIC), -1, 1), np.float32)


def _warped(rgb: Pixels, field: NDArray[Any], reach: float) -> Pixels:
    height, width = rgb.shape[:2]
    y, x = np.mgrid[:height, :width].astype(np.float32)
    return np.asarray(
        cv2.remap(
            rgb, x + reach * field, y + reach * field[::-1, ::-1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT
        )
    )


def _strands(rgb: Pixels, seed: int, length: float) -> NDArray[Any]:
    """Noise drawn out along the forms, 0 to 1 (line integral convolution: Cabral and Leedom, 1993)."""
    height, width = rgb.shape[:2]
    dx, dy = directions(rgb, 4.0)
    noise = np.random.default_rng(seed).random((height, width), np.float32)
    y, x = np.mgrid[:height, :width].astype(np.float32)
    total: NDArray[Any] = np.zeros_like(noise)
    count = 9
    for i in range(count):
        step = (i / (count - 1) - 0.5) * length
        total += cv2.remap(noise, x + dx * step, y + dy * step, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    total = (total / count - 0.5) / max(float(total.std()) / count, 1e-6)
    return np.asarray(np.clip(0.5 + 0.35 * total, 0, 1), np.float32)

"""A figure as a body: from the colours of its surfaces and the edges of its parts, lit as the picture is that it goes
into."""

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.canvas import strips, to_bytes
from limner.engines.darkroom.composite import enlarged_rows
from limner.engines.darkroom.finish import Finish, texture

WORKED_AT = 512
"""The longer side in pixels at which light is worked out."""
TOWARD = (0.85, -0.62, 0.62)
"""Toward the light before the figure: x is scaled by the light's side, y points down, z to the viewer."""
KEY, SKY, BOUNCE = 1.12, 0.34, 0.20
"""How much of what falls on a surface that faces it comes from the light, from the sky and from the ground."""
WRAPPED = 0.18
"""How far round a body the light reaches: it is no point."""
WHOLE = 0.35
"""How much of a surface's slope is that of the figure's whole outline; the rest is that of its part."""
SEAM, FOOT = 0.35, 0.45
"""How much light is gone where parts meet, and at the foot."""
BOXY, EDGE = 0.86, 0.10
"""The share of its box from which on a figure is a box and no ball; and the width of its round edges over its side."""
PART = 20
"""Steps of 255 between the colours of two parts."""


@dataclass(frozen=True, slots=True)
class Lighting:
    """The light where the figure stands: `side` is where it comes from, -1 left to 1 right.

    `ground` is the sRGB colour, 0 to 1, of what it stands on; None for what hangs or flies.
    """

    side: float
    ground: tuple[float, float, float] | None = None


def lit_body(surfaces: Pixels, parts: Pixels, lighting: Lighting, finish: Finish, seed: int) -> Pixels:
    """H×W×4: the surfaces (H×W×4) under the light. `parts` is the same in any size, every part in a colour of its
    own."""
    height, width = surfaces.shape[:2]
    size = _size(height, width)
    inside, seams = _forms(parts, size)
    if not inside.any():
        return surfaces
    normal = _normals(inside, seams)
    light, shine = _light(normal, inside, seams, lighting, finish)
    rough = texture(finish, normal, seed)[..., None] if finish.rough else np.float32(1)
    light, shine = np.asarray(light * rough, np.float32), np.asarray(shine, np.float32)
    result = surfaces.copy()
    for rows in strips(height):
        gain, added = (enlarged_rows(part, rows, height, width) for part in (light, shine))
        linear = (surfaces[rows, :, :3].astype(np.float32) / 255) ** 2 * gain + added[..., None]
        result[rows, :, :3] = to_bytes(255 * np.sqrt(_rolled_off(linear)))
    return result


def _size(height: int, width: int) -> tuple[int, int]:
    scale = min(1.0, WORKED_AT / max(height, width))
    return max(round(width * scale), 2), max(round(height * scale), 2)


def _rolled_off(linear: NDArray[Any]) -> NDArray[Any]:
    """Into 0 to 1; what is above 0.75 comes near 1 without reaching it."""
    above = np.maximum(linear - 0.75, 0)
    return np.asarray(np.minimum(linear, 0.75) + 0.25 * (1 - np.exp(-above / 0.25)), np.float32)


def _forms(parts: Pixels, size: tuple[int, int]) -> tuple[Mask, Mask]:
    """h×w each: what the figure covers, and where two of its parts meet."""
    small = cv2.resize(parts, size, interpolation=cv2.INTER_AREA)
    inside = small[..., 3] > 127
    inside[0], inside[-1], inside[:, 0], inside[:, -1] = False, False, False, False
    colours = np.ascontiguousarray(small[..., :3])
    step = cv2.morphologyEx(colours, cv2.MORPH_GRADIENT, np.ones((2, 2), np.uint8)).max(2)
    inner = cv2.erode(inside.astype(np.uint8), np.ones((3, 3), np.uint8)) > 0
    return inside, np.asarray((step > PART) & inner)


def _normals(inside: Mask, seams: Mask) -> NDArray[Any]:
    """h×w×3 unit normals: of the parts, and a share of those of the whole."""
    rows, columns = np.flatnonzero(inside.any(1)), np.flatnonzero(inside.any(0))
    box = float(len(rows) * len(columns))
    width = EDGE * box**0.5 if inside.sum() > BOXY * box else 0.0
    whole, part = _slopes(inside, width), _slopes(inside & ~seams, width)
    normal = WHOLE * whole + (1 - WHOLE) * part
    return np.asarray(normal / np.linalg.norm(normal, axis=2, keepdims=True), np.float32)


def _slopes(inside: Mask, edge: float) -> NDArray[Any]:
    """h×w×3 unit normals of outlines blown up: the root of the solution of Poisson's equation, which makes a circle a
    ball; with an `edge` in pixels only so wide a border is round, and the rest is flat."""
    bulge = np.sqrt(np.maximum(_blown(inside.astype(np.float32), 0.0 if edge <= 0 else edge**-2), 0))
    bulge = cv2.GaussianBlur(bulge, (0, 0), 1.0)
    dx, dy = (cv2.Sobel(bulge, -1, *way, scale=1 / 8) for way in ((1, 0), (0, 1)))
    normal = np.dstack([-dx, -dy, np.ones_like(dx)])
    return np.asarray(normal / np.linalg.norm(normal, axis=2, keepdims=True), np.float32)


def _blown(inside: NDArray[Any], screen: float) -> NDArray[Any]:
    """The solution of Δu - screen·u = -2 in what is inside, 0 outside: from coarse to fine, with a few sweeps each."""
    height, width = inside.shape
    if min(height, width) <= 8:
        start = np.zeros_like(inside)
    else:
        half = cv2.resize(inside, ((width + 1) // 2, (height + 1) // 2), interpolation=cv2.INTER_AREA)
        coarse = _blown((half > 0.5).astype(np.float32), 4 * screen)
        start = 4 * cv2.resize(coarse, (width, height), interpolation=cv2.INTER_LINEAR) * inside
    cross = np.array([[0, 1, 0], [1, 0, 1], [0, 1, 0]], np.float32) / (4 + screen)
    for _ in range(24):
        start = (cv2.filter2D(start, -1, cross, borderType=cv2.BORDER_CONSTANT) + 2 / (4 + screen)) * inside
    return np.asarray(start, np.float32)


def _light(
    normal: NDArray[Any], inside: Mask, seams: Mask, lighting: Lighting, finish: Finish
) -> tuple[NDArray[Any], NDArray[Any]]:
    """h×w×3 factors of linear light, near 1 where a surface faces the viewer; and h×w of what shines on top of it."""
    side = lighting.side if abs(lighting.side) > 0.1 else -0.3
    toward = _unit(np.array([TOWARD[0] * np.clip(1.6 * side, -1, 1), TOWARD[1], TOWARD[2]], np.float32))
    facing = normal @ toward
    key = KEY * np.clip((facing + WRAPPED) / (1 + WRAPPED), 0, 1)
    up = 0.5 - 0.5 * normal[..., 1]
    ground = np.array(lighting.ground or (0.5, 0.5, 0.5), np.float32) ** 2 + 0.04
    below = BOUNCE * np.clip(ground / 0.25, 0.3, 1.6)
    light = (key + SKY * up)[..., None] + (1 - up)[..., None] * below
    light *= _open(inside, seams, grounded=lighting.ground is not None)[..., None]
    half = _unit(toward + np.array([0, 0, 1], np.float32))
    shine = finish.gloss * np.clip(normal @ half, 0, 1) ** finish.sharp * (0.4 + 0.6 * (facing > 0))
    shine += finish.rim * (1 - np.clip(normal[..., 2], 0, 1)) ** 3 * (0.25 + 0.75 * up)
    return light, shine * inside


def _unit(vector: NDArray[Any]) -> NDArray[Any]:
    return np.asarray(vector / np.linalg.norm(vector), np.float32)


def _open(inside: Mask, seams: Mask, *, grounded: bool) -> NDArray[Any]:
    """h×w: the share of the light that reaches into corners, 0 to 1."""
    side = max(inside.shape)
    near = cv2.GaussianBlur(seams.astype(np.float32), (0, 0), 0.010 * side)
    reached = 1 - SEAM * np.clip(2.2 * near, 0, 1)
    if not grounded:
        return np.asarray(reached, np.float32)
    # The lowest pixel of each column is near the ground where it is near the figure's foot.
    foot = int(np.flatnonzero(inside.any(1))[-1])
    above = np.maximum(foot - np.arange(len(inside), dtype=np.float32), 0)[:, None] / len(inside)
    return np.asarray(reached * (1 - FOOT * np.exp(-above / 0.06)), np.float32)

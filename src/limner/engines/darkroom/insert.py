"""A drawn figure put into a picture: modelled, toned, softened, on its shadow, grained like the rest."""

from dataclasses import dataclass

import cv2
import numpy as np

from limner.engines.darkroom.arrays import Matte, Pixels
from limner.engines.darkroom.body import Lighting, lit_body
from limner.engines.darkroom.canvas import fitted, resized, strips, to_bytes
from limner.engines.darkroom.composite import over
from limner.engines.darkroom.drawn import Figure
from limner.engines.darkroom.foot import ground_colour, overgrown
from limner.engines.darkroom.harmony import grained, softened, toned
from limner.engines.darkroom.photograph import Character
from limner.engines.darkroom.relief import modelled
from limner.engines.darkroom.room import Place
from limner.engines.darkroom.shadow import ground_shadow, shaded

SHADOW = 0.84
"""How dark a shadow is at its darkest."""

FADING, FADED_AT = 0.05, 60_000
"""The sigma over which a shadow ends at the edge of where it may fall, over the figure's width; and the square pixels
at which that is found."""

FAINT = 8
"""The most alpha, of 255, at which a colour is not that of the figure."""
BLED_AT = 4
"""The part of the size at which the colours beside such a pixel are averaged."""


@dataclass(frozen=True, slots=True)
class Blending:
    """How much of the picture's character a figure takes, 0 to 1, and whether it casts a shadow."""

    amount: float = 1.0
    shadow: bool = True


def insert(
    rgb: Pixels,
    figure: Figure,
    place: Place,
    picture: Character,
    seed: int,
    clip: Matte | None = None,
    blending: Blending = Blending(),
) -> Pixels:
    """H×W×3 with the figure in its place; `clip` (H×W) says how much of it, and of its shadow, may show where."""
    height, width = rgb.shape[:2]
    side, below = round(0.45 * place.height) + 8, round(0.12 * place.height) + 8
    left, right = max(place.x - side, 0), min(place.x + place.width + side, width)
    top, bottom = max(place.y - 8, 0), min(place.y + place.height + below, height)
    area = np.s_[top:bottom, left:right]
    layer = np.zeros((bottom - top, right - left, 4), np.uint8)
    _paste(layer, softened(_body(rgb, figure, place, picture, blending.amount, seed), picture), left, top, place)
    matte = np.asarray(cv2.extractChannel(layer, 3).astype(np.float32) / 255, np.float32)
    drawn = _bled(layer)
    del layer
    allowed = None if clip is None else clip[area]
    shadow = None
    if blending.shadow and figure.grounded:
        strength = SHADOW * float(np.clip(0.7 + 0.5 * picture.level, 0.75, 1.0))
        shadow = ground_shadow(matte, picture.side, strength)
        if allowed is not None:
            shadow *= _faded(allowed, FADING * place.width)
            shadow *= allowed
    if figure.grounded:
        matte *= 1 - overgrown(rgb[area], matte)
    if allowed is not None:
        matte *= allowed
    result = rgb.copy()
    window = result[area]
    # The noise of the grain repeats after less than a strip, so that it goes on from one to the next.
    for rows in strips(len(window)):
        part = window[rows] if shadow is None else shaded(window[rows], shadow[rows])
        part = over(part, toned(drawn[rows], picture, blending.amount, matte[rows]), matte[rows])
        window[rows] = grained(part, matte[rows], blending.amount * picture.grain, seed)
    return result


def _body(rgb: Pixels, figure: Figure, place: Place, picture: Character, amount: float, seed: int) -> Pixels:
    """The figure at its size and with volume, the less the flatter the picture is."""
    ground = ground_colour(rgb, place) if figure.grounded else None
    side = picture.side if abs(picture.side) > 0.1 else -0.3
    sized = resized(figure.pixels, place.width, place.height)
    if figure.parts is not None:
        return lit_body(sized, figure.parts, Lighting(side, ground), figure.finish, seed)
    return modelled(sized, side, ground, amount * picture.photographic, seed)


def _faded(allowed: Matte, sigma: float) -> Matte:
    """1 well within what is allowed, 0 at its edge and beyond: found small, since it is soft."""
    height, width = allowed.shape
    size = fitted(width, height, FADED_AT)
    small = cv2.resize(allowed, size, interpolation=cv2.INTER_AREA)
    soft = np.clip(2 * cv2.GaussianBlur(small, (0, 0), max(sigma * size[0] / width, 0.6)) - 1, 0, 1)
    return np.asarray(cv2.resize(soft, (width, height), interpolation=cv2.INTER_LINEAR), np.float32)


def _paste(layer: Pixels, sprite: Pixels, left: int, top: int, place: Place) -> None:
    """The part of the sprite that is on the layer, whose corner is at (left, top)."""
    x, y = place.x - left, place.y - top
    above, before = max(-y, 0), max(-x, 0)
    rows, columns = min(sprite.shape[0], layer.shape[0] - y), min(sprite.shape[1], layer.shape[1] - x)
    layer[y + above : y + rows, x + before : x + columns] = sprite[above:rows, before:columns]


def _bled(layer: Pixels) -> Pixels:
    """The colours H×W×3, at the figure's faint edge those of what is beside it, so that no fringe shows there."""
    rgb, alpha = np.asarray(cv2.cvtColor(layer, cv2.COLOR_RGBA2RGB), np.uint8), np.asarray(cv2.extractChannel(layer, 3))
    solid = cv2.threshold(alpha, FAINT, 255, cv2.THRESH_BINARY)[1]
    y, x = np.nonzero((alpha > 0) & (alpha <= FAINT))
    if not y.size:
        return rgb
    size = -(-rgb.shape[1] // BLED_AT), -(-rgb.shape[0] // BLED_AT)
    near, weight = (
        cv2.GaussianBlur(cv2.resize(part, size, interpolation=cv2.INTER_AREA).astype(np.float32), (0, 0), 1.0)
        for part in (cv2.bitwise_and(rgb, rgb, mask=solid), solid)
    )
    colours = to_bytes(255 * near / np.maximum(weight, 0.25)[..., None])
    rgb[y, x] = colours[y * size[1] // len(rgb), x * size[0] // rgb.shape[1]]
    return rgb

"""Small pictures of a display list: what of which colour is seen, of the subjects and around them."""

from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.drawing.display import Display, Group, Item
from limner.drawing.raster import rasterise, rasterise_clear
from limner.engines.illustrator.style_transfer.spaces import Labs, to_labs

_MANY = 400
"""So many pixels of a region tell enough of it."""
_SIDE = 72
"""The longer side of the small picture, in its pixels."""
_RING = 7
"""How far, in those pixels, a subject's surroundings reach."""
_SOLID = 200
"""The alpha from which a pixel is the subject's own."""


@dataclass(frozen=True, slots=True)
class Views:
    """N×3 OKLab colours of the whole picture, of the subjects, and of what lies around them; either may be empty."""

    whole: Labs
    hero: Labs
    around: Labs


def views(display: Display) -> Views:
    """What the display shows, from two small pictures of it."""
    scale = _SIDE / max(display.width, display.height)
    whole = to_labs(rasterise(_small(display, scale)))
    heroes = tuple(item for item in display.items if isinstance(item, Group) and item.name == "hero")
    empty = np.empty((0, 3))
    if not heroes:
        return Views(whole.reshape(-1, 3), empty, empty)
    alpha = rasterise_clear(_small(replace(display, items=heroes), scale))[..., 3]
    own, ring = _own(alpha)
    return Views(whole.reshape(-1, 3), _some(whole[own]), _some(whole[ring]))


def _some(labs: Labs) -> Labs:
    return labs[:: max(len(labs) // _MANY, 1)]


def _small(display: Display, scale: float) -> Display:
    width, height = max(round(display.width * scale), 1), max(round(display.height * scale), 1)
    matrix = (width / display.width, 0.0, 0.0, height / display.height, 0.0, 0.0)
    return Display(width, height, display.ground, (Group(tuple(map(_sharp, display.items)), matrix=matrix),))


def _sharp(item: Item) -> Item:
    """The item without blurs, which cost more than the rest and hardly change how much of a colour is seen."""
    if not isinstance(item, Group):
        return item
    return replace(item, items=tuple(map(_sharp, item.items)), blur=0.0)


def _own(alpha: NDArray[np.uint8]) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """The subjects' pixels, and those of a ring around them."""
    own = (alpha >= _SOLID).astype(np.uint8)
    touched = (alpha > 0).astype(np.uint8)
    reach = cv2.dilate(touched, np.ones((_RING, _RING), np.uint8))
    return own > 0, (reach > 0) & (touched == 0)

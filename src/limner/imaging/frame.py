"""Pictures brought into a frame of another shape."""

import numpy as np
from numpy.typing import NDArray
from PIL import Image


def covering(pixels: NDArray[np.uint8], width: int, height: int, *, smooth: bool = True) -> NDArray[np.uint8]:
    """H×W or H×W×3 uint8, scaled evenly until it covers `width` × `height`, the middle of it.

    Where not `smooth`, values are taken and never mixed, as for masks.
    """
    own_height, own_width = pixels.shape[:2]
    scale = max(width / own_width, height / own_height)
    across, down = width / scale, height / scale
    left, top = (own_width - across) / 2, (own_height - down) / 2
    if (own_width, own_height) == (width, height):
        return np.ascontiguousarray(pixels)
    image = Image.fromarray(np.ascontiguousarray(pixels))
    method = Image.Resampling.LANCZOS if smooth else Image.Resampling.NEAREST
    return np.asarray(image.resize((width, height), method, (left, top, left + across, top + down)))

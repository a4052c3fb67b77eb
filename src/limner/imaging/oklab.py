"""OKLab, the space in which colours are compared (Ottosson, "A perceptual color space for image processing", 2020)."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Lab: TypeAlias = NDArray[np.float32]
"""…×3: lightness 0.0 to 1.0, and two axes of colour within about ±0.4."""

TO_LMS = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
"""From linear sRGB, as a column, to the responses of the eye's cones."""
TO_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)
"""From their cube roots to OKLab."""

_RGB_TO_LMS, _LMS_TO_LAB = TO_LMS.T.astype(np.float32), TO_LAB.T.astype(np.float32)


def linear(encoded: NDArray[Any]) -> NDArray[Any]:
    """Linear light of sRGB values 0 to 1 (IEC 61966-2-1)."""
    return np.where(encoded <= 0.04045, encoded / 12.92, ((encoded + 0.055) / 1.055) ** 2.4)


LINEAR = linear(np.arange(256) / 255)
"""Linear light of the codes 0 to 255."""


def to_oklab(rgb: NDArray[Any]) -> Lab:
    """The colours in OKLab. `rgb` is …×3, sRGB 0 to 255, whole or not."""
    lab: Lab = np.cbrt(linear(np.asarray(rgb, np.float32) / 255) @ _RGB_TO_LMS) @ _LMS_TO_LAB
    return lab


def nearest(colors: Lab, palette: Lab) -> NDArray[np.int64]:
    """For each of N×3 colours the index of the nearest of K×3."""
    distances = (palette**2).sum(axis=1) - 2 * (colors @ palette.T)
    indices: NDArray[np.int64] = distances.argmin(axis=1)
    return indices

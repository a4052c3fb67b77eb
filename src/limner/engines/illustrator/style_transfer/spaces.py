"""Many colours at once, from sRGB to OKLab and back, in double precision."""

from collections.abc import Iterable
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from limner.imaging.oklab import LINEAR, TO_LAB, TO_LMS

Labs: TypeAlias = NDArray[np.float64]
"""…×3: OKLab lightness 0 to 1, green–red and blue–yellow."""

_FROM_LAB, _FROM_LMS = np.linalg.inv(TO_LAB), np.linalg.inv(TO_LMS)


def to_labs(rgb: NDArray[np.uint8] | Iterable[tuple[int, int, int]]) -> Labs:
    """OKLab of …×3 sRGB colours, whole numbers 0 to 255."""
    codes: NDArray[Any] = rgb if isinstance(rgb, np.ndarray) else np.array(list(rgb), np.uint8).reshape(-1, 3)
    return np.cbrt(LINEAR[codes] @ TO_LMS.T) @ TO_LAB.T  # type: ignore[no-any-return]


def to_rgbs(labs: Labs) -> NDArray[np.uint8]:
    """sRGB of …×3 OKLab colours; those outside the gamut are cut at its faces."""
    linear = np.clip((labs @ _FROM_LAB.T) ** 3 @ _FROM_LMS.T, 0.0, 1.0)
    encoded = np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)
    codes: NDArray[np.uint8] = np.rint(255 * encoded).astype(np.uint8)
    return codes

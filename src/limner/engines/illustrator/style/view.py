"""A reference as it is looked at: small enough to measure, large enough to show its lines and its grain."""

from dataclasses import dataclass
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.imaging.oklab import LINEAR, TO_LAB, TO_LMS

Pixels: TypeAlias = NDArray[np.uint8]
"""H×W×3 or H×W×4: sRGB, straight alpha."""
Floats: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.bool_]

CLOSE = 1024
"""The longer side, pixels, at which lines, edges and grain are read: the size that the service draws at."""
WHOLE = 512
"""The longer side, pixels, at which everything else is."""

_LINEAR, _TO_LMS, _TO_LAB = (table.astype(np.float32) for table in (LINEAR, TO_LMS, TO_LAB))


@dataclass(frozen=True, slots=True)
class View:
    """A picture twice: `close` within 1024 pixels, `whole` within 512; never larger than it came.

    Of the close one are `rgb` (H×W×3), `alpha` (H×W, 0 to 1), `light` (H×W, OKLab lightness) and `steps` (H×W, the
    change of lightness a pixel); of the whole one `lab` (h×w×3, OKLab) and `shown` (h×w, 0 to 1, its alpha).
    What is transparent lies on white.
    """

    rgb: Pixels
    alpha: Floats
    light: Floats
    steps: Floats
    lab: Floats
    shown: Floats

    @property
    def side(self) -> int:
        """The shorter side of the close picture, pixels."""
        return int(min(self.light.shape))

    @property
    def span(self) -> int:
        """The shorter side of the whole picture, pixels."""
        return int(min(self.shown.shape))


def view(pixels: Pixels) -> View:
    """Look at H×W×3 or H×W×4 pixels. A picture in which nothing shows is looked at as white."""
    near = reduced(pixels, CLOSE)
    rgb, alpha = _on_white(near)
    small = reduced(near, WHOLE)
    whole, shown = _on_white(small)
    light = np.ascontiguousarray(oklab(rgb)[..., 0])
    return View(rgb, alpha, light, gradient(light), oklab(whole), shown)


def gradient(light: Floats) -> Floats:
    """H×W: the change of H×W lightness a pixel."""
    across, down = cv2.Scharr(light, cv2.CV_32F, 1, 0), cv2.Scharr(light, cv2.CV_32F, 0, 1)
    return np.asarray(cv2.magnitude(across, down) / 32, np.float32)


def blurred(values: Floats, sigma: float) -> Floats:
    """H×W or H×W×3, smoothed by a Gaussian of `sigma` pixels."""
    return np.asarray(cv2.GaussianBlur(values, (0, 0), sigma), np.float32)


def reduced(pixels: Pixels, limit: int) -> Pixels:
    """The picture with its longer side at `limit` pixels at most, each side at least 1."""
    height, width = pixels.shape[:2]
    scale = limit / max(height, width)
    if scale >= 1:
        return pixels
    size = (max(1, round(width * scale)), max(1, round(height * scale)))
    if pixels.shape[2] == 3:
        return np.asarray(cv2.resize(pixels, size, interpolation=cv2.INTER_AREA), np.uint8)
    # Colours count by their alpha: what is hidden must not bleed into what shows.
    alpha = pixels[..., 3:].astype(np.float32)
    carried = cv2.resize(pixels[..., :3] * alpha, size, interpolation=cv2.INTER_AREA)
    kept = cv2.resize(alpha, size, interpolation=cv2.INTER_AREA)
    colours = carried / np.maximum(kept, 1e-3)[..., None]
    return np.rint(np.dstack([colours, kept])).clip(0, 255).astype(np.uint8)


def reduced_light(light: Floats, shown: Mask, span: int) -> tuple[Floats, Mask]:
    """H×W lightness, and where it shows, with the shorter side at `span` pixels at most."""
    scale = span / min(light.shape)
    if scale >= 1:
        return light, shown
    size = (max(1, round(light.shape[1] * scale)), max(1, round(light.shape[0] * scale)))
    small = np.asarray(cv2.resize(light, size, interpolation=cv2.INTER_AREA), np.float32)
    return small, cv2.resize(shown.astype(np.float32), size, interpolation=cv2.INTER_AREA) > 0.99


def oklab(rgb: Pixels) -> Floats:
    """H×W×3 OKLab of H×W×3 sRGB; as `imaging.oklab` has it, in half the time."""
    lms = cv2.transform(np.ascontiguousarray(_LINEAR[rgb]), _TO_LMS)
    return np.asarray(cv2.transform(np.cbrt(lms), _TO_LAB), np.float32)


def _on_white(pixels: Pixels) -> tuple[Pixels, Floats]:
    opaque = np.ones(pixels.shape[:2], np.float32)
    if pixels.shape[2] == 3:
        return pixels, opaque
    if not pixels[..., 3].any():
        return np.full_like(pixels[..., :3], 255), opaque
    alpha = pixels[..., 3].astype(np.float32) / 255
    laid = pixels[..., :3] * alpha[..., None] + 255 * (1 - alpha[..., None])
    return np.rint(laid).astype(np.uint8), np.asarray(alpha, np.float32)

"""Colour profiles: from what a file was stored in to sRGB, by Little CMS."""

import io
from typing import Literal

import numpy as np
from PIL import Image, ImageCms

Space = Literal["L", "RGB", "CMYK"]
Transform = ImageCms.ImageCmsTransform

SAME_LEVELS = 3
"""Levels of 255: a profile that changes no colour by more is sRGB, of which there are many spellings."""
MAX_BYTES = 4_000_000
_SIGNATURES: dict[Space, str] = {"L": "GRAY", "RGB": "RGB", "CMYK": "CMYK"}


def to_srgb(profile: bytes | None, space: Space) -> Transform | None:
    """What turns pixels of `space` to sRGB, for `apply`.

    None where nothing is to be done: no profile, a broken one, one for another kind of pixels, or sRGB itself.
    """
    if not profile or len(profile) > MAX_BYTES:
        return None
    try:
        source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
        if source.profile.xcolor_space.strip() != _SIGNATURES[space]:
            return None
        transform = ImageCms.buildTransform(source, ImageCms.createProfile("sRGB"), space, "RGB")
        return None if space != "CMYK" and _changes_nothing(transform, space) else transform
    except (ImageCms.PyCMSError, OSError, ValueError, TypeError, MemoryError):
        return None


def apply(transform: Transform, image: Image.Image) -> Image.Image:
    """The picture in sRGB, mode RGB. Raises PyCMSError."""
    converted = ImageCms.applyTransform(image, transform)
    if converted is None:
        raise ImageCms.PyCMSError("no picture came out")
    return converted


def _changes_nothing(transform: Transform, space: Space) -> bool:
    """Whether the transform leaves a sample of the colours alone: every 15th level of each channel."""
    levels = np.arange(0, 256, 15, dtype=np.uint8)
    sample = np.stack(np.meshgrid(levels, levels, levels), -1).reshape(1, -1, 3) if space == "RGB" else levels[None]
    image = Image.fromarray(sample)
    before = np.asarray(image.convert("RGB"), np.int16)
    after = np.asarray(apply(transform, image), np.int16)
    return bool(np.abs(after - before).max() <= SAME_LEVELS)

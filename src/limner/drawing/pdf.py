"""Pictures as pages of PDF: SVG as shapes, pixels as they are."""

from collections.abc import Callable
from typing import Any

import numpy as np
import skia
from numpy.typing import NDArray


def pdf_of_svg(svg: str, width: float, height: float) -> bytes:
    """One page of width×height points with the drawing's shapes. Raises ValueError for what is no SVG."""
    drawing = skia.SVGDOM.MakeFromStream(skia.MemoryStream(svg.encode()))
    if drawing is None:
        raise ValueError("no SVG")
    drawing.setContainerSize(skia.Size(width, height))
    return _page(width, height, drawing.render)


def pdf_of_pixels(pixels: NDArray[np.uint8]) -> bytes:
    """One page with H×W×3 or H×W×4 uint8 pixels, each a point, without loss; transparent where they are."""
    height, width = pixels.shape[:2]
    alpha = pixels[..., 3:] if pixels.shape[2] == 4 else np.full((height, width, 1), 255, np.uint8)
    whole = np.ascontiguousarray(np.dstack([pixels[..., :3], alpha]))
    image = skia.Image.fromarray(whole, colorType=skia.kRGBA_8888_ColorType, copy=False)
    return _page(width, height, lambda canvas: canvas.drawImage(image, 0, 0))


def _page(width: float, height: float, draw: Callable[[Any], object]) -> bytes:
    file = skia.DynamicMemoryWStream()
    with skia.PDF.MakeDocument(file) as document, document.page(width, height) as canvas:
        draw(canvas)
    return bytes(file.detachAsData())

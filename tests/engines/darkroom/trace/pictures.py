"""Pictures for the tests, and what is read off a tracing."""

import io
import re

import numpy as np
import resvg_py
import skia
from defusedxml import ElementTree
from numpy.typing import NDArray
from PIL import Image

from limner.engines.base import never_cancelled
from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.trace.options import TraceOptions
from limner.engines.darkroom.trace.trace import trace

NAVY, RED, PALE, AMBER = (29, 53, 87), (230, 57, 70), (241, 250, 238), (255, 183, 3)


def logo() -> Pixels:
    """160×120 RGBA: a navy plate with round corners on transparency; on it a red disc, a ring, a triangle."""
    surface = skia.Surface(160, 120)
    canvas = surface.getCanvas()
    canvas.clear(skia.Color(0, 0, 0, 0))
    canvas.drawRoundRect(skia.Rect(8, 8, 152, 112), 16, 16, _paint(NAVY))
    canvas.drawCircle(56, 60, 32, _paint(RED))
    triangle = skia.Path()
    triangle.addPoly([skia.Point(80, 96), skia.Point(112, 24), skia.Point(144, 96)], True)
    canvas.drawPath(triangle, _paint(PALE))
    ring = _paint(AMBER)
    ring.setStyle(skia.Paint.kStroke_Style)
    ring.setStrokeWidth(3)
    canvas.drawCircle(56, 60, 18, ring)
    return np.array(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))


def shaded() -> Pixels:
    """160×200 RGB: an even change of colour from top to bottom."""
    ramp = np.linspace((240, 120, 60), (40, 60, 160), 160)[:, None]
    return np.broadcast_to(ramp, (160, 200, 3)).round().astype(np.uint8)


def svg_of(pixels: Pixels, **options: object) -> str:
    """The tracing with these options."""
    return trace(pixels, TraceOptions(**options), never_cancelled)  # type: ignore[arg-type]


def render(svg: str, width: int, height: int) -> Pixels:
    """The SVG in RGBA."""
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height)
    return np.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGBA"))


def off(svg: str, pixels: Pixels) -> float:
    """By how many levels the rendered SVG differs from the opaque picture in the mean."""
    rendered = render(svg, pixels.shape[1], pixels.shape[0])[..., :3]
    return float(np.abs(rendered.astype(int) - pixels[..., :3]).mean())


def shapes(svg: str) -> int:
    """How many shapes there are."""
    return sum(element.tag.endswith(("path", "rect")) for element in ElementTree.fromstring(svg).iter())


def fills(svg: str) -> set[tuple[int, int, int]]:
    """The colours of all fills and lines."""
    found = set()
    for text in re.findall(r'(?:fill|stroke|stop-color)="#([0-9a-f]+)"', svg):
        wide = text if len(text) == 6 else "".join(2 * digit for digit in text)
        found.add((int(wide[:2], 16), int(wide[2:4], 16), int(wide[4:], 16)))
    return found


def coverage(svg: str, width: int, height: int) -> NDArray[np.float64]:
    """How often each pixel is covered, by parts too, when every shape is drawn alone and without its line."""
    bare = re.sub(r' stroke[-a-z]*="[^"]*"', "", svg)
    total = np.zeros((height, width))
    for shape in re.findall(r"<(?:path|rect)[^>]*/>", bare):
        head = bare[: bare.index(">") + 1]
        total += render(f"{head}{shape}</svg>", width, height)[..., 3] / 255.0
    return total


def _paint(color: tuple[int, int, int]) -> skia.Paint:
    return skia.Paint(AntiAlias=True, Color=skia.ColorSetRGB(*color))

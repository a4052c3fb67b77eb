"""SVG documents of what is kept and what is drawn."""

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.shapes.contours import outline
from limner.engines.darkroom.shapes.nesting import clip_to, nest
from limner.engines.darkroom.trace.options import TraceOptions
from limner.engines.darkroom.trace.trace import trace
from limner.engines.illustrator.public import Cutout
from limner.imaging.source import Source
from limner.imaging.svg.read import read_svg

TRACED_AT = 1_200_000
"""Square pixels at which a picture is traced at most."""


def document(width: int, height: int, *parts: str) -> str:
    """One document of groups, in painter's order."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    )
    return "\n".join([head, *(part for part in parts if part), "</svg>"])


def traced(pixels: Pixels, check: CancelCheck, prefix: str = "picture", within: Mask | None = None) -> str:
    """The picture as one group of shapes of its size; only inside a mask where one is given."""
    height, width = pixels.shape[:2]
    text = trace(pixels, TraceOptions(gradients=False, compression=True), check)
    if within is not None:
        text = clip_to(text, within)
    return nest(text, 0, 0, width, height, prefix)


def kept(source: Source, pixels: Pixels, check: CancelCheck, prefix: str = "picture") -> str:
    """The source as one group of the pixels' size: its own shapes where it is an SVG, else its tracing."""
    height, width = pixels.shape[:2]
    if source.format == "svg":
        return nest(read_svg(source.data, source.param).text, 0, 0, width, height, prefix)
    return traced(pixels, check, prefix)


def clipped(group: str, mask: Mask, name: str) -> str:
    """A group that shows only inside the mask, which is as large as the document."""
    return (
        f'<defs><clipPath id="{name}"><path clip-rule="evenodd" d="{outline(mask)}"/></clipPath></defs>\n'
        f'<g clip-path="url(#{name})">{group}</g>'
    )


def placed(cutout: Cutout, x: float, y: float, scale: float, shadow: str = "shade") -> str:
    """A cut-out at a place, with the shadow of what touches the ground."""
    feet = "".join(
        f'<ellipse cx="{(foot.left + foot.right) / 2:.1f}" cy="{foot.y:.1f}" '
        f'rx="{max((foot.right - foot.left) * 0.62, 2):.1f}" ry="{max((foot.right - foot.left) * 0.11, 1):.1f}" '
        f'fill="url(#{shadow})"/>'
        for foot in (cutout.feet if cutout.grounded else ())
    )
    shade = (
        f'<defs><radialGradient id="{shadow}"><stop offset="0" stop-color="#14141c" stop-opacity=".5"/>'
        f'<stop offset="1" stop-color="#14141c" stop-opacity="0"/></radialGradient></defs>'
        if feet
        else ""
    )
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.4g})">{shade}{feet}{cutout.svg}</g>'

"""Transforms as Skia's matrices: read from attributes, put before what is there, written back."""

import math
from typing import Any

import skia

from limner.imaging.svg import transforms


def affine(a: float, b: float, c: float, d: float, e: float, f: float) -> skia.Matrix:
    """SVG's matrix(a b c d e f)."""
    return skia.Matrix.MakeAll(a, c, e, b, d, f, 0, 0, 1)


def parse_transform(text: str | None) -> skia.Matrix:
    """A transform list; what is not understood changes nothing."""
    return affine(*transforms.parse(text or ""))


def product(*matrices: skia.Matrix) -> skia.Matrix:
    """The last is applied first."""
    result = skia.Matrix()
    for matrix in matrices:
        result.preConcat(matrix)
    return result


def inverse(matrix: skia.Matrix) -> skia.Matrix | None:
    """None where there is none."""
    result = skia.Matrix()
    return result if matrix.invert(result) else None


def scale_of(matrix: skia.Matrix) -> float:
    """The mean factor by which lengths grow."""
    a, b, c, d = matrix.getScaleX(), matrix.getSkewY(), matrix.getSkewX(), matrix.getScaleY()
    return math.sqrt(abs(a * d - b * c))


def transform_text(matrix: skia.Matrix) -> str:
    """As an attribute's value."""
    values = (
        matrix.getScaleX(),
        matrix.getSkewY(),
        matrix.getSkewX(),
        matrix.getScaleY(),
        matrix.getTranslateX(),
        matrix.getTranslateY(),
    )
    return f"matrix({' '.join(f'{value:.6g}' for value in values)})"


def put_before(element: Any, matrix: skia.Matrix) -> None:
    """Move an element by a matrix in its parent's coordinates."""
    own = element.get("transform")
    element.set("transform", f"{transform_text(matrix)} {own}" if own else transform_text(matrix))

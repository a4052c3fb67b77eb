"""Affine maps of outlines: made, multiplied, inverted. Coordinates are y down."""

import math
from typing import TypeAlias

import skia

Affine: TypeAlias = skia.Matrix


def affine(a: float, b: float, c: float, d: float, e: float, f: float) -> Affine:
    """SVG's matrix(a b c d e f): x' = a·x + c·y + e, y' = b·x + d·y + f."""
    return skia.Matrix.MakeAll(a, c, e, b, d, f, 0, 0, 1)


def placed(scale: float, degrees: float, x: float, y: float) -> Affine:
    """Turned clockwise by `degrees`, then scaled, then moved by (x, y)."""
    matrix = skia.Matrix()
    matrix.setRotate(degrees)
    matrix.postScale(scale, scale)
    matrix.postTranslate(x, y)
    return matrix


def turned(degrees: float, centre: tuple[float, float] = (0.0, 0.0)) -> Affine:
    """A clockwise turn about `centre`."""
    matrix = skia.Matrix()
    matrix.setRotate(degrees, *centre)
    return matrix


def product(*matrices: Affine) -> Affine:
    """The last is applied first; of none, the map that changes nothing."""
    result = skia.Matrix()
    for matrix in matrices:
        result.preConcat(matrix)
    return result


def inverse(matrix: Affine) -> Affine | None:
    """None where there is none."""
    result = skia.Matrix()
    return result if matrix.invert(result) else None


def entries(matrix: Affine) -> tuple[float, float, float, float, float, float]:
    """The numbers a to f, as `affine` takes them."""
    return (
        matrix.getScaleX(),
        matrix.getSkewY(),
        matrix.getSkewX(),
        matrix.getScaleY(),
        matrix.getTranslateX(),
        matrix.getTranslateY(),
    )


def scale_of(matrix: Affine) -> float:
    """The mean factor by which lengths grow."""
    a, b, c, d, _, _ = entries(matrix)
    return math.sqrt(abs(a * d - b * c))

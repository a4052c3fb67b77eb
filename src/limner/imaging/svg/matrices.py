"""Transforms as matrices: read from attributes, put before what is there, written back."""

from typing import Any

from limner.drawing.matrices import Affine, affine, entries
from limner.imaging.svg import transforms


def parse_transform(text: str | None) -> Affine:
    """A transform list; what is not understood changes nothing."""
    return affine(*transforms.parse(text or ""))


def transform_text(matrix: Affine) -> str:
    """As an attribute's value."""
    return f"matrix({' '.join(f'{value:.6g}' for value in entries(matrix))})"


def put_before(element: Any, matrix: Affine) -> None:
    """Move an element by a matrix in its parent's coordinates."""
    own = element.get("transform")
    element.set("transform", f"{transform_text(matrix)} {own}" if own else transform_text(matrix))

"""What a style is, once it has been learned from pictures: numbers that any engine can draw by.

It is small (a few kilobytes as JSON), can be printed and tested without drawing, and keeps no pixel of the pictures.
"""

from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, Literal, TypeAlias

from pydantic import TypeAdapter

Shading: TypeAlias = Literal["flat", "gradient", "hatched", "painterly"]
"""How light becomes colour: areas of one colour, smooth shades, strokes of lines, or strokes of a brush."""

BaseStyle: TypeAlias = Literal[
    "any", "realistic_image", "digital_illustration", "vector_illustration", "icon", "logo_raster"
]
"""The family of looks that a style chooses from, in the interface's words."""

MixPolicy: TypeAlias = Literal["PaletteMatch", "MaxWeight"]
"""How palettes of several pictures become one: as a weighted average, or that of the heaviest."""

Match: TypeAlias = Literal["flexible", "regular", "precise"]
"""How closely to follow a style: loosely, and least in texture; closer; in the palette's shares and the surface too."""


@dataclass(frozen=True, slots=True)
class Swatch:
    """A colour of a palette, sRGB 0 to 255, and its share of the picture, 0.0 to 1.0."""

    rgb: tuple[int, int, int]
    share: float


@dataclass(frozen=True, slots=True)
class LearnedStyle:
    """One style. Lengths are shares of the picture's shorter side; lightness and chroma are OKLab's (Ottosson 2020)."""

    base: BaseStyle
    palette: tuple[Swatch, ...]
    """1 to 16 colours, the largest share first; the shares add up to 1."""
    ground: tuple[int, int, int]
    """The colour that lies behind everything: paper, sky or wall, as found along the borders."""
    tones: tuple[float, ...]
    """Lightness (0 to 1) at the quantiles 0, 0.1, … 1.0: eleven numbers that never fall."""
    contrast: float
    """Standard deviation of lightness, 0 to 0.5."""
    chroma: float
    """Mean chroma, 0 (gray) to about 0.32."""
    temperature: float
    """-1 (cold, blue) to 1 (warm, orange)."""
    edge_softness: float
    """0 (edges of one pixel) to 1 (no edge is sharp)."""
    line_weight: float
    """Width of drawn outlines; 0 where there are none."""
    line_share: float
    """How much of the drawing is outlines: 0 (areas alone), about a half (areas with outlines) to 1 (lines alone)."""
    line_rgb: tuple[int, int, int]
    """Their colour; black where there are none."""
    texture: float
    """Strength of structure in areas (brush, canvas, weave): deviation of lightness at 0.5 to 4 % of the side."""
    grain: float
    """Strength of noise: standard deviation of lightness from pixel to pixel, in pictures of 1024 pixels."""
    shading: Shading
    roundness: float
    """The language of shapes: 0 (angular) to 1 (round)."""
    detail: float
    """Density of detail: 0 (a few large shapes) to 1 (something everywhere)."""
    words: str = ""
    """The prompt that came with the style: its style words count as if every prompt had them."""

    def to_json(self) -> dict[str, Any]:
        """The style as JSON values, which `from_json` reads."""
        return asdict(self)


def from_json(values: dict[str, Any]) -> LearnedStyle:
    """The style that `to_json` wrote. Raises ValueError for what is none."""
    return _adapter().validate_python(values)


@cache
def _adapter() -> TypeAdapter[LearnedStyle]:
    """Made when the first style is read: a process that only draws has none."""
    return TypeAdapter(LearnedStyle)

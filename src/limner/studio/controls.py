"""Colours, controls and words to place: the nested fields of a request, and what they mean to an engine."""

from itertools import combinations
from typing import Annotated, Self

from pydantic import BeforeValidator, Field, ValidationInfo, model_validator

from limner.catalog import limits
from limner.catalog.characters import unsupported
from limner.engines import jobs
from limner.studio.fields import (
    Fields,
    Flag,
    between,
    fault,
    items,
    many,
    number,
    text,
    whole,
    within,
)
from limner.studio.messages import shown

_ROUNDING = 1e-6  # shares such as 0.1 ten times do not add up to 1.0 exactly
_FLAT = 1e-9  # the area, in pictures, under which three points lie on a line


def rgb(value: object, info: ValidationInfo) -> jobs.RGB:
    """Three whole numbers from 0 to 255."""
    given = [whole(part, info) for part in items(value)]
    if len(given) != 3 or not all(0 <= part <= 255 for part in given):
        raise fault("invalid_color", f"is {shown(given)}; it must be three whole numbers from 0 to 255.")
    return given[0], given[1], given[2]


Channel = Annotated[int, Field(ge=0, le=255)]


class Color(Fields):
    """A colour, and its share of the picture."""

    rgb: Annotated[tuple[Channel, Channel, Channel], BeforeValidator(rgb)]
    weight: Annotated[float, Field(ge=0.0, le=1.0), between("invalid_color", 0.0, 1.0)] | None = None


Colors = Annotated[list[Color], Field(max_length=limits.MAX_COLORS), many("invalid_color", 0, limits.MAX_COLORS)]
Level = Annotated[int, Field(ge=0, le=limits.MAX_ARTISTIC_LEVEL), within("invalid_value", 0, limits.MAX_ARTISTIC_LEVEL)]


class Controls(Fields):
    """What the caller says about the drawing apart from the prompt. A background's weight has no effect."""

    colors: Colors | None = None
    background_color: Color | None = None
    artistic_level: Level | None = None
    no_text: Flag | None = None

    @model_validator(mode="after")
    def _shares(self) -> Self:
        weights = [color.weight for color in self.colors or ()]
        given = [weight for weight in weights if weight is not None]
        if given and len(given) < len(weights):
            raise fault(
                "invalid_color",
                f"has a weight for {len(given)} of {len(weights)} colors; give one for all or for none.",
                "controls.colors",
            )
        if sum(given) > limits.MAX_WEIGHT_SUM + _ROUNDING:
            raise fault(
                "invalid_color",
                f"has weights that add up to {sum(given):g}; they may not exceed {limits.MAX_WEIGHT_SUM}.",
                "controls.colors",
            )
        return self

    def resolved(self) -> jobs.Controls:
        """The controls as an engine takes them."""
        background = self.background_color
        return jobs.Controls(
            colors=tuple(jobs.Color(color.rgb, color.weight) for color in self.colors or ()),
            background_color=background.rgb if background else None,
            artistic_level=self.artistic_level,
            no_text=bool(self.no_text),
        )


def _word(value: object) -> str:
    given = text(value)
    if not 1 <= len(given) <= limits.MAX_WORD or any(character.isspace() for character in given):
        raise fault(
            "invalid_text_layout",
            f"is {shown(given)}; it must be one word of 1 to {limits.MAX_WORD} characters, without white space.",
        )
    if (character := unsupported(given)) is not None:
        capital = character.upper() if unsupported(character.upper()) is None else None
        raise fault(
            "invalid_text_layout",
            f"is {shown(given)}; the character {shown(character)} (U+{ord(character):04X}) is not supported"
            + (f", {shown(capital)} is." if capital else "; see the interface for those that are."),
        )
    return given


def _corner(value: object, info: ValidationInfo) -> jobs.Point:
    pair = [number(part, info) for part in items(value)]
    if len(pair) != 2 or not all(abs(part) <= limits.MAX_COORDINATE for part in pair):
        raise fault(
            "invalid_text_layout",
            f"has the point {shown(pair)}; a point must be [x, y], two numbers from "
            f"-{limits.MAX_COORDINATE:g} to {limits.MAX_COORDINATE:g}.",
        )
    return pair[0], pair[1]


def _corners(value: object, info: ValidationInfo) -> tuple[jobs.Point, ...]:
    given = items(value)
    if len(given) != 4:
        raise fault("invalid_text_layout", f"has {len(given)} items; it must be four points.")
    corners = tuple(_corner(point, info) for point in given)
    if _flattest(corners) < _FLAT:
        raise fault("invalid_text_layout", "has three points on one line; the four must form a quadrilateral.")
    return corners


def _flattest(points: tuple[jobs.Point, ...]) -> float:
    """Twice the smallest area of the triangles of the points; 0 where three lie on a line."""
    return min(
        abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) for (ax, ay), (bx, by), (cx, cy) in combinations(points, 3)
    )


Coordinate = Annotated[float, Field(ge=-limits.MAX_COORDINATE, le=limits.MAX_COORDINATE)]
Corner = tuple[Coordinate, Coordinate]


class Word(Fields):
    """One item of `text_layout`: a word and the quadrilateral to put it in."""

    text: Annotated[str, Field(min_length=1, max_length=limits.MAX_WORD), BeforeValidator(_word)]
    bbox: Annotated[tuple[Corner, Corner, Corner, Corner], BeforeValidator(_corners)]

    def resolved(self) -> jobs.Lettering:
        """The word as an engine takes it."""
        return jobs.Lettering(self.text, self.bbox)


Words = Annotated[list[Word], Field(max_length=limits.MAX_WORDS), many("invalid_text_layout", 0, limits.MAX_WORDS)]

"""What an engine can do, known before it is loaded: routes are checked against it, and so is each request."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, get_args

Input: TypeAlias = Literal["negative_prompt", "references", "style", "subject"]
"""What a job may bring beside what its operation cannot do without: words for what is not wanted, the pictures of a
style to draw like, or that style as the numbers that were learned from them, a subject that another engine has cut out.
"""

Control: TypeAlias = Literal["colors", "background_color", "artistic_level", "no_text", "text_layout", "look"]
"""What the interface lets a caller say about a drawing apart from the prompt."""

Seeds: TypeAlias = Literal["exact", "near", "none"]
"""What the same seed gives: the same bytes, a picture that a person calls the same, or another one each time."""

CONTROLS: Final[frozenset[Control]] = frozenset(get_args(Control))


@dataclass(frozen=True, slots=True)
class Sizes:
    """The sizes that an engine draws by itself; any other is made of the nearest of these.

    Both sides are multiples of `multiple` pixels; the area lies between `least_area` and `greatest_area` pixels, both
    inclusive; None is no bound.
    """

    multiple: int = 1
    least_area: int = 1
    greatest_area: int | None = None

    @property
    def every(self) -> bool:
        """Whether any size at all is drawn."""
        return self.multiple == 1 and self.least_area == 1 and self.greatest_area is None

    def has(self, width: int, height: int) -> bool:
        """Whether this very size is drawn."""
        if width % self.multiple or height % self.multiple or width * height < self.least_area:
            return False
        return self.greatest_area is None or width * height <= self.greatest_area

    def nearest(self, width: int, height: int) -> tuple[int, int]:
        """The size to have drawn for one of width×height pixels: the nearest in area, then in ratio."""
        if self.has(width, height):
            return width, height
        area = max(width * height, self.least_area)
        if self.greatest_area is not None:
            area = min(area, self.greatest_area)
        scale = math.sqrt(area / (width * height))
        multiple = self.multiple
        wide, high = (max(round(side * scale / multiple), 1) * multiple for side in (width, height))
        while self.greatest_area is not None and wide * high > self.greatest_area and max(wide, high) > multiple:
            wide, high = (
                (wide - multiple, high) if wide / high > width / height or high <= multiple else (wide, high - multiple)
            )
        while wide * high < self.least_area:
            wide, high = (wide + multiple, high) if wide / high < width / height else (wide, high + multiple)
        return wide, high


@dataclass(frozen=True, slots=True)
class Capabilities:
    """What one configured engine does.

    `operations` maps the name of each operation it serves to the inputs that it takes there. `vector` tells whether
    it makes SVG by itself; where not, its pixels are traced. `controls` are those that it honours by itself; the others
    are seen to after it. `batch` is the most jobs that it does in one run.
    """

    operations: Mapping[str, frozenset[Input]]
    vector: bool = True
    sizes: Sizes = field(default_factory=Sizes)
    seeds: Seeds = "exact"
    controls: frozenset[Control] = CONTROLS
    batch: int = 1

    @property
    def complete(self) -> bool:
        """Whether the engine does all by itself that may be said about a drawing."""
        return self.vector and self.controls == CONTROLS and self.sizes.every

    def serves(self, operation: str) -> bool:
        """Whether jobs of this operation may go to it."""
        return operation in self.operations


COMPLETE: Final = Capabilities({})
"""Of an engine that lacks nothing; it does not say what it serves."""


def everything(*operations: str) -> Capabilities:
    """The capabilities of an engine that does these operations in every size, with words for what is not wanted, with
    subjects that were cut out, and with styles by their numbers: it needs no pictures of them.
    """
    inputs: frozenset[Input] = frozenset({"negative_prompt", "style", "subject"})
    return Capabilities(dict.fromkeys(operations, inputs))

"""Affine transforms as six numbers, and boxes under them."""

import math
import re
from typing import Final, NamedTuple

from limner.imaging.svg.size import Box

_CALL = re.compile(r"(matrix|translate|scale|rotate|skewX|skewY)\s*+\(([^()]*+)\)", re.IGNORECASE)
_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
NOTHING: Final[Box] = (0.0, 0.0, 0.0, 0.0)


class Affine(NamedTuple):
    """x' = a·x + c·y + e, y' = b·x + d·y + f."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def then(self, inner: "Affine") -> "Affine":
        """The matrix that applies `inner` first."""
        a, b, c, d, e, f = self
        g, h, i, j, k, m = inner
        return Affine(a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)

    @property
    def scale(self) -> float:
        """How much longer lengths become, at most in one direction and at least in the mean."""
        return max(math.hypot(self.a, self.b), math.hypot(self.c, self.d))

    def box(self, box: Box) -> Box:
        """The bounds of the box moved."""
        left, top, width, height = box
        x, y = self.a * left + self.c * top + self.e, self.b * left + self.d * top + self.f
        across = (self.a * width, self.c * height)
        down = (self.b * width, self.d * height)
        x += sum(min(part, 0.0) for part in across)
        y += sum(min(part, 0.0) for part in down)
        return x, y, sum(map(abs, across)), sum(map(abs, down))


def parse(text: str) -> Affine:
    """A `transform` attribute; what cannot be read counts for nothing."""
    result = Affine()
    for name, arguments in _CALL.findall(text):
        numbers = [float(number) for number in _NUMBER.findall(arguments)]
        if numbers:
            result = result.then(_one(name.lower(), numbers))
    return result


def _one(name: str, n: list[float]) -> Affine:
    second = n[1] if len(n) > 1 else None
    if name == "matrix":
        return Affine(*n) if len(n) == 6 else Affine()
    if name == "translate":
        return Affine(e=n[0], f=second or 0.0)
    if name == "scale":
        return Affine(a=n[0], d=n[0] if second is None else second)
    turn = math.radians(n[0])
    if name == "rotate":
        x, y = (n[1], n[2]) if len(n) == 3 else (0.0, 0.0)
        cos, sin = math.cos(turn), math.sin(turn)
        return Affine(cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)
    return Affine(c=math.tan(turn)) if name == "skewx" else Affine(b=math.tan(turn))


def grown(box: Box, by: float) -> Box:
    """The box with so much more on each side."""
    return box[0] - by, box[1] - by, box[2] + 2 * by, box[3] + 2 * by


def common(one: Box, other: Box) -> Box:
    """What lies in both boxes."""
    left, top = max(one[0], other[0]), max(one[1], other[1])
    right, bottom = min(one[0] + one[2], other[0] + other[2]), min(one[1] + one[3], other[1] + other[3])
    return (left, top, right - left, bottom - top) if right > left and bottom > top else NOTHING


def around(one: Box, other: Box) -> Box:
    """The bounds of both; nothing has no bounds."""
    if not (one[2] or one[3]):
        return other
    if not (other[2] or other[3]):
        return one
    left, top = min(one[0], other[0]), min(one[1], other[1])
    right, bottom = max(one[0] + one[2], other[0] + other[2]), max(one[1] + one[3], other[1] + other[3])
    return left, top, right - left, bottom - top

"""Boxes on the canvas, for keeping things apart."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """Left, top, right, bottom in pixels, y down."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """In pixels."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """In pixels."""
        return self.bottom - self.top

    @property
    def area(self) -> float:
        """In square pixels; 0 for an empty box."""
        return max(self.width, 0.0) * max(self.height, 0.0)

    @property
    def centre(self) -> tuple[float, float]:
        """The middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def grown(self, by: float) -> "Box":
        """The box with its sides moved out."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def moved(self, dx: float, dy: float) -> "Box":
        """The box elsewhere."""
        return Box(self.left + dx, self.top + dy, self.right + dx, self.bottom + dy)

    def overlaps(self, other: "Box") -> bool:
        """Whether they share any area."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )

    def holds(self, x: float, y: float) -> bool:
        """Whether a point is in it."""
        return self.left <= x <= self.right and self.top <= y <= self.bottom

    def shared(self, other: "Box") -> float:
        """The area in both."""
        width = min(self.right, other.right) - max(self.left, other.left)
        height = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(width, 0.0) * max(height, 0.0)


def around(boxes: Iterable[Box]) -> Box:
    """The smallest box around all of them. Raises ValueError when there are none."""
    all_boxes = list(boxes)
    return Box(
        min(b.left for b in all_boxes),
        min(b.top for b in all_boxes),
        max(b.right for b in all_boxes),
        max(b.bottom for b in all_boxes),
    )

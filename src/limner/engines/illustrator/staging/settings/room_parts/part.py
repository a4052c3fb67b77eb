"""What a part of a fitted room is, and in which colours."""

from collections.abc import Callable

from limner.drawing.colour import RGB
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.chamber import Chamber, Wall

Hues = tuple[RGB, RGB, RGB, RGB]
"""A room's wall, floor, accent and trim."""
Part = Callable[[Chamber, Hues], None]
Span = tuple[float, float]
WARES = lay.palette("d8694f e0a84a 5f9a8a 6a7fb8 b8688a 8aa858")
WALLS: tuple[Wall, ...] = ("back", "left", "right")

"""An opening through which all is seen, as words ask for one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix
from limner.drawing.display import Paint
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.boxes import Box, around
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.units import Unit

Shares = tuple[float, float, float, float]
"""Left, top, right and bottom as shares of the canvas."""

_MOST = 1.3
"""How much nearer all come at most, to fill the opening."""


@dataclass(frozen=True, slots=True)
class Aperture:
    """`room` is where everybody is seen, `paint` draws what is about the opening. They take up to `filled` of the
    room's width or height, and come up to `most` times as near for that. One that is `open` leaves the horizon alone.
    """

    paint: Callable[[Easel], None]
    room: Shares
    filled: float = 0.9
    most: float = _MOST
    open: bool = False

    def within(self, units: Sequence[Unit], horizon: float, size: tuple[int, int]) -> tuple[list[Unit], float]:
        """Everybody in the opening, and the horizon, a share of the height, as it then is."""
        if not units:
            return [], horizon
        w, h = size
        room = Box(self.room[0] * w, self.room[1] * h, self.room[2] * w, self.room[3] * h)
        box = around(member.box for unit in units for member in unit.members)
        by = min(self.filled * room.width / box.width, self.filled * room.height / box.height, self.most)
        half = 0.5 * by * box.width
        x = min(max(box.centre[0], room.left + half), room.right - half) - by * box.centre[0]
        y = min(by * box.bottom + (1 - by) * h, room.bottom)
        y = max(y, room.top + by * box.height) - by * box.bottom
        eye = (by * horizon * h + y) / h
        least, most = (self.room[1] + share * (self.room[3] - self.room[1]) for share in (0.2, 0.8))
        moved = [unit.scaled(by).moved(x, y) for unit in units]
        return moved, horizon if self.open else min(max(eye, least), most)


def sheet(easel: Easel) -> Path:
    """All of the canvas and a margin about it."""
    return g.rect(-0.2 * easel.w, -0.2 * easel.h, 1.4 * easel.w, 1.4 * easel.h)


def put(easel: Easel, path: Path, paint: Paint | RGB, name: str, *, blur: float = 0.0) -> None:
    """Something about the opening, before all else, rain too; `blur` is a share of the easel's unit."""
    easel.fill(path, paint, "air", name, role="frame", tinted=False, blur=blur * easel.unit)


def around_hole(easel: Easel, hole: Path, paint: Paint | RGB, name: str, *, blur: float = 0.0) -> None:
    """All that is not the opening."""
    put(easel, g.difference(sheet(easel), hole), paint, name, blur=blur)


def dimmed(easel: Easel, rgb: RGB, share: float = 0.6) -> RGB:
    """A colour of something near by the light of the hour: darker by night."""
    return mix(rgb, easel.air.light.shadow, share * easel.air.light.dark)

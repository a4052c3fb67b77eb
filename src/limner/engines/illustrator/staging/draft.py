"""A mark in the making: its canvas, its subjects, its words, and the hand that it is drawn in."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.geometry import Path
from limner.engines.illustrator.looks.inked import GROUND, INK, TINT
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.scene import Layer, Placed, Words
from limner.engines.illustrator.staging.boxes import Box, around
from limner.engines.illustrator.staging.composing import composed
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.halves import halves
from limner.engines.illustrator.staging.units import Member, Unit
from limner.engines.illustrator.typesetting.contrast import contrast

_NOTHING = Reading("")
_SPELT = 3
"""The letters of the longest name that is its own monogram."""
_SEEN = 1.6
"""The contrast of a figure in its own colours with its ground, at least."""
_APART = 0.012
"""The line of ground between things of one ink that touch, over the canvas's shorter side."""
_WORN = frozenset({"hat", "crown", "headwear"})
"""What comes first of several, so that it is above where they are stacked."""
_GAP = 0.07
"""Between two of a mark's subjects, over its box's shorter side."""


@dataclass
class Draft:
    """What the arrangements work on. `texts` are the lines asked for, headline first. `asked` are colours asked for.

    `free` says that the look is left to the arrangement; `look` is what it chose. `own` says that subjects must keep
    their own colours, `named` that the words give the lead this one. `central` is a line that stands for a mark.
    `reading` is what was read of the prompt.
    """

    easel: Easel
    units: Sequence[Unit]
    dice: Dice
    texts: Sequence[str]
    words: frozenset[str]
    asked: Sequence[RGB]
    free: bool
    own: bool
    named: RGB | None = None
    reading: Reading = _NOTHING
    look: str = ""
    background: RGB | None = None
    central: str = ""
    placed: list[Unit] = field(default_factory=list)

    @property
    def size(self) -> float:
        """The shorter side."""
        return min(self.easel.w, self.easel.h)

    @property
    def centre(self) -> tuple[float, float]:
        """The canvas's middle."""
        return self.easel.w / 2, self.easel.h / 2

    @property
    def box(self) -> Box:
        """The square in the middle whose side is the shorter one."""
        x, y = self.centre
        return Box(x - self.size / 2, y - self.size / 2, x + self.size / 2, y + self.size / 2)

    @property
    def spelt(self) -> bool:
        """Whether the mark itself is the whole of the words: a monogram of a name that is short."""
        return not self.units and len(self.texts) == 1 and len(self.texts[0].strip()) <= _SPELT

    @property
    def main(self) -> RGB:
        """The lead's main colour; a quiet blue where nobody is drawn."""
        return main_colour(self.units[0].lead) if self.units else (70, 96, 140)

    def melts(self, ground: RGB) -> bool:
        """Whether the lead in its own colours is too near to the ground to be seen on it."""
        return self.look == "icon" and bool(self.units) and contrast(self.main, ground) < _SEEN

    def paper(self, colour: RGB) -> RGB:
        """Lays the ground: the colour that was asked for, else this one. Returns it."""
        ground = self.background or colour
        name = "background" if self.background else "paper"
        # Beyond the canvas on every side: looks of lines draw its outline.
        edge = 0.02 * self.size
        sheet = g.rect(-edge, -edge, self.easel.w + 2 * edge, self.easel.h + 2 * edge)
        self.easel.fill(sheet, ground, "sky", name, role="background", tinted=False)
        return ground

    def area(self, path: Path, rgb: RGB, name: str, *, layer: Layer = "far", width: float = 0.0) -> None:
        """A flat area, or a line where a width is given; of this colour in every look, for words may stand on it."""
        self.easel.fill(path, rgb, layer, name, role="panel", tinted=False, width=width)

    def hand(self, look: str) -> str:
        """The look, where it is free and the subjects' colours allow it; remembered as the scene's."""
        self.look = "icon" if self.own else "duotone" if self.asked and look == "icon" else look
        return self.look

    def stand(self, box: Box, ink: RGB, tint: RGB, ground: RGB) -> None:
        """The subjects in the box, in these inks where the look has inks."""
        wide = Box(box.left - 0.14 * box.width, box.top, box.right + 0.14 * box.width, box.bottom)
        self.placed = []
        one = composed(self.units, box.grown(0.06 * box.width))
        if one is not None:
            self.put(one, ink, tint, ground, apart=True)
        elif len(self.units) == 1:
            self.put([_inscribed(self.units[0], box)], ink, tint, ground)
        else:
            self.put(gathered(self.units, wide), ink, tint, ground)

    def put(self, units: Sequence[Unit], ink: RGB, tint: RGB, ground: RGB, *, apart: bool = False) -> None:
        """Units where they are, in these inks where the look has inks; `apart` puts a line of ground about each."""
        inks = {INK: ink, TINT: tint, GROUND: ground} if self.look in INKED else {}
        self.placed += units
        for unit in units:
            for member in unit.members:
                whole = placed(member)
                whole = replace(whole, colours={**whole.colours, **inks})
                if apart or (inks and len(unit.members) > 1):
                    gap = g.outline(silhouette(member), 2 * _APART * self.size)
                    self.easel.fill(gap, ground, "hero", "gap", role="panel", tinted=False, back=-member.z)
                for z, node in halves(member, whole, 0.004 * self.size):
                    self.easel.add(node, back=-z)

    def write(self, text: str, path: Path, rgb: RGB, layer: Layer = "near") -> None:
        """Letters that are set already."""
        write(self.easel, text, path, rgb, layer)


INKED = frozenset({"stencil", "duotone", "line_icon"})
"""The looks that draw in a mark's inks."""


def write(easel: Easel, text: str, path: Path, rgb: RGB, layer: Layer = "near") -> None:
    """Letters that are set already, as a node on top of its layer."""
    if path.isEmpty():
        return
    left, top, right, bottom = g.bounds(path)
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    easel.add(Words(text, corners, rgb, layer, path=path), back=-9.0)


def silhouette(member: Member) -> Path:
    """The member's outline where it stands."""
    k = member.scale
    grown = g.scaled(member.figure.silhouette, -k if member.flip else k, k)
    return g.rotated(g.moved(grown, member.x, member.y), member.tilt, (member.x, member.y))


def placed(member: Member) -> Placed:
    """The node that draws a member without a place: no shadow, no rim."""
    return Placed(
        symbol=member.symbol.id,
        x=member.x,
        y=member.y,
        height=member.height,
        layer="hero",
        pose=member.bearing,
        flip=member.flip,
        tilt=member.tilt,
        colours=member.colours,
        importance=1.0,
        shadow=False,
        clip=member.window,
        pattern=member.pattern,
        material=member.material,
        title=member.title,
        draws=member.draws,
    )


def main_colour(member: Member) -> RGB:
    """The colour of its primary slot, or of its first."""
    slots = member.symbol.slots
    own = [member.colours.get(name, slot.rgb) for name, slot in slots.items() if slot.role == "primary"]
    return (own or [slot.rgb for slot in slots.values()] or [(250, 246, 238)])[0]


def _inscribed(unit: Unit, box: Box) -> Unit:
    """The unit in the middle of the box, its half diagonal a little less than the box's: long things get more room."""
    half = 0.92 * math.hypot(box.width, box.height) / math.hypot(unit.box.width, unit.box.height)
    scale = min(half, 1.3 * box.width / unit.box.width, 1.24 * box.height / unit.box.height)
    grown = unit.scaled(scale)
    x, y = grown.box.centre
    return grown.moved(box.centre[0] - x, box.centre[1] - y)


def gathered(units: Sequence[Unit], box: Box) -> list[Unit]:
    """The units in one to three level rows that fill the box, each of about the same weight, close together."""
    if not units:
        return []
    even = [_weighed(unit) for unit in sorted(units, key=lambda unit: not unit.lead.kinds & _WORN)]
    gap = _GAP * min(box.width, box.height) if len(units) > 1 else 0.0
    best = max((_rows(even, number, box, gap) for number in range(1, min(len(units), 5) + 1)), key=lambda r: r[0])
    rows = [_row([unit.scaled(best[0]) for unit in row], gap) for row in best[1]]
    tall = sum(_height(row) for row in rows) + gap * (len(rows) - 1)
    y, result = box.centre[1] - tall / 2, []
    for row in rows:
        high = _height(row)
        whole = around(unit.box for unit in row)
        for unit in row:
            dx, dy = box.centre[0] - whole.centre[0], y + high / 2 - unit.box.centre[1]
            result.append(unit.moved(dx, dy))
        y += high + gap
    return result


def _weighed(unit: Unit) -> Unit:
    """The unit at an even visual weight, between that of its area and of its reach; size words keep their part."""
    said = unit.lead.size**0.7 if len(unit.members) == 1 else 1.0
    reach = max(unit.box.width, unit.box.height)
    return unit.scaled(said / math.sqrt(math.sqrt(unit.box.area) * reach))


def _rows(units: Sequence[Unit], number: int, box: Box, gap: float) -> tuple[float, list[list[Unit]]]:
    """How large the units become in that many rows, fewer above than below."""
    share, more = divmod(len(units), number)
    rows, at = [], 0
    for i in range(number):
        count = share + (1 if i >= number - more else 0)
        rows.append(list(units[at : at + count]))
        at += count
    across = min((box.width - gap * (len(row) - 1)) / sum(u.box.width for u in row) for row in rows)
    down = (box.height - gap * (number - 1)) / sum(_height(row) for row in rows)
    return min(across, down), rows


def _row(units: Sequence[Unit], gap: float) -> list[Unit]:
    x, result = 0.0, []
    for unit in units:
        result.append(unit.moved(x - unit.box.left, 0.0))
        x += unit.box.width + gap
    return result


def _height(row: Sequence[Unit]) -> float:
    return max(unit.box.height for unit in row)

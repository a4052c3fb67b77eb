"""Everybody of a picture in place: what is laid out, and what the rest of staging asks of it."""

from dataclasses import dataclass, field

from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.units import Member, Unit


@dataclass(slots=True)
class Troupe:
    """Everybody in place.

    `horizon` is a share of the height. `afloat` are boxes cut by the waterline, `aground` those of units that need
    ground under them where the place has none. `archetype` names the composition: a shot of `shots`, or a formation
    of `formations`; `frame` is what stands before everything at the edges. `ledge` is the height of the far edge of a
    table before everybody, as a share of the height; 0 without one. `board` is from where to where
    things lie on it.
    """

    units: list[Unit] = field(default_factory=list)
    horizon: float = 0.58
    tilt: float = 0.0
    afloat: list[Box] = field(default_factory=list)
    aground: list[Box] = field(default_factory=list)
    grounded: bool = False
    flying: set[int] = field(default_factory=set)
    own_light: bool = False
    archetype: str = ""
    frame: str = ""
    ledge: float = 0.0
    board: tuple[float, float] = (0.0, 0.0)

    def hooks(self) -> list[tuple[float, float]]:
        """Where the lines of those who hang from the place are tied."""
        return [member.cord for unit in self.units for member in unit.members if member.hung and member.cord]

    def boxes(self) -> list[Box]:
        """The members' boxes."""
        return [member.box for unit in self.units for member in unit.members]

    def swimmers(self) -> list[Member]:
        """Those whom the waterline cuts, none that another one carries."""
        wet = [unit for unit in self.units if any(m.box in self.afloat for m in unit.members)]
        return [m for unit in wet for m in unit.members if m.box in self.afloat or (_in_water(m) and not m.borne)]

    def measure(self) -> tuple[float, float] | None:
        """The pixels of a metre of the one on the ground that takes most of the picture, and the height of its foot."""
        leads = [unit.lead for unit in self.units if unit.lead.subject not in self.flying and not unit.lead.hung]
        chief = max(leads, key=lambda lead: lead.box.area, default=None)
        return None if chief is None else (chief.metre, chief.box.bottom)

    def lane(self) -> float | None:
        """The height at which wheels stand on the ground, nearest to the viewer; None where nobody is on wheels."""
        feet = [m.box.bottom for unit in self.units for m in unit.members if _on_wheels(m) and not m.borne]
        return max(feet, default=None)

    def heads(self) -> list[Box]:
        """The members' heads, or the whole of those that have none or are slender."""
        return [_head(member) for unit in self.units for member in unit.members]


def _in_water(member: Member) -> bool:
    return member.afloat or member.symbol.place == "water"


def _on_wheels(member: Member) -> bool:
    symbol = member.symbol
    return "vehicle" in symbol.kinds and symbol.place == "ground" and not member.hung


def _head(member: Member) -> Box:
    box, spot = member.box, member.at("head", "face", "eye")
    if spot is None or box.width < 0.8 * box.height:
        return box
    half = 0.3 * box.height
    return Box(spot[0] - half, box.top, spot[0] + half, spot[1] + half)

"""Who stands in a place, who floats on its water, who hangs in the open, and what each then has under it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from limner.engines.illustrator.atlas.attitude import jointed
from limner.engines.illustrator.atlas.bodies.stance import ASTRIDE
from limner.engines.illustrator.staging import floating
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.troupe import Troupe
from limner.engines.illustrator.staging.units import Member, Unit

_DRIFTERS = frozenset({"person", "animal", "vehicle", "space", "robot"})
"""Who hovers in space as well as standing there, by the seed."""
_ROOTED = frozenset({"plant", "ship"})
"""What stands on the ground of the sea, wherever else it is at home."""
_LANDING = frozenset({"animal", "vehicle"})
"""What flies and comes down."""
_THROWN, _INDOORS = frozenset({"sports gear", "ball"}), frozenset({"floor", "top"})
"""What flies when it is thrown, and where it lies about."""
_IN_FLIGHT = frozenset({"flying", "gliding", "hovering"})
_DOWN = frozenset({"standing", "perched", "sitting", "walking", "parked"})
"""The poses of what flies when it has come down."""


@dataclass(slots=True)
class Lots:
    """Units by what they have under them."""

    standing: list[Unit] = field(default_factory=list)
    floating: list[Unit] = field(default_factory=list)
    hanging: list[Unit] = field(default_factory=list)

    @property
    def low(self) -> list[Unit]:
        """All who are not in the open."""
        return [*self.standing, *self.floating]


def sorted_out(units: Sequence[Unit], place: Setting, brief: Brief) -> Lots:
    """Who stands, who floats on water, who hangs in the open."""
    lots = Lots()
    for unit in units:
        if _hangs(unit, place, brief):
            lots.hanging.append(unit)
        elif _floats(unit, place):
            lots.floating.append(unit)
        else:
            lots.standing.append(unit)
    return lots


def _floats(unit: Unit, place: Setting) -> bool:
    symbol = unit.lead.symbol
    wet = place.footing in ("sea", "lake") and symbol.place not in ("air", "wall")
    return wet and floating.floats(unit.lead, place) and not floating.beside(unit, place)


def _hangs(unit: Unit, place: Setting, brief: Brief) -> bool:
    """Whether nothing is under it: it hangs on a line or a wall, flies, swims or drifts."""
    lead, home, footing = unit.lead, unit.lead.symbol.place, place.footing
    if lead.hung:
        return True
    if home in ("air", "sky") and any(m.symbol.place == "ground" and not m.borne for m in unit.members[1:]):
        return False
    if footing == "space":
        drifts = home != "surface" and _kinds(lead) & _DRIFTERS and brief.variant % 2 == 0
        return bool(drifts) or home in ("sky", "air", "water")
    if footing == "depths":
        rooted = home in ("ground", "surface") or _kinds(lead) & _ROOTED
        return not rooted or "person" in _kinds(lead)
    if home == "sky" or (footing == "air" and home not in ("ground", "surface")):
        return True
    if home == "wall" or _pose(lead) == "wall":
        return footing == "floor"
    if _pose(lead) in _IN_FLIGHT and (home != "water" or "inhabited" in lead.symbol.traits):
        return True
    return home == "air" and not _is_down(unit, place)


def _is_down(unit: Unit, place: Setting) -> bool:
    """Whether what is at home in the air is not in it: in somebody's hands, on its feet, or shed by a tree."""
    lead = unit.lead
    if lead.borne or any(jointed(member.pose) for member in unit.members):
        return True
    if "leaf" in _kinds(lead) and any(member.borne for member in unit.members):
        return True
    if place.footing in _INDOORS and _kinds(lead) & _THROWN:
        return True
    lands = _kinds(lead) & _LANDING and "airborne" not in lead.symbol.traits
    return bool(lands) and _pose(lead) in _DOWN and place.footing != "sea"


def _kinds(member: Member) -> set[str]:
    return {member.symbol.id, *member.symbol.kinds}


def _pose(member: Member) -> str:
    return "flying" if member.aloft else member.pose


def note_footing(troupe: Troupe, unit: Unit, place: Setting) -> None:
    """Which members water cuts, and which stand at ground level."""
    ground = max(m.y for m in unit.members)
    wet = place.footing in ("sea", "lake")
    if wet and floating.floats(unit.lead, place) and not floating.beside(unit, place):
        troupe.afloat.append(unit.lead.box)
        return
    for member in unit.members:
        if wet and (member.symbol.place == "water" or member.afloat):
            troupe.afloat.append(member.box)
        elif member.window is None and member.y > ground - 0.2 * member.height:
            troupe.aground.append(member.box)


def in_flight(unit: Unit, place: Setting) -> Unit:
    """The unit with everybody in the pose of flying or swimming that they have; who rides is left."""
    return Unit(tuple(_flying(m, place) for m in unit.members))


def _flying(member: Member, place: Setting) -> Member:
    if member.hung or member.window is not None or member.stance in ASTRIDE:
        return member
    if place.footing in ("depths", "space"):
        return member.posed("swimming", "floating", "flying")
    return member.posed("flying", "gliding", "hovering")

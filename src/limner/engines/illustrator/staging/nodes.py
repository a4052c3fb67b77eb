"""A troupe in its place as nodes of the scene."""

from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.geometry import Path
from limner.engines.illustrator.scene import Node, Placed
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.floating import chest, waterline
from limner.engines.illustrator.staging.floating import floats as afloat
from limner.engines.illustrator.staging.floating_islands import is_afloat
from limner.engines.illustrator.staging.formations import CROWD
from limner.engines.illustrator.staging.halves import halves
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.ties.lying import rests
from limner.engines.illustrator.staging.troupe import Troupe
from limner.engines.illustrator.staging.units import Member, Unit

_CROWD_DEPTH = 0.125
"""Where everybody in a crowd stands in the haze, 0 to 1."""
_CLOSE, _FINEST = 1.15, 2
"""A figure so many times as high as the canvas is seen from near, and drawn in the finest detail."""


def placed(troupe: Troupe, brief: Brief, place: Setting) -> list[tuple[float, Node]]:
    """The nodes with their order: larger keys are nearer to the viewer."""
    result: list[tuple[float, Node]] = []
    heroes = len(troupe.units)
    for upright in troupe.units:
        unit = _tilted(upright, troupe, brief, place)
        ground = max((m.foot for m in unit.members if m.z <= 0), default=unit.lead.foot)
        hull = _hull(unit, place)
        for member in unit.members:
            node = _node(member, troupe, brief, place, ground, heroes)
            if hull is not None and node.clip is None and member.human and member.box.bottom > hull:
                node = replace(node, clip=_above(hull, brief))
            line = 0.003 * min(brief.width, brief.height)
            twine = (236, 230, 222) if brief.time in ("dusk", "night") else (92, 74, 66)
            result += [(ground + z * 0.5, drawn) for z, drawn in halves(member, node, line, twine)]
    return sorted(result, key=lambda pair: pair[0])


def _hull(unit: Unit, place: Setting) -> float | None:
    """The waterline of the boat in which a unit sits."""
    if place.footing not in ("sea", "lake"):
        return None
    boats = [m for m in unit.members if m.symbol.place == "water" and "open" in m.symbol.traits and afloat(m, place)]
    return waterline(boats[0]) if boats else None


def _above(line: float, brief: Brief) -> Path:
    """All of the canvas above a height, and what is beyond its edges."""
    return g.rect(-brief.width, -brief.height, 3 * brief.width, brief.height + line)


def _tilted(unit: Unit, troupe: Troupe, brief: Brief, place: Setting) -> Unit:
    """The whole unit in the shot's tilt, about its lead's foot, where it hangs free or drama is asked for; what is on
    a rock in the air stands upright on it.
    """
    lead = unit.lead
    if is_afloat(lead):
        return unit
    turn = troupe.tilt * (-1 if lead.flip else 1)
    if lead.subject in troupe.flying and place.footing in ("depths", "space", "air"):
        return unit.turned(turn, unit.box.centre)
    if brief.traits.level >= 4 and not lead.symbol.faces_viewer:
        return unit.turned(troupe.tilt * 0.5, (lead.x, lead.y))
    return unit


def _node(member: Member, troupe: Troupe, brief: Brief, place: Setting, ground: float, heroes: int) -> Placed:
    """In a crowd figures are drawn alike where they can be, so that they are built once: one depth, no rims."""
    hangs = member.subject in troupe.flying
    crowd = heroes >= CROWD
    depth = 0.0 if hangs else min(max((0.86 - ground / brief.height) * 1.2, 0.0), 0.35)
    raised = member.foot < ground - 0.04 * brief.height or member.borne
    watery = (member.symbol.place == "water" or member.afloat) and afloat(member, place)
    floats = place.footing in ("sea", "lake") and watery and not hangs
    return Placed(
        symbol=member.symbol.id,
        x=member.x,
        y=member.y,
        height=member.height,
        layer="hero",
        pose=member.bearing,
        depth=_CROWD_DEPTH if crowd else depth,
        flip=member.flip,
        tilt=member.tilt,
        colours=member.colours,
        importance=1.0 if heroes <= 2 else 0.8,
        rim=not (brief.traits.plain or brief.traits.mark or crowd),
        shadow=not hangs
        and not floats
        and not raised
        and not brief.traits.mark
        and place.footing != "bough"
        and "wading" not in place.traits,
        lies=rests(member),
        clip=_clip(member, brief, place, ground, floats=floats),
        pattern=member.pattern,
        material=member.material,
        title=member.title,
        draws=member.draws,
        detail=0 if crowd else _FINEST if member.height > _CLOSE * brief.height else brief.traits.detail,
    )


def _clip(member: Member, brief: Brief, place: Setting, ground: float, *, floats: bool) -> Path | None:
    """The window through which it is seen, or all above the water that it floats or wades in."""
    if member.window is not None:
        return member.window
    dry = "building" in member.kinds
    wades = "wading" in place.traits and not dry and member.y > ground - 0.2 * member.height
    if not (floats or wades):
        return None
    line = waterline(member) if floats else chest(member.box)
    return _above(line, brief)

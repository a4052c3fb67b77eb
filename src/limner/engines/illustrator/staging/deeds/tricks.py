"""Tricks on boards and skis: in the air over the ramp that one came from, the board at the feet."""

from dataclasses import replace

from limner.drawing.colour import RGB, tone
from limner.drawing.geometry import Point
from limner.engines.illustrator.staging.deeds import props
from limner.engines.illustrator.staging.postures import taken, tall
from limner.engines.illustrator.staging.units import Member, Unit

_HIGH, _TILT = 0.36, -11.0
"""How high above the ground the board is, over its rider's height, and how it is turned, in degrees."""
_SNOW: RGB = (226, 236, 248)
_RIDDEN = frozenset({"board", "skis"})
_PLAYED_WITH = frozenset({"skipping", "hooping", "juggling"})
"""Stances of those whose tricks are done with what they play with."""
_AFLOAT = frozenset({"surfboard", "surfer"})
"""Who is on the water leaps from a wave, and from no ramp."""


def trick(unit: Unit, member: Member) -> Unit:
    """The rider and what he rides in the air; who rides nothing jumps."""
    mounts = [m for m in unit.members if m.symbol.ridden in _RIDDEN and m.symbol.place != "air"]
    if not mounts and not member.symbol.tools:
        if member.stance in _PLAYED_WITH:
            return unit
        return unit.swapped(member, taken(member, "jumping"))
    t = tall(member)
    flying = {id(m) for m in (member, *mounts[:1])} | {id(m) for m in unit.members if m.borne}
    pivot: Point = (member.x, -0.2 * t)
    side = -1.0 if member.flip else 1.0
    made = []
    for own in unit.members:
        if id(own) not in flying:
            made.append(own)
            continue
        up = own.turned(side * _TILT, pivot).moved(0.0, -_HIGH * t)
        made.append(replace(up, borne=True))
    if any(m.symbol.id in _AFLOAT or m.symbol.id == "ramp" for m in unit.members):
        return Unit(tuple(made))
    wintry = any("wintry" in m.symbol.traits for m in mounts) or bool({"ski", "snowboard"} & member.symbol.tools.keys())
    return Unit((*made, *_ramp(member, side, wintry=wintry)))


def _ramp(rider: Member, side: float, *, wintry: bool) -> list[Member]:
    """The ramp on the ground behind who has left it."""
    own = props.prop("ramp", rider, 0.95)
    if own is None:
        return []
    own = own.mirrored() if side < 0 else own
    snow = {"deck": _SNOW, "frame": tone(_SNOW, -0.05)} if wintry else {}
    x = rider.x - side * 0.62 * tall(rider)
    put = own.moved(x - own.box.centre[0], -own.box.bottom)
    return [replace(put, z=rider.z - 2.0, borne=False, colours={**put.colours, **snow})]

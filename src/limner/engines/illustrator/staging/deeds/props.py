"""What a deed brings along: things of the atlas that go without saying, and small ones that are drawn on the spot."""

from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.names import flat
from limner.engines.illustrator.atlas.remade.index import remade
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.postures import tall
from limner.engines.illustrator.staging.units import Member, Touch, Unit

_STEEL: RGB = (176, 184, 196)
_DARK: RGB = (58, 60, 70)
_ROPE: RGB = (140, 104, 70)


def prop(name: str, owner: Member, size: float) -> Member | None:
    """A thing of the atlas, its longer side `size` of its owner's height; None where the atlas lacks it."""
    symbol = find(name)
    if symbol is None:
        return None
    words = symbol.words[0]
    own = Member(symbol, owner.subject, 0.0, 0.0, 1.0, pose=symbol.poses[0], title=words, borne=True)
    return own.scaled(size * tall(owner) / max(own.box.height, own.box.width))


def fetched(unit: Unit, name: str, owner: Member, size: float) -> tuple[Member | None, Unit]:
    """The unit's own thing of that name, else one of the atlas, and the unit without it."""
    own = next((m for m in unit.members if m.symbol.id == name and m is not owner), None)
    if own is None:
        return prop(name, owner, size), unit
    sized = own.scaled(size * tall(owner) / max(own.box.height, own.box.width))
    return replace(sized, tilt=0.0, flip=False, borne=True), Unit(tuple(m for m in unit.members if m is not own))


def tool(unit: Unit, name: str, owner: Member, size: float) -> tuple[Member | None, Unit]:
    """What the owner has in hand to work with, whatever it is, else the tool of that name; and the unit without it."""
    own = next((m for m in unit.members if m.borne and m is not owner and _is_tool(m)), None)
    return fetched(unit, own.symbol.id if own is not None else name, owner, size)


def _is_tool(member: Member) -> bool:
    return bool({"tool", "cutlery"} & (member.kinds | member.symbol.traits))


def on_its_back(item: Member) -> Member:
    """Paper as it lies before a writer."""
    shown = item.posed("spread", "open")
    down = remade(flat(shown.symbol.id))
    return replace(shown, symbol=down, height=shown.height * down.figure(shown.pose).height / shown.figure.height)


def touched(member: Member, *touches: Touch) -> Member:
    """The member with more that goes with it."""
    return replace(member, touches=(*member.touches, *touches))


def line(ends: tuple[Point, Point], width: float, rgb: RGB, name: str, z: float, sag: float = 0.0) -> Touch:
    """A rope, a leash, a needle: straight, or sagging by so much."""
    (ax, ay), (bx, by) = ends
    path = Path()
    path.moveTo(ax, ay)
    path.quadTo((ax + bx) / 2, (ay + by) / 2 + sag, bx, by)
    return Touch(path, rgb, 1.0, z, name, width)


def rope(member: Member, ends: tuple[Point, Point], z: float, name: str = "rope", sag: float = 0.0) -> Touch:
    """A rope between two points of the unit, as thick as is seen beside the member."""
    return line(ends, 0.014 * tall(member), _ROPE, name, z, sag)


def needles(member: Member, near: Point, far: Point) -> tuple[Touch, ...]:
    """A knitting needle in each hand, crossed before them."""
    t = tall(member)
    hand = -1 if member.flip else 1
    out = 0.15 * t
    ends = [(near, (near[0] + hand * out, near[1] - 0.1 * t)), (far, (far[0] - hand * out * 0.6, far[1] - 0.13 * t))]
    return tuple(line(pair, 0.02 * t, _STEEL, "knitting needle", 0.45) for pair in ends)


def knitwork(member: Member, at: Point, rgb: RGB) -> Touch:
    """The piece that is being knitted, hanging from the needles."""
    t = tall(member)
    x, y = at
    w, h = 0.085 * t, 0.24 * t
    path = g.smooth([(x - w, y - 0.05 * t, "c"), (x + w, y - 0.05 * t, "c"), (x + w * 1.06, y + h * 0.5),
        (x + w * 0.96, y + h, "c"), (x - w, y + h * 1.02, "c"), (x - w * 1.06, y + h * 0.5)])  # fmt: skip
    return Touch(path, rgb, 1.0, 0.4, "knitting")


def barbell(member: Member, near: Point, far: Point) -> tuple[Touch, ...]:
    """A bar through both hands, with weights at its ends."""
    t = tall(member)
    (ax, ay), (bx, by) = sorted((near, far))
    y = (ay + by) / 2
    left, right = ax - 0.2 * t, bx + 0.2 * t
    bar = line(((left, y), (right, y)), 0.022 * t, _STEEL, "bar", -0.02)
    discs = [
        Touch(g.rect(x - w / 2, y - r, w, 2 * r, 0.3 * w), _DARK, 1.0, 0.02, "weight")
        for end, side in ((left, 1), (right, -1))
        for x, w, r in ((end + side * 0.02 * t, 0.05 * t, 0.12 * t), (end + side * 0.075 * t, 0.045 * t, 0.16 * t))
    ]
    return (bar, *discs)


def blades(member: Member) -> tuple[Touch, ...]:
    """A blade under each foot."""
    t = tall(member)
    made = []
    for name in ("foot", "far_foot"):
        foot = member.at(name)
        if foot is not None:
            x, y = foot
            hand = -1 if member.flip else 1
            y += 0.012 * t
            ends = ((x - hand * 0.075 * t, y), (x + hand * 0.085 * t, y))
            made.append(line(ends, 0.014 * t, _STEEL, "blade", 0.1))
    return tuple(made)


def ball(member: Member, at: Point, radius: float, rgb: RGB, name: str) -> Touch:
    """A small round thing in the hand or in the air, its radius over the member's height."""
    return Touch(g.ellipse(at[0], at[1], radius * tall(member)), rgb, 1.0, 0.5, name)

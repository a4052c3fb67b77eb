"""What a shot puts before or behind everything: a frame on all sides, a dark mass in a corner, a great sun."""

import math
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Landmark, Path, Point
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.scene import Placed
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.boxes import around
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.hours import Air
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.illustrator.staging.settings.setting import Setting

_LEAFY: RGB = (52, 88, 60)
_POTTED: RGB = (84, 136, 90)
_WOOD: RGB = (158, 124, 98)
_SHARE = 0.1
"""In so many of the pictures something may stand before all else."""
_DISC = 0.15
"""The radius of the great sun over the canvas's own length."""


def wanted(reading: Reading, dice: Dice) -> bool:
    """Whether this is one of the few pictures that look out from behind something; a photograph never does."""
    return "photo" not in reading.styles and dice.fork("foreground").random() < _SHARE


def fitting(frame: str, brief: Brief, air: Air) -> str:
    """The frame where it can be had: nothing stands around in the sky, no sun shines indoors, no leaf grows in snow."""
    place = setting(brief.setting)
    if frame == "sun":
        return "" if not place.open or air.hidden or not air.light.behind else frame
    if not brief.traits.framing or place.name in ("studio", "branch") or (frame == "around" and not place.frame):
        return ""
    if brief.nook:
        return ""
    if _leafy(frame, place) and ("swept" in place.traits or (brief.season == "winter" and not place.indoors)):
        return ""
    return frame


def _leafy(frame: str, place: Setting) -> bool:
    """Whether the frame is of leaves there."""
    if frame == "around":
        return place.frame in ("bower", "")
    return place.frame != "cave" and (place.frame != "porthole" or place.indoors)


def paint(easel: Easel, frame: str) -> None:
    """The frame around, in the corner or behind those who stand on the easel."""
    if frame == "pane":
        _pane(easel)
    if not easel.taken:
        return
    if frame == "around":
        _around(easel)
    elif frame == "corner":
        _corner(easel)
    elif frame == "sun":
        _sun(easel)


def backlit(air: Air) -> Air:
    """The air with its light behind the subjects."""
    return replace(air, light=replace(air.light, behind=True, rim_strength=max(air.light.rim_strength, 0.9)))


def silhouetted(node: Placed, rgb: RGB) -> Placed:
    """All of a figure in one dark colour."""
    symbol = find(node.symbol)
    if symbol is None:
        return node
    return replace(node, colours=dict.fromkeys(symbol.slots, rgb), pattern="", material="", detail=0)


def _near(easel: Easel) -> RGB:
    """The colour of what is near in the place."""
    place = setting(easel.brief.setting)
    return place.near or (_WOOD if place.frame == "doorway" else _LEAFY)


def _dark(easel: Easel) -> RGB:
    return easel.frame_colour(_near(easel), 0.35)


def _put(easel: Easel, path: Path, name: str, blur: float, lit: float = 0.12) -> None:
    near, dark = _near(easel), _dark(easel)
    paint = fade(mix(dark, near, lit), mix(dark, near, 0.6 * (lit - 0.12)), 0.0, easel.h)
    easel.fill(path, paint, "frame", name, role="frame", tinted=False, blur=blur * easel.unit)


def _around(easel: Easel) -> None:
    place = setting(easel.brief.setting)
    if place.frame == "porthole":
        _porthole(easel)
    elif place.frame == "cave":
        _cave(easel)
    elif place.frame == "doorway":
        _doorway(easel, arched=not place.indoors)
    else:
        _bower(easel)


def _opening(easel: Easel, share: float) -> tuple[Point, float, float]:
    """Middle and radii of an ellipse that holds all subjects."""
    middle, rx, ry = (0.5 * easel.w, 0.5 * easel.h), share * easel.w, share * easel.h
    box = around(easel.taken)
    corners = [(x, y) for x in (box.left, box.right) for y in (box.top, box.bottom)]
    far = max(math.hypot((x - middle[0]) / rx, (y - middle[1]) / ry) for x, y in corners)
    grown = max(far / 0.88, 1.0)
    return middle, rx * grown, ry * grown


def _bower(easel: Easel) -> None:
    """Leaves on all sides, densest in the corners: a lighter layer behind a dark one."""
    (x, y), rx, ry = _opening(easel, 0.475)
    lit = mix(_dark(easel), _near(easel), 0.55)
    back = _leaves(easel, (x, y), rx * 1.03, ry * 1.03, (0.08, 0.13))
    easel.fill(back, lit, "frame", "leaves around", role="frame", tinted=False, blur=0.001 * easel.unit)
    front = _leaves(easel, (x, y), rx * 1.1, ry * 1.1, (0.09, 0.15))
    front.addPath(g.difference(easel.sheet(-9, easel.h + 9), g.ellipse(x, y, rx * 1.15, ry * 1.15)))
    _put(easel, front, "dark leaves around", 0.0025, lit=0.3)


def _leaves(easel: Easel, middle: Point, rx: float, ry: float, length: tuple[float, float]) -> Path:
    """Leaves that point inward from an ellipse, in tufts."""
    rng, unit = easel.rng, easel.unit
    mass = Path()
    number = round(34 * max(easel.w, easel.h) / unit)
    for i in range(number):
        tuft = 2 * math.pi * (i + rng.uniform(0.1, 0.9)) / number
        reach = rng.uniform(1.02, 1.14)
        for turn in (-46, 0, 44):
            angle = tuft + math.radians(0.12 * turn)
            at = (middle[0] + rx * reach * math.cos(angle), middle[1] + ry * reach * math.sin(angle))
            inward = math.degrees(tuft) + 180 + turn + rng.uniform(-14, 14)
            long = unit * rng.uniform(*length)
            tip = at[0] + long * math.cos(math.radians(inward)), at[1] + long * math.sin(math.radians(inward))
            if not any(box.grown(0.01 * unit).holds(*tip) or box.holds(*at) for box in easel.taken):
                mass.addPath(land.leaf(*at, long, inward, 0.22))
    return mass


def _cave(easel: Easel) -> None:
    """A cave's mouth, lit on its inner lip."""
    (x, y), rx, ry = _opening(easel, 0.475)
    rng = easel.rng
    reaches = [rng.uniform(1.0, 1.16) * (1.0 + 0.05 * (i % 2)) for i in range(26)]
    lit = mix(_dark(easel), _near(easel), 0.45)
    for grown, name in ((1.0, "cave's lip"), (1.07, "cave around")):
        points: list[Landmark] = []
        for i, reach in enumerate(reaches):
            angle = 2 * math.pi * (i + 0.3 * math.sin(5.0 * i)) / len(reaches)
            far = reach * grown * (1.0 + 0.025 * math.sin(7.0 * i * grown))
            point = (x + rx * far * math.cos(angle), y + ry * far * math.sin(angle))
            points.append((*point, "c") if i % 4 == 1 else point)
        rock = g.difference(easel.sheet(-9, easel.h + 9), g.smooth(points))
        if grown == 1.0:
            easel.fill(rock, fade(lit, _dark(easel), 0, easel.h), "frame", name, role="frame", tinted=False)
        else:
            _put(easel, rock, name, 0.002)


def _doorway(easel: Easel, *, arched: bool) -> None:
    """The jambs of a door, or the arch of a gate, with a lit inner edge."""
    w, h, unit = easel.w, easel.h, easel.unit
    box = around(easel.taken)
    jamb = min(0.1 * w, max(box.left - 0.02 * w, 0.012 * w), max(0.98 * w - box.right, 0.012 * w))
    lintel = min(0.08 * h, max(0.5 * box.top, 0.0))
    edge = 0.016 * unit
    shade = 0.3 + 0.4 * easel.air.light.dark
    lit = mix(mix(_near(easel), (255, 240, 220), 0.3), _dark(easel), 0.7 * shade)
    dark = mix(_near(easel), _dark(easel), shade)
    for inset, rgb, name in ((0.0, lit, "door frame"), (edge, dark, "doorway around")):
        hole = _hole(easel, jamb - inset, lintel - inset, arched=arched)
        wall = g.difference(easel.sheet(-99, h + 9), hole)
        paint = fade(mix(rgb, lit, 0.25), rgb, 0, h)
        easel.fill(wall, paint, "frame", name, role="frame", tinted=False)


def _pane(easel: Easel) -> None:
    """The window that all is seen through: a wall in shade, a frame with rounded corners, its bar, a sill, a glare."""
    w, h, unit = easel.w, easel.h, easel.unit
    side, top, foot, thick = 0.085 * w, 0.07 * h, 0.85 * h, 0.022 * unit
    glass = g.rect(side, top, w - 2 * side, foot - top, 0.05 * unit)
    outer = g.rect(side - thick, top - thick, w - 2 * (side - thick), foot - top + 2 * thick, 0.06 * unit)
    wall = mix(mix(_WOOD, (226, 214, 198), 0.45), easel.air.light.shadow, 0.2 + 0.4 * easel.air.light.dark)
    hole = g.difference(easel.sheet(-9, h + 9), g.union(outer))
    easel.fill(
        hole, fade(tone(wall, 0.03), tone(wall, -0.08), 0, h), "frame", "wall around", role="frame", tinted=False
    )
    rim = g.union(g.difference(outer, glass), g.rect(side, top + 0.16 * (foot - top), w - 2 * side, 0.6 * thick))
    easel.fill(rim, tone(wall, -0.2), "frame", "window", role="frame", tinted=False)
    bands = ((0.36, 0.06), (0.46, 0.02), (0.84, 0.05))
    glare = g.joined(*(_slanted(x * w, wide * w, (top, foot), 0.2 * w) for x, wide in bands))
    light = fade((255, 255, 255), (255, 255, 255), top, foot, (0.2, 0.05))
    easel.fill(g.intersection(glare, glass), light, "frame", "glare", role="light", tinted=False)
    sill = g.rect(side - 3 * thick, foot + thick, w - 2 * side + 6 * thick, 0.03 * h, 0.01 * unit)
    easel.fill(sill, tone(wall, 0.08), "frame", "sill", role="frame", tinted=False)


def _slanted(x: float, wide: float, y: Point, lean: float) -> Path:
    """A band of light across glass."""
    return g.polygon([(x, y[0]), (x + wide, y[0]), (x + wide - lean, y[1]), (x - lean, y[1])])


def _hole(easel: Easel, jamb: float, lintel: float, *, arched: bool) -> Path:
    w, h = easel.w, easel.h
    if not arched:
        return g.rect(jamb, lintel, w - 2 * jamb, h)
    half = w / 2 - jamb
    rise = min(0.55 * half, 0.3 * h)
    return g.union(g.rect(jamb, lintel + rise, 2 * half, h), g.ellipse(w / 2, lintel + rise, half, rise))


def _porthole(easel: Easel) -> None:
    """A round window with its ring."""
    (x, y), rx, ry = _opening(easel, 0.485)
    easel_dark = _dark(easel)
    _put(easel, g.difference(easel.sheet(-9, easel.h + 9), g.ellipse(x, y, rx, ry)), "porthole around", 0.0)
    ring = g.difference(g.ellipse(x, y, rx * 1.02, ry * 1.02), g.ellipse(x, y, rx * 0.985, ry * 0.985))
    rim: RGB = mix(easel_dark, (255, 255, 255), 0.3)
    easel.fill(ring, fade(rim, easel_dark, y - ry, y + ry), "frame", "porthole ring", role="frame", tinted=False)


def _corner(easel: Easel) -> None:
    """Something so near that it is out of focus, in the lower corner that is farther from everybody."""
    w = easel.w
    box = around(easel.taken)
    hand = -1 if box.left > w - box.right else 1
    free = box.left if hand < 0 else w - box.right
    reach = min(0.34 * w, 0.36 * easel.unit, 0.86 * free)
    if reach < 0.12 * w:
        return
    place = setting(easel.brief.setting)
    if not _leafy("corner", place) and (easel.turf is None or easel.brief.season == "winter"):
        _put(easel, _boulder(easel, hand, reach), "rock before", 0.0055)
        return
    dark = easel.frame_colour(_LEAFY, 0.3)
    lit = place.indoors and easel.air.light.dark < 0.4
    green, share = (_POTTED, 0.5) if lit else (_LEAFY, 0.0)
    paint = fade(mix(dark, green, 0.4 + share), mix(dark, green, share), easel.h - 1.4 * reach, easel.h)
    leaves = _foliage(easel, hand, reach)
    easel.fill(leaves, paint, "frame", "leaves before", role="frame", tinted=False, blur=0.0035 * easel.unit)


def _foliage(easel: Easel, hand: int, reach: float) -> Path:
    """A few long leaves that rise from the corner, each for itself."""
    rng = easel.rng
    corner, foot = (0.0 if hand < 0 else easel.w), easel.h + 0.06 * reach
    mass = Path()
    for i, turn in enumerate((14, 31, 48, 64, 80)):
        length = reach * rng.uniform(0.92, 1.05) * (1.0 if turn < 40 else 1.45)
        angle = math.radians(turn + rng.uniform(-5, 5))
        x0, y0 = corner - hand * (0.1 - 0.05 * i) * reach, foot
        tip = (x0 - hand * math.cos(angle) * length, y0 - math.sin(angle) * length)
        mass.addPath(_blade((x0, y0), tip, 0.085 * length, hand * 0.16 * length))
    return mass


def _blade(root: Point, tip: Point, half: float, bend: float) -> Path:
    """A leaf that bends over."""
    dx, dy = tip[0] - root[0], tip[1] - root[1]
    far = math.hypot(dx, dy)
    nx, ny = -dy / far, dx / far
    upper: list[Landmark] = []
    lower: list[Landmark] = []
    for t in (0.15, 0.4, 0.65, 0.85):
        sway = bend * math.sin(math.pi * t)
        x, y = root[0] + dx * t + nx * sway, root[1] + dy * t + ny * sway
        wide = half * math.sin(math.pi * min(t + 0.12, 1.0)) ** 0.8
        upper.append((x + nx * wide, y + ny * wide))
        lower.append((x - nx * wide, y - ny * wide))
    return g.smooth([(*root, "c"), *upper, (*tip, "c"), *reversed(lower)])


def _boulder(easel: Easel, hand: int, reach: float) -> Path:
    """A rock's rounded shoulder."""
    rng, h = easel.rng, easel.h
    corner = -9.0 if hand < 0 else easel.w + 9
    tall = min(1.25 * reach, 0.42 * h)
    steps = ((1.0, 0.0), (0.93, 0.34), (0.72, 0.55), (0.52, 0.86), (0.2, 1.0), (0.0, 1.02))
    points: list[Landmark] = [
        (corner - hand * reach * out, h + 9 - tall * up * rng.uniform(0.94, 1.04)) for out, up in steps
    ]
    return g.smooth([(*points[0][:2], "c"), *points[1:-1], (*points[-1][:2], "c"), (corner, h + 9, "c")])


def _sun(easel: Easel) -> None:
    """A great low sun or moon over the horizon, beside the heads of those who stand before it."""
    air, unit = easel.air, easel.unit
    box = around(easel.taken)
    radius = _DISC * unit
    hand = 1 if box.centre[0] < 0.5 * easel.w else -1
    edge = box.right if hand > 0 else box.left
    inner, outer = sorted((edge - hand * 0.3 * radius, (0.5 + 0.42 * hand) * easel.w))
    x, y = min(max(edge + hand * 0.5 * radius, inner), outer), easel.horizon - 0.35 * radius
    glow = halo(x, y, radius * 3.4, air.glow, 0.6, (1.3, 1.0))
    easel.glow(glow, "sky", "glow behind", back=-9.0)
    low = mix(air.lamp, air.glow, 0.7)
    stops = (Stop(0, air.lamp, 0.98), Stop(0.55, mix(air.lamp, low, 0.5), 0.95), Stop(1, low, 0.35))
    disc = Linear((x, y - radius), (x, y + radius), stops)
    easel.fill(g.ellipse(x, y, radius), disc, "sky", "sun behind", role="light", tinted=False, back=-10.0)

"""Inside a spaceship: a ribbed corridor or a bridge with consoles, and a window on the stars."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import chamber, shells
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.chamber import Chamber
from limner.engines.illustrator.staging.settings.setting import place

_HULLS = (
    lay.palette("c6d2de 8a98a8 3fc8d8 e8925a"),  # walls, floor, lights, the world outside
    lay.palette("5a6580 3c4660 f0a050 6ac0c8"),
    lay.palette("d8d4e0 9a94a8 a07af0 d86a8a"),
)
_LAMPS = lay.palette("7ae0c0 f0c060 f07a7a 8ab8f8")


@place(
    "spaceship",
    footing="floor",
    indoors=True,
    horizons=(0.60, 0.64, 0.70),
    climate="studio",
    frame="porthole",
    near=(70, 78, 100),
    green="",
    shows="furniture, window",
    holds="window, planet",
    traits=("swept",),
)
def draw(easel: Easel) -> None:
    """Panels, ribs and strips of light that recede; a round or a broad window; consoles at the walls."""
    hull, floor, glow, world = _HULLS[easel.variant % 3]
    seen = chamber.view(easel)
    room = chamber.chamber(easel, seen, top=0.07)
    shells.shell(room, hull, floor, tone(hull, -0.05))
    _panels(room, hull)
    _floor(room, floor, glow)
    _port(room, world, hull, round_one=seen == "hall")
    _ribs(room, tone(hull, 0.06))
    _strips(room, glow)
    for x, z in (((0.0, 0.15), (0.2, 0.7)), ((0.85, 1.0), (0.2, 0.7))):
        _console(room, x, z, tone(hull, -0.1))
    if seen != "hall":
        _console(room, (0.3, 0.7), (0.0, 0.12), tone(hull, -0.1))


def _panels(room: Chamber, hull: RGB) -> None:
    joints = Path()
    for wall in ("left", "right"):
        for z in (0.0, 0.2, 0.4, 0.58, 0.74, 0.88):
            for low, high in ((0.08, 0.36), (0.42, 0.7), (0.74, 0.94)):
                joints.addPath(room.panel(wall, z + 0.015, z + 0.125, low, high))
    room.easel.fill(joints, tone(hull, -0.045), "sky", "panels", role="far")


def _floor(room: Chamber, floor: RGB, glow: RGB) -> None:
    easel = room.easel
    plates = g.joined(*(room.floor(0.24, 0.76, z, z + 0.1) for z in (0.02 + 0.13 * i for i in range(8))))
    easel.fill(plates, tone(floor, 0.06), "ground", "plates", role="ground")
    edges = g.joined(room.floor(0.2, 0.22, 0, 1), room.floor(0.78, 0.8, 0, 1))
    easel.fill(edges, glow, "ground", "lit edges", role="light", tinted=False)


def _port(room: Chamber, world: RGB, hull: RGB, *, round_one: bool) -> None:
    """A window on space: stars and the limb of a world."""
    easel, rng = room.easel, room.easel.rng
    cx, cy = room.at(0.5, 0.56, 0)
    wide, tall = (room.right - room.left), (room.base - room.top)
    if round_one:
        r = 0.33 * min(wide, tall)
        pane, rim = g.ellipse(cx, cy, r), g.ellipse(cx, cy, 1.14 * r)
    else:
        pane = g.polygon([room.at(x, y, 0) for x, y in ((0.1, 0.36), (0.9, 0.36), (0.84, 0.84), (0.16, 0.84))])
        rim = g.polygon([room.at(x, y, 0) for x, y in ((0.07, 0.32), (0.93, 0.32), (0.86, 0.89), (0.14, 0.89))])
    if not room.bare(pane):
        return
    left, top, right, bottom = g.bounds(pane)
    easel.fill(rim, fade(tone(hull, 0.08), tone(hull, -0.12), top, bottom), "sky", "window's rim", role="prop")
    easel.fill(pane, fade((14, 14, 44), (44, 28, 84), top, bottom), "sky", "window", role="sky", tinted=False)
    if easel.shown("star", "stars"):
        dots = land.dots(rng, (left, top, right, bottom), 60, (0.0008 * easel.unit, 0.0028 * easel.unit))
        easel.fill(g.intersection(dots, pane), (255, 252, 240), "sky", "stars", role="light", tinted=False)
    if easel.shown("planet", "planets", "earth"):
        _planet(easel, pane, world)


def _planet(easel: Easel, pane: Path, world: RGB) -> None:
    """A ringed world before the window, one side of it in shade, in its glow."""
    left, top, right, bottom = g.bounds(pane)
    x, y, r = left + 0.6 * (right - left), top + 0.56 * (bottom - top), 0.31 * (bottom - top)
    globe = g.ellipse(x, y, r)
    ring = g.rotated(g.difference(g.ellipse(x, y, 1.9 * r, 0.5 * r), g.ellipse(x, y, 1.4 * r, 0.3 * r)), -16, (x, y))
    behind, before = g.difference(ring, globe), g.rotated(g.rect(x - 2 * r, y, 4 * r, r), -16, (x, y))
    easel.fill(g.intersection(g.ellipse(x, y, 1.9 * r), pane), halo(x, y, 1.9 * r, world, 0.5), "sky",
               "glow of the planet", role="light", tinted=False)  # fmt: skip
    bands = g.joined(*(g.rect(x - r, y + k * r, 2 * r, 0.13 * r) for k in (-0.66, -0.3, 0.1, 0.5)))
    shade = g.difference(globe, g.ellipse(x - 0.34 * r, y - 0.24 * r, 1.06 * r))
    parts = (
        (behind, tone(world, 0.2), "ring"),
        (globe, fade(tone(world, 0.12), tone(world, -0.1), y - r, y + r), "planet"),
        (g.intersection(g.rotated(bands, -16, (x, y)), globe), tone(world, 0.16), "planet's bands"),
        (shade, tone(world, -0.2), "planet's shade"),
        (g.intersection(ring, before), tone(world, 0.26), "ring"),
    )
    for path, paint, name in parts:
        easel.fill(g.intersection(path, pane), paint, "sky", name, role="far", tinted=False)


def _ribs(room: Chamber, hull: RGB) -> None:
    """Octagonal frames around the corridor."""
    easel = room.easel
    for z in (0.16, 0.5, 0.76):
        ring = [(0.0, 0.0), (0.0, 0.74), (0.14, 1.0), (0.86, 1.0), (1.0, 0.74), (1.0, 0.0)]
        path = g.outline(
            g.line([room.at(x, y, z) for x, y in ring]), 0.022 * easel.unit * room.size(z), round_cap=False
        )
        box = g.bounds(path)
        easel.fill(path, fade(tone(hull, 0.03), tone(hull, -0.1), box[1], box[3]), "far", "rib", depth=0.2, back=1 - z)


def _strips(room: Chamber, glow: RGB) -> None:
    easel = room.easel
    pale = mix(glow, (255, 255, 255), 0.55)
    strips = g.joined(room.floor(0.3, 0.36, 0, 1, y=0.998), room.floor(0.64, 0.7, 0, 1, y=0.998),
                      room.panel("left", 0, 1, 0.375, 0.4), room.panel("right", 0, 1, 0.375, 0.4))  # fmt: skip
    easel.fill(strips, pale, "sky", "light strips", role="light", tinted=False)
    x, y = room.at(0.5, 0.95, 0)
    easel.fill(g.ellipse(x, y, 0.5 * easel.unit), halo(x, y, 0.5 * easel.unit, pale, 0.3), "sky", "their glow",
               role="light", tinted=False)  # fmt: skip


def _console(room: Chamber, x: tuple[float, float], z: tuple[float, float], hull: RGB) -> None:
    """A desk of instruments: a lit top with keys and a small screen."""
    easel = room.easel
    if not room.block(x, z, (0.0, 0.85), hull, "console", words=("console", "computer"), top=(34, 40, 58)):
        return
    deep = 0.1 + 0.3 * (1 - z[1]) - 0.001
    y = room.high(0.855)
    sets = [Path() for _ in _LAMPS]
    for i in range(5):
        for k in range(4):
            a, b = x[0] + (x[1] - x[0]) * (0.12 + 0.16 * i), z[0] + (z[1] - z[0]) * (0.14 + 0.2 * k)
            key = room.floor(a, a + 0.1 * (x[1] - x[0]), b, b + 0.1 * (z[1] - z[0]), y=y)
            sets[easel.rng.randrange(4)].addPath(key)
    for path, hue in zip(sets, _LAMPS, strict=True):
        easel.fill(path, hue, "middle", "keys", role="light", tinted=False, back=deep)

"""The hall of a castle."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import chamber, fittings, shells
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.chamber import Chamber, Wall
from limner.engines.illustrator.staging.settings.setting import place

_CASTLES = (
    lay.palette("b4aea8 8f8680 a8323c d9a83f"),  # stone, floor, cloth, gold
    lay.palette("a9b0b8 858c94 3a4f96 e0b860"),
    lay.palette("bdb09a 96866e 5a3a80 d8a850"),
)


@place(
    "hall",
    footing="floor",
    indoors=True,
    horizons=(0.60, 0.64, 0.70),
    climate="indoors",
    neighbours="library, museum",
    shows="furniture, window",
)
def castle(easel: Easel) -> None:
    """Stone walls, pillars that recede, pointed windows, banners, a carpet to a dais."""
    stone, floor, cloth, gold = _CASTLES[easel.variant % 3]
    seen = chamber.view(easel)
    room = chamber.chamber(easel, top=0.04)
    shells.shell(room, stone, floor, tone(stone, -0.16))
    _masonry(room, stone)
    shells.tiles(room, tone(floor, 0.04), 8, 8)
    centres = {"hall": (0.22, 0.5, 0.78), "left": (0.3, 0.62, 0.92), "right": (0.08, 0.38, 0.7)}[seen]
    for i, x in enumerate(centres):
        if i != 1 and easel.shown("banner", "flag"):
            _banner(room, "back", x, cloth, gold)
        elif easel.shown("window"):
            _arched(room, "back", x, 0.1 if seen == "hall" else 0.08, (0.34, 0.92), tone(stone, -0.14))
    for side in ("left", "right"):
        if seen in ("hall", side):
            for z in (0.24, 0.56):
                _arched(room, side, z, 0.07, (0.4, 0.86), tone(stone, -0.14))
            _banner(room, side, 0.42, cloth, gold)
    _carpet(room, cloth, gold)
    for z in (0.2, 0.5):
        for x in (0.1, 0.9):
            _pillar(room, x, z, tone(stone, 0.05))
    if easel.variant % 4 == 1:
        room.prop("fireplace", 0.86 if seen == "right" else 0.14, 0.02, 1.4)
    _torches(room, seen)


def _masonry(room: Chamber, stone: RGB) -> None:
    """Courses of stone with broken joints on all walls."""
    joints, rows = Path(), 12
    for wall in ("back", "left", "right"):
        number = 12 if wall == "back" else 8
        for r in range(rows):
            y = r / rows
            joints.moveTo(*room.on(wall, 0, y))
            joints.lineTo(*room.on(wall, 1, y))
            for i in range(number):
                a = (i + 0.5 * (r % 2)) / number
                joints.moveTo(*room.on(wall, a, y))
                joints.lineTo(*room.on(wall, a, y + 1 / rows))
    room.easel.fill(joints, tone(stone, -0.07), "sky", "joints", role="far", width=0.0026 * room.easel.unit)


def _arched(room: Chamber, wall: Wall, centre: float, half: float, y: tuple[float, float], trim: RGB) -> None:
    """A pointed window with its view, a frame and a mullion."""
    easel = room.easel
    pane = fittings.arch(room, wall, centre, half, y)
    if not room.bare(pane) or not easel.shown("window", "windows"):
        return
    frame = fittings.arch(room, wall, centre, 1.24 * half, (y[0] - 0.03, y[1] + 0.05))
    easel.fill(frame, trim, "sky", "window's stone", role="prop")
    fittings.outlook(easel, pane)
    bars = g.joined(
        room.panel(wall, centre - 0.05 * half, centre + 0.05 * half, *y),
        room.panel(wall, centre - half, centre + half, y[0] + 0.3 * (y[1] - y[0]), y[0] + 0.32 * (y[1] - y[0])),
    )
    easel.fill(g.intersection(bars, pane), trim, "far", "mullion", depth=0.1)


def _banner(room: Chamber, wall: Wall, centre: float, cloth: RGB, gold: RGB) -> None:
    """A hanging banner with a point, a border and a lozenge."""
    if not room.easel.shown("banner", "flag", "flags"):
        return
    half = 0.055 if wall == "back" else 0.045
    for grow, hue, name in ((1.0, gold, "banner's border"), (0.84, cloth, "banner")):
        k = half * grow
        path = g.polygon(
            [
                room.on(wall, centre - k, 0.88),
                room.on(wall, centre + k, 0.88),
                room.on(wall, centre + k, 0.5 + 0.1 * (1 - grow)),
                room.on(wall, centre, 0.42 + 0.2 * (1 - grow)),
                room.on(wall, centre - k, 0.5 + 0.1 * (1 - grow)),
            ]
        )
        if not room.bare(path):
            return
        box = g.bounds(path)
        room.easel.fill(path, fade(tone(hue, 0.03), tone(hue, -0.06), box[1], box[3]), "far", name, depth=0.12)
    mark = g.polygon(
        [
            room.on(wall, centre, 0.78),
            room.on(wall, centre + 0.5 * half, 0.69),
            room.on(wall, centre, 0.6),
            room.on(wall, centre - 0.5 * half, 0.69),
        ]
    )
    room.easel.fill(mark, gold, "far", "lozenge", depth=0.12)


def _carpet(room: Chamber, cloth: RGB, gold: RGB) -> None:
    if room.easel.shown("rug", "carpet"):
        room.easel.fill(room.floor(0.36, 0.64, 0.0, 1.0), gold, "ground", "carpet's border", depth=0.2)
        room.easel.fill(room.floor(0.375, 0.625, 0.0, 1.0), cloth, "ground", "carpet", depth=0.2)


def _pillar(room: Chamber, x: float, z: float, stone: RGB) -> None:
    """A round pillar with a base and a capital, from the floor to the ceiling."""
    easel = room.easel
    (px, foot), (_, head), s = room.at(x, 0, z), room.at(x, 1, z), room.size(z) * room.metre
    r = 0.2 * s
    shaft = g.rect(px - r, head, 2 * r, foot - head)
    if easel.amount < 0.25 or not easel.shown("pillar", "column") or not room.free(shaft, foot):
        return
    deep = 0.1 + 0.3 * (1 - z)
    from_light = _across(px, r, stone, easel.brief.side)
    easel.fill(shaft, from_light, "middle", "pillar", depth=deep, back=deep)
    ends = g.joined(
        g.rect(px - 1.4 * r, foot - 0.22 * s, 2.8 * r, 0.22 * s, 0.04 * s),
        g.polygon(
            [
                (px - 1.5 * r, head),
                (px + 1.5 * r, head),
                (px + 1.5 * r, head + 0.12 * s),
                (px + r, head + 0.34 * s),
                (px - r, head + 0.34 * s),
                (px - 1.5 * r, head + 0.12 * s),
            ]
        ),
    )
    easel.fill(
        ends,
        _across(px, 1.5 * r, tone(stone, 0.03), easel.brief.side),
        "middle",
        "base and capital",
        depth=deep,
        back=deep - 0.001,
    )


def _across(x: float, r: float, colour: RGB, side: float) -> Linear:
    """The shade around a round pillar."""
    lit, dark = tone(colour, 0.05), tone(colour, -0.14)
    stops: tuple[tuple[float, RGB], ...] = ((0.0, dark), (0.6, colour), (0.85, lit), (1.0, colour))
    if side < 0:
        stops = tuple((1 - at, hue) for at, hue in reversed(stops))
    return Linear((x - r, 0), (x + r, 0), tuple(Stop(at, hue) for at, hue in stops))


def _torches(room: Chamber, seen: chamber.View) -> None:
    """Flames on the back wall, beside the windows."""
    easel = room.easel
    if not easel.shown("torch", "fire", "flame"):
        return
    for x in {"hall": (0.36, 0.64), "left": (0.46, 0.78), "right": (0.22, 0.54)}[seen]:
        (px, py), s = room.at(x, 0.5, 0), room.metre
        if not room.bare(g.rect(px - 0.1 * s, py - 0.5 * s, 0.2 * s, 0.6 * s)):
            continue
        easel.fill(
            g.ellipse(px, py, 0.9 * s),
            halo(px, py, 0.9 * s, (255, 190, 100), 0.45),
            "far",
            "glow",
            role="light",
            tinted=False,
        )
        easel.fill(
            g.polygon([(px - 0.07 * s, py), (px + 0.07 * s, py), (px, py + 0.36 * s)]),
            (70, 52, 44),
            "far",
            "torch",
            depth=0.1,
        )
        flame = g.smooth(
            [
                (px, py - 0.34 * s, "c"),
                (px + 0.1 * s, py - 0.08 * s),
                (px, py + 0.03 * s),
                (px - 0.1 * s, py - 0.08 * s),
            ]
        )
        easel.fill(
            flame, fade((255, 170, 70), (255, 232, 150), py - 0.34 * s, py), "far", "flame", role="light", tinted=False
        )

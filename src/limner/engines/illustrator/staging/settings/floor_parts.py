"""What stands or lies on the floor of a fitted room: each function gives a part that draws itself into a room."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import fade
from limner.engines.illustrator.staging.settings import fittings
from limner.engines.illustrator.staging.settings.chamber import Chamber
from limner.engines.illustrator.staging.settings.wall_parts import WARES, Hues, Part, Span


def things(*rows: tuple[str, float, float, float]) -> Part:
    """Symbols of the atlas on the floor: name, x, z and height in metres."""

    def part(room: Chamber, hues: Hues) -> None:
        for name, x, z, metres in rows:
            room.prop(name, x, z, metres)

    return part


def hung(*rows: tuple[str, float, float, float, float]) -> Part:
    """Symbols of the atlas above the floor: name, x, z, height and how far up, in metres."""

    def part(room: Chamber, hues: Hues) -> None:
        for name, x, z, metres, raised in rows:
            room.prop(name, x, z, metres, raised=raised, shadow=False)

    return part


def landmark(name: str, x: float, z: float, metres: float, raised: float = 0.0) -> Part:
    """What the room is known by: it stands there even where somebody is before it."""

    def part(room: Chamber, hues: Hues) -> None:
        px, py = room.at(x, room.high(raised), z)
        depth = 0.08 + 0.33 * (1 - z)
        room.easel.prop(name, px, py, metres * room.metre * room.size(z), depth=depth, shadow=False, force=True)

    return part


def counter(x: Span, z: Span, items: str = "", *, high: float = 0.95, glass: bool = False) -> Part:
    """A counter with what lies on it; its front is a case of glass where it is so said."""

    def part(room: Chamber, hues: Hues) -> None:
        if not room.block(x, z, (0, high), tone(hues[3], 0.02), "counter", words=("table", "desk")):
            return
        back = 0.1 + 0.3 * (1 - z[1])
        room.block((x[0] - 0.01, x[1] + 0.01), (z[0] - 0.01, z[1] + 0.02), (high, high + 0.07), tone(hues[3], 0.12),
                   "counter's top", back=back - 0.004)  # fmt: skip
        low, up = (0.42, 0.86) if glass else (0.12, 0.8)
        number = 3 if glass else 5
        for i in range(number):
            a, b = (x[0] + (x[1] - x[0]) * (i + k) / number for k in (0.08, 0.92))
            path = g.polygon([room.at(a, room.high(low), z[1]), room.at(b, room.high(low), z[1]),
                              room.at(b, room.high(up * high), z[1]), room.at(a, room.high(up * high),
                                  z[1])])  # fmt: skip
            hue = mix((226, 240, 244), hues[2], 0.12) if glass else tone(hues[3], -0.05)
            room.easel.fill(path, hue, "middle", "counter's front", depth=0.2, back=back - 0.002)
        names = items.split()
        for i, name in enumerate(names):
            at = x[0] + (x[1] - x[0]) * (i + 0.5) / len(names)
            room.prop(name, at, 0.5 * (z[0] + z[1]) + 0.02, 0.34, raised=high + 0.07)

    return part


def block(x: Span, z: Span, height: Span, name: str, share: int = 3, shift: float = 0.0) -> Part:
    """A box in one of the room's colours, that many lighter."""

    def part(room: Chamber, hues: Hues) -> None:
        room.block(x, z, height, tone(hues[share], shift), name, words=(name,))

    return part


def tables(*spots: tuple[float, float], item: str = "", high: float = 0.74, cloth: bool = False) -> Part:
    """Round tables on a foot, each with a thing on it."""

    def part(room: Chamber, hues: Hues) -> None:
        easel = room.easel
        for x, z in spots:
            (px, foot), s = room.at(x, 0, z), room.metre * room.size(z)
            top = foot - high * s
            body = g.rect(px - 0.45 * s, top, 0.9 * s, foot - top)
            if easel.amount < 0.25 or not easel.shown("table") or not room.free(body, foot):
                continue
            deep = 0.1 + 0.3 * (1 - z)
            post = g.joined(g.rect(px - 0.05 * s, top, 0.1 * s, foot - top), g.ellipse(px, foot, 0.26 * s, 0.07 * s))
            easel.fill(post, tone(hues[3], -0.12), "middle", "table's foot", depth=deep, back=deep)
            if cloth:
                drop = g.polygon([(px - 0.48 * s, top), (px + 0.48 * s, top), (px + 0.52 * s, top + 0.5 * s),
                                  (px - 0.52 * s, top + 0.5 * s)])  # fmt: skip
                easel.fill(drop, tone(hues[2], -0.05), "middle", "cloth", depth=deep, back=deep - 0.001)
            for dy, hue in ((0.03, tone(hues[2] if cloth else hues[3], -0.08)), (0.0, hues[2] if cloth else hues[3])):
                plate = g.ellipse(px, top + dy * s, 0.48 * s, 0.12 * s)
                easel.fill(plate, hue, "middle", "table", depth=deep, back=deep - 0.002)
            if item:
                room.prop(item, x, z + 0.01, 0.3, raised=high - 0.02)

    return part


def seats(rows: int = 3, x: Span = (0.04, 0.96), gap: Span | None = (0.42, 0.58), *, name: str = "seats",
          high: float = 0.85, single: int = 0, share: int = 2) -> Part:  # fmt: skip
    """Rows of pews or seats, with an aisle between them; `single` is how many seats a half row is parted into."""

    def part(room: Chamber, hues: Hues) -> None:
        halves = [x] if gap is None else [(x[0], gap[0]), (gap[1], x[1])]
        for r in range(rows):
            z = 0.12 + 0.62 * r / rows
            for a, b in halves:
                parts = max(single, 1)
                for i in range(parts):
                    lo, hi = a + (b - a) * (i + 0.06 * (single > 0)) / parts, a + (b - a) * (i + 1 - 0.06) / parts
                    hue = tone(hues[share], 0.03 * (r % 2))
                    room.block((lo, hi), (z, z + 0.03), (0, high), hue, name, words=(name, "seat", "chair", "bench"))

    return part


def machines(*xs: float, tall: float = 1.5) -> Part:
    """Blocks with a dial, a screen and buttons along the back wall."""

    def part(room: Chamber, hues: Hues) -> None:
        easel = room.easel
        for i, x in enumerate(xs):
            wide = room.broad(0.9)
            if not room.block((x, x + wide), (0.0, 0.14), (0, tall * (1, 0.8, 1.15)[i % 3]), tone(hues[2], -0.03 * i),
                              "machine", words=("machine",)):  # fmt: skip
                continue
            top = room.high(tall * (1, 0.8, 1.15)[i % 3])
            (px, py), s = room.at(x + 0.5 * wide, 0.74 * top, 0.14), room.metre
            easel.fill(g.ellipse(px, py, 0.2 * s), (240, 238, 226), "middle", "dial", depth=0.2, back=0.3)
            hand = g.line([(px, py), (px + 0.1 * s, py - 0.1 * s)])
            easel.fill(hand, (190, 60, 50), "middle", "dial's hand", depth=0.2, back=0.299, width=0.03 * s)
            knobs = g.joined(*(g.ellipse(px + k * 0.16 * s, py + 0.36 * s, 0.05 * s) for k in (-1, 0, 1)))
            easel.fill(knobs, hues[3], "middle", "knobs", depth=0.2, back=0.299)

    return part


def belt(z: float = 0.42, item: str = "box") -> Part:
    """A conveyor belt across the room, with what it carries."""

    def part(room: Chamber, hues: Hues) -> None:
        if not room.block((0.04, 0.96), (z, z + 0.1), (0.55, 0.7), (74, 78, 86), "conveyor belt", words=("belt",)):
            return
        for x in (0.1, 0.36, 0.63, 0.9):
            room.block((x - 0.012, x + 0.012), (z + 0.08, z + 0.1), (0, 0.55), tone(hues[3], -0.06), "belt's leg",
                       back=0.1 + 0.3 * (0.9 - z) + 0.002)  # fmt: skip
        for x in (0.12, 0.32, 0.52, 0.72, 0.9):
            room.prop(item, x, z + 0.06, 0.4, raised=0.7)

    return part


def cabinets(name: str, *xs: float, z: float = 0.1, metres: float = 1.75) -> Part:
    """A thing of the atlas in a row."""
    return things(*((name, x, z, metres) for x in xs))


def beds(*xs: float, metal: bool = True) -> Part:
    """Beds with their heads at the back wall, and a curtain between each two."""

    def part(room: Chamber, hues: Hues) -> None:
        for x in xs:
            a, b = x, x + room.broad(1.0)
            if not room.block((a, b), (0.02, 0.34), (0.3, 0.6), (248, 250, 250), "bed", words=("bed",)):
                continue
            room.block((a, b), (0.14, 0.345), (0.58, 0.66), hues[2], "blanket", back=0.26)
            room.block((a, b), (0.0, 0.02), (0.0, 1.0), (206, 214, 220), "bed's head", back=0.4)
            room.block((a + 0.02, b - 0.02), (0.03, 0.1), (0.6, 0.74), (255, 255, 255), "pillow", back=0.259)
            rail = room.panel("back", b + 0.03, b + 0.1, 0.1, 0.8)
            room.easel.fill(rail, tone(hues[2], 0.1), "far", "curtain", depth=0.1)

    return part


def rug(x: Span = (0.3, 0.7), z: Span = (0.2, 0.8)) -> Part:
    """A rug in the room's accent."""

    def part(room: Chamber, hues: Hues) -> None:
        fittings.carpet(room, x, z, hues[2])

    return part


def runner(x: Span = (0.38, 0.62)) -> Part:
    """A carpet from the back wall toward the viewer, with a border."""

    def part(room: Chamber, hues: Hues) -> None:
        if room.easel.shown("rug", "carpet"):
            room.easel.fill(room.floor(*x, 0, 1.2), hues[3], "ground", "carpet's border", depth=0.2)
            inner = room.floor(x[0] + 0.015, x[1] - 0.015, 0, 1.2)
            room.easel.fill(inner, hues[2], "ground", "carpet", depth=0.2)

    return part


def dais(x: Span = (0.3, 0.7), steps: int = 2) -> Part:
    """Steps up to a platform at the back wall."""

    def part(room: Chamber, hues: Hues) -> None:
        for i in range(steps):
            grow, z = 0.05 * (steps - 1 - i), 0.2 - 0.08 * i
            room.block((x[0] - grow, x[1] + grow), (0.0, z), (0.0, 0.16 * (i + 1)), tone(hues[1], 0.05 + 0.03 * i),
                "step",
                       back=0.5 - 0.03 * i)  # fmt: skip

    return part


def basin(x: Span, z: Span, colour: RGB = (70, 176, 208), lanes: int = 0) -> Part:
    """Water let into the floor, with its edge; lines of floats where it has lanes."""

    def part(room: Chamber, hues: Hues) -> None:
        easel = room.easel
        edge = room.floor(x[0] - 0.02, x[1] + 0.02, z[0] - 0.02, z[1] + 0.02)
        easel.fill(edge, tone(hues[1], 0.1), "ground", "pool's edge", role="ground", depth=0.2)
        sheet = room.floor(*x, *z)
        _, top, _, bottom = g.bounds(sheet)
        easel.fill(sheet, fade(tone(colour, 0.1), tone(colour, -0.06), top, bottom), "ground", "water", role="water",
                   tinted=False)  # fmt: skip
        glints = land.ripples(easel.rng, easel.w, top, min(bottom, easel.h), 34, 0.14 * easel.unit)
        easel.fill(g.intersection(glints, sheet), (214, 244, 250), "ground", "glints", role="water", tinted=False)
        for i in range(1, lanes):
            at = x[0] + (x[1] - x[0]) * i / lanes
            for k in range(16):
                a, b = z[0] + (z[1] - z[0]) * k / 16, z[0] + (z[1] - z[0]) * (k + 0.9) / 16
                hue = (226, 76, 64) if k % 2 else (250, 250, 246)
                easel.fill(room.floor(at - 0.006, at + 0.006, a, b), hue, "ground", "lane", role="ground", depth=0.2)

    return part


def track(x: Span = (-0.4, 0.26), *, third: bool = True) -> Part:
    """Rails in a bed beside the platform, and the platform's edge with its line."""

    def part(room: Chamber, hues: Hues) -> None:
        easel, span = room.easel, x[1] - x[0]
        easel.fill(room.floor(*x, 0, 1.3), (62, 58, 60), "ground", "track bed", role="ground", depth=0.2)
        ties = g.joined(
            *(room.floor(x[0] + 0.5 * span, x[1] - 0.04, z, z + 0.03) for z in (0.05 + 0.09 * i for i in range(12)))
        )
        easel.fill(ties, (96, 82, 72), "ground", "sleepers", role="ground", depth=0.2)
        steel = g.joined(*(room.floor(a, a + 0.014, 0, 1.3) for a in (x[1] - 0.24, x[1] - 0.09)))
        easel.fill(steel, (206, 210, 216), "ground", "rails", role="ground", depth=0.2)
        easel.fill(room.floor(x[1], x[1] + 0.03, 0, 1.3), (236, 234, 226), "ground", "platform's edge", role="ground")
        if third:
            easel.fill(room.floor(x[1] + 0.05, x[1] + 0.075, 0, 1.3), (244, 200, 60), "ground", "line", role="ground")

    return part


def road(lanes: int = 2) -> Part:
    """Asphalt with its lines that runs to the vanishing point, between two kerbs."""

    def part(room: Chamber, hues: Hues) -> None:
        easel = room.easel
        easel.fill(room.floor(0.1, 0.9, 0, 1.3), (74, 76, 84), "ground", "road", role="ground", depth=0.2)
        dashes: list[Path] = []
        for i in range(1, lanes):
            x = 0.1 + 0.8 * i / lanes
            dashes += [room.floor(x - 0.008, x + 0.008, z, z + 0.05) for z in (0.02 + 0.11 * k for k in range(10))]
        dashes += [room.floor(x, x + 0.012, 0, 1.3) for x in (0.12, 0.868)]
        easel.fill(g.joined(*dashes), (246, 236, 206), "ground", "road lines", role="ground", depth=0.2)

    return part


def mats(rows: int = 3, columns: int = 3) -> Part:
    """Straw mats with dark borders."""

    def part(room: Chamber, hues: Hues) -> None:
        lines = Path()
        for i in range(-1, columns + 2):
            lines.addPath(room.floor(i / columns - 0.008, i / columns + 0.008, 0, 1.2))
        for r in range(rows + 1):
            lines.addPath(room.floor(-0.5, 1.5, r / rows - 0.006, r / rows + 0.006))
        room.easel.fill(lines, tone(hues[2], -0.05), "ground", "mats", role="ground", depth=0.2)

    return part


def pillars(*spots: tuple[float, float], radius: float = 0.2, share: int = 0) -> Part:
    """Round pillars from the floor to the ceiling, with a base and a capital."""

    def part(room: Chamber, hues: Hues) -> None:
        easel = room.easel
        for x, z in spots:
            (px, foot), (_, head), s = room.at(x, 0, z), room.at(x, 1, z), room.size(z) * room.metre
            r = radius * s
            shaft = g.rect(px - r, head, 2 * r, foot - head)
            if easel.amount < 0.25 or not easel.shown("pillar", "column") or not room.free(shaft, foot):
                continue
            deep = 0.1 + 0.3 * (1 - z)
            stone = tone(hues[share], 0.05)
            easel.fill(shaft, fade(tone(stone, -0.04), stone, head, foot), "middle", "pillar", depth=deep, back=deep)
            shade = g.rect(px + (0.2 if easel.brief.side < 0 else -1.0) * r, head, 0.8 * r, foot - head)
            easel.fill(shade, tone(stone, -0.1), "middle", "pillar", depth=deep, back=deep - 0.001)
            ends = g.joined(g.rect(px - 1.4 * r, foot - 0.2 * s, 2.8 * r, 0.2 * s),
                            g.polygon([(px - 1.7 * r, head), (px + 1.7 * r, head), (px + r, head + 0.36 * s),
                                       (px - r, head + 0.36 * s)]))  # fmt: skip
            easel.fill(ends, tone(stone, 0.03), "middle", "base and capital", depth=deep, back=deep - 0.002)

    return part


def heap(x: float, z: float, metres: float, colour: RGB, name: str) -> Part:
    """A mound of coins, straw or coal."""

    def part(room: Chamber, hues: Hues) -> None:
        easel, (px, foot), s = room.easel, room.at(x, 0, z), room.metre * room.size(z) * metres
        mound = g.smooth([(px - 1.5 * s, foot, "c"), (px - 0.8 * s, foot - 0.5 * s), (px, foot - s),
                          (px + 0.7 * s, foot - 0.6 * s), (px + 1.5 * s, foot, "c")])  # fmt: skip
        if not room.free(mound, foot) or not easel.shown(name):
            return
        deep = 0.1 + 0.3 * (1 - z)
        easel.fill(
            mound, fade(tone(colour, 0.08), tone(colour, -0.1), foot - s, foot), "middle", name, depth=deep, back=deep
        )
        bits = land.dots(easel.rng, (px - 1.2 * s, foot - 0.9 * s, px + 1.2 * s, foot), 46, (0.03 * s, 0.08 * s))
        easel.fill(g.intersection(bits, mound), tone(colour, 0.14), "middle", name, depth=deep, back=deep - 0.001)

    return part


def pole(x: float, z: float, metres: float = 1.5) -> Part:
    """A barber's pole in red, white and blue."""

    def part(room: Chamber, hues: Hues) -> None:
        easel, (px, foot), s = room.easel, room.at(x, 0, z), room.metre * room.size(z)
        body = g.rect(px - 0.13 * s, foot - metres * s, 0.26 * s, metres * s, 0.1 * s)
        if not room.free(body, foot):
            return
        easel.fill(body, (250, 248, 244), "middle", "barber's pole", depth=0.2, back=0.2)
        for k, hue in ((0, (206, 58, 52)), (1, (54, 84, 160))):
            turns = g.joined(*(g.polygon([(px - 0.2 * s, y), (px + 0.2 * s, y - 0.2 * s), (px + 0.2 * s, y - 0.08 * s),
                                          (px - 0.2 * s, y + 0.12 * s)])
                               for y in (foot - (0.1 + 0.4 * i + 0.2 * k) * s for i in range(5))))  # fmt: skip
            easel.fill(g.intersection(turns, body), hue, "middle", "barber's pole", depth=0.2, back=0.199)
        caps = g.joined(
            *(g.rect(px - 0.17 * s, y, 0.34 * s, 0.12 * s, 0.05 * s) for y in (foot - 0.12 * s, foot - metres * s))
        )
        easel.fill(caps, (206, 170, 90), "middle", "barber's pole", depth=0.2, back=0.198)

    return part


def confetti(number: int = 60) -> Part:
    """A carpet with spots of colour."""

    def part(room: Chamber, hues: Hues) -> None:
        rng, paths = room.easel.rng, [Path() for _ in WARES]
        for i in range(number):
            x, z, r = rng.uniform(-0.2, 1.2), rng.uniform(0, 1), rng.uniform(0.008, 0.018)
            paths[i % len(paths)].addPath(room.floor(x - r, x + r, z - r, z + r))
        for path, hue in zip(paths, WARES, strict=True):
            room.easel.fill(path, tone(hue, -0.06), "ground", "carpet's spots", role="ground", depth=0.2)

    return part

"""Counters, blocks, tables, machines and belts."""

from limner.drawing import geometry as g
from limner.drawing.colour import mix, tone
from limner.engines.illustrator.staging.settings.chamber import Chamber
from limner.engines.illustrator.staging.settings.room_parts.part import Hues, Part, Span


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
        names = [*room.easel.brief.wares, *items.split()][: len(items.split())]
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

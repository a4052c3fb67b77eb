"""What people have built in open places: broken arches, tiers of seats, hulls, alleys; parts as in `land_parts`."""

import math
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Landmark, Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import chamber
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.land_parts import Part
from limner.engines.illustrator.staging.settings.wall_parts import NEON_HUES, NEONS

_IVY: RGB = (78, 122, 70)


def arcade(stone: RGB = (164, 154, 140), *, pointed: bool = True) -> Part:
    """A ruined nave: two rows of arches that come nearer and lose their tops, an end wall with an empty window, ivy."""

    def part(easel: Easel) -> None:
        room = chamber.chamber(easel, "hall", top=-0.16, eye=0.2)
        rng = easel.rng
        _end_wall(easel, room, stone, pointed=pointed)
        for side in ("left", "right"):
            wall: chamber.Wall = "left" if side == "left" else "right"
            for i, (a, b) in enumerate(((0.0, 0.26), (0.28, 0.52), (0.54, 0.76))):
                high = (0.92, 0.8, 0.66)[i] - rng.uniform(0, 0.12)
                jagged = [
                    (a, 0.0),
                    (a, high),
                    *((a + (b - a) * k / 6, high - rng.uniform(-0.03, 0.1)) for k in range(1, 6)),
                    (b, high - 0.06),
                    (b, 0.0),
                ]
                mass = g.polygon([room.on(wall, *p) for p in jagged])
                hole = _opening(
                    room, wall, (a + 0.22 * (b - a), b - 0.12 * (b - a)), (0.0, 0.52 - 0.04 * i), pointed=pointed
                )
                body = g.difference(mass, hole)
                shade = 0.02 if (side == "left") == (easel.brief.side > 0) else -0.08
                hue = tone(mix(stone, easel.air.haze, 0.26 - 0.12 * i), shade)
                top = g.bounds(body)[1]
                easel.fill(
                    body,
                    fade(tone(hue, 0.04), tone(hue, -0.06), top, easel.h),
                    "far",
                    "ruined wall",
                    role="far",
                    depth=0.3 - 0.1 * i,
                    back=-0.1 * i,
                )
                _courses(easel, room, wall, (a, b), body, tone(hue, -0.08), -0.1 * i - 0.01)
                rim = g.difference(g.union(g.outline(hole, 0.02 * easel.unit)), hole)
                easel.fill(
                    g.intersection(rim, mass),
                    tone(hue, 0.06),
                    "far",
                    "arch",
                    role="far",
                    depth=0.2,
                    back=-0.1 * i - 0.02,
                )
                _ivy(easel, room, wall, (a, b), high, body, -0.1 * i - 0.03)

    return part


def _opening(
    room: chamber.Chamber, wall: chamber.Wall, along: tuple[float, float], y: tuple[float, float], *, pointed: bool
) -> Path:
    (a, b), (low, high) = along, y
    spring, points = low + 0.62 * (high - low), []
    for k in range(13):
        t = math.pi * k / 12
        lift = math.sin(t) ** (1.0 if not pointed else 1.5)
        points.append((0.5 * (a + b) - 0.5 * (b - a) * math.cos(t), spring + (high - spring) * lift))
    return g.polygon([room.on(wall, *p) for p in ((a, low - 0.02), *points, (b, low - 0.02))])


def _end_wall(easel: Easel, room: chamber.Chamber, stone: RGB, *, pointed: bool) -> None:
    """The far gable with a great window that has lost its glass."""
    rng = easel.rng
    hue = mix(stone, easel.air.haze, 0.4)
    top = [(x / 10, 0.72 - 0.9 * abs(x / 10 - 0.5) ** 1.4 + rng.uniform(-0.05, 0.03)) for x in range(11)]
    mass = g.polygon([room.on("back", *p) for p in ((0.0, 0.0), *top, (1.0, 0.0))])
    holes = [_opening(room, "back", (0.34, 0.66), (0.16, 0.62), pointed=pointed)]
    holes += [_opening(room, "back", span, (0.12, 0.42), pointed=pointed) for span in ((0.1, 0.24), (0.76, 0.9))]
    body = mass
    for hole in holes:
        body = g.difference(body, hole)
    box = g.bounds(mass)
    easel.fill(
        body, fade(tone(hue, 0.03), tone(hue, -0.05), box[1], box[3]), "far", "ruined gable", role="far", depth=0.4
    )
    tracery = g.joined(*(g.line([room.on("back", x, 0.16), room.on("back", x, 0.46)]) for x in (0.44, 0.56)))
    easel.fill(tracery, tone(hue, -0.04), "far", "tracery", role="far", depth=0.4, width=0.008 * easel.unit)
    _courses(easel, room, "back", (0.0, 1.0), body, tone(hue, -0.06), -0.01)


def _courses(
    easel: Easel,
    room: chamber.Chamber,
    wall: chamber.Wall,
    along: tuple[float, float],
    body: Path,
    hue: RGB,
    back: float,
) -> None:
    """Joints of the stones, cut to the wall that is left."""
    joints, (a, b) = Path(), along
    number = 12 if wall == "back" else 4
    for r in range(18):
        y = r / 18
        joints.addPath(g.line([room.on(wall, a, y), room.on(wall, b, y)]))
        for i in range(number):
            x = a + (b - a) * (i + 0.5 * (r % 2)) / number
            joints.addPath(g.line([room.on(wall, x, y), room.on(wall, x, y + 1 / 18)]))
    easel.fill(
        g.intersection(g.outline(joints, 0.0026 * easel.unit), body), hue, "far", "joints", role="far", back=back
    )


def _ivy(
    easel: Easel,
    room: chamber.Chamber,
    wall: chamber.Wall,
    along: tuple[float, float],
    high: float,
    body: Path,
    back: float,
) -> None:
    """Ivy that hangs from the broken edge."""
    rng, leaves, (a, b) = easel.rng, Path(), along
    if not easel.shown("ivy", "plant", "leaf"):
        return
    start = rng.uniform(a, b - 0.5 * (b - a))
    for _ in range(46):
        x = start + rng.random() * 0.5 * (b - a)
        y = high - abs(rng.gauss(0, 0.16))
        px, py = room.on(wall, x, y)
        size = 0.016 * easel.unit * room.size(x if wall != "back" else 0.0) * rng.uniform(0.6, 1.1)
        leaves.addPath(land.leaf(px, py, size, rng.uniform(40, 140), 0.5))
    easel.fill(leaves, mix(_IVY, easel.air.haze, 0.12), "far", "ivy", role="far", back=back)


def rubble(stone: RGB = (150, 142, 130), count: int = 9) -> Part:
    """Fallen blocks in the grass."""

    def part(easel: Easel) -> None:
        rng, room = easel.rng, easel.h - easel.horizon
        for i in range(count):
            t = (i + 0.5) / count
            y, s = easel.horizon + (0.12 + 0.84 * t) * room, easel.unit * (0.02 + 0.045 * t)
            x = easel.w * ((0.02 + 0.2 * rng.random()) if i % 2 else (0.78 + 0.2 * rng.random()))
            if any(box.left - s < x < box.right + s and y > box.bottom - 0.02 * easel.h for box in easel.taken):
                continue
            lean = rng.uniform(-0.2, 0.2) * s
            front = g.polygon([(x - s, y), (x + s, y), (x + s + lean, y - s), (x - s + lean, y - 0.9 * s)])
            lid = g.polygon(
                [
                    (x - s + lean, y - 0.9 * s),
                    (x + s + lean, y - s),
                    (x + 0.7 * s + lean, y - 1.35 * s),
                    (x - 0.6 * s + lean, y - 1.3 * s),
                ]
            )
            easel.fill(front, tone(stone, -0.06), "middle", "rubble", depth=0.4 * (1 - t), back=0.4 * (1 - t))
            easel.fill(lid, tone(stone, 0.05), "middle", "rubble", depth=0.4 * (1 - t), back=0.4 * (1 - t) - 0.001)

    return part


def tiers(seats: RGB = (58, 92, 152)) -> Part:
    """A stadium's stands around, full of dots of people, and floodlights over them."""

    def part(easel: Easel) -> None:
        w, h, y0, rng = easel.w, easel.h, easel.horizon, easel.rng
        for i, (rise, hue) in enumerate(((0.40, tone(seats, -0.05)), (0.26, seats), (0.13, tone(seats, 0.06)))):
            bowl: list[Landmark] = [(-0.1 * w, y0 + 0.06 * h, "c"), (-0.1 * w, y0 - (rise + 0.14) * h, "c"), (0.2 * w,
                y0 - (rise + 0.03) * h), (0.5 * w, y0 - rise * h),
                                    (0.8 * w, y0 - (rise + 0.03) * h), (1.1 * w, y0 - (rise + 0.14) * h, "c"),
                                        (1.1 * w, y0 + 0.06 * h, "c")]  # fmt: skip
            stand = g.smooth(bowl)
            easel.fill(
                stand,
                fade(tone(hue, 0.03), tone(hue, -0.06), y0 - rise * h, y0),
                "far",
                "stands",
                role="far",
                depth=0.5 - 0.12 * i,
                back=-i,
            )
            if easel.shown("crowd", "people", "person"):
                for k, dot in enumerate(lay.palette("f0d8b8 d8584a 4a6ab0 f0c04a e8e8ec")):
                    crowd = land.dots(
                        rng,
                        (0, y0 - (rise + 0.1) * h, w, y0 - (rise - 0.12) * h),
                        90,
                        (0.003 * easel.unit, 0.006 * easel.unit),
                    )
                    easel.fill(
                        g.intersection(crowd, stand),
                        mix(dot, hue, 0.35),
                        "far",
                        "crowd",
                        role="far",
                        depth=0.4,
                        back=-i - 0.1 - 0.01 * k,
                    )
            rail: list[Landmark] = [(*p[:2], "c") if len(p) > 2 else p for p in bowl[1:-1]]
            easel.fill(
                g.smooth(rail, closed=False),
                (236, 238, 240),
                "far",
                "rail of the stands",
                role="far",
                width=0.006 * easel.unit,
                back=-i - 0.2,
            )
        for x in (0.12, 0.88):
            easel.fill(
                g.rect(x * w - 0.004 * easel.unit, 0.05 * h, 0.008 * easel.unit, y0 - 0.2 * h),
                (90, 96, 108),
                "far",
                "mast",
                back=0.5,
            )
            easel.fill(
                g.rect(x * w - 0.05 * easel.unit, 0.03 * h, 0.1 * easel.unit, 0.05 * h, 4),
                (74, 80, 92),
                "far",
                "floodlight",
                back=-4.0,
            )
            lamps = g.joined(
                *(
                    g.ellipse(x * w + dx * easel.unit, (0.042 + dy) * h, 0.009 * easel.unit)
                    for dx in (-0.033, -0.011, 0.011, 0.033)
                    for dy in (0.0, 0.025)
                )
            )
            easel.glow(
                halo(x * w, 0.055 * h, 0.24 * easel.unit, (255, 252, 230), 0.6 if easel.air.light.dark > 0.3 else 0.25),
                "far",
                "floodlight's glow",
                back=-4.1,
            )
            easel.fill(lamps, (255, 253, 236), "far", "floodlight", role="light", tinted=False, back=-4.2)

    return part


def pitch(turf: RGB = (92, 164, 80)) -> Part:
    """A mown pitch in stripes with its lines."""

    def part(easel: Easel) -> None:
        w, h, y0 = easel.w, easel.h, easel.horizon
        for i in range(9):
            a, b = (y0 + (h - y0) * (k / 9) ** 1.6 for k in (i, i + 1))
            easel.fill(
                easel.sheet(a, b + 1),
                tone(turf, 0.035 if i % 2 else -0.02),
                "ground",
                "pitch",
                role="ground",
                depth=0.2,
            )
        lines = g.joined(g.line([(0.04 * w, y0 + 0.05 * h), (0.96 * w, y0 + 0.05 * h)]), g.line([(0.04 * w,
            y0 + 0.05 * h), (-0.5 * w, h)]),
                         g.line([(0.96 * w, y0 + 0.05 * h), (1.5 * w, h)]), g.ellipse(0.5 * w, y0 + 0.26 * h, 0.3 * w,
                             0.08 * h))  # fmt: skip
        easel.fill(lines, (248, 250, 244), "ground", "lines of the pitch", role="ground", width=0.008 * easel.unit)

    return part


def alley(wall: RGB = (128, 84, 72), *, neon: bool = False) -> Part:
    """Two walls of brick close to each other with windows, fire escapes, lamps and signs, sky at the end."""

    def part(easel: Easel) -> None:
        wide = chamber.chamber(easel, "hall", top=-0.3, eye=0.16)
        room = replace(wide, left=0.37 * easel.w, right=0.63 * easel.w)
        ends = town_end(easel, room, mix(wall, easel.air.haze, 0.5))
        easel.fill(ends, mix(wall, easel.air.haze, 0.55), "far", "house at the end", role="far", depth=0.7)
        dark = easel.air.light.dark > 0.3
        for side, x, shift in (("left", 0.0, -0.05), ("right", 1.0, 0.03)):
            hue = tone(wall, shift if easel.brief.side > 0 else -shift - 0.02)
            mass = g.polygon([room.at(x, 0, 0), room.at(x, 1.2, 0), room.at(x, 3.0, 1.3), room.at(x, -0.2, 1.3)])
            easel.fill(
                mass, fade(tone(hue, -0.05), tone(hue, 0.02), 0, easel.h), "far", "alley's wall", role="far", depth=0.3
            )
            panes, lit, stairs = Path(), Path(), Path()
            which: chamber.Wall = "left" if side == "left" else "right"
            for i, z in enumerate((0.06, 0.3, 0.52, 0.7)):
                for r, y in enumerate((0.28, 0.54, 0.8)):
                    (lit if dark and (i + r + easel.variant) % 3 == 0 else panes).addPath(
                        room.panel(which, z, z + 0.1, y, y + 0.14)
                    )
                    if i % 2 == r % 2:
                        stairs.addPath(room.panel(which, z - 0.03, z + 0.13, y - 0.05, y - 0.03))
                        stairs.addPath(
                            g.outline(
                                g.line([room.on(which, z - 0.03, y - 0.04), room.on(which, z + 0.13, y - 0.24)]),
                                0.006 * easel.unit,
                            )
                        )
            easel.fill(panes, mix((60, 72, 92), easel.air.light.shadow, 0.3), "far", "windows", role="far", depth=0.2)
            easel.fill(lit, (255, 208, 120), "far", "lit windows", role="light", tinted=False)
            easel.fill(stairs, (52, 48, 54), "far", "fire escape", role="far", depth=0.2)
        paving = (96, 92, 98)
        easel.fill(
            easel.sheet(easel.horizon),
            fade(tone(paving, -0.04), tone(paving, 0.04), easel.horizon, easel.h),
            "ground",
            "paving",
            role="ground",
            depth=0.2,
        )
        stones = land.patches(easel.rng, easel.w, easel.horizon, easel.h, 70, 0.05 * easel.unit)
        easel.fill(stones, tone(paving, -0.04), "ground", "cobbles", role="ground", depth=0.2)
        if neon:
            _signs(easel, room)

    return part


def town_end(easel: Easel, room: chamber.Chamber, hue: RGB) -> Path:
    """The houses that close an alley, with a gap of sky over them."""
    return g.polygon(
        [
            room.at(0, 0, 0),
            room.at(0, 0.62, 0),
            room.at(0.3, 0.62, 0),
            room.at(0.3, 0.5, 0),
            room.at(0.7, 0.5, 0),
            room.at(0.7, 0.7, 0),
            room.at(1, 0.7, 0),
            room.at(1, 0, 0),
        ]
    )


def _signs(easel: Easel, room: chamber.Chamber) -> None:
    """Upright neon signs at both walls and their light on the wet ground."""
    kinds = tuple(NEONS)
    for i, (x, z, y) in enumerate(((0.0, 0.18, 0.44), (1.0, 0.3, 0.52), (0.0, 0.5, 0.34), (1.0, 0.62, 0.4))):
        hue, s = NEON_HUES[(i + easel.variant) % len(NEON_HUES)], room.size(z) * easel.unit
        px, py = room.at(x, y, z)
        px += (0.035 if x == 0 else -0.035) * s
        plate = g.rect(px - 0.028 * s, py - 0.09 * s, 0.056 * s, 0.18 * s, 0.008 * s)
        easel.glow(halo(px, py, 0.22 * s, hue, 0.6), "far", "neon's glow")
        easel.fill(plate, (36, 30, 48), "far", "neon sign", depth=0.1)
        easel.fill(plate, hue, "far", "neon sign", role="light", tinted=False, width=0.006 * s)
        for k in (-1, 0, 1):
            mark = g.moved(g.scaled(NEONS[kinds[(i + k) % len(kinds)]], 0.013 * s), px, py + 0.052 * k * s)
            easel.fill(
                mark, mix(hue, (255, 255, 255), 0.6), "far", "neon sign", role="light", tinted=False, width=0.004 * s
            )
        at, level = px + (0.1 if x == 0 else -0.1) * easel.w, easel.h * (0.7 + 0.06 * i)
        easel.glow(halo(at, level, 0.1 * s, hue, 0.45, (1.0, 0.3)), "ground", "light on wet ground")


def slipway() -> Part:
    """A shipyard: a great hull on stocks in its scaffold, gantry cranes, plates and the sea beside."""

    def part(easel: Easel) -> None:
        w, h, y0, unit = easel.w, easel.h, easel.horizon, easel.unit
        hand = 1 if easel.brief.side > 0 else -1

        def at(x: float) -> float:
            return (0.5 + hand * x) * w

        for x, tall in ((-0.4, 0.5), (0.42, 0.44)):
            _crane(easel, at(x), y0 + 0.03 * h, tall * unit, hand if x < 0 else -hand)
        foot, top = y0 + 0.08 * h, y0 - 0.3 * h
        hull: list[Landmark] = [(at(-0.3), foot, "c"), (at(-0.36), foot - 0.12 * h), (at(-0.38), top - 0.02 * h, "c"),
            (at(0.1), top + 0.05 * h), (at(0.5), top - 0.04 * h, "c"),
                                (at(0.41), foot - 0.14 * h), (at(0.3), foot, "c")]  # fmt: skip
        body = g.smooth(hull)
        easel.fill(body, fade((152, 84, 66), (112, 58, 50), top, foot), "far", "hull", role="far", depth=0.25, back=-1)
        band = g.intersection(body, easel.sheet(top - 0.1 * h, top + 0.1 * h))
        easel.fill(
            band,
            fade((96, 112, 130), (76, 90, 108), top, top + 0.1 * h),
            "far",
            "hull",
            role="far",
            depth=0.25,
            back=-1.1,
        )
        seams = g.joined(*(g.line([(at(-0.5), top + 0.05 * h * k), (at(0.6), top + 0.05 * h * k)]) for k in range(9)),
                         *(g.line([(at(-0.36 + 0.09 * k), top - 0.1 * h), (at(-0.34 + 0.085 * k),
                             foot)]) for k in range(10)))  # fmt: skip
        easel.fill(
            g.intersection(g.outline(seams, 0.003 * unit), body), (84, 48, 44), "far", "seams", role="far", back=-1.2
        )
        poles = g.joined(*(g.line([(at(x), foot + 0.02 * h), (at(x), top - 0.04 * h)]) for x in (-0.42, -0.3, -0.18,
            -0.06, 0.06, 0.18, 0.3, 0.44)),
                         *(g.line([(at(-0.46), foot - 0.11 * h * k), (at(0.46), foot - 0.11 * h * k)]) for k in (1, 2,
                             3)))  # fmt: skip
        easel.fill(poles, (196, 158, 84), "far", "scaffold", role="far", depth=0.15, width=0.008 * unit, back=-1.3)
        stocks = g.joined(
            *(g.rect(at(x) - 0.02 * w, foot - 0.01 * h, 0.04 * w, 0.05 * h) for x in (-0.26, -0.13, 0.0, 0.13, 0.26))
        )
        easel.fill(stocks, (92, 74, 60), "middle", "stocks", depth=0.3)

    return part


def skeleton(concrete: RGB = (176, 172, 164)) -> Part:
    """A building of which the floors and pillars stand, in its scaffold, under a crane."""

    def part(easel: Easel) -> None:
        w, h, unit, base = easel.w, easel.h, easel.unit, easel.horizon + 0.06 * easel.h
        hand = 1 if easel.brief.side > 0 else -1
        middle, half, storey = (0.5 + 0.2 * hand) * w, 0.2 * w, 0.1 * unit
        _crane(easel, (0.5 - 0.28 * hand) * w, base, 0.56 * unit, hand)
        hue = mix(concrete, easel.air.haze, 0.15)
        inside = g.rect(middle - half, base - 4 * storey, 2 * half, 4 * storey)
        easel.fill(inside, tone(hue, -0.2), "far", "shell of a building", role="far", depth=0.4, back=-0.2)
        slabs = g.joined(*(g.rect(middle - 1.06 * half, base - k * storey - 0.014 * unit, 2.12 * half,
            0.02 * unit) for k in range(5)),
                         *(g.rect(middle + (k / 3 - 1) * half - 0.008 * unit, base - 4.6 * storey, 0.016 * unit,
                             4.6 * storey) for k in range(7)))  # fmt: skip
        easel.fill(slabs, hue, "far", "shell of a building", role="far", depth=0.35, back=-0.3)
        poles = g.joined(*(g.line([(middle + k * half * 0.5, base), (middle + k * half * 0.5,
            base - 4.3 * storey)]) for k in (-2.2, -1.4, -0.7, 0, 0.7, 1.4, 2.2)),
                         *(g.line([(middle - 1.12 * half, base - (k + 0.5) * storey), (middle + 1.12 * half,
                             base - (k + 0.5) * storey)]) for k in range(4)))  # fmt: skip
        easel.fill(poles, (222, 168, 70), "far", "scaffold", role="far", depth=0.3, width=0.006 * unit, back=-0.4)
        easel.fill(easel.sheet(base, base + 0.01 * h), (120, 96, 72), "ground", "ground", role="ground")

    return part


def _crane(easel: Easel, x: float, foot: float, tall: float, hand: int) -> None:
    """A crane with a lattice jib, a cab and a hook."""
    unit = easel.unit
    hue = mix((226, 150, 52), easel.air.haze, 0.2)
    top = foot - tall
    mast = g.joined(g.line([(x - 0.03 * unit, foot), (x - 0.015 * unit, top)]), g.line([(x + 0.03 * unit, foot),
        (x + 0.015 * unit, top)]),
                    *(g.line([(x - 0.028 * unit + 0.002 * k, foot - tall * k / 8), (x + 0.028 * unit,
                        foot - tall * (k + 1) / 8)]) for k in range(8)))  # fmt: skip
    reach = 0.42 * unit * hand
    jib = g.joined(g.line([(x - 0.35 * reach, top), (x + reach, top - 0.02 * unit)]), g.line([(x, top - 0.1 * unit),
        (x + reach, top - 0.02 * unit)]),
                   g.line([(x, top - 0.1 * unit), (x - 0.35 * reach, top)]), g.line([(x, top), (x, top - 0.1 * unit)]),
                   g.line([(x + 0.8 * reach, top - 0.015 * unit), (x + 0.8 * reach, top + 0.2 * unit)]))  # fmt: skip
    easel.fill(g.joined(mast, jib), hue, "far", "crane", role="far", depth=0.4, width=0.009 * unit)
    easel.fill(
        g.rect(x - 0.03 * unit, top - 0.01 * unit, 0.06 * unit, 0.05 * unit),
        tone(hue, -0.1),
        "far",
        "crane's cab",
        role="far",
        depth=0.4,
    )
    easel.fill(
        g.rect(x - 0.4 * reach - 0.03 * unit, top, 0.06 * unit, 0.05 * unit),
        (110, 112, 118),
        "far",
        "counterweight",
        role="far",
        depth=0.4,
    )


def deck(wood: RGB = (176, 132, 88), *, rail: RGB = (122, 84, 56)) -> Part:
    """Planks that run to a railing, open air or water beyond: a ship's deck, a balcony, a pier."""

    def part(easel: Easel) -> None:
        w, h, y0 = easel.w, easel.h, easel.horizon
        top = y0 + 0.24 * (h - y0)
        easel.fill(
            easel.sheet(top),
            fade(tone(wood, -0.03), tone(wood, 0.04), top, h),
            "ground",
            "deck",
            role="ground",
            depth=0.2,
        )
        lines = g.joined(
            *(g.line([(0.5 * w + k * 0.05 * w, top), (0.5 * w + k * 0.16 * w, h)]) for k in range(-14, 15))
        )
        easel.fill(lines, tone(wood, -0.1), "ground", "planks", role="ground", width=0.003 * easel.unit)
        high = 0.13 * easel.unit
        bars = g.joined(g.rect(-9, top - high, w + 18, 0.018 * easel.unit), g.rect(-9, top - 0.5 * high, w + 18,
            0.008 * easel.unit),
                        *(g.rect(w * k / 12, top - high, 0.012 * easel.unit,
                            high + 0.01 * h) for k in range(13)))  # fmt: skip
        easel.fill(bars, fade(tone(rail, 0.05), rail, top - high, top), "ground", "railing", depth=0.3)

    return part


def pond(colour: RGB = (96, 150, 150)) -> Part:
    """A pond with a curved shore, stones about it, water lilies, and a red bridge over its end."""

    def part(easel: Easel) -> None:
        w, room, unit = easel.w, easel.h - easel.horizon, easel.unit
        x, y = (0.5 - 0.12 * easel.brief.side) * w, easel.horizon + 0.34 * room
        shore = g.smooth(
            [
                (x - 0.46 * w, y),
                (x - 0.2 * w, y - 0.13 * room),
                (x + 0.2 * w, y - 0.12 * room),
                (x + 0.44 * w, y),
                (x + 0.24 * w, y + 0.16 * room),
                (x - 0.22 * w, y + 0.18 * room),
            ]
        )
        easel.fill(
            g.union(g.outline(shore, 0.03 * unit), shore),
            (150, 146, 138),
            "ground",
            "stones of the shore",
            role="ground",
            depth=0.3,
        )
        far, half, near = lay.reflecting(easel, tone(colour, 0.06), colour)
        easel.fill(
            shore,
            fade(mix(far, half, 0.5), near, y - 0.13 * room, y + 0.18 * room),
            "ground",
            "pond",
            role="water",
            tinted=False,
        )
        lilies = g.joined(
            *(
                g.ellipse(x + dx * w, y + dy * room, 0.035 * w, 0.011 * w)
                for dx, dy in ((-0.2, 0.02), (-0.1, 0.08), (0.16, 0.05), (0.25, -0.02), (0.04, -0.05))
            )
        )
        easel.fill(lilies, (104, 156, 84), "ground", "water lilies", role="ground", depth=0.3)
        bloom = g.joined(
            *(g.ellipse(x + dx * w, y + dy * room, 0.012 * w, 0.009 * w) for dx, dy in ((-0.2, 0.012), (0.16, 0.042)))
        )
        easel.fill(bloom, (246, 190, 208), "ground", "lotus", role="ground", depth=0.3)
        for k, hue in enumerate(((238, 116, 54), (250, 250, 246), (238, 140, 70))):
            fish = g.limb(
                [
                    (x + (0.02 + 0.1 * k - 0.12) * w, y + (0.05 - 0.03 * k) * room, 0.016 * w),
                    (x + (0.07 + 0.1 * k - 0.12) * w, y + (0.058 - 0.03 * k) * room, 0.004 * w),
                ]
            )
            easel.fill(fish, hue, "ground", "koi", role="ground", depth=0.2)
        _bridge(easel, x + (0.2 if easel.brief.side < 0 else -0.2) * w, y - 0.06 * room)

    return part


def _bridge(easel: Easel, x: float, y: float) -> None:
    """A bridge in a high arc with red rails."""
    w, unit = 0.22 * easel.w, easel.unit
    for lift, thick, hue in ((0.0, 0.026, (150, 48, 40)), (0.05, 0.014, (206, 66, 52))):
        arc = g.smooth(
            [(x - w, y - lift * unit, "c"), (x, y - (0.1 + lift) * unit), (x + w, y - lift * unit, "c")], closed=False
        )
        easel.fill(arc, hue, "ground", "bridge", depth=0.3, width=thick * unit)
    posts = g.joined(
        *(
            g.line(
                [
                    (x + k * w / 4, y - (0.1 * (1 - (k / 4) ** 2)) * unit),
                    (x + k * w / 4, y - (0.1 * (1 - (k / 4) ** 2) + 0.062) * unit),
                ]
            )
            for k in range(-4, 5)
        )
    )
    easel.fill(posts, (206, 66, 52), "ground", "bridge", depth=0.3, width=0.011 * unit)

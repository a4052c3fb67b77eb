"""Flags of nations: proportions, layout and colours as the states give them; arms are drawn in their outlines only."""

# fmt: off
# A flag reads better as a row of shapes than one shape a line.

import math
from collections.abc import Callable

from limner.drawing.geometry import (
    Path,
    Point,
    arc,
    difference,
    ellipse,
    intersection,
    joined,
    limb,
    line,
    mirrored,
    moved,
    outline,
    polygon,
    rect,
    rotated,
    scaled,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.templates.ensign import (
    Ensign,
    Shape,
    bars,
    crescent_at,
    cross,
    disc,
    ensign,
    field,
    fly,
    plain,
    saltire,
    star,
    wedge,
)

_Nations = list[tuple[str, str, Ensign]]


def _stripes(width: float, height: float, colours: str, shares: tuple[float, ...] = (), *,
        upright: bool = False) -> Ensign:
    return ensign(width, height, bars(width, height, colours, shares, upright=upright))


def _union_jack(x: float, y: float, w: float) -> list[Shape]:
    """The flag of the United Kingdom, 2 to 1, from its upper corner."""
    k = w / 60
    box = rect(0, 0, 60, 30)

    def diagonal(thick: float, dx: float, dy: float, start: Point, end: Point) -> Path:
        return outline(line([(start[0] + dx, start[1] + dy), (end[0] + dx, end[1] + dy)]), thick, round_cap=False)

    white = intersection(union(saltire(60, 30, 6, "")[1]), box)
    n = math.hypot(60, 30)
    ox, oy = 30 / n, 60 / n
    red = joined(*(intersection(diagonal(2, *shift, (30, 15), corner), box) for shift, corner in (
        ((-ox, oy), (-30, -15)), ((ox, -oy), (90, 45)), ((ox, oy), (-30, 45)), ((-ox, -oy), (90, -15)))))

    def put(path: Path) -> Path:
        return moved(scaled(path, k), x, y)

    return [("012169", put(box)), ("ffffff", put(white)), ("c8102e", put(red)), ("ffffff", put(joined(rect(25, 0, 10,
        30), rect(0, 10,
        60, 10)))), ("c8102e", put(joined(rect(27, 0, 6, 30), rect(0, 12, 60, 6))))]


def _maple_leaf(x: float, y: float, k: float) -> Path:
    half = [(0, -2000), (332, -1348), (423, -1321), (750, -1510), (546, -458), (657, -401), (1080, -855), (1185,
        -608), (1258, -570),
        (1800, -685), (1614, -113), (1648, -34), (1860, 65), (919, 827), (899, 900), (1015, 1220), (156, 1069), (45,
        1167), (90, 2030)]
    points = [*half, *((-px, py) for px, py in reversed(half[1:]))]
    return polygon([(x + px * k, y + py * k) for px, py in points])


def _sun(x: float, y: float, r: float, rays: int, reach: float, colour: str) -> Shape:
    spikes = [rotated(polygon([(x - r * 0.2, y), (x, y - reach), (x + r * 0.2, y)]), 360 * i / rays, (x, y))
        for i in range(rays)]
    return colour, union(ellipse(x, y, r), *spikes)


def _ring(x: float, y: float, r: float, thick: float) -> Path:
    return difference(ellipse(x, y, r), ellipse(x, y, r - thick))


def _stars_round(x: float, y: float, r: float, size: float, count: int, colour: str) -> Shape:
    spots = [(x + r * math.sin(2 * math.pi * i / count), y - r * math.cos(2 * math.pi * i / count))
        for i in range(count)]
    return colour, joined(*(star(a, b, size, "")[1] for a, b in spots))


def _wheel(x: float, y: float, r: float, colour: str) -> Shape:
    spokes = [rotated(rect(x - r * 0.018, y - r * 0.92, r * 0.036, r * 0.92), 15 * i, (x, y)) for i in range(24)]
    return colour, union(_ring(x, y, r, r * 0.12), ellipse(x, y, r * 0.19), *spokes)


def _taegeuk() -> list[Shape]:
    """The circle of the flag of South Korea: half the height across, turned by the flag's diagonal."""
    x, y, r = 36.0, 24.0, 12.0
    tilt = math.degrees(math.atan2(48, 72))
    red = union(difference(intersection(ellipse(x, y, r), rect(x - r, y - r, 2 * r, r)), ellipse(x + r / 2, y, r / 2)),
        ellipse(x - r / 2, y, r / 2))
    made: list[Shape] = [("0047a0", ellipse(x, y, r)), ("cd2e3a", rotated(red, tilt, (x, y)))]
    for side, up, kind in ((-1, -1, "111"), (1, -1, "010"), (-1, 1, "101"), (1, 1, "000")):
        middle = (x + side * 22.2 * math.cos(math.radians(tilt)), y + up * 22.2 * math.sin(math.radians(tilt)))
        rows = []
        for i, whole in enumerate(kind):
            top = -4 + 3 * i
            rows += [rect(-6, top, 12, 2)] if whole == "1" else [rect(-6, top, 5.5, 2), rect(0.5, top, 5.5, 2)]
        turn = tilt - 90 if side * up > 0 else 90 - tilt
        made.append(("000000", moved(rotated(joined(*rows), turn), *middle)))
    return made


def _checkers(x: float, y: float, side: float) -> list[Shape]:
    shield = smooth([(x, y, "c"), (x + 5 * side, y, "c"), (x + 5 * side, y + 3.6 * side), (x + 2.5 * side,
        y + 6 * side, "c"),
        (x, y + 3.6 * side)])
    squares = joined(*(rect(x + side * i, y + side * j, side, side) for i in range(5)
        for j in range(6) if (i + j) % 2 == 0))
    crown = polygon([(x, y - side * 0.3), (x - side * 0.3, y - side * 1.4), (x + side * 1.2, y - side * 1.9),
        (x + 2.5 * side, y - side * 2),
        (x + 3.8 * side, y - side * 1.9), (x + 5.3 * side, y - side * 1.4), (x + 5 * side, y - side * 0.3)])
    return [("0093dd", crown), ("ffffff", shield), ("ff0000", intersection(squares, shield))]


def _cedar(x: float, y: float, h: float) -> Path:
    tiers = [polygon([(x - w * h, y + b * h), (x, y + t * h), (x + w * h, y + b * h), (x, y + (b - 0.07) * h)])
        for w, b, t in ((0.2, -0.22, -0.5), (0.32, -0.04, -0.36), (0.44, 0.16, -0.2), (0.52, 0.34, 0.0))]
    return union(*tiers, rect(x - h * 0.05, y + h * 0.2, h * 0.1, h * 0.28))


def _saw(width: float, height: float, at: float, depth: float, teeth: int, colour: str) -> Shape:
    step = height / teeth
    edge: list[Point] = [(0, 0), (at, 0)]
    for i in range(teeth):
        edge += [(at + depth, step * (i + 0.5)), (at, step * (i + 1))]
    return plain(colour, [*edge, (0, height)])


def _bird(x: float, y: float, k: float) -> Path:
    """An eagle with spread wings, in its outline."""
    wing = smooth([(1, -3), (4, -6), (8, -6.4, "c"), (7.6, -2), (6.6, 1, "c"), (6, 3.6), (4, 3, "c"), (2, 2)])
    return moved(scaled(union(wing, mirrored(wing), limb([(0, -6, 3), (0, 0, 5), (0, 5, 3)]), ellipse(0.6, -7.4,
        1.9), polygon([(-3, 7.6),
        (0, 3), (3, 7.6)])), k), x, y)


def _arms(x: float, y: float, w: float, left: str, right: str, crown: str) -> list[Shape]:
    """A shield in two halves under a crown."""
    shield = smooth([(x - w, y - w, "c"), (x + w, y - w, "c"), (x + w, y + w * 0.4), (x, y + w * 1.3, "c"), (x - w,
        y + w * 0.4)])
    return [(crown, joined(rect(x - w * 0.9, y - w * 1.7, w * 1.8, w * 0.5, w * 0.2), ellipse(x, y - w * 1.7,
        w * 0.4))), (left, shield),
        (right, intersection(shield, rect(x, y - 2 * w, 2 * w, 4 * w)))]


def _script(x: float, y: float, w: float, thick: float) -> Path:
    """A line of letters, told by its strokes."""
    runs = [smooth([(x + w * a, y - w * b), (x + w * (a + 0.05), y + w * 0.05), (x + w * (a + 0.11), y - w * 0.02)],
        closed=False) for a, b in ((0.0, 0.16), (0.12, 0.06), (0.24, 0.2), (0.37, 0.07), (0.5, 0.19), (0.63, 0.06),
        (0.76, 0.17), (0.89, 0.2))]
    dots = [ellipse(x + w * a, y - w * b, thick * 0.7) for a, b in ((0.17, 0.13), (0.43, 0.14), (0.7, 0.13),
        (0.57, -0.1))]
    return union(*(outline(run, thick) for run in runs), *dots)


def _sabre(x: float, y: float, w: float, thick: float) -> Path:
    return union(outline(smooth([(x, y - w * 0.03), (x + w * 0.4, y), (x + w, y)], closed=False), thick),
        rect(x + w * 0.86, y - w * 0.05, thick, w * 0.1))


def _beast(x: float, y: float, k: float) -> Path:
    """A beast that walks to the left with one paw raised and its tail up; 10 units long."""
    body = limb([(2.4, -0.6, 2.2), (0, -0.8, 1.9), (-2.4, -1.6, 2.2)])
    legs = [limb([(2.6, 0, 1), (3.2, 1.4, 0.8), (2.6, 3.2, 0.6)]),
        limb([(1.8, 0, 1), (1.2, 1.6, 0.8), (1.4, 3.2, 0.6)]),
        limb([(-2, -0.6, 1), (-2.2, 1.4, 0.8), (-2.6, 3.2, 0.6)]), limb([(-2.6, -0.8, 1), (-4.4, -0.4, 0.8), (-5,
            -1.6, 0.6)])]
    head = union(ellipse(-3.2, -3, 1.5, 1.4), polygon([(-4.4, -3.6), (-5.6, -2.8), (-4.2, -2.2)]),
        polygon([(-3.6, -4.2), (-3, -5.4), (-2.4, -4.2)]))
    tail = limb([(3.2, -1, 0.6), (4.8, -2, 0.6), (4.4, -4, 0.6), (5.2, -5, 1)])
    return moved(scaled(union(body, *legs, head, tail), k), x, y)


def _wings(x: float, y: float, k: float) -> Path:
    """Wings of a dragon, raised, over a beast's back."""
    shape = smooth([(0.4, -1.4, "c"), (-0.6, -5.6), (1.4, -7, "c"), (3, -5.4), (5.2, -5.2, "c"), (4, -3.6), (4.2,
        -2.2, "c"),
        (2.4, -2)])
    return moved(scaled(shape, k), x, y)


def _double_eagle(x: float, y: float, k: float) -> Path:
    """An eagle with two heads and spread wings; 10 units high."""
    half = union(limb([(0, 1, 2.4), (0, -2, 1.8), (1, -3.6, 1)]), ellipse(1.3, -4.2, 0.8),
        polygon([(1.6, -4.8), (3, -4.2), (1.7, -3.6)]),
        polygon([(0.4, -1), (2.2, -2.4), (4.6, -3.6), (4.2, -2.2), (4.9, -1.8), (4.1, -0.9), (4.5, -0.2), (3.6, 0.5),
            (3.7, 1.3), (2.6, 1.4), (1, 1.2)]),
        limb([(0.6, 1.4, 0.9), (2, 2.6, 0.7), (2.6, 3.6, 0.4)]), polygon([(0, 0.6), (1.1, 3), (0.8, 5), (0, 5.4)]))
    return moved(scaled(union(half, mirrored(half)), k), x, y)


def _emblem(x: float, y: float, r: float) -> Path:
    """Four crescents about an upright stroke."""
    outer = difference(ellipse(x, y, r), ellipse(x, y - r * 0.2, r * 0.82))
    inner = difference(ellipse(x, y, r * 0.66), ellipse(x, y - r * 0.2, r * 0.46))
    cut = rect(x - r * 0.16, y - 2 * r, r * 0.32, 4 * r)
    return union(difference(union(outer, inner), cut), rect(x - r * 0.07, y - r * 1.05, r * 0.14, r * 1.8))


def _usa() -> Ensign:
    white, red, blue = "ffffff", "b31942", "0a3161"
    stars = [star(7.6 * (c + 1) / 12, 70 / 13 * (r + 1) / 10, 0.308, "")[1] for r in range(9)
        for c in range(11) if (r + c) % 2 == 0]
    return ensign(19, 10, bars(19, 10, " ".join([red, white] * 6 + [red])), (blue, rect(0, 0, 7.6, 70 / 13)), (white,
        joined(*stars)))


def _southern_cross(cx: float, cy: float, k: float, colour: str, points: int, edge: str = "") -> list[Shape]:
    spots = ((0, -3.75, 1), (2.5, -0.83, 0.95), (0, 4.2, 1), (-2.5, -0.2, 1))
    made = []
    if edge:
        made.append((edge, joined(*(star(cx + x * k, cy + y * k, 1.05 * k * s, "", points)[1] for x, y, s in spots))))
    inner = 0.72 if edge else 1.0
    made.append((colour, joined(*(star(cx + x * k, cy + y * k, 1.05 * k * s * inner, "", points,
        inner=0.45 if points == 7 else 0.0)[1]
        for x, y, s in spots))))
    return made


def _europe() -> _Nations:
    gold_arms = _arms(4.5, 10, 1.9, "aa151b", "c8b100", "ad8500")
    sphere = [("ffe000", _ring(12, 10, 4.6, 0.8)), ("ffe000", joined(rect(7.4, 9.7, 9.2, 0.7), rect(11.6, 5.4, 0.8,
        9.2))), ("ffffff",
        smooth([(9.4, 7, "c"), (14.6, 7, "c"), (14.6, 11), (12, 13.4), (9.4, 11)])), ("da291c",
            difference(smooth([(9.4, 7, "c"), (14.6, 7,
        "c"), (14.6, 11), (12, 13.4), (9.4, 11)]), smooth([(10.3, 7.9, "c"), (13.7, 7.9, "c"), (13.7, 10.8), (12,
        12.3), (10.3, 10.8)]))),
        ("003399", joined(*(ellipse(x, y, 0.42) for x, y in ((12, 8.6), (12, 10), (12, 11.3), (11, 10), (13, 10)))))]
    return [
        ("wales", "welsh", ensign(5, 3, bars(5, 3, "ffffff 00ad36"), ("c8102e", union(_beast(2.5, 1.62, 0.27),
            _wings(2.4, 1.62, 0.27))))),
        ("albania", "albanian", ensign(7, 5, field(7, 5, "e41e20"), ("111111", _double_eagle(3.5, 2.45, 0.42)))),
        ("united kingdom, britain, great britain, uk, england and scotland", "british, union jack", ensign(60, 30,
        _union_jack(0, 0, 60))),
        ("england", "english", ensign(5, 3, field(5, 3, "ffffff"), cross(5, 3, 2.5, 1.5, 0.6, "ce1124"))),
        ("scotland", "scottish", ensign(5, 3, field(5, 3, "005eb8"), saltire(5, 3, 0.6, "ffffff"))),
        ("france", "french, tricolore", _stripes(3, 2, "000091 ffffff e1000f", upright=True)),
        ("germany", "german", _stripes(5, 3, "000000 dd0000 ffcc00")),
        ("italy", "italian", _stripes(3, 2, "008c45 f4f9ff cd212a", upright=True)),
        ("spain", "spanish", ensign(30, 20, bars(30, 20, "aa151b f1bf00 aa151b", (1, 2, 1)), [(c, moved(scaled(p,
        1.5), 3, -5)) for c, p in
            gold_arms])),
        ("portugal", "portuguese", ensign(30, 20, bars(30, 20, "046a38 da291c", (2, 3), upright=True), sphere)),
        ("ireland", "irish", _stripes(2, 1, "169b62 ffffff ff883e", upright=True)),
        ("netherlands, holland", "dutch", _stripes(3, 2, "ad1d25 ffffff 1e4785")),
        ("belgium", "belgian", _stripes(15, 13, "000000 fdda24 ef3340", upright=True)),
        ("luxembourg", "luxembourgish", _stripes(5, 3, "ea141d ffffff 51adda")),
        ("switzerland", "swiss", ensign(32, 32, field(32, 32, "da291c"), ("ffffff", joined(rect(13, 6, 6, 20),
        rect(6, 13, 20, 6))))),
        ("austria", "austrian", _stripes(3, 2, "c8102e ffffff c8102e")),
        ("denmark", "danish", ensign(37, 28, field(37, 28, "c8102e"), cross(37, 28, 14, 14, 4, "ffffff"))),
        ("sweden", "swedish", ensign(16, 10, field(16, 10, "005293"), cross(16, 10, 6, 5, 2, "fecb00"))),
        ("norway", "norwegian", ensign(22, 16, field(22, 16, "ba0c2f"), cross(22, 16, 8, 8, 4, "ffffff"), cross(22,
        16, 8, 8, 2, "00205b"))),
        ("finland", "finnish", ensign(18, 11, field(18, 11, "ffffff"), cross(18, 11, 6.5, 5.5, 3, "002f6c"))),
        ("iceland", "icelandic", ensign(25, 18, field(25, 18, "02529c"), cross(25, 18, 9, 9, 4, "ffffff"), cross(25,
        18, 9, 9, 2, "dc1e35"))),
        ("greece", "greek", ensign(27, 18, bars(27, 18,
        "004c98 ffffff 004c98 ffffff 004c98 ffffff 004c98 ffffff 004c98"), ("004c98", rect(0,
            0, 10, 10)), ("ffffff", joined(rect(4, 0, 2, 10), rect(0, 4, 10, 2))))),
        ("turkey, türkiye, turkiye", "turkish", ensign(3, 2, field(3, 2, "e30a17"), crescent_at(1, 1, 0.5, (1.125, 1,
        0.4), "ffffff"),
            star(1.5917, 1, 0.25, "ffffff", turn=180))),
        ("poland", "polish", _stripes(8, 5, "ffffff dc143c")),
        ("ukraine", "ukrainian", _stripes(3, 2, "0057b7 ffd700")),
        ("russia", "russian", _stripes(3, 2, "ffffff 0039a6 d52b1e")),
        ("czech republic, czechia", "czech", ensign(3, 2, bars(3, 2, "ffffff d7141a"), wedge(2, 1.5, "11457e"))),
        ("slovakia", "slovak", ensign(30, 20, bars(30, 20, "ffffff 0b4ea2 ee1c25"), ("ffffff", smooth([(5, 4.6, "c"),
        (15, 4.6, "c"), (15, 11),
            (10, 16.4, "c"), (5, 11)])), ("ee1c25", smooth([(5.7, 5.3, "c"), (14.3, 5.3, "c"), (14.3, 10.8), (10,
            15.4, "c"), (5.7, 10.8)])),
            ("ffffff", joined(rect(9.5, 6, 1, 7), rect(7.6, 7.4, 4.8, 0.9), rect(6.9, 9.4, 6.2, 0.9))), ("0b4ea2",
            union(ellipse(7.6, 13, 1.6),
            ellipse(10, 13, 2), ellipse(12.4, 13, 1.6))))),
        ("slovenia", "slovenian", ensign(2, 1, bars(2, 1, "ffffff 005da4 ed1c24"), ("005da4", smooth([(0.36, 0.2,
        "c"), (0.64, 0.2, "c"), (0.63,
            0.4), (0.5, 0.54, "c"), (0.37, 0.4)])), ("ffffff", polygon([(0.38, 0.42), (0.43, 0.34), (0.46, 0.37),
                (0.5, 0.27), (0.54, 0.37), (0.57,
            0.34), (0.62, 0.42), (0.5, 0.53)])), ("fcd116", joined(*(star(x, y, 0.022, "", 6)[1] for x, y in ((0.45,
                0.24), (0.55, 0.24), (0.5,
            0.29))))))),
        ("croatia", "croatian", ensign(20, 10, bars(20, 10, "ff0000 ffffff 171796"), _checkers(8.4, 2.9, 0.64))),
        ("serbia", "serbian", ensign(30, 20, bars(30, 20, "c6363c 0c4076 ffffff"), ("edb92e", rect(8.4, 3, 4.2, 1.6,
        0.6)), ("ffffff", _bird(10.5,
            10, 0.72)), ("c6363c", smooth([(9, 8, "c"), (12, 8, "c"), (12, 10.6), (10.5, 12.6, "c"), (9, 10.6)])),
                ("ffffff", joined(rect(10.2,
            8, 0.6, 4.4), rect(9, 9.6, 3, 0.6))))),
        ("bosnia, bosnia and herzegovina", "bosnian", ensign(20, 10, field(20, 10, "002395"), plain("fecb00", [(5.3,
        0), (15.3, 0), (15.3, 10)]),
            ("ffffff", joined(*(star(3.6 + 1.28 * i, 0.2 + 1.28 * i, 0.66, "")[1] for i in range(9)))))),
        ("hungary", "hungarian", _stripes(2, 1, "ce2939 ffffff 477050")),
        ("romania", "romanian", _stripes(3, 2, "002b7f fcd116 ce1126", upright=True)),
        ("bulgaria", "bulgarian", _stripes(5, 3, "ffffff 00966e d62612")),
        ("estonia", "estonian", _stripes(11, 7, "0072ce 000000 ffffff")),
        ("latvia", "latvian", _stripes(2, 1, "9d2235 ffffff 9d2235", (2, 1, 2))),
        ("lithuania", "lithuanian", _stripes(5, 3, "fdb913 006a44 c1272d")),
        ("monaco", "monegasque", _stripes(5, 4, "ce1126 ffffff")),
        ("north macedonia, macedonia", "macedonian", ensign(14, 7, field(14, 7, "d20000"), ("ffe600",
        joined(*(polygon([(7, 3.5), (7 + 11 *
            math.cos(math.radians(a - 4.6)), 3.5 + 11 * math.sin(math.radians(a - 4.6))),
                (7 + 11 * math.cos(math.radians(a + 4.6)), 3.5 + 11 *
            math.sin(math.radians(a + 4.6)))]) for a in (0, 26.6, 90, 153.4, 180, 206.6, 270, 333.4)))), disc(7, 3.5,
                1.16, "d20000"),
            disc(7, 3.5, 1, "ffe600"))),
        ("georgia", "georgian", ensign(30, 20, field(30, 20, "ffffff"), cross(30, 20, 15, 10, 4, "ff0000"),
        ("ff0000", joined(*(joined(rect(x - 0.8,
            y - 2, 1.6, 4), rect(x - 2, y - 0.8, 4, 1.6)) for x in (6.5, 23.5) for y in (4, 16)))))),
        ("armenia", "armenian", _stripes(2, 1, "d90012 0033a0 f2a800")),
        ("azerbaijan", "azerbaijani", ensign(2, 1, bars(2, 1, "0092bc e4002b 00af66"), crescent_at(0.96, 0.5, 0.15,
        (0.985, 0.5, 0.125), "ffffff"),
            star(1.06, 0.5, 0.083, "ffffff", 8, inner=0.55))),
        ("european union, europe, the eu, eu", "european", ensign(3, 2, field(3, 2, "003399"), _stars_round(1.5, 1,
        0.667, 0.111, 12, "ffcc00"))),
    ]


def _asia() -> _Nations:
    small = ((10, 2), (12, 4), (12, 7), (10, 9))
    nepal = [(0.0, 0.0), (17.4, 12.4), (7.2, 12.4), (16.6, 24.0), (0.0, 24.0)]
    inside = [(1.0, 1.9), (14.3, 11.4), (5.0, 11.4), (14.5, 23.0), (1.0, 23.0)]
    return [
        ("japan", "japanese", ensign(3, 2, field(3, 2, "ffffff"), disc(1.5, 1, 0.6, "bc002d"))),
        ("china", "chinese", ensign(30, 20, field(30, 20, "ee1c25"), star(5, 5, 3, "ffff00"), ("ffff00",
        joined(*(star(x, y, 1, "",
            turn=math.degrees(math.atan2(5 - y, 5 - x)))[1] for x, y in small))))),
        ("south korea, korea", "south korean, korean", ensign(72, 48, field(72, 48, "ffffff"), _taegeuk())),
        ("north korea", "north korean", ensign(36, 18, bars(36, 18, "024fa2 ffffff ed1c27 ffffff 024fa2", (6, 1, 22,
        1, 6)), disc(12, 9, 4.4,
            "ffffff"), star(12, 9, 4.2, "ed1c27"))),
        ("taiwan", "taiwanese", ensign(3, 2, field(3, 2, "fe0000"), ("000095", rect(0, 0, 1.5, 1)), ("ffffff",
        joined(*(rotated(polygon([(0.68,
            0.5), (0.75, 0.125), (0.82, 0.5)]), 30 * i, (0.75, 0.5)) for i in range(12)))), disc(0.75, 0.5, 0.212,
                "000095"), disc(0.75, 0.5, 0.1875,
            "ffffff"))),
        ("vietnam", "vietnamese", ensign(3, 2, field(3, 2, "da251d"), star(1.5, 1, 0.6, "ffff00"))),
        ("thailand", "thai", _stripes(3, 2, "a51931 f4f5f8 2d2a4a f4f5f8 a51931", (1, 1, 2, 1, 1))),
        ("laos", "laotian", ensign(3, 2, bars(3, 2, "ce1126 002868 ce1126", (1, 2, 1)), disc(1.5, 1, 0.4, "ffffff"))),
        ("cambodia", "cambodian", ensign(25, 16, bars(25, 16, "032ea1 e00025 032ea1", (1, 2, 1)), ("ffffff",
        joined(rect(7, 10.4, 11, 1.2), rect(8,
            8.8, 9, 1.8), *(polygon([(x - w, 9), (x - w * 0.8, 9 - h * 0.6), (x, 9 - h), (x + w * 0.8, 9 - h * 0.6),
                (x + w, 9)]) for x, w, h in (
            (12.5, 1.2, 4.2), (9.8, 0.9, 2.8), (15.2, 0.9, 2.8))))))),
        ("myanmar, burma", "burmese", ensign(18, 12, bars(18, 12, "fecb00 34b233 ea2839"), star(9, 6.2, 4.2,
        "ffffff"))),
        ("malaysia", "malaysian", ensign(28, 14, bars(28, 14, " ".join(["cc0001", "ffffff"] * 7)), ("010066", rect(0,
        0, 14, 8)), crescent_at(5.2, 4,
            3, (6.1, 4, 2.6), "ffcc00"), star(8.8, 4, 2.3, "ffcc00", 14, inner=0.55))),
        ("singapore", "singaporean", ensign(30, 20, bars(30, 20, "ed2939 ffffff"), crescent_at(5, 5, 3.6, (6.5, 5,
        3.6), "ffffff"),
            _stars_round(7, 5.2, 2, 0.85, 5, "ffffff"))),
        ("indonesia", "indonesian", _stripes(3, 2, "ce1126 ffffff")),
        ("philippines", "philippine, filipino", ensign(2, 1, bars(2, 1, "0038a8 ce1126"), wedge(1, 0.866, "ffffff"),
        _sun(0.29, 0.5, 0.1, 8, 0.19,
            "fcd116"), ("fcd116", joined(*(star(x, y, 0.05, "")[1] for x, y in ((0.07, 0.12), (0.07, 0.88), (0.75,
            0.5))))))),
        ("india", "indian", ensign(3, 2, bars(3, 2, "ff9933 ffffff 138808"), _wheel(1.5, 1, 0.29, "000080"))),
        ("pakistan", "pakistani", ensign(3, 2, field(3, 2, "01411c"), ("ffffff", rect(0, 0, 0.75, 2)),
        crescent_at(1.875, 1, 0.6, (2.02, 0.87, 0.55),
            "ffffff"), star(2.17, 0.72, 0.2, "ffffff", turn=-40))),
        ("bangladesh", "bangladeshi", ensign(10, 6, field(10, 6, "006a4e"), disc(4.5, 3, 2, "f42a41"))),
        ("nepal", "nepalese, nepali", Ensign(17.4, 24, (plain("003893", nepal), plain("dc143c", inside), star(5,
        17.6, 3.4, "ffffff", 12, inner=0.6),
            crescent_at(5, 8, 2.6, (5, 7, 2.6), "ffffff"), star(5, 8.2, 1.5, "ffffff", 8, inner=0.6)))),
        ("maldives", "maldivian", ensign(48, 32, field(48, 32, "d21034"), ("007e3a", rect(12, 8, 24, 16)),
        crescent_at(25, 16, 5.4, (27.4, 16, 5.2),
            "ffffff"))),
        ("israel", "israeli", ensign(22, 16, field(22, 16, "ffffff"), ("0038b8", joined(rect(0, 1.5, 22, 2.5),
        rect(0, 12, 22, 2.5))), ("0038b8",
            joined(*(difference(rotated(polygon([(11, 4.6), (13.95, 9.7), (8.05, 9.7)]), t, (11, 8)),
                rotated(polygon([(11, 5.7), (13, 9.14), (9, 9.14)]),
            t, (11, 8))) for t in (0, 180)))))),
        ("palestine", "palestinian", ensign(2, 1, bars(2, 1, "000000 ffffff 009639"), wedge(1, 0.667, "ed2e38"))),
        ("jordan", "jordanian", ensign(2, 1, bars(2, 1, "000000 ffffff 007a3d"), wedge(1, 1, "ce1126"), star(0.32,
        0.5, 0.09, "ffffff", 7,
            inner=0.45))),
        ("lebanon", "lebanese", ensign(3, 2, bars(3, 2, "ed1c24 ffffff ed1c24", (1, 2, 1)), ("00a651", _cedar(1.5, 1,
        0.92)))),
        ("syria", "syrian", ensign(3, 2, bars(3, 2, "007a3d ffffff 000000"), ("ce1126", joined(*(star(x, 1, 0.27,
        "")[1] for x in (0.75, 1.5, 2.25)))))),
        ("united arab emirates, uae, the uae, emirates", "emirati", ensign(12, 6, bars(12, 6,
        "00732f ffffff 000000"), ("ff0000", rect(0, 0, 3, 6)))),
        ("qatar", "qatari", ensign(28, 11, field(28, 11, "8a1538"), _saw(28, 11, 8.6, 3, 9, "ffffff"))),
        ("bahrain", "bahraini", ensign(5, 3, field(5, 3, "ce1126"), _saw(5, 3, 1.25, 0.6, 5, "ffffff"))),
        ("kuwait", "kuwaiti", ensign(2, 1, bars(2, 1, "007a3d ffffff ce1126"), plain("000000", [(0, 0), (0.5, 0.333),
        (0.5, 0.667), (0, 1)]))),
        ("saudi arabia", "saudi, saudi arabian", ensign(3, 2, field(3, 2, "006c35"), ("ffffff", union(_script(0.75,
            0.86,
            1.5, 0.055), _script(0.95, 1.1, 1.1, 0.045))), ("ffffff", _sabre(0.85, 1.45, 1.3, 0.05)))),
        ("iran", "iranian", ensign(7, 4, bars(7, 4, "239f40 ffffff da0000"), ("ffffff", joined(*(rect(0.1 + 0.35 * i, y,
            0.2, 0.12) for i in range(20) for y in (1.24, 2.64)))), ("da0000", _emblem(3.5, 2, 0.5)))),
        ("iraq", "iraqi", ensign(3, 2, bars(3, 2, "ce1126 ffffff 000000"), ("007a3d", union(_script(0.72, 1.06, 0.6,
            0.06),
            _script(1.7, 1.06, 0.6, 0.06))))),
        ("sri lanka", "sri lankan", ensign(2, 1, field(2, 1, "ffbe29"), ("00534e", rect(0.06, 0.07, 0.24, 0.86)),
            ("eb7400",
            rect(0.3, 0.07, 0.24, 0.86)), ("8d153a", rect(0.62, 0.07, 1.32, 0.86)), ("ffbe29", union(_beast(1.3, 0.56,
            0.075), outline(line([(0.93, 0.72), (0.93, 0.2)]), 0.03))))),
        ("kazakhstan", "kazakh, kazakhstani", ensign(2, 1, field(2, 1, "00abc2"), _sun(1.05, 0.42, 0.13, 24, 0.24,
            "ffec2d"),
            ("ffec2d", moved(scaled(union(*(polygon([(0, 0), (s * 2, -1.4), (s * 4.4, -1.2), (s * 3, 0), (s * 1.6, 0.6),
            (0, 1.2)]) for s in (-1, 1))), 0.085), 1.05, 0.74)), ("ffec2d", joined(*(polygon([(0.1, y), (0.16,
                y + 0.045),
            (0.1, y + 0.09), (0.04, y + 0.045)]) for y in (0.05, 0.17, 0.29, 0.41, 0.53, 0.65, 0.77, 0.89)))))),
        ("yemen", "yemeni", _stripes(3, 2, "ce1126 ffffff 000000")),
    ]


def _africa() -> _Nations:
    return [
        ("south africa", "south african", ensign(60, 40, bars(60, 40, "e03c31 001489"), ("ffffff",
        outline(joined(line([(-4, -2.7), (30, 20), (70, 20)]),
            line([(-4, 42.7), (30, 20)])), 13.3, round_cap=False)), plain("ffb81c", [(0, 2.6), (26, 20), (0, 37.4)]),
                ("007749", outline(joined(
            line([(-6, -4), (30, 20), (70, 20)]), line([(-6, 44), (30, 20)])), 8, round_cap=False)), plain("ffb81c",
                [(0, 4.9), (22.6, 20), (0,
            35.1)]), plain("000000", [(0, 8.6), (17, 20), (0, 31.4)]))),
        ("egypt", "egyptian", ensign(30, 20, bars(30, 20, "ce1126 ffffff 000000"), ("c09300", _bird(15, 9.9, 0.42)))),
        ("morocco", "moroccan", ensign(3, 2, field(3, 2, "c1272d"), ("006233",
        outline(polygon([(1.5 + 0.55 * math.cos(math.radians(-90 + 144 * i)),
            1.04 + 0.55 * math.sin(math.radians(-90 + 144 * i))) for i in range(5)]), 0.08)))),
        ("algeria", "algerian", ensign(3, 2, bars(3, 2, "006633 ffffff", upright=True), crescent_at(1.5, 1, 0.5,
        (1.62, 1, 0.4), "d21034"), star(1.67, 1,
            0.24, "d21034", turn=180))),
        ("tunisia", "tunisian", ensign(3, 2, field(3, 2, "e70013"), disc(1.5, 1, 0.5, "ffffff"), crescent_at(1.5, 1,
        0.375, (1.58, 1, 0.3), "e70013"),
            star(1.6, 1, 0.21, "e70013", turn=180))),
        ("libya", "libyan", ensign(4, 2, bars(4, 2, "e70013 000000 239e46", (1, 2, 1)), crescent_at(1.95, 1, 0.25,
        (2.0, 1, 0.21), "ffffff"), star(2.18, 1,
            0.13, "ffffff", turn=180))),
        ("sudan", "sudanese", ensign(2, 1, bars(2, 1, "d21034 ffffff 000000"), wedge(1, 0.667, "007229"))),
        ("ethiopia", "ethiopian", ensign(2, 1, bars(2, 1, "078930 fcdd09 da121a"), disc(1, 0.5, 0.26, "0f47af"),
        star(1, 0.5, 0.2, "fcdd09"), star(1, 0.5,
            0.11, "0f47af"))),
        ("kenya", "kenyan", ensign(3, 2, bars(3, 2, "000000 ffffff bb0000 ffffff 006600", (6, 1, 6, 1, 6)),
        ("ffffff", joined(outline(line([(1.05, 0.3),
            (1.95, 1.7)]), 0.05), outline(line([(1.95, 0.3), (1.05, 1.7)]), 0.05), *(polygon([(x - 0.08,
            y + s * 0.16), (x - d * 0.02, y - s * 0.06),
            (x + 0.08, y + s * 0.12)]) for x, y, s, d in ((1.02, 0.26, 1, 1), (1.98, 0.26, 1, -1))))), ("bb0000",
            smooth([(1.5, 0.3, "c"), (1.78, 0.7),
            (1.8, 1), (1.78, 1.3), (1.5, 1.7, "c"), (1.22, 1.3), (1.2, 1), (1.22, 0.7)])), ("000000",
            joined(smooth([(1.22, 0.7), (1.34, 1), (1.22, 1.3),
            (1.19, 1)]), smooth([(1.78, 0.7), (1.66, 1), (1.78, 1.3), (1.81, 1)]))), ("ffffff", joined(ellipse(1.5,
            1, 0.05, 0.2), ellipse(1.5, 0.55, 0.03,
            0.08), ellipse(1.5, 1.45, 0.03, 0.08))))),
        ("tanzania", "tanzanian", ensign(72, 48, field(72, 48, "1eb53a"), plain("00a3dd", [(72, 0), (72, 48), (0,
        48)]), ("fcd116", outline(line([(-24, 64),
            (96, -16)]), 19, round_cap=False)), ("000000", outline(line([(-24, 64), (96, -16)]), 13,
            round_cap=False)))),
        ("nigeria", "nigerian", _stripes(2, 1, "008753 ffffff 008753", upright=True)),
        ("ghana", "ghanaian", ensign(3, 2, bars(3, 2, "ce1126 fcd116 006b3f"), star(1.5, 1.0, 0.34, "000000"))),
        ("ivory coast, cote d'ivoire", "ivorian", _stripes(3, 2, "ff8200 ffffff 009a44", upright=True)),
        ("senegal", "senegalese", ensign(3, 2, bars(3, 2, "00853f fdef42 e31b23", upright=True), star(1.5, 1, 0.33,
        "00853f"))),
        ("mali", "malian", _stripes(3, 2, "14b53a fcd116 ce1126", upright=True)),
        ("guinea", "guinean", _stripes(3, 2, "ce1126 fcd116 009460", upright=True)),
        ("cameroon", "cameroonian", ensign(3, 2, bars(3, 2, "007a5e ce1126 fcd116", upright=True), star(1.5, 1, 0.33,
        "fcd116"))),
        ("gabon", "gabonese", _stripes(4, 3, "009e60 fcd116 3a75c4")),
        ("dr congo, democratic republic of the congo, congo", "congolese", ensign(4, 3, field(4, 3, "007fff"),
        ("f7d618", outline(line([(-2, 4.5), (6, -1.5)]),
            0.9, round_cap=False)), ("ce1021", outline(line([(-2, 4.5), (6, -1.5)]), 0.62, round_cap=False)),
                star(0.7, 0.7, 0.5, "f7d618"))),
        ("chad", "chadian", _stripes(3, 2, "002664 fecb00 c60c30", upright=True)),
        ("niger", "nigerien", ensign(7, 6, bars(7, 6, "e05206 ffffff 0db02b"), disc(3.5, 3, 0.85, "e05206"))),
        ("burkina faso", "burkinabe", ensign(3, 2, bars(3, 2, "ef2b2d 009e49"), star(1.5, 1, 0.33, "fcd116"))),
        ("benin", "beninese", ensign(3, 2, bars(3, 2, "fcd116 e8112d"), ("008751", rect(0, 0, 1.2, 2)))),
        ("togo", "togolese", ensign(5, 3.09, bars(5, 3.09, "006a4e ffce00 006a4e ffce00 006a4e"), ("d21034", rect(0,
        0, 1.854, 1.854)), star(0.927, 0.95, 0.6,
            "ffffff"))),
        ("sierra leone", "sierra leonean", _stripes(3, 2, "1eb53a ffffff 0072c6")),
        ("liberia", "liberian", ensign(19, 10, bars(19, 10, " ".join(["bf0a30", "ffffff"] * 5 + ["bf0a30"])),
        ("002868", rect(0, 0, 50 / 11, 50 / 11)), star(25 /
            11, 25 / 11 + 0.1, 1.4, "ffffff"))),
        ("gambia, the gambia", "gambian", _stripes(3, 2, "ce1126 ffffff 0c1c8c ffffff 3a7728", (6, 1, 4, 1, 6))),
        ("somalia", "somali", ensign(3, 2, field(3, 2, "4189dd"), star(1.5, 1, 0.5, "ffffff"))),
        ("madagascar", "malagasy", ensign(3, 2, bars(3, 2, "f9423a 00843d"), ("ffffff", rect(0, 0, 1, 2)))),
        ("botswana", "botswanan", _stripes(3, 2, "6da9d2 ffffff 000000 ffffff 6da9d2", (9, 1, 4, 1, 9))),
        ("mauritius", "mauritian", _stripes(3, 2, "ea2839 1a206d ffd500 00a551")),
        ("seychelles", "seychellois", ensign(2, 1, field(2, 1, "003d88"), plain("fcd955", [(0, 1), (0.667, 0),
        (1.333, 0)]), plain("d92223", [(0, 1), (1.333, 0), (2,
            0), (2, 0.333)]), plain("ffffff", [(0, 1), (2, 0.333), (2, 0.667)]), plain("007a39", [(0, 1), (2, 0.667),
                (2, 1)]))),
    ]


def _americas() -> _Nations:
    yellow = "ffdf00"
    return [
        ("united states, usa, the usa, united states of america, america, us", "american, stars and stripes, us",
        _usa()),
        ("canada", "canadian", ensign(20, 10, bars(20, 10, "d80621 ffffff d80621", (1, 2, 1), upright=True),
        ("d80621", _maple_leaf(10, 5, 4.06 / 4030)))),
        ("mexico", "mexican", ensign(28, 16, bars(28, 16, "006341 ffffff c8102e", upright=True), ("8c5a2b", _bird(14,
        7.6, 0.3)), ("30703a", outline(arc(14, 8.4, 2.7,
            2.6, 15, 150), 0.7)), ("6fae5a", joined(rect(12.6, 10, 2.8, 0.8), ellipse(12.6, 9.8, 0.5), ellipse(15.4,
                9.8, 0.5))))),
        ("brazil", "brazilian", ensign(20, 14, field(20, 14, "009739"), plain("fedd00", [(1.7, 7), (10, 1.7), (18.3,
        7), (10, 12.3)]), disc(10, 7, 3.5, "012169"),
            ("ffffff", intersection(_ring(8, 14, 8.5, 0.55), ellipse(10, 7, 3.5))), ("ffffff", joined(*(star(x, y, r,
            "")[1] for x, y, r in ((10.6, 5.6, 0.2), (7.6,
            7.3, 0.2), (8.2, 8.2, 0.16), (9, 8.9, 0.2), (10, 8.4, 0.2), (10, 9.6, 0.2), (10.6, 8.9, 0.14), (11.4,
                8.4, 0.18), (12, 8.8, 0.16), (12.4, 8, 0.16), (11.5,
            9.4, 0.16), (8.6, 9.6, 0.14), (10, 10.1, 0.1))))))),
        ("argentina", "argentinian, argentine", ensign(14, 9, bars(14, 9, "74acdf ffffff 74acdf"), _sun(7, 4.5, 0.66,
        16, 1.3, "f6b40e"), ("85340a", _ring(7, 4.5, 0.66,
            0.07)))),
        ("chile", "chilean", ensign(3, 2, bars(3, 2, "ffffff d52b1e"), ("0039a6", rect(0, 0, 1, 1)), star(0.5, 0.5,
        0.25, "ffffff"))),
        ("colombia", "colombian", _stripes(3, 2, "fcd116 003893 ce1126", (2, 1, 1))),
        ("venezuela", "venezuelan", ensign(3, 2, bars(3, 2, "ffcc00 00247d cf142b"), ("ffffff",
        joined(*(star(1.5 + 0.42 * math.cos(math.radians(a)), 1.2 + 0.42 *
            math.sin(math.radians(a)), 0.085, "")[1] for a in (190, 210, 230, 250, 290, 310, 330, 350)))))),
        ("peru", "peruvian", _stripes(3, 2, "d91023 ffffff d91023", upright=True)),
        ("bolivia", "bolivian", _stripes(22, 15, "d52b1e f9e300 007934")),
        ("uruguay", "uruguayan", ensign(27, 18, bars(27, 18, " ".join(["ffffff", "0038a8"] * 4 + ["ffffff"])),
        ("ffffff", rect(0, 0, 10, 10)), _sun(5, 5, 2, 16, 4.2,
            "fcd116"), ("7b3f00", _ring(5, 5, 2, 0.16)))),
        ("paraguay", "paraguayan", ensign(20, 11, bars(20, 11, "d52b1e ffffff 0038a8"), ("000000", _ring(10, 5.5,
        1.5, 0.12)), ("009b3a", _ring(10, 5.5, 1.25, 0.28)),
            star(10, 5.5, 0.5, "fedf00"))),
        ("guyana", "guyanese", ensign(5, 3, field(5, 3, "009739"), plain("ffffff", [(0, 0), (5, 1.5), (0, 3)]),
        plain("fcd116", [(0, 0.13), (4.6, 1.5), (0, 2.87)]),
            plain("000000", [(0, 0), (2.5, 1.5), (0, 3)]), plain("c8102e", [(0, 0.16), (2.2, 1.5), (0, 2.84)]))),
        ("suriname", "surinamese", ensign(3, 2, bars(3, 2, "377e3f ffffff b40a2d ffffff 377e3f", (2, 1, 4, 1, 2)),
        star(1.5, 1, 0.36, "ecc81d"))),
        ("cuba", "cuban", ensign(2, 1, bars(2, 1, "002a8f ffffff 002a8f ffffff 002a8f"), wedge(1, 0.866, "cf142b"),
        star(0.289, 0.5, 0.167, "ffffff"))),
        ("puerto rico", "puerto rican", ensign(3, 2, bars(3, 2, "ed0000 ffffff ed0000 ffffff ed0000"), wedge(2, 1.73,
        "0050f0"), star(0.58, 1, 0.36, "ffffff"))),
        ("jamaica", "jamaican", ensign(2, 1, field(2, 1, "009b3a"), plain("000000", [(0, 0), (1, 0.5), (0, 1)]),
        plain("000000", [(2, 0), (1, 0.5), (2, 1)]),
            saltire(2, 1, 0.19, "fed100"))),
        ("bahamas, the bahamas", "bahamian", ensign(2, 1, bars(2, 1, "00778b ffc72c 00778b"), wedge(1, 0.866,
        "000000"))),
        ("trinidad and tobago, trinidad", "trinidadian", ensign(5, 3, field(5, 3, "da1a35"), ("ffffff",
        outline(line([(-0.7, -1), (5.7, 4)]), 0.95, round_cap=False)),
            ("000000", outline(line([(-0.7, -1), (5.7, 4)]), 0.66, round_cap=False)))),
        ("haiti", "haitian", _stripes(5, 3, "00209f d21034")),
        ("dominican republic", "dominican", ensign(3, 2, field(3, 2, "ffffff"), ("002d62", joined(rect(0, 0, 1.3,
        0.8), rect(1.7, 1.2, 1.3, 0.8))), ("ce1126",
            joined(rect(1.7, 0, 1.3, 0.8), rect(0, 1.2, 1.3, 0.8))), ("006b3f", _ring(1.5, 1, 0.17, 0.05)),
                ("ce1126", rect(1.44, 0.92, 0.12, 0.16)))),
        ("honduras", "honduran", ensign(2, 1, bars(2, 1, "00bce4 ffffff 00bce4"), ("00bce4", joined(*(star(1 + x,
        0.5 + y, 0.06, "")[1] for x, y in ((0, 0), (-0.2,
            -0.09), (0.2, -0.09), (-0.2, 0.09), (0.2, 0.09))))))),
        ("costa rica", "costa rican", _stripes(5, 3, "002b7f ffffff ce1126 ffffff 002b7f", (1, 1, 2, 1, 1))),
        ("panama", "panamanian", ensign(3, 2, field(3, 2, "ffffff"), ("d21034", rect(1.5, 0, 1.5, 1)), ("005293",
        rect(0, 1, 1.5, 1)), star(0.75, 0.5, 0.3, "005293"),
            star(2.25, 1.5, 0.3, "d21034"))),
        ("guatemala", "guatemalan", ensign(8, 5, bars(8, 5, "4997d0 ffffff 4997d0", upright=True), ("448127",
        outline(arc(4, 2.5, 0.8, 0.8, -30, 240), 0.16)), ("f5e8c0",
            rect(3.6, 2.2, 0.8, 0.7)), ("448127", limb([(4.1, 2.4, 0.12), (4, 2, 0.3), (3.86, 1.7, 0.2)])))),
        ("nicaragua", "nicaraguan", ensign(5, 3, bars(5, 3, "0067c6 ffffff 0067c6"), ("c8a400", _ring(2.5, 1.5, 0.42,
        0.06)), ("0067c6", polygon([(2.5, 1.2), (2.8, 1.7),
            (2.2, 1.7)])), (yellow, polygon([(2.5, 1.32), (2.7, 1.64), (2.3, 1.64)])))),
    ]


def _oceania() -> _Nations:
    return [
        ("australia", "australian", ensign(20, 10, field(20, 10, "012169"), [(c, p) for c, p in _union_jack(0, 0,
        10)], star(5, 7.5, 1.5, "ffffff", 7, inner=0.45),
            _southern_cross(15, 5, 0.92, "ffffff", 7), star(16.1, 5.6, 0.4, "ffffff"))),
        ("new zealand", "kiwi", ensign(20, 10, field(20, 10, "012169"), [(c, p) for c, p in _union_jack(0, 0, 10)],
        _southern_cross(15, 5, 0.86, "c8102e", 5,
            "ffffff"))),
        ("samoa", "samoan", ensign(20, 10, field(20, 10, "ce1126"), ("002b7f", rect(0, 0, 10, 5)), ("ffffff",
        joined(*(star(5 + x, 2.5 + y, r, "")[1] for x, y, r in (
            (0, -1.6, 0.5), (0, 1.7, 0.5), (-1.4, -0.2, 0.46), (1.4, -0.5, 0.46), (0.7, 0.5, 0.3))))))),
        ("tonga", "tongan", ensign(20, 10, field(20, 10, "c10000"), ("ffffff", rect(0, 0, 8, 5)), ("c10000",
        joined(rect(3.3, 0.8, 1.4, 3.4), rect(2.3, 1.8, 3.4,
            1.4))))),
        ("palau", "palauan", ensign(8, 5, field(8, 5, "4aadd6"), disc(3.5, 2.5, 1.5, "ffde00"))),
    ]


def _others() -> list[tuple[str, Ensign]]:
    skull = union(ellipse(15, 8, 4.2, 4), rect(12.6, 9.4, 4.8, 4.2, 1.2))
    bones = joined(outline(line([(7.6, 11.4), (22.4, 18)]), 1.5), outline(line([(22.4, 11.4), (7.6, 18)]), 1.5),
        *(ellipse(x + d, y + d, 1.15) for x, y in ((7.2,
        11.4), (22.8, 11.4), (7.2, 18), (22.8, 18)) for d in (-0.6, 0.6)))
    holes = joined(ellipse(13.3, 8.4, 1.25, 1.4), ellipse(16.7, 8.4, 1.25, 1.4), polygon([(15, 9.6), (15.7, 11),
        (14.3, 11)]), rect(13.9, 12, 0.4, 1.6), rect(14.8, 12,
        0.4, 1.6), rect(15.7, 12, 0.4, 1.6))
    return [
        ("pride flag, rainbow flag, lgbt flag, gay pride flag", _stripes(3, 2,
        "e40303 ff8c00 ffed00 008026 24408e 732982")),
        ("pirate flag, jolly roger, skull and crossbones flag, black flag with a skull", ensign(30, 20, field(30, 20,
        "16161a"), ("f4f0e6", bones), ("16161a", outline(
            skull, 1.2)), ("f4f0e6", skull), ("16161a", holes))),
        ("checkered flag, chequered flag, racing flag, finish flag", ensign(30, 20, field(30, 20, "fafafa"),
        ("17181c", joined(*(rect(x * 5, y * 5, 5, 5) for x in range(6)
            for y in range(4) if (x + y) % 2 == 0))))),
        ("white flag, flag of surrender, surrender flag", ensign(3, 2, field(3, 2, "fbfaf6"))),
        ("olympic flag, olympic rings flag, flag with olympic rings", ensign(30, 20, field(30, 20, "ffffff"),
        *((code, _ring(x, y, 3.6, 0.8)) for code, x, y in (("0081c8",
            7, 8.4), ("000000", 15, 8.4), ("ee334e", 23, 8.4), ("fcb131", 11, 12), ("00a651", 19, 12))))),
    ]


def _drawing(flag: Ensign) -> Callable[[Pen], None]:
    def draw(pen: Pen) -> None:
        fly(pen, flag)

    return draw


def _enter(words: str, flag: Ensign, symbol_id: str) -> None:
    symbol(words, kinds="flag, thing", height=2, slots=flag.slots(), poses="waving, flat",
        symbol_id=symbol_id, held="gripped", traits=("carried", "pole", "raised"))(_drawing(flag))


def _named(lands: str, people: str) -> str:
    countries, kin = lands.split(", "), people.split(", ")
    words = [f"{kin[0]} flag", *(f"flag of {land}" for land in countries), *(f"flag of the {land}" for land in countries
        if not land.startswith("the ")), *(f"{land} flag" for land in countries), *(f"{name} flag" for name in kin[1:]),
        *(f"{name} national flag" for name in kin), *(f"national flag of {land}" for land in countries)]
    if kin[-1] in ("union jack", "stars and stripes", "tricolore"):
        words.append(kin[-1])
    return ", ".join(dict.fromkeys(words))


for _lands, _people, _flag in (*_europe(), *_asia(), *_africa(), *_americas(), *_oceania()):
    _enter(_named(_lands, _people), _flag, f"flag_of_{_lands.split(', ')[0].replace(' ', '_')}")
for _words, _flag in _others():
    _enter(_words, _flag, _words.split(", ")[0].replace(" ", "_"))

"""What stands and hangs in rooms and is drawn for them: rugs, pictures, counters, shelves."""

import math

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay


def furnish(easel: Easel, names: tuple[str, ...], x: float, y: float, height: float) -> None:
    """The first of the pieces that the atlas has, at the wall."""
    if easel.amount < 0.3:
        return
    for name in names:
        if easel.prop(name, x, y, height, depth=0.4):
            return


def rug(easel: Easel, cloth: RGB) -> None:
    if not easel.shown("rug", "carpet"):
        return
    cx, cy = easel.w / 2, easel.horizon + 0.62 * (easel.h - easel.horizon)
    rx, ry = min(easel.w * 0.42, easel.unit * 0.5), (easel.h - easel.horizon) * 0.25
    for share, shift, name in (
        (1.0, -0.05, "rug"),
        (0.86, 0.06, "rug's ring"),
        (0.76, -0.01, "rug's field"),
        (0.36, 0.05, "rug's heart"),
    ):
        easel.fill(
            g.ellipse(cx, cy, rx * share, ry * share), tone(cloth, shift), "ground", name, role="prop", depth=0.2
        )
    knots, fringe = Path(), Path()
    for i in range(48 if easel.fine else 24):
        turn = 2 * math.pi * i / (48 if easel.fine else 24)
        c, s = math.cos(turn), math.sin(turn)
        size = (0.011 if easel.fine else 0.016) * rx
        knots.addPath(g.ellipse(cx + 0.56 * rx * c, cy + 0.56 * ry * s, size, 0.6 * size))
    easel.fill(knots, tone(cloth, 0.11), "ground", "rug's pattern", role="prop", depth=0.2)
    if easel.fine:
        for i in range(90):
            c, s = math.cos(math.tau * i / 90), math.sin(math.tau * i / 90)
            fringe.addPath(g.line([(cx + rx * c, cy + ry * s), (cx + 1.025 * rx * c, cy + 1.03 * ry * s)]))
        easel.fill(fringe, tone(cloth, 0.13), "ground", "rug's fringe", depth=0.2, width=0.002 * easel.unit)


def sideboard(easel: Easel, hand: int, wood: RGB) -> bool:
    """A low chest of drawers at the wall, with a lamp, a vase and books on it, where nobody stands before it.

    Says whether it stands.
    """
    unit, base = easel.unit, easel.horizon + 0.035 * easel.h
    wide, tall = min(0.34 * unit, 0.4 * easel.w), 0.15 * unit
    left, top = easel.w * (0.5 + 0.29 * hand) - wide / 2, base - tall
    place = Box(left, top - 0.1 * unit, left + wide, base)
    if not easel.shown("dresser", "furniture", "cabinet") or any(place.overlaps(b) for b in easel.taken):
        return False
    legs = g.joined(*(g.rect(left + wide * x, base - 0.03 * unit, 0.014 * unit, 0.03 * unit) for x in (0.06, 0.9)))
    easel.fill(legs, tone(wood, -0.16), "middle", "legs", depth=0.35, back=0.4)
    body = g.rect(left, top, wide, tall - 0.025 * unit, 0.006 * unit)
    easel.fill(body, fade(tone(wood, 0.03), tone(wood, -0.07), top, base), "middle", "sideboard", depth=0.35, back=0.4)
    _drawers(easel, Box(left, top, left + wide, base - 0.025 * unit), wood)
    for name, x, size in (("lamp", 0.16, 0.15), ("vase", 0.8, 0.085)):
        easel.prop(name, left + x * wide, top, size * unit, depth=0.34, shadow=False)
    if easel.shown("book", "books"):
        for i, hue in enumerate(lay.palette("b85c52 4f7f96 d9a04f")):
            pile = g.rect(
                left + 0.4 * wide + 0.006 * unit * (i % 2), top - 0.014 * unit * (i + 1), 0.09 * unit, 0.013 * unit
            )
            easel.fill(pile, hue, "middle", "books", depth=0.34, back=0.39)
    return True


def _drawers(easel: Easel, box: Box, wood: RGB) -> None:
    """Two rows of drawers with their knobs."""
    faces, knobs = Path(), Path()
    for row in range(2):
        for column in range(3):
            w, h = box.width / 3, box.height / 2
            x, y = box.left + column * w, box.top + row * h
            faces.addPath(g.rect(x + 0.06 * w, y + 0.1 * h, 0.88 * w, 0.8 * h, 0.004 * easel.unit))
            knobs.addCircle(x + 0.5 * w, y + 0.5 * h, 0.006 * easel.unit)
    easel.fill(faces, tone(wood, 0.05), "middle", "drawers", depth=0.35, back=0.399)
    easel.fill(knobs, (206, 170, 110), "middle", "knobs", depth=0.35, back=0.398)


def picture(easel: Easel, hand: int, cloth: RGB) -> None:
    """A framed landscape on the free wall."""
    cx, cy = easel.w * (0.5 + 0.3 * hand), easel.horizon * 0.36
    wide, tall = easel.unit * 0.15, easel.unit * 0.115
    if not easel.shown("picture", "frame") or any(
        b.left < cx + wide and b.right > cx - wide and b.top < cy + tall for b in easel.taken
    ):
        return
    easel.fill(
        g.rect(cx - wide / 2, cy - tall / 2, wide, tall), (150, 108, 70), "far", "picture frame", role="prop", depth=0.1
    )
    if easel.fine:
        mat = g.rect(cx - wide * 0.46, cy - tall * 0.44, wide * 0.92, tall * 0.88)
        easel.fill(mat, (250, 246, 236), "far", "mat", role="prop", depth=0.1)
    inner = g.rect(cx - wide * 0.42, cy - tall * 0.39, wide * 0.84, tall * 0.78)
    easel.fill(
        inner,
        fade((246, 232, 208), (240, 206, 170), cy - tall / 2, cy + tall / 2),
        "far",
        "picture",
        role="prop",
        depth=0.1,
    )
    land_line = land.ridge(easel.rng, wide * 0.84, cy + tall * 0.12, tall * 0.1, cy + tall * 0.39, 2)
    easel.fill(
        g.intersection(g.moved(land_line, cx - wide * 0.42, 0), inner),
        cloth,
        "far",
        "painted hills",
        role="prop",
        depth=0.1,
    )
    easel.fill(
        g.ellipse(cx + wide * 0.18, cy - tall * 0.12, tall * 0.1),
        (236, 146, 92),
        "far",
        "painted sun",
        role="prop",
        depth=0.1,
    )


def counter(easel: Easel, front: RGB, trim: RGB) -> None:
    h, base, unit = easel.h, easel.horizon + 0.04 * easel.h, easel.unit
    top = base - 0.27 * h
    easel.fill(
        easel.sheet(top, base),
        fade(tone(front, 0.03), tone(front, -0.09), top, base),
        "far",
        "cupboards",
        role="prop",
        depth=0.2,
    )
    doors, knobs = Path(), Path()
    number = round(5 * easel.w / unit) + 1
    for i in range(number):
        x = easel.w * i / number
        doors.addPath(
            g.rect(
                x + 0.012 * unit, top + 0.035 * h, easel.w / number - 0.024 * unit, base - top - 0.06 * h, 0.008 * unit
            )
        )
        knobs.addCircle(x + easel.w / number - 0.03 * unit, top + 0.07 * h, 0.007 * unit)
    easel.fill(doors, tone(front, 0.04), "far", "cupboard doors", role="prop", depth=0.2)
    if easel.fine:
        wide, tall = easel.w / number - 0.07 * unit, base - top - 0.12 * h
        inner = (g.rect(easel.w * i / number + 0.035 * unit, top + 0.07 * h, wide, tall) for i in range(number))
        easel.fill(g.joined(*inner), tone(front, 0.01), "far", "panels", role="prop", depth=0.2)
    easel.fill(knobs, (206, 170, 110), "far", "knobs", role="prop", depth=0.2)
    slab = g.rect(-4, top - 0.022 * h, easel.w + 8, 0.034 * h)
    easel.fill(
        slab,
        fade(tone(trim, 0.0), tone(trim, -0.12), top - 0.02 * h, top + 0.012 * h),
        "far",
        "worktop",
        role="prop",
        depth=0.2,
    )
    easel.fill(easel.sheet(base, base + 0.016 * h), tone(front, -0.3), "far", "plinth", role="prop", depth=0.2)
    side = 0.5 - 0.3 * (1 if easel.brief.side > 0 else -1)
    for name, x, size in (("kettle", side, 0.1), ("potted_plant", 1.02 - side, 0.13), ("toaster", side + 0.14, 0.08)):
        if easel.amount > 0.3:
            easel.prop(name, x * easel.w, top - 0.018 * h, size * h, depth=0.4, layer="far", shadow=False)


def shelf(easel: Easel, hand: int, wood: RGB) -> None:
    cx, y, wide = easel.w * (0.5 + 0.28 * hand), easel.horizon * 0.3, easel.unit * 0.3
    for level in (0, 1):
        base = y + (level - 0.5) * easel.horizon * 0.17
        easel.fill(
            g.rect(cx - wide / 2, base, wide, easel.unit * 0.014),
            fade(tone(wood, 0.04), tone(wood, -0.1), base, base + 0.014 * easel.unit),
            "far",
            "shelf",
            role="prop",
            depth=0.2,
        )
        for i, name in enumerate((("bowl", "cup", "vase"), ("bottle", "jar", "cup"))[level]):
            if easel.amount > 0.3:
                easel.prop(
                    name, cx + (i - 1) * wide * 0.3, base, easel.unit * 0.05, depth=0.4, layer="far", shadow=False
                )


def bookcase(easel: Easel, hand: int, wood: RGB) -> None:
    rng, unit = easel.rng, easel.unit
    wide, base, top = min(0.36 * unit, 0.48 * easel.w), easel.horizon + 0.025 * easel.h, easel.horizon * 0.1
    cx = easel.w * (0.5 + 0.29 * hand)
    left = cx - wide / 2
    easel.fill(
        g.rect(left, top, wide, base - top),
        fade(tone(wood, -0.12), tone(wood, -0.18), top, base),
        "far",
        "bookcase",
        role="prop",
        depth=0.2,
    )
    hues = lay.palette("b85c52 4f7f96 d9a04f 6f8f5a 8a5a86 e4d2b0 3f5a7a")
    rows = 4
    spines, bands = [Path() for _ in hues], Path()
    for r in range(rows):
        floor = top + (base - top) * (r + 1) / rows - unit * 0.014
        x = left + unit * 0.016
        while x < left + wide - unit * 0.03:
            thick, tall = unit * rng.uniform(0.012, 0.024), (base - top) / rows * rng.uniform(0.55, 0.8)
            if rng.random() > 0.12:
                spines[rng.randrange(len(hues))].addRect(g.box(x, floor - tall, thick - unit * 0.002, tall))
                for share in (0.2, 0.26, 0.86):
                    bands.addRect(g.box(x, floor - share * tall, thick - unit * 0.002, 0.03 * tall))
            x += thick
    for path, hue in zip(spines, hues, strict=True):
        easel.fill(path, hue, "far", "books", role="prop", depth=0.2)
    if easel.fine:
        easel.fill(bands, (236, 212, 152), "far", "gilt bands", role="prop", depth=0.2)
    shelves = g.joined(
        *(g.rect(left, top + (base - top) * (r + 1) / rows - unit * 0.014, wide, unit * 0.014) for r in range(rows)),
        g.rect(left, top, wide, unit * 0.014),
        g.rect(left, top, unit * 0.014, base - top),
        g.rect(left + wide - unit * 0.014, top, unit * 0.014, base - top),
    )
    easel.fill(shelves, fade(tone(wood, 0.05), tone(wood, -0.04), top, base), "far", "shelves", role="prop", depth=0.2)

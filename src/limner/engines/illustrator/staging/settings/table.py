"""Near things: a table top before a softened room."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.layout import SHELF
from limner.engines.illustrator.staging.settings import backdrops, fittings, floor, still_life
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import place

_WOODS = lay.palette("c98d55 b07248 d9b083 8f5f44")
_WALLS = lay.palette("f0d9b0 bcd0c4 dcc8b4 b4c6dc f0cbb0")
_FRONTS = lay.palette("6f9a92 d88a62 8790b8 e0b45e")
_POTS = lay.palette("f6efe2 d97f62 7fa7b8 e8c070")
_SPINES = lay.palette("b06a60 5f8496 cfa060 7f9a6c 8a6a8c dccfb4")

_ENDS = 0.05
"""Where a shelf ends, as a share of the width."""

_WEATHER = frozenset({"rain", "snow", "storm"})
"""What is seen behind the panes of a window, so that there is one."""


@place(
    "table",
    footing="top",
    indoors=True,
    horizons=(0.50, 0.57, 0.63),
    climate="table",
    hours=("morning", "day", "day", "sunset"),
    frame="",
    near=(66, 92, 66),
    shows="furniture",
    traits=("close",),
)
def draw(easel: Easel) -> None:
    """A wooden, laid or stone top; behind it a window, plants or a wall, out of focus."""
    wood, wall = easel.brief.traits.top or _WOODS[easel.variant % 4], _WALLS[easel.variant % 5]
    base, h, unit = easel.horizon, easel.h, easel.unit
    easel.fill(easel.sheet(), fade(tone(wall, 0.03), tone(wall, -0.06), 0, base), "sky", "wall", role="far")
    hand = 1 if easel.brief.side > 0 else -1
    if easel.brief.nook == "shelf":
        _board(easel, wood, wall)
        return
    if easel.brief.nook in ("floorboards", "floor tiles"):
        floor.near(easel, wood, hand, tiled=easel.brief.nook == "floor tiles")
        return
    photographed = easel.brief.traits.look == "photo"
    usual = _BEHIND_PHOTOGRAPHS if photographed else _BEHIND
    behind = {"kitchen": (_kitchen,), "study": (_study,), "cafe": (_lights,)}.get(easel.brief.nook, usual)
    if easel.brief.traits.sill or not _WEATHER.isdisjoint(easel.brief.weather):
        _casement(easel)
    else:
        behind[easel.variant % len(behind)](easel, hand)
    bright = 0.15 if easel.air.light.dark > 0.5 else 0.2 if easel.brief.nook else 0.4
    glow = halo(
        easel.w * (0.5 + 0.32 * hand),
        base * 0.3,
        unit * 0.7,
        (255, 248, 228),
        bright,
    )
    easel.fill(easel.sheet(0, base), glow, "sky", "light", role="light", tinted=False)
    edge = easel.sheet(base - 0.004 * h, base + 0.006 * h)
    plain = not (easel.brief.nook or easel.brief.traits.sill or easel.brief.traits.top)
    if plain and easel.variant % 4 == 3 and not photographed:
        _cloth(easel, base)
        easel.fill(edge, tone(wood, 0.12), "ground", "table's edge", role="ground", depth=0.1)
    elif plain and easel.walled and easel.variant % 5 in _STONES:
        _STONES[easel.variant % 5](easel, base)
    else:
        easel.fill(
            easel.sheet(base),
            fade(tone(wood, 0.05), tone(wood, -0.12), base, h),
            "ground",
            "table",
            role="ground",
            depth=0.1,
        )
        _grain(easel, wood, base)
        easel.fill(edge, tone(wood, 0.12), "ground", "table's edge", role="ground", depth=0.1)
        if _laid(easel):
            still_life.runner(easel, base)
    sheen = halo(easel.w * (0.5 + 0.3 * hand), base + 0.1 * h, unit * 0.5, (255, 250, 236), 0.28, (1.5, 0.3))
    easel.fill(easel.sheet(base), sheen, "ground", "sheen", role="light", tinted=False)


def _laid(easel: Easel) -> bool:
    """Whether a cloth lies over the wood, by turns; not on a window's sill, a desk or a top that is described."""
    traits, nook = easel.brief.traits, easel.brief.nook
    bare = traits.sill or traits.top or nook == "study"
    return not bare and easel.variant % 2 == 0 and easel.shown("cloth", "tablecloth", "linen")


_STONES = {1: backdrops.marble, 4: backdrops.slate}
"""Tops of stone, by turns."""


def _board(easel: Easel, wood: RGB, wall: RGB) -> None:
    """A board on two brackets at a wall, seen from its front: a little of its top, its edge, the shade under it."""
    w, h, unit = easel.w, easel.h, easel.unit
    edge, thick, deep = SHELF * h, 0.03 * unit, 0.035 * unit
    left, right = _ENDS * w, (1 - _ENDS) * w
    glow = halo(0.3 * w if easel.brief.side < 0 else 0.7 * w, 0.2 * h, 0.7 * unit, (255, 248, 228), 0.3)
    easel.fill(easel.sheet(), glow, "sky", "light", role="light", tinted=False)
    low = edge + thick
    shade = g.polygon([(left, low), (right, low), (right - 0.02 * w, low + 0.11 * unit), (left, low + 0.11 * unit)])
    easel.fill(shade, fade((50, 40, 44), (50, 40, 44), low, low + 0.11 * unit, (0.32, 0.0)), "sky",
               "shade under the shelf", role="far", tinted=False, blur=0.008 * unit)  # fmt: skip
    arms = g.joined(*(_bracket(x * w, low, unit) for x in (2 * _ENDS + 0.04, 0.96 - 2 * _ENDS)))
    easel.fill(arms, tone(wood, -0.26), "ground", "brackets", role="ground", depth=0.1)
    top = g.polygon([(left + deep, edge - deep), (right - deep, edge - deep), (right, edge), (left, edge)])
    easel.fill(top, fade(tone(wood, -0.05), tone(wood, 0.06), edge - deep, edge), "ground", "shelf", role="ground")
    easel.fill(g.rect(left, edge, right - left, thick, 0.1 * thick), tone(wood, -0.1), "ground", "shelf's edge",
               role="ground")  # fmt: skip


def _bracket(x: float, y: float, unit: float) -> Path:
    """An arm along the wall, one under the board, and a brace between them, seen from the front."""
    return g.union(
        g.rect(x - 0.011 * unit, y, 0.022 * unit, 0.13 * unit, 0.008 * unit),
        g.rect(x - 0.02 * unit, y, 0.04 * unit, 0.016 * unit),
    )


def _casement(easel: Easel) -> None:
    """A broad window right behind its sill: sky, the tops of trees, a cross of bars."""
    unit, base, w = easel.unit, easel.horizon, easel.w
    left, wide, top = 0.09 * w, 0.82 * w, 0.05 * easel.h
    pane = g.rect(left, top, wide, base - top)
    stops = tuple(Stop(i / (len(easel.air.sky) - 1), c) for i, c in enumerate(easel.air.sky))
    easel.fill(pane, Linear((0, top), (0, base), stops), "far", "window", role="sky", tinted=False)
    crowns = g.joined(
        *(
            g.ellipse(left + wide * (0.04 + 0.155 * i), base - unit * (0.03 + 0.03 * (i % 2)), unit * 0.11)
            for i in range(7)
        )
    )
    leaves: RGB = (226, 234, 242) if easel.brief.season == "winter" else (120, 170, 100)
    green = mix(leaves, easel.air.light.shadow, 0.6 * easel.air.light.dark)
    seen = g.intersection(crowns, pane)
    easel.fill(seen, green, "far", "green outside", role="far", depth=0.1, blur=unit * 0.006)
    fittings.weather(easel, pane, "far")
    bar = 0.026 * unit
    bars = g.joined(
        g.rect(left - bar, top - bar, wide + 2 * bar, bar), g.rect(left - bar, top, bar, base - top),
        g.rect(left + wide, top, bar, base - top), g.rect(left + wide / 2 - bar / 2, top, bar, base - top),
        g.rect(left, top + 0.42 * (base - top), wide, 0.7 * bar),
    )  # fmt: skip
    easel.fill(bars, (250, 248, 244), "far", "window frame", role="prop", depth=0.1)


def _window(easel: Easel, hand: int) -> None:
    unit, base = easel.unit, easel.horizon
    left = easel.w * (0.5 + 0.24 * hand) - unit * 0.2
    pane = g.rect(left, -9, unit * 0.4, base * 0.86)
    soft = unit * 0.014
    stops = tuple(Stop(i / (len(easel.air.sky) - 1), c) for i, c in enumerate(easel.air.sky))
    easel.fill(
        pane, Linear((0, -0.7 * base), (0, base * 0.86), stops), "far", "window", role="sky", tinted=False, blur=soft
    )
    leaf = g.joined(
        *(g.ellipse(left + unit * (0.06 + 0.1 * i), base * (0.8 - 0.05 * (i % 2)), unit * 0.075) for i in range(4))
    )
    green = mix((120, 170, 100), easel.air.light.shadow, 0.6 * easel.air.light.dark)
    easel.fill(g.intersection(leaf, pane), green, "far", "green outside", role="far", depth=0.1, blur=soft)
    bars = g.joined(
        g.rect(left + unit * 0.19, -9, unit * 0.018, base * 0.86),
        g.rect(left - unit * 0.02, base * 0.85, unit * 0.44, unit * 0.03),
    )
    easel.fill(bars, (250, 248, 244), "far", "window frame", role="prop", depth=0.1, blur=soft * 0.8)
    if easel.amount > 0.3 and easel.shown("plant", "plants"):
        _pot(easel, easel.w * (0.5 - 0.34 * hand), base, unit * 0.26)


def _pot(easel: Easel, x: float, y: float, size: float) -> None:
    """A plant in a pot, out of focus."""
    fan = g.joined(
        *(land.leaf(x, y - size * 0.36, size * (0.62 - 0.04 * abs(i - 3)), -90 + (i - 3) * 24, 0.2) for i in range(7))
    )
    easel.fill(
        fan,
        fade((112, 174, 104), (66, 128, 84), y - size, y - size * 0.3),
        "far",
        "plant",
        depth=0.1,
        blur=easel.unit * 0.01,
    )
    pot = g.polygon(
        [
            (x - size * 0.2, y - size * 0.36),
            (x + size * 0.2, y - size * 0.36),
            (x + size * 0.15, y + 4),
            (x - size * 0.15, y + 4),
        ]
    )
    easel.fill(pot, (206, 122, 86), "far", "pot", depth=0.1, blur=easel.unit * 0.008)


def _leaves(easel: Easel, hand: int) -> None:
    """Two plants and a round picture, out of focus."""
    if easel.amount > 0.3:
        _pot(easel, easel.w * (0.5 - 0.36 * hand), easel.horizon, easel.unit * 0.34)
        _pot(easel, easel.w * (0.5 + 0.38 * hand), easel.horizon, easel.unit * 0.22)
    arch = easel.unit * 0.19
    cx = easel.w * (0.5 + 0.16 * hand)
    niche = g.joined(
        g.ellipse(cx, easel.horizon * 0.42, arch), g.rect(cx - arch, easel.horizon * 0.42, 2 * arch, easel.horizon)
    )
    wall = _WALLS[easel.variant % 5]
    easel.fill(g.union(niche), tone(wall, 0.05), "sky", "niche", role="far", blur=easel.unit * 0.006)


def _lights(easel: Easel, hand: int) -> None:
    """Round lights out of focus, as in a café in the evening."""
    rng, unit = easel.rng, easel.unit
    for hue, alpha in (((255, 226, 160), 0.4), ((255, 190, 150), 0.34), ((255, 250, 230), 0.3)):
        discs = Path()
        for _ in range(7):
            discs.addCircle(
                rng.uniform(0, easel.w), easel.horizon * rng.random() ** 0.8, unit * rng.uniform(0.018, 0.06)
            )
        easel.fill(
            discs,
            fade(hue, hue, 0, easel.horizon, (alpha, alpha)),
            "far",
            "lights",
            role="light",
            tinted=False,
            blur=unit * 0.006,
        )


def _kitchen(easel: Easel, hand: int) -> None:
    """A tiled wall with a shelf of crockery under cupboards, and a window, all out of focus."""
    unit, base, wall = easel.unit, easel.horizon, _WALLS[easel.variant % 5]
    soft = unit * 0.006
    step, joints = 0.105 * unit, Path()
    for r in range(round(base / (0.5 * step)) + 1):
        y = base - 0.5 * step * r
        joints.addRect(g.box(-2, y, easel.w + 4, 0.0035 * unit))
        for c in range(round(easel.w / step) + 2):
            joints.addRect(g.box((c - 0.5 * (r % 2)) * step, y, 0.0035 * unit, 0.5 * step))
    easel.fill(joints, tone(wall, 0.045), "sky", "tiles", role="far", blur=0.0016 * unit)
    _pane(easel, 0.5 + 0.3 * hand, 0.3 * unit, (0.1 * base, 0.66 * base), soft)
    front = _FRONTS[easel.variant % len(_FRONTS)]
    left, right = (-0.02 * easel.w, 0.52 * easel.w) if hand > 0 else (0.48 * easel.w, 1.02 * easel.w)
    low = 0.24 * base
    easel.fill(g.rect(left, -9, right - left, low + 9), fade(tone(front, 0.03), tone(front, -0.05), 0, low), "far",
               "cupboards", depth=0.12, blur=soft)  # fmt: skip
    number = max(round((right - left) / (0.2 * unit)), 1)
    wide = (right - left) / number
    doors = g.joined(*(g.rect(left + (i + 0.06) * wide, -9, 0.88 * wide, low - 0.02 * unit) for i in range(number)))
    easel.fill(doors, tone(front, 0.05), "far", "cupboard doors", depth=0.12, blur=soft)
    _crockery(easel, (left, right), 0.52 * base, soft)
    still_life.hanging_lamp(easel, 0.5 + 0.03 * hand)


def _pane(easel: Easel, at: float, wide: float, y: tuple[float, float], soft: float) -> None:
    """A small window out of focus; `at` is its middle as a share of the width."""
    left, (top, bottom) = at * easel.w - wide / 2, y
    pane = g.rect(left, top, wide, bottom - top)
    stops = tuple(Stop(i / (len(easel.air.sky) - 1), c) for i, c in enumerate(easel.air.sky))
    easel.fill(
        pane, Linear((0, 2 * top - bottom), (0, bottom), stops), "far", "window", role="sky", tinted=False, blur=soft
    )
    unit = easel.unit
    hill = g.joined(*(g.ellipse(left + wide * x, bottom, 0.3 * wide, 0.2 * wide) for x in (0.1, 0.45, 0.85)))
    green = mix((132, 178, 116), easel.air.light.shadow, 0.6 * easel.air.light.dark)
    easel.fill(g.intersection(hill, pane), green, "far", "green outside", role="far", depth=0.1, blur=1.4 * soft)
    rim = 0.016 * unit
    frame = g.difference(g.rect(left - rim, top - rim, wide + 2 * rim, bottom - top + 2 * rim), pane)
    for bar in (frame, g.rect(left + wide / 2 - rim / 3, top, rim / 1.5, bottom - top)):
        easel.fill(bar, (250, 248, 244), "far", "window frame", depth=0.1, blur=soft)


def _crockery(easel: Easel, across: tuple[float, float], y: float, soft: float) -> None:
    """A shelf with bowls, jars and cups."""
    unit, rng = easel.unit, easel.rng
    a, b = across[0] + 0.06 * unit, across[1] - 0.06 * unit
    if easel.amount < 0.3:
        return
    if not easel.shown("shelf", "shelves", "bowl", "cup", "mug", "jar", "plate", "vase", "bottle"):
        return
    easel.fill(g.rect(a, y, b - a, 0.018 * unit), (158, 116, 80), "far", "shelf", depth=0.12, blur=soft)
    pots = [Path() for _ in _POTS]
    number = round((b - a) / (0.085 * unit))
    for i in range(number):
        x, tall = a + (b - a) * (i + 0.5) / number, unit * rng.uniform(0.04, 0.085)
        half = unit * rng.uniform(0.022, 0.032)
        pots[i % len(pots)].addPath(g.rect(x - half, y - tall, 2 * half, tall, 0.35 * half))
    for path, hue in zip(pots, _POTS, strict=True):
        easel.fill(path, hue, "far", "crockery", depth=0.12, blur=soft)


def _study(easel: Easel, hand: int) -> None:
    """Shelves of books and a window, out of focus."""
    unit, base, rng = easel.unit, easel.horizon, easel.rng
    soft = unit * 0.006
    _pane(easel, 0.5 + 0.31 * hand, 0.3 * unit, (0.1 * base, 0.72 * base), soft)
    left, right = (-0.02 * easel.w, 0.54 * easel.w) if hand > 0 else (0.46 * easel.w, 1.02 * easel.w)
    if not easel.shown("bookshelf", "shelf", "shelves"):
        return
    wood = _WOODS[(easel.variant + 1) % 4]
    easel.fill(g.rect(left, -9, right - left, base + 9), fade(tone(wood, -0.1), tone(wood, -0.16), 0, base), "far",
               "bookcase", depth=0.12, blur=soft)  # fmt: skip
    spines, planks, rows = [Path() for _ in _SPINES], Path(), 3
    # Boxes stand where the books might be taken for the subject.
    books = easel.shown("book", "books", "notebook")
    least, high = ((0.02, 0.036), (0.56, 0.8)) if books else ((0.08, 0.15), (0.3, 0.52))
    for r in range(rows):
        foot, x = base * (r + 0.94) / rows, left + 0.02 * unit
        while x < right - 0.05 * unit:
            thick, tall = unit * rng.uniform(*least), base / rows * rng.uniform(*high)
            if rng.random() > 0.12:
                spines[rng.randrange(len(spines))].addRect(g.box(x, foot - tall, thick - 0.003 * unit, tall))
            x += thick
        planks.addRect(g.box(left, foot, right - left, 0.02 * unit))
    for path, hue in zip(spines, _SPINES, strict=True):
        easel.fill(path, hue, "far", "books" if books else "boxes", depth=0.12, blur=soft)
    planks.addRect(g.box(left if hand < 0 else right - 0.02 * unit, -9, 0.02 * unit, base + 9))
    easel.fill(planks, tone(wood, 0.03), "far", "shelves", depth=0.12, blur=soft)


def _grain(easel: Easel, wood: RGB, base: float) -> None:
    rng, h, unit = easel.rng, easel.h, easel.unit
    seams, grain = Path(), Path()
    for t in (0.1, 0.27, 0.52, 0.86):
        y = base + (h - base) * t
        seams.moveTo(-4, y)
        seams.lineTo(easel.w + 4, y)
    for _ in range(26):
        t = rng.random()
        y, long = base + (h - base) * t, unit * rng.uniform(0.08, 0.26)
        grain.addPath(land.wisp(rng.uniform(0, easel.w), y, long, unit * 0.0016 * (0.6 + t)))
    easel.fill(seams, tone(wood, -0.13), "ground", "seams", role="ground", depth=0.1, width=unit * 0.0024)
    easel.fill(grain, tone(wood, -0.08), "ground", "grain", role="ground", depth=0.1)


def _cloth(easel: Easel, base: float) -> None:
    """A checked cloth in perspective."""
    hue = lay.palette("d8605a 5a86c0 6aa07a e0a24a")[easel.variant % 4]
    white, h, cx = (252, 246, 238), easel.h, easel.w / 2
    easel.fill(
        easel.sheet(base), fade(white, tone(white, -0.1), base, h), "ground", "table cloth", role="ground", depth=0.1
    )
    stripes = Path()
    for i in range(-13, 14, 2):
        near, far = easel.unit * 0.19, easel.unit * 0.11
        stripes.addPath(
            g.polygon(
                [(cx + i * far, base), (cx + (i + 1) * far, base), (cx + (i + 1) * near, h + 9), (cx + i * near, h + 9)]
            )
        )
    rows = Path()
    for k in range(4):
        y0, y1 = base + (h - base) * (k / 4) ** 1.3, base + (h - base) * ((k + 0.5) / 4) ** 1.3
        rows.addRect(g.box_between(-4, y0, easel.w + 4, y1))
    for path in (stripes, rows):
        easel.fill(
            path, fade(hue, tone(hue, -0.06), base, h, (0.42, 0.5)), "ground", "checks", role="ground", depth=0.1
        )


_BEHIND = (
    _window, backdrops.deep, still_life.garden_window, backdrops.terrace, still_life.shelves, backdrops.arch, _lights,
    _leaves,
)  # fmt: skip
"""What is behind a table, by turns."""
_BEHIND_PHOTOGRAPHS = (still_life.garden_window, backdrops.deep, still_life.shelves, backdrops.terrace, _lights)
"""What is behind a table in a photograph."""

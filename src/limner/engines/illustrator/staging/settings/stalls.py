"""The market: stalls under striped awnings on both sides of an alley, crates of what is sold, flags across."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land, sky
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import chamber
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.chamber import Chamber
from limner.engines.illustrator.staging.settings.open_parts import booths
from limner.engines.illustrator.staging.settings.setting import place
from limner.engines.illustrator.staging.settings.townscapes import streets

_CLOTHS = lay.palette("d8493f 3f8f78 3a6fb0 e09a3a 8a5aa8 c8587a")
_GOODS = lay.palette("e2553f f0a83a 7fb04a c83f5a f2d24a 8a5ac0 e8843a")
_FRONTS = lay.palette("e8cfa8 d8b89a c9c4b4 e0c0b0")
_PAVING: RGB = (198, 182, 160)
_WHITE: RGB = (250, 246, 236)


@place(
    "market",
    horizons=(0.46, 0.52, 0.58),
    climate="city",
    hours=("morning", "day", "day", "sunset"),
    neighbours="street",
    frame="",
    shows="market stall, stall",
    holds="shop",
    traits=("swept", "tame", "selling"),
)
def draw(easel: Easel) -> None:
    """Houses at the end, three stalls at either side that come nearer, cobbles, a line of flags overhead."""
    sky.paint(easel)
    h, horizon = easel.h, easel.horizon
    _houses(easel)
    paving = fade(tone(_PAVING, -0.06), tone(_PAVING, 0.03), horizon, h)
    easel.fill(easel.sheet(horizon, h), paving, "ground", "paving", role="ground", depth=0.2)
    cobbles = land.patches(easel.rng, easel.w, horizon + 0.05 * h, h, 60, 0.045 * easel.unit)
    easel.fill(cobbles, tone(_PAVING, -0.045), "ground", "cobbles", role="ground", depth=0.2)
    if easel.brief.wares or not easel.taken:
        _facing(easel)
        _flags(easel)
        return
    room = chamber.chamber(easel, "hall", top=0.1, eye=0.14)
    for i, z in enumerate((0.02, 0.36)):
        for hand in (0, 1):
            _stall(room, hand, z, _CLOTHS[(2 * i + hand + easel.variant) % len(_CLOTHS)], i)
    _flags(easel)


def _facing(easel: Easel) -> None:
    """Stalls that face the viewer with what is named on them: two at the back, one before them with most of it."""
    wares, room = easel.brief.wares, easel.h - easel.horizon
    hand = 1 if easel.brief.side > 0 else -1
    for i, (x, y, half, back) in enumerate(((-0.34, 0.14, 0.2, 0.9), (0.4, 0.2, 0.24, 0.7), (-0.04, 0.6, 0.4, 0.4))):
        cloth = _CLOTHS[(i + easel.variant) % len(_CLOTHS)]
        turn = i % max(len(wares), 1)
        at = ((0.5 + x * hand) * easel.w, easel.horizon + y * room)
        booths.booth(easel, booths.Booth(at, half * easel.unit, cloth, (*wares[turn:], *wares[:turn]), back=back))


def _houses(easel: Easel) -> None:
    """Fronts with windows behind the stalls, those of the town that is named."""
    style = streets.town(easel)
    if style is not None:
        streets.skyline(easel, style)
        streets.houses(easel, style, easel.horizon + 4, size=0.9, depth=0.45)
        return
    rng, panes, tops = easel.rng, Path(), Path()
    if not easel.shown("house", "building"):
        return
    for i, (x, y, wide, tall) in enumerate(
        land.skyline(rng, easel.w, easel.horizon + 4, 0.36 * easel.h, 0.17 * easel.unit)
    ):
        hue = _FRONTS[(i + easel.variant) % 4]
        easel.fill(g.rect(x, y, wide + 1, tall), fade(hue, tone(hue, -0.06), y, easel.horizon), "far", "house",
                   role="far", depth=0.45)  # fmt: skip
        tops.addRect(g.box(x, y - 0.012 * easel.h, wide + 1, 0.02 * easel.h))
        for r in range(int(tall / (0.075 * easel.unit))):
            for c in range(2):
                panes.addRect(g.box(x + wide * (0.2 + 0.36 * c), y + (0.03 + 0.075 * r) * easel.unit, 0.22 * wide,
                                    0.04 * easel.unit))  # fmt: skip
    easel.fill(tops, (168, 98, 76), "far", "roofs", role="far", depth=0.45, back=-0.1)
    lit = easel.air.light.dark > 0.4
    easel.fill(panes, (255, 214, 132) if lit else (110, 134, 156), "far", "windows", role="light" if lit else "far",
               depth=0.3, tinted=not lit, back=-0.2)  # fmt: skip


def _stall(room: Chamber, hand: int, z: float, cloth: RGB, number: int) -> None:
    """A counter with crates, two posts, and an awning in stripes that slopes toward the alley."""
    easel = room.easel
    inner, outer = (0.12, -0.3) if hand == 0 else (0.88, 1.3)
    z1 = z + 0.28
    x = (outer, inner) if hand == 0 else (inner, outer)
    front = tone((150, 110, 78), 0.02 * (number % 2))
    if not room.block(
        x, (z, z1), (0, 0.6), front, "market stall", words=("market stall", "stall"), top=tone(front, 0.1)
    ):
        return
    deep = 0.1 + 0.3 * (1 - z1)
    _crates(room, x, (z, z1), hand, deep)
    high, low = room.high(1.62), room.high(1.36)
    edge = inner + (0.05 if hand == 0 else -0.05)
    posts = g.joined(*(g.line([room.at(inner, room.high(0.6), a), room.at(inner, low, a)]) for a in (z, z1)))
    easel.fill(posts, (112, 84, 66), "middle", "posts", depth=deep, back=deep - 0.02, width=0.007 * easel.unit)
    for i in range(4):
        a, b = z + (z1 - z) * i / 4, z + (z1 - z) * (i + 1) / 4
        stripe = g.polygon([room.at(outer, high, a), room.at(edge, low, a), room.at(edge, low, b),
                            room.at(outer, high, b)])  # fmt: skip
        hem = g.polygon([room.at(edge, low, a), room.at(edge, low - room.high(0.12), a),
                         room.at(edge, low - room.high(0.12), b), room.at(edge, low, b)])  # fmt: skip
        hue = cloth if i % 2 else _WHITE
        easel.fill(stripe, hue, "middle", "awning", depth=deep, back=deep - 0.03)
        easel.fill(hem, tone(hue, -0.06), "middle", "awning's hem", depth=deep, back=deep - 0.03)


def _crates(room: Chamber, x: tuple[float, float], z: tuple[float, float], hand: int, deep: float) -> None:
    """Boxes of round things on the counter, each in a colour."""
    easel, rng = room.easel, room.easel.rng
    if not easel.shown("fruit", "vegetable", "food"):
        return
    near = x[1] if hand == 0 else x[0]
    away = -1 if hand == 0 else 1
    for i in range(3):
        a = z[0] + (z[1] - z[0]) * (i + 0.5) / 3
        heap, s = Path(), room.size(a) * room.metre
        for row, many in ((0, 4), (1, 3), (2, 2)):
            for k in range(many):
                px, py = room.at(near + away * (0.04 + 0.035 * (k + 0.5 * row)), room.high(0.64 + 0.08 * row), a)
                heap.addPath(g.ellipse(px, py, 0.07 * s))
        hue = _GOODS[rng.randrange(len(_GOODS))]
        box = g.bounds(heap)
        easel.fill(heap, fade(tone(hue, 0.05), tone(hue, -0.08), box[1], box[3]), "middle", "goods", depth=deep,
                   back=deep - 0.01 - 0.004 * i)  # fmt: skip


def _flags(easel: Easel) -> None:
    """Two lines of small flags across the alley."""
    w, unit = easel.w, easel.unit
    if not easel.shown("flag", "banner"):
        return
    for n, y in enumerate((0.06, 0.13)):
        points = [(w * i / 16, easel.h * (y + 0.045 * (1 - (2 * i / 16 - 1) ** 2))) for i in range(17)]
        easel.fill(g.line(points), mix((90, 78, 72), easel.air.haze, 0.2), "far", "line", width=0.003 * unit, back=-4.0)
        for hue in range(3):
            flags = g.joined(*(g.polygon([(x - 0.016 * unit, v), (x + 0.016 * unit, v), (x, v + 0.04 * unit)])
                               for x, v in points[(hue + n) % 3 :: 3]))  # fmt: skip
            easel.fill(flags, _CLOTHS[(hue + easel.variant) % 6], "far", "flags", depth=0.1, back=-4.0)

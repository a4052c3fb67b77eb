"""On a roof over the town: a parapet, tanks and chimneys, lights in the houses below."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import sky
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings import skylines
from limner.engines.illustrator.staging.settings.setting import place
from limner.engines.illustrator.staging.settings.townscapes import streets

_ROOFS = lay.palette("b0887a 9a948e a8a08a")
_BRICK = lay.palette("b0705a 8f7f86 a8805a")
_WOOD: RGB = (150, 108, 78)


@place(
    "rooftop",
    horizons=(0.48, 0.56, 0.62),
    climate="city",
    frame="",
    outlook="skyscraper, building",
    traits=("towering",),
)
def draw(easel: Easel) -> None:
    """The skyline in two planes, the parapet, then by turns a garden with lights or tanks and chimneys."""
    sky.paint(easel)
    h, room = easel.h, easel.h - easel.horizon
    if easel.shown("building", "buildings", "city", "skyscraper"):
        style = streets.town(easel)
        if style is not None:
            streets.skyline(easel, style)
            streets.houses(easel, style, easel.horizon + 0.06 * h, size=0.62, depth=0.5)
        else:
            skylines.plane(easel, easel.horizon + 0.02 * room, 0.4 * h, 0.1 * easel.unit, 0.6)
            skylines.plane(easel, easel.horizon + 0.03 * room, 0.26 * h, 0.14 * easel.unit, 0.18, "skyscrapers")
    deck, brick = _ROOFS[easel.variant % 3], _BRICK[easel.variant % 3]
    y = easel.horizon + 0.2 * room
    easel.fill(easel.sheet(easel.horizon), tone(brick, -0.1), "ground", "wall below", role="ground")
    _parapet(easel, brick, easel.horizon + 0.02 * room, y)
    easel.fill(
        easel.sheet(y, h), fade(tone(deck, -0.02), tone(deck, 0.05), y, h), "ground", "roof", role="ground", depth=0.2
    )
    _deck(easel, deck, y)
    if easel.variant % 2:
        _garden(easel, y)
    else:
        _works(easel, y, brick)


def _parapet(easel: Easel, brick: RGB, top: float, bottom: float) -> None:
    easel.fill(
        easel.sheet(top, bottom),
        fade(tone(brick, 0.02), tone(brick, -0.08), top, bottom),
        "ground",
        "parapet",
        role="ground",
        depth=0.3,
    )
    courses, rows = Path(), 4
    wide = 0.06 * easel.unit
    for r in range(1, rows):
        courses.moveTo(0, top + (bottom - top) * r / rows)
        courses.lineTo(easel.w, top + (bottom - top) * r / rows)
    for r in range(rows):
        for i in range(int(easel.w / wide) + 2):
            x = (i + 0.5 * (r % 2)) * wide
            courses.moveTo(x, top + (bottom - top) * r / rows)
            courses.lineTo(x, top + (bottom - top) * (r + 1) / rows)
    easel.fill(courses, tone(brick, -0.08), "ground", "courses", role="ground", width=0.0022 * easel.unit)
    cap = easel.sheet(top - 0.012 * easel.h, top + 0.012 * easel.h)
    easel.fill(cap, tone(brick, 0.16), "ground", "coping", role="ground", depth=0.3)


def _deck(easel: Easel, deck: RGB, y: float) -> None:
    lines = Path()
    for i in range(-12, 13):
        lines.moveTo(0.5 * easel.w + 0.1 * easel.unit * i, y)
        lines.lineTo(0.5 * easel.w + 0.2 * easel.unit * i, easel.h)
    for r in range(1, 5):
        at = y + (easel.h - y) * (r / 5) ** 1.4
        lines.moveTo(0, at)
        lines.lineTo(easel.w, at)
    easel.fill(lines, tone(deck, -0.06), "ground", "slabs", role="ground", width=0.0026 * easel.unit)


def _works(easel: Easel, y: float, brick: RGB) -> None:
    """A water tank on legs at one side, chimneys at the other, each where nobody stands."""
    hand = 1 if easel.brief.side > 0 else -1
    if easel.amount < 0.25:
        return
    x = easel.w * (0.5 - 0.36 * hand)
    if _is_free(easel, x, y):
        _tank(easel, x, y)
    x = easel.w * (0.5 + 0.38 * hand)
    if _is_free(easel, x, y) and easel.shown("chimney"):
        _chimneys(easel, x, y, hand, brick)


def _tank(easel: Easel, x: float, y: float) -> None:
    """A hooped wooden tank under a pointed roof."""
    u, wood = easel.unit, _WOOD
    legs = g.joined(
        *(g.rect(x + d * u, y - 0.15 * u, 0.012 * u, 0.18 * u) for d in (-0.08, -0.006, 0.068)),
        g.outline(g.line([(x - 0.07 * u, y), (x + 0.07 * u, y - 0.14 * u)]), 0.006 * u),
    )
    easel.fill(legs, (84, 72, 72), "middle", "tank's legs", depth=0.3, back=0.5)
    staves = fade(tone(wood, 0.04), tone(wood, -0.08), y - 0.33 * u, y - 0.14 * u)
    easel.fill(g.rect(x - 0.1 * u, y - 0.33 * u, 0.2 * u, 0.19 * u), staves, "middle", "tank", depth=0.3, back=0.49)
    hoops = g.joined(*(g.rect(x - 0.1 * u, y - d * u, 0.2 * u, 0.006 * u) for d in (0.29, 0.24, 0.18)))
    easel.fill(hoops, (78, 66, 66), "middle", "hoops", depth=0.3, back=0.48)
    roof = g.polygon([(x - 0.115 * u, y - 0.33 * u), (x, y - 0.42 * u), (x + 0.115 * u, y - 0.33 * u)])
    easel.fill(roof, (104, 82, 84), "middle", "tank's roof", depth=0.3, back=0.47)


def _chimneys(easel: Easel, x: float, y: float, hand: int, brick: RGB) -> None:
    """A tall shaft and a lower one beside it."""
    u = easel.unit
    for d, tall in ((0.0, 0.2), (0.085, 0.15)):
        left, top = x + hand * d * u - 0.035 * u, y - tall * u
        shade = fade(tone(brick, 0.0), tone(brick, -0.12), top, y)
        shaft = g.rect(left, top, 0.07 * u, tall * u + 0.02 * u)
        easel.fill(shaft, shade, "middle", "chimney", depth=0.3, back=0.5)
        cap = g.rect(left - 0.008 * u, top, 0.086 * u, 0.022 * u)
        easel.fill(cap, tone(brick, 0.08), "middle", "chimney's cap", depth=0.3, back=0.49)


def _is_free(easel: Easel, x: float, y: float) -> bool:
    """Whether nobody stands where a tank or chimneys would."""
    return not any(box.overlaps(_reach(x, y, easel.unit)) for box in easel.taken)


def _reach(x: float, y: float, unit: float) -> Box:
    return Box(x - 0.12 * unit, y - 0.42 * unit, x + 0.12 * unit, y)


def _garden(easel: Easel, y: float) -> None:
    """Pots along the parapet and a chain of lamps between two poles."""
    u = easel.unit
    for share, tall in ((0.07, 0.2), (0.93, 0.22), (0.2, 0.14), (0.8, 0.13)):
        if easel.amount > 0.25:
            easel.prop("potted_plant", share * easel.w, y + 0.05 * easel.h * (1 if tall > 0.15 else 0.3), tall * u)
    if not easel.shown("lamp", "light", "lights"):
        return
    poles = g.joined(*(g.rect(x * easel.w - 0.005 * u, y - 0.42 * u, 0.01 * u, 0.44 * u) for x in (0.03, 0.97)))
    easel.fill(poles, (92, 74, 66), "middle", "poles", depth=0.3, back=0.6)
    cord, bulbs, top = Path(), Path(), y - 0.42 * u
    glow = Path()
    for span in range(2):
        a, b = (0.03, 0.5) if span == 0 else (0.5, 0.97)
        points = []
        for i in range(9):
            t = i / 8
            sag = 0.075 * u * 4 * t * (1 - t) + (0.02 * u if span else 0.0) * (1 - t)
            points.append(((a + (b - a) * t) * easel.w, top + sag))
        cord.addPath(g.outline(g.line(points), 0.004 * u))
        for px, py in points[1:-1]:
            if not any(box.left < px < box.right and box.top < py < box.bottom for box in easel.taken):
                bulbs.addPath(g.ellipse(px, py + 0.016 * u, 0.011 * u, 0.014 * u))
                glow.addPath(g.ellipse(px, py + 0.016 * u, 0.03 * u))
    easel.fill(cord, (72, 60, 62), "middle", "cord", depth=0.2, back=0.59)
    warm: RGB = (255, 226, 150)
    easel.fill(
        glow,
        fade(warm, warm, top, y, (0.35, 0.35)),
        "middle",
        "glow",
        role="light",
        tinted=False,
        back=0.58,
        blur=0.008 * u,
    )
    easel.fill(bulbs, (255, 244, 206), "middle", "bulbs", role="light", tinted=False, back=0.57)

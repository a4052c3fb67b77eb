"""The harbour: a quay with bollards and houses along the water, boats at their moorings."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land, sky
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.from_above import harbour as from_above
from limner.engines.illustrator.staging.settings.setting import Slab, place
from limner.engines.illustrator.staging.settings.townscapes import streets

_FRONTS = lay.palette("e0785a f0c874 86b0c4 f0e2c8 c8806a a8c09a d89aa0")
_SEAS = (lay.palette("86c4d0 2f7f9a"), lay.palette("90c8bc 2f8a86"), lay.palette("94b8d8 3a6a9e"))
_PLANKS: RGB = (172, 132, 94)
_STONE: RGB = (176, 164, 150)
QUAY = 0.42
"""Where the quay begins, as a share of what lies below the horizon."""


@place(
    "harbour",
    footing="lake",
    horizons=(0.42, 0.48, 0.54),
    beyond=QUAY,
    climate="shore",
    frame="",
    shows="water",
    above=from_above.harbour,
    mapped="boat, house",
    slab=Slab((92, 176, 204), "rock"),
    traits=("swept", "waterside"),
)
def draw(easel: Easel) -> None:
    """Gabled houses across the water, or open sea behind a mole with a light; masts; the quay in front."""
    far, near = _SEAS[easel.variant % 3]
    sky.paint(easel)
    room = easel.h - easel.horizon
    style = streets.town(easel)
    if style is not None:
        streets.skyline(easel, style)
        streets.houses(easel, style, easel.horizon + 4, size=0.72)
    elif easel.variant % 2:
        _mole(easel)
    else:
        _row(easel)
    lay.water(easel, easel.horizon, easel.h, far, near)
    lay.glitter(easel, sky.lamp_spot(easel)[0], easel.horizon, easel.horizon + 0.5 * room)
    if easel.shown("boat", "boats", "ship", "sailboat", "watercraft", "speedboat", "pirate_ship", "rowing_boat"):
        _moored(easel, room)
    if easel.afloat:
        _stage(easel, room)
    else:
        _quay(easel, room)


def _stage(easel: Easel, room: float) -> None:
    """A landing stage of planks on piles that comes in from the side that is freer, at the boats' waterline."""
    w, unit, wood = easel.w, easel.unit, _PLANKS
    left = min((box.left for box in easel.taken), default=0.5 * w)
    right = w - max((box.right for box in easel.taken), default=0.5 * w)
    hand, reach = (1, right) if right >= left else (-1, left)
    line = max((box.bottom for box in easel.taken), default=easel.horizon + 0.5 * room)
    foot = min(line + 0.02 * easel.h, 0.94 * easel.h)
    edge, end = (w + 9 if hand > 0 else -9.0), (w - max(reach, 0.16 * w) if hand > 0 else max(reach, 0.16 * w))
    deep = 0.07 * unit
    top = g.polygon([(edge, foot - deep), (end, foot - deep), (end - hand * 0.03 * unit, foot), (edge, foot)])
    side = g.rect(min(edge, end - hand * 0.03 * unit), foot, abs(edge - end) + 0.03 * unit, 0.022 * unit)
    piles = g.joined(*(
        g.rect(x - 0.011 * unit, foot - (0.05 if k % 2 else 0.0) * unit, 0.022 * unit, (0.13 if k % 2 else 0.08) * unit)
        for k, x in enumerate(end + hand * step * unit for step in (0.0, 0.16, 0.32, 0.48))
    ))  # fmt: skip
    seams = g.joined(*(g.line([(x, foot - deep), (x - hand * 0.03 * unit, foot)])
                       for x in (end + hand * 0.035 * k * unit for k in range(1, 18))))  # fmt: skip
    easel.fill(piles, tone(wood, -0.16), "ground", "piles", role="prop", depth=0.2)
    easel.fill(top, fade(tone(wood, 0.05), wood, foot - deep, foot), "ground", "landing stage", role="prop", depth=0.2)
    easel.fill(g.intersection(g.outline(seams, 0.003 * unit), top), tone(wood, -0.1), "ground", "planks", depth=0.2)
    easel.fill(side, tone(wood, -0.13), "ground", "edge of the stage", depth=0.2)


def _row(easel: Easel) -> None:
    """A row of narrow gabled houses with lit windows after dark."""
    rng, x, step = easel.rng, -0.02 * easel.w, 0.11 * easel.unit
    hill = land.ridge(easel.rng, easel.w, easel.horizon - 0.16 * easel.h, 0.04 * easel.h, easel.horizon + 3, 3)
    easel.fill(hill, mix((110, 150, 110), easel.air.haze, 0.55), "far", "hill", role="far", depth=0.9, back=2)
    if not easel.shown("house", "houses", "building", "buildings"):
        return
    panes, roofs, number = Path(), Path(), 0
    while x < easel.w:
        wide, tall = step * rng.uniform(0.8, 1.2), 0.15 * easel.unit * rng.uniform(0.75, 1.25)
        top, hue = easel.horizon - tall, _FRONTS[(number + easel.variant) % 7]
        easel.fill(
            g.rect(x, top, wide, tall + 4),
            fade(tone(hue, 0.02), tone(hue, -0.05), top, easel.horizon),
            "far",
            "house",
            role="far",
            depth=0.55,
            back=1,
        )
        roofs.addPath(
            g.polygon(
                [(x - 0.04 * step, top + 1), (x + 0.5 * wide, top - 0.5 * wide), (x + wide + 0.04 * step, top + 1)]
            )
        )
        for r in range(2):
            for c in range(2):
                panes.addPath(
                    g.rect(x + wide * (0.18 + 0.4 * c), top + tall * (0.14 + 0.36 * r), 0.22 * wide, 0.2 * tall)
                )
        x, number = x + wide, number + 1
    easel.fill(roofs, (150, 84, 70), "far", "roofs", role="far", depth=0.55, back=0.9)
    lit = easel.air.light.dark > 0.4
    easel.fill(
        panes,
        (255, 216, 136) if lit else (96, 124, 150),
        "far",
        "windows",
        role="light" if lit else "prop",
        depth=0.5,
        tinted=not lit,
        back=0.8,
    )


def _mole(easel: Easel) -> None:
    """A mole of stones with a beacon at its end, and a far headland."""
    hand = 1 if easel.brief.side < 0 else -1
    _headland(easel, hand)
    w, h, y = easel.w, easel.h, easel.horizon
    root, end = (1.05 * w, 0.42 * w) if hand > 0 else (-0.05 * w, 0.58 * w)
    wall = g.polygon([(root, y - 0.045 * h), (end, y - 0.03 * h), (end - hand * 0.02 * w, y + 4), (root, y + 4)])
    stones = fade(tone(_STONE, 0.02), tone(_STONE, -0.14), y - 0.045 * h, y)
    easel.fill(wall, stones, "far", "mole", role="far", depth=0.6)
    if easel.shown("lighthouse", "beacon"):
        _beacon(easel, end + hand * 0.05 * w, y - 0.03 * h)


def _headland(easel: Easel, hand: int) -> None:
    """A cape at the horizon, on the side where the mole is not."""
    cape = land.ridge(easel.rng, 0.5 * easel.w, easel.horizon - 0.06 * easel.h, 0.03 * easel.h, easel.horizon + 3, 2)
    aside = g.moved(cape, 0.55 * easel.w if hand < 0 else -0.05 * easel.w, 0)
    easel.fill(aside, mix((116, 140, 130), easel.air.haze, 0.5), "far", "headland", role="far", depth=0.9)


def _beacon(easel: Easel, x: float, foot: float) -> None:
    """A small tower with bands, a lamp and a cap."""
    u, top = easel.unit, easel.horizon - 0.17 * easel.unit
    tower = g.polygon([(x - 0.022 * u, foot), (x - 0.014 * u, top), (x + 0.014 * u, top), (x + 0.022 * u, foot)])
    easel.fill(tower, (246, 240, 230), "far", "beacon", depth=0.5)
    bands = g.joined(*(g.rect(x - 0.03 * u, top + (0.02 + 0.055 * i) * u, 0.06 * u, 0.025 * u) for i in range(3)))
    easel.fill(g.intersection(bands, tower), (206, 78, 66), "far", "bands", depth=0.5)
    lamp = g.rect(x - 0.011 * u, top - 0.028 * u, 0.022 * u, 0.028 * u)
    easel.fill(lamp, (255, 232, 150), "far", "lamp", role="light", tinted=False)
    cap = g.polygon([(x - 0.017 * u, top - 0.028 * u), (x, top - 0.05 * u), (x + 0.017 * u, top - 0.028 * u)])
    easel.fill(cap, (150, 60, 54), "far", "cap", depth=0.5)


def _moored(easel: Easel, room: float) -> None:
    """Fishing boats at anchor with bare masts, where no boat is the subject."""
    spots = ((0.14, 0.1, 0.6), (0.84, 0.13, 0.7), (0.34, 0.06, 0.4), (0.66, 0.07, 0.42))
    for i, (x, y, big) in enumerate(spots):
        px, py, half = x * easel.w, easel.horizon + y * room, 0.11 * big * easel.unit
        if (
            any(b.left - half < px < b.right + half and b.bottom > py - 4 * half for b in easel.taken)
            or easel.amount < 0.25
        ):
            continue
        hue = _FRONTS[(i * 2 + easel.variant) % 7]
        hull = g.smooth(
            [
                (px - half, py - 0.3 * half, "c"),
                (px + half * 1.1, py - 0.42 * half, "c"),
                (px + 0.8 * half, py, "c"),
                (px - 0.8 * half, py, "c"),
            ]
        )
        rig = g.joined(
            g.rect(px - 0.03 * half, py - 2.3 * half, 0.06 * half, 2 * half),
            g.outline(g.line([(px, py - 2.2 * half), (px + 0.95 * half, py - 0.42 * half)]), 0.025 * half),
            g.outline(g.line([(px, py - 2.2 * half), (px - 0.9 * half, py - 0.35 * half)]), 0.025 * half),
            g.outline(g.line([(px, py - 0.8 * half), (px - 0.75 * half, py - 0.7 * half)]), 0.05 * half),
        )
        depth = 0.6 - y
        easel.fill(rig, (112, 82, 62), "middle", "mast", depth=depth, back=1 - y)
        cabin = g.rect(px - 0.5 * half, py - 0.75 * half, 0.5 * half, 0.4 * half, 0.05 * half)
        easel.fill(cabin, (244, 236, 220), "middle", "cabin", depth=depth, back=1 - y)
        easel.fill(
            hull,
            fade(tone(hue, 0.03), tone(hue, -0.14), py - 0.4 * half, py),
            "middle",
            "hull",
            depth=depth,
            back=0.99 - y,
        )
        wake = land.wisp(px, py + 0.04 * half, 2.3 * half, 0.08 * half)
        easel.fill(wake, (240, 248, 250), "middle", "waterline", role="water", depth=depth, back=0.98 - y)


def _quay(easel: Easel, room: float) -> None:
    """The paved edge that the subjects stand on, with bollards, ropes and, by turns, barrels or crates."""
    y, h, unit = easel.horizon + QUAY * room, easel.h, easel.unit
    easel.fill(
        easel.sheet(y, h),
        fade(tone(_STONE, 0.06), tone(_STONE, -0.06), y, h),
        "ground",
        "quay",
        role="ground",
        depth=0.2,
    )
    joints = Path()
    for course in range(1, 6):
        joints.moveTo(0, y + (h - y) * (course / 6) ** 1.4)
        joints.lineTo(easel.w, y + (h - y) * (course / 6) ** 1.4)
    for i in range(-10, 11):
        joints.moveTo(0.5 * easel.w + 0.1 * unit * i, y)
        joints.lineTo(0.5 * easel.w + 0.19 * unit * i, h)
    easel.fill(joints, tone(_STONE, -0.08), "ground", "joints", role="ground", width=0.0028 * unit)
    easel.fill(
        easel.sheet(y - 0.012 * h, y + 0.008 * h), tone(_STONE, 0.12), "ground", "coping", role="ground", depth=0.2
    )
    easel.fill(
        easel.sheet(y - 0.03 * h, y - 0.01 * h), tone(_STONE, -0.2), "ground", "quay's wall", role="ground", back=0.01
    )
    bollards, tops = Path(), Path()
    for share in (0.24, 0.42, 0.6, 0.77):
        x, r = share * easel.w, 0.022 * unit
        if any(b.left - r < x < b.right + r and b.bottom > y for b in easel.taken):
            continue
        bollards.addPath(
            g.polygon(
                [(x - r, y + 0.02 * h), (x - 0.7 * r, y - 2 * r), (x + 0.7 * r, y - 2 * r), (x + r, y + 0.02 * h)]
            )
        )
        tops.addPath(g.ellipse(x, y - 2 * r, 1.1 * r, 0.5 * r))
    easel.fill(bollards, (62, 66, 78), "middle", "bollards", depth=0.3, back=0.4)
    easel.fill(tops, (88, 94, 108), "middle", "bollards' heads", depth=0.3, back=0.39)
    hand = 1 if easel.brief.side > 0 else -1
    pieces = (("barrel", "barrel"), ("box", "basket"), ("barrel", "anchor"))[easel.variant % 3]
    for name, share in zip(pieces, (0.5 + 0.4 * hand, 0.5 - 0.43 * hand), strict=True):
        if easel.amount > 0.25:
            easel.prop(name, share * easel.w, y + 0.25 * (h - y), 0.13 * unit)

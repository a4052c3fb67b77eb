"""Wild places with still water and with fire: the swamp, the volcano."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Landmark, Path, Point
from limner.engines.illustrator.staging import framing, land, sky
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings import shore
from limner.engines.illustrator.staging.settings.setting import Slab, place

_BOGS = (lay.palette("7a8f62 4f6a4a 6b5a48"), lay.palette("6f8a7c 3f5f58 5a4f50"), lay.palette("98925e 66683c 6f5840"))
"""Far green, water, bark."""
_LAVA: RGB = (255, 138, 48)


@place("swamp", footing="lake", horizons=(0.42, 0.50, 0.56), beyond=shore.BANK, climate="hot", shows="water")
def swamp(easel: Easel) -> None:
    """Bare leaning trees with hanging moss in dark water, lily pads, reeds, a bank of mud."""
    far, water, bark = _BOGS[easel.variant % 3]
    sky.paint(easel, clouds=easel.variant % 2 == 0)
    h, room = easel.h, easel.h - easel.horizon
    if easel.shown("tree", "trees"):
        for k, depth in ((0.19, 0.85), (0.13, 0.7)):
            line = land.treeline(easel.rng, easel.w, easel.horizon + 3, k * h, "round" if depth > 0.8 else "tall")
            easel.fill(line, mix(far, easel.air.haze, 0.7 * depth - 0.15), "far", "far trees", role="far", depth=depth)
    lay.water(easel, easel.horizon, h, mix(water, easel.air.haze, 0.35), water)
    trunks = ((0.12, 0.1, 0.8), (0.3, 0.03, 0.5), (0.72, 0.05, 0.6), (0.9, 0.14, 0.95))
    for i, (x, y, tall) in enumerate(trunks if easel.variant % 2 else trunks[::-1]):
        if easel.shown("tree", "trees"):
            share = x if easel.variant % 2 else 1 - x
            _trunk(easel, share * easel.w, easel.horizon + y * 1.6 * room, tall * 0.62 * h, bark, i)
    if not easel.afloat:
        bank = land.slope(easel.w, easel.horizon + 0.5 * room, easel.horizon + 0.42 * room, 0.05 * room, h + 9)
        lay.layer(easel, bank, mix(water, (122, 104, 66), 0.5), easel.horizon + 0.4 * room, h, 0.15, "mud bank")
        lay.tufts(easel, tone(far, -0.1), easel.horizon + 0.56 * room, 46)
    _pads(easel, room)
    _mist(easel)
    if easel.brief.traits.framing:
        framing.grass(easel, tone(far, -0.12))


def _trunk(easel: Easel, x: float, y: float, tall: float, bark: RGB, index: int) -> None:
    """A bare tree that widens into roots, with two boughs and hanging moss."""
    unit, lean = easel.unit, (0.08, -0.05, 0.06, -0.09)[index % 4]
    thick = 0.11 * tall
    tip = (x + lean * tall, y - tall)
    if any(b.left - thick < x < b.right + thick and b.bottom > y - 0.2 * tall for b in easel.taken):
        return
    body = g.smooth(
        [
            (x - 1.5 * thick, y + 0.1 * thick, "c"),
            (x - 0.5 * thick, y - 0.14 * tall),
            (x - 0.3 * thick, y - 0.5 * tall),
            (tip[0] - 0.1 * thick, tip[1], "c"),
            (tip[0] + 0.1 * thick, tip[1], "c"),
            (x + 0.35 * thick, y - 0.5 * tall),
            (x + 0.55 * thick, y - 0.12 * tall),
            (x + 1.6 * thick, y + 0.1 * thick, "c"),
            (x + 0.4 * thick, y - 0.02 * tall),
            (x - 0.4 * thick, y),
        ]
    )
    boughs, moss = _boughs(easel, x, y, tall, lean)
    depth = easel.depth_at(y)
    easel.fill(moss, (112, 132, 84), "middle", "moss", depth=depth, back=depth + 0.001)
    wood = fade(tone(bark, -0.02), tone(bark, -0.1), y - tall, y)
    easel.fill(g.joined(body, boughs), wood, "middle", "bare tree", depth=depth, back=depth)
    rings = land.wisp(x, y + 0.1 * thick, 5 * thick, 0.012 * unit)
    easel.fill(rings, (205, 216, 196), "ground", "ripple", role="water", depth=depth)


def _boughs(easel: Easel, x: float, y: float, tall: float, lean: float) -> tuple[Path, Path]:
    """Three boughs of a leaning tree, and the moss that hangs from them."""
    boughs, moss, thick = Path(), Path(), 0.11 * tall
    for hand, at, out in ((-1, 0.6, 0.34), (1, 0.74, 0.3), (-1, 0.85, 0.2)):
        sx, sy = x + lean * tall * at, y - tall * at
        ex, ey = sx + hand * out * tall, sy - 0.12 * tall
        elbow = (sx + 0.5 * hand * out * tall, sy - 0.1 * tall, 0.25 * thick)
        boughs.addPath(g.limb([(sx, sy, 0.4 * thick), elbow, (ex, ey, 0.08 * thick)]))
        for k in range(4):
            t = 0.35 + 0.2 * k
            mx, my = sx + (ex - sx) * t, sy - 0.13 * tall * min(1.0, 1.6 * t)
            drop = tall * easel.rng.uniform(0.1, 0.22)
            tuft = [(mx - 0.012 * tall, my, "c"), (mx + 0.02 * tall, my, "c"), (mx + 0.008 * tall, my + drop, "c")]
            moss.addPath(g.smooth(tuft))
    return boughs, moss


def _pads(easel: Easel, room: float) -> None:
    """Lily pads on the water."""
    pads, rng = Path(), easel.rng
    end = 0.4 if not easel.afloat else 0.95
    for _ in range(round(16 * easel.w / easel.unit)):
        t = rng.uniform(0.08, end)
        x, y = rng.uniform(0, easel.w), easel.horizon + t * room
        half = easel.unit * (0.012 + 0.035 * t)
        if not any(b.left < x < b.right and b.bottom > y for b in easel.taken):
            pads.addPath(
                g.difference(
                    g.ellipse(x, y, half, 0.34 * half),
                    g.polygon([(x, y), (x + half, y - 0.2 * half), (x + half, y + 0.1 * half)]),
                )
            )
    easel.fill(pads, (104, 146, 84), "ground", "lily pads", depth=0.3)


def _mist(easel: Easel) -> None:
    veil = g.joined(
        *(
            land.wisp(easel.w * x, easel.horizon + y * easel.h, 0.9 * easel.w, 0.05 * easel.h)
            for x, y in ((0.3, 0.0), (0.75, 0.03), (0.45, 0.07))
        )
    )
    haze = mix(easel.air.haze, (235, 244, 230), 0.4)
    easel.fill(
        veil,
        fade(haze, haze, easel.horizon - 0.05 * easel.h, easel.horizon + 0.1 * easel.h, (0.5, 0.3)),
        "middle",
        "mist",
        role="far",
        tinted=False,
        blur=0.012 * easel.unit,
        back=0.5,
    )


@place(
    "volcano",
    horizons=(0.46, 0.56, 0.66),
    climate="hot",
    frame="cave",
    near=(74, 58, 62),
    holds="volcano",
    slab=Slab((92, 80, 80), "rock"),
)
def volcano(easel: Easel) -> None:
    """A smoking cone with streams of lava, seen across ash and black rock, by turns with a lake of lava before it."""
    sky.paint(easel, clouds=False)
    h, room, unit = easel.h, easel.h - easel.horizon, easel.unit
    rock = lay.palette("5f4f58 54505e 6a5048")[easel.variant % 3]
    hand = 1 if easel.brief.side > 0 else -1
    x = easel.w * (0.5 - 0.2 * hand if easel.variant % 2 else 0.5 + 0.06 * hand)
    far = land.ridge(easel.rng, easel.w, easel.horizon - 0.05 * h, 0.04 * h, h, 4)
    lay.layer(
        easel,
        far,
        mix(rock, easel.air.haze, 0.6),
        easel.horizon - 0.1 * h,
        easel.horizon + 0.2 * room,
        0.85,
        "far ridge",
    )
    if easel.shown("volcano"):
        _cone(easel, x, rock, min((0.5 if easel.variant % 2 else 0.42) * h, 0.8 * easel.horizon))
    plain = land.ridge(easel.rng, easel.w, easel.horizon + 0.03 * room, 0.015 * h, h + 9, 4)
    lay.layer(easel, plain, tone(rock, -0.02), easel.horizon, easel.horizon + 0.6 * room, 0.5, "ash plain", drop=0.08)
    if easel.shown("lava"):
        _stream(easel, x, room)
    near = land.slope(easel.w, easel.horizon + 0.5 * room, easel.horizon + 0.44 * room, 0.05 * room, h + 9)
    lay.layer(easel, near, tone(rock, -0.05), easel.horizon + 0.4 * room, h, 0.15, "near ground", drop=0.06)
    lay.light_on_ground(easel, tone(rock, -0.03), easel.horizon + 0.55 * room)
    easel.row(("rock",), 5, easel.horizon + 0.4 * room, 0.07 * h, colours=(tone(rock, -0.12),), vary=0.4)
    sparks = land.dots(easel.rng, (0, 0.05 * h, easel.w, 0.95 * h), 44, (0.001 * unit, 0.004 * unit))
    easel.fill(sparks, (255, 190, 90), "air", "embers", role="light", tinted=False)
    if easel.brief.traits.framing:
        framing.rocks(easel, rock)


def _cone(easel: Easel, x: float, rock: RGB, tall: float) -> None:
    """The mountain with its crater, its smoke and the streams on its flanks."""
    base, half = easel.horizon + 0.05 * easel.h, max(0.46 * easel.unit, 0.8 * tall)
    top, lip = base - tall, 0.15 * half
    _smoke(easel, x, top, lip)
    body = g.smooth(
        [
            (x - half * 1.3, base, "c"),
            (x - 0.6 * half, base - 0.36 * tall),
            (x - lip, top, "c"),
            (x + lip, top, "c"),
            (x + 0.6 * half, base - 0.36 * tall),
            (x + half * 1.3, base, "c"),
        ]
    )
    slopes = fade(tone(rock, 0.02), mix(rock, easel.air.haze, 0.4), top, base)
    easel.fill(body, slopes, "far", "volcano", role="far", depth=0.5)
    out = (1 if easel.brief.side < 0 else -1) * half
    ridge = [(x - 0.1 * out, base + 9), (x + 0.16 * out, base - 0.5 * tall)]
    lee = g.polygon([(x, top - 9), (x + 2 * out, top - 9), (x + 2 * out, base + 9), *ridge])
    easel.fill(g.intersection(body, lee), tone(rock, -0.07), "far", "shaded flank", role="far", depth=0.48)
    easel.fill(g.ellipse(x, top, lip, 0.3 * lip), _LAVA, "far", "crater", role="light", tinted=False)
    if easel.shown("lava"):
        _streams(easel, (x, top), (half, tall), body)


def _streams(easel: Easel, at: Point, size: tuple[float, float], body: Path) -> None:
    """Lava that runs down the flanks from the crater `at` the top of a cone of that half width and height."""
    (x, top), (half, tall) = at, size
    lip = 0.15 * half
    for drift, length, wide in ((-0.32, 0.72, 0.07), (0.12, 0.94, 0.1), (0.5, 0.55, 0.06)):
        dx, end = drift * half, top + length * tall
        points: list[Landmark] = [
            (x + 0.3 * dx * lip / half - 0.3 * lip, top, "c"),
            (x + 0.3 * dx * lip / half + 0.3 * lip, top, "c"),
            (x + 0.5 * dx + wide * 0.5 * half, top + 0.45 * length * tall),
            (x + dx + 0.3 * wide * half, end),
            (x + dx - 0.3 * wide * half, end),
            (x + 0.35 * dx - wide * 0.3 * half, top + 0.45 * length * tall),
        ]
        glow = fade((255, 226, 130), (232, 78, 36), top, end)
        easel.fill(g.intersection(g.smooth(points), body), glow, "far", "lava", role="light", tinted=False)


def _smoke(easel: Easel, x: float, top: float, lip: float) -> None:
    easel.fill(g.ellipse(x, top, 4 * lip), halo(x, top, 4 * lip, _LAVA, 0.6), "sky", "glow", role="light", tinted=False)
    if not easel.shown("smoke"):
        return
    grey = mix(easel.air.cloud_shade, (72, 62, 74), 0.55)
    drift = -1 if easel.brief.side > 0 else 1
    for i in range(8, -1, -1):
        r, y = lip * (0.55 + 0.32 * i), top - lip * (0.2 + 0.62 * i)
        cx = x + drift * 0.05 * i * i * lip
        puff = g.union(*(g.ellipse(cx + dx * r, y + dy * r, size * r, 0.88 * size * r) for dx, dy, size in _BILLOW))
        hot = max(0.45 - 0.11 * i, 0.0)
        stops = (Stop(0, tone(grey, 0.1)), Stop(1, mix(tone(grey, -0.05), _LAVA, hot)))
        easel.fill(puff, Linear((0, y - r), (0, y + r), stops), "far", "smoke", role="far", tinted=False, back=1 + i)


_BILLOW = ((-0.95, 0.25, 0.7), (-0.3, -0.35, 0.85), (0.55, -0.2, 0.8), (1.0, 0.3, 0.6), (0.0, 0.35, 1.0))
"""The lobes of a puff of smoke: right, down and radius, over its size."""


def _stream(easel: Easel, x: float, room: float) -> None:
    """A river of lava from the cone's foot toward one side, or a lake of it."""
    y0, unit = easel.horizon + 0.04 * room, easel.unit
    hand = -1 if x > 0.5 * easel.w else 1
    if easel.variant % 2:
        path = g.smooth(
            [
                (x - 0.02 * unit, y0, "c"),
                (x + hand * 0.12 * unit, y0 + 0.14 * room),
                (x - hand * 0.1 * unit, y0 + 0.3 * room),
                (x - hand * 0.16 * unit, y0 + 0.5 * room, "c"),
                (x + hand * 0.2 * unit, y0 + 0.5 * room, "c"),
                (x + hand * 0.05 * unit, y0 + 0.3 * room),
                (x + hand * 0.2 * unit, y0 + 0.14 * room),
                (x + 0.03 * unit, y0, "c"),
            ]
        )
    else:
        path = g.joined(land.wisp(0.5 * easel.w, y0 + 0.2 * room, 1.5 * easel.w, 0.14 * room))
    easel.fill(
        path, fade((255, 214, 110), (238, 92, 40), y0, y0 + 0.5 * room), "ground", "lava", role="light", tinted=False
    )
    crust = g.intersection(land.ripples(easel.rng, easel.w, y0, y0 + 0.5 * room, 26, 0.2 * unit), path)
    easel.fill(crust, (255, 240, 180), "ground", "hot streaks", role="light", tinted=False)

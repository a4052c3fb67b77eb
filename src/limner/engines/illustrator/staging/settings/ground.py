"""What several places share: land in layers, tufts and patches on it, trees of the season, water."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, parse, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.reading.kinds import Season
from limner.engines.illustrator.scene import Layer
from limner.engines.illustrator.staging import growth, land
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import knoll, peak, roaming


def palette(codes: str) -> tuple[RGB, ...]:
    """Colours written `rrggbb rrggbb …`."""
    return tuple(parse(f"#{code}") for code in codes.split())


@dataclass(frozen=True, slots=True)
class Greens:
    """A season's land from far to near, its blades, its leaf colours and its flowers."""

    far: RGB
    middle: RGB
    near: RGB
    blade: RGB
    foliage: tuple[RGB, ...]
    blooms: tuple[RGB, ...]


def _greens(land_codes: str, foliage: str, blooms: str) -> Greens:
    far, middle, near, blade = palette(land_codes)
    return Greens(far, middle, near, blade, palette(foliage), palette(blooms))


SEASONS: dict[Season, tuple[Greens, ...]] = {
    "spring": (
        _greens("c4de98 a0d070 80be58 5ca048", "f4b6c8 f8d0dc a9d07a", "f7f2ff f6b8d0 ffe27a"),
        _greens("c8dca0 a4cc74 7fb85a 5f9c48", "fbe3ea f2a8be b8d88a", "ffffff c9a8ec ffd86a"),
    ),
    "summer": (
        _greens("b4d68a 8cc45e 6fb04c 4a8c3c", "5aa548 7cba50 4a9448", "ffffff ffd95e f08a78"),
        _greens("c4d880 a2c458 84b048 5f8e3a", "76a844 94ba4e 5a9444", "ffe27a ff9f5e ffffff"),
        _greens("a6d094 76b866 56a256 3c8048", "459450 62a858 80bc62", "ffffff b8a0f0 ffe27a"),
    ),
    "autumn": (
        _greens("e0c37c d3a356 bb8440 97662f", "e08a34 c9552f e8b23e", "f3d27a d86a3a fff0c0"),
        _greens("d8c88a c4ac58 a68c42 82702f", "d8702f b8442f f0a83a", "f0c860 c8503a ffe8b0"),
    ),
    "winter": (
        _greens("dfe8f4 eaf0f9 f4f7fd c3d2ea", "ffffff e6eef8 d5e2f2", "ffffff dbe6f5 ffffff"),
        _greens("d5e3f0 e4edf6 f1f6fb b7cce4", "ffffff e6eef8 d5e2f2", "ffffff dbe6f5 ffffff"),
    ),
}


def greens(easel: Easel) -> Greens:
    """The season's land; the seed picks among its variants."""
    options = SEASONS[easel.brief.season]
    chosen = options[easel.brief.variant % len(options)]
    said = easel.brief.traits.land
    if said is not None:
        return replace(chosen, far=mix(said, (255, 255, 255), 0.3), middle=said, near=said, blade=tone(said, -0.1))
    return _snow(easel, chosen) if easel.brief.season == "winter" else chosen


def _snow(easel: Easel, winter: Greens) -> Greens:
    """Snow has no colour of its own: lit by the hour's glow far off, blue from the zenith close by."""
    air, dark = easel.air, easel.air.light.dark
    white: RGB = (252, 252, 255)
    zenith, low = air.sky[0], mix(air.glow, air.haze, 0.5)
    far = mix(mix(white, low, 0.45), zenith, 0.45 * dark)
    middle = mix(mix(white, low, 0.22), zenith, 0.08 + 0.5 * dark)
    near = mix(white, mix(zenith, (150, 180, 235), 0.4), 0.16 + 0.5 * dark)
    return replace(winter, far=far, middle=middle, near=near, blade=tone(near, -0.09))


def layer(
    easel: Easel, path: Path, colour: RGB, top: float, bottom: float, depth: float, name: str, *, drop: float = 0.1
) -> None:
    """A mass of land: lit along its crest, deeper below."""
    paint = fade(tone(colour, 0.045), tone(colour, -drop), top, bottom)
    where: Layer = "ground" if depth < 0.75 else "far"
    snowy = easel.brief.season == "winter"
    easel.fill(path, paint, where, name, role="ground" if depth < 0.75 else "far", depth=depth, tinted=not snowy)


def hills(easel: Easel, colours: Greens, *, open_land: bool = True) -> None:
    """Rolling land in planes: two in the haze and two with woods along their crests where it is open, and the near
    ground that the subjects stand on, in bands of grass, with a way through it now and then.
    """
    rng, w, h, horizon = easel.rng, easel.w, easel.h, easel.horizon
    room, shadow, haze = h - horizon, easel.air.light.shadow, easel.air.haze
    far = land.crest(rng, w, horizon - 0.03 * h, 0.03 * h)
    back = land.rolling(far, w, h)
    if open_land:
        layer(easel, back, mix(mix(colours.far, shadow, 0.3), haze, 0.36), horizon - 0.08 * h, horizon + 0.1 * room,
              0.88, "far hills", drop=0.0)  # fmt: skip
    for base, swell, tint, shade, depth, size in (
        (0.05, 0.022, 0.5, -0.03, 0.66, 0.03),
        (0.17, 0.028, 0.15, 0.02, 0.46, 0.046),
    ):
        line = land.crest(rng, w, horizon + base * room, swell * h)
        colour = tone(mix(colours.middle, colours.far, tint), shade)
        if open_land and easel.amount > 0.3 and easel.shown("tree", "trees", "bush"):
            _woods(easel, colours, line, size * easel.unit, depth)
        hill = land.rolling(line, w, h)
        layer(easel, hill, colour, horizon + (base - 0.08) * room, horizon + (base + 0.3) * room,
              depth, "middle hills", drop=0.07)  # fmt: skip
        _sunlit(easel, land.rolling(line, w, horizon + (base + 0.3) * room), colour, depth)
    tilt = rng.choice((-1, 1)) * 0.07 * room
    near = land.slope(w, horizon + 0.36 * room + tilt, horizon + 0.36 * room - tilt, 0.05 * room, h + 9)
    layer(easel, near, colours.near, horizon + 0.3 * room, h, 0.15, "near ground", drop=0.1)
    if easel.brief.season != "winter":
        _swards(easel, colours, tilt)
    if easel.knoll:
        knoll.knoll(easel, colours.near, colours.blade)
    elif easel.way:
        roaming.roam(easel, colours.near)
    elif easel.variant % 5 in (0, 3) and easel.amount > 0.3 and easel.shown("path", "road", "way"):
        track(easel, colours.near, tilt)


def _woods(easel: Easel, colours: Greens, line: Callable[[float], float], size: float, depth: float) -> None:
    """Woods along parts of a crest, the farther row paler, on one side higher than on the other."""
    rng, w, winter = easel.grain, easel.w, easel.brief.season == "winter"
    leaf = (122, 142, 172) if winter else mix(colours.foliage[-1], colours.blade, 0.65)
    hand = 1 if (easel.variant + round(10 * depth)) % 2 else -1
    pines = 1.0 if winter else (0.15, 0.6, 0.0, 0.9)[easel.variant % 4]
    for start, end, grown, shift in ((0.34, 0.72, 0.8, 0.06), (-0.1, 0.42, 1.0, 0.0), (0.86, 1.1, 0.7, 0.0)):
        span = (start * w, end * w) if hand > 0 else ((1 - end) * w, (1 - start) * w)
        mass = growth.wood(rng, line, span, grown * size, pines)
        y = line((span[0] + span[1]) / 2)
        hue = tone(mix(leaf, easel.air.haze, 3 * shift), shift)
        paint = fade(tone(hue, 0.05), tone(hue, -0.06), y - size, y)
        easel.fill(mass, paint, "ground" if depth < 0.75 else "far", "woods", role="far", depth=depth + 0.04)


def _sunlit(easel: Easel, hill: Path, colour: RGB, depth: float) -> None:
    """Light on a hill's side toward the sun, and shade on the other."""
    hand, (left, right) = (1 if easel.air.light.side > 0 else -1), (0.0, easel.w)
    lit, deep = tone(mix(colour, easel.air.glow, 0.35), 0.03), tone(colour, -0.07)
    start, end = (right, left) if hand > 0 else (left, right)
    stops = (Stop(0, lit, 0.5), Stop(0.42, lit, 0.0), Stop(0.58, deep, 0.0), Stop(1, deep, 0.5))
    where: Layer = "ground" if depth < 0.75 else "far"
    easel.fill(hill, Linear((start, 0.0), (end, 0.0), stops), where, "light on the hill", role="far", depth=depth)


def _swards(easel: Easel, colours: Greens, tilt: float) -> None:
    """Bands of grass over the near ground, each before the one beyond: lit, in shade, lit again."""
    rng, w, h, horizon = easel.grain, easel.w, easel.h, easel.horizon
    room, sun = h - horizon, mix(colours.near, easel.air.glow, 0.24)
    for k, (base, blade, colour, depth) in enumerate(
        (
            (0.47, 0.011, tone(sun, 0.012), 0.2),
            (0.6, 0.017, tone(colours.near, -0.035), 0.12),
            (0.78, 0.026, tone(mix(colours.near, sun, 0.5), -0.03), 0.06),
        )
    ):
        swell, hand = land.crest(rng, w, 0.0, 0.03 * room), (-1 if k % 2 else 1)

        def line(x: float, base: float = base, swell: Callable[[float], float] = swell, hand: int = hand) -> float:
            return horizon + base * room + swell(x) + hand * 0.5 * tilt * (1 - 2 * x / w)

        top = horizon + base * room - abs(tilt)
        band = growth.sward(rng, line, w, min(top + 0.3 * room, h + 9), blade * easel.unit)
        paint = fade(tone(colour, 0.02), tone(colour, -0.05), top, top + 0.3 * room, (1.0, 0.0))
        easel.fill(band, paint, "ground", "grass", role="ground", depth=depth)


def track(easel: Easel, ground: RGB, tilt: float) -> None:
    """A way that leads from the lower edge into the land, narrower as it goes."""
    rng, w, h, horizon = easel.grain, easel.w, easel.h, easel.horizon
    room, hand = h - horizon, 1 if tilt > 0 else -1
    start, end = w * (0.5 + 0.3 * hand * rng.uniform(0.6, 1.2)), w * (0.5 - 0.12 * hand)
    broad = 0.26 * easel.unit
    points = [
        (start, h + 9, broad),
        (start - 0.1 * hand * w, horizon + 0.82 * room, 0.62 * broad),
        (0.5 * (start + end) + 0.13 * hand * w, horizon + 0.62 * room, 0.36 * broad),
        (end + 0.1 * hand * w, horizon + 0.47 * room, 0.17 * broad),
        (end, horizon + 0.318 * room, 0.05 * broad),
    ]
    sand: RGB = (226, 204, 164) if easel.brief.season != "winter" else (226, 232, 244)
    earth = mix(ground, sand, 0.62)
    edge = [(x, y, wide * 1.12) for x, y, wide in points]
    easel.fill(land.winding(edge), tone(ground, -0.06), "ground", "verge of the way", role="ground", depth=0.2)
    paint = fade(mix(earth, easel.air.haze, 0.3), tone(earth, -0.05), horizon + 0.35 * room, h)
    easel.fill(land.winding(points), paint, "ground", "way", role="ground", depth=0.2)


def light_on_ground(easel: Easel, colour: RGB, top: float, *, lift: float = 0.05, count: int = 9) -> None:
    """Long soft strokes, lighter and darker, that lay the ground flat."""
    rng, unit = easel.rng, easel.unit
    for shift, name in ((lift, "light"), (-lift * 0.9, "shade")):
        strokes = Path()
        for _ in range(count):
            near = rng.random()
            x, y = rng.uniform(-0.1, 1.1) * easel.w, top + (easel.h - top) * (0.04 + 0.96 * near)
            long = unit * (0.22 + 0.5 * near) * rng.uniform(0.6, 1.2)
            strokes.addPath(land.wisp(x, y, long, long * rng.uniform(0.03, 0.055)))
        paint = fade(tone(colour, shift), tone(colour, shift - 0.06), top, easel.h, (0.45, 0.6))
        snowy = easel.brief.season == "winter"
        easel.fill(strokes, paint, "ground", f"ground {name}", role="ground", depth=0.2, tinted=not snowy)


def tufts(easel: Easel, colour: RGB, top: float, count: int, size: float = 0.03) -> None:
    """Grass in two tones, sparse far away and larger near."""
    rng = easel.rng
    easel.turf = colour
    for shift in (0.05, -0.06):
        spots = []
        for _ in range(round(count * 0.33 * easel.w / easel.unit)):
            near = rng.random() ** 0.7
            y = top + (easel.h - top) * near
            spots.append((rng.uniform(0, easel.w), y, easel.unit * size * (0.35 + 0.65 * near) * rng.uniform(0.6, 1.2)))
        easel.fill(land.blades(rng, spots), tone(colour, shift), "ground", "tufts", role="ground", depth=0.2)
    if easel.fine:
        _turf(easel, colour, top, count, size)


def _turf(easel: Easel, colour: RGB, top: float, count: int, size: float) -> None:
    """Short grass between the tufts."""
    rng, spots = easel.grain, []
    for _ in range(round(2.0 * count * easel.w / easel.unit)):
        near = rng.random() ** 0.6
        y = top + (easel.h - top) * near
        spots.append((rng.uniform(0, easel.w), y, easel.unit * size * 0.45 * (0.4 + 0.6 * near)))
    easel.fill(land.blades(rng, spots), tone(colour, 0.02), "ground", "turf", role="ground", depth=0.2)


def blooms(easel: Easel, colours: tuple[RGB, ...], top: float, count: int) -> None:
    """Flowers in drifts: dense strips of one colour each across the ground, growing toward the viewer."""
    rng, unit = easel.rng, easel.unit
    if easel.brief.season == "winter" or easel.amount < 0.3 or not easel.shown("flower", "flowers"):
        return
    for colour in colours:
        heads, shaded = Path(), Path()
        for _ in range(3):
            near, cx, long = rng.random() ** 0.8, rng.uniform(0, easel.w), rng.uniform(0.06, 0.16) * unit
            cy = top + (easel.h - top) * near
            for _ in range(round(0.6 * count * easel.amount)):
                off = rng.gauss(0, 1)
                y = cy + 0.12 * off * long + rng.gauss(0, 0.05) * long
                r = unit * 0.0052 * (0.4 + 0.9 * near) * rng.uniform(0.6, 1.3)
                (heads if rng.random() < 0.7 else shaded).addPath(g.ellipse(cx + off * long, max(y, top), r, r * 0.72))
        easel.fill(shaded, tone(colour, -0.12), "ground", "flowers", role="prop", depth=0.2)
        easel.fill(heads, colour, "ground", "flowers", role="prop", depth=0.2)


def scrub(easel: Easel, ground: RGB, blade: RGB) -> None:
    """Stones and tufts of dry grass in the lower corners of bare land, before and beside whoever stands there."""
    rng, w, h, unit = easel.grain, easel.w, easel.h, easel.unit
    if easel.amount < 0.3:
        return
    hand = 1 if easel.variant % 2 else -1
    stones, lit, spots = Path(), Path(), []
    for side, reach, number in ((hand, 0.34, 11), (-hand, 0.2, 6)):
        for _ in range(number):
            off = reach * rng.random() ** 1.6
            x, y = w * (0.5 + side * (0.52 - off)), h * (1.0 - 0.075 * rng.random() * (1 - off))
            if any(box.left - 0.03 * w < x < box.right + 0.03 * w and y < box.bottom + 0.04 * h for box in easel.taken):
                continue
            size = unit * rng.uniform(0.05, 0.12) * (1 - 1.6 * off)
            spots.append((x, y + 0.01 * h, max(size, 0.02 * unit)))
            if rng.random() < _STONY:
                r = unit * rng.uniform(0.008, 0.022)
                stones.addPath(g.ellipse(x + 2 * r, y, 1.5 * r, r))
                lit.addPath(g.ellipse(x + 1.8 * r, y - 0.3 * r, 1.1 * r, 0.55 * r))
    for shift in (-0.1, 0.0):
        near = tone(mix(blade, easel.air.light.shadow, 0.2), shift)
        tall = [(x + shift * 0.3 * unit, y, size * (1.0 if shift else 0.75)) for x, y, size in spots]
        easel.fill(land.blades(rng, tall), fade(tone(near, 0.06), tone(near, -0.06), 0.85 * h, h), "near",
                   "dry grass")  # fmt: skip
    easel.fill(stones, tone(ground, -0.2), "near", "stones", role="ground", back=1.0)
    easel.fill(lit, tone(ground, -0.07), "near", "stones in the light", role="ground", back=0.9)


_STONY = 0.5
"""Beside so many of the tufts a stone lies."""


def mountains(
    easel: Easel, colour: RGB, count: int, height: float, *, snow: bool, depth: float, base: float = 0.0
) -> None:
    """A range along the horizon, one summit over the others: lit and shaded sides, spurs, snow when asked for."""
    if not easel.shown("mountain", "mountains"):
        return
    rng, w, foot = easel.rng, easel.w, easel.horizon + base
    chief, start = (round(0.35 * count), round(0.7 * (count - 1)))[easel.variant % 2], rng.uniform(-0.08, 0.08)
    ranks = sorted(range(count), key=lambda i: (i == chief, i % 2))
    for order, i in enumerate(ranks):
        x = (start + (i + rng.uniform(0.25, 0.75)) / count) * w
        tall = height * easel.h * (1.06 if i == chief else rng.uniform(0.5, 0.86))
        half = max(tall * rng.uniform(0.95, 1.25), w / count * 0.7)
        nearer = order / max(count - 1, 1)
        peak.mountain(easel, (x, foot + 6, half, tall), colour, depth * (1.0 - 0.12 * nearer), snow=snow)


def trees(
    easel: Easel,
    names: tuple[str, ...],
    count: int,
    y: float,
    height: float,
    colours: tuple[RGB, ...] = (),
    *,
    spread: tuple[float, float] = (-0.02, 1.02),
) -> None:
    """A row of trees; `y` and `height` are shares of the canvas' height."""
    if easel.shown("tree", "trees"):
        easel.row(names, count, y * easel.h, height * easel.h, colours=colours, spread=spread)


def flank(easel: Easel, names: tuple[str, ...], y: float, height: float, colours: tuple[RGB, ...] = ()) -> None:
    """A large tree near one side or both, to hold the composition."""
    rng = easel.rng
    if not easel.shown("tree", "trees") or easel.amount < 0.35:
        return
    sides = ((0.06, 0.95), (0.04,), (0.96,))[easel.variant % 3]
    for share in sides:
        hue = (rng.choice(colours),) if colours else ()
        x = easel.w * (share + rng.uniform(-0.03, 0.03))
        easel.prop(rng.choice(names), x, y * easel.h, height * easel.unit * rng.uniform(0.85, 1.15), colours=hue)


def reflecting(easel: Easel, far: RGB, near: RGB) -> tuple[RGB, RGB, RGB]:
    """Water far, midway and near: its own colour with the horizon's in it far off, the zenith's close by."""
    sky, dark = easel.air.sky, 0.5 + 0.3 * easel.air.light.dark
    half = mix(far, near, 0.5)
    return mix(far, sky[-1], 0.62), mix(half, sky[len(sky) // 2], dark), mix(near, sky[0], dark)


def water(easel: Easel, top: float, bottom: float, far: RGB, near: RGB, *, mirrored: bool = True) -> None:
    """A sheet of water with flat ripples and glints; the far shore is `mirrored` in it."""
    rng, (back, half, front) = easel.rng, reflecting(easel, far, near)
    stops = (Stop(0, back), Stop(0.35, half), Stop(1, front))
    easel.fill(
        easel.sheet(top, bottom), Linear((0, top), (0, bottom), stops), "ground", "water", role="water", tinted=False
    )
    if mirrored:
        _mirrored(easel, top, bottom, half)
    dark = land.ripples(rng, easel.w, top, bottom, round(26 * easel.w / easel.unit), easel.unit * 0.26)
    shade = fade(tone(half, -0.05), tone(front, -0.07), top, bottom, (0.3, 0.7))
    easel.fill(dark, shade, "ground", "ripples", role="water", tinted=False)
    bright = land.ripples(rng, easel.w, top, bottom, round(18 * easel.w / easel.unit), easel.unit * 0.18)
    glint = fade(mix(back, (255, 255, 255), 0.35), tone(front, 0.16), top, bottom, (0.7, 0.5))
    easel.fill(bright, glint, "ground", "glints", role="water", tinted=False)


def _mirrored(easel: Easel, top: float, bottom: float, water: RGB) -> None:
    """What stands on the far shore, as a dark band in the water that breaks into flat bars toward the viewer."""
    rng, reach = easel.grain, min(0.2 * (bottom - top), 0.12 * easel.h)
    shore = mix(mix(water, easel.air.light.shadow, 0.5), (70, 104, 84), 0.3)
    bars = easel.sheet(top, top + 0.5 * reach)
    for i in range(22):
        near = (i + rng.random()) / 22
        y, long = top + 1.5 * reach * near, easel.unit * rng.uniform(0.1, 0.34) * (1 - 0.5 * near)
        bars.addPath(land.wisp(rng.uniform(0, easel.w), y, long, 0.0022 * easel.unit * (1 + 1.5 * near)))
    easel.fill(bars, fade(shore, shore, top, top + 1.5 * reach, (0.5, 0.06)), "ground", "reflection", role="water",
               tinted=False)  # fmt: skip


def glitter(easel: Easel, x: float, top: float, bottom: float) -> None:
    """The sun's or moon's broken path on water, widening toward the viewer."""
    if easel.air.hidden:
        return
    rng, unit = easel.rng, easel.unit
    path = Path()
    for i in range(16):
        t = (i + rng.random()) / 16
        y = top + (bottom - top) * t**1.3
        half = unit * (0.03 + 0.07 * t) * rng.uniform(0.5, 1.2)
        path.addPath(land.wisp(x + rng.uniform(-0.5, 0.5) * half, y, half * 2, unit * 0.0035 * (1 + 2 * t)))
    lamp = easel.air.lamp
    easel.fill(path, fade(lamp, lamp, top, bottom, (0.85, 0.2)), "ground", "glitter", role="light", tinted=False)

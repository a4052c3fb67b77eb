"""Villages of tales on the ground: houses in mushrooms, and burrows with round doors in green hills."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.open_parts.part import Part

_CAPS = lay.palette("d9473f c8803a a8487a d8604a 7f6ab0 c83f5a")
_STEM: RGB = (244, 230, 206)
_DOORS = lay.palette("3f7a5a b5483a d8a03a 3a6a94 7a5a9a")
_LIGHT: RGB = (255, 214, 126)
_FRAME: RGB = (146, 112, 82)
_MUSHROOMS = (
    (0.62, 0.06, 0.11), (0.3, 0.1, 0.13), (0.84, 0.16, 0.16), (0.1, 0.22, 0.19), (0.52, 0.26, 0.21), (0.92, 0.46, 0.27),
    (0.2, 0.56, 0.32),
)  # fmt: skip
"""Of each house: x as a share of the width, how far its foot is below the horizon, and its height over the canvas's."""
_FAR_OFF = 2
"""So many of the first of them are too far off for their gills and shades to be seen."""
_MOUNDS = ((0.74, 0.0, 0.22, 0.12), (0.24, 0.1, 0.34, 0.2), (0.82, 0.24, 0.4, 0.25))
"""Of each hill: x, how far below the horizon its foot is, half its width and its height over the canvas's length."""


def _free(easel: Easel, box: Box) -> bool:
    """Whether what is there would hide none of the subjects that stand behind its foot."""
    return not any(box.bottom > hero.bottom and box.overlaps(hero) for hero in easel.taken)


def mushrooms() -> Part:
    """Houses in mushrooms, each with a door, windows with light and a chimney, nearer ones larger."""

    def part(easel: Easel) -> None:
        room = easel.h - easel.horizon
        if not easel.shown("house", "mushroom", "building"):
            return
        for i, (x, y, tall) in enumerate(_MUSHROOMS):
            at = ((1 - x if easel.brief.side > 0 else x) * easel.w, easel.horizon + y * room)
            size = tall * easel.unit
            if _free(easel, Box(at[0] - 0.5 * size, at[1] - size, at[0] + 0.5 * size, at[1])):
                _mushroom(easel, at, size, _CAPS[(i + easel.variant) % len(_CAPS)], i)

    return part


def _mushroom(easel: Easel, at: Point, s: float, cap: RGB, turn: int) -> None:
    (x, y), far = at, max(0.5 - 0.09 * turn, 0.0)
    back = 1.0 - 0.1 * turn
    stem = g.smooth([(x - 0.2 * s, y - 0.56 * s, "c"), (x + 0.2 * s, y - 0.56 * s, "c"), (x + 0.24 * s, y - 0.2 * s),
                     (x + 0.3 * s, y, "c"), (x, y + 0.03 * s), (x - 0.3 * s, y, "c"),
                     (x - 0.24 * s, y - 0.2 * s)])  # fmt: skip
    easel.fill(stem, fade(tone(_STEM, -0.12), _STEM, y - 0.6 * s, y), "middle", "mushroom house", depth=far, back=back)
    if turn >= _FAR_OFF:
        chimney = g.rect(x + 0.16 * s, y - 1.04 * s, 0.1 * s, 0.3 * s, 0.01 * s)
        easel.fill(chimney, (150, 104, 84), "middle", "chimney", depth=far, back=back)
        gills = g.ellipse(x, y - 0.5 * s, 0.47 * s, 0.09 * s)
        easel.fill(gills, tone(_STEM, -0.16), "middle", "gills", depth=far, back=back)
    dome = g.smooth([(x - 0.52 * s, y - 0.5 * s, "c"), (x - 0.46 * s, y - 0.76 * s), (x - 0.2 * s, y - 0.98 * s),
                     (x, y - 1.02 * s), (x + 0.2 * s, y - 0.98 * s), (x + 0.46 * s, y - 0.76 * s),
                     (x + 0.52 * s, y - 0.5 * s, "c"), (x, y - 0.56 * s)])  # fmt: skip
    easel.fill(dome, fade(tone(cap, 0.06), tone(cap, -0.09), y - s, y - 0.5 * s), "middle", "cap", depth=far, back=back)
    spots = g.joined(*(g.ellipse(x + dx * s, y + dy * s, r * s, 0.8 * r * s) for dx, dy, r in (
        (-0.3, -0.68, 0.075), (0.02, -0.86, 0.085), (0.3, -0.7, 0.08), (-0.08, -0.66, 0.055), (0.14, -0.64, 0.04),
        (-0.46, -0.58, 0.05), (0.47, -0.57, 0.045))))  # fmt: skip
    easel.fill(g.intersection(spots, dome), (252, 244, 230), "middle", "spots", depth=far, back=back)
    _front(easel, at, s, turn, far, back)
    if turn < _FAR_OFF:
        return
    grass, foot = tone(lay.greens(easel).near, -0.14), g.ellipse(x, y + 0.01 * s, 0.44 * s, 0.05 * s)
    easel.fill(foot, grass, "middle", "shade", depth=far, back=back + 0.01, blur=0.02 * s)


def _front(easel: Easel, at: Point, s: float, turn: int, far: float, back: float) -> None:
    """The door under its arch, and two round windows."""
    (x, y), door = at, _DOORS[(turn + easel.variant) % len(_DOORS)]
    arch = g.joined(g.rect(x - 0.09 * s, y - 0.2 * s, 0.18 * s, 0.2 * s), g.ellipse(x, y - 0.2 * s, 0.09 * s))
    easel.fill(g.outline(arch, 0.035 * s), _FRAME, "middle", "door frame", depth=far, back=back)
    easel.fill(arch, fade(tone(door, 0.04), tone(door, -0.06), y - 0.3 * s, y), "middle", "door", depth=far, back=back)
    easel.fill(g.ellipse(x + 0.055 * s, y - 0.12 * s, 0.014 * s), (240, 206, 110), "middle", "knob", back=back)
    _round_windows(easel, [(x - 0.17 * s, y - 0.36 * s), (x + 0.17 * s, y - 0.36 * s)], 0.055 * s, far, back)


def _round_windows(easel: Easel, spots: list[Point], r: float, far: float, back: float) -> None:
    panes = g.joined(*(g.ellipse(*spot, r) for spot in spots))
    bars = [g.line(ends) for x, y in spots for ends in (((x - r, y), (x + r, y)), ((x, y - r), (x, y + r)))]
    frames = g.joined(g.outline(panes, 0.5 * r), g.outline(g.joined(*bars), 0.22 * r))
    if easel.air.light.dark > 0.3:
        glow = g.joined(*(g.ellipse(*spot, 2.2 * r) for spot in spots))
        top, bottom = g.bounds(glow)[1], g.bounds(glow)[3]
        easel.fill(glow, fade(_LIGHT, _LIGHT, top, bottom, (0.4, 0.4)), "middle", "glow", role="light", tinted=False,
                   blur=1.2 * r, back=back)  # fmt: skip
    easel.fill(panes, _LIGHT, "middle", "windows", role="light", tinted=False, back=back)
    easel.fill(frames, _FRAME, "middle", "window frames", depth=far, back=back)


def lane(colour: RGB = (214, 190, 148)) -> Part:
    """A path that winds from the lower edge to the houses."""

    def part(easel: Easel) -> None:
        room, w = easel.h - easel.horizon, easel.w
        hand = 1 if easel.brief.side > 0 else -1
        spots = [(0.5 + 0.06 * hand, 1.05, 0.24), (0.46, 0.7, 0.13), (0.52 - 0.08 * hand, 0.42, 0.07),
                 (0.5 + 0.04 * hand, 0.2, 0.03)]  # fmt: skip
        path = land.winding([(x * w, easel.horizon + y * room, k * w) for x, y, k in spots])
        easel.fill(path, fade(mix(colour, easel.air.haze, 0.3), colour, easel.horizon, easel.h), "ground", "lane",
                   role="ground", depth=0.15)  # fmt: skip

    return part


def burrows() -> Part:
    """Green hills with a round door, round windows and a chimney in each, flowers about the doors."""

    def part(easel: Easel) -> None:
        colours, room = lay.greens(easel), easel.h - easel.horizon
        for i, (x, y, half, tall) in enumerate(_MOUNDS):
            cx, foot = (1 - x if easel.brief.side > 0 else x) * easel.w, easel.horizon + y * room
            hue = mix((colours.middle, colours.near, tone(colours.near, -0.03))[i], easel.air.haze, (0.25, 0.1, 0.0)[i])
            s = easel.unit
            mound = g.smooth([(cx - half * s, foot, "c"), (cx - 0.72 * half * s, foot - 0.6 * tall * s),
                              (cx - 0.2 * half * s, foot - tall * s), (cx + 0.3 * half * s, foot - 0.94 * tall * s),
                              (cx + 0.78 * half * s, foot - 0.5 * tall * s), (cx + half * s, foot, "c"),
                              (cx, foot + 0.05 * tall * s)])  # fmt: skip
            back = 1.0 - 0.2 * i
            smoke = g.rect(cx + 0.3 * half * s, foot - 1.24 * tall * s, 0.2 * tall * s, 0.4 * tall * s, 0.02 * tall * s)
            easel.fill(smoke, (158, 112, 92), "middle", "chimney", depth=0.2, back=back)
            easel.fill(mound, fade(tone(hue, 0.05), tone(hue, -0.07), foot - tall * s, foot), "middle", "green hill",
                       depth=0.3 - 0.1 * i, back=back)  # fmt: skip
            _burrow(easel, (cx, foot), tall * s, i, back)
            _bed(easel, (cx, foot), tall * s, colours.blooms, back)

    return part


def _burrow(easel: Easel, at: Point, s: float, turn: int, back: float) -> None:
    """The front in the hill: plaster under a beam, the round door in its ring of stone, its knob in the middle."""
    (x, y), door = at, _DOORS[(turn + easel.variant) % len(_DOORS)]
    brow = (x - 0.62 * s, y - 0.44 * s), (x, y - 0.72 * s), (x + 0.62 * s, y - 0.44 * s)
    front = g.smooth([(x - 0.72 * s, y, "c"), *brow, (x + 0.72 * s, y, "c")])
    easel.fill(g.outline(front, 0.07 * s), (122, 88, 62), "middle", "beam", depth=0.1, back=back)
    easel.fill(front, fade((246, 230, 196), (222, 200, 162), y - 0.7 * s, y), "middle", "burrow", depth=0.1, back=back)
    cy, r = y - 0.27 * s, 0.26 * s
    easel.fill(g.ellipse(x, cy, 1.22 * r), (168, 150, 132), "middle", "ring of stone", depth=0.1, back=back)
    easel.fill(g.ellipse(x, cy, r), fade(tone(door, 0.05), tone(door, -0.07), cy - r, cy + r), "middle", "round door",
               depth=0.1, back=back)  # fmt: skip
    boards = g.joined(*(g.line([(x + k * r, cy - r * (1 - k * k) ** 0.5), (x + k * r, cy + r * (1 - k * k) ** 0.5)])
                        for k in (-0.6, -0.2, 0.2, 0.6)))  # fmt: skip
    easel.fill(boards, tone(door, -0.1), "middle", "boards", depth=0.1, back=back, width=0.035 * r)
    easel.fill(g.ellipse(x, cy, 0.1 * r), (244, 208, 104), "middle", "knob", back=back)
    _round_windows(easel, [(x - 0.47 * s, y - 0.3 * s), (x + 0.47 * s, y - 0.3 * s)], 0.085 * s, 0.1, back)


def _bed(easel: Easel, at: Point, s: float, blooms: tuple[RGB, ...], back: float) -> None:
    """Bushes and flowers at the foot of a front, beside its door."""
    (x, y), rng = at, easel.rng
    bush, flowers = Path(), [Path() for _ in blooms[:3]]
    for hand in (-1, 1):
        for _ in range(7):
            px = x + hand * s * rng.uniform(0.36, 0.86)
            bush.addPath(g.ellipse(px, y - 0.02 * s, 0.09 * s, 0.075 * s))
            for path in flowers:
                path.addPath(g.ellipse(px + rng.uniform(-0.07, 0.07) * s, y - rng.uniform(0.02, 0.1) * s, 0.018 * s))
    easel.fill(bush, tone(lay.greens(easel).blade, 0.04), "middle", "bushes", depth=0.05, back=back - 0.01)
    for path, hue in zip(flowers, blooms, strict=False):
        easel.fill(path, hue, "middle", "flowers", depth=0.05, back=back - 0.02)

"""Houses in giant trees: trunks as wide as towers, huts about them, bridges of rope, lanterns."""

from collections.abc import Callable, Sequence

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.open_parts.lanterns import lanterns
from limner.engines.illustrator.staging.settings.open_parts.part import Part

_BARK: RGB = (112, 82, 60)
_WOODS = lay.palette("c99a62 b5824e d8ae78")
_ROOFS = lay.palette("8a5a3a 6f7a44 a0643c 5f6f52")
_TREES = ((0.44, 0.042, 0.5), (0.7, 0.05, 0.36), (0.1, 0.078, 0.12), (0.9, 0.09, 0.0))
"""The middle and half the width of each trunk over the canvas's length, and how far it is in the haze."""
_HUTS = (
    (0, 0.2, 0.105, 0), (0, 0.44, 0.12, 1), (1, 0.32, 0.125, 2), (2, 0.24, 0.17, 3), (2, 0.56, 0.16, 0),
    (3, 0.14, 0.17, 1), (3, 0.47, 0.185, 2),
)  # fmt: skip
"""The trunk of each hut, the height of its floor, its size and the turn of its colours."""
_PLAIN = 0.2
"""From that haze on a roof is seen without its courses."""
_BRIDGES = ((3, 1), (1, 2), (4, 2), (6, 1), (4, 6))
"""Which huts they join."""


def deep_wood() -> Part:
    """A forest so tall that no crowns are seen: trunks in three planes of haze under leaves, beams of light."""

    def part(easel: Easel) -> None:
        rng, unit, foot = easel.rng, easel.unit, easel.horizon + 0.1 * (easel.h - easel.horizon)
        leaf = lay.greens(easel).foliage[0] if lay.greens(easel).foliage else (84, 130, 84)
        far = mix(leaf, easel.air.haze, 0.55)
        shade = fade(mix(leaf, (20, 44, 40), 0.45), far, 0, foot, (0.96, 0.6))
        easel.fill(easel.sheet(0, foot + 2), shade, "far", "forest", role="far", depth=0.5)
        for share, number, thick in ((0.75, 13, 0.012), (0.5, 8, 0.022)):
            stems = Path()
            for i in range(round(number * easel.w / unit)):
                x, half = easel.w * (i + rng.random()) / (number * easel.w / unit), thick * unit * rng.uniform(0.7, 1.3)
                stems.addPath(g.limb([(x, -9, 2 * half), (x, 0.7 * foot, 2.3 * half), (x, foot, 3.6 * half)]))
            hue = mix(tone(leaf, -0.1), easel.air.haze, share)
            easel.fill(stems, fade(tone(hue, -0.04), mix(hue, easel.air.haze, 0.3), 0, foot), "far", "trunks",
                       role="far", depth=0.5)  # fmt: skip

    return part


def crowns() -> Part:
    """Leaves that hang in from above, before all."""

    def part(easel: Easel) -> None:
        rng, unit = easel.rng, easel.unit
        leaf = lay.greens(easel).blade
        for deep, shift in ((0.1, -0.02), (0.065, -0.1)):
            mass = Path()
            for i in range(round(15 * easel.w / unit)):
                x = easel.w * (i + rng.random()) / (15 * easel.w / unit)
                edge = abs(2 * x / easel.w - 1)
                mass.addPath(g.ellipse(x, rng.uniform(-0.04, 0.02) * easel.h, unit * deep * (0.55 + 0.75 * edge),
                                       unit * deep * (0.45 + 0.7 * edge)))  # fmt: skip
            easel.fill(mass, tone(leaf, shift), "near", "leaves", role="frame")

    return part


def treehouses() -> Part:
    """Four giant trunks with seven huts about them, joined by bridges, lanterns at every eave and along the ropes."""

    def part(easel: Easel) -> None:
        foot = easel.horizon + 0.16 * (easel.h - easel.horizon)
        for i, (x, half, veil) in enumerate(_TREES):
            near = foot + 0.4 * (0.3 - veil) * (easel.h - foot)
            _trunk(easel, (x * easel.w, near), half * easel.unit, veil, 2.0 - 0.4 * i)
        if not easel.shown("house", "treehouse", "building"):
            return
        spots = [_spot(easel, hut) for hut in range(len(_HUTS))]
        _bridges(easel, [_slung(easel, spots, pair) for pair in _BRIDGES])
        for hut in range(len(_HUTS)):
            _hut(easel, hut, spots[hut])

    return part


def _spot(easel: Easel, hut: int) -> Point:
    tree, y, _, _ = _HUTS[hut]
    return _TREES[tree][0] * easel.w, y * easel.h + 0.06 * easel.unit


def _trunk(easel: Easel, at: Point, half: float, veil: float, back: float) -> None:
    x, foot = at
    bark = mix(_BARK, easel.air.haze, veil)
    body = g.smooth([(x - 0.86 * half, -20, "c"), (x + 0.86 * half, -20, "c"), (x + 0.9 * half, 0.5 * foot),
                     (x + 1.05 * half, 0.86 * foot), (x + 1.9 * half, foot, "c"), (x + 0.5 * half, foot + 0.1 * half),
                     (x - 0.6 * half, foot + 0.12 * half), (x - 1.9 * half, foot, "c"),
                     (x - 1.05 * half, 0.86 * foot), (x - 0.9 * half, 0.5 * foot)])  # fmt: skip
    easel.fill(body, fade(tone(bark, -0.05), tone(bark, 0.02), 0, foot), "middle", "giant tree", depth=veil, back=back)
    lit = g.intersection(body, g.moved(body, 0.9 * half * (1 if easel.brief.side > 0 else -1), 0))
    easel.fill(lit, tone(bark, 0.06), "middle", "lit bark", depth=veil, back=back)
    grooves = Path()
    for k in (-0.6, -0.25, 0.1, 0.45):
        grooves.addPath(
            g.line([(x + k * half, -9), (x + (k + 0.08) * half, 0.45 * foot), (x + k * 1.3 * half, 0.95 * foot)])
        )
    easel.fill(grooves, tone(bark, -0.1), "middle", "grooves", depth=veil, back=back, width=0.07 * half)


def _hut(easel: Easel, number: int, at: Point) -> None:
    """A round hut on a platform about its trunk: a roof of thatch, a door and windows with light behind them."""
    tree, _, size, turn = _HUTS[number]
    (x, y), s, veil = at, size * easel.unit, 0.6 * _TREES[tree][2]
    wood, roof = (mix(c, easel.air.haze, veil) for c in (_WOODS[turn % 3], _ROOFS[turn]))
    back = 0.4 - 0.01 * number + veil

    def fill(path: Path, hue: RGB, name: str, top: float, bottom: float) -> None:
        easel.fill(path, fade(tone(hue, 0.04), tone(hue, -0.06), top, bottom), "middle", name, depth=veil, back=back)

    fill(g.rect(x - 0.52 * s, y - 0.62 * s, 1.04 * s, 0.62 * s, 0.1 * s), wood, "treehouse", y - 0.62 * s, y)
    _openings(easel, (x, y), s, wood, veil, back)
    cone = g.smooth([(x, y - 1.24 * s, "c"), (x + 0.3 * s, y - 0.86 * s), (x + 0.76 * s, y - 0.54 * s, "c"),
                     (x, y - 0.6 * s), (x - 0.76 * s, y - 0.54 * s, "c"), (x - 0.3 * s, y - 0.86 * s)])  # fmt: skip
    fill(cone, roof, "thatch", y - 1.24 * s, y - 0.5 * s)
    if veil < _PLAIN:
        rows = g.joined(*(g.line([(x - k * s, y - h * s), (x, y - (h + 0.05) * s), (x + k * s, y - h * s)])
                          for k, h in ((0.52, 0.66), (0.36, 0.8), (0.2, 0.96))))  # fmt: skip
        easel.fill(rows, tone(roof, -0.08), "middle", "thatch", depth=veil, back=back, width=0.02 * s)
    _platform(easel, (x, y), s, wood, veil, back)


def _platform(easel: Easel, at: Point, s: float, wood: RGB, veil: float, back: float) -> None:
    """What the hut stands on, with its rail and a lantern at each end."""
    x, y = at
    deck = g.rect(x - 0.86 * s, y - 0.03 * s, 1.72 * s, 0.1 * s, 0.03 * s)
    easel.fill(deck, tone(wood, -0.06), "middle", "platform", depth=veil, back=back)
    bars = [g.line([(x + k * s, y - 0.22 * s), (x + k * s, y)]) for k in (-0.82, -0.66, 0.66, 0.82)]
    bars += [g.line([(x + a * s, y - 0.2 * s), (x + b * s, y - 0.2 * s)]) for a, b in ((-0.84, -0.5), (0.5, 0.84))]
    struts = [g.line([(x + k * 0.7 * s, y), (x + k * 0.3 * s, y + 0.42 * s)]) for k in (-1, 1)]
    easel.fill(g.joined(*bars, *struts), tone(wood, -0.14), "middle", "rail", depth=veil, back=back, width=0.035 * s)
    lanterns(easel, [(x + k * s, y - 0.42 * s) for k in (-0.68, 0.68)], 0.09 * s, back)


def _openings(easel: Easel, at: Point, s: float, wood: RGB, veil: float, back: float) -> None:
    x, y = at
    door = g.joined(g.rect(x - 0.1 * s, y - 0.32 * s, 0.2 * s, 0.32 * s), g.ellipse(x, y - 0.32 * s, 0.1 * s))
    panes = g.joined(*(g.ellipse(x + k * s, y - 0.33 * s, 0.09 * s) for k in (-0.31, 0.31)))
    dark = g.joined(door, g.outline(panes, 0.05 * s))
    easel.fill(dark, tone(wood, -0.22), "middle", "door", depth=veil, back=back)
    easel.fill(panes, (255, 216, 130), "middle", "windows", role="light", tinted=False, back=back)


Curve = Callable[[float, float], Point]
"""A bridge: the point at a share of its length, so many of the canvas's lengths above its planks."""


def _slung(easel: Easel, spots: Sequence[Point], pair: tuple[int, int]) -> Curve:
    """A bridge that sags between the platforms of two huts."""
    (start, end), (one, other) = (spots[i] for i in pair), (_HUTS[i][2] for i in pair)
    reach = 0.36 * (one + other) * easel.unit
    hand = 1 if end[0] > start[0] else -1
    (x0, y0), (x1, y1) = (start[0] + hand * reach, start[1]), (end[0] - hand * reach, end[1])
    sag = 0.16 * abs(x1 - x0)
    return lambda t, up: (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 4 * sag * t * (1 - t) - up * easel.unit)


def _bridges(easel: Easel, bridges: Sequence[Curve]) -> None:
    """Planks, two ropes and their hangers of each, and lanterns along them."""
    if not easel.shown("bridge", "rope bridge"):
        return
    unit, ts = easel.unit, [i / 16 for i in range(17)]
    planks = [g.line([at(t - 0.02, 0.0), at(t + 0.02, 0.0)]) for at in bridges for t in ts[1:-1]]
    ropes = [g.line([at(t, up) for t in ts]) for at in bridges for up in (0.0, 0.036)]
    ropes += [g.line([at(t, 0.0), at(t, 0.036)]) for at in bridges for t in ts[::2]]
    easel.fill(g.joined(*planks), (158, 116, 76), "middle", "rope bridge", depth=0.15, back=0.6, width=0.011 * unit)
    easel.fill(g.joined(*ropes), (104, 80, 58), "middle", "ropes", depth=0.15, back=0.59, width=0.0034 * unit)
    lanterns(easel, [at(t, 0.012) for at in bridges for t in (0.28, 0.72)], 0.011 * unit, 0.58)

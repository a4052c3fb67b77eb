"""A bridge on tall arches over a valley, seen from its side."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.open_parts.part import Part

_DECK = 0.6
"""The height of the deck where nobody is on it, as a share of the canvas's."""
_FIR: RGB = (58, 96, 84)


def valley() -> Part:
    """Wooded lines of land, the nearer the lower, and a stream that comes toward the viewer between them."""

    def part(easel: Easel) -> None:
        w, h, room, colours = easel.w, easel.h, easel.h - easel.horizon, lay.greens(easel)
        fir = _FIR if easel.brief.season != "winter" else (126, 146, 170)
        for i, (lift, hue) in enumerate(((0.0, colours.far), (0.2, colours.middle), (0.46, colours.near))):
            line, depth = land.crest(easel.rng, w, easel.horizon + lift * room, 0.02 * h), 0.7 - 0.2 * i
            top = easel.horizon + (lift - 0.06) * room
            if easel.shown("tree", "trees"):
                crowns = land.treeline(
                    easel.rng, w, easel.horizon + (lift + 0.05) * room, (0.09 + 0.05 * i) * h, "pine"
                )
                wood = mix(fir, easel.air.haze, 0.75 * depth)
                easel.fill(crowns, fade(tone(wood, 0.05), tone(wood, -0.04), top - 0.1 * h, top + 0.1 * h), "ground",
                           "woods", role="far", depth=depth)  # fmt: skip
            lay.layer(easel, land.rolling(line, w, h + 9), mix(hue, easel.air.haze, 0.5 * depth), top, h, depth,
                      "valley", drop=0.08)  # fmt: skip
        bends = [(0.44, 0.6, 0.03), (0.58, 0.74, 0.08), (0.4, 0.88, 0.16), (0.56, 1.04, 0.3)]
        stream = land.winding([(x * w, easel.horizon + y * room, wide * w) for x, y, wide in bends])
        far, _, near = lay.reflecting(easel, (150, 205, 220), (70, 140, 176))
        easel.fill(stream, fade(far, near, easel.horizon + 0.6 * room, h), "ground", "stream", role="water",
                   tinted=False)  # fmt: skip

    return part


def viaduct(stone: RGB = (186, 168, 146)) -> Part:
    """The deck under the feet of those on it, with its parapet, on a row of arches that stand in the valley."""

    def part(easel: Easel) -> None:
        w, h, unit = easel.w, easel.h, easel.unit
        deck = max((box.bottom for box in easel.taken), default=_DECK * h)
        crown, bay = deck + 0.105 * unit, 0.25 * unit
        rock = mix(stone, easel.air.haze, 0.12)
        start = 0.5 * w - (4.0 if easel.variant % 2 else 3.5) * bay
        holes = [_arch(start + i * bay, crown, 0.096 * unit, h + 20) for i in range(9)]
        side = -0.022 * unit * (1 if easel.air.light.side > 0 else -1)
        inner = g.joined(*(g.difference(hole, g.moved(hole, side, 0)) for hole in holes))
        wider = [_arch(start + i * bay, crown, 0.108 * unit, crown + 0.11 * unit) for i in range(9)]
        rings = g.joined(*(g.difference(outer, hole) for outer, hole in zip(wider, holes, strict=True)))
        body = g.difference(g.rect(-20, deck - 0.004 * h, w + 40, h), g.joined(*holes))
        masses = ((inner, -0.2, -0.14, "inside of the arches"), (body, 0.04, -0.1, "viaduct"),
                  (g.moved(rings, 0, -0.012 * unit), -0.05, -0.05, "arch stones"))  # fmt: skip
        for order, (mass, above, below, name) in enumerate(masses):
            easel.fill(mass, fade(tone(rock, above), tone(rock, below), deck, h), "ground", name, depth=0.15,
                       back=-4.0 - 0.1 * order)  # fmt: skip
        _masonry(easel, body, rock, crown)
        for y, tall, shift in ((deck + 0.012 * unit, 0.016 * unit, 0.07), (deck + 0.028 * unit, 0.008 * unit, -0.1)):
            easel.fill(g.rect(-20, y, w + 40, tall), tone(rock, shift), "ground", "cornice", depth=0.12, back=-4.4)

    return part


def _arch(x: float, crown: float, half: float, foot: float) -> Path:
    """An opening that is round above, with its crown at a height."""
    return g.smooth(
        [
            (x - half, foot, "c"),
            (x - half, crown + half, "c"),
            (x - 0.72 * half, crown + 0.3 * half),
            (x, crown),
            (x + 0.72 * half, crown + 0.3 * half),
            (x + half, crown + half, "c"),
            (x + half, foot, "c"),
        ]
    )


def _masonry(easel: Easel, body: Path, rock: RGB, crown: float) -> None:
    """Single stones in a darker and a lighter tone."""
    rng, unit = easel.grain, easel.unit
    for shift in (-0.05, 0.05):
        stones = Path()
        for _ in range(46):
            x, y = rng.uniform(0, easel.w), crown + (easel.h - crown) * rng.random() - 0.06 * unit
            stones.addPath(g.rect(x, y, rng.uniform(0.014, 0.028) * unit, 0.009 * unit, 2))
        easel.fill(g.intersection(stones, body), tone(rock, shift), "ground", "stones", role="prop", depth=0.15,
                   back=-4.3)  # fmt: skip

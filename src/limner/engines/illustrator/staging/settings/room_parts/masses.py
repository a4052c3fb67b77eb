"""Pillars and heaps."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import fade
from limner.engines.illustrator.staging.settings.chamber import Chamber
from limner.engines.illustrator.staging.settings.room_parts.part import Hues, Part


def pillars(*spots: tuple[float, float], radius: float = 0.2, share: int = 0) -> Part:
    """Round pillars from the floor to the ceiling, with a base and a capital."""

    def part(room: Chamber, hues: Hues) -> None:
        easel = room.easel
        for x, z in spots:
            (px, foot), (_, head), s = room.at(x, 0, z), room.at(x, 1, z), room.size(z) * room.metre
            r = radius * s
            shaft = g.rect(px - r, head, 2 * r, foot - head)
            if easel.amount < 0.25 or not easel.shown("pillar", "column") or not room.free(shaft, foot):
                continue
            deep = 0.1 + 0.3 * (1 - z)
            stone = tone(hues[share], 0.05)
            easel.fill(shaft, fade(tone(stone, -0.04), stone, head, foot), "middle", "pillar", depth=deep, back=deep)
            shade = g.rect(px + (0.2 if easel.brief.side < 0 else -1.0) * r, head, 0.8 * r, foot - head)
            easel.fill(shade, tone(stone, -0.1), "middle", "pillar", depth=deep, back=deep - 0.001)
            ends = g.joined(g.rect(px - 1.4 * r, foot - 0.2 * s, 2.8 * r, 0.2 * s),
                            g.polygon([(px - 1.7 * r, head), (px + 1.7 * r, head), (px + r, head + 0.36 * s),
                                       (px - r, head + 0.36 * s)]))  # fmt: skip
            easel.fill(ends, tone(stone, 0.03), "middle", "base and capital", depth=deep, back=deep - 0.002)

    return part


def heap(x: float, z: float, metres: float, colour: RGB, name: str) -> Part:
    """A mound of coins, straw or coal."""

    def part(room: Chamber, hues: Hues) -> None:
        easel, (px, foot), s = room.easel, room.at(x, 0, z), room.metre * room.size(z) * metres
        mound = g.smooth([(px - 1.5 * s, foot, "c"), (px - 0.8 * s, foot - 0.5 * s), (px, foot - s),
                          (px + 0.7 * s, foot - 0.6 * s), (px + 1.5 * s, foot, "c")])  # fmt: skip
        if not room.free(mound, foot) or not easel.shown(name):
            return
        deep = 0.1 + 0.3 * (1 - z)
        easel.fill(
            mound, fade(tone(colour, 0.08), tone(colour, -0.1), foot - s, foot), "middle", name, depth=deep, back=deep
        )
        bits = land.dots(easel.rng, (px - 1.2 * s, foot - 0.9 * s, px + 1.2 * s, foot), 46, (0.03 * s, 0.08 * s))
        easel.fill(g.intersection(bits, mound), tone(colour, 0.14), "middle", name, depth=deep, back=deep - 0.001)

    return part

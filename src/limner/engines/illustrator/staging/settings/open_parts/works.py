"""Where something is built: a hull on its slipway, a building's skeleton, cranes."""

from collections.abc import Callable

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings.open_parts.part import Part


def slipway() -> Part:
    """A shipyard: a great hull on stocks in its scaffold, gantry cranes, plates and the sea beside."""

    def part(easel: Easel) -> None:
        hand = 1 if easel.brief.side > 0 else -1

        def at(x: float) -> float:
            return (0.5 + hand * x) * easel.w

        for x, tall in ((-0.4, 0.5), (0.42, 0.44)):
            _crane(easel, at(x), easel.horizon + 0.03 * easel.h, tall * easel.unit, hand if x < 0 else -hand)
        foot, top = easel.horizon + 0.08 * easel.h, easel.horizon - 0.3 * easel.h
        _hull(easel, at, top, foot)
        _scaffold(easel, at, top, foot)

    return part


def _hull(easel: Easel, at: Callable[[float], float], top: float, foot: float) -> None:
    """The hull in two colours with the seams of its plates."""
    h = easel.h
    body = g.smooth([
        (at(-0.3), foot, "c"), (at(-0.36), foot - 0.12 * h), (at(-0.38), top - 0.02 * h, "c"),
        (at(0.1), top + 0.05 * h), (at(0.5), top - 0.04 * h, "c"), (at(0.41), foot - 0.14 * h), (at(0.3), foot, "c"),
    ])  # fmt: skip
    easel.fill(body, fade((152, 84, 66), (112, 58, 50), top, foot), "far", "hull", role="far", depth=0.25, back=-1)
    band = g.intersection(body, easel.sheet(top - 0.1 * h, top + 0.1 * h))
    above = fade((96, 112, 130), (76, 90, 108), top, top + 0.1 * h)
    easel.fill(band, above, "far", "hull", role="far", depth=0.25, back=-1.1)
    seams = g.joined(
        *(g.line([(at(-0.5), top + 0.05 * h * k), (at(0.6), top + 0.05 * h * k)]) for k in range(9)),
        *(g.line([(at(-0.36 + 0.09 * k), top - 0.1 * h), (at(-0.34 + 0.085 * k), foot)]) for k in range(10)),
    )
    plates = g.intersection(g.outline(seams, 0.003 * easel.unit), body)
    easel.fill(plates, (84, 48, 44), "far", "seams", role="far", back=-1.2)


def _scaffold(easel: Easel, at: Callable[[float], float], top: float, foot: float) -> None:
    """Poles about the hull, and the stocks under it."""
    w, h = easel.w, easel.h
    upright = (-0.42, -0.3, -0.18, -0.06, 0.06, 0.18, 0.3, 0.44)
    poles = g.joined(
        *(g.line([(at(x), foot + 0.02 * h), (at(x), top - 0.04 * h)]) for x in upright),
        *(g.line([(at(-0.46), foot - 0.11 * h * k), (at(0.46), foot - 0.11 * h * k)]) for k in (1, 2, 3)),
    )
    easel.fill(poles, (196, 158, 84), "far", "scaffold", role="far", depth=0.15, width=0.008 * easel.unit, back=-1.3)
    spots = (-0.26, -0.13, 0.0, 0.13, 0.26)
    stocks = g.joined(*(g.rect(at(x) - 0.02 * w, foot - 0.01 * h, 0.04 * w, 0.05 * h) for x in spots))
    easel.fill(stocks, (92, 74, 60), "middle", "stocks", depth=0.3)


def skeleton(concrete: RGB = (176, 172, 164)) -> Part:
    """A building of which the floors and pillars stand, in its scaffold, under a crane."""

    def part(easel: Easel) -> None:
        w, h, unit, base = easel.w, easel.h, easel.unit, easel.horizon + 0.06 * easel.h
        hand = 1 if easel.brief.side > 0 else -1
        middle, half, storey = (0.5 + 0.2 * hand) * w, 0.2 * w, 0.1 * unit
        _crane(easel, (0.5 - 0.28 * hand) * w, base, 0.56 * unit, hand)
        hue = mix(concrete, easel.air.haze, 0.15)
        inside = g.rect(middle - half, base - 4 * storey, 2 * half, 4 * storey)
        easel.fill(inside, tone(hue, -0.2), "far", "shell of a building", role="far", depth=0.4, back=-0.2)
        slabs = g.joined(*(g.rect(middle - 1.06 * half, base - k * storey - 0.014 * unit, 2.12 * half,
            0.02 * unit) for k in range(5)),
                         *(g.rect(middle + (k / 3 - 1) * half - 0.008 * unit, base - 4.6 * storey, 0.016 * unit,
                             4.6 * storey) for k in range(7)))  # fmt: skip
        easel.fill(slabs, hue, "far", "shell of a building", role="far", depth=0.35, back=-0.3)
        poles = g.joined(*(g.line([(middle + k * half * 0.5, base), (middle + k * half * 0.5,
            base - 4.3 * storey)]) for k in (-2.2, -1.4, -0.7, 0, 0.7, 1.4, 2.2)),
                         *(g.line([(middle - 1.12 * half, base - (k + 0.5) * storey), (middle + 1.12 * half,
                             base - (k + 0.5) * storey)]) for k in range(4)))  # fmt: skip
        easel.fill(poles, (222, 168, 70), "far", "scaffold", role="far", depth=0.3, width=0.006 * unit, back=-0.4)
        easel.fill(easel.sheet(base, base + 0.01 * h), (120, 96, 72), "ground", "ground", role="ground")

    return part


def _crane(easel: Easel, x: float, foot: float, tall: float, hand: int) -> None:
    """A crane with a lattice jib, a cab and a hook."""
    unit = easel.unit
    hue = mix((226, 150, 52), easel.air.haze, 0.2)
    top = foot - tall
    mast = g.joined(g.line([(x - 0.03 * unit, foot), (x - 0.015 * unit, top)]), g.line([(x + 0.03 * unit, foot),
        (x + 0.015 * unit, top)]),
                    *(g.line([(x - 0.028 * unit + 0.002 * k, foot - tall * k / 8), (x + 0.028 * unit,
                        foot - tall * (k + 1) / 8)]) for k in range(8)))  # fmt: skip
    reach = 0.42 * unit * hand
    jib = g.joined(g.line([(x - 0.35 * reach, top), (x + reach, top - 0.02 * unit)]), g.line([(x, top - 0.1 * unit),
        (x + reach, top - 0.02 * unit)]),
                   g.line([(x, top - 0.1 * unit), (x - 0.35 * reach, top)]), g.line([(x, top), (x, top - 0.1 * unit)]),
                   g.line([(x + 0.8 * reach, top - 0.015 * unit), (x + 0.8 * reach, top + 0.2 * unit)]))  # fmt: skip
    easel.fill(g.joined(mast, jib), hue, "far", "crane", role="far", depth=0.4, width=0.009 * unit)
    easel.fill(
        g.rect(x - 0.03 * unit, top - 0.01 * unit, 0.06 * unit, 0.05 * unit),
        tone(hue, -0.1),
        "far",
        "crane's cab",
        role="far",
        depth=0.4,
    )
    easel.fill(
        g.rect(x - 0.4 * reach - 0.03 * unit, top, 0.06 * unit, 0.05 * unit),
        (110, 112, 118),
        "far",
        "counterweight",
        role="far",
        depth=0.4,
    )

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


def crane(x: float, tall: float, hand: int = 1) -> Part:
    """A tower crane that stands at the horizon, at a share of the width."""

    def part(easel: Easel) -> None:
        at, turned = (x, hand) if easel.brief.side > 0 else (1 - x, -hand)
        _crane(easel, at * easel.w, easel.horizon + 0.04 * easel.h, tall * easel.unit, turned)

    return part


def ramps(concrete: RGB = (150, 152, 158)) -> Part:
    """A park of concrete for skaters: quarter pipes at both sides with their copings, a box with a rail."""

    def part(easel: Easel) -> None:
        w, h, unit, foot = easel.w, easel.h, easel.unit, easel.horizon + 0.2 * (easel.h - easel.horizon)
        for hand in (-1, 1):
            edge, reach, tall = (0.0 if hand < 0 else w), 0.4 * w, 0.3 * unit
            arc = [(edge - hand * reach * (1 - k / 8) ** 2, foot - tall * (k / 8)) for k in range(9)]
            pipe = g.polygon([*arc, (edge + hand * 9, foot - tall), (edge + hand * 9, foot + 0.5 * (h - foot)),
                              (edge - hand * reach * 1.2, foot + 0.06 * h)])  # fmt: skip
            hue = tone(concrete, 0.03 if hand == easel.brief.side else -0.07)
            easel.fill(pipe, fade(tone(hue, 0.06), tone(hue, -0.06), foot - tall, h), "ground", "ramp", role="ground",
                       depth=0.25)  # fmt: skip
            lip = g.line([(edge, foot - tall), (edge - hand * 0.09 * w, foot - tall)])
            easel.fill(lip, (214, 84, 70), "ground", "coping", depth=0.2, width=0.014 * unit)
        box = g.rect(0.4 * w, foot - 0.05 * unit, 0.2 * w, 0.06 * unit)
        easel.fill(box, tone(concrete, -0.12), "ground", "box", role="ground", depth=0.4)
        rail = g.line([(0.38 * w, foot - 0.1 * unit), (0.62 * w, foot - 0.1 * unit)])
        easel.fill(rail, (96, 104, 116), "ground", "rail", depth=0.4, width=0.008 * unit)

    return part


def overpass(concrete: RGB = (168, 166, 162)) -> Part:
    """A road on pillars overhead, that runs away from the viewer, its barrier and lamps against the sky."""

    def part(easel: Easel) -> None:
        w, h, y0, hand = easel.w, easel.h, easel.horizon, easel.brief.side
        far = (0.5 - 0.1 * hand) * w
        under = g.polygon([(far - 0.1 * w, y0 - 0.1 * h), (far + 0.1 * w, y0 - 0.1 * h), (1.3 * w, -0.02 * h),
                           (1.3 * w, -9), (-0.3 * w, -9), (-0.3 * w, -0.02 * h)])  # fmt: skip
        easel.fill(under, fade(tone(concrete, -0.3), tone(concrete, -0.16), 0, y0), "far", "overpass", role="far")
        beams = g.joined(*(g.line([(far + 0.1 * k * w, y0 - 0.1 * h), (0.5 * w + 0.6 * k * w, -9)])
                           for k in (-0.8, -0.4, 0.0, 0.4, 0.8)))  # fmt: skip
        easel.fill(beams, tone(concrete, -0.36), "far", "girders", role="far", width=0.012 * easel.unit)
        for t in (0.05, 0.22, 0.5, 1.0):
            _pier(easel, far, t, concrete)

    return part


def _pier(easel: Easel, far: float, t: float, concrete: RGB) -> None:
    """A pair of pillars with the beam on them, `t` of the way toward the viewer."""
    w, h, y0 = easel.w, easel.h, easel.horizon
    half, thick = (0.1 + 0.5 * t) * w, (0.014 + 0.07 * t) * w
    middle = far + (0.5 * w - far) * t
    foot, head = y0 + (0.02 + 0.5 * t) * (h - y0), y0 - 0.1 * h - t * 0.62 * y0
    hue = mix(concrete, easel.air.haze, 0.3 * (1 - t))
    for hand in (-1, 1):
        x = middle + hand * half
        shaft = g.rect(x - thick, head, 2 * thick, foot - head)
        easel.fill(shaft, fade(tone(hue, -0.16), tone(hue, -0.02), head, foot), "far", "pillar", role="far",
                   depth=0.5 * (1 - t), back=-t)  # fmt: skip
        lit = g.rect(x - thick if easel.brief.side < 0 else x + 0.4 * thick, head, 0.6 * thick, foot - head)
        easel.fill(lit, tone(hue, 0.04), "far", "pillar", role="far", depth=0.5 * (1 - t), back=-t - 0.01)
    beam = g.rect(middle - 1.25 * half, head - 1.2 * thick, 2.5 * half, 1.6 * thick)
    easel.fill(beam, tone(hue, -0.14), "far", "crossbeam", role="far", depth=0.5 * (1 - t), back=-t - 0.02)

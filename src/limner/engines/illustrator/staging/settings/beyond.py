"""A second place behind the first: the sea over a meadow, a village at the edge of the fields, woods beyond a beach."""

from collections.abc import Callable, Mapping

from limner.drawing.colour import RGB, mix, tone
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging import land, sky
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings import village
from limner.engines.illustrator.staging.settings.setting import Setting

_WATER: tuple[RGB, RGB] = ((150, 196, 214), (58, 122, 160))
_OVER = 0.075
"""How far the sea's horizon is above the edge of the land, as a share of the height: it is seen from a shore."""
_SOWN = 0.13
"""The same over a field of flowers, which rise from the land's edge."""
_ROOFS = ((0.02, 0.07, 9), (0.1, 0.1, 6))
"""Rows of houses: how far down the ground, how large and how many."""
_ASHORE = ((0.0, 0.07, 9),)
"""The same on the far shore of a water."""
_WATERSIDE = frozenset({"beach", "island", "promenade", "jetty"})


def paint(easel: Easel, place: Setting, reading: Reading) -> None:
    """What of the second places can be seen from the first."""
    if place.footing != "land" or place.indoors or {"overhead", "slab", "walled"} & place.traits:
        return
    for second in reading.beyond:
        if easel.shown(second.place, second.words):
            _SEEN[second.place](easel, reading)


def _sea(easel: Easel, reading: Reading) -> None:
    """A band of water up to a horizon of its own, with the light on it and a sail."""
    over = _SOWN if any(subject.sown for subject in reading.subjects) else _OVER
    h, top, foot = easel.h, easel.horizon - over * easel.h, easel.horizon + 0.04 * easel.h
    far, near = lay.reflecting(easel, *_WATER)[0], _WATER[1]
    shade = mix(near, easel.air.light.shadow, 0.35 * easel.air.light.dark)
    easel.fill(easel.sheet(top, foot), fade(mix(far, easel.air.haze, 0.3), shade, top, foot), "far", "sea beyond",
               role="water", tinted=False, back=-0.4)  # fmt: skip
    ripples = land.ripples(easel.rng, easel.w, top + 0.006 * h, foot, 22, 0.16 * easel.unit)
    easel.fill(ripples, mix(far, (255, 255, 255), 0.45), "far", "ripples", role="water", tinted=False, back=-0.45)
    if not easel.air.hidden:
        x = sky.lamp_spot(easel)[0]
        light = halo(x, top + 0.02 * h, 0.2 * easel.unit, easel.air.glow, 0.5, (1.0, 0.3))
        easel.glow(light, "far", "light on the sea", back=-0.46)
    easel.prop("sailboat", (0.5 - 0.34 * easel.brief.side) * easel.w, top + 0.03 * h, 0.05 * h, layer="far",
               depth=0.75, shadow=False, back=-0.5)  # fmt: skip


def _village(easel: Easel, reading: Reading) -> None:
    """Two rows of cottages with a steeple at the end of the land, trees between them."""
    rows = _ASHORE if easel.brief.setting in _WATERSIDE else _ROOFS
    for row, (down, size, number) in enumerate(rows):
        village.row(easel, easel.horizon + down * (easel.h - easel.horizon), size, number, row, name="village beyond")


def _forest(easel: Easel, reading: Reading) -> None:
    """The edge of a wood in the haze."""
    foot, tall = easel.horizon + 0.05 * easel.h, 0.27 * easel.h
    pines = easel.brief.season == "winter"
    for share, high in ((0.5, 1.0), (0.24, 0.66)):
        hue = mix(lay.greens(easel).foliage[0] if not pines else (96, 122, 150), easel.air.haze, share)
        crowns = land.treeline(easel.rng, easel.w, foot, high * tall, "pine" if pines else "round", 1.3)
        paint = fade(tone(hue, 0.05), tone(hue, -0.06), foot - tall, foot)
        easel.fill(crowns, paint, "far", "forest beyond", role="far", depth=0.7, back=-0.4 - 0.02 * high)


_SEEN: Mapping[str, Callable[[Easel, Reading], None]] = {"sea": _sea, "village": _village, "forest": _forest}

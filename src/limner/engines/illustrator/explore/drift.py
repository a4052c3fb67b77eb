"""A picture's small changes in colour: what a display becomes just before it is drawn."""

import math
from dataclasses import replace

from limner.drawing.colour import RGB, from_lch, lch
from limner.drawing.display import Display, repainted
from limner.engines.illustrator.explore.placement import Drift

_HUE, _LIGHTNESS, _CHROMA = math.radians(4.0), 0.012, 0.05
"""The drift of colours at width 1: degrees of hue, OKLab lightness, share of chroma."""


def drifted(display: Display, drift: Drift) -> Display:
    """The display in drifted colours."""
    tone = _Tone(drift)
    items = tuple(repainted(item, tone.colour) for item in display.items)
    return replace(display, ground=tone.colour(display.ground), items=items)


class _Tone:
    """A change of colours, with a memory of those that it has changed."""

    def __init__(self, drift: Drift) -> None:
        c, s = math.cos(drift.turn), math.sin(drift.turn)
        self._hue = drift.width * _HUE * s
        self._lightness = drift.width * _LIGHTNESS * c
        self._chroma = 1 + drift.width * _CHROMA * (c - s) / 2
        self._known: dict[RGB, RGB] = {}

    def colour(self, before: RGB) -> RGB:
        """The colour a little turned, lighter or darker, richer or paler; black and white stay."""
        if before not in self._known:
            lightness, chroma, hue = lch(before)
            lifted = lightness + self._lightness * 4 * lightness * (1 - lightness)
            self._known[before] = from_lch(lifted, chroma * self._chroma, hue + self._hue)
        return self._known[before]

"""Tracing: pixels to SVG.

The picture is quantised to few colours, its connected regions are cleaned of specks, the borders between them are
fitted with curves that neighbours share, and every region becomes one shape.
"""

import numpy as np

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.trace.arcs import find_arcs
from limner.engines.darkroom.trace.curves import fit_curves
from limner.engines.darkroom.trace.drawing import draw
from limner.engines.darkroom.trace.options import TraceOptions
from limner.engines.darkroom.trace.paint import Paints, mix
from limner.engines.darkroom.trace.prepare import Prepared, prepare
from limner.engines.darkroom.trace.regions import Regions, drop_small, find_regions, join_equal, keep_most
from limner.engines.darkroom.trace.shading import add_up, shared
from limner.engines.darkroom.trace.steps import stepped

TOLERANCE = 0.5
LOOSE_TOLERANCE = 0.9
"""How far curves may be from the borders, in working pixels; the looser one is for `compression`."""

MOST_SHAPES = 3000

LEAST_AREA = 6
PIXELS_A_SHAPE = 45_000
"""A speck has less than `LEAST_AREA` pixels, or in larger pictures one in so many of all."""

FILTER = 5
SQUEEZE = 2
"""How much larger shapes must be with `small_shape_filter`, and with `compression`."""


def trace(pixels: Pixels, options: TraceOptions, check: CancelCheck) -> str:
    """One well-formed SVG of the picture, in its width and height. `pixels` is H×W×3, or H×W×4 with transparency.

    Photographs come out as a tidy illustration; flat art keeps its colours and corners, and antialiased edges make
    no slivers. Transparent pixels stay empty. The same pixels and options give the same text.
    """
    prepared = prepare(pixels, options)
    check()
    regions = _clean(prepared, options)
    check()
    paints, regions = _paint(prepared, regions, options)
    check()
    arcs = find_arcs(regions.labels(), prepared.pixels, prepared.alpha, np.array(paints.color, np.float64))
    check()
    curves = fit_curves(arcs, LOOSE_TOLERANCE if options.compression else TOLERANCE)
    check()
    return draw(arcs, curves, regions, paints, (pixels.shape[1], pixels.shape[0]), options)


def _clean(prepared: Prepared, options: TraceOptions) -> Regions:
    """The regions without specks, and no more than may be."""
    regions = find_regions(prepared.pixels, prepared.tones.labels, prepared.opaque)
    least = max(LEAST_AREA, prepared.opaque.size / PIXELS_A_SHAPE)
    least *= (FILTER if options.small_shape_filter else 1) * (SQUEEZE if options.compression else 1)
    regions = drop_small(regions, least)
    if prepared.exact:
        return join_equal(regions, regions.tone)
    labels = None if options.gradients or options.max_shapes else stepped(prepared.pixels, regions)
    if labels is None:
        return regions
    return drop_small(find_regions(prepared.pixels, labels, prepared.opaque & (labels > 0)), least)


def _paint(prepared: Prepared, regions: Regions, options: TraceOptions) -> tuple[Paints, Regions]:
    """What each region is filled with; those that share a shading become one."""
    most = min(options.max_shapes or MOST_SHAPES, MOST_SHAPES)
    if options.gradients and not options.palette:
        regions = keep_most(regions, MOST_SHAPES)
        regions = join_equal(regions, shared(regions, add_up(prepared.pixels, regions)))
        regions = keep_most(regions, most)
        return mix(regions, None, add_up(prepared.pixels, regions)), regions
    regions = keep_most(regions, most)
    if not prepared.exact:
        return mix(regions, None, None), regions
    regions = join_equal(regions, regions.tone)
    return mix(regions, prepared.tones.palette, None), regions

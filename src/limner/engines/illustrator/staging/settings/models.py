"""A piece of open ground as an isometric model: a slab with its soil on a plain ground, with little things about."""

from collections.abc import Callable

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land, slabs
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.character import character
from limner.engines.illustrator.staging.settings.setting import Draw, Setting, Slab

_SOIL: RGB = (140, 102, 76)
_TALL = {"skyscraper": 0.34, "house": 0.15, "tree": 0.17, "pine": 0.17, "palm_tree": 0.2, "street_lamp": 0.17,
         "pagoda": 0.3, "cherry_blossom_tree": 0.18}  # fmt: skip
"""Heights of what stands on it, as shares of the canvas; of all else `_LOW`."""
_LOW = 0.055
_SPOTS = ((0.1, 0.1), (0.86, 0.1), (0.1, 0.86), (0.5, 0.05), (0.05, 0.5), (0.9, 0.62), (0.62, 0.92))


def draw(place: Setting) -> Draw:
    """How a place is drawn as a model."""
    return lambda easel: _draw(easel, place.slab)


def _draw(easel: Easel, slab: Slab) -> None:
    """The slab in the colour of the place, a path on it, trees or what else grows there in its corners."""
    top = slab.top or lay.greens(easel).middle
    ground = mix(tone(top, 0.05), (246, 240, 232), 0.72)
    dark = easel.air.light.dark > 0.4
    ground = mix(ground, (34, 50, 84), 0.78) if dark else ground
    easel.fill(easel.sheet(), fade(tone(ground, 0.04), tone(ground, -0.05), 0, easel.h), "sky", "background",
               role="background")  # fmt: skip
    top_face, thick = slabs.lid(easel.w, easel.h), 0.085 * easel.unit
    at, corner, half = top_face.at, top_face.corner, top_face.half
    glow = halo(corner[0], corner[1] + 0.3 * half, 0.8 * easel.unit, easel.air.glow, 0.3 if dark else 0.5)
    easel.glow(glow, "sky", "light behind", role="background")
    shade = g.moved(g.polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), 0.03 * easel.unit, thick + 0.02 * easel.unit)
    easel.fill(shade, tone(ground, -0.12), "sky", "shade", role="far", blur=0.012 * easel.unit)
    for a, b, shift in ((at(0, 1), at(1, 1), -0.02), (at(1, 1), at(1, 0), -0.12)):
        for share, hue in ((1.0, _SOIL), (0.3, mix(top, _SOIL, 0.25))):
            low = thick * share
            side = g.polygon([a, b, (b[0], b[1] + low), (a[0], a[1] + low)])
            easel.fill(side, tone(hue, shift), "sky", "slab", role="far")
    lid = g.polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)])
    easel.fill(lid, fade(tone(top, 0.03), tone(top, -0.03), corner[1], corner[1] + half), "ground", "near ground",
               role="ground", depth=0.2)  # fmt: skip
    _spots(easel, lid, top)
    if slab.isle is not None:
        _isle(easel, top_face.at, top, slab.isle)
    else:
        path = g.polygon([at(0.42, 0.5), at(0.58, 0.5), at(0.58, 1.0), at(0.42, 1.0)])
        easel.fill(path, mix(top, (232, 220, 196), 0.7), "ground", "path", role="ground", depth=0.2)
    names = _things(easel, slab).split()
    for i, (x, z) in enumerate(_SPOTS):
        name = names[i % len(names)]
        easel.prop(name, *at(x, z), _TALL.get(name, _LOW) * easel.unit, depth=0.3 - 0.1 * (x + z))


def _isle(easel: Easel, at: Callable[[float, float], g.Point], water: RGB, sand: RGB) -> None:
    """An island in the middle of the water: shallows, surf, wet sand and dry sand."""
    rim = [(0.5, 0.06), (0.78, 0.12), (0.95, 0.36), (0.92, 0.68), (0.74, 0.92), (0.44, 0.94), (0.14, 0.8), (0.06, 0.5),
           (0.2, 0.2)]  # fmt: skip
    for grow, hue, name in ((1.0, mix(water, (214, 244, 240), 0.45), "shallows"),
                            (0.9, (246, 252, 252), "surf"), (0.87, tone(sand, -0.1), "wet sand"),
                            (0.8, sand, "sand")):  # fmt: skip
        shore = g.smooth([at(0.5 + grow * (x - 0.5), 0.5 + grow * (z - 0.5)) for x, z in rim])
        easel.fill(shore, hue, "ground", name, role="ground", depth=0.2)


def _things(easel: Easel, slab: Slab) -> str:
    """What stands on it: where nobody does and the place is a town's, what is built there."""
    if easel.taken or not slab.deserted:
        return slab.things
    style = character(easel.brief.region)
    return style.model if style else slab.deserted


def _spots(easel: Easel, lid: Path, top: RGB) -> None:
    """Lighter and darker places on the ground."""
    _, y0, _, y1 = g.bounds(lid)
    for shift in (0.04, -0.04):
        spots = land.patches(easel.rng, easel.w, y0, y1, 9, 0.14 * easel.unit)
        easel.fill(g.intersection(spots, lid), tone(top, shift), "ground", "ground", role="ground", depth=0.2)

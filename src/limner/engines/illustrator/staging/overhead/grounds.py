"""The ground that one looks down on: boards, a table's top, grass, sand, paving, snow, ice, water."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Solid
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.from_above.pieces import base_sheet
from limner.engines.illustrator.staging.settings.setting import Draw, Setting
from limner.engines.illustrator.staging.troupe import Troupe

_WOOD: RGB = (186, 140, 96)
_SNOW: RGB = (232, 241, 248)
_ICE: RGB = (186, 220, 238)
_SEA: RGB = (58, 148, 186)
_BELOW = 0.1
"""How much earlier a shade is drawn than what throws it."""


def ground(place: Setting, *, frozen: bool) -> Draw:
    """How the ground of a place is drawn from above."""
    if frozen:
        return _ice
    if place.indoors or place.footing in ("floor", "top"):
        return _boards
    if place.footing in ("sea", "lake", "depths") or "wading" in place.traits:
        return _water
    if "towering" in place.traits or place.climate == "city":
        return lambda easel: _town(easel, place.slab.top or (196, 194, 198))
    return lambda easel: _soil(easel, place.slab.top)


def _boards(easel: Easel) -> None:
    """Floorboards, each a little other than the next."""
    wood = easel.brief.traits.floor or _WOOD
    base_sheet(easel, wood, "floor")
    rows = 9
    step = easel.h / rows
    for i in range(rows):
        shift = (0.03, -0.02, 0.0, 0.05, -0.035)[i % 5]
        easel.fill(easel.sheet(i * step, (i + 1) * step), tone(wood, shift), "ground", "floor", role="ground")
    seams = Path()
    for i in range(rows + 1):
        seams.addPath(easel.sheet(i * step - 0.0012 * easel.h, i * step + 0.0012 * easel.h))
        x = (0.17 + 0.37 * i) % 1.0 * easel.w
        for at in (x, (x + 0.55 * easel.w) % easel.w):
            seams.addPath(g.rect(at, i * step, 0.0022 * easel.w, step))
    easel.fill(seams, tone(wood, -0.14), "ground", "floor seams", role="ground")


def _paving(easel: Easel, colour: RGB) -> None:
    """Slabs of stone in a bond."""
    base_sheet(easel, colour, "pavement")
    joints, side = Path(), easel.unit / 6
    for row in range(int(easel.h / side) + 2):
        joints.addPath(easel.sheet(row * side, row * side + 0.003 * easel.unit))
        for column in range(int(easel.w / side) + 2):
            x = (column - 0.5 * (row % 2)) * side
            joints.addPath(g.rect(x, row * side, 0.003 * easel.unit, side))
    easel.fill(joints, tone(colour, -0.09), "ground", "joints", role="ground")


def _town(easel: Easel, colour: RGB) -> None:
    """Paving, and where somebody drives a road between two pavements."""
    _paving(easel, colour)
    if not easel.driving:
        return
    w, h, unit = easel.w, easel.h, easel.unit
    asphalt = mix(colour, (70, 72, 80), 0.8)
    easel.fill(g.rect(0.07 * w, -9, 0.86 * w, h + 18), tone(colour, -0.12), "ground", "kerb", role="ground")
    easel.fill(g.rect(0.085 * w, -9, 0.83 * w, h + 18), asphalt, "ground", "road", role="ground")
    dashes = g.joined(*(g.rect(0.494 * w, (0.02 + 0.14 * i) * h, 0.012 * w, 0.08 * h) for i in range(7)))
    edges = g.joined(*(g.rect(x * w, -9, 0.007 * unit, h + 18) for x in (0.11, 0.883)))
    easel.fill(g.joined(dashes, edges), (240, 236, 224), "ground", "road lines", role="ground")


def _soil(easel: Easel, colour: RGB | None) -> None:
    """Grass with tufts and flowers, or sand, snow and bare ground with soft patches."""
    snowy = easel.brief.season == "winter"
    top = _SNOW if snowy else colour or lay.greens(easel).middle
    base_sheet(easel, top, "near ground")
    for shift in (0.03, -0.03):
        spots = land.patches(easel.rng, easel.w, 0, easel.h, 14, 0.16 * easel.unit)
        easel.fill(spots, Solid(tone(top, shift), 0.6), "ground", "ground", role="ground", blur=0.02 * easel.unit)
    if snowy or colour is not None:
        grains = land.dots(easel.grain, (0, 0, easel.w, easel.h), 160, (0.001 * easel.unit, 0.003 * easel.unit))
        easel.fill(grains, tone(top, -0.08), "ground", "grains", role="ground")
        return
    spots3 = [
        (easel.grain.uniform(0, easel.w), easel.grain.uniform(0, easel.h), 0.022 * easel.unit) for _ in range(130)
    ]
    easel.fill(land.blades(easel.grain, spots3), tone(top, -0.06), "ground", "tufts", role="ground")
    for hue in ((250, 244, 226), (244, 208, 92)):
        flowers = land.dots(easel.grain, (0, 0, easel.w, easel.h), 26, (0.003 * easel.unit, 0.006 * easel.unit))
        easel.fill(flowers, hue, "ground", "flowers", role="prop")


def _ice(easel: Easel) -> None:
    """Ice with cracks that branch, scratches of skates, and drifts of snow along its edges."""
    base_sheet(easel, _ICE, "ice", "water")
    rng, w, h, unit = easel.grain, easel.w, easel.h, easel.unit
    cracks = Path()
    for _ in range(9):
        x, y = rng.uniform(0, w), rng.uniform(0, h)
        dx, dy = rng.uniform(-1, 1), rng.uniform(-1, 1)
        chain = []
        for k in range(7):
            chain.append((x, y, (0.004 - 0.0004 * k) * unit))
            x, y = x + (dx + rng.uniform(-0.6, 0.6)) * 0.07 * unit, y + (dy + rng.uniform(-0.6, 0.6)) * 0.07 * unit
        cracks.addPath(g.limb(chain))
    easel.fill(cracks, mix(_ICE, (255, 255, 255), 0.75), "ground", "cracks in the ice", role="water")
    for x, y in ((-0.02, 0.05), (1.02, 0.1), (0.0, 0.98), (1.0, 0.95), (0.5, 1.05), (0.45, -0.06)):
        drift = g.ellipse(x * w, y * h, 0.24 * unit, 0.13 * unit)
        easel.fill(drift, _SNOW, "ground", "snow", role="ground", blur=0.012 * unit)


def _water(easel: Easel) -> None:
    """Water with a net of light on it."""
    base_sheet(easel, _SEA, "water", "water")
    net = Path()
    for _ in range(70):
        x, y = easel.grain.uniform(0, easel.w), easel.grain.uniform(0, easel.h)
        r = easel.unit * easel.grain.uniform(0.03, 0.07)
        net.addPath(g.outline(g.ellipse(x, y, r, 0.6 * r, easel.grain.uniform(0, 180)), 0.0035 * easel.unit))
    easel.fill(net, Solid(mix(_SEA, (255, 255, 255), 0.55), 0.5), "ground", "ripples", role="water")


def shades(easel: Easel, troupe: Troupe) -> None:
    """What everybody throws on the ground, a little aside."""
    dx = (-1 if easel.air.light.side > 0 else 1) * 0.008 * easel.unit
    paint = Solid(easel.air.light.shadow, 0.36)
    for unit in troupe.units:
        ground = max((m.foot for m in unit.members if m.z <= 0), default=unit.lead.foot)
        for member in unit.members:
            outline = g.moved(member.outlined(member.figure.silhouette), dx, 0.01 * easel.unit)
            back = _BELOW - ground - 0.5 * member.z
            easel.fill(outline, paint, "hero", "shade", tinted=False, blur=0.004 * easel.unit, back=back)

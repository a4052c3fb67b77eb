"""Rows of houses and far roofs in the character of a town."""

from collections.abc import Sequence

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings import street_life
from limner.engines.illustrator.staging.settings.character import Character, character
from limner.engines.illustrator.staging.settings.townscapes.hung import HUNG, House
from limner.engines.illustrator.staging.settings.townscapes.landmarks import LANDMARKS
from limner.engines.illustrator.staging.settings.townscapes.roofs import ROOFS

_OVER = 1.25
"""How far what rises over the town stands over its highest house."""
_LIT: RGB = (255, 214, 130)
_SNOW: RGB = (244, 247, 255)
_MANY_FLOORS = ("slab", "rounded")


def town(easel: Easel) -> Character | None:
    """The character of the town that is named."""
    return character(easel.brief.region)


def skyline(easel: Easel, style: Character) -> None:
    """The town far off: roofs, and what rises over them and over the houses before, in the haze."""
    foot, tall = easel.horizon + 4, min(_OVER * style.tall * easel.h, 0.8 * easel.horizon)
    walls, roofs = Path(), Path()
    for i, (x, y, wide, high) in enumerate(
        land.skyline(easel.rng, easel.w, foot, 0.5 * tall, 0.55 * style.step * easel.unit)
    ):
        walls.addPath(g.rect(x, y, wide + 1, high + 6))
        roofs.addPath(ROOFS[style.roof](x, y, wide, i))
    _rising(easel, style, foot, tall)
    for path, hues, back in ((walls, style.walls, 0.0), (roofs, style.roof_hues, -0.01)):
        hue = mix(lay.palette(hues)[0], easel.air.haze, 0.55)
        paint = fade(hue, mix(hue, easel.air.haze, 0.45), foot - tall, foot)
        easel.fill(path, paint, "far", "townscape skyline", role="far", depth=0.8, back=0.5 + back)


def _rising(easel: Easel, style: Character, foot: float, tall: float) -> None:
    """What rises over the roofs, by turns from one side to the other."""
    number, roofs = max(2, round(3 * easel.w / easel.unit)), lay.palette(style.roof_hues)
    for i in range(number):
        kind = style.landmarks[(i + easel.variant) % len(style.landmarks)]
        x = easel.w * (i + easel.rng.uniform(0.25, 0.75)) / number
        high = tall * easel.rng.uniform(0.85, 1.15)
        if kind == "peak":
            hue, back = mix((122, 138, 168), easel.air.haze, 0.5), 0.9
        else:
            hue, back = mix(roofs[i % len(roofs)], easel.air.haze, 0.3), 0.6
        easel.fill(LANDMARKS[kind](x, foot, high), fade(hue, mix(hue, easel.air.haze, 0.3), foot - high, foot), "far",
                   f"{kind} townscape", role="far", depth=0.6, back=back)  # fmt: skip


def houses(easel: Easel, style: Character, base: float, *, size: float = 1.0, depth: float = 0.55) -> None:
    """A row of fronts on that line with their roofs, windows and what grows and hangs before them."""
    fronts = land.skyline(easel.rng, easel.w, base, size * style.tall * easel.h, size * style.step * easel.unit)
    glass: tuple[Path, Path] = (Path(), Path())
    trims, blinds = Path(), Path()
    for i, house in enumerate(fronts):
        _front(easel, style, house, i, depth)
        floor = min(0.11 * easel.h * size, 0.4 * house[3]) if style.shops else 0.3 * min(house[3], house[2])
        _windows(easel, style, (*house[:3], house[3] - floor), glass, trims, blinds)
        if style.shops:
            street_life.shop(easel, (house[0], base - floor, house[2], floor), i)
        else:
            _door(easel, style, house, i, depth)
    easel.fill(trims, mix((246, 236, 222), easel.air.haze, 0.3), "far", "trims townscape", role="far", depth=depth)
    if style.shutters:
        easel.fill(
            blinds,
            mix(lay.palette(style.shutters)[0], easel.air.haze, 0.15),
            "far",
            "shutters",
            role="far",
            depth=depth,
        )
    _glaze(easel, glass, depth)
    _plants(easel, style, base, size)
    HUNG[style.hung](easel, fronts)


def _front(easel: Easel, style: Character, house: House, number: int, depth: float) -> None:
    x, y, wide, tall = house
    walls, roofs = lay.palette(style.walls), lay.palette(style.roof_hues)
    wall = mix(walls[(number * 3 + easel.variant) % len(walls)], easel.air.haze, 0.1)
    roof: RGB = mix(roofs[(number + easel.variant) % len(roofs)], easel.air.haze, 0.1)
    if easel.brief.season == "winter" and "snow" in easel.brief.weather:
        roof = mix(roof, _SNOW, 0.85)
    if style.roof == "stepped":
        roof = tone(wall, -0.03)
    path = ROOFS[style.roof](x, y, wide, number)
    box = g.bounds(path)
    easel.fill(
        path,
        fade(tone(roof, 0.04), tone(roof, -0.05), box[1], box[3]),
        "far",
        "roof townscape",
        role="far",
        depth=depth,
    )
    paint = fade(tone(wall, 0.03), tone(wall, -0.05), y, y + tall)
    easel.fill(g.rect(x, y, wide + 1, tall), paint, "far", "house townscape", role="far", depth=depth)
    if style.roof == "temple" and number % 2 == 0:
        columns = g.joined(*(g.rect(x + wide * (0.04 + 0.2 * k), y, 0.1 * wide, tall) for k in range(5)))
        easel.fill(columns, tone(wall, 0.07), "far", "columns townscape", role="far", depth=depth, back=-0.2)


def _windows(easel: Easel, style: Character, house: House, glass: tuple[Path, Path], trims: Path, blinds: Path) -> None:
    """Windows in rows, some of them lit after dark, with casings and blinds."""
    x, y, wide, tall = house
    many = style.roof in _MANY_FLOORS
    columns = max(2, round(wide / ((0.032 if many else 0.05) * easel.unit)))
    rows = max(1, int(tall / ((0.045 if many else 0.085) * easel.unit)))
    cell, step, glow = wide / columns, tall / rows, 0.55 if easel.air.light.dark > 0.4 else 0.0
    for r in range(rows):
        for c in range(columns):
            left, top, w, h = x + cell * (c + 0.28), y + step * (r + 0.26), 0.44 * cell, 0.52 * step
            pane = _pane((left, top, w, h), rounded=style.rounded)
            glass[easel.rng.random() < glow].addPath(pane)
            if not many:
                trims.addPath(g.rect(left - 0.12 * w, top + h, 1.24 * w, 0.08 * h))
                blinds.addPath(
                    g.joined(g.rect(left - 0.36 * w, top, 0.3 * w, h), g.rect(left + 1.06 * w, top, 0.3 * w, h))
                )


def _pane(box: House, *, rounded: bool) -> Path:
    x, y, wide, tall = box
    if not rounded:
        return g.rect(x, y, wide, tall)
    spring = y + min(0.5 * wide, 0.5 * tall)
    return g.union(g.rect(x, spring, wide, y + tall - spring), g.ellipse(x + wide / 2, spring, wide / 2, spring - y))


def _glaze(easel: Easel, glass: Sequence[Path], depth: float) -> None:
    dark, lit = glass
    shade = mix((104, 132, 160), easel.air.light.shadow, 0.3 + 0.4 * easel.air.light.dark)
    easel.fill(dark, shade, "far", "windows", role="far", depth=depth)
    if not lit.isEmpty():
        easel.fill(lit, _LIT, "far", "lit windows", role="light", tinted=False)


def _door(easel: Easel, style: Character, house: House, number: int, depth: float) -> None:
    x, y, wide, tall = house
    w, h = min(0.3 * wide, 0.3 * tall), 0.26 * min(tall, wide)
    box = (x + wide * (0.3 + 0.2 * (number % 2)), y + tall - h, w, h)
    hue = lay.palette(style.shutters or style.roof_hues)[0]
    easel.fill(_pane(box, rounded=style.rounded), tone(hue, -0.08), "far", "door townscape", role="far", depth=depth)


def _plants(easel: Easel, style: Character, base: float, size: float) -> None:
    for i, name in enumerate(style.plants * 3):
        easel.prop(name, easel.w * (i + easel.rng.uniform(0.2, 0.8)) / 3, base + 0.012 * easel.h,
                   size * easel.unit * easel.rng.uniform(0.2, 0.28))  # fmt: skip

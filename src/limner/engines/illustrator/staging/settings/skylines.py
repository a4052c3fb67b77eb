"""Towers of a large town in planes: each with a top of its own, a side in the shade, and windows."""

from collections.abc import Callable
from dataclasses import dataclass, field

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, parse, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel

_WALLS: tuple[RGB, ...] = tuple(parse(f"#{code}") for code in ("7f97b4", "a9b3bf", "c2a894", "8fa3a4"))
_NIGHTLY: tuple[RGB, ...] = tuple(parse(f"#{code}") for code in ("34456f", "3f4f7a", "4a4668", "2f4666"))
_LAMPLIGHT: tuple[RGB, RGB] = ((255, 214, 136), (255, 238, 196))
_EVENING = 0.3
"""From this darkness on windows are lit."""
_FRONT = 0.62
"""The share of a tower's width that faces the light."""


@dataclass(slots=True)
class _Masses:
    """What towers are made of, by what is drawn alike."""

    walls: list[Path] = field(default_factory=lambda: [Path() for _ in _WALLS])
    shade: Path = field(default_factory=Path)
    panes: Path = field(default_factory=Path)
    lit: Path = field(default_factory=Path)
    masts: Path = field(default_factory=Path)


def plane(
    easel: Easel,
    base: float,
    tall: float,
    step: float,
    veil: float,
    name: str = "skyline",
    rise: Callable[[float], float] | None = None,
) -> Path:
    """Towers from edge to edge that stand on `base`, up to so tall and about `step` wide, in pixels; their outline.

    `veil` is the share of haze on them, 0 to 1: what is farther is drawn first. `rise` is the share of the height that
    they may have at each x.
    """
    made, rng, hand = _Masses(), easel.rng, 1 if easel.air.light.side > 0 else -1
    outline = Path()
    for i, (x, y, wide, high) in enumerate(land.skyline(rng, easel.w, base, tall, step)):
        if rise is not None:
            high *= rise(x + 0.5 * wide)
            y = base - high
        kind = (3 * i + easel.variant) % 5
        made.walls[(i + easel.variant // 3) % len(_WALLS)].addPath(_body(x, y, wide, high, kind, made.masts))
        edge = x + _FRONT * wide if hand < 0 else x
        made.shade.addPath(g.rect(edge, y, (1 - _FRONT) * wide, high))
        outline.addPath(g.rect(x, y, wide, high))
        _windows(easel, made, (x, y, wide, high), kind)
    _painted(easel, made, (base - tall, base), veil, name)
    return outline


def _body(x: float, y: float, wide: float, high: float, kind: int, masts: Path) -> Path:
    """One tower: flat, stepped, slanted, or with a mast or a crown."""
    body = g.rect(x, y, wide, high)
    if kind == 1:
        body.addPath(g.rect(x + 0.18 * wide, y - 0.3 * wide, 0.64 * wide, 0.32 * wide))
        body.addPath(g.rect(x + 0.34 * wide, y - 0.5 * wide, 0.32 * wide, 0.22 * wide))
    elif kind == 2:
        body.addPath(g.polygon([(x, y + 1), (x, y - 0.35 * wide), (x + wide, y + 1)]))
    elif kind == 3:
        body.addPath(g.polygon([(x + 0.2 * wide, y + 1), (x + 0.5 * wide, y - 0.7 * wide), (x + 0.8 * wide, y + 1)]))
        masts.addPath(g.rect(x + 0.48 * wide, y - 1.3 * wide, 0.04 * wide, 0.8 * wide))
    elif kind == 4:
        body.addPath(g.rect(x + 0.1 * wide, y - 0.08 * wide, 0.28 * wide, 0.1 * wide))
        masts.addPath(g.rect(x + 0.7 * wide, y - 0.5 * wide, 0.03 * wide, 0.52 * wide))
    return body


def _windows(easel: Easel, made: _Masses, box: tuple[float, float, float, float], kind: int) -> None:
    """Bands, strips or single panes, and after dark some panes that are lit."""
    (x, y, wide, high), rng = box, easel.rng
    dark = easel.air.light.dark > _EVENING
    cell = max(0.19 * wide, 0.011 * easel.unit)
    columns, rows = max(int(0.84 * wide / cell), 2), min(int(0.94 * high / cell), 26)
    left, pitch = x + 0.08 * wide, 0.84 * wide / columns
    if kind in (0, 3) and not dark:
        for r in range(rows):
            made.panes.addRect(g.box(left, y + (r + 0.45) * cell, 0.84 * wide, 0.42 * cell))
    elif kind == 2 and not dark:
        for c in range(columns):
            made.panes.addRect(g.box(left + (c + 0.25) * pitch, y + 0.5 * cell, 0.5 * pitch, 0.94 * high - cell))
    else:
        for r in range(rows):
            for c in range(columns):
                if rng.random() < 0.32:
                    pane = g.box(left + (c + 0.2) * pitch, y + (r + 0.45) * cell, 0.6 * pitch, 0.5 * cell)
                    (made.lit if dark and rng.random() < 0.7 else made.panes).addRect(pane)


def _painted(easel: Easel, made: _Masses, reach: tuple[float, float], veil: float, name: str) -> None:
    air, (top, base) = easel.air, reach
    depth, haze = 0.3 + 0.6 * veil, mix(air.haze, air.sky[-1], 0.4)
    for day, night, body in zip(_WALLS, _NIGHTLY, made.walls, strict=True):
        wall = mix(mix(day, night, min(1.15 * air.light.dark, 1.0)), haze, veil)
        stops = (Stop(0, tone(wall, 0.035)), Stop(0.55, wall), Stop(1, mix(wall, haze, 0.5)))
        easel.fill(body, Linear((0, top), (0, base), stops), "far", name, role="far", depth=depth, back=veil)
    deep = mix(air.light.shadow, air.sky[0], 0.3)
    dim = 0.26 * (1 - 0.7 * veil)
    shade = Linear((0, top), (0, base), (Stop(0, deep, dim), Stop(1, deep, 0.3 * dim)))
    easel.fill(made.shade, shade, "far", "shaded sides", role="far", tinted=False, back=veil - 0.01)
    glass = mix(mix((88, 118, 152), air.sky[0], 0.3), haze, veil)
    sheen = Linear((0, top), (0, base), (Stop(0, tone(glass, 0.05), 0.62), Stop(1, glass, 0.2)))
    easel.fill(made.panes, sheen, "far", "windows", role="far", depth=depth, back=veil - 0.02)
    easel.fill(made.masts, mix(mix((96, 108, 132), deep, 0.4), haze, veil), "far", "masts", role="far", depth=depth,
               back=veil + 0.01)  # fmt: skip
    if not made.lit.isEmpty():
        warm = mix(_LAMPLIGHT[easel.variant % 2], haze, 0.6 * veil)
        easel.fill(made.lit, warm, "far", "lit windows", role="light", tinted=False, back=veil - 0.03)

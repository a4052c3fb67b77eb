"""Grounds that are no place: a studio's sweep, a gradient, lights out of focus, a wall or a slab of some material."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, lab, mix, parse, tone
from limner.drawing.display import Linear, Paint, Solid, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.scene import Layer
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade, halo

_WHITE: RGB = (255, 255, 255)
_BRICK, _WOOD, _CONCRETE, _MARBLE = (parse(code) for code in ("#b4614a", "#b98255", "#b3b4b2", "#eceae6"))
_SOFT = (("#dfe6ea",), ("#e9e0d4",), ("#dde3d8",), ("#e6dde4",))
"""Grounds for a prompt that names no colour."""


@dataclass(frozen=True, slots=True)
class Backdrop:
    """What to draw, in which colours; without colours in those of its material."""

    kind: str
    colours: tuple[RGB, ...]

    def draw(self, easel: Easel) -> None:
        """The whole canvas, with a floor from the horizon down where the kind has one."""
        _KINDS[self.kind](easel, self.colours or _own(self.kind, easel.variant))

    def lay(self, easel: Easel) -> None:
        """A slab of stone from the horizon down. Raises KeyError for what is no stone."""
        STONES[self.kind](easel, self.colours or _own(self.kind, easel.variant), easel.horizon)


def kind_of(reading: Reading) -> str:
    """The kind that the words name; the studio's sweep where they name none."""
    return reading.backdrop or "studio"


def _own(kind: str, variant: int) -> tuple[RGB, ...]:
    own = {"brick": _BRICK, "wood": _WOOD, "concrete": _CONCRETE, "marble": _MARBLE}.get(kind)
    return (own,) if own else tuple(parse(code) for code in _SOFT[variant % len(_SOFT)])


def _lay(easel: Easel, path: Path, paint: Paint | RGB, name: str, top: float, blur: float = 0.0) -> None:
    """A part of a wall, or of what lies from `top` down where that is below the upper edge."""
    layer: Layer = "ground" if top else "sky"
    area = g.intersection(path, easel.sheet(top)) if top else path
    easel.fill(area, paint, layer, name, role="background", blur=blur)


def _studio(easel: Easel, colours: Sequence[RGB]) -> None:
    """Paper that sweeps from the wall into the floor: the colour itself, lit from one side, a soft line of shade."""
    colour = colours[0]
    floor = colours[1] if len(colours) > 1 else tone(colour, -0.015)
    base, h, unit = easel.horizon / easel.h, easel.h, easel.unit
    wall = (0.0, tone(colour, -0.025)), (0.55 * base, colour), (base - 0.02, tone(colour, -0.005))
    ground = (min(base + 0.05, 0.97), tone(floor, -0.045)), (min(base + 0.16, 0.98), floor), (1.0, tone(floor, -0.03))
    stops = tuple(Stop(at, shade) for at, shade in (*wall, *ground))
    paper = Linear((0, 0), (0, h), stops)
    easel.fill(easel.sheet(), paper, "sky", "backdrop", role="background", tinted=False)
    lift = mix(colour, _WHITE, 0.6 if lab(colour)[0] > 0.5 else 0.25)
    spot = halo(easel.w * (0.5 + 0.22 * easel.brief.side), 0.55 * easel.horizon, 0.75 * unit, lift, 0.5, (1.3, 0.9))
    easel.fill(easel.sheet(0, easel.horizon + 0.02 * h), spot, "sky", "light", role="background", tinted=False)
    pool = halo(easel.w * 0.5, easel.horizon + 0.6 * (h - easel.horizon), 0.7 * unit, lift, 0.32, (1.3, 0.32))
    easel.fill(easel.sheet(easel.horizon), pool, "ground", "pool of light", role="background", tinted=False)


def _gradient(easel: Easel, colours: Sequence[RGB]) -> None:
    """From the first colour to the last, slanted with the light."""
    chosen = colours if len(colours) > 1 else (tone(colours[0], 0.1), colours[0], tone(colours[0], -0.16))
    lean = 0.35 * easel.w * (1 if easel.brief.side > 0 else -1)
    last = len(chosen) - 1
    stops = tuple(Stop(i / last, colour) for i, colour in enumerate(chosen))
    paint = Linear((easel.w / 2 + lean, 0), (easel.w / 2 - lean, easel.h), stops)
    easel.fill(easel.sheet(), paint, "sky", "gradient", role="background", tinted=False)


def _bokeh(easel: Easel, colours: Sequence[RGB]) -> None:
    """Round lights out of focus over a deep ground."""
    deep = mix(colours[0], (24, 22, 46), 0.72)
    easel.fill(easel.sheet(), fade(deep, mix(deep, colours[0], 0.3), 0, easel.h), "sky", "dark", role="background")
    rng, unit = easel.rng, easel.unit
    hues = (*colours, (255, 214, 150), (255, 176, 150), (250, 240, 226))
    for k, hue in enumerate((*hues, *hues)):
        discs, size = Path(), (0.05, 0.03)[k % 2]
        for _ in range(7):
            x, y = rng.uniform(0, easel.w), easel.h * rng.random()
            discs.addCircle(x, y, unit * size * rng.uniform(0.5, 1.4))
        easel.fill(
            discs, Solid(hue, 0.3), "far", "lights", role="light", tinted=False, blur=unit * 0.004, blend="screen"
        )


def _marble(easel: Easel, colours: Sequence[RGB], top: float = 0.0) -> None:
    """A polished slab: clouds of grey and fine veins that run one way."""
    base, unit = colours[0], easel.unit
    _lay(easel, easel.sheet(top), fade(tone(base, 0.02), tone(base, -0.03), top, easel.h), "marble", top)
    grey = tone(base, -0.17 if lab(base)[0] > 0.5 else 0.17)
    for width, number, alpha in ((0.06, 5, 0.22), (0.012, 8, 0.35), (0.003, 16, 0.6)):
        veins = g.joined(*(g.outline(_vein(easel), width * unit) for _ in range(number)))
        _lay(easel, veins, Solid(grey, alpha), "veins", top, blur=0.5 * width * unit)
    sheen = halo(easel.w * (0.5 + 0.3 * easel.brief.side), top + 0.3 * (easel.h - top), unit * 0.6, _WHITE, 0.35)
    _lay(easel, easel.sheet(top), sheen, "sheen", top)
    if not top:
        _floored(easel, tone(base, -0.06))


def _vein(easel: Easel) -> Path:
    """A wandering line from one side of the canvas toward the other."""
    rng, w, h = easel.rng, easel.w, easel.h
    x, y = rng.uniform(-0.3, 0.9) * w, -0.05 * h
    points = [(x, y)]
    while y < 1.05 * h and len(points) < 14:
        step = rng.uniform(0.08, 0.2)
        x, y = x + w * step * rng.uniform(-0.3, 1.1), y + h * step
        points.append((x, y))
    return g.smooth(points, closed=False)


def _brick(easel: Easel, colours: Sequence[RGB]) -> None:
    """A wall of bricks in running bond, a few of another tone."""
    base, unit, rng = colours[0], easel.unit, easel.rng
    joint = mix(base, (214, 204, 192), 0.55)
    easel.fill(easel.sheet(), fade(joint, tone(joint, -0.05), 0, easel.h), "sky", "mortar", role="background")
    wide, tall, gap = 0.17 * unit, 0.062 * unit, 0.008 * unit
    shades = {offset: Path() for offset in (0.0, 0.035, -0.04, -0.08)}
    for r in range(int(easel.h / tall) + 2):
        for c in range(-1, int(easel.w / wide) + 2):
            x, y = (c + 0.5 * (r % 2)) * wide, r * tall
            brick = g.box(x + gap / 2, y + gap / 2, wide - gap, tall - gap)
            shades[rng.choice((0.0, 0.0, 0.0, 0.035, 0.035, -0.04, -0.04, -0.08))].addRoundRect(brick, gap / 2, gap / 2)
    for offset, path in shades.items():
        easel.fill(path, tone(base, offset), "sky", "bricks", role="background")
    _floored(easel, mix(joint, (150, 148, 150), 0.6))


def _wood(easel: Easel, colours: Sequence[RGB]) -> None:
    """Boards that run across, each of its own tone, with grain."""
    base, unit, rng = colours[0], easel.unit, easel.rng
    tall, y = 0.16 * unit, 0.0
    seams, grain = Path(), Path()
    while y < easel.h:
        board = tone(base, rng.uniform(-0.045, 0.035))
        easel.fill(g.rect(-2, y, easel.w + 4, tall + 1), board, "sky", "board", role="background")
        seams.addRect(g.box(-2, y, easel.w + 4, 0.006 * unit))
        for _ in range(9):
            long, at = unit * rng.uniform(0.15, 0.5), y + tall * rng.uniform(0.12, 0.92)
            grain.addPath(land.wisp(rng.uniform(0, easel.w), at, long, unit * rng.uniform(0.001, 0.003)))
        y += tall
    easel.fill(grain, Solid(tone(base, -0.13), 0.6), "sky", "grain", role="background")
    easel.fill(seams, tone(base, -0.2), "sky", "seams", role="background")
    _floored(easel, tone(base, -0.12))


def _concrete(easel: Easel, colours: Sequence[RGB], top: float = 0.0) -> None:
    """A cast wall or slab: soft patches and pores."""
    base, unit, rng = colours[0], easel.unit, easel.rng
    _lay(easel, easel.sheet(top), fade(tone(base, 0.03), tone(base, -0.04), top, easel.h), "concrete", top)
    for offset in (0.03, -0.03, 0.02, -0.02):
        patch = g.ellipse(rng.uniform(0, easel.w), rng.uniform(top, easel.h), unit * 0.34, unit * 0.22)
        _lay(easel, patch, Solid(tone(base, offset), 0.8), "patch", top, blur=0.09 * unit)
    number = round(150 * easel.w * (easel.h - top) / unit**2)
    pores = land.dots(rng, (0.0, top, easel.w, easel.h), number, (unit * 0.0008, unit * 0.003))
    _lay(easel, pores, Solid(tone(base, -0.13), 0.55), "pores", top)
    if not top:
        _floored(easel, tone(base, -0.08))


def _floored(easel: Easel, floor: RGB) -> None:
    """The light of one side over a wall, and a plain floor before it."""
    base, h = easel.horizon, easel.h
    right = easel.brief.side > 0
    stops = tuple(Stop(at, (24, 20, 40), alpha) for at, alpha in ((0.0, 0.0), (0.45, 0.02), (1.0, 0.2)))
    paint = Linear((easel.w if right else 0, 0), (0 if right else easel.w, 0.6 * easel.h), stops)
    easel.fill(easel.sheet(), paint, "sky", "shade", role="background", tinted=False)
    slab = fade(tone(floor, -0.05), tone(floor, 0.02), base, h)
    easel.fill(easel.sheet(base), slab, "ground", "floor", role="ground")
    dark: RGB = (24, 20, 40)
    foot = fade(dark, dark, base, base + 0.08 * h, (0.3, 0.0))
    easel.fill(easel.sheet(base), foot, "ground", "foot of the wall", role="ground", tinted=False)
    sheen = halo(0.5 * easel.w, base + 0.6 * (h - base), 0.6 * easel.unit, _WHITE, 0.22, (1.4, 0.3))
    easel.fill(easel.sheet(base), sheen, "ground", "sheen", role="ground", tinted=False)


_KINDS: dict[str, Callable[[Easel, Sequence[RGB]], None]] = {
    "studio": _studio,
    "gradient": _gradient,
    "bokeh": _bokeh,
    "marble": _marble,
    "brick": _brick,
    "wood": _wood,
    "concrete": _concrete,
}
STONES: dict[str, Callable[[Easel, Sequence[RGB], float], None]] = {"marble": _marble, "concrete": _concrete}
"""The kinds that can be a table's top."""

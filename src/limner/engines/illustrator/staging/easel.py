"""Where a setting draws: canvas measures, colours of the hour, and nodes kept in painter's order."""

import math
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, lab, mix, parse, rgb
from limner.drawing.display import Linear, Paint, Radial, Solid, Stop
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.figure import Figure
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.scene import ColourRole, Layer, Node, Placed, Shape
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.colouring import dressed
from limner.engines.illustrator.staging.hours import Air

_ORDINARY = frozenset({"standing", "tall", "wide", "young", "group", "berries", "flowering", "mossy"})
"""Shapes of props that the seed may choose among."""

_LITTER, _LOOSE = 0.1, 0.02
"""Shares of the height: what is lower than the first, in no closer line than the second, lies about in unlike sizes."""

_MEASURED = 0.5
"""Metres; nobody minds the size of what is lower."""
_DWARFING, _DWARFED, _GROWN = 1.7, 2.0, 1.5
"""How many times too large and too small beside the chief subject what the place adds may be, and how much it is
enlarged before it is moved away."""
_AT_HORIZON = 0.012
"""How far below the horizon what is farthest off stands, as a share of the height."""

ORDER: dict[Layer, int] = {
    "sky": 0, "far": 1, "ground": 2, "middle": 3, "hero": 4, "near": 5, "frame": 6, "air": 7,
}  # fmt: skip


def fade(top: RGB, bottom: RGB, y0: float, y1: float, alpha: tuple[float, float] = (1.0, 1.0)) -> Linear:
    """A vertical gradient between two heights."""
    return Linear((0, y0), (0, y1), (Stop(0, top, alpha[0]), Stop(1, bottom, alpha[1])))


def unit_of(width: float, height: float) -> float:
    """The length that goes with a canvas of those sides, in pixels: between its shorter side and their mean."""
    return min(math.sqrt(width * height), 1.2 * min(width, height))


def halo(x: float, y: float, radius: float, rgb: RGB, alpha: float, stretch: tuple[float, float] = (1, 1)) -> Radial:
    """A glow that dies out softly."""
    stops = (Stop(0, rgb, alpha), Stop(0.35, rgb, alpha * 0.45), Stop(0.7, rgb, alpha * 0.1), Stop(1, rgb, 0))
    return Radial((x, y), radius, stops, stretch)


class Easel:
    """The canvas while a scene is being staged.

    `horizon` is in pixels. `unit` is a length that goes with the canvas whatever its ratio. `amount` scales how
    many props there are. `taken` are the boxes of the subjects: props keep out of them; `heads` are the parts that
    nothing may touch even from far behind. `turf` is the colour of the grass
    there, where any grows. `measure` are the pixels of a metre of the chief subject on open land, and the height of its
    foot: what the place adds goes by it. `hooks` are where the lines of those who hang are tied. `afloat` says
    that all subjects are on water, `grounded` that somebody stands where the place has no ground, `own_light` that
    the sun or moon is among them, `driving` that a vehicle is, `dry` that no moss grows there,
    `knoll` that they are on a hill. `way`
    is the road or path that the words ask for, until
    the place has shown it; `lane` is the height at which wheels stand on the ground.
    `rng` is chance, `grain` that of what only a large canvas shows, so that it moves nothing else.
    """

    def __init__(self, brief: Brief, air: Air, horizon: float, rng: Random) -> None:
        self.w, self.h = float(brief.width), float(brief.height)
        self.unit = unit_of(self.w, self.h)
        self.brief, self.air, self.rng = brief, air, rng
        self.grain = Random(brief.variant)
        self.horizon = horizon * self.h
        self.amount = brief.traits.props
        self.variant = brief.variant
        self.taken: list[Box] = []
        self.heads: list[Box] = []
        self.hooks: list[Point] = []
        self.turf: RGB | None = None
        self.views: list[Box] = []
        self.measure: tuple[float, float] | None = None
        self.afloat = self.grounded = self.own_light = self.dry = self.knoll = False
        self.driving = self.walled = True
        self.way = ""
        self.lane: float | None = None
        self._nodes: list[tuple[int, float, int, Node]] = []

    @property
    def fine(self) -> bool:
        """Whether the canvas is large enough for seams, grain and bands, which a small one would show as specks."""
        return self.brief.traits.detail > 1

    def add(self, node: Node, back: float = 0.0) -> None:
        """Add a node; within its layer, larger `back` is drawn earlier."""
        self._nodes.append((ORDER[node.layer], -back, len(self._nodes), node))

    def swap(self, old: Node, new: Node) -> None:
        """Put a node in the place of another one that is there."""
        self._nodes = [(*entry[:3], new) if entry[3] is old else entry for entry in self._nodes]

    def clear_sky(self) -> None:
        """Take away the sky and its lights, so that the ground below them shows."""
        self._nodes = [entry for entry in self._nodes if not _is_sky(entry[3])]

    def clear_near(self) -> None:
        """Take away what the place has before everybody, so that something else can be there."""
        self._nodes = [entry for entry in self._nodes if entry[3].layer != "near"]

    def soften(self, blur: float) -> None:
        """Put all scenery that is there out of focus; what stands in it, and what is before all else, goes."""
        kept = [entry for entry in self._nodes if isinstance(entry[3], Shape) and entry[3].layer in _BEYOND]
        self._nodes = [(*entry[:3], _blurred(entry[3], blur)) for entry in kept]

    def nodes(self) -> tuple[Node, ...]:
        """Everything in painter's order."""
        return tuple(entry[3] for entry in sorted(self._nodes, key=lambda entry: entry[:3]))

    def fill(
        self,
        path: Path,
        paint: Paint | RGB | str,
        layer: Layer,
        name: str,
        *,
        role: ColourRole = "prop",
        depth: float = 0.0,
        tinted: bool = True,
        blur: float = 0.0,
        width: float = 0.0,
        blend: str = "normal",
        raster_only: bool = False,
        back: float = 0.0,
    ) -> None:
        """Add scenery; a colour stands for a solid paint, `#rrggbb` for a colour."""
        if isinstance(paint, str):
            paint = parse(paint)
        if isinstance(paint, tuple):
            paint = Solid(paint)
        shape = Shape(path, paint, layer, depth, name, role, tinted, False, blur, blend, raster_only, width)
        self.add(shape, back)

    def glow(self, light: Radial, layer: Layer, name: str, *, role: ColourRole = "light", back: float = 0.0) -> None:
        """Add a light that dies out at its radius, only as far as that: a whole sheet costs 10 ms a megapixel."""
        (x, y), (wide, high) = light.centre, light.stretch
        ends = g.ellipse(x, y, light.radius * wide, light.radius * high)
        self.fill(ends, light, layer, name, role=role, tinted=False, back=back)

    def sheet(self, top: float = 0.0, bottom: float | None = None) -> Path:
        """A rectangle over the whole width."""
        end = self.h if bottom is None else bottom
        return g.rect(-2, top, self.w + 4, end - top)

    def depth_at(self, y: float) -> float:
        """0 at the lower edge, 1 at the horizon."""
        span = max(self.h * 0.97 - self.horizon, 1.0)
        return min(max((self.h * 0.97 - y) / span, 0.0), 1.0)

    def shown(self, *words: str) -> bool:
        """Whether none of the words is banned."""
        return not self.brief.banned & set(words)

    def prop(
        self,
        symbol_id: str,
        x: float,
        y: float,
        height: float,
        *,
        layer: Layer = "middle",
        depth: float | None = None,
        colours: Sequence[RGB] = (),
        pose: str = "",
        flip: bool | None = None,
        tilt: float = 0.0,
        shadow: bool = True,
        force: bool = False,
        back: float | None = None,
    ) -> bool:
        """Stand a prop at (x, y) unless it would run into a subject or is banned; says whether it stands."""
        symbol = find(symbol_id)
        if symbol is None or not self.shown(symbol_id, *symbol.words, *symbol.kinds):
            return False
        pose = pose or self._pose(symbol)
        figure = symbol.figure(pose)
        if layer == "middle" and not force:
            y, height = self._measured(symbol, figure.height / symbol.figure().height, y, height)
        deep = self.depth_at(y) if depth is None else depth
        if not (force or self._is_free(_stood(figure, x, y, height), symbol, deep)):
            return False
        turned = self.rng.random() < 0.5 if flip is None else flip
        turned = turned and "lettered" not in symbol.traits
        self.add(
            Placed(
                symbol.id, x, y, height, layer, pose, deep, turned, tilt, dressed(symbol, colours),
                shadow=shadow and deep < 0.85, title=symbol.words[0], detail=1 if deep < 0.6 else 0,
            ),
            back=deep if back is None else back,
        )  # fmt: skip
        return True

    def _is_free(self, box: Box, symbol: Symbol, depth: float) -> bool:
        """Whether it would hide nothing of the views there, and run into no subject."""
        lone = "tree" not in (*symbol.kinds, symbol.id)
        hides = any(box.overlaps(view) for view in self.views)
        return not hides and not any(self._crowds(box, hero, depth, lone=lone) for hero in self.taken)

    def _measured(self, symbol: Symbol, pose: float, y: float, height: float) -> tuple[float, float]:
        """Foot and height of what stands on land so that both go with the chief subject's: what would be dwarfed by
        that stands farther off, and what would dwarf it is smaller.
        """
        if self.measure is None or symbol.place != "ground" or symbol.height_m < _MEASURED:
            return y, height
        metre, foot = self.measure
        near = max((y - self.horizon) / max(foot - self.horizon, 1.0), 0.02)
        true = symbol.height_m * pose * metre * near
        if height > _DWARFING * true:
            return y, _DWARFING * true
        if height * _DWARFED < true:
            height *= min(_GROWN, true / (_DWARFED * height))
            off = max((foot - self.horizon) * near * min(height * _DWARFED / true, 1.0), _AT_HORIZON * self.h)
            return min(y, self.horizon + off), height
        return y, height

    def _pose(self, symbol: Symbol) -> str:
        """One of the symbol's shapes: the season's where it has one, else any of the ordinary ones."""
        if self.brief.season == "winter" and "snowy" in symbol.poses:
            return "snowy"
        if self.brief.season == "winter" and "bare" in symbol.poses:
            return "bare"
        usual = [p for p in symbol.poses if p in _ORDINARY and not (self.dry and p == "mossy")]
        return self.rng.choice(usual or symbol.poses[:1])

    def _crowds(self, box: Box, hero: Box, depth: float, *, lone: bool) -> bool:
        """Nothing near may share a subject's box; what is behind keeps off its head, and but for trees off its back."""
        core = box.grown(-0.12 * box.width)
        if depth > max(self.depth_at(hero.bottom) + 0.14, 0.22):
            behind = lone and hero.left < box.centre[0] < hero.right and box.bottom > hero.top - 0.07 * self.h
            return behind or any(core.overlaps(head.grown(0.03 * self.unit)) for head in self.heads)
        return core.overlaps(hero.grown(0.02 * self.unit))

    def row(
        self,
        symbol_ids: Sequence[str],
        count: int,
        y: float,
        height: float,
        *,
        spread: tuple[float, float] = (-0.02, 1.02),
        colours: Sequence[RGB] = (),
        layer: Layer = "middle",
        vary: float = 0.25,
        drop: float = 0.02,
        shadow: bool = True,
    ) -> None:
        """Scatter props along a line: even enough to leave no hole, uneven enough not to be a fence."""
        number = round(count * self.amount) if count > 1 else int(self.amount > 0.3) * count
        if height < _LITTER * self.h and drop >= _LOOSE:
            vary, drop = max(vary, 0.45), 2 * drop
        for i in range(number):
            share = (i + self.rng.uniform(0.12, 0.88)) / number
            x = self.w * (spread[0] + (spread[1] - spread[0]) * share)
            size = height * self.rng.uniform(1 - vary, 1 + vary)
            base = min(y + self.h * self.rng.uniform(-drop, drop), 0.985 * self.h)
            hue = (self.rng.choice(colours),) if colours else ()
            self.prop(self.rng.choice(symbol_ids), x, base, size, layer=layer, colours=hue, shadow=shadow)

    def frame_colour(self, near: RGB, share: float = 0.5) -> RGB:
        """The dark of foreground framing: the near ground's colour deep in shadow, darker than all it stands before."""
        deep = lab(mix(near, self.air.light.shadow, share))
        lightness = 0.30 - 0.13 * self.air.light.dark
        return rgb((min(deep[0], lightness), deep[1] * 0.8, deep[2] * 0.8))


def _stood(figure: Figure, x: float, y: float, height: float) -> Box:
    """The box of a figure of that height whose origin is at (x, y)."""
    scale = height / figure.height
    left, top, right, bottom = figure.bounds
    return Box(x + left * scale, y + top * scale, x + right * scale, y + bottom * scale)


_BEYOND = frozenset({"sky", "far", "ground"})
"""The layers that are beyond those who stand in the picture."""


def _blurred(node: Node, blur: float) -> Node:
    sharp = not isinstance(node, Shape) or node.layer == "sky" or node.name == "near ground"
    return node if sharp or not isinstance(node, Shape) else replace(node, blur=max(node.blur, blur))


def _is_sky(node: Node) -> bool:
    return isinstance(node, Shape) and node.layer == "sky" and node.name != "background"

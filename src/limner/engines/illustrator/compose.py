"""A scene turned into display items: the only place where nodes become drawing."""

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Display, Fill, Group, Item, Matrix, Solid
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.atlas.names import own
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.lettering import letter
from limner.engines.illustrator.light import shadow
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.light.hue import lit
from limner.engines.illustrator.light.shadow import Spot
from limner.engines.illustrator.looks.look import FULL, Look
from limner.engines.illustrator.looks.paints import colour_at
from limner.engines.illustrator.scene import Node, Placed, Scene, Shape

_SMALL, _LARGE = 56.0, 340.0
"""Heights in pixels below which a symbol is drawn without its finer parts, and from which with all of them."""
_RIM, _BACKLIT_RIM = 0.003, 0.0045
"""The width of a rim over the canvas's shorter side, and where the light stands behind."""
_LYING = 45.0
"""Degrees from which on a thing lies on its side."""
_THICKEST_RIM = 0.0115
"""The width of a rim over the symbol's height, at most."""


def compose(scene: Scene, look: Look = FULL, regrade: Callable[[Display], Display] | None = None) -> Display:
    """The whole scene drawn in a look, one group a layer, in painter's order.

    `regrade` changes what is drawn before the look sets the whole of it in its material.
    """
    composer = _Composer(scene, look)
    items = tuple(
        Group(tuple(composer.items([i for i, _ in run])), name=layer)
        for layer, run in groupby(enumerate(scene.nodes), key=lambda pair: pair[1].layer)
    )
    ground = scene.background or look.ground(scene)
    display = Display(scene.width, scene.height, ground, items, scene.title)
    return look.whole(display if regrade is None else regrade(display), scene)


class _Composer:
    """Draws the nodes of one scene; what it builds of symbols is cached across scenes."""

    def __init__(self, scene: Scene, look: Look) -> None:
        self._scene, self._light, self._look = scene, scene.light, look
        self._size = min(scene.width, scene.height)
        self._atlas = load()

    def items(self, run: Sequence[int]) -> Iterator[Item]:
        """The items of these nodes."""
        for i in run:
            yield from self._node(i, self._scene.nodes[i])

    def _node(self, index: int, node: Node) -> Iterator[Item]:
        if isinstance(node, Shape):
            yield from self._shape(node)
        elif isinstance(node, Placed):
            yield from self._placed(index, node)
        else:
            yield from letter(node, self._scene.width, self._scene.height)

    def _shape(self, shape: Shape) -> Iterator[Item]:
        """A ground whose colour was asked for is that colour in every look, and so is what words stand on."""
        background = self._scene.background
        if background is not None and shape.colour_role == "background" and shape.paint == Solid(background):
            yield Group((Fill(shape.path, shape.paint),), shape.name)
        elif shape.colour_role == "panel":
            yield from self._look.panel(shape, self._light, self._size)
        else:
            yield from self._look.shape(shape, self._light, self._size)

    def _placed(self, index: int, placed: Placed) -> Iterator[Item]:
        symbol = self._atlas[placed.symbol]
        scale = placed.height / symbol.figure(placed.pose).height
        if self._look.casts_shadows and placed.shadow and symbol.place != "sky" and placed.half != "front":
            yield from self._look.shadow(self._shadows(index, placed, symbol, scale))
        dress = self._dress(placed, scale)
        items = self._look.figure(symbol, placed.pose, dress, scale)
        if not items:
            return
        title = placed.title if placed.half != "front" else ""
        drawn = Group(items, own(placed.symbol), title, (symbol.id, placed.pose, dress), _matrix(placed, scale))
        yield drawn if placed.clip is None else Group((drawn,), clip=placed.clip)

    def _dress(self, placed: Placed, scale: float) -> Dress:
        side = round(self._light.side * 4) / 4 * (-1 if placed.flip else 1)
        share = _BACKLIT_RIM if self._light.behind else _RIM
        width = max(min(share * self._size, _THICKEST_RIM * placed.height), 1.0) if placed.rim else 0.0
        return Dress(
            light=self._light,
            side=side,
            colours=tuple(sorted(placed.colours.items())),
            depth=round(placed.depth * 8) / 8,
            detail=self._detail(placed),
            rim=float(f"{width / scale:.2g}"),
            pattern=placed.pattern,
            material=placed.material,
            half=placed.half,
        )

    def _detail(self, placed: Placed) -> int:
        seen = 0 if placed.height < _SMALL else 1 if placed.height < _LARGE else 2
        return min(max(seen + placed.detail + self._scene.detail - 2, 0), 2)

    def _shadows(self, index: int, placed: Placed, symbol: Symbol, scale: float) -> Iterator[Item]:
        ground = placed.y if placed.shadow_y is None else placed.shadow_y
        colour = self._shade_at(index, placed.x, ground)
        strength = self._light.shadow_strength * (1 - 0.6 * placed.depth)
        hand = -1 if placed.flip else 1
        if placed.shadow_y is None and (placed.lies or abs(placed.tilt) > _LYING):
            length = scale * max(symbol.figure(placed.pose).width, symbol.figure(placed.pose).height)
            matrix = _matrix(placed, scale)
            yield shadow.lain(symbol, placed.pose, matrix, length, self._light, colour, strength)
            return
        if placed.shadow_y is None:
            spot = Spot(placed.x, ground, scale, hand, placed.height)
            yield from shadow.standing(symbol, placed.pose, spot, self._light, colour, strength)
            return
        left, _, right, _ = symbol.figure(placed.pose).bounds
        drift = self._light.side * self._light.shadow_length * 0.15 * (ground - placed.y)
        middle = placed.x + hand * (left + right) / 2 * scale - drift
        yield shadow.contact(middle, ground, (right - left) * scale * 0.45, colour, strength * 0.8)

    def _shade_at(self, index: int, x: float, y: float) -> RGB:
        """The colour of shade on what lies at that point: between the light's and a deep tone of the ground's own."""
        for node in reversed(self._scene.nodes[:index]):
            if isinstance(node, Shape) and not node.width and node.path.contains(x, y):
                rgb = colour_at(node.paint, (x, y))
                if rgb is not None:
                    ground = lit(rgb, self._light, node.depth) if node.tinted else rgb
                    return mix(self._light.shadow, tone(ground, -0.3), 0.45)
        return self._light.shadow


def _matrix(placed: Placed, scale: float) -> Matrix:
    turn = math.radians(placed.tilt)
    c, s = math.cos(turn) * scale, math.sin(turn) * scale
    hand = -1 if placed.flip else 1
    return c * hand, s * hand, -s, c, placed.x, placed.y

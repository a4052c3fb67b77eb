"""Linocut: one dark ink, everything light cut out of it with a gouge that follows the form."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import cv2
import numpy as np

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, lab, parse
from limner.drawing.contour import thickness
from limner.drawing.display import Display, Fill, Group, Item, Linear, Paint, Solid, Stroke
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.light.form import form
from limner.engines.illustrator.looks.flat import Piece, lightness, opaque, pieces, plain
from limner.engines.illustrator.looks.focus import focus
from limner.engines.illustrator.looks.look import Look, Pixels
from limner.engines.illustrator.looks.noise import unit
from limner.engines.illustrator.looks.paints import in_light
from limner.engines.illustrator.looks.printed.gouges import Tool, carved, gouge, rays
from limner.engines.illustrator.looks.printed.grain import noise
from limner.engines.illustrator.looks.printed.skin import is_skin
from limner.engines.illustrator.looks.repaint import recoloured
from limner.engines.illustrator.scene import Light, Scene, Shape

PAPER, INK = parse("#f4efe3"), parse("#1d1b20")
_LINE, _HALO = 0.0045, 0.013
"""Widths of outlines and of the bare edge round figures, over the canvas's shorter side."""
_TOOL = 0.0118
"""Between cuts on near things, over the canvas's shorter side."""
_CLEAR = 0.115
"""The empty space round the light, over the shorter side."""
_BLACK, _WHITE = 0.3, 0.86
"""OKLab lightness that is all ink, and that is all cut away."""
_CUT = 0.62
"""What is lighter is paper with ridges left, what is darker ink with cuts; skin is paper always."""
_LAND_CUT = 0.44
"""The same for land and water: who stands there is to stand out."""
_SMALLEST = 224.0
"""Smaller canvases are cut as if they were so large, in pixels: finer cuts would be lost in the print."""
_LEAN, _BEND = 24.0, 0.1
"""Cuts on figures lean by so many degrees and rise by this share of their length."""
_COARSE = 1.7
"""How much wider cuts lie apart in SVG."""
_SKY, _RAY = 1.5, 5.0
"""How wide and how long cuts in a sky are, over those on near things and over their own width."""
_LONG, _CLEAN = 9.0, 0.8
"""The longest cut on land over its spacing, and the lightness of land from which on it is plain paper."""
_PARTED = 0.05
"""A mark is cut or left where it is lighter or darker than its part by this."""


@dataclass(frozen=True)
class Linocut(Look):
    """Black and white by cuts. `line` and `spacing` over the canvas's shorter side."""

    casts_shadows = False
    finished = False
    paper: RGB = PAPER
    ink: RGB = INK
    spacing: float = _TOOL
    vector: bool = False
    canvas: float = 1024.0
    centre: Point | None = None
    horizon: float = 0.6

    @property
    def inks(self) -> frozenset[RGB]:
        """Both of them."""
        return frozenset({self.paper, self.ink})

    def suited(self, scene: Scene, *, vector: bool) -> "Linocut":
        """In the palette's darkest and lightest colour, where one was asked for."""
        colours = sorted(scene.palette, key=lambda rgb: lab(rgb)[0])
        dark, pale = (colours[0], colours[-1]) if len(colours) > 1 else (self.ink, self.paper)
        return replace(
            self,
            ink=dark if lab(dark)[0] < 0.5 else self.ink,
            paper=pale if lab(pale)[0] > 0.75 else self.paper,
            spacing=self.spacing * (_COARSE if vector else 1),
            vector=vector,
            canvas=max(float(min(scene.width, scene.height)), _SMALLEST),
            centre=focus(scene),
            horizon=scene.horizon * scene.height,
        )

    def ground(self, scene: Scene) -> RGB:
        """The paper."""
        return self.paper

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """A bare edge, an outline, then every part cut across its form from its lit side."""
        pixel = self.canvas / scale
        outline = form(symbol, pose, dress.side, dress.detail, dress.half).outline
        near = 1 - 0.55 * dress.depth
        items: list[Item] = []
        if not outline.isEmpty():
            items += [
                Stroke(outline, Solid(self.paper), _HALO * near * pixel),
                Stroke(outline, Solid(self.ink), _LINE * near * pixel),
            ]
        under = 0.0
        for piece in pieces(symbol, pose, dress):
            light = lab(piece.rgb)[0]
            if not piece.is_mark:
                under = light
            skin = is_skin(symbol, piece)
            if piece.is_mark:
                items += self._mark(piece, light, under, pixel)
            else:
                items += self._part(piece, light, pixel * near, dress, skin)
        return tuple(items)

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Skies by cuts that point away from the light, land and water by rows of them."""
        size = max(size, _SMALLEST)
        if shape.raster_only or shape.blend != "normal":
            return ()
        paint = in_light(shape, light)
        if shape.colour_role == "sky" and isinstance(paint, Linear) and opaque(paint):
            return (Group(tuple(self._sky(shape.path, paint, size)), shape.name, clip=self._frame(shape.path)),)
        if not opaque(paint) and not (shape.colour_role in ("water", "cloud") and isinstance(paint, Linear)):
            return ()
        return (Group(tuple(self._land(shape, paint, size)), shape.name),)

    def whole(self, display: Display, scene: Scene) -> Display:
        """Lettering too in the ink or the paper."""
        two, kept = (self.paper, self.ink), scene.background

        def tone(rgb: RGB) -> RGB:
            return rgb if rgb in two or rgb == kept else self.ink if lab(rgb)[0] < 0.6 else self.paper

        return recoloured(display, tone)

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """Edges as a blade leaves them, and ink that the roller laid unevenly."""
        grey = cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY)
        low, high = (_grey(rgb) for rgb in (self.ink, self.paper))
        share = cv2.convertScaleAbs(grey, alpha=255 / max(high - low, 1), beta=-low * 255 / max(high - low, 1))
        soft = cv2.GaussianBlur(share, (0, 0), max(0.9 * unit(pixels.shape), 0.3))
        rough = cv2.addWeighted(soft, 3.2, noise(pixels.shape, 1.1, scene.seed), 0.5, -3.2 * 128 + 128 - 64)
        salt = cv2.LUT(noise(pixels.shape, 0.9, scene.seed + 3), _SALT)
        table = np.linspace(self.ink, self.paper, 256).round().astype(np.uint8)[None]
        return cv2.LUT(cv2.merge([cv2.add(rough, salt)] * 3), table)  # type: ignore[return-value]

    def _frame(self, path: Path) -> Path | None:
        """What the cuts of a sky end at: its own outline where it is seen through a window."""
        left, top, right, bottom = g.bounds(path)
        return path if min(right - left, bottom - top) < 0.5 * self.canvas else None

    def _apart(self, depth: float) -> float:
        """Far things have fewer cuts, above all in SVG."""
        return 1 + (1.3 if self.vector else 0.5) * depth

    def _part(self, piece: Piece, light: float, pixel: float, dress: Dress, skin: bool) -> Iterator[Item]:
        part = piece.part
        if part.alpha < 0.4:
            return
        if part.width:
            yield Stroke(
                piece.path, Solid(self.ink if light < 0.6 else self.paper), max(part.width, 0.6 * _LINE * pixel)
            )
            return
        bright = skin or part.shade == "glow" or light > _CUT
        yield Stroke(piece.path, Solid(self.ink if bright else self.paper), (1.5 if bright else 1.1) * _LINE * pixel)
        yield Fill(piece.path, Solid(self.paper if bright else self.ink))
        spacing = self.spacing * pixel * self._apart(dress.depth)
        if thickness(piece.path) < 0.8 * spacing:
            return
        back = dress.side > 0
        tool = Tool(spacing, 14 * spacing, _LEAN if back else -_LEAN, _BEND)
        if bright:
            yield from self._ridges(piece, tool, light, back, skin)
            return
        share = max(light - _BLACK, 0) / (_CUT - _BLACK)
        cuts = carved(piece.path, tool, lambda x, y: 0.42 + 0.4 * share, reach=0.14 + 0.66 * share, back=back)
        yield Fill(cuts, Solid(self.paper))

    def _ridges(self, piece: Piece, tool: Tool, light: float, back: bool, skin: bool) -> Iterator[Item]:
        """What the tool left standing on a light part: in its shade, and from its dark side where it is not skin."""
        if not piece.shadow.isEmpty() and piece.part.shade != "glow":
            fine = replace(tool, spacing=0.8 * tool.spacing)
            yield Fill(carved(piece.shadow, fine, lambda x, y: 0.95 - light / 2, back=not back), Solid(self.ink))
        if light < _WHITE and not skin:
            deep = 0.1 + 0.62 * (_WHITE - light) / (_WHITE - _CUT)
            yield Fill(carved(piece.path, tool, lambda x, y: deep, reach=0.55, back=not back), Solid(self.ink))

    def _mark(self, piece: Piece, light: float, under: float, pixel: float) -> Iterator[Item]:
        part = piece.part
        if part.alpha < 0.4 or abs(light - under) < _PARTED:
            return
        rgb = self.ink if light < under else self.paper
        if part.width:
            yield Stroke(piece.path, Solid(rgb), max(part.width, 0.5 * _LINE * pixel))
        else:
            yield Fill(piece.path, Solid(rgb))

    def _sky(self, path: Path, paint: Linear, size: float) -> Iterator[Item]:
        left, top, right, bottom = g.bounds(path)
        centre = self.centre or ((left + right) / 2, 0.6 * bottom)
        night = lightness(paint, centre[0], top + 0.35 * (bottom - top)) < 0.55
        low = self.horizon + 0.14 * size
        yield Fill(path, Solid(self.ink if night else self.paper))
        cuts = Path()
        spacing = _SKY * self.spacing * size
        step = _RAY * spacing
        for cut in rays(centre, _CLEAR * size, step, spacing, (left - step, top - step, right + step, low)):
            light = lightness(paint, *cut[1])
            deep = 0.25 + 0.6 * light if night else 0.85 - 0.8 * light
            if deep > 0.1:
                gouge(cuts, cut, spacing * deep)
        yield Fill(cuts, Solid(self.paper if night else self.ink))

    def _land(self, shape: Shape, paint: Paint, size: float) -> Iterator[Item]:
        light = lab(plain(paint).rgb)[0]
        bright = light > _LAND_CUT or shape.colour_role == "light"
        rgb, other = (self.paper, self.ink) if bright else (self.ink, self.paper)
        if shape.width:
            yield Stroke(shape.path, Solid(other if shape.depth > 0.3 else rgb), shape.width)
            return
        near = 1 - 0.45 * shape.depth
        spacing = 1.15 * self.spacing * size * near * self._apart(shape.depth)
        if shape.colour_role != "background":
            yield Stroke(shape.path, Solid(other), 1.5 * _LINE * size * near)
        yield Fill(shape.path, Solid(rgb))
        if thickness(shape.path) < 1.6 * spacing or (bright and shape.colour_role in ("light", "cloud")):
            return
        level = shape.colour_role == "water"
        tool = Tool(spacing, _LONG * spacing, 0.0 if level else -7.0, 0.0 if level else 0.05)

        def depth(x: float, y: float) -> float:
            here = lightness(paint, x, y)
            if bright:
                return 0.75 - 0.75 * here if level else min(1.6 * (_CLEAN - here), 0.5)
            return 0.04 + 0.85 * here

        yield Fill(carved(shape.path, tool, depth), Solid(other))


def _grey(rgb: RGB) -> float:
    return float(cv2.cvtColor(np.array([[rgb]], np.uint8), cv2.COLOR_RGB2GRAY)[0, 0])


_SALT = np.clip((np.arange(256) - 249) * 40, 0, 255).astype(np.uint8)
"""Grain to bare paper where the ink did not take."""

"""Blueprint: white lines on blue paper, with a grid, centre lines and dimensions."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, lab, mix, parse
from limner.drawing.display import Display, Fill, Group, Item, Solid, Stroke
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.looks import texture
from limner.engines.illustrator.looks.flat import Piece, opaque, pieces
from limner.engines.illustrator.looks.hatch import Hatching, hatched
from limner.engines.illustrator.looks.lettering import relettered
from limner.engines.illustrator.looks.look import Pixels
from limner.engines.illustrator.looks.made.breadth import breadth
from limner.engines.illustrator.looks.made.drafting import dimensions, frame, grid
from limner.engines.illustrator.looks.made.material import Material
from limner.engines.illustrator.looks.made.scenery import bare, soft
from limner.engines.illustrator.scene import Light, Scene, Shape

BLUE, WHITE = parse("#17478f"), parse("#eaf3ff")
_DARK = 0.42
"""Materials of a lower OKLab lightness are hatched."""
_HATCH = 0.0075
"""Between the hatching's lines, as a share of the shorter side."""
_SHOWN = frozenset({"cloud", "water"})


@dataclass(frozen=True)
class Blueprint(Material):
    """Lines alone. `line` is a near outline's width as a share of the canvas's shorter side."""

    casts_shadows = False
    paper: RGB = BLUE
    ink: RGB = WHITE
    line: float = 0.0029
    canvas: float = 1024.0

    @property
    def inks(self) -> frozenset[RGB]:
        """Paper and ink."""
        return frozenset({self.paper, self.ink})

    def suited(self, scene: Scene, *, vector: bool) -> "Blueprint":
        """Lines of a pixel at least; on a ground that was asked for, blue ones where it is light."""
        size = min(scene.width, scene.height)
        paper = scene.background or self.paper
        ink = BLUE if lab(paper)[0] > 0.7 else WHITE
        return replace(self, canvas=size, line=max(self.line, 1.0 / size), paper=paper, ink=ink)

    def ground(self, scene: Scene) -> RGB:
        """The paper."""
        return self.paper

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """Outlines that hide what lies behind them; dark materials hatched."""
        width = self.canvas * self.line * (1 - 0.5 * dress.depth) / scale
        spacing = self.canvas * _HATCH / scale
        return tuple(item for piece in pieces(symbol, pose, dress) for item in self._drafted(piece, width, spacing))

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Land and things by thinner outlines; the sky is paper."""
        if soft(shape, size):
            return ()
        veiled = not opaque(shape.paint)
        if shape.name == "sky" or shape.colour_role == "background" or (veiled and shape.colour_role not in _SHOWN):
            return ()
        width = size * self.line * (0.75 - 0.35 * shape.depth) * (0.7 if veiled else 1.0)
        if shape.width:
            return (Group((Stroke(shape.path, Solid(self.ink), min(shape.width, width)),), shape.name),)
        path = g.union(shape.path) if veiled else shape.path
        lines = Stroke(path, Solid(self.ink, 0.85), min(width, 0.5 * breadth(path) + 0.2 * width))
        return (Group((Fill(path, Solid(self.paper)), lines), shape.name),)

    def whole(self, display: Display, scene: Scene) -> Display:
        """Letters in outline; the sheet's grid through everything, its frame, the subjects' dimensions."""
        width = self.canvas * self.line

        def drafted(letters: Path, rgb: RGB) -> Iterator[Item]:
            yield Fill(letters, Solid(mix(self.paper, self.ink, 0.3)))
            yield Stroke(letters, Solid(self.ink), width)

        items = relettered(display.items, drafted)
        if bare(scene):
            return replace(display, items=items)
        drawn = (*grid(scene, self.ink), *frame(scene, self.ink, width), *dimensions(scene, self.ink, 0.6 * width))
        return replace(display, items=(*items, Group(drawn, "sheet")))

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """Paper that took the blue unevenly."""
        return texture.toothed(pixels, 0.1, scene.seed)

    def _drafted(self, piece: Piece, width: float, spacing: float) -> Iterator[Item]:
        part = piece.part
        if part.alpha < 0.4:
            return
        if part.width:
            yield Stroke(piece.path, Solid(self.ink), min(part.width, width))
            return
        thick = breadth(piece.path)
        dark = lab(piece.rgb)[0] < _DARK
        if thick < 1.6 * width:
            yield Fill(piece.path, Solid(self.ink if dark or thick < width else mix(self.paper, self.ink, 0.5)))
            return
        yield Fill(piece.path, Solid(self.paper))
        if dark:
            for strokes, _ in hatched(piece.path, Hatching(spacing, -45), lambda x, y: 0.4):
                yield Stroke(strokes, Solid(self.ink, 0.75), 0.4 * width)
        yield Stroke(piece.path, Solid(self.ink), width * (0.5 if piece.is_mark or part.detail else 1.0))

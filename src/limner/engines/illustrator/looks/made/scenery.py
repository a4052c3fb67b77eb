"""What the looks of materials ask about a shape of the scene or a figure."""

from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.display import Paint, Solid
from limner.drawing.geometry import Path, Point, winding
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.looks.focus import has_ground
from limner.engines.illustrator.scene import Light, Scene, Shape

_NOON = Light(0.0, False, (255, 255, 255), (0, 0, 0), (255, 255, 255), (255, 255, 255))
_FACE = frozenset({"head", "face", "eye", "mouth"})


def soft(shape: Shape, size: float) -> bool:
    """Whether the shape is light, haze or a blurred frame, which no solid material shows; `size` as in a look."""
    return shape.raster_only or shape.blend != "normal" or shape.blur > 0.01 * size or shape.layer == "frame"


def uncoloured(dress: Dress) -> Dress:
    """The dress with all that changes a figure's colours left out: what its geometry depends on."""
    return replace(dress, light=_NOON, colours=(), depth=0.0, rim=0.0, pattern="", material="")


def bare(scene: Scene) -> bool:
    """Whether the figures stand on nothing, or on a ground whose colour was asked for."""
    return scene.background is not None or not has_ground(scene)


def strongest(paint: Paint) -> RGB:
    """The colour of the paint where it is least transparent."""
    return paint.rgb if isinstance(paint, Solid) else max(paint.stops, key=lambda stop: stop.alpha).rgb


def faces(symbol: Symbol, pose: str) -> tuple[Point, ...]:
    """Points on the figure's face, in its own units."""
    return tuple(at for name, at in symbol.figure(pose).anchors.items() if name in _FACE)


def wound(path: Path) -> Path:
    """The same area by the winding rule, which clips in SVG need where it has holes."""
    if path.getFillType() != g.EVEN_ODD:
        return path
    return winding(path)


def holds(path: Path, points: tuple[Point, ...]) -> bool:
    """Whether the shape holds any of the points."""
    return any(path.contains(*at) for at in points)

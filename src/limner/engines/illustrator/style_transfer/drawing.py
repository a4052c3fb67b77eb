"""A styled scene's hand, palette and surface: what `picture` asks of a learned style."""

from limner.drawing.display import Display
from limner.engines.illustrator.looks.doodle import Doodle
from limner.engines.illustrator.looks.look import Look, Pixels
from limner.engines.illustrator.looks.vector_art import VectorArt
from limner.engines.illustrator.style_transfer import hands, surface
from limner.engines.illustrator.style_transfer.painted import Painted
from limner.engines.illustrator.style_transfer.recolour import recoloured
from limner.engines.illustrator.style_transfer.refine import refined
from limner.engines.illustrator.style_transfer.strengths import STRENGTHS
from limner.engines.illustrator.style_transfer.styled import Styled
from limner.engines.jobs import StyleGuide


def hand(scene: Styled) -> Look:
    """The look that the scene is drawn in."""
    return hands.hand(scene.guide, scene.look, min(scene.width, scene.height))


def in_palette(display: Display, scene: Styled, style: Look) -> Display:
    """The display in the style's palette; as it is where the controls or the prompt named another."""
    if not scene.recoloured:
        return display
    strength = STRENGTHS[scene.guide.match]
    kept = style.inks if scene.background is None else style.inks | {scene.background}
    return recoloured(display, scene.guide.learned, strength, kept=kept, named=scene.named, whole=_of_areas(style))


def _of_areas(style: Look) -> bool:
    return isinstance(style, VectorArt | Doodle)


def surfaced(pixels: Pixels, scene: Styled, style: Look) -> Pixels:
    """H×W×3 with the style's shares and its surface; the array that was given may be changed."""
    guide: StyleGuide = scene.guide
    strength = STRENGTHS[guide.match]
    if strength.refine and scene.recoloured and not scene.named and not (style.inks or _of_areas(style)):
        pixels = refined(pixels, guide.learned, strength.refine)
    if isinstance(style, Painted):
        pixels = surface.brushed(pixels, strength.surface)
    return surface.surfaced(pixels, guide.learned, strength.surface, scene.seed)

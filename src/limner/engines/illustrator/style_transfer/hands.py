"""The hand that draws a style: a look of the illustrator's own, in the style's inks and measures."""

from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias

from limner.drawing.colour import RGB, lab
from limner.engines.illustrator.looks.curated import Illustration
from limner.engines.illustrator.looks.doodle import Doodle
from limner.engines.illustrator.looks.engraving import Engraving
from limner.engines.illustrator.looks.icon import Icon
from limner.engines.illustrator.looks.line_art import LineArt
from limner.engines.illustrator.looks.look import FULL, Look
from limner.engines.illustrator.looks.photo import Photo
from limner.engines.illustrator.looks.vector_art import VectorArt
from limner.engines.illustrator.style_transfer.painted import Painted
from limner.engines.illustrator.style_transfer.strengths import STRENGTHS, Strength
from limner.engines.jobs import StyleGuide
from limner.engines.learned import LearnedStyle

Family: TypeAlias = Literal["lines", "hatched", "outlined", "flat", "icon", "painted", "gradient", "photo"]
"""Lines alone; tone by lines; areas within lines; areas; few areas; strokes of a brush; smooth shades; a lens."""

_LOOKS: Mapping[Family, str] = {
    "lines": "line_art line_icon ink blueprint chalkboard neon pencil",
    "hatched": "engraving linocut charcoal coloured_pencil",
    "outlined": "doodle hand_drawn kawaii punk pop_art stained_glass woodblock art_nouveau anime graffiti cubist "
    "illumination cave_painting",
    "flat": "vector_art flat enterprise paper_cut halftone retro_poster riso screen_print low_poly mosaic origami "
    "pixel_art bauhaus art_deco voxel",
    "icon": "icon duotone stencil",
    "painted": "watercolour pen_and_wash gouache oil pastel embroidery baroque pointillist",
    "photo": "photo",
    "gradient": "illustration render_3d 3d storybook clay monochrome vaporwave",
}
_OF_LOOKS: Mapping[str, Family] = {look: family for family, looks in _LOOKS.items() for look in looks.split()}
"""The family of a look that the prompt, the job or the style's words name."""

_DRAWN = 0.0008
"""Outlines thinner than this, over the shorter side, are not drawn."""
_LINES_ALONE = 0.6
"""From this share of outlines on, a drawing is lines alone."""
_GREY = 0.035
"""A picture of less mean chroma is in one ink."""
_USUAL = 0.004
"""The width of outlines where a style is followed loosely."""
_LOOSE = 0.012
"""Texture from which a hand is loose: its lines waver and its colours miss them."""
_ANGULAR, _ROUND = 0.12, 0.5
"""Below and above, shapes are cut with straight edges or with round corners."""


def family(style: LearnedStyle, look: str) -> Family:
    """The family of hands for a style; the scene's `look` decides where it is other than "full"."""
    if look in _OF_LOOKS:
        return _OF_LOOKS[look]
    outlined = style.line_weight >= _DRAWN and style.line_share > 0.05
    if style.base in ("icon", "logo_raster"):
        return "outlined" if outlined else "icon"
    if style.base == "realistic_image":
        return "photo"
    if outlined and style.line_share >= _LINES_ALONE and style.shading != "hatched":
        return "lines" if style.chroma < _GREY else "outlined"
    if style.shading == "hatched":
        return "hatched"
    if style.shading == "painterly":
        return "outlined" if outlined else "painted"
    if style.shading == "flat" or style.base == "vector_illustration":
        return "outlined" if outlined else "flat"
    return "gradient"


def hand(guide: StyleGuide, look: str, side: int) -> Look:
    """The look for a scene of that look on a canvas whose shorter side is `side` pixels."""
    style, strength = guide.learned, STRENGTHS[guide.match]
    return _HANDS[family(style, look)](style, strength, float(side))


def _width(style: LearnedStyle, strength: Strength) -> float:
    """The width of outlines, over the shorter side."""
    learned = max(style.line_weight, _DRAWN) if style.line_weight else _USUAL
    return min(_USUAL + strength.line * (learned - _USUAL), 0.012)


def _corners(style: LearnedStyle) -> float:
    """-1 (straight edges) to 1 (round corners); 0 leaves shapes as they are."""
    if style.roundness < _ANGULAR:
        return (style.roundness - _ANGULAR) / _ANGULAR
    return max(0.0, (style.roundness - _ROUND) / (1 - _ROUND))


def _lines(style: LearnedStyle, strength: Strength, side: float) -> Look:
    return LineArt(paper=style.ground, ink=style.line_rgb, line=_width(style, strength), canvas=side)


def _hatched(style: LearnedStyle, strength: Strength, side: float) -> Look:
    line = min(max(_width(style, strength), 0.0014), 0.004)
    return Engraving(
        paper=style.ground,
        ink=ink(style),
        line=line,
        spacing=3.1 * line,
        finest=3.1 * line,
        tint=0.0 if style.chroma < _GREY else 1.0,
        canvas=side,
    )


def ink(style: LearnedStyle) -> RGB:
    """The ink of hatching: on light grounds the darkest colour there is, else that of the lines."""
    if lab(style.ground)[0] < 0.5 and style.line_weight:
        return style.line_rgb
    return min(
        (style.line_rgb, *(swatch.rgb for swatch in style.palette))
        if style.line_weight
        else [swatch.rgb for swatch in style.palette],
        key=lambda rgb: lab(rgb)[0],
    )


def _outlined(style: LearnedStyle, strength: Strength, side: float) -> Look:
    loose = style.texture > _LOOSE or style.shading == "painterly"
    width = 1024 * _width(style, strength)
    return Doodle(
        paper=style.ground,
        ink=style.line_rgb,
        line=width,
        reach=1.3 if loose else 0.0,
        miss=5.0 if loose else 0.0,
        wash=0.0,
        fade=0.0,
        canvas=side,
    )


def _flat(style: LearnedStyle, strength: Strength, side: float) -> Look:
    return VectorArt(corners=_corners(style))


def _icon(style: LearnedStyle, strength: Strength, side: float) -> Look:
    return Icon(corners=_corners(style))


def _painted(style: LearnedStyle, strength: Strength, side: float) -> Look:
    return Painted(canvas=side)


def _gradient(style: LearnedStyle, strength: Strength, side: float) -> Look:
    if style.line_weight < _DRAWN or style.line_share < 0.05:
        return FULL
    return Illustration(line=1024 * _width(style, strength), ink=style.line_rgb, tooth=0.0, canvas=side)


def _photo(style: LearnedStyle, strength: Strength, side: float) -> Look:
    return Photo(film=False, grain=0.0)


_HANDS: Mapping[Family, Callable[[LearnedStyle, Strength, float], Look]] = {
    "lines": _lines,
    "hatched": _hatched,
    "outlined": _outlined,
    "flat": _flat,
    "icon": _icon,
    "painted": _painted,
    "gradient": _gradient,
    "photo": _photo,
}

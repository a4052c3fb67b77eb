"""The looks by the names that a scene has for them."""

from limner.engines.illustrator.looks.curated import (
    Enterprise,
    HandDrawn,
    Illustration,
    Kawaii,
    Punk,
    Render3D,
)
from limner.engines.illustrator.looks.doodle import Doodle
from limner.engines.illustrator.looks.engraving import Engraving
from limner.engines.illustrator.looks.full import Full
from limner.engines.illustrator.looks.icon import Icon
from limner.engines.illustrator.looks.inked import Duotone, LineIcon, Stencil
from limner.engines.illustrator.looks.line_art import LineArt
from limner.engines.illustrator.looks.look import FULL, Look
from limner.engines.illustrator.looks.made.index import LOOKS as MADE
from limner.engines.illustrator.looks.painted.index import LOOKS as PAINTED
from limner.engines.illustrator.looks.photo import Photo
from limner.engines.illustrator.looks.printed.index import LOOKS as PRINTED
from limner.engines.illustrator.looks.schools.index import LOOKS as SCHOOLS
from limner.engines.illustrator.looks.vector_art import VectorArt
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.temper import TEMPERS

LOOKS: dict[str, Look] = {
    "full": Full(),
    "photo": Photo(),
    "illustration": Illustration(),
    "enterprise": Enterprise(),
    "hand_drawn": HandDrawn(),
    "punk": Punk(),
    "render_3d": Render3D(),
    "3d": Render3D(),
    "kawaii": Kawaii(),
    "vector_art": VectorArt(),
    "flat": VectorArt(),
    "line_art": LineArt(),
    "engraving": Engraving(),
    "icon": Icon(),
    "stencil": Stencil(),
    "duotone": Duotone(),
    "line_icon": LineIcon(),
    "doodle": Doodle(),
    **PAINTED,
    **PRINTED,
    **MADE,
    **SCHOOLS,
}


def look_named(look: str) -> Look:
    """The look of that name; the full one for a name that is not drawn yet."""
    return LOOKS.get(look, FULL)


def not_drawn(reading: Reading) -> list[str]:
    """The words of a prompt that the picture has nothing for: unknown ones, and styles that have no look."""
    styles = (style for style in reading.styles if style.replace(" ", "_") not in LOOKS and style not in TEMPERS)
    return [*reading.unknown, *styles]

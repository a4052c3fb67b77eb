"""The looks of this package by the names that a scene has for them."""

from limner.engines.illustrator.looks.look import Look
from limner.engines.illustrator.looks.painted.charcoal import Charcoal
from limner.engines.illustrator.looks.painted.gouache import Gouache
from limner.engines.illustrator.looks.painted.ink import Ink
from limner.engines.illustrator.looks.painted.oil import Oil
from limner.engines.illustrator.looks.painted.pastel import Pastel
from limner.engines.illustrator.looks.painted.pen_and_wash import PenAndWash
from limner.engines.illustrator.looks.painted.pencil import ColouredPencil, Pencil
from limner.engines.illustrator.looks.painted.storybook import Storybook
from limner.engines.illustrator.looks.painted.watercolour import Watercolour

LOOKS: dict[str, Look] = {
    "watercolour": Watercolour(),
    "pen_and_wash": PenAndWash(),
    "gouache": Gouache(),
    "oil": Oil(),
    "pastel": Pastel(),
    "pencil": Pencil(),
    "coloured_pencil": ColouredPencil(),
    "charcoal": Charcoal(),
    "ink": Ink(),
    "storybook": Storybook(),
}

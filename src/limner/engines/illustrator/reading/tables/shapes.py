"""Words for the shape of a thing."""

from limner.engines.illustrator.atlas.facts import Shape

SHAPES: dict[str, Shape] = {
    "round": "round", "circular": "round", "square": "square", "rectangular": "rectangular", "oval": "oval",
    "triangular": "triangular", "cubic": "cubic", "cylindrical": "cylindrical", "spherical": "spherical",
    "conical": "conical", "hexagonal": "hexagonal", "pentagonal": "pentagonal", "pyramidal": "pyramidal",
}  # fmt: skip
"""Of things that are drawn in another shape the word is reported as not drawn."""

FORMS: dict[str, str] = {
    "round": "round", "circular": "round", "spherical": "round", "globular": "round", "square": "square",
    "cubic": "square", "cube shaped": "square", "rectangular": "rectangular", "cylindrical": "cylindrical",
    "oblong": "rectangular", "oval": "oval", "elliptical": "oval", "egg shaped": "oval", "triangular": "triangular",
    "conical": "triangular", "pyramidal": "triangular", "cone shaped": "triangular", "hexagonal": "hexagonal",
    "pentagonal": "pentagonal", "five sided": "pentagonal", "six sided": "hexagonal", "eight sided": "octagonal",
    "octagonal": "octagonal", "long": "long", "elongated": "long", "tall": "tall", "wide": "wide", "broad": "wide",
    "narrow": "narrow", "low": "low", "curved": "curved", "arched": "curved", "curvy": "curved", "bent": "curved",
    "crooked": "crooked", "wonky": "crooked", "lopsided": "leaning", "leaning": "leaning", "slanted": "leaning",
    "slanting": "leaning", "tilting": "leaning", "twisted": "twisted", "warped": "twisted", "gnarled": "twisted",
    "wavy": "wavy", "undulating": "wavy",
}  # fmt: skip
"""The form that a thing takes which is not drawn in it (`atlas/remade/forming.py`)."""

FIGURES: dict[str, str] = {
    "heart": "heart", "star": "star", "moon": "crescent", "crescent_moon": "crescent", "circle": "round",
    "square": "square", "triangle": "triangular", "rectangle": "rectangular", "oval": "oval", "hexagon": "hexagonal",
    "pentagon": "pentagonal",
    "octagon": "octagonal",
}  # fmt: skip
"""The form that a thing has which is shaped like a figure, by the figure's id."""

"""Words for the shape of a thing."""

from limner.engines.illustrator.atlas.facts import Shape

SHAPES: dict[str, Shape] = {
    "round": "round", "circular": "round", "square": "square", "rectangular": "rectangular", "oval": "oval",
    "triangular": "triangular", "cubic": "cubic", "cylindrical": "cylindrical", "spherical": "spherical",
    "conical": "conical", "hexagonal": "hexagonal", "pyramidal": "pyramidal",
}  # fmt: skip
"""Of things that are drawn in another shape the word is reported as not drawn."""

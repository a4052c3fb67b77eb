"""Grounds that are no place, by the words that name them."""

BACKDROPS: dict[str, frozenset[str]] = {
    "gradient": frozenset({"gradient", "ombre", "gradation"}),
    "bokeh": frozenset({"bokeh", "defocused", "blurred", "blurry", "sparkles"}),
    "marble": frozenset({"marble", "granite", "onyx"}),
    "brick": frozenset({"brick", "bricks"}),
    "wood": frozenset({"wood", "wooden", "planks", "oak", "walnut", "pine"}),
    "concrete": frozenset({"concrete", "cement", "plaster", "stucco", "stone", "slate"}),
}

"""The colours of what is poured over dishes, by name."""

from limner.drawing.colour import RGB, parse

_COLOURS = {
    "#b8402c": "salsa|tomato sauce|hot sauce|ketchup",
    "#8fae4a": "guacamole|pesto",
    "#8a5330": "gravy|barbecue sauce|bbq sauce",
    "#4f2a18": "chocolate sauce|chocolate syrup|fudge|hot fudge|chocolate fudge|ganache|chocolate|soy sauce|molasses",
    "#c98338": "caramel sauce|caramel syrup",
    "#f3c542": "hollandaise|hollandaise sauce|cheese sauce|mustard",
    "#f6ecd0": "mayonnaise|mayo|aioli|tzatziki|ranch dressing|cream sauce|sour cream",
    "#a8243e": "jam|compote",
    "#7fb03a": "lime wedge|wedge of lime|lime slice|slice of lime|lime",
    "#f0922e": "orange slice|slice of orange|orange",
    "#f7d95a": "cheese|cheddar",
    "#d8352c": "red pepper",
}
TINTS: dict[str, RGB] = {word: parse(code) for code, words in _COLOURS.items() for word in words.split("|")}
"""Colours by noun."""

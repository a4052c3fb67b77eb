"""What is drunk or eaten out of something, and the colour of a drink in a glass."""

from limner.drawing.colour import RGB, parse
from limner.engines.illustrator.reading.tables.colours import COLOURS

BOTTLED: frozenset[str] = frozenset("perfume potion water_bottle ketchup".split())
"""Symbols that are a bottle or a jar with what is in it: "a bottle of perfume" is one."""

POURED: frozenset[str] = frozenset("wine_glass beer champagne smoothie whiskey juice".split())
"""Symbols that are a drink in its glass."""

_COLOURS = {
    "milk": "white", "orange juice": "orange", "lemonade": "pale yellow", "tomato juice": "red",
    "apple juice": "amber", "juice": "orange", "water": "pale blue", "cola": "dark brown", "iced tea": "amber",
}  # fmt: skip
DRINKS: dict[str, list[tuple[str, RGB]]] = {
    word: [(colour, parse(COLOURS[colour]))] for word, colour in _COLOURS.items()
}
"""Colours of drinks, by name and as they are drawn."""

SERVED: frozenset[str] = frozenset(
    "noodle rice curry pho dim_sum poutine bibimbap pad_thai falafel hummus schnitzel bratwurst borscht nacho "
    "spring_roll peking_duck tiramisu baklava apple_strudel biryani ceviche feijoada mac_and_cheese meatballs "
    "haggis".split()
)
"""Symbols of dishes that are drawn with their bowl or plate: "a bowl of ramen" is one."""

DISHES: frozenset[str] = frozenset({"bowl", "plate", "cooking_pot"})
"""Symbols that dishes are served in."""

LIQUIDS: frozenset[str] = frozenset({"soup", "stew", "broth", "porridge"})
"""Food that is in what was named, and in no dish of its own."""

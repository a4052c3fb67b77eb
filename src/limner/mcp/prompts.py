"""Prompts that show how the tools are used well."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Prompt:
    """A prompt; `arguments` are what it takes, each with what it means, and stand in braces in `text`."""

    name: str
    title: str
    arguments: Mapping[str, str]
    text: str

    def filled(self, given: Mapping[str, str]) -> str:
        """The prompt's text with these arguments."""
        text = self.text
        for name in self.arguments:
            text = text.replace(f"{{{name}}}", " ".join(given.get(name, "").split()))
        return text


_TABLE = (
    Prompt(
        "illustrate_text",
        "Illustrate a text",
        {"text": "The text, or what it is about.", "look": "The look of the pictures, such as watercolour."},
        "Illustrate this: {text}\n\n"
        "Choose two or three scenes that can be seen. For each, write one plain sentence with what is there, how many, "
        "in which colours, where, and at what time of day, and end it with the look: {look}. Call generate_image once "
        "a sentence with size 3:2 and the same seed each time. Read the answer: what it names as not drawn, say in "
        "other words, once. Show the pictures with their links, and say what they cost in all.",
    ),
    Prompt(
        "brand_icon_set",
        "An icon set in a brand's colours",
        {"things": "What the icons show, with commas.", "colours": "The brand's colours, such as #1f6feb, #ffcc00."},
        "Make icons of: {things}\n\n"
        "Look at limner://models for a vector model, and at limner://prices. First call generate_image for one of "
        "the things with that model, size 1:1, the colours {colours}, and a seed; look at it. When it is right, draw "
        "the others with the same model, seed and colours, one call each. Answer with the links to the SVG files and "
        "the cost in all.",
    ),
    Prompt(
        "product_pictures",
        "Product pictures before new backgrounds",
        {"picture": "A link, an image_id, or a file of the product.", "places": "The backgrounds, with commas."},
        "Here is a product: {picture}\n\n"
        "Call remove_background once and look whether the subject is whole. Then call replace_background with the "
        "original picture for each of: {places}. Where something is in the way, take it out first with erase_region "
        "and a region. Answer with the links and the cost in all.",
    ),
)

PROMPTS: Final[Mapping[str, Prompt]] = {prompt.name: prompt for prompt in _TABLE}

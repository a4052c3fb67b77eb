"""The model families, and what each accepts on generation."""

from enum import StrEnum


class Family(StrEnum):
    """Models that take the same parameters. The value is the family's name in prose."""

    V4_1_FLASH = "V4.1 Flash"
    V4_1 = "V4.1"
    V4_1_UTILITY = "V4.1 Utility"
    V4 = "V4"
    V4_STYLES = "V4 Styles"
    V3 = "V3"
    V2 = "V2"


ABOUT: dict[Family, str] = {
    Family.V4_1_FLASH: "The quickest and cheapest, for trying prompts; takes no styles.",
    Family.V4_1: "For most pictures: the full look, in your own styles too.",
    Family.V4_1_UTILITY: "For plain pictures: one simple composition in flat light.",
    Family.V4: "The full look of before V4.1, a little quieter.",
    Family.V4_STYLES: "For drawing in a style of your own, which it needs.",
    Family.V3: "For curated styles, words set into the picture, and leaving things out.",
    Family.V2: "For simple, bold pictures, icons and doodles, at a low price.",
}
"""What people choose each for."""

FLASH = frozenset({Family.V4_1_FLASH})
FLEXIBLE = frozenset({Family.V4_1, Family.V4_1_UTILITY, Family.V4})
STYLES = frozenset({Family.V4_STYLES})
V3 = frozenset({Family.V3})
V2 = frozenset({Family.V2})
EVERY = frozenset(Family)

TAKEN_BY: dict[str, frozenset[Family]] = {
    "prompt": EVERY,
    "n": EVERY,
    "size": EVERY,
    "random_seed": EVERY,
    "response_format": EVERY,
    "image_format": EVERY,
    "controls.colors": EVERY,
    "controls.background_color": EVERY,
    "style_id": FLEXIBLE | STYLES | V3 | V2,
    "style_reference_urls": FLEXIBLE | STYLES | V3 | V2,
    "style_references": FLEXIBLE | STYLES | V3 | V2,
    "style_match": FLEXIBLE | STYLES | V3 | V2,
    "style": V3 | V2,
    "negative_prompt": V3 | V2,
    "text_layout": V3,
    "controls.artistic_level": V3,
    "controls.no_text": V3,
}
"""Which families take a parameter of generation, by the parameter's name in the interface."""

TAKEN_BY_EDITING = {**TAKEN_BY, **dict.fromkeys(("style", "style_id", "style_match"), V3)}
"""The same for the operations that draw for a picture that exists."""

STYLE_REQUIRED = STYLES
"""The families that need `style_id` or style references."""

STYLE_MATCHES: dict[Family, tuple[str, ...]] = {
    Family.V4_1_FLASH: (),
    **dict.fromkeys(FLEXIBLE | STYLES, ("flexible", "precise")),
    Family.V3: ("regular",),
    Family.V2: ("regular",),
}
"""The values of `style_match` by family."""

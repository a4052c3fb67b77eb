"""What makes the pictures of one exploration differ by design: composition, medium, light and colour, said in words."""

from typing import Final

from limner.engines.finishing.wording import beside

DIRECTIONS: Final = (
    "",
    "close-up, shallow depth of field, warm golden hour light",
    "wide establishing shot, small subject in a large scene, cool morning mist",
    "flat graphic poster, bold shapes, limited palette",
    "loose watercolour on paper, soft washes, white margins",
    "seen from above, top-down composition, strong shadows",
    "night scene, neon and deep blue, reflections, cinematic",
    "detailed ink drawing with a single accent colour",
)
"""One for each picture of an exploration; the first is the prompt as it is."""

STRENGTHS: Final = {1: 0.95, 2: 0.85, 3: 0.7, 4: 0.55, 5: 0.35}
"""How far a picture that is to be similar is from its source: by the interface's `similarity`."""


def directed(prompt: str, index: int) -> str:
    """The prompt of the picture at `index`, from 0."""
    return beside(prompt, DIRECTIONS[index % len(DIRECTIONS)])

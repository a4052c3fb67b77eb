"""What a caller asks for apart from the prompt, said in words to an engine that understands nothing else."""

from collections.abc import Iterator
from typing import Final

from limner.engines.capabilities import Capabilities
from limner.engines.finishing.colour_names import colour_name
from limner.engines.jobs import GenerateJob

LOOKS: Final = {
    "raw": "natural candid photograph, unretouched, available light",
    "photorealism": "photorealistic, detailed photograph, sharp focus, natural light",
    "illustration": "digital illustration, clean shapes, rich colours",
    "enterprise": "polished corporate illustration, flat shapes, calm professional colours",
    "hand_drawn": "hand-drawn, visible pencil and ink strokes, sketchbook",
    "punk_graphic": "punk graphic, photocopied collage, torn paper, high contrast, gritty",
    "vector_art": "flat vector art, clean geometric shapes, solid colours, no gradients",
    "line_art": "line art, clean black contours on white, no shading",
    "engraving": "engraving, fine hatched lines, black ink on paper, etching",
    "render_3d": "3D render, soft studio light, smooth materials, global illumination",
    "kawaii": "kawaii, cute, rounded shapes, pastel colours, big eyes",
    "icon": "single app icon, one simple bold symbol, flat, centred, few colours",
    "doodle": "doodle, playful loose line drawing, marker on paper",
}
"""The curated looks of the catalogue in words, as data."""

LEVELS: Final = (
    "static, frontal, plain composition",
    "calm, balanced composition",
    "",
    "lively composition",
    "dynamic composition, unusual angle",
    "dramatic, dynamic composition, extreme angle, strong movement",
)
"""`artistic_level` 0 to 5."""

NO_TEXT: Final = "text, letters, words, watermark, signature, caption"
MOST_COLOURS: Final = 5
"""Of a palette, named in a prompt: more are not heeded."""


FEW_BYTES: Final = 150
"""Of a caller's words, in UTF-8: with ours after them they are read to the end by models that read 256 tokens, since no
token is shorter than a byte.
"""


def worded(drawing: GenerateJob, capabilities: Capabilities, *, operation: str) -> tuple[str, str]:
    """The prompt and the negative prompt for an engine with these capabilities.

    Words for what it honours by itself are left out; what is not wanted joins the prompt where there is no negative.
    """
    own, inputs = capabilities.controls, capabilities.operations.get(operation, frozenset())
    said, unwanted = list(_said(drawing, capabilities, operation)), drawing.negative_prompt.strip()
    lettered = drawing.text_layout and "text_layout" not in own  # afterwards, over a picture without words
    wordless = (drawing.controls.no_text or lettered) and "no_text" not in own
    if "negative_prompt" in inputs:
        return beside(drawing.prompt, *said), beside(unwanted, NO_TEXT if wordless else "")
    prompt = beside(drawing.prompt, *said, f"without {NO_TEXT}" if wordless else "")
    return (f"{prompt}. Without {unwanted}" if unwanted else prompt), ""


def beside(own: str, *said: str) -> str:
    """A caller's own words and what we have to say: after them, or before them where these are many.

    What is more than a model reads is cut at its end, and is then the caller's, who is told of it.
    """
    own = own.strip()
    ours = [words for words in said if words]
    first, last = ([own], ours) if len(own.encode()) <= FEW_BYTES else (ours, [own])
    return ", ".join(words for words in (*first, *last) if words)


def _said(drawing: GenerateJob, capabilities: Capabilities, operation: str) -> Iterator[str]:
    """What the engine does not heed by itself, in words."""
    controls, own = drawing.controls, capabilities.controls
    if drawing.look and "look" not in own:
        yield _look(drawing.look)
    if drawing.style and "style" not in capabilities.operations.get(operation, frozenset()):
        yield drawing.style.learned.words
    if controls.artistic_level is not None and "artistic_level" not in own:
        yield LEVELS[controls.artistic_level]
    if controls.background_color is not None and "background_color" not in own:
        yield f"isolated on a plain solid {colour_name(controls.background_color)} background"
    if controls.colors and "colors" not in own:
        names = dict.fromkeys(colour_name(color.rgb) for color in controls.colors[:MOST_COLOURS])
        yield f"colour palette of {', '.join(names)}"


def with_look(drawing: GenerateJob) -> str:
    """The prompt with words for the drawing's look, where it has one."""
    return beside(drawing.prompt, _look(drawing.look) if drawing.look else "")


def _look(look: str) -> str:
    return LOOKS.get(look, look.replace("_", " "))

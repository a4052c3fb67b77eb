"""What a caller asks for apart from the prompt, said in words to an engine that understands nothing else."""

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


def worded(drawing: GenerateJob, capabilities: Capabilities, *, operation: str) -> tuple[str, str]:
    """The prompt and the negative prompt for an engine with these capabilities.

    Words for what it honours by itself are left out; what is not wanted joins the prompt where there is no negative.
    """
    controls, own = drawing.controls, capabilities.controls
    parts = [drawing.prompt.strip()]
    unwanted = [drawing.negative_prompt.strip()]
    if drawing.look and "look" not in own:
        parts.append(_look(drawing.look))
    if drawing.style and "style" not in capabilities.operations.get(operation, frozenset()):
        parts.append(drawing.style.learned.words)
    if controls.artistic_level is not None and "artistic_level" not in own:
        parts.append(LEVELS[controls.artistic_level])
    if controls.background_color is not None and "background_color" not in own:
        parts.append(f"isolated on a plain solid {colour_name(controls.background_color)} background")
    if controls.colors and "colors" not in own:
        names = dict.fromkeys(colour_name(color.rgb) for color in controls.colors[:MOST_COLOURS])
        parts.append(f"colour palette of {', '.join(names)}")
    lettered = drawing.text_layout and "text_layout" not in own  # afterwards, over a picture without words
    if (controls.no_text or lettered) and "no_text" not in own:
        unwanted.append(NO_TEXT)
    prompt, negative = _joined(parts), _joined(unwanted)
    if negative and "negative_prompt" not in capabilities.operations.get(operation, frozenset()):
        return f"{prompt}. Without {negative}", ""
    return prompt, negative


def with_look(drawing: GenerateJob) -> str:
    """The prompt with words for the drawing's look, where it has one."""
    return _joined([drawing.prompt.strip(), _look(drawing.look) if drawing.look else ""])


def _look(look: str) -> str:
    return LOOKS.get(look, look.replace("_", " "))


def _joined(parts: list[str]) -> str:
    return ", ".join(part for part in parts if part)

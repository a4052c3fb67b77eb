"""The dialects of OpenAI's image interface, as data: what each server calls things, and what it takes.

A row says what the server's documentation says, and where that is silent what its source does. What a server would
ignore without a word is left out, so that the finishing step, or a refusal, takes its place.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from limner.engines.capabilities import Sizes

Polarity: TypeAlias = Literal["white", "transparent"]
"""How a mask marks what is to change: white on black, or by pixels without opacity."""


@dataclass(frozen=True, slots=True)
class Mask:
    """How masks are sent: the form's field, what marks the change there, and the path; `as_text` as a data URL."""

    field: str
    polarity: Polarity
    path: str = "/images/edits"
    as_text: bool = False


@dataclass(frozen=True, slots=True)
class Terms:
    """What a picture and its mask have to be like to be sent: the size of both in pixels, and the mask's polarity."""

    width: int
    height: int
    polarity: Polarity | None


@dataclass(frozen=True, slots=True)
class Dialect:
    """One server's. A field's name is empty where the server has no such field.

    `always` goes with every job, `picture` is the field of the picture to edit: in a form, or as Base64 in JSON at the
    path of generations where `picture_in_json`. `edits` tells whether pictures are edited at all.
    """

    sizes: Sizes
    always: Mapping[str, str] = field(default_factory=dict)
    seed: str = ""
    negative_prompt: str = ""
    strength: str = ""
    edits: bool = True
    picture: str = "image"
    picture_in_json: bool = False
    mask: Mask | None = None
    model_required: bool = False


_TO_2K: Final = Sizes(multiple=16, least_area=256 * 256, greatest_area=2048 * 2048)
"""For servers that hand the size to whatever model they run: what every family takes, up to the interface's 2K."""

DIALECTS: Final[Mapping[str, Dialect]] = {
    "openai": Dialect(
        sizes=Sizes(multiple=16, least_area=655_360, greatest_area=3840 * 2160),
        always={"output_format": "png"},
        mask=Mask("mask", "transparent"),
        model_required=True,
    ),
    "vllm-omni": Dialect(
        sizes=_TO_2K,
        always={"response_format": "b64_json", "output_format": "png"},
        seed="seed",
        negative_prompt="negative_prompt",
        strength="strength",
        mask=Mask("mask_image", "white", as_text=True),
    ),
    # Its form has a field for a mask, which nothing reads.
    "sglang": Dialect(
        sizes=_TO_2K,
        always={"response_format": "b64_json", "output_format": "png"},
        seed="seed",
        negative_prompt="negative_prompt",
    ),
    "localai": Dialect(
        sizes=Sizes(multiple=64, least_area=256 * 256, greatest_area=2048 * 2048),
        always={"response_format": "b64_json"},
        seed="seed",
        negative_prompt="negative_prompt",
        picture="file",
        picture_in_json=True,
        mask=Mask("mask", "white", path="/images/inpainting"),
        model_required=True,
    ),
}
"""By the names that the option `dialect` takes."""

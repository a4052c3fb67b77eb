"""The same interface on another machine as a kind of engine: what it takes and what it can do."""

import re
from typing import Annotated, Final

from pydantic import AfterValidator, Field

from limner.catalog.brand import OWN
from limner.engines.capabilities import Capabilities, Input
from limner.engines.kinds import Kind
from limner.engines.upstream.options import UpstreamOptions

OPERATIONS: Final = (
    "generate",
    "explore",
    "explore_similar",
    "image_to_image",
    "inpaint",
    "outpaint",
    "replace_background",
    "generate_background",
    "remix",
    "erase_region",
    "vectorize",
    "remove_background",
    "crisp_upscale",
    "creative_upscale",
    "refine_details",
    "enhance_prompt",
)
"""All but making styles, whose numbers the interface does not tell."""

INPUTS: Final[frozenset[Input]] = frozenset({"negative_prompt"})


def _plain(value: str) -> str:
    if not re.fullmatch(r"[a-z][a-z0-9]{0,30}", value):
        raise ValueError("a lower-case letter, then up to 30 lower-case letters and digits")
    return value


class LimnerOptions(UpstreamOptions):
    """The options of one other service of the same interface."""

    brand: Annotated[str, AfterValidator(_plain)] = Field(
        OWN, description="The brand part of the names of its models and styles."
    )
    answer_limit: int = Field(
        256, ge=1, le=4096, description="MiB that an answer may have: eight pictures, or a large one."
    )


def _capabilities(options: LimnerOptions) -> Capabilities:
    return Capabilities(dict.fromkeys(OPERATIONS, INPUTS), seeds="near")


KIND = Kind(
    options=LimnerOptions,
    engine="limner.engines.upstream.limner.engine:Limner",
    capabilities=_capabilities,
    crew="remote",
)

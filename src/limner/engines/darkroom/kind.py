"""The darkroom as a kind of engine: what it can do, without loading it."""

from limner.engines.capabilities import Capabilities, everything
from limner.engines.kinds import Kind, Options


def _capabilities(options: Options) -> Capabilities:
    return everything(
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
    )


KIND = Kind(options=Options, engine="limner.engines.darkroom.engine:Darkroom", capabilities=_capabilities)

"""What `size` means: the pixels of the picture, or the viewBox of its SVG."""

from limner.catalog.brand import branded
from limner.catalog.families import V2, V3
from limner.catalog.models import Model
from limner.catalog.sizes import KNOWN, SWAPPED_V2_V3, Size, nearest_ratio, parse, ratio_of, sizes_of, spell
from limner.kit.errors import InvalidRequest
from limner.studio.messages import listed, shown
from limner.studio.ratio import ratio_of_prompt
from limner.studio.settings import StudioSettings

AUTO = "auto"
"""The size by which OpenAI's clients leave it to the service; a lenient one does not mind."""


def size_of(size: str | None, prompt: str, model: Model, settings: StudioSettings) -> Size:
    """Width and height for a `size` as sent. Without one the prompt decides. Raises InvalidRequest."""
    sizes = sizes_of(model)
    if size is None or (size == AUTO and settings.lenient):
        return sizes[ratio_of_prompt(prompt)]
    if size in sizes:
        return sizes[size]
    exact = parse(size)
    if exact and exact in sizes.values() and not model.vector:
        return exact
    if exact and settings.lenient and (taken := _tolerated(exact, model)):
        return taken
    raise _refused(size, model, settings)


def _tolerated(exact: Size, model: Model) -> Size | None:
    """The model's size for one that it does not have, and that a client knows from elsewhere: of the nearest ratio."""
    if exact == SWAPPED_V2_V3 and model.family in V2 | V3:
        return exact
    ratio = ratio_of(exact)
    if exact in KNOWN:
        return sizes_of(model)[ratio or nearest_ratio(*exact)]
    return sizes_of(model)[ratio] if ratio and model.vector else None


def _refused(size: str, model: Model, settings: StudioSettings) -> InvalidRequest:
    sizes = sizes_of(model)
    if model.vector:
        accepted = f"a ratio: {listed(sizes)}"
    elif parse(size):
        accepted = f"a ratio such as `16:9`, or one of the sizes {listed(map(spell, sizes.values()))}"
    else:
        accepted = f"a size such as `{spell(sizes['16:9'])}`, or one of the ratios {listed(sizes)}"
    return InvalidRequest(
        f"size is {shown(size)}; the model `{branded(model.id, settings.brand)}` takes {accepted}.",
        code="invalid_size",
        param="size",
    )

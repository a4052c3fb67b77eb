"""What `size` means: the pixels of the picture, or the viewBox of its SVG."""

from limner.catalog.brand import branded
from limner.catalog.families import V2, V3
from limner.catalog.models import Model
from limner.catalog.sizes import SWAPPED_V2_V3, Size, parse, ratio_of, sizes_of, spell
from limner.kit.errors import InvalidRequest
from limner.studio.messages import listed, shown
from limner.studio.ratio import ratio_of_prompt
from limner.studio.settings import StudioSettings


def size_of(size: str | None, prompt: str, model: Model, settings: StudioSettings) -> Size:
    """Width and height for a `size` as sent. Without one the prompt decides. Raises InvalidRequest."""
    sizes = sizes_of(model)
    lenient = settings.compat == "lenient"
    if size is None or (size == "auto" and lenient):
        return sizes[ratio_of_prompt(prompt)]
    if size in sizes:
        return sizes[size]
    exact = parse(size)
    if exact and exact in sizes.values() and not model.vector:
        return exact
    if exact and lenient and (taken := _tolerated(exact, model)):
        return taken
    raise _refused(size, model, settings)


def _tolerated(exact: Size, model: Model) -> Size | None:
    """What clients send against the interface: a swapped size on V2 and V3, pixels on a vector model."""
    if exact == SWAPPED_V2_V3 and model.family in V2 | V3:
        return exact
    ratio = ratio_of(exact) if model.vector else None
    return sizes_of(model)[ratio] if ratio else None


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

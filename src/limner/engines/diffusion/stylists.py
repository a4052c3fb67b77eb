"""Who makes a loaded model look at the pictures of a style."""

from typing import Any, Protocol

import torch

from limner.engines.base import EngineError
from limner.engines.diffusion.families import Family
from limner.engines.diffusion.ip_adapter import IpAdapter
from limner.engines.diffusion.kind import DiffusionOptions
from limner.engines.diffusion.redux import Redux
from limner.engines.diffusion.style_files import look_at_adapter, style_by
from limner.engines.jobs import StyleGuide


class Stylist(Protocol):
    """Who makes a model look at pictures."""

    def take(self, style: StyleGuide | None) -> None:
        """Get the model ready to draw in this style from here on, or as it is without any."""
        ...

    def styled(self, pipeline: Any, given: dict[str, Any], style: StyleGuide | None) -> dict[str, Any]:
        """The arguments of a call, with the style's pictures among them."""
        ...


class Plain:
    """Nobody: for models without any way, and for those that take references."""

    def take(self, style: StyleGuide | None) -> None: ...

    def styled(self, pipeline: Any, given: dict[str, Any], style: StyleGuide | None) -> dict[str, Any]:
        """The arguments as they are."""
        return given


def stylist(pipeline: Any, options: DiffusionOptions, family: Family, device: torch.device) -> Stylist:
    """Who makes the model look at pictures of styles. Raises EngineError (`engine_not_loaded`) for what does not fit.

    Where the model is kept in the computer's memory, pictures are looked at there: once a style.
    """
    by, there = style_by(family, options.ip_adapter, options.redux), device
    if options.offload != "none":
        there = torch.device("cpu")
    try:
        if by == "ip_adapter" and options.ip_adapter and family.adapter:
            return IpAdapter(pipeline, look_at_adapter(options.ip_adapter, family.adapter), family.adapter, there)
        if by == "redux" and options.redux:
            return Redux(pipeline, options.redux, there)
    except torch.OutOfMemoryError:
        raise
    except Exception as error:  # whatever the loaders raise for weights of another family
        name = str(options.ip_adapter or options.redux)
        raise EngineError(f"The {by} {name!r} cannot be loaded: {error}", code="engine_not_loaded") from error
    return Plain()

"""The page where pictures are edited, and what it has to know of the service before it asks."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from fastapi import Request, Response

from limner.catalog import limits
from limner.catalog.brand import branded
from limner.catalog.families import STYLE_MATCHES
from limner.catalog.models import MODELS, Model, title
from limner.catalog.operations import OPERATIONS, Operation
from limner.catalog.sizes import RATIOS, SIZES_1K, Size, sizes_of, spell
from limner.catalog.styles import CURATED
from limner.library.styles import StyleSummary
from limner.studio.pricing import model_units, price
from limner.studio.services import Services
from limner.studio.settings import StudioSettings
from limner.web.context import Shared
from limner.web.formats import called
from limner.web.pages import page
from limner.web.routing import new_router
from limner.web.visitor import SignedIn

router = new_router()

IsSlow = Callable[[str, str | None], bool]
"""Of an operation and a model; none where the picture decides."""

PATHS: Final[Mapping[str, str]] = {
    "inpaint": "inpaint",
    "eraseRegion": "erase_region",
    "outpaint": "outpaint",
    "replaceBackground": "replace_background",
    "generateBackground": "generate_background",
    "removeBackground": "remove_background",
    "imageToImage": "image_to_image",
    "variateImage": "remix",
    "crispUpscale": "crisp_upscale",
    "creativeUpscale": "creative_upscale",
    "refineDetails": "refine_details",
    "vectorize": "vectorize",
}
"""The interface's editing endpoints, by the last part of their paths, and the operation that each is."""

_ASKED_OF: Final = (
    "style",
    "style_id",
    "style_match",
    "negative_prompt",
    "text_layout",
    "controls.artistic_level",
    "controls.no_text",
)
"""The parameters that not every model takes."""


@router.get("/edit")
async def edit(request: Request, context: Shared, visitor: SignedIn) -> Response:
    """The canvas."""
    services = context.services
    told = offer(services.settings.studio, partial(_is_slow, services))
    told["own"] = [_own(style, services.settings.studio) for style in await services.styles.owned(visitor.account.id)]
    return page(request, context, "edit.html", visitor=visitor, offer=told)


def offer(settings: StudioSettings, is_slow: IsSlow) -> dict[str, Any]:
    """What can be asked for, what it costs here and what takes its time, as the page's script reads it."""
    return {
        "operations": {path: _operation(OPERATIONS[name], settings, is_slow) for path, name in PATHS.items()},
        "models": {branded(name, settings.brand): _model(model, settings) for name, model in MODELS.items()},
        "styles": [
            {
                "name": branded(style.name, settings.brand),
                "models": [branded(name, settings.brand) for name in style.models],
            }
            for style in CURATED
        ],
        "ratios": list(RATIOS),
        "sizes": _spelt(SIZES_1K),
        "limits": {
            "bytes": limits.MAX_INPUT_BYTES,
            "side": limits.MAX_INPUT_SIDE,
            "shortest": limits.MIN_INPUT_SIDE,
            "shortestCrisp": limits.MIN_CRISP_SIDE,
            "canvas": limits.MAX_CANVAS_SIDE,
            "images": limits.MAX_IMAGES,
            "seed": limits.MAX_SEED,
            "colors": limits.MAX_COLORS,
            "palette": limits.MAX_PALETTE,
        },
    }


def _is_slow(services: Services, operation: str, model: str | None) -> bool:
    """Whether the engine that is asked first may take longer than a moment; such engines tell their steps."""
    return not services.workshop.is_quick(services.routing.engines_for(operation, model)[0])


def _operation(operation: Operation, settings: StudioSettings, is_slow: IsSlow) -> dict[str, Any]:
    """Its models, its price (one of a request, of an image, or that of its models), and what of it takes its time."""
    models = [name for name in MODELS if name in operation.models]
    slow = [branded(name, settings.brand) for name in models if is_slow(operation.name, name)]
    return {
        "models": [branded(name, settings.brand) for name in models],
        "default": operation.default and branded(operation.default, settings.brand),
        "units": None if operation.by_model else price(operation.name, 1, None, settings),
        "each": operation.units_per_request is None,
        "slow": slow + ([""] if is_slow(operation.name, None) else []),
        "takes": {
            parameter: [branded(name, settings.brand) for name in models if operation.accepts(MODELS[name], parameter)]
            for parameter in _ASKED_OF
            if models
        },
    }


def _model(model: Model, settings: StudioSettings) -> dict[str, Any]:
    return {
        "title": title(model, settings.brand),
        "vector": model.vector,
        "units": model_units(model, settings),
        "promptLimit": model.prompt_limit,
        "sizes": _spelt(sizes_of(model)),
        "matches": list(STYLE_MATCHES[model.family]),
    }


def _own(style: StyleSummary, settings: StudioSettings) -> dict[str, str]:
    return {
        "id": str(style.style_id),
        "model": branded(style.model, settings.brand),
        "name": called(style),
        "made": style.created_at.isoformat(),
    }


def _spelt(sizes: Mapping[str, Size]) -> list[str]:
    """In the order of the ratios."""
    return [spell(sizes[ratio]) for ratio in RATIOS]

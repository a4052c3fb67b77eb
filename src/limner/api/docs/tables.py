"""What is on offer, as tables of the documentation page: the models, their sizes, and what operations cost."""

from collections.abc import Iterator

from limner.api.endpoints import ENDPOINTS
from limner.catalog.brand import branded
from limner.catalog.models import MODELS, Model
from limner.catalog.operations import OPERATIONS, STYLE_REFERENCES, dollars
from limner.catalog.sizes import RATIOS, SIZES_1K, SIZES_2K, SIZES_V2_V3, Size, spell
from limner.studio.pricing import model_units, price, references_units
from limner.studio.settings import StudioSettings

Line = tuple[str, ...]
"""The cells of a row; text with code in backquotes."""

_PATHS = {
    "create_style": "styles",
    "enhance_prompt": "prompts/enhance",
    "explore": "images/explore",
    "explore_similar": "images/explore/similar",
    "optimize_colors": "colors/optimize",
}
"""Of the operations that no endpoint for pictures has."""


def models(settings: StudioSettings) -> Iterator[Line]:
    """Id, SVG or the resolution, longest prompt in characters, and US dollars an image."""
    for model in MODELS.values():
        yield (
            f"`{branded(model.id, settings.brand)}`",
            _output(model),
            f"{model.prompt_limit:,}",
            dollars(model_units(model, settings)),
        )


def sizes() -> Iterator[Line]:
    """Ratio, and the pixels that it means on 1K, on 2K, and on V2 and V3 models."""
    columns: tuple[dict[str, Size], ...] = (SIZES_1K, SIZES_2K, SIZES_V2_V3)
    for ratio in RATIOS:
        yield (f"`{ratio}`", *(f"`{spell(column[ratio])}`" for column in columns))


def operations(settings: StudioSettings) -> Iterator[Line]:
    """What has a price of its own: its path, US dollars, and what they are for."""
    paths = {**{end.request.operation: f"images/{end.path}" for end in reversed(ENDPOINTS)}, **_PATHS}
    for name, operation in OPERATIONS.items():
        if not operation.by_model:
            counted = "an image" if operation.units_per_image is not None else "a request"
            yield f"`{paths[name]}`", dollars(price(name, 1, None, settings)), counted
    yield f"`{STYLE_REFERENCES}`", dollars(references_units(settings)), "a request, beside its images"


def _output(model: Model) -> str:
    return "SVG" if model.vector else model.resolution.upper()

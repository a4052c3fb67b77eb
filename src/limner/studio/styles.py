"""The styles that requests name: whether the caller may use them, and what they ask of a drawing."""

from collections.abc import Sequence
from typing import cast

from limner.accounts.models import Account
from limner.catalog import limits
from limner.catalog.brand import branded
from limner.catalog.families import STYLE_MATCHES, STYLES
from limner.catalog.models import MODELS, Model
from limner.catalog.styles import BASIC_STYLES
from limner.engines.jobs import StyleGuide
from limner.engines.learned import Match, from_json
from limner.imaging.source import Source
from limner.kit.errors import InvalidRequest
from limner.library.styles import StoredStyle
from limner.studio.drawing import DrawingRequest, DrawingRequestT
from limner.studio.pictures import Given, Loader, Rules
from limner.studio.samples import kept
from limner.studio.services import Services
from limner.studio.settings import StudioSettings

REFERENCE_RULES = Rules(min_side=limits.MIN_REFERENCE_SIDE)
PREVIEW_SIDE = 192
"""Pixels of a style's preview: a few ten thousand bytes."""


async def style_of(
    services: Services, caller: Account, request: DrawingRequestT
) -> tuple[DrawingRequestT, StoredStyle | None]:
    """The style that a request names by `style_id`, and the request with a curated style in the place of its id.

    Raises NotFound for a style that does not exist, or that the caller may not use.
    """
    if request.style_id is None:
        return request, None
    if basic := BASIC_STYLES.get(request.style_id):
        model, style = basic
        named = request.model or (model if request.style_means_model else None)
        return request.model_copy(update={"style_id": None, "style": style.name, "model": named}), None
    return request, await services.styles.usable(request.style_id, caller.id)


def check_model(style: StoredStyle, model: Model, settings: StudioSettings) -> None:
    """Raise InvalidRequest for a model that a style was not made for.

    A lenient service looks at the output only, and at nothing for a style of the model that styles are made for
    where none is named.
    """
    made_for = MODELS[style.model]
    if made_for is model:
        return
    if settings.lenient and (made_for.output == model.output or made_for.family in STYLES):
        return
    raise InvalidRequest(
        f"style_id is {style.style_id}, a style for the model `{branded(style.model, settings.brand)}`; "
        f"it does not work with `{branded(model.id, settings.brand)}`.",
        code="style_model_mismatch",
        param="style_id",
    )


def guide(
    style: StoredStyle | None, request: DrawingRequest, model: Model, settings: StudioSettings
) -> StyleGuide | None:
    """How to draw in a style: as closely as the request asks, else as the style was made to.

    Raises InvalidRequest where it was made for another model.
    """
    if style is None:
        return None
    check_model(style, model, settings)
    match = closeness(request.style_match or style.match, model)
    return StyleGuide(from_json(style.learned), match, kept(style), str(style.style_id))


def closeness(match: str | None, model: Model) -> Match:
    """A `match` that the model takes: the one given, else its first."""
    taken = STYLE_MATCHES[model.family]
    return cast(Match, match if match in taken else taken[0])


async def references(loader: Loader, given: Sequence[Given]) -> list[Source]:
    """The pictures to learn from, 64 MB of them at most. Raises InvalidRequest."""
    sources: list[Source] = []
    for each in given:
        sources.append(await loader.load(each, REFERENCE_RULES))
        total = sum(len(source.data) for source in sources)
        if total > limits.MAX_REFERENCE_BYTES:
            raise InvalidRequest(
                f"{each.name}: the images have more than {limits.MAX_REFERENCE_BYTES // limits.MEGABYTE} MB in all.",
                code="image_too_large",
                param=each.name,
            )
    return sources

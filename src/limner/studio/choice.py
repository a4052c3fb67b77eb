"""Which model draws, and in which look: what `model`, `style` and the endpoint's variant come to."""

from collections.abc import Iterable
from dataclasses import dataclass

from limner.catalog import models, styles
from limner.catalog.brand import branded
from limner.catalog.families import FLASH, FLEXIBLE, V2, V3
from limner.catalog.models import Model, Output
from limner.catalog.operations import OPERATIONS, Operation
from limner.catalog.styles import Style
from limner.kit.errors import InvalidRequest
from limner.studio.messages import listed, shown
from limner.studio.settings import StudioSettings

GENERATE = OPERATIONS["generate"]

_MADE_OF = {"raster": "pixels", "vector": "SVG"}
_LENIENT = FLEXIBLE | FLASH | V3 | V2
"""The families that take any style of their output type from a lenient service."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The model that draws and the look it draws in; None for the models without curated styles."""

    model: Model
    look: str | None


def choose(
    model_name: str | None,
    style_name: str | None,
    settings: StudioSettings,
    *,
    offer: Operation = GENERATE,
    variant: Output | None = None,
    references: bool = False,
    style_model: Model | None = None,
) -> Choice:
    """The model and the look of a request for an operation.

    `references` says that style references are attached, `style_model` is that of the style that `style_id` names.
    Raises InvalidRequest for unknown names, for a model that the operation does not have, for a pair that does
    not go together, and for what the variant of the endpoint does not make.
    """
    style = None if style_name is None else named_style(style_name, settings)
    if model_name is not None:
        model, param = named_model(model_name, settings), "model"
    elif style:
        model, param = _preferred(style, variant), "style"
    elif style_model:
        model, param = style_model, "style_id"
    else:
        model, param = _default(offer, variant, references=references), "model"
    if style and settings.compat == "lenient" and model.family in FLEXIBLE | FLASH:
        model = _in_the_form_of(style, model)
    _check_variant(variant, model, style, param, settings)
    check_models(offer, model, param, settings)
    if style is None:
        return Choice(model, styles.DEFAULT_LOOKS.get(model.id))
    _check_offer(style, offer, model, settings)
    return Choice(model, style.look_on(model))


def named_model(name: str, settings: StudioSettings) -> Model:
    """The model of this name. Raises InvalidRequest for an unknown one."""
    if model := models.find(name, settings.brand):
        return model
    raise InvalidRequest(
        f"model is {shown(name)}, which does not exist; the models are {listed(models.listing(settings.brand))}.",
        code="invalid_model",
        param="model",
    )


def named_style(name: str, settings: StudioSettings) -> Style:
    """The curated or base style of this name. Raises InvalidRequest for an unknown one."""
    if style := styles.find_style(name, settings.brand):
        return style
    raise InvalidRequest(
        f"style is {shown(name)}, which does not exist; the styles are {_titles(styles.STYLES, settings)}.",
        code="invalid_style",
        param="style",
    )


def check_parameters(given: Iterable[str], offer: Operation, model: Model, settings: StudioSettings) -> None:
    """Raise InvalidRequest for the first parameter of an operation that the model does not take."""
    for parameter in given:
        if not offer.accepts(model, parameter):
            raise _not_taken(parameter, offer, model, settings)


def _preferred(style: Style, variant: Output | None) -> Model:
    """The model that a style means by itself: V3 before V2, and of the variant's kind where it has the choice."""
    offering = [models.MODELS[name] for name in style.models]
    return next((model for model in offering if model.output == variant), offering[0])


def _default(offer: Operation, variant: Output | None, *, references: bool) -> Model:
    if offer.default and offer is not GENERATE:
        name = offer.default
    elif variant == "vector":
        name = models.DEFAULT_VECTOR_WITH_REFERENCES if references else models.DEFAULT_VECTOR
    else:
        name = models.DEFAULT_WITH_REFERENCES if references else models.DEFAULT
    return models.MODELS[name]


def _in_the_form_of(style: Style, model: Model) -> Model:
    """The model's vector form where the style is made of vectors only."""
    if style.outputs == {"vector"}:
        return models.vector_form(model) or model
    return model


def _check_variant(
    variant: Output | None, model: Model, style: Style | None, by: str, settings: StudioSettings
) -> None:
    if variant is None:
        return
    if style and variant not in style.outputs:
        param, given, outputs = "style", shown(styles.style_title(style, settings.brand)), style.outputs
    elif model.output != variant:
        name = shown(branded(model.id, settings.brand))
        param, outputs = ("style_id" if by == "style_id" else "model"), frozenset({model.output})
        given = name if param == "model" else f"that of a style for {name}"
    else:
        return
    made = " or ".join(_MADE_OF[output] for output in sorted(outputs))
    raise InvalidRequest(
        f"{param} is {given}, which makes {made}; this endpoint makes {_MADE_OF[variant]} only.",
        code="wrong_output_type",
        param=param,
    )


def check_models(offer: Operation, model: Model, param: str, settings: StudioSettings) -> None:
    """Raise InvalidRequest for a model that the operation does not have; `param` is the field that means it."""
    if model.id in offer.models:
        return
    own = listed(branded(name, settings.brand) for name in models.MODELS if name in offer.models)
    name = branded(model.id, settings.brand)
    said = f"model is `{name}`" if param == "model" else f"{param} means the model `{name}`"
    raise InvalidRequest(
        f"{said}, which does not do this; the models that do are {own}.", code="unsupported_model", param=param
    )


def _check_offer(style: Style, offer: Operation, model: Model, settings: StudioSettings) -> None:
    if model.id in style.models:
        return
    if settings.compat == "lenient" and model.family in _LENIENT:
        if model.output in style.outputs:
            return
    elif not offer.accepts(model, "style"):
        raise _not_taken("style", offer, model, settings)
    offering = listed(branded(name, settings.brand) for name in style.models)
    raise InvalidRequest(
        f"style is {shown(styles.style_title(style, settings.brand))}, which goes with {offering}; "
        f"the model `{branded(model.id, settings.brand)}` takes {_titles(styles.offered_by(model), settings)}.",
        code="style_model_mismatch",
        param="style",
    )


def _not_taken(parameter: str, offer: Operation, model: Model, settings: StudioSettings) -> InvalidRequest:
    taking = offer.taken_by[parameter] & {models.MODELS[name].family for name in offer.models}
    families = ", ".join(family for family in type(model.family) if family in taking)
    return InvalidRequest(
        f"{parameter} is not taken by the model `{branded(model.id, settings.brand)}`; "
        + (f"leave it out, or choose a model of {families}." if families else "leave it out."),
        code="unsupported_parameter",
        param=parameter,
    )


def _titles(some: Iterable[Style], settings: StudioSettings) -> str:
    return listed(styles.style_title(style, settings.brand) for style in some)

"""Which model draws, and in which look: what `model`, `style` and the endpoint's variant come to."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import overload

from limner.catalog import models, styles
from limner.catalog.brand import branded
from limner.catalog.client_styles import find_client_style, near
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
    """The model that draws and the look it draws in; None for the models without curated styles.

    `words` are what the style says beside its look.
    """

    model: Model
    look: str | None
    words: str = ""


def choose(
    model_name: str | None,
    style_name: str | None,
    settings: StudioSettings,
    *,
    offer: Operation = GENERATE,
    variant: Output | None = None,
    references: bool = False,
    style_model: Model | None = None,
    substyle: str | None = None,
    given: Collection[str] = (),
) -> Choice:
    """The model and the look of a request for an operation.

    `references` says that style references are attached, `style_model` is that of the style that `style_id` names,
    `given` are the request's parameters; they decide where a lenient service has the choice.
    Raises InvalidRequest for unknown names, for a model that the operation does not have, for a pair that does
    not go together, and for what the variant of the endpoint does not make.
    """
    style = named_style(style_name, settings, substyle=substyle)
    if settings.lenient and model_name is not None and models.ELSEWHERE.fullmatch(model_name):
        model_name = None
    if model_name is not None:
        model, param = named_model(model_name, settings), "model"
    elif style:
        model, param = _preferred(style, variant), "style"
    elif style_model:
        model, param = style_model, "style_id"
    else:
        model, param = _default(offer, variant, references=references), "model"
    if settings.lenient:
        model = _meant(model, style, offer, None if model_name else given)
    _check_variant(variant, model, style, style_name, param, settings)
    check_models(offer, model, param, settings, model_name)
    if style is None:
        return Choice(model, styles.DEFAULT_LOOKS.get(model.id))
    _check_offer(style, style_name or substyle, offer, model, settings)
    return Choice(model, style.look_on(model), style.words)


def named_model(name: str, settings: StudioSettings) -> Model:
    """The model of this name; a lenient service knows old ones. Raises InvalidRequest for an unknown one."""
    if model := models.find(name, settings.brand):
        return model
    if settings.lenient and (model := models.find_old(name, settings.brand)):
        return model
    brand = models.brand_of(name)
    raise InvalidRequest(
        f"model is {shown(name)}, which does not exist{_branding(brand, settings)}; "
        f"the models are {listed(models.listing(settings.brand))}.",
        code="invalid_model",
        param="model",
    )


@overload
def named_style(name: str, settings: StudioSettings, *, substyle: str | None = None) -> Style: ...


@overload
def named_style(name: str | None, settings: StudioSettings, *, substyle: str | None = None) -> Style | None: ...


def named_style(name: str | None, settings: StudioSettings, *, substyle: str | None = None) -> Style | None:
    """The curated or base style of this name; None where there is no name.

    A lenient service knows those that clients carry, and substyles; others leave a substyle unheeded. Raises
    InvalidRequest for an unknown one.
    """
    if settings.lenient:
        if name is None and substyle is None:
            return None
        if style := find_client_style(name, substyle, settings.brand):
            return style
        raise _unknown_style(name, substyle, settings)
    if name is None:
        return None
    if style := styles.find_style(name, settings.brand):
        return style
    raise _unknown_style(name, None, settings)


def _branding(brand: str | None, settings: StudioSettings) -> str:
    """What to say of a name that would be one under another brand."""
    if brand is None or brand == settings.brand:
        return ""
    return f" where `LIMNER_BRAND` is `{settings.brand}`: it takes `LIMNER_BRAND={brand}`"


def _unknown_style(name: str | None, substyle: str | None, settings: StudioSettings) -> InvalidRequest:
    known = name is not None and find_client_style(name, None, settings.brand)
    wrong, param = (substyle, "substyle") if substyle is not None and (name is None or known) else (name, "style")
    brand = styles.brand_of(wrong or "")
    alike = near(wrong or "", settings.brand, beyond=settings.lenient)
    return InvalidRequest(
        f"{param} is {shown(wrong)}, which does not exist{_branding(brand, settings)}"
        + (f"; near to it are {listed(alike)}" if alike else "")
        + f"; the styles are {_titles(styles.STYLES, settings)}"
        + (", and those of docs/lenient.md." if settings.lenient else "."),
        code="invalid_style",
        param=param,
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


def _meant(model: Model, style: Style | None, offer: Operation, given: Collection[str] | None) -> Model:
    """The model that a client of a lenient service means: one that the operation has, and that draws the style.

    `given` are the parameters of a request without a model: V3 is meant where the model does not take them. Where
    the operation has V3's models, ids that it does not have mean the one of the same output type; where it has none,
    a style's model means the operation's own.
    """
    if style and style.outputs == {"vector"}:
        model = models.vector_form(model) or model
    taken = all(offer.accepts(model, name) for name in given or ())
    if taken and model.id in offer.models:
        return model
    if "svcv3" in offer.models:
        return models.MODELS["svcv3_vector" if model.vector else "svcv3"]
    if given is None or offer.default is None or model.id in offer.models:
        return model
    own = models.MODELS[offer.default]
    return (models.vector_form(own) or own) if model.vector else own


def _check_variant(
    variant: Output | None, model: Model, style: Style | None, named: str | None, by: str, settings: StudioSettings
) -> None:
    if variant is None:
        return
    if style and variant not in style.outputs:
        param, given, outputs = "style", shown(named or style.name), style.outputs
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


def check_models(offer: Operation, model: Model, param: str, settings: StudioSettings, sent: str | None = None) -> None:
    """Raise InvalidRequest for a model that the operation does not have.

    `param` is the field that means it, `sent` how the request writes it where that is `model`.
    """
    if model.id in offer.models:
        return
    own = listed(branded(name, settings.brand) for name in models.MODELS if name in offer.models)
    name = branded(model.id, settings.brand)
    said = f"model is {shown(sent or name)}" if param == "model" else f"{param} means the model `{name}`"
    raise InvalidRequest(
        f"{said}, which does not do this; the models that do are {own}.", code="unsupported_model", param=param
    )


def _check_offer(style: Style, named: str | None, offer: Operation, model: Model, settings: StudioSettings) -> None:
    if model.id in style.models:
        return
    if settings.lenient and model.family in _LENIENT:
        if model.output in style.outputs:
            return
    elif not offer.accepts(model, "style"):
        raise _not_taken("style", offer, model, settings)
    offering = listed(branded(name, settings.brand) for name in style.models)
    name = branded(model.id, settings.brand)
    own = _titles(styles.offered_by(model), settings)
    raise InvalidRequest(
        f"style is {shown(named or style.name)}, which goes with {offering}; the model `{name}` "
        + (f"takes {own}." if own else f"takes those that make {_MADE_OF[model.output]}."),
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

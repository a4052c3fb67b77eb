"""What every request that draws says about the drawing, and what that comes to."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, Self, TypeVar

from pydantic import ValidationInfo, model_validator

from limner.catalog import limits
from limner.catalog.brand import branded
from limner.catalog.families import STYLE_MATCHES, STYLE_REQUIRED, TAKEN_BY
from limner.catalog.models import MODELS, Model, Output
from limner.catalog.operations import Operation
from limner.catalog.sizes import Size
from limner.engines.jobs import GenerateJob, StyleGuide
from limner.kit.errors import InvalidRequest
from limner.studio.choice import Choice, check_parameters, choose
from limner.studio.controls import Controls, Words
from limner.studio.fields import (
    Count,
    Identifier,
    ImageFormat,
    Prompt,
    Prose,
    ResponseFormat,
    Seed,
    StyleMatch,
    Text,
    Values,
    fault,
    lenient,
)
from limner.studio.messages import listed, shown
from limner.studio.request import RequestFields
from limner.studio.settings import StudioSettings

if TYPE_CHECKING:  # who draws without a service has no library
    from limner.library.styles import StoredStyle

_CONTROLS_OF_OLD = ("colors", "no_text", "artistic_level")


class DrawingRequest(RequestFields):
    """The fields of a request that draws from a prompt."""

    style_means_model: ClassVar[bool] = True
    """Whether a curated style's id stands for its model as well."""

    lenient_fields = frozenset({"substyle"})
    moved_fields = frozenset(_CONTROLS_OF_OLD)

    prompt: Prompt
    model: Text | None = None
    n: Count = 1
    style_id: Identifier | None = None
    style_match: StyleMatch | None = None
    style: Text | None = None
    substyle: Text | None = None
    negative_prompt: Prose | None = None
    text_layout: Words | None = None
    controls: Controls = Controls()
    random_seed: Seed | None = None
    seed: Seed | None = None
    response_format: ResponseFormat = "url"
    image_format: ImageFormat = "webp"

    @property
    def referenced(self) -> str | None:
        """The field that attaches style references, if there are any."""
        return None

    @property
    def look_within(self) -> str | None:
        """The substyle, where no style of pictures is in its place."""
        return None if self.style_id or self.referenced else self.substyle

    @property
    def unheeded(self) -> tuple[str, ...]:
        """A substyle beside a style of pictures."""
        return super().unheeded + (("substyle",) if self.substyle != self.look_within else ())

    @classmethod
    def arrange(cls, values: Values, info: ValidationInfo) -> Values:
        """In a lenient service, the controls that older clients send beside `controls`."""
        moved = {name: values[name] for name in _CONTROLS_OF_OLD if name in values}
        if not (moved and lenient(info)):
            return values
        controls = values.get("controls", {})
        return {**values, "controls": {**moved, **controls}} if isinstance(controls, Mapping) else values

    @model_validator(mode="after")
    def _agreed(self) -> Self:
        check_seeds(self.seed, self.random_seed)
        styles = {"style": self.style, "style_id": self.style_id, "style references": self.referenced}
        given = [name for name, value in styles.items() if value is not None]
        if len(given) > 1:
            raise clash(f"comes with {given[1]}", given[0], given[1])
        if self.style_match is not None and not given:
            raise fault(
                "required_field_missing",
                "says how closely to follow a style, and there is none; send style_id or style references too.",
                "style_match",
            )
        return self


DrawingRequestT = TypeVar("DrawingRequestT", bound=DrawingRequest)


def check_seeds(seed: int | None, random_seed: int | None) -> None:
    """Raise a fault where the two names of the seed say different things."""
    if seed is not None and random_seed is not None and seed != random_seed:
        raise clash(f"is {seed} and random_seed is {random_seed}", "seed", "random_seed")


def named_seed(seed: int | None, random_seed: int | None) -> int | None:
    """The seed by whichever of its names it came; None where it came by neither."""
    return seed if random_seed is None else random_seed


def clash(said: str, one: str, other: str) -> Exception:
    """The fault of two fields that exclude each other."""
    return fault("conflicting_parameters", f"{said}; send {one} or {other}, not both.", one)


def chosen(
    request: DrawingRequest,
    offer: Operation,
    settings: StudioSettings,
    *,
    variant: Output | None = None,
    style: "StoredStyle | None" = None,
) -> Choice:
    """The model and look of a request for an operation, with everything checked that needs no picture.

    `style` is what `style_id` names. Raises InvalidRequest.
    """
    choice = choose(
        request.model,
        request.style,
        settings,
        offer=offer,
        variant=variant,
        references=bool(request.referenced),
        style_model=MODELS[style.model] if style else None,
        substyle=request.look_within,
        given=tuple(_given(request)),
    )
    check_parameters(_given(request), offer, choice.model, settings)
    _check_style(request, choice.model, settings)
    check_length("prompt", request.prompt, choice.model, settings)
    check_length("negative_prompt", request.negative_prompt or "", choice.model, settings)
    return choice


def drawings(
    request: DrawingRequest, choice: Choice, size: Size, fresh_seed: int, style: StyleGuide | None = None
) -> list[GenerateJob]:
    """What to draw, with nothing left open: image i is drawn with the seed and i.

    `fresh_seed` is used where the request has none.
    """
    return [
        GenerateJob(
            model=choice.model.id,
            prompt=f"{request.prompt}, {choice.words}" if choice.words else request.prompt,
            width=size[0],
            height=size[1],
            vector=choice.model.vector,
            seed=seed,
            look=choice.look,
            negative_prompt=request.negative_prompt or "",
            controls=request.controls.resolved(),
            text_layout=tuple(word.resolved() for word in request.text_layout or ()),
            style=style,
        )
        for seed in seeds(named_seed(request.seed, request.random_seed), fresh_seed, request.n)
    ]


def seeds(named: int | None, fresh: int, n: int) -> Iterator[int]:
    """The seeds of n images, from the one that is named, or a fresh one."""
    first = fresh if named is None else named
    return ((first + number) % (limits.MAX_SEED + 1) for number in range(n))


def _given(request: DrawingRequest) -> Iterator[str]:
    """The parameters in the request that some model may not take; `choose` has looked at `style`."""
    names = [name for name in request.model_fields_set if name != "style"]
    names += [f"controls.{name}" for name in request.controls.model_fields_set]
    return (name for name in TAKEN_BY if name in names)


def _check_style(request: DrawingRequest, model: Model, settings: StudioSettings) -> None:
    check_match("style_match", request.style_match, model, settings)
    if model.family in STYLE_REQUIRED and not (request.style_id or request.referenced):
        raise InvalidRequest(
            f"The model `{branded(model.id, settings.brand)}` needs a style: send style_id, style_reference_urls or "
            "style_references.",
            code="required_field_missing",
            param="style_id",
        )


def check_match(param: str, match: str | None, model: Model, settings: StudioSettings) -> None:
    """Raise InvalidRequest for a closeness to a style that the model does not take."""
    taken = STYLE_MATCHES[model.family]
    if match is not None and match not in taken:
        raise InvalidRequest(
            f"{param} is {shown(match)}; the model `{branded(model.id, settings.brand)}` takes {listed(taken)}.",
            code="invalid_value",
            param=param,
        )


def check_length(param: str, text: str, model: Model, settings: StudioSettings) -> None:
    """Raise InvalidRequest for a text that is longer than the model takes."""
    if len(text) > model.prompt_limit:
        raise InvalidRequest(
            f"{param} has {len(text):,} characters; the model `{branded(model.id, settings.brand)}` "
            f"takes up to {model.prompt_limit:,}.",
            code="prompt_too_long",
            param=param,
        )

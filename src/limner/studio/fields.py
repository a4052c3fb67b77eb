"""The types of request fields, for both encodings.

JSON gives typed values; a form gives strings, in objects and lists of the same nesting. `read` reads a request;
encoding and compatibility reach the types through pydantic's validation context. The constraints beside the
validators are for the JSON schema: the validators are as strict, and say more.
A fault carries a code of `kit.error_codes` and a text that goes on after the field's name: `n` and
`is 7; it must be a whole number from 1 to 6.`
"""

import re
from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal, TypeVar
from uuid import UUID

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError, ValidationInfo, model_validator
from pydantic_core import ErrorDetails, PydanticCustomError

from limner.catalog import limits
from limner.catalog.models import MODELS
from limner.kit.errors import InvalidRequest
from limner.studio.messages import listed, shown

Encoding = Literal["json", "multipart"]
Compat = Literal["strict", "lenient"]
Values = dict[str, Any]

_WHOLE = re.compile(r"([+-]?[0-9]{1,30})(\.0{1,30})?")
_NUMBER = re.compile(r"[+-]?([0-9]{1,30}(\.[0-9]{0,30})?|\.[0-9]{1,30})([eE][+-]?[0-9]{1,3})?")
_UUID = re.compile(r"[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
_FLAGS = {"true": True, "1": True, "false": False, "0": False}
_LONGEST_PROMPT = max(model.prompt_limit for model in MODELS.values())
# What neither a terminal, nor PostgreSQL, nor XML takes as text; tab, newline and return stay.
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]")


def fault(code: str, text: str, param: str | None = None) -> PydanticCustomError:
    """The error that a validator raises; `param` is needed where it is not the validated field itself."""
    return PydanticCustomError(code, "{text}", {"text": text, "param": param})


def multipart(info: ValidationInfo) -> bool:
    """Whether the request came as a form."""
    return (info.context or {}).get("encoding") == "multipart"


def lenient(info: ValidationInfo) -> bool:
    """Whether the service takes what clients send against the interface."""
    return (info.context or {}).get("compat") == "lenient"


def numbers_are_strings(info: ValidationInfo) -> bool:
    """Whether a string may stand for a number."""
    return multipart(info) or lenient(info)


# Values. Each function takes a value as it was sent and gives what it means, or raises a fault.


def text(value: object) -> str:
    """A string that can be stored and sent: no lone surrogates."""
    if not isinstance(value, str):
        raise fault("invalid_type", f"is {shown(value)}; it must be a string.")
    if not value.isascii():  # known without looking, and so for every data URL
        try:
            value.encode()
        except UnicodeEncodeError:
            said = f"is {shown(value)}; a lone surrogate is not a character of any text."
            raise fault("invalid_value", said) from None
    return value


def prose(value: object) -> str:
    """Text for an engine to read: every control character becomes a space, so that the length stays."""
    if isinstance(value, str) and len(value) > _LONGEST_PROMPT:  # before anything looks at all of it
        raise fault("prompt_too_long", f"has {len(value):,} characters; no model takes more than {_LONGEST_PROMPT:,}.")
    return plain(text(value))


def plain(given: str) -> str:
    """A text with a space in the place of every control character."""
    return _CONTROL.sub(" ", given)


def whole(value: object, info: ValidationInfo) -> int:
    """A whole number; 3.0 is one, as in JSON Schema, and true is none."""
    if isinstance(value, str) and numbers_are_strings(info) and (spelt := _WHOLE.fullmatch(value.strip())):
        return int(spelt[1])
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise fault("invalid_type", f"is {shown(value)}; it must be a whole number.")


def number(value: object, info: ValidationInfo) -> float:
    """A finite number."""
    if isinstance(value, str) and numbers_are_strings(info) and _NUMBER.fullmatch(value.strip()):
        value = float(value)
    if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e300:
        return float(value)
    raise fault("invalid_type", f"is {shown(value)}; it must be a finite number.")


def flag(value: object, info: ValidationInfo) -> bool:
    """True or false; in a form `true`, `false`, `1` or `0`."""
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and multipart(info) and value.lower() in _FLAGS:
        return _FLAGS[value.lower()]
    raise fault("invalid_type", f"is {shown(value)}; it must be true or false.")


def uuid(value: object) -> UUID:
    """A UUID in its usual form of 36 characters."""
    if not _UUID.fullmatch(spelt := text(value)):
        raise fault("invalid_value", f"is {shown(value)}; it must be a UUID such as {UUID(int=0)}.")
    return UUID(spelt)


def items(value: object) -> list[Any]:
    """A list."""
    if not isinstance(value, list | tuple):
        raise fault("invalid_type", f"is {shown(value)}; it must be a list.")
    return list(value)


def uploads(value: object, info: ValidationInfo) -> list[Any]:
    """The files of a form."""
    files = items(value)
    if not multipart(info) or any(isinstance(file, str) for file in files):
        raise fault("invalid_type", "takes the files of a form; addresses of images have a field of their own.")
    return files


# Validators, for use in `Annotated`.


def within(code: str, low: int, high: int) -> BeforeValidator:
    """Whole numbers from `low` to `high`; others are a fault of the given code."""

    def check(value: object, info: ValidationInfo) -> int:
        given = whole(value, info)
        if not low <= given <= high:
            raise fault(code, f"is {shown(given)}; it must be a whole number from {low} to {high}.")
        return given

    return BeforeValidator(check)


def between(code: str, low: float, high: float) -> BeforeValidator:
    """Numbers from `low` to `high`."""

    def check(value: object, info: ValidationInfo) -> float:
        given = number(value, info)
        if not low <= given <= high:
            raise fault(code, f"is {shown(given)}; it must be a number from {low} to {high}.")
        return given

    return BeforeValidator(check)


def one_of(*choices: str) -> BeforeValidator:
    """One of a few words, exactly as written."""

    def check(value: object) -> str:
        if text(value) not in choices:
            raise fault("invalid_value", f"is {shown(value)}; it must be one of {listed(choices)}.")
        return str(value)

    return BeforeValidator(check)


def many(code: str, low: int, high: int) -> BeforeValidator:
    """A list of `low` to `high` items; another length is a fault of the given code."""

    def check(value: object) -> list[Any]:
        given = items(value)
        if not low <= len(given) <= high:
            raise fault(code, f"has {len(given)} items; it takes {low} to {high}.")
        return given

    return BeforeValidator(check)


def _prompt(value: object) -> str:
    given = prose(value)
    if not given.strip():
        raise fault("prompt_empty", "is empty; describe what the picture should show.")
    return given


Text = Annotated[str, BeforeValidator(text)]
Prose = Annotated[str, BeforeValidator(prose)]
Prompt = Annotated[str, Field(min_length=1), BeforeValidator(_prompt)]
Flag = Annotated[bool, BeforeValidator(flag)]
Identifier = Annotated[UUID, BeforeValidator(uuid)]
Count = Annotated[int, Field(ge=1, le=limits.MAX_IMAGES), within("invalid_n", 1, limits.MAX_IMAGES)]
Seed = Annotated[int, Field(ge=0, le=limits.MAX_SEED), within("invalid_seed", 0, limits.MAX_SEED)]
Addresses = Annotated[
    list[Text],
    Field(min_length=1, max_length=limits.MAX_REFERENCES),
    many("invalid_value", 1, limits.MAX_REFERENCES),
]
ResponseFormat = Annotated[Literal["url", "b64_json", "multipart"], one_of("url", "b64_json", "multipart")]
ImageFormat = Annotated[Literal["webp", "png"], one_of("webp", "png")]
Partials = Annotated[int, Field(ge=0, le=limits.MAX_PARTIALS), within("invalid_value", 0, limits.MAX_PARTIALS)]
StyleMatch = Annotated[Literal["flexible", "precise", "regular"], one_of("flexible", "precise", "regular")]


class Fields(BaseModel):
    """An object of the interface: a request's body, or one nested in it.

    Fields that it does not have are ignored; null means absent, and so does an empty string for an optional
    field of a form.
    """

    model_config = ConfigDict(extra="ignore", frozen=True)

    lenient_fields: ClassVar[frozenset[str]] = frozenset()
    """Fields that only a lenient service takes; to a strict one they are unknown."""
    moved_fields: ClassVar[frozenset[str]] = frozenset()
    """Names that are no fields, and that `arrange` takes all the same in a lenient service."""

    @model_validator(mode="before")
    @classmethod
    def _present(cls, values: object, info: ValidationInfo) -> Values:
        if not isinstance(values, Mapping):
            raise fault("invalid_type", f"is {shown(values)}; it must be an object.")
        present = {name: value for name, value in values.items() if value is not None}
        if not lenient(info):
            present = {name: value for name, value in present.items() if name not in cls.lenient_fields}
        if multipart(info):
            present = {name: value for name, value in present.items() if value != "" or cls._requires(name)}
        return cls.arrange(present, info)

    @classmethod
    def _requires(cls, name: str) -> bool:
        field = cls.model_fields.get(name)
        return field is not None and field.is_required()

    unread_fields: ClassVar[frozenset[str]] = frozenset()
    """Fields that the request has from its kind, and that do nothing in it."""

    @property
    def unheeded(self) -> tuple[str, ...]:
        """Fields that were sent, and that have no effect in this request."""
        return ()

    @classmethod
    def arrange(cls, values: Values, info: ValidationInfo) -> Values:
        """The values as the fields expect them; a subclass moves what clients put elsewhere."""
        return values


Request = TypeVar("Request", bound=Fields)


def read(cls: type[Request], values: object, *, encoding: Encoding = "json", compat: Compat = "strict") -> Request:
    """The request that a parsed body makes. Raises InvalidRequest, and nothing else, for the first fault."""
    try:
        return cls.model_validate(values, context={"encoding": encoding, "compat": compat})
    except ValidationError as error:
        raise _translated(error.errors(include_url=False)[0]) from None


def _translated(details: ErrorDetails) -> InvalidRequest:
    if details["type"] == "missing":
        param = _dotted(details["loc"])
        return InvalidRequest(f"{param} is required.", code="required_field_missing", param=param)
    context = details.get("ctx", {})
    param = context.get("param") or _dotted(details["loc"])
    said = context.get("text", f"is {shown(details['input'])}: {details['msg']}.")
    return InvalidRequest(f"{param or 'The body'} {said}", code=details["type"], param=param or None)


def _dotted(path: tuple[int | str, ...]) -> str:
    """A place in a request as the interface writes it: `controls.colors[0].rgb`."""
    written = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
    return written.removeprefix(".")

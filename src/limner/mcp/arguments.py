"""What tools take: small typed arguments, each said in words, and errors that say how to mend a call."""

import copy
import json
from difflib import get_close_matches
from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from limner.catalog import limits
from limner.mcp.faults import missing, wrong
from limner.mcp.refused import Refused

Schema = dict[str, Any]


class Arguments(BaseModel):
    """The arguments of a tool. Those that hold pictures are named in `pictures`.

    An argument may have a second name, its alias, which the hosted service's tools call it by; `sent` in a field's
    extra says what the interface calls it.
    """

    model_config = ConfigDict(extra="forbid", populate_by_name=True, frozen=True)
    pictures: ClassVar[tuple[str, ...]] = ()

    @classmethod
    def read(cls, given: dict[str, Any]) -> Self:
        """The arguments. Raises Refused, with each that is wrong, what came, and what it takes."""
        try:
            return cls.model_validate(given)
        except ValidationError as error:
            faults = error.errors(include_url=False, include_context=False)
            raise Refused(" ".join(cls._fault(fault) for fault in faults[:5])) from None

    @classmethod
    def schema_for_agents(cls, *, files: bool) -> Schema:
        """The JSON Schema, without what says nothing to an agent; `files` says that paths are taken."""
        schema = cls.model_json_schema(by_alias=False)
        if files:
            schema = json.loads(json.dumps(schema).replace(A_PICTURE, A_PICTURE_OR_FILE))
        schema.pop("description", None)
        schema.pop("additionalProperties", None)
        plain: Schema = _plain(schema)
        return plain

    @classmethod
    def known_as(cls, param: str) -> str:
        """What the tool calls a field of the interface; empty where it has no such argument."""
        head = param.partition("[")[0].partition(".")[0]
        return next((name for name in cls.model_fields if cls.sent_as(name) in (head, param)), "")

    def fields(self) -> dict[str, Any]:
        """The request's fields, by the interface's names; what is not given is left out."""
        return {self.sent_as(name): value for name, value in self.model_dump(exclude_none=True).items()}

    @classmethod
    def sent_as(cls, name: str) -> str:
        """What the interface calls an argument."""
        extra = cls.model_fields[name].json_schema_extra
        return str(extra.get("sent", name)) if isinstance(extra, dict) else name

    @classmethod
    def _fault(cls, fault: Any) -> str:
        given = str(fault["loc"][0]) if fault["loc"] else ""
        name = next((name for name, field in cls.model_fields.items() if given in (name, field.alias)), given)
        if fault["type"] == "extra_forbidden":
            near = get_close_matches(given, cls.model_fields, 1, 0.6)
            meant = f"; did you mean `{near[0]}`?" if near else "."
            return f"There is no argument `{given[:40]}`{meant} The arguments are: {', '.join(cls.model_fields)}."
        schema = cls.schema_for_agents(files=False)["properties"][name]
        return missing(name, schema) if fault["type"] == "missing" else wrong(name, schema, fault)


def _plain(schema: Any) -> Any:
    """Without titles, nulls, and the names of the interface."""
    if isinstance(schema, list):
        return [_plain(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    found = copy.copy(schema)
    for noise in ("title", "sent"):
        if not isinstance(found.get(noise), dict):
            found.pop(noise, None)
    choices = [each for each in found.get("anyOf", ()) if each != {"type": "null"}]
    if len(choices) == 1:
        found = {**{key: value for key, value in found.items() if key not in {"anyOf", "default"}}, **choices[0]}
    return {key: _plain(value) for key, value in found.items()}


def _hex(color: str) -> str:
    """`#rrggbb`, from that or `#rgb`. Raises ValueError."""
    digits = color.strip().removeprefix("#").lower()
    digits = "".join(2 * digit for digit in digits) if len(digits) == 3 else digits
    if len(digits) != 6 or not set(digits) <= set("0123456789abcdef"):
        raise ValueError("a colour is six hexadecimal digits, such as #b22222")
    return f"#{digits}"


def rgb(color: str) -> dict[str, Any]:
    """A colour as the interface takes it."""
    return {"rgb": list(bytes.fromhex(color[1:]))}


AN_ID = "^[0-9a-fA-F-]{32,36}$"
A_PICTURE = "the image_id of an earlier answer, an https link, or a data URL"
A_PICTURE_OR_FILE = "the image_id of an earlier answer, an https link, a data URL, or the path of the user's file"
"""Where the tools run on the user's machine."""

Prompt = Annotated[str, Field(description="What the picture shows, in plain words.", min_length=1, max_length=10_000)]
Image = Annotated[
    str, Field(alias="imageURI", description=f"The picture: {A_PICTURE}.", json_schema_extra={"sent": "image_url"})
]
Mask = Annotated[
    str | None,
    Field(
        description=f"A black and white picture of the same size, white where something changes: {A_PICTURE}. "
        "Or give `region`.",
        json_schema_extra={"sent": "mask_url"},
    ),
]
Region = Annotated[
    list[Annotated[float, Field(ge=0, le=1)]] | None,
    Field(
        description="In place of a mask, the rectangle that changes: [left, top, right, bottom], each 0 to 1 of the "
        "picture's width or height.",
        min_length=4,
        max_length=4,
    ),
]
Model = Annotated[
    str | None,
    Field(description="A model's id (resource limner://models); leave out for the usual one, which each answer names."),
]
Size = Annotated[
    str | None,
    Field(
        description="A ratio such as 1:1, 3:2, 9:16, or a size that the model has in pixels; vector models take ratios "
        "only."
    ),
]
Count = Annotated[
    int,
    Field(
        alias="numberOfImages",
        description="How many pictures.",
        ge=1,
        le=limits.MAX_IMAGES,
        json_schema_extra={"sent": "n"},
    ),
]
Style = Annotated[
    str | None,
    Field(
        description="A curated style's name (resource limner://styles); models of V2 and V3 only, so that one of these "
        "draws where no model is named."
    ),
]
StyleId = Annotated[str | None, Field(alias="styleID", description="A style of your own, as create_style answers.")]
Negative = Annotated[str | None, Field(description="What must not be in it; models of V2 and V3 only.")]
Seed = Annotated[
    int | None,
    Field(
        description="The same seed and arguments give the same picture.",
        ge=0,
        le=limits.MAX_SEED,
        json_schema_extra={"sent": "random_seed"},
    ),
]
HexColor = Annotated[str, AfterValidator(_hex)]
Colors = Annotated[
    list[HexColor] | None,
    Field(description="Colours to prefer, such as #b22222; up to 10.", max_length=limits.MAX_COLORS),
]
Background = Annotated[HexColor | None, Field(description="The background's colour, such as #ffffff.")]
Format = Annotated[
    Literal["webp", "png"] | None,
    Field(description="The file format of pixels; webp by default.", json_schema_extra={"sent": "image_format"}),
]

"""Every operation that makes pictures, as rows of one table: what the commands, and the rows of a batch, call."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

from limner.client import options
from limner.client.options import Controls
from limner.client.sources import PictureLike

PICTURE: Final = "image"


@dataclass(frozen=True, slots=True)
class Field:
    """One field: its type, and its help."""

    type: Any
    help: str

    @property
    def literal(self) -> tuple[str, ...]:
        """The words that it takes, if they are few."""
        return get_args(self.type) if get_origin(self.type) is not None and _is_literal(self.type) else ()

    @property
    def kind(self) -> str:
        """`text`, `whole`, `number`, `controls`, `picture`, `pictures`, `texts`, `numbers` or `json`."""
        if self.type is Controls:
            return "controls"
        if self.type is PictureLike:
            return "picture"
        if get_origin(self.type) is not None and not _is_literal(self.type):
            return {PictureLike: "pictures", str: "texts", float: "numbers"}.get(get_args(self.type)[0], "json")
        return {int: "whole", float: "number"}.get(self.type, "text")


def _is_literal(given: Any) -> bool:
    return all(isinstance(word, str) for word in get_args(given))


@dataclass(frozen=True, slots=True)
class Operation:
    """One: the command's name, the client's method, and its fields. `needs` are those that have no default.

    `makes` is how many pictures come of it, where no field `n` says so; `gives` is `svg` or `pixels`, where the model
    and the picture given don't decide.
    """

    name: str
    method: str
    options: type
    needs: Sequence[str] = ()
    defaults: Mapping[str, Any] = field(default_factory=dict)
    makes: int = 1
    gives: str = ""

    @property
    def fields(self) -> dict[str, Field]:
        """The fields beside those that the command takes as arguments."""
        hints = get_type_hints(self.options, include_extras=True)
        own = {name: _NEEDED[name] for name in self.needs if name in _NEEDED}
        return own | {
            name: Field(get_args(hint)[0], get_args(hint)[1])
            for name, hint in hints.items()
            if get_origin(hint) is Annotated
        }

    def count(self, fields: Mapping[str, Any]) -> int:
        """How many pictures a request asks for."""
        said = {**fields, **(fields.get("extra_body") or {})}.get("n")
        return max(said, 1) if isinstance(said, int) else self.makes

    @property
    def takes_picture(self) -> bool:
        """Whether it works on a picture."""
        return PICTURE in self.needs

    @property
    def takes_prompt(self) -> bool:
        """Whether it draws from a prompt."""
        return "prompt" in self.needs


_NEEDED: Final = {
    "mask": Field(PictureLike, "As large as the picture, in black and white: white changes, black stays."),
    "strength": Field(float, "0 keeps nearly everything, 1 nearly nothing."),
    "size": Field(str, "A ratio such as 16:9, or a size such as 1024x1024."),
    "similarity": Field(int, "1 a little similar, to 5 extremely similar."),
}

OPERATIONS: Final[Mapping[str, Operation]] = {
    each.name: each
    for each in (
        Operation("generate", "generate", options.GenerateOptions, ("prompt",)),
        Operation(
            "image-to-image", "image_to_image", options.DrawOptions, ("image", "prompt", "strength"), {"strength": 0.5}
        ),
        Operation("inpaint", "inpaint", options.DrawOptions, ("image", "prompt", "mask")),
        Operation("outpaint", "outpaint", options.OutpaintOptions, ("image", "prompt")),
        Operation("replace-background", "replace_background", options.DrawOptions, ("image", "prompt")),
        Operation("generate-background", "generate_background", options.DrawOptions, ("image", "prompt", "mask")),
        Operation("erase-region", "erase_region", options.PixelOptions, ("image", "mask")),
        Operation("remix", "remix", options.VariationOptions, ("image", "size")),
        Operation("vectorize", "vectorize", options.VectorizeOptions, ("image",), gives="svg"),
        Operation("remove-background", "remove_background", options.PixelOptions, ("image",)),
        Operation("crisp-upscale", "crisp_upscale", options.PixelOptions, ("image",), gives="pixels"),
        Operation("creative-upscale", "creative_upscale", options.PixelOptions, ("image",), gives="pixels"),
        Operation("refine-details", "refine_details", options.RefineOptions, ("image",), gives="pixels"),
        Operation("edit", "edit", options.EditOptions, ("image", "prompt")),
        Operation("variations", "variations", options.VariationsOptions, ("image",)),
        Operation("explore", "explore", options.ExploreOptions, ("prompt",), makes=8),
        Operation(
            "explore-similar", "explore_similar", options.SeededOptions, ("source_image_id", "similarity"), makes=4
        ),
    )
}
"""By the commands' names."""

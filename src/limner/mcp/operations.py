"""What the tools take, an operation of the interface each."""

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from limner.catalog import limits
from limner.mcp.arguments import (
    A_PICTURE,
    AN_ID,
    Arguments,
    Background,
    Colors,
    Count,
    Format,
    HexColor,
    Image,
    Mask,
    Model,
    Negative,
    Prompt,
    Region,
    Seed,
    Size,
    Style,
    StyleId,
    rgb,
)
from limner.mcp.refused import Refused


class _Coloured(Arguments):
    """What draws with colours to prefer."""

    colors: Colors = None
    background: Background = None

    def fields(self) -> dict[str, Any]:
        """With the colours as controls."""
        fields = super().fields()
        fields.pop("colors", None)
        fields.pop("background", None)
        controls: dict[str, Any] = {"colors": [rgb(color) for color in self.colors]} if self.colors else {}
        if self.background:
            controls["background_color"] = rgb(self.background)
        return {**fields, "controls": controls} if controls else fields


class Masked(Arguments):
    """What changes a part of a picture, which a mask or a region names."""

    pictures: ClassVar[tuple[str, ...]] = ("image", "mask")

    image: Image
    mask: Mask = None
    region: Region = None

    @property
    def rectangle(self) -> tuple[list[float], bool]:
        """The region, and whether that is what changes. Raises Refused where there is none, or nothing in it."""
        if not self.region or self.region[0] >= self.region[2] or self.region[1] >= self.region[3]:
            raise Refused("Give `mask`, or `region` as [left, top, right, bottom] with left < right and top < bottom.")
        return self.region, True

    def fields(self) -> dict[str, Any]:
        """Without the region, which becomes a mask. Raises Refused for both."""
        if self.mask and self.region:
            raise Refused("Give `mask` or `region`, not both.")
        return {name: value for name, value in super().fields().items() if name not in {"region", "keep"}}


class Generate(_Coloured):
    """Of `generate_image`."""

    pictures = ("style_images",)

    prompt: Prompt
    model: Model = None
    size: Size = None
    count: Count = 1
    style: Style = None
    substyle: Annotated[
        str | None, Field(description="A finer name below `style`, where the service takes such names.")
    ] = None
    style_id: StyleId = None
    style_images: Annotated[
        list[str] | None,
        Field(
            description=f"Pictures to draw in the manner of, each {A_PICTURE}; costs a little more.",
            max_length=limits.MAX_REFERENCES,
            json_schema_extra={"sent": "style_reference_urls"},
        ),
    ] = None
    negative_prompt: Negative = None
    seed: Seed = None
    format: Format = None


class Explore(_Coloured):
    """Of `explore_images`."""

    prompt: Prompt
    model: Model = None
    size: Size = None
    style: Style = None
    style_id: StyleId = None


class ExploreSimilar(Arguments):
    """Of `explore_similar`."""

    image_id: Annotated[
        str, Field(description="One that explore_images answered.", json_schema_extra={"sent": "source_image_id"})
    ]
    similarity: Annotated[int, Field(description="1 only its idea, 5 nearly the same.", ge=1, le=5)] = 3


class ImageToImage(_Coloured):
    """Of `image_to_image`."""

    pictures = ("image",)

    image: Image
    prompt: Prompt
    strength: Annotated[float, Field(description="0 nearly the same, 1 hardly alike.", ge=0, le=1)] = 0.5
    model: Model = None
    count: Count = 1
    style: Style = None
    substyle: Annotated[str | None, Field(description="As in generate_image.")] = None
    style_id: StyleId = None
    negative_prompt: Negative = None
    seed: Seed = None
    format: Format = None


class Inpaint(Masked):
    """Of `inpaint_image`."""

    prompt: Annotated[str, Field(description="What is to be there.", min_length=1)]
    model: Model = None
    count: Count = 1
    style: Style = None
    style_id: StyleId = None
    negative_prompt: Negative = None
    seed: Seed = None
    format: Format = None


_Pixels = Annotated[int | None, Field(description="Pixels to add on this side.", ge=0, le=limits.MAX_EXPAND)]


class Outpaint(Arguments):
    """Of `outpaint_image`."""

    pictures = ("image",)

    image: Image
    prompt: Annotated[str, Field(description="What is to be seen beyond the borders.", min_length=1)]
    expand_left: _Pixels = None
    expand_right: _Pixels = None
    expand_top: _Pixels = None
    expand_bottom: _Pixels = None
    size: Annotated[
        str | None, Field(description="In place of expand_*: a ratio such as 16:9, or a size up to 4096x4096.")
    ] = None
    zoom_out_percentage: Annotated[
        float | None, Field(description="How much smaller the picture becomes in it.", ge=0, lt=100)
    ] = None
    model: Model = None
    count: Count = 1
    style: Style = None
    style_id: StyleId = None
    negative_prompt: Negative = None
    seed: Seed = None
    format: Format = None


class ReplaceBackground(Arguments):
    """Of `replace_background`."""

    pictures = ("image",)

    image: Image
    prompt: Annotated[str, Field(description="The new background.", min_length=1)]
    model: Model = None
    count: Count = 1
    style: Style = None
    substyle: Annotated[str | None, Field(description="As in generate_image.")] = None
    style_id: StyleId = None
    negative_prompt: Negative = None
    seed: Seed = None
    format: Format = None


class GenerateBackground(Masked):
    """Of `generate_background`."""

    prompt: Annotated[str, Field(description="The background.", min_length=1)]
    keep: Annotated[
        list[Annotated[float, Field(ge=0, le=1)]] | None,
        Field(
            description="In place of a mask, the rectangle that stays: [left, top, right, bottom], each 0 to 1.",
            min_length=4,
            max_length=4,
        ),
    ] = None
    model: Model = None
    count: Count = 1
    style: Style = None
    negative_prompt: Negative = None
    seed: Seed = None
    format: Format = None

    @property
    def rectangle(self) -> tuple[list[float], bool]:
        """What stays, where that is given."""
        return (self.keep, False) if self.keep else super().rectangle


class EraseRegion(Masked):
    """Of `erase_region`."""

    format: Format = None


class Vary(Arguments):
    """Of `vary_image`."""

    pictures = ("image",)

    image: Image
    size: Annotated[str, Field(description="A ratio such as 1:1 or 16:9, or a size such as 1024x1024.")] = "1:1"
    count: Count = 1
    model: Model = None
    seed: Seed = None
    format: Format = None


class Vectorize(Arguments):
    """Of `vectorize_image`."""

    pictures = ("image",)

    image: Image
    shape_stacking: Annotated[
        Literal["hierarchical", "cut_out"] | None,
        Field(description="Shapes one above another (the usual), or each with holes for what lies above."),
    ] = None


class Process(Arguments):
    """Of the tools that take a picture and nothing more than a format."""

    pictures = ("image",)

    image: Image
    format: Format = None


class Refine(Process):
    """Of `refine_details`."""

    refinement: Annotated[Literal["moderate", "subtle"] | None, Field(description="How much; moderate by default.")] = (
        None
    )


class CreateStyle(Arguments):
    """Of `create_style`."""

    pictures = ("images",)

    images: Annotated[
        list[str] | None,
        Field(
            alias="imageURIs",
            description=f"1 to 10 pictures in the style, each {A_PICTURE}. May be left out with mix_style_ids.",
            max_length=limits.MAX_REFERENCES,
            json_schema_extra={"sent": "image_urls"},
        ),
    ] = None
    style: Annotated[
        str | None,
        Field(
            description="What the style is of: any, realistic_image, digital_illustration, vector_illustration, icon, "
            "logo_raster."
        ),
    ] = None
    mix_style_ids: Annotated[
        list[str] | None, Field(description="Styles to mix in.", json_schema_extra={"sent": "source_styles"})
    ] = None
    model: Annotated[
        str | None, Field(description="The model that the style is for, the only one that takes it then.")
    ] = None
    prompt: Annotated[str | None, Field(description="Words that go with the style.")] = None


class OneStyle(Arguments):
    """Of tools about one style."""

    style_id: Annotated[
        str, Field(alias="styleID", description="A style's id, whole, as list_styles answers it.", pattern=AN_ID)
    ]


class EnhancePrompt(Arguments):
    """Of `enhance_prompt`."""

    prompt: Annotated[
        str, Field(description="The prompt to make richer.", min_length=1, max_length=limits.MAX_ENHANCE_PROMPT)
    ]


class OptimizeColors(Arguments):
    """Of `optimize_colors`."""

    colors: Annotated[list[HexColor], Field(description="Colours such as #1f6feb.", min_length=1, max_length=1000)]
    count: Annotated[
        int, Field(description="How many to be left.", ge=1, json_schema_extra={"sent": "num_colors_limit"})
    ]

    def fields(self) -> dict[str, Any]:
        """Each colour as the interface takes it."""
        return {**super().fields(), "colors": [{"hex": color} for color in self.colors]}


class ShowImage(Arguments):
    """Of `show_image`."""

    image_id: Annotated[
        str,
        Field(
            description="The image_id of an earlier answer, whole: 32 hexadecimal digits with hyphens.", pattern=AN_ID
        ),
    ]


class Nothing(Arguments):
    """Of tools that take nothing."""

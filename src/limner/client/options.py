"""Every field of every request, typed; the text beside a type is its help, on the command line as well.

Fields that are not given are not sent, so that the server's own defaults hold. Models and styles are plain strings:
other servers have names of their own.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from limner.client.sources import PictureLike

ResponseFormat = Literal["b64_json", "url", "multipart"]
ImageFormat = Literal["webp", "png"]
StyleMatch = Literal["flexible", "precise", "regular"]
Switch = Literal["on", "off"]


class Color(TypedDict):
    """A colour, and its share of the picture."""

    rgb: Sequence[int]
    weight: NotRequired[float]


ColorLike = Color | Sequence[int] | str
"""A colour as the interface has it, as three numbers, or as `#1f6feb`."""


class Controls(TypedDict, total=False):
    """What is said about the drawing apart from the prompt."""

    colors: Sequence[ColorLike]
    background_color: ColorLike
    artistic_level: int
    no_text: bool


class Word(TypedDict):
    """A word to place, and its four corners in parts of the picture."""

    text: str
    bbox: Sequence[Sequence[float]]


class WeightedColor(TypedDict):
    """A colour of a palette such as `#1f6feb`, and how much there is of it."""

    hex: str
    weight: NotRequired[float]


class CallOptions(TypedDict, total=False):
    """What every call takes, and what is not sent as a field."""

    timeout: float | None
    idempotency_key: str
    extra_body: Mapping[str, Any]


class ReturnOptions(CallOptions, total=False):
    """How the pictures come back. Unless `response_format` is given, they come with the answer, as `b64_json`."""

    response_format: ResponseFormat


class PixelOptions(ReturnOptions, total=False):
    """Of what may answer with pixels."""

    image_format: Annotated[ImageFormat, "webp or png, of pictures in pixels."]


class SeededOptions(PixelOptions, total=False):
    """Of what draws."""

    random_seed: Annotated[int, "The same seed draws the same picture."]


class StyledOptions(SeededOptions, total=False):
    """Of what draws from a prompt."""

    model: Annotated[str, "Such as svcv4_1_pro; see `limner catalog models`."]
    style: Annotated[str, "A curated style, such as Engraving; see `limner catalog styles`."]
    style_id: Annotated[str, "A style of your own; see `limner styles list`."]
    style_match: Annotated[StyleMatch, "How near to the style: flexible, precise or regular."]
    controls: Annotated[Controls, "Colours, and what else is said about the drawing, as JSON."]


class DrawOptions(StyledOptions, total=False):
    """Of what draws one to six pictures from a prompt."""

    n: Annotated[int, "How many pictures, 1 to 6."]
    negative_prompt: Annotated[str, "What not to draw (models of V2 and V3)."]
    text_layout: Annotated[Sequence[Word], "Words to place, with their corners, as JSON (models of V3)."]


class GenerateOptions(DrawOptions, total=False):
    """Of `generate`."""

    size: Annotated[str, "A ratio such as 16:9, or a size such as 1024x1024."]
    style_references: Annotated[Sequence[PictureLike], "A picture whose style is to be drawn in; up to ten."]


class StreamOptions(GenerateOptions, total=False):
    """Of `generate_stream`."""

    partial_images: int


class OutpaintOptions(DrawOptions, total=False):
    """Of `outpaint`."""

    size: Annotated[str, "The canvas: a ratio such as 16:9, or a size such as 1536x1024."]
    expand_left: Annotated[int, "Pixels to add on the left."]
    expand_right: Annotated[int, "Pixels to add on the right."]
    expand_top: Annotated[int, "Pixels to add at the top."]
    expand_bottom: Annotated[int, "Pixels to add at the bottom."]
    zoom_out_percentage: Annotated[float, "How far to scale the picture down before."]


class EditOptions(DrawOptions, total=False):
    """Of `edit`."""

    mask: Annotated[PictureLike, "Where to draw anew: white, or transparent."]
    strength: Annotated[float, "0 keeps nearly everything, 1 nearly nothing; without a mask."]


class EditStreamOptions(EditOptions, total=False):
    """Of `edit_stream`."""

    partial_images: int


class VariationOptions(SeededOptions, total=False):
    """Of `remix`."""

    n: Annotated[int, "How many pictures, 1 to 6."]
    model: Annotated[str, "Decides between pixels and SVG; as the picture unless given."]


class VariationsOptions(VariationOptions, total=False):
    """Of `variations`."""

    size: Annotated[str, "A ratio such as 16:9, or a size such as 1024x1024; square unless given."]


class VectorizeOptions(ReturnOptions, total=False):
    """Of `vectorize`."""

    shape_stacking: Annotated[
        Literal["hierarchical", "cut_out"], "hierarchical: shapes lie on others; cut_out: beside."
    ]
    color_reduction: Annotated[Switch, "on: fewer colours."]
    limit_num_shapes: Annotated[Switch, "on: as few shapes as max_num_shapes says."]
    max_num_shapes: Annotated[int, "The most shapes."]
    return_gradients: Annotated[Switch, "on: gradients where they fit."]
    small_shape_filter: Annotated[Switch, "on: without specks."]
    strict_color_palette: Annotated[Sequence[Sequence[int]], "The only colours to use, as JSON: [[r, g, b], …]."]
    svg_compression: Annotated[Switch, "on: a smaller file."]


class RefineOptions(PixelOptions, total=False):
    """Of `refine_details`."""

    refinement: Annotated[Literal["moderate", "subtle"], "moderate or subtle."]


class ExploreOptions(StyledOptions, total=False):
    """Of `explore`."""

    size: Annotated[str, "A ratio such as 16:9, or a size such as 1024x1024; square unless given."]


class StyleOptions(CallOptions, total=False):
    """Of `styles.create`."""

    style: Annotated[
        str, "The base: any, realistic_image, digital_illustration, vector_illustration, icon, logo_raster."
    ]
    model: Annotated[str, "The model that the style is for."]
    match: Annotated[StyleMatch, "How near: flexible, precise or regular."]
    image_weights: Annotated[Sequence[float], "A weight for each picture."]
    source_styles: Annotated[Sequence[str], "Ids of styles to mix in."]
    source_style_weights: Annotated[Sequence[float], "A weight for each of them."]
    prompt: Annotated[str, "Words that go with the style."]
    mix_policy: Annotated[Literal["PaletteMatch", "MaxWeight"], "How styles are mixed."]

"""What responses look like: the resources of the interface as they are sent."""

from typing import Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

Modality = Literal["text", "image"]


class ImageItem(BaseModel):
    """One image. Beside `image_id`, only the field of the chosen `response_format` is present."""

    image_id: UUID = Field(description="Identifies the image; in a multipart response it also names its part.")
    url: str | None = Field(None, description="A link, good for about 24 hours, that needs no key.")
    b64_json: str | None = Field(None, description="The image's bytes in Base64.")


class ImagesResponse(BaseModel):
    """The images of one request."""

    created: int = Field(description="When the images were made, in Unix seconds.")
    credits: int = Field(description="API units charged; 1,000 are one US dollar.")
    data: list[ImageItem] = Field(description="One item an image.")
    style_id: UUID | None = Field(None, description="The style made from attached style references.")


class ImageResponse(BaseModel):
    """The one image of a request to process a picture."""

    created: int = Field(description="When the image was made, in Unix seconds.")
    credits: int = Field(description="API units charged; 1,000 are one US dollar.")
    image: ImageItem


class ReadNote(BaseModel):
    """One thing that was read in a prompt."""

    kind: str = Field(description="What it is: `thing`, `relation`, `setting`, `time`, `look`, `lettering`, …")
    text: str = Field(description="Its words.")
    colors: list[str] = Field(description="The colours that belong to it, such as `#b22222`.")


class ImageRecord(BaseModel):
    """What is known of a kept image of the caller's own."""

    image_id: UUID
    url: str = Field(description="A link, good until the image expires, that needs no key.")
    created: int = Field(description="When the image was made, in Unix seconds.")
    expires: int = Field(description="Until when it is kept, in Unix seconds.")
    operation: str = Field(description="What made it.", examples=["generate"])
    model: str | None = Field(None, description="The model that drew it.", examples=["svcv4_1"])
    style: str | None = Field(None, description="The curated style that it was drawn in.")
    format: str = Field(description="`webp`, `png` or `svg`.")
    width: int
    height: int
    random_seed: int | None = Field(None, description="The seed that it was drawn with.")
    prompt: str | None = Field(None, description="What it was asked for in.")
    read: list[ReadNote] = Field(
        description="What was read in the prompt, which is not a count of what is in the picture; empty where the "
        "engine does not tell."
    )
    not_drawn: list[str] = Field(description="Words of the prompt that the engine has no drawing for.")


class _StreamedImage(BaseModel):
    """What the events about images have in common."""

    b64_json: str = Field("", description="The image's bytes in Base64.")
    created_at: int = Field(description="Unix seconds.")
    output_format: str = Field(description="`webp`, `png` or `svg`.")
    size: str = Field(description="The image's width and height, such as `1024x1024`.")
    background: Literal["auto"] = "auto"
    quality: Literal["auto"] = "auto"


class PartialImage(_StreamedImage):
    """The data of an event about an image on its way."""

    type: Literal["image_generation.partial_image", "image_edit.partial_image"]
    partial_image_index: int = Field(description="Counts the partial images, from 0.")


class TokensDetails(BaseModel):
    """No tokens."""

    image_tokens: Literal[0] = 0
    text_tokens: Literal[0] = 0


class Usage(BaseModel):
    """No tokens are counted here; SDKs expect the numbers."""

    input_tokens: Literal[0] = 0
    input_tokens_details: TokensDetails = TokensDetails()
    output_tokens: Literal[0] = 0
    total_tokens: Literal[0] = 0


class CompletedImage(_StreamedImage):
    """The data of an event about a finished image: one event an image."""

    type: Literal["image_generation.completed", "image_edit.completed"]
    image_id: UUID
    url: str = Field(description="A link, good for about 24 hours, that needs no key.")
    credits: int = Field(description="API units charged for the request, all its images together.")
    style_id: UUID | None = Field(None, description="The style made from attached style references.")
    usage: Usage = Usage()


class StyleItem(BaseModel):
    """A style made from pictures."""

    id: UUID = Field(description="The value of `style_id`.")
    style: str = Field(description="The base style that it was made with.")
    creation_time: str = Field(description="ISO 8601, UTC.", examples=["2026-11-22T10:30:00Z"])
    is_private: bool = Field(description="Whether only its owner, and those it is shared with, may use it.")
    credits: int = Field(description="API units charged for it.")


class StyleList(BaseModel):
    """The caller's own styles."""

    styles: list[StyleItem]


class Nothing(BaseModel):
    """An empty object: what there was to do is done."""


class BasicStyle(BaseModel):
    """A curated style, on a model that offers it."""

    model: str
    style: str = Field(description="The value of `style`.")
    style_id: UUID = Field(description="A value of `style_id` that means the same.")


class BasicStyleList(BaseModel):
    """All curated styles."""

    styles: list[BasicStyle]


class EnhancedPrompt(BaseModel):
    """A richer prompt."""

    enhanced_prompt: str
    credits: int = Field(description="API units charged.")


class ColorChange(BaseModel):
    """A colour, and the one to use instead; the same where it stays."""

    model_config = ConfigDict(serialize_by_alias=True)

    from_: str = Field(alias="from", validation_alias="from_")
    to: str


class OptimizedColors(BaseModel):
    """What becomes of each colour, in the order of the request."""

    mapping: list[ColorChange]
    credits: int


class User(BaseModel):
    """The account that the key belongs to."""

    id: UUID
    email: str
    name: str
    credits: int = Field(description="API units left.")


class Pricing(BaseModel):
    """What a model costs."""

    image: str = Field(description="US dollars for one image.", examples=["0.035"])


class ModelItem(BaseModel):
    """One model on offer."""

    id: str = Field(description="The value of `model`.", examples=["svcv4_1"])
    object: Literal["model"] = "model"
    owned_by: Literal["limner"] = "limner"
    name: str
    created: int = Field(description="When this service began to list it, in Unix seconds.")
    input_modalities: list[Modality]
    output_modalities: list[Modality]
    pricing: Pricing
    engines: list[str] = Field(description="Who draws it: the first of these that is up.", examples=[["illustrator"]])


class ModelList(BaseModel):
    """All models on offer."""

    object: Literal["list"] = "list"
    data: list[ModelItem]


class ErrorDetail(BaseModel):
    """What went wrong, as OpenAI-style clients read it."""

    code: str = Field(description="A stable word; the documentation lists them all.")
    message: str = Field(description="What was wrong, with the value given and what would be accepted.")
    param: str | None = Field(description="The request field at fault, or null.")
    type: Literal[
        "invalid_request_error",
        "insufficient_credits_error",
        "not_found_error",
        "rate_limit_error",
        "engine_error",
        "overloaded_error",
        "timeout_error",
        "internal_error",
    ]


class ErrorResponse(BaseModel):
    """Every error but 401 and unknown paths, which are plain text."""

    code: str
    message: str
    error: ErrorDetail

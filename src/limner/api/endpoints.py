"""Every endpoint that takes a picture, as rows of one table."""

from collections.abc import Mapping
from dataclasses import dataclass

from pydantic import BaseModel

from limner.studio.background import GenerateBackgroundRequest, ReplaceBackgroundRequest
from limner.studio.edit import MaskedRequest, PictureRequest
from limner.studio.image_to_image import ImageToImageRequest
from limner.studio.inpaint import InpaintRequest
from limner.studio.openai import EditsRequest, VariationsRequest
from limner.studio.outpaint import OutpaintRequest
from limner.studio.process import (
    CreativeUpscaleRequest,
    CrispUpscaleRequest,
    EraseRegionRequest,
    RefineDetailsRequest,
    RemoveBackgroundRequest,
)
from limner.studio.remix import RemixRequest
from limner.studio.vectorize import VectorizeRequest

PICTURE = "The picture: PNG, JPG or WEBP, under 20 MB, up to 4096 pixels a side; the field may be called `file`."
DRAWN = "The picture: PNG, JPG, WEBP or SVG, under 20 MB, up to 4096 pixels a side; the field may be called `file`."
MASK = "As large as the picture, in pure black and white: white changes, black stays."


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One path. `single` answers with one image instead of a list; `fields` are more arguments of its sample."""

    path: str
    request: type[PictureRequest]
    summary: str
    text: str
    single: bool = False
    fields: str = ""

    @property
    def name(self) -> str:
        """The operation's id: `image_to_image`, of `imageToImage`."""
        return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in self.path)

    @property
    def sample(self) -> str:
        """A shell command that calls it with a file."""
        given = ["-F image=@photo.png"]
        if issubclass(self.request, MaskedRequest):
            given.append("-F mask=@mask.png")
        lines = [f'curl "$LIMNER_URL/images/{self.path}"', '-H "Authorization: Bearer $LIMNER_KEY"', *given]
        return " \\\n  ".join([*lines, self.fields] if self.fields else lines)


ENDPOINTS = (
    Endpoint(
        "imageToImage",
        ImageToImageRequest,
        "Image to image",
        "Makes a new picture from one that exists: nearly the same at strength 0, with its composition only at 1.",
        fields='-F "prompt=the same hill at night" -F strength=0.5',
    ),
    Endpoint(
        "inpaint",
        InpaintRequest,
        "Inpaint",
        "Draws what the prompt says where the mask is white. Outside of the mask no pixel changes.",
        fields='-F "prompt=a red hot air balloon"',
    ),
    Endpoint(
        "outpaint",
        OutpaintRequest,
        "Outpaint",
        "Extends a picture beyond its borders. Its own pixels stay as they are where it is not scaled.",
        fields='-F "prompt=a wide beach" -F expand_left=256 -F expand_right=256',
    ),
    Endpoint(
        "replaceBackground",
        ReplaceBackgroundRequest,
        "Replace the background",
        "Finds the subject, and puts it before what the prompt says.",
        fields='-F "prompt=a forest in autumn"',
    ),
    Endpoint(
        "generateBackground",
        GenerateBackgroundRequest,
        "Generate a background",
        "Draws what the prompt says where the mask is white, behind what the mask keeps.",
        fields='-F "prompt=a forest in autumn"',
    ),
    Endpoint(
        "eraseRegion",
        EraseRegionRequest,
        "Erase a region",
        "Removes what is under the mask; the surroundings continue. An SVG stays one.",
        single=True,
    ),
    Endpoint(
        "variateImage",
        RemixRequest,
        "Variate an image",
        "Makes variations of a picture in a requested size, without a prompt.",
        fields="-F size=16:9 -F n=2",
    ),
    Endpoint(
        "vectorize",
        VectorizeRequest,
        "Vectorize",
        "Turns pixels into SVG.",
        single=True,
        fields="-F shape_stacking=cut_out",
    ),
    Endpoint(
        "removeBackground",
        RemoveBackgroundRequest,
        "Remove the background",
        "Leaves the subject on transparency. An SVG stays one, without its background shapes.",
        single=True,
    ),
    Endpoint(
        "crispUpscale",
        CrispUpscaleRequest,
        "Upscale crisply",
        "The same content at 4 times each side, or 2 times where 4 would exceed 8192 pixels.",
        single=True,
    ),
    Endpoint(
        "clarityUpscale",
        CrispUpscaleRequest,
        "Upscale crisply, by another name",
        "Another name of `crispUpscale`.",
        single=True,
    ),
    Endpoint(
        "creativeUpscale",
        CreativeUpscaleRequest,
        "Upscale creatively",
        "As `crispUpscale`, with plausible detail added.",
        single=True,
    ),
    Endpoint(
        "generativeUpscale",
        CreativeUpscaleRequest,
        "Upscale creatively, by another name",
        "Another name of `creativeUpscale`.",
        single=True,
    ),
    Endpoint(
        "refineDetails",
        RefineDetailsRequest,
        "Refine details",
        "The picture at the 2K area, its texture sharpened.",
        single=True,
        fields="-F refinement=subtle",
    ),
    Endpoint(
        "edits",
        EditsRequest,
        "Edit an image",
        "As OpenAI's clients ask: `imageToImage` without a mask, at strength 0.5 unless it is given; `inpaint` with "
        "one. A mask with transparency marks by it what is to change.",
        fields='-F "prompt=the same hill at night"',
    ),
    Endpoint(
        "variations",
        VariationsRequest,
        "Variations of an image",
        "As OpenAI's clients ask: `variateImage`, square unless `size` is given.",
        fields="-F n=2",
    ),
)


def files_of(request: type[PictureRequest]) -> dict[str, str]:
    """The file fields of a request, and what they hold."""
    svg = issubclass(request, RemixRequest | EraseRegionRequest | RemoveBackgroundRequest)
    return {"image": DRAWN if svg else PICTURE} | ({"mask": MASK} if "mask" in request.model_fields else {})


REQUESTS: Mapping[type[BaseModel], Mapping[str, str]] = {
    endpoint.request: files_of(endpoint.request) for endpoint in ENDPOINTS
}

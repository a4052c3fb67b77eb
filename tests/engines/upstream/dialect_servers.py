"""Servers of the four dialects, written to the letter of their documentation: what it does not name is refused.

Each answers with a picture of the size that was asked for: red all over, green where a mask says that it is to change.
"""

import io
import re
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from PIL import Image

from tests.engines.upstream.server import Request, http, reply

RED, GREEN = (220, 30, 30), (30, 200, 60)

STEPS = {"num_inference_steps", "guidance_scale", "true_cfg_scale"}
VLLM_OMNI = {"prompt", "model", "n", "size", "response_format", "user", "negative_prompt", "seed", *STEPS}
VLLM_OMNI_EDIT = VLLM_OMNI | {"output_format", "output_compression", "background", "stream", "strength"}
SGLANG = {"prompt", "model", "n", "size", "response_format", "output_format", "negative_prompt", "seed", *STEPS}
OPENAI = {"prompt", "model", "n", "size", "quality", "background", "output_format", "output_compression", "moderation"}
LOCALAI = {"prompt", "model", "n", "size", "response_format", "step", "mode", "negative_prompt", "seed"}


class Refused(Exception):  # noqa: N818
    """What the server says to a request against its documentation."""


def refusing(answer: Callable[[Request], bytes]) -> Callable[[Request], bytes]:
    """400 for what is refused."""

    def checked(request: Request) -> bytes:
        try:
            return answer(request)
        except Refused as refusal:
            return reply({"detail": str(refusal)}, "400 Bad Request")

    return checked


@refusing
def vllm_omni(request: Request) -> bytes:
    """`mask_image` is a data URL, white where it is filled; only `b64_json` is answered."""
    if request.path == "/v1/images/generations":
        values = known(request.json, VLLM_OMNI | {"output_format"})
        check(values.get("response_format", "b64_json") == "b64_json", "response_format")
        return b64(painted(size_of(values)))
    check(request.path == "/v1/images/edits", "path")
    values = known(request.fields, VLLM_OMNI_EDIT | {"mask_image"})
    check(set(request.files) == {"image"}, "image")
    mask = None
    if "mask_image" in values:
        head, _, data = values["mask_image"].partition(",")
        check(head == "data:image/png;base64", "mask_image")
        mask = white(b64decode(data))
    return b64(painted(size_of(values), mask, request.files["image"]))


@refusing
def sglang(request: Request) -> bytes:
    """`response_format` is `url` unless it is given, which only edits have."""
    if request.path == "/v1/images/generations":
        values = known(request.json, SGLANG)
        check(values.get("response_format") == "b64_json", "response_format=url needs a cloud storage")
        return b64(painted(size_of(values)))
    if request.path.startswith("/v1/images/") and request.path.endswith("/content"):
        return http(painted((1024, 1024)), "200 OK", "Content-Type: image/png")
    check(request.path == "/v1/images/edits", "path")
    values = known(request.fields, SGLANG)
    check("image" in request.files, "Field 'image' or 'url' is required")
    return b64(painted(size_of(values), None, request.files["image"]))


@refusing
def openai(request: Request) -> bytes:
    """Neither seed nor response_format; masks are PNGs whose transparent pixels change, as large as the picture."""
    check(bool(request.headers.get("authorization")), "key")
    if request.path == "/v1/images/generations":
        values = known(request.json, OPENAI)
        return b64(painted(checked_size(values)))
    check(request.path == "/v1/images/edits", "path")
    values = known(request.fields, OPENAI)
    check(request.files.keys() <= {"image", "mask"}, "files")
    mask = None
    if "mask" in request.files:
        file = request.files["mask"]
        check(len(file) < 4_000_000, "mask is less than 4MB")
        image = Image.open(io.BytesIO(file))
        check(image.format == "PNG" and image.mode == "RGBA", "mask has to be a PNG with alpha")
        mask = np.asarray(image)[..., 3] == 0
    return b64(painted(checked_size(values), mask, request.files["image"]))


def localai(address: Callable[[], str]) -> Callable[[Request], bytes]:
    """Pictures to edit are Base64 in `file`; inpainting has a path of its own and answers with a link of 512 pixels."""

    @refusing
    def answer(request: Request) -> bytes:
        if request.path.startswith("/generated-images/"):
            return http(painted((512, 512), np.ones((512, 512), np.bool_)))
        if request.path == "/v1/images/generations":
            values = known(request.json, LOCALAI | {"file", "ref_images"})
            picture = b64decode(values["file"], validate=True) if "file" in values else None
            return b64(painted(size_of(values), None, picture))
        check(request.path == "/v1/images/inpainting", "path")
        check(bool(request.fields.get("model") and request.fields.get("prompt")), "missing model or prompt")
        check(set(request.files) == {"image", "mask"}, "missing image or mask file")
        check(bool(white(request.files["mask"]).any()), "mask")
        root = address().removesuffix("/v1")
        return reply({"created": 1, "data": [{"url": f"{root}/generated-images/b64.png"}]})

    return answer


def known(values: Mapping[str, Any], names: set[str]) -> Mapping[str, Any]:
    """The values, if the documentation has their names."""
    strangers = sorted(values.keys() - names)
    check(not strangers, f"unknown: {strangers}")
    check(bool(values.get("prompt")), "prompt")
    check(1 <= int(values.get("n", 1)) <= 10, "n")
    return values


def check(fine: bool, what: str) -> None:
    if not fine:
        raise Refused(what)


def size_of(values: Mapping[str, Any]) -> tuple[int, int]:
    """The size, as every dialect spells it."""
    found = re.fullmatch(r"(\d+)x(\d+)", str(values.get("size", "1024x1024")))
    if not found:
        raise Refused("Invalid size format. Expected format: 'WIDTHxHEIGHT'")
    return int(found[1]), int(found[2])


def checked_size(values: Mapping[str, Any]) -> tuple[int, int]:
    """By OpenAI's rules: multiples of 16, a ratio up to 3 to 1, the bounds of the area."""
    width, height = size_of(values)
    check(not (width % 16 or height % 16), "divisible by 16")
    check(1 / 3 <= width / height <= 3, "aspect ratio")
    check(655_360 <= width * height <= 3840 * 2160, "pixels")
    return width, height


def white(file: bytes) -> Any:
    """Where a mask is white; it has nothing but black and white."""
    pixels = np.asarray(Image.open(io.BytesIO(file)).convert("L"))
    check(set(np.unique(pixels)) <= {0, 255}, "mask")
    return pixels == 255


def painted(size: tuple[int, int], mask: Any = None, picture: bytes | None = None) -> bytes:
    """A PNG, red, and green under the mask; the picture that came along, and the mask, have to be of this size."""
    if picture is not None:
        check(Image.open(io.BytesIO(picture)).size == size, "the picture is of another size")
    pixels = np.full((size[1], size[0], 3), RED, np.uint8)
    if mask is not None:
        check(mask.shape == pixels.shape[:2], "the mask is of another size")
        pixels[mask] = GREEN
    file = io.BytesIO()
    Image.fromarray(pixels).save(file, "PNG")
    return file.getvalue()


def b64(picture: bytes) -> bytes:
    return reply({"created": 1, "data": [{"b64_json": b64encode(picture).decode(), "url": None}]})

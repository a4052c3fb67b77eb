"""A receipt as one of the three response formats."""

from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from secrets import token_hex
from typing import Final

from fastapi import Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel

from limner.api.wire import ImageItem, ImageResponse, ImagesResponse
from limner.catalog.sizes import spell
from limner.studio.receipt import KeptImage, Receipt

BOTH = "both"
"""The response format of clients that name none and may look for either: a link and Base64."""
SIZE = "X-Limner-Size"
"""The header that says which size was drawn, `WxH`."""
ENGINE = "X-Limner-Engine"
"""The header that says who drew, by the name in the settings."""

PIECE_BYTES: Final = 3 * 128 * 1024
"""What is taken of a picture at once: a multiple of three, so that Base64 can be put together."""

_NO_BASE64 = b'"b64_json":""'


def json_response(document: BaseModel, headers: Mapping[str, str] | None = None) -> Response:
    """A document of the interface; fields without a value are left out."""
    return Response(_json(document), headers=headers, media_type="application/json")


async def images_response(receipt: Receipt, response_format: str, base: str, *, single: bool = False) -> Response:
    """The response to a request for images, or for a single one; `base` is the address that links start with."""
    document = _document(receipt, response_format, base, single=single)
    if response_format == "url":
        return json_response(document)
    data = [await image.data() for image in receipt.images]
    if response_format == "multipart":
        return multipart_response(document, receipt.images, data)
    return base64_response(document, data)


def told_headers(receipt: Receipt) -> dict[str, str]:
    """The headers that say which sizes were drawn, and which engines drew, as far as that is known."""
    sizes = dict.fromkeys(spell(image.size) for image in receipt.images if image.size)
    engines = dict.fromkeys(image.engine for image in receipt.images if image.engine)
    told = {SIZE: ", ".join(sizes), ENGINE: ", ".join(engines)}
    return {name: value for name, value in told.items() if value}


def _document(receipt: Receipt, response_format: str, base: str, *, single: bool) -> ImagesResponse | ImageResponse:
    """What JSON says of a receipt; images in Base64 are left empty."""
    items = [
        ImageItem(
            image_id=image.image_id,
            url=base + image.path if response_format in ("url", BOTH) else None,
            b64_json="" if response_format in ("b64_json", BOTH) else None,
        )
        for image in receipt.images
    ]
    created, units = receipt.created, receipt.credits
    if single:
        return ImageResponse(created=created, credits=units, image=items[0])
    return ImagesResponse(created=created, credits=units, data=items, style_id=receipt.style_id)


def base64_response(document: BaseModel, data: Sequence[bytes]) -> Response:
    """The document, with each image in its empty `b64_json`, a piece in memory at a time.

    Put in afterwards, since Base64 needs no escaping: to find that out takes pydantic 0.4 s for 48 MB.
    """
    first, *others = _json(document).split(_NO_BASE64)
    parts: list[bytes | Text] = [first]
    for image, after in zip(data, others, strict=True):
        parts += [b'"b64_json":"', Text(image), b'"' + after]
    return _in_pieces(parts, "application/json")


def multipart_response(document: BaseModel, images: Sequence[KeptImage], data: Sequence[bytes]) -> Response:
    """A form whose part `response` is the document; then a part an image, named by its `image_id`."""
    boundary = token_hex(16)
    parts = [_head(boundary, 'name="response"', {"Content-Type": "application/json"}), _json(document)]
    for image, content in zip(images, data, strict=True):
        names = f'name="{image.image_id}"; filename="{image.image_id}.{image.extension}"'
        headers = {"Content-Type": image.media_type, "Content-ID": str(image.image_id)}
        parts += [b"\r\n", _head(boundary, names, headers), content]
    parts.append(f"\r\n--{boundary}--\r\n".encode())
    return _in_pieces(parts, f"multipart/form-data; boundary={boundary}")


@dataclass(frozen=True, slots=True)
class Text:
    """Bytes that are sent as Base64."""

    data: bytes

    def __len__(self) -> int:
        return 4 * -(-len(self.data) // 3)


def _in_pieces(parts: Sequence[bytes | Text], media_type: str) -> Response:
    """A response of these parts. Made in threads while it is sent: six pictures can have 40 MB, and more as Base64."""
    length = sum(map(len, parts))
    return StreamingResponse(_pieces(parts), headers={"Content-Length": str(length)}, media_type=media_type)


def _pieces(parts: Sequence[bytes | Text]) -> Iterator[bytes]:
    """The parts in a row, each piece of `PIECE_BYTES` at least but the last, and of about twice as many at most."""
    piece = bytearray()
    for part in parts:
        data = part.data if isinstance(part, Text) else part
        for start in range(0, len(data), PIECE_BYTES):
            some = memoryview(data)[start : start + PIECE_BYTES]
            piece += b64encode(some) if isinstance(part, Text) else some
            if len(piece) >= PIECE_BYTES:
                yield bytes(piece)
                piece.clear()
    yield bytes(piece)


def _head(boundary: str, names: str, headers: dict[str, str]) -> bytes:
    """What stands before a part's content."""
    lines = [f"--{boundary}", f"Content-Disposition: form-data; {names}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode()


def _json(document: BaseModel) -> bytes:
    return document.model_dump_json(exclude_none=True).encode()

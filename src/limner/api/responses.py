"""A receipt as one of the three response formats."""

import asyncio
from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, zip_longest
from secrets import token_hex

from fastapi import Response
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
    # In a thread: six pictures can have 40 MB.
    if response_format == "multipart":
        return await asyncio.to_thread(multipart_response, document, receipt.images, data)
    return await asyncio.to_thread(base64_response, document, data)


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
    """The document, with each image in its empty `b64_json`.

    Put in afterwards, since Base64 needs no escaping: to find that out takes pydantic 0.4 s for 48 MB.
    """
    around = _json(document).split(_NO_BASE64)
    filled = (b'"b64_json":"%s"' % b64encode(image) for image in data)
    body = b"".join(chain.from_iterable(zip_longest(around, filled, fillvalue=b"")))
    return Response(body, media_type="application/json")


def multipart_response(document: BaseModel, images: Sequence[KeptImage], data: Sequence[bytes]) -> Response:
    """A form whose part `response` is the document; then a part an image, named by its `image_id`."""
    boundary = token_hex(16)

    def pieces() -> Iterator[bytes]:
        yield from (_head(boundary, 'name="response"', {"Content-Type": "application/json"}), _json(document))
        for image, content in zip(images, data, strict=True):
            names = f'name="{image.image_id}"; filename="{image.image_id}.{image.extension}"'
            headers = {"Content-Type": image.media_type, "Content-ID": str(image.image_id)}
            yield from (b"\r\n", _head(boundary, names, headers), content)
        yield f"\r\n--{boundary}--\r\n".encode()

    return Response(b"".join(pieces()), media_type=f"multipart/form-data; boundary={boundary}")


def _head(boundary: str, names: str, headers: dict[str, str]) -> bytes:
    """What stands before a part's content."""
    lines = [f"--{boundary}", f"Content-Disposition: form-data; {names}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode()


def _json(document: BaseModel) -> bytes:
    return document.model_dump_json(exclude_none=True).encode()

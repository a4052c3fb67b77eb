"""The pictures of a call: an agent's words for them become addresses that the interface takes."""

import asyncio
import re
from base64 import b64encode
from typing import Any, Final
from uuid import UUID

import numpy as np

from limner.catalog.limits import MAX_INPUT_PIXELS
from limner.imaging.data_url import is_data_url, read_data_url
from limner.imaging.formats import MEDIA_TYPES
from limner.imaging.mask import encode_mask
from limner.imaging.source import probe
from limner.kit.errors import InvalidRequest
from limner.mcp.arguments import A_PICTURE, Arguments
from limner.mcp.folders import Folders
from limner.mcp.interface import Interface
from limner.mcp.operations import Masked
from limner.mcp.refused import Refused

Size = tuple[int, int]

_OWN: Final = re.compile(r"/images/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.")


async def fields_of(arguments: Arguments, interface: Interface, folders: Folders | None) -> dict[str, Any]:
    """The request's fields, with each picture as a link or a data URL. Raises Refused."""
    fields = arguments.fields()
    for name in arguments.pictures:
        sent, given = arguments.sent_as(name), getattr(arguments, name)
        if isinstance(given, str):
            fields[sent] = await _address(given, interface, folders)
        elif given:
            fields[sent] = [await _address(each, interface, folders) for each in given]
    if isinstance(arguments, Masked) and not arguments.mask:
        fields["mask_url"] = await _mask(arguments, fields["image_url"], interface)
    return fields


async def _address(given: str, interface: Interface, folders: Folders | None) -> str:
    given = given.strip()
    if is_data_url(given) or given.lower().startswith(("https://", "http://")):
        return given
    if image_id := _uuid(given):
        return str((await interface.get(f"images/{image_id}"))["url"])
    if folders is None:
        raise Refused(f"{given[:80]} is not a picture that this service can get; give {A_PICTURE}.")
    data = await asyncio.to_thread(folders.read, given)
    return await asyncio.to_thread(_data_url, data)


async def _mask(arguments: Masked, address: str, interface: Interface) -> str:
    """A mask of the picture's size with the rectangle that the arguments name."""
    (left, top, right, bottom), changes = arguments.rectangle
    width, height = await _size(address, interface)
    if not 0 < width * height <= MAX_INPUT_PIXELS:
        raise Refused(f"The picture is {width}x{height}; a picture may have {MAX_INPUT_PIXELS} pixels.")
    mask = np.full((height, width), not changes)
    columns = slice(int(left * width), max(round(right * width), int(left * width) + 1))
    mask[int(top * height) : max(round(bottom * height), int(top * height) + 1), columns] = changes
    return _data_url(encode_mask(mask))


async def _size(address: str, interface: Interface) -> Size:
    """The size of a picture that can be had without asking strangers. Raises Refused for any other."""
    if is_data_url(address):
        try:
            source = await asyncio.to_thread(lambda: probe(read_data_url(address)))
        except InvalidRequest as error:
            raise Refused(error.message, code=error.code, param="image_url") from None
        return source.width, source.height
    if own := _OWN.search(address):
        known = await interface.get(f"images/{own[1]}")
        return int(known["width"]), int(known["height"])
    raise Refused("The size of a picture from elsewhere is not known here: give `mask`, of the picture's own size.")


def _uuid(text: str) -> UUID | None:
    try:
        return UUID(text)
    except ValueError:
        return None


def _data_url(data: bytes) -> str:
    try:
        source = probe(data)
    except InvalidRequest as error:
        raise Refused(error.message, code=error.code) from None
    return f"data:{MEDIA_TYPES[source.format]};base64,{b64encode(data).decode()}"

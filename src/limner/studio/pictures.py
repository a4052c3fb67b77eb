"""Pictures that come with a request: as files, as data URLs, by public addresses, by the service's own links."""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import IO, Annotated, Any, Protocol
from urllib.parse import parse_qs, urlsplit
from uuid import UUID

from pydantic import BeforeValidator, PlainSerializer, ValidationInfo, WithJsonSchema

from limner.accounts.models import Account
from limner.catalog import limits
from limner.engines.jobs import GenerateJob, Job
from limner.imaging.data_url import is_data_url, read_data_url
from limner.imaging.limits import check_bytes, check_size
from limner.imaging.source import Source, probe
from limner.imaging.url import MAX_URL_CHARACTERS
from limner.kit.errors import InvalidRequest, NotFound
from limner.library.links import LinkExpired, LinkForged
from limner.library.models import StoredImage
from limner.studio.beforehand import Beforehand
from limner.studio.fields import Text, fault, items, many, multipart, uploads
from limner.studio.messages import shown
from limner.studio.origin import origin_of
from limner.studio.services import Services
from limner.workshop.room import Share

_OWN_LINK = re.compile(r"/images/(?P<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?P<extension>[a-z]{3,4})$")


class File(Protocol):
    """A file of a form."""

    name: str
    file: IO[bytes]


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file that came in a form, and the field that it came in."""

    name: str
    data: bytes = field(repr=False)

    def digest(self) -> str:
        """What stands for the file when requests are compared."""
        return sha256(self.data).hexdigest()


def _attachment(value: object, info: ValidationInfo) -> Attachment:
    if isinstance(value, Attachment):
        return value
    if not multipart(info) or isinstance(value, str):
        raise fault("invalid_type", f"is {shown(value)}; it takes a file of a form, and addresses go in `…_url`.")
    files: list[File] = items(value)
    if len(files) != 1:
        raise fault("invalid_value", f"comes {len(files)} times; it takes one file.", files[0].name)
    return _read(files[0])


def _attachments(value: object, info: ValidationInfo) -> list[Attachment]:
    return [each if isinstance(each, Attachment) else _read(each) for each in uploads(value, info)]


def _read(file: File) -> Attachment:
    file.file.seek(0)
    return Attachment(file.name, file.file.read())


Picture = Annotated[
    Any,
    BeforeValidator(_attachment),
    PlainSerializer(Attachment.digest, when_used="json-unless-none"),
    WithJsonSchema({"type": "string", "format": "binary"}),
]
"""A file of a form: an `Attachment`."""


def attachments(most: int) -> tuple[Any, ...]:
    """What makes a list of 1 to `most` files of a form of a field, in `Annotated`."""
    return (
        many("invalid_value", 1, most),
        BeforeValidator(_attachments),
        PlainSerializer(lambda files: [file.digest() for file in files], when_used="json-unless-none"),
        WithJsonSchema({"type": "array", "items": {"type": "string", "format": "binary"}}),
    )


References = Annotated[list[Any], *attachments(limits.MAX_REFERENCES)]
"""Up to ten files of a form: `Attachment`s."""


@dataclass(frozen=True, slots=True)
class Given:
    """A picture of a request, not yet looked at: a file, or an address in the field `address_field`."""

    file: Attachment | None
    address: Text | None
    address_field: str

    @property
    def name(self) -> str:
        """The field that it came in."""
        return self.file.name if self.file else self.address_field


def given_pictures(files: Sequence[Attachment] | None, addresses: Sequence[str] | None, field: str) -> list[Given]:
    """The pictures of a list: files, or addresses in the list `field`."""
    found = [Given(file, None, field) for file in files or ()]
    return found + [Given(None, address, f"{field}[{index}]") for index, address in enumerate(addresses or ())]


@dataclass(frozen=True, slots=True)
class Rules:
    """What an operation takes: the shortest side of pixels, whether it takes SVG, and the shortest side of that."""

    min_side: int = limits.MIN_INPUT_SIDE
    svg: bool = False
    min_svg_side: int = 1


class Loader:
    """Gets the pictures of one request."""

    def __init__(self, services: Services, caller: Account, share: Share, beforehand: Beforehand) -> None:
        """`share` is what the request has of the room for pictures; what is fetched or made first is added to it."""
        self.services = services
        self.caller = caller
        self.beforehand = beforehand
        self._share = share

    async def load(self, given: Given, rules: Rules) -> Source:
        """The picture, checked by its header.

        Raises InvalidRequest for one that cannot be had, is none, or is outside the limits.
        """
        data, _ = await self._bytes(given)
        return await asyncio.to_thread(_checked, data, given.name, rules)

    async def load_with_origin(self, given: Given, rules: Rules) -> tuple[Source, GenerateJob | None]:
        """As `load`, and the job that this service generated the picture by, where it still knows that."""
        data, record = await self._bytes(given)
        source = await asyncio.to_thread(_checked, data, given.name, rules)
        if record is None:
            digest = await asyncio.to_thread(lambda: sha256(data).hexdigest())
            record = await self.services.library.find(self.caller.id, digest)
        own = record is not None and record.account_id == self.caller.id  # a link may be somebody else's
        return source, origin_of(record.scene) if record and own else None

    async def make(self, jobs: Sequence[Job], engines: tuple[str, ...] = ()) -> list[tuple[Source, str]]:
        """Pictures that are made before the request's own, and the names of their engines. Raises as `Beforehand`."""
        files = await self.beforehand(jobs, "png", engines)
        self._share.grow(sum(len(file.data) for file in files))
        return [(probe(file.data), file.engine) for file in files]

    async def _bytes(self, given: Given) -> tuple[bytes, StoredImage | None]:
        if given.file:
            return given.file.data, None
        address = given.address or ""
        if is_data_url(address):
            return await asyncio.to_thread(read_data_url, address, given.name, max_bytes=limits.MAX_INPUT_BYTES), None
        if record := await self._own(address, given.name):
            return await self._read(record, given.name), record
        fetched = await self.services.fetcher.fetch(address, given.name, self._share.grow, account=self.caller.id)
        return fetched, None

    async def _own(self, address: str, param: str) -> StoredImage | None:
        """The record of the image that one of the service's own links is for. Raises InvalidRequest if it is gone."""
        if len(address) > MAX_URL_CHARACTERS:
            return None
        try:
            url = urlsplit(address)
            query = parse_qs(url.query)
            expires, signature = int(query["expires"][0]), query["signature"][0]
        except (ValueError, KeyError):
            return None
        if not (link := _OWN_LINK.search(url.path)):
            return None
        image_id = UUID(link["id"])
        library = self.services.library
        try:
            library.links.check(image_id, link["extension"], expires, signature, self.services.clock())
            return await library.open_image(image_id)
        except LinkForged:
            return None
        except (LinkExpired, NotFound) as error:
            raise _gone(param) from error

    async def _read(self, record: StoredImage, param: str) -> bytes:
        self._share.grow(record.size)
        try:
            return await self.services.library.read(record)
        except NotFound as error:
            raise _gone(param) from error


def _checked(data: bytes, param: str, rules: Rules) -> Source:
    check_bytes(data, max_bytes=limits.MAX_INPUT_BYTES, param=param)
    source = probe(data, param)
    if source.format == "svg" and not rules.svg:
        raise InvalidRequest(
            f"{param} is an SVG, which is not taken here; send PNG, JPG or WEBP.",
            code="image_format_unsupported",
            param=param,
        )
    check_size(
        source,
        min_side=rules.min_svg_side if source.format == "svg" else rules.min_side,
        max_side=limits.MAX_INPUT_SIDE,
        max_pixels=limits.MAX_INPUT_PIXELS,
    )
    return source


def _gone(param: str) -> InvalidRequest:
    return InvalidRequest(
        f"{param} is a link of this service whose image is no longer kept; send the image itself.",
        code="image_fetch_failed",
        param=param,
    )

"""The files of images, read whole or in pieces; one that is not what was written counts as gone."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Mapping
from typing import Final, Literal
from uuid import UUID

import structlog

from limner.kit.errors import NotFound
from limner.kit.metrics import IMAGES_DAMAGED
from limner.library.blobs import Blobs, FileState, key_of
from limner.library.models import WrittenImage

VERIFIED_FILES: Final = 10_000
"""How many files' versions are remembered as verified."""
VERIFICATIONS_AT_ONCE: Final = 4
"""How many files are read through at once: each takes a piece's room."""
ADDRESS_SECONDS: Final = 300
"""How long an address of the bucket's own is good, and how long caches keep what the bucket answers there."""

log = structlog.get_logger(__name__)


class Files:
    """Reads what `write` has written, and nothing else: length and SHA-256 are those of the image's record.

    A file is read through once in each version that the store tells of, and remembered as verified.
    """

    def __init__(self, blobs: Blobs) -> None:
        self._blobs = blobs
        self._verified: dict[UUID, str] = {}
        self._turns = asyncio.Semaphore(VERIFICATIONS_AT_ONCE)
        self._told = False

    async def write(self, image: WrittenImage, data: bytes) -> None:
        """Write an image's file. Raises BlobError."""
        version = await self._blobs.put(_key(image), data, attributes_of(image))
        self._remember(image.image_id, version)

    async def delete(self, image: WrittenImage) -> None:
        """Delete an image's file, if there is one. Raises BlobError."""
        self._verified.pop(image.image_id, None)
        await self._blobs.delete(_key(image))

    async def verify(self, image: WrittenImage) -> None:
        """Raises NotFound if the file is gone or is not as it was written, BlobError if the store fails.

        It takes no longer than writing the file may, its wait for others included.
        """
        try:
            async with self._blobs.reading(image.size):
                state = await self._state(image)
                if self._verified.get(image.image_id) != state.version:
                    async with self._turns:
                        await self._verify_digest(image, state.version)
        except FileNotFoundError as error:
            raise _gone(image) from error

    async def address(self, image: WrittenImage, method: Literal["GET", "HEAD"]) -> str | None:
        """Where a bucket itself answers `method` for an image, for `ADDRESS_SECONDS`.

        None where it would not say of the file what `attributes_of` has, as of those from before it was told to; the
        log says so of the first.
        Raises NotFound if the file is gone or of another length, BlobError if the store fails.
        """
        try:
            state = await self._state(image)
        except FileNotFoundError as error:
            raise _gone(image) from error
        if not self._as_told(image, state.attributes):
            return None
        return await self._blobs.address(_key(image), method, ADDRESS_SECONDS)

    def _as_told(self, image: WrittenImage, found: Mapping[str, str]) -> bool:
        """Whether a bucket says of a file what it was told to. Where not, no link leads to it, unseen."""
        told = attributes_of(image)
        said = {name: found.get(name) for name in told}
        if said != told and not self._told:
            self._told = True
            log.warning("blob_headers_differ", image_id=str(image.image_id), told=dict(told), found=said)
        return said == told

    async def read(self, image: WrittenImage) -> bytes:
        """The whole file. Raises as `verify` does."""
        try:
            data = await self._blobs.get(_key(image))
        except FileNotFoundError as error:
            raise _gone(image) from error
        if await asyncio.to_thread(digest, data) != image.sha256:
            raise _damaged(image, f"its file of {len(data)} bytes is not the one that was written")
        return data

    async def pieces(self, image: WrittenImage, start: int, end: int) -> AsyncIterator[bytes]:
        """The bytes from `start` up to `end`, which is not read, each piece when the caller asks for it.

        Raises ValueError for what is empty or leaves the file, NotFound or BlobError where a piece cannot be had.
        """
        if not 0 <= start < end <= image.size:
            raise ValueError(f"{(start, end)} is no part of {image.size} bytes")
        for first in range(start, end, self._blobs.piece_bytes):
            last = min(first + self._blobs.piece_bytes, end)
            try:
                piece = await self._blobs.get_range(_key(image), first, last)
            except FileNotFoundError as error:
                raise _gone(image) from error
            if len(piece) != last - first:
                raise _damaged(image, f"its file ends within the bytes from {first} to {last}")
            yield piece

    async def _state(self, image: WrittenImage) -> FileState:
        """Raises FileNotFoundError, NotFound for a file of another length, and BlobError."""
        state = await self._blobs.state(_key(image))
        if state.size != image.size:
            raise _damaged(image, f"its file has {state.size} of {image.size} bytes")
        return state

    async def _verify_digest(self, image: WrittenImage, version: str) -> None:
        if self._verified.get(image.image_id) == version:
            return  # another reader has done it meanwhile
        whole = hashlib.sha256()
        async for piece in self.pieces(image, 0, image.size):
            await asyncio.to_thread(whole.update, piece)
        if whole.hexdigest() != image.sha256:
            raise _damaged(image, f"its file of {image.size} bytes is not the one that was written")
        self._remember(image.image_id, version)

    def _remember(self, image_id: UUID, version: str) -> None:
        self._verified.pop(image_id, None)
        self._verified[image_id] = version
        if len(self._verified) > VERIFIED_FILES:
            del self._verified[next(iter(self._verified))]


def digest(data: bytes) -> str:
    """SHA-256, in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def attributes_of(image: WrittenImage) -> Mapping[str, str]:
    """The headers that a bucket sends with an image when it is asked without the service."""
    return {
        "Content-Type": image.media_type,
        "Content-Disposition": image.disposition,
        "Cache-Control": f"public, max-age={ADDRESS_SECONDS}, immutable",
    }


def _key(image: WrittenImage) -> str:
    return key_of(image.image_id, image.extension)


def _gone(image: WrittenImage) -> NotFound:
    return NotFound(f"The image {image.image_id} is gone.", code="image_not_found")


def _damaged(image: WrittenImage, how: str) -> NotFound:
    IMAGES_DAMAGED.inc()
    log.error("image_damaged", image_id=str(image.image_id), reason=how)
    return NotFound(f"The image {image.image_id} is damaged: {how}.", code="image_not_found")

"""Where image files are: a local directory, or a bucket of S3, Google or Azure."""

import asyncio
import os
import re
from collections.abc import AsyncGenerator, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, aclosing, suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Final, Literal, Self
from urllib.parse import unquote, urlsplit
from uuid import UUID, uuid4

import structlog
from obstore import sign_async
from obstore.exceptions import BaseError
from obstore.store import LocalStore, ObjectStore, from_url

from limner.kit.errors import SettingsError
from limner.kit.tracing import span
from limner.library.drafts import Draft, drafts_in
from limner.library.store_calls import CALL_SECONDS, RETRY_SECONDS, BlobError, StoreCalls, reason

BYTES_A_SECOND: Final = 1_000_000
"""A call that writes, and the reading of a file in pieces, get a second more for each of these."""

LISTED_FILES: Final = 500
"""Files in one chunk of a listing."""

LOCAL_PIECE_BYTES: Final = 64 * 1024
BUCKET_PIECE_BYTES: Final = 512 * 1024
"""The bytes of one piece of a file that is streamed; a bucket takes a request for each."""

PROBE: Final = b"Limner writes, reads and deletes this to know whether the store works.\n" * 1_000
"""Some 70 kB: a disk that has no room for a picture has none for this."""

_HEAD: Any = {"head": True}
_KEY = re.compile(r"[0-9a-f]{2}/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[a-z]+")

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Blob:
    """A file of the library's own."""

    key: str
    image_id: UUID
    modified: datetime


@dataclass(frozen=True, slots=True)
class FileState:
    """A file's bytes in number, and a text that is another when they have changed.

    `attributes` are the headers that a bucket sends with it, by their names; a directory has none.
    """

    size: int
    version: str
    attributes: Mapping[str, str] = field(default_factory=dict)


def key_of(image_id: UUID, extension: str) -> str:
    """The key of an image's file: in 256 directories, since some tools dislike very large ones."""
    return f"{image_id.hex[:2]}/{image_id}.{extension}"


class Blobs:
    """Files by key. Every method raises BlobError when the store fails, or does not answer in time.

    `piece_bytes` is what to ask of a long file at once.
    """

    def __init__(self, store: ObjectStore, directory: Path | None = None, seconds: float = CALL_SECONDS) -> None:
        """`directory` is where a local store is; `seconds` bounds each call."""
        self.directory = directory
        self.piece_bytes = BUCKET_PIECE_BYTES if directory is None else LOCAL_PIECE_BYTES
        self._store = store
        self._calls = StoreCalls(seconds)
        self._probe_key = f"probe-{uuid4().hex}"  # one for each process: what a failed probe leaves, the next removes

    @property
    def failures(self) -> int:
        """How many calls have failed."""
        return self._calls.failures

    @classmethod
    async def open(cls, url: str, default: Path, seconds: float = CALL_SECONDS) -> Self:
        """The store at `url`, or in the directory `default` if that is empty. Raises SettingsError if it fails."""
        try:
            local = urlsplit(url).scheme in ("", "file")
            blobs = cls._local(url, default, seconds) if local else cls(_bucket(url, seconds), None, seconds)
            async with aclosing(blobs.list()) as listing:
                await anext(listing, None)
        except (BlobError, BaseError, OSError, ValueError) as error:
            raise SettingsError(f"LIMNER_BLOB_URL: the store for images cannot be used: {reason(error)}") from error
        return blobs

    @classmethod
    def _local(cls, url: str, default: Path, seconds: float) -> Self:
        directory = Path(unquote(urlsplit(url).path)) if url else default.absolute()
        if not directory.is_absolute() or urlsplit(url).netloc:
            raise ValueError(f"{url} is not of the form file:///directory")
        directory.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not os.access(directory, os.W_OK):
            raise PermissionError(f"{directory} cannot be written")
        return cls(LocalStore(directory), directory, seconds)

    async def put(self, key: str, data: bytes, attributes: Mapping[str, str] | None = None) -> str:
        """Write a file, whole or not at all. Returns its version, as `state` tells it.

        `attributes` are headers that a bucket is to send with it; a directory keeps none.
        """
        kept = dict(attributes) if attributes and self.directory is None else None
        with span("blob.write", {"limner.blob.bytes": len(data)}, "client"):
            return await self._put(key, data, kept)

    async def _put(self, key: str, data: bytes, kept: dict[str, str] | None) -> str:
        async with self._calls.bounded("write", len(data) / BYTES_A_SECOND):
            try:
                written = await self._store.put_async(key, data, attributes=kept)
            except FileNotFoundError as error:  # a bucket that does not exist
                raise OSError(str(error)) from error
        return written["e_tag"] or ""

    def reading(self, size: int) -> AbstractAsyncContextManager[None]:
        """Around all calls that read a file of so many bytes: their bound together."""
        return self._calls.bounded("read", size / BYTES_A_SECOND)

    async def state(self, key: str) -> FileState:
        """How a file is now. Raises FileNotFoundError if there is none."""
        async with self._calls.bounded("read"):
            if self.directory is None:
                found = await self._store.get_async(key, options=_HEAD)
                meta, attributes = found.meta, dict(found.attributes)
            else:
                meta, attributes = await self._store.head_async(key), {}
        return FileState(meta["size"], meta["e_tag"] or meta["last_modified"].isoformat(), attributes)

    async def address(self, key: str, method: Literal["GET", "HEAD"], seconds: int) -> str:
        """An address at which the bucket answers this method for a file, whoever asks, for so many seconds."""
        async with self._calls.bounded("sign"):
            return await sign_async(self._store, method, key, timedelta(seconds=seconds))  # type: ignore[arg-type]

    async def get(self, key: str) -> bytes:
        """Read a file. Raises FileNotFoundError if there is none."""
        with span("blob.read", kind="client"):
            return await self._get(key)

    async def _get(self, key: str) -> bytes:
        async with self._calls.bounded("read"):
            result = await self._store.get_async(key)
            return bytes(await result.bytes_async())

    async def get_range(self, key: str, start: int, end: int) -> bytes:
        """Read the bytes from `start` up to `end`, which is not read. Raises FileNotFoundError if there is no file."""
        async with self._calls.bounded("read"):
            return bytes(await self._store.get_range_async(key, start=start, end=end))

    async def delete(self, key: str) -> None:
        """Delete a file, if there is one."""
        with suppress(FileNotFoundError):
            async with self._calls.bounded("delete"):
                await self._store.delete_async(key)

    async def delete_all(self, keys: Iterable[str]) -> set[str]:
        """Delete files, and return the keys of those that are gone now. What failed is logged, and left."""
        return {key for key in await asyncio.gather(*map(self._deleted, keys)) if key}

    async def _deleted(self, key: str) -> str | None:
        try:
            await self.delete(key)
        except BlobError:
            log.warning("blob_not_deleted", key=key, exc_info=True)
            return None
        return key

    async def probe(self) -> None:
        """Write, read and delete a file that is no image's."""
        key = self._probe_key
        await self.put(key, PROBE)
        try:
            with suppress(FileNotFoundError):
                if await self.get(key) == PROBE:
                    return
            raise BlobError("The store does not give back what was written to it.", retry_after=RETRY_SECONDS)
        finally:
            await self.delete(key)

    async def list(self) -> AsyncGenerator[list[Blob], None]:
        """All images' files, in chunks. Files of any other kind are passed over."""
        chunks = self._store.list(chunk_size=LISTED_FILES).__aiter__()
        while True:
            async with self._calls.bounded("list"):
                chunk = await anext(chunks, None)
            if chunk is None:
                return
            yield [
                Blob(entry["path"], UUID(key[1]), entry["last_modified"])
                for entry in chunk
                if (key := _KEY.fullmatch(entry["path"]))
            ]

    async def drafts(self) -> Sequence[Draft]:
        """What writers have not finished in a local store: `list` does not show it."""
        if self.directory is None:
            return []
        return await asyncio.to_thread(drafts_in, self.directory)


def _bucket(url: str, seconds: float) -> ObjectStore:
    """The library's own bounds are minutes; ours ends a call, so that these only make it try again in between."""
    retries = {"max_retries": 3, "retry_timeout": timedelta(seconds=seconds)}
    return from_url(url, retry_config=retries)  # type: ignore[call-overload,no-any-return]

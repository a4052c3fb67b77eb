"""Where image files are: a local directory, or a bucket of S3, Google or Azure."""

import asyncio
import os
import re
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Self
from urllib.parse import unquote, urlsplit
from uuid import UUID

from obstore.exceptions import BaseError
from obstore.store import LocalStore, ObjectStore, from_url

from limner.kit.errors import LimnerError, SettingsError

RETRIES = {"max_retries": 3, "retry_timeout": timedelta(seconds=20)}
"""For buckets: a request that may take 120 s cannot wait the three minutes of the library's default."""

LISTING = 500
"""Blobs in one chunk of a listing."""

_KEY = re.compile(r"[0-9a-f]{2}/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[a-z]+")


class BlobError(LimnerError):
    """The store failed. The cause has its reason."""


@dataclass(frozen=True, slots=True)
class Blob:
    """A file of the library's own."""

    key: str
    image_id: UUID
    modified: datetime


def key_of(image_id: UUID, extension: str) -> str:
    """The key of an image's file: in 256 directories, since some tools dislike very large ones."""
    return f"{image_id.hex[:2]}/{image_id}.{extension}"


class Blobs:
    """Files by key. Every method raises BlobError when the store fails."""

    def __init__(self, store: ObjectStore, directory: Path | None = None) -> None:
        """`directory` is where a local store is."""
        self._store = store
        self._directory = directory

    @classmethod
    async def open(cls, url: str, default: Path) -> Self:
        """The store at `url`, or in the directory `default` if that is empty. Raises SettingsError if it fails."""
        try:
            blobs = cls._local(url, default) if urlsplit(url).scheme in ("", "file") else cls(_bucket(url))
            async with aclosing(blobs.list()) as listing:
                await anext(listing, None)
        except (BlobError, BaseError, OSError, ValueError) as error:
            reason = str(error.__cause__ or error).partition("\n")[0]
            raise SettingsError(f"LIMNER_BLOB_URL: the store for images cannot be used: {reason}") from error
        return blobs

    @classmethod
    def _local(cls, url: str, default: Path) -> Self:
        directory = Path(unquote(urlsplit(url).path)) if url else default.absolute()
        if not directory.is_absolute() or urlsplit(url).netloc:
            raise ValueError(f"{url} is not of the form file:///directory")
        directory.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not os.access(directory, os.W_OK):
            raise PermissionError(f"{directory} cannot be written")
        return cls(LocalStore(directory), directory)

    async def put(self, key: str, data: bytes) -> None:
        """Write a file, whole or not at all."""
        try:
            await self._store.put_async(key, data)
        except (BaseError, OSError) as error:
            raise BlobError(f"The file {key} could not be written.") from error

    async def get(self, key: str) -> bytes:
        """Read a file. Raises FileNotFoundError if there is none."""
        try:
            result = await self._store.get_async(key)
            return bytes(await result.bytes_async())
        except FileNotFoundError:
            raise
        except (BaseError, OSError) as error:
            raise BlobError(f"The file {key} could not be read.") from error

    async def get_range(self, key: str, start: int, end: int) -> bytes:
        """Read the bytes from `start` up to `end`, which is not read. Raises FileNotFoundError if there is no file."""
        try:
            return bytes(await self._store.get_range_async(key, start=start, end=end))
        except FileNotFoundError:
            raise
        except (BaseError, OSError) as error:
            raise BlobError(f"The file {key} could not be read.") from error

    async def delete(self, key: str) -> None:
        """Delete a file, if there is one."""
        try:
            with suppress(FileNotFoundError):
                await self._store.delete_async(key)
        except (BaseError, OSError) as error:
            raise BlobError(f"The file {key} could not be deleted.") from error

    async def list(self) -> AsyncGenerator[list[Blob], None]:
        """All images' files, in chunks. Files of any other kind are passed over."""
        try:
            async for chunk in self._store.list(chunk_size=LISTING):
                yield [
                    Blob(entry["path"], UUID(key[1]), entry["last_modified"])
                    for entry in chunk
                    if (key := _KEY.fullmatch(entry["path"]))
                ]
        except (BaseError, OSError) as error:
            raise BlobError("The store could not be listed.") from error

    async def delete_drafts(self, before: datetime) -> None:
        """Delete what writers who were killed left in a local store: `list` does not show it."""
        if self._directory is not None:
            await asyncio.to_thread(_delete_drafts, self._directory, before.timestamp())


def _bucket(url: str) -> ObjectStore:
    return from_url(url, retry_config=RETRIES)  # type: ignore[call-overload,no-any-return]


def _delete_drafts(directory: Path, before: float) -> None:
    """The store writes to the file's name with `#` and a number, and then renames."""
    for draft in directory.glob("??/*#*"):
        with suppress(FileNotFoundError):
            if draft.stat().st_mtime < before:
                draft.unlink()

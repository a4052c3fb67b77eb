"""Redirects: which links the bucket itself answers for, so that its pictures do not pass through the service."""

from datetime import timedelta
from typing import Final, Literal
from urllib.parse import quote, urlsplit
from uuid import UUID

from obstore.exceptions import BaseError

from limner.kit.clock import Clock
from limner.kit.errors import SettingsError
from limner.library.blobs import Blobs, key_of
from limner.library.files import ADDRESS_SECONDS, Files
from limner.library.models import WrittenImage
from limner.library.store_calls import BlobError, reason

SHORTEST_REST: Final = timedelta(seconds=2 * ADDRESS_SECONDS)
"""What is left at least of an image's time when its link leads on: whoever uses the address in its last second may
keep the picture for as long again, and no cache is to have it when the link is over."""


class Redirects:
    """Where links lead on to."""

    def __init__(self, files: Files, clock: Clock) -> None:
        self._files = files
        self._clock = clock

    async def address(self, image: WrittenImage, method: Literal["GET", "HEAD"]) -> str | None:
        """Where the bucket answers `method` for an image, good for `ADDRESS_SECONDS` at most.

        None where the service has to answer: for SVG, since no bucket sends the header that keeps its scripts from
        running; in the last minutes of a link; and for a file whose headers the bucket has not been told.
        Raises NotFound if the file is gone or of another length, BlobError if the store fails.
        """
        if image.extension == "svg" or image.expires_at - self._clock() < SHORTEST_REST:
            return None
        return await self._files.address(image, method)


async def source_of(blobs: Blobs) -> str:
    """Where the addresses that a bucket signs begin, as a Content-Security-Policy names a source: with the folder that
    all images are in. Raises SettingsError where it signs none.

    Other buckets may have the same host. A browser holds the folder against what a page asks for by itself; of where a
    link has led it, against scheme and host alone (Content Security Policy Level 3, "Paths and Redirects").
    """
    key = key_of(UUID(int=0), "webp")
    try:
        address = urlsplit(await blobs.address(key, "GET", ADDRESS_SECONDS))
    except (BlobError, BaseError, NotImplementedError, TypeError, ValueError) as error:
        raise SettingsError(
            f"LIMNER_IMAGE_LINKS: the bucket of LIMNER_BLOB_URL signs no addresses with these credentials "
            f"({reason(error)}). Give it such that can sign, or set `served`."
        ) from error
    folder = quote(address.path.removesuffix(key), safe="/%")  # a comma or a semicolon would end the source
    return f"{address.scheme}://{address.netloc}{folder}"

"""Several files as one zip, which is written to a temporary file and sent from there."""

import asyncio
import zipfile
from collections.abc import AsyncIterator
from tempfile import SpooledTemporaryFile
from typing import Final

from fastapi.responses import StreamingResponse

IN_MEMORY_BYTES: Final = 8 * 1024 * 1024
"""Beyond that the archive goes to the disk."""
PIECE_BYTES: Final = 256 * 1024


class Archive:
    """A zip under way: `add` files, then `response`, which closes it when it is sent; or `close`."""

    def __init__(self) -> None:
        self._file = SpooledTemporaryFile(max_size=IN_MEMORY_BYTES)  # noqa: SIM115  closed when it is sent
        self._zip = zipfile.ZipFile(self._file, "w", zipfile.ZIP_STORED)  # pictures are compressed already

    async def add(self, name: str, data: bytes) -> None:
        """Put a file in."""
        await asyncio.to_thread(self._zip.writestr, name, data)

    def close(self) -> None:
        """Forget it."""
        self._zip.close()
        self._file.close()

    def response(self, name: str) -> StreamingResponse:
        """The whole as a download."""
        self._zip.close()
        size = self._file.tell()
        headers = {
            "Content-Disposition": f'attachment; filename="{name}"',
            "Content-Length": str(size),
            "Cache-Control": "private, no-store",
        }
        return StreamingResponse(self._pieces(), media_type="application/zip", headers=headers)

    async def _pieces(self) -> AsyncIterator[bytes]:
        try:
            self._file.seek(0)
            while piece := await asyncio.to_thread(self._file.read, PIECE_BYTES):
                yield piece
        finally:
            self._file.close()

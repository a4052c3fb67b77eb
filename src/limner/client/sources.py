"""Pictures that go in: a path, an address, bytes, a file, a Pillow image, or a picture that came back before."""

import os
from base64 import b64encode
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import IO, Any, Final, Protocol

from limner.client.answers import Picture
from limner.client.errors import UsageError
from limner.client.formats import MEDIA_TYPES, sniff


class ImageLike(Protocol):
    """A Pillow image, as far as it matters here."""

    @property
    def mode(self) -> str: ...

    def save(self, file: IO[bytes], kind: str | None = ..., /) -> None: ...


PictureLike = str | os.PathLike[str] | bytes | IO[bytes] | ImageLike | Picture
"""A string is an address where it begins as one (`https://`, `data:`), else a path."""

MOST_BYTES: Final = 128 * 1024 * 1024
"""Of one file: more than any server takes, and too little to fill a machine by mistake."""
ADDRESSES: Final = ("http://", "https://", "data:")


@dataclass(frozen=True, slots=True)
class Source:
    """A picture as it is sent: an address, or bytes."""

    url: str = ""
    data: bytes = b""

    @property
    def media_type(self) -> str:
        """What the bytes are."""
        return MEDIA_TYPES.get(sniff(self.data), "application/octet-stream")

    @property
    def file_name(self) -> str:
        """A name for a form; what the file is called here is nobody's business."""
        return f"image.{sniff(self.data) or 'bin'}"

    @property
    def address(self) -> str:
        """As an address that any server can read."""
        return self.url or f"data:{self.media_type};base64,{b64encode(self.data).decode()}"


def source(given: PictureLike, name: str = "image") -> Source:
    """Read the picture. Raises UsageError where there is none."""
    match given:
        case Picture():
            return Source(data=given.bytes)
        case bytes():
            return Source(data=_checked(given, name))
        case str() if given.lower().startswith(ADDRESSES):
            return Source(url=given)
        case str() | os.PathLike():
            return Source(data=_checked(_read(Path(given), name), name))
    if hasattr(given, "mode") and hasattr(given, "save"):
        return Source(data=_png(given))
    if hasattr(given, "read"):
        data = given.read()
        if isinstance(data, bytes):
            return Source(data=_checked(data, name))
        raise UsageError(f"{name} is a file that gives text; open it in binary mode, as open(path, 'rb').", param=name)
    raise UsageError(
        f"{name} is {type(given).__name__}; give a path, an address, bytes, a file or an image.", param=name
    )


def _read(path: Path, name: str) -> bytes:
    try:
        with path.expanduser().open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise UsageError(f"{name}: {path} cannot be read ({error.strerror}).", param=name) from error


def _checked(data: bytes, name: str) -> bytes:
    if not data:
        raise UsageError(f"{name} has no bytes.", param=name)
    if len(data) > MOST_BYTES:
        raise UsageError(f"{name} has more than {MOST_BYTES >> 20} MB; no server takes it.", param=name)
    return data


def _png(image: Any) -> bytes:
    written = BytesIO()
    image.save(written, "PNG")
    return written.getvalue()

"""What the library takes in and hands out: values that stay as they were read."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from limner.imaging.formats import MEDIA_TYPES, Extension


@dataclass(frozen=True, slots=True)
class NewPicture:
    """A finished file that is to be kept. `scene` is JSON-serialisable, `prompt` what it was asked for in, if any."""

    data: bytes
    extension: Extension
    width: int
    height: int
    operation: str
    account_id: UUID
    seed: int | None
    scene: dict[str, Any]
    prompt: str = ""


@dataclass(frozen=True, slots=True)
class WrittenImage:
    """A picture whose file is written. `size` is in bytes; `sha256` is the file's, in hexadecimal."""

    image_id: UUID
    account_id: UUID
    operation: str
    extension: Extension
    size: int
    width: int
    height: int
    sha256: str
    seed: int | None
    scene: dict[str, Any]
    created_at: datetime
    expires_at: datetime
    prompt: str = ""

    @property
    def media_type(self) -> str:
        """The content type, without parameters."""
        return MEDIA_TYPES[self.extension]

    @property
    def disposition(self) -> str:
        """How a browser should show it, and under which name keep it: the value of Content-Disposition."""
        return f'inline; filename="{self.image_id}.{self.extension}"'


@dataclass(frozen=True, slots=True)
class StoredImage(WrittenImage):
    """A picture with its record: in the library, until it expires."""

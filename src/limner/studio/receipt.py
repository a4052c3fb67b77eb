"""What a caller gets for a request: the pictures that were kept, and what they cost."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from limner.imaging.formats import MEDIA_TYPES, Extension
from limner.library.styles import StyleSummary


@dataclass(frozen=True, slots=True)
class KeptImage:
    """A picture in the library. `path` is its signed link, without the service's base address.

    `size` is in pixels, or the SVG's viewBox; unknown for what an earlier version answered, as is the `engine` that
    made it, by its name in the settings.
    """

    image_id: UUID
    extension: Extension
    path: str
    data: Callable[[], Awaitable[bytes]]
    """Gives the file's bytes. Raises as reading from the library does where they are gone."""
    size: tuple[int, int] | None = None
    engine: str = ""

    @property
    def media_type(self) -> str:
        """The content type, without parameters."""
        return MEDIA_TYPES[self.extension]


@dataclass(frozen=True, slots=True)
class Receipt:
    """The answer to a request. `created` is in Unix seconds, `credits` the API units charged."""

    created: int
    credits: int
    images: tuple[KeptImage, ...] = ()
    style_id: UUID | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class StyleReceipt(Receipt):
    """The answer to a request for a style."""

    style: StyleSummary


@dataclass(frozen=True, slots=True, kw_only=True)
class ValueReceipt(Receipt):
    """The answer to a request for words or numbers, which nothing keeps. `value` is JSON."""

    value: Any

"""What comes back: pictures, styles, models, the account."""

import os
import re
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final, overload

from limner.client.errors import UsageError
from limner.client.formats import MEDIA_TYPES, sniff

if TYPE_CHECKING:
    from PIL.Image import Image

Bytes = bytes
"""The type, where a property has its name."""

ENDINGS: Final[Mapping[str, str]] = {".jpeg": "jpg", ".jpg": "jpg", ".png": "png", ".webp": "webp", ".svg": "svg"}
_PILLOW_NAMES: Final[Mapping[str, str]] = {"jpg": "JPEG", "png": "PNG", "webp": "WEBP"}
_ID = re.compile(r"[0-9A-Za-z][0-9A-Za-z_-]{0,63}")


@dataclass(frozen=True, slots=True)
class Answer:
    """What is said once for all pictures of a request."""

    created: int = 0
    """Unix seconds."""
    credits: int = 0
    """API units charged, for all pictures together."""
    style_id: str | None = None
    """The style that was made from attached style references."""
    request_id: str | None = None
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)
    """What the server said beside it, such as `x-limner-ignored` and `x-limner-size`; names in lower case."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture. Its bytes are here, or are fetched from its link when they are first asked for."""

    image_id: str
    answer: Answer = Answer()
    url: str | None = None
    """A link, good for about a day and without the key; only of `response_format="url"`, and of streams."""
    data: Bytes | None = field(default=None, repr=False)
    fetch: Callable[[str], Bytes] | None = field(default=None, repr=False, compare=False)

    @property
    def credits(self) -> int:
        """API units charged for the request, all its pictures together."""
        return self.answer.credits

    @property
    def bytes(self) -> Bytes:
        """The file. Raises LimnerError where the link does not lead to it."""
        if self.data is None:
            if self.url is None or self.fetch is None:
                raise UsageError("The picture's bytes are not here: `await limner.download(picture)` fetches them.")
            object.__setattr__(self, "data", self.fetch(self.url))
        return self.data or b""

    @property
    def format(self) -> str:
        """`webp`, `png`, `svg`, or `jpg`, by the bytes."""
        return sniff(self.bytes)

    @property
    def media_type(self) -> str:
        """Such as `image/webp`."""
        return MEDIA_TYPES.get(self.format, "application/octet-stream")

    @property
    def name(self) -> str:
        """A file's name: the id and the ending that fits, with nothing of the server's that a path could be made of."""
        stem = self.image_id if _ID.fullmatch(self.image_id) else "picture"
        return f"{stem}.{self.format or 'bin'}"

    def save(self, path: "str | os.PathLike[str]") -> Path:
        """Write it to a file, or under its name into a directory, whole or not at all. Gives the file's path.

        An ending of another format converts it, which needs Pillow. Raises UsageError.
        """
        place = Path(path).expanduser()
        file = place / self.name if place.is_dir() else place
        wanted = ENDINGS.get(file.suffix.lower(), self.format)
        write_whole(file, self.bytes if wanted == self.format else self._as(wanted, file))
        return file

    def image(self) -> "Image":
        """As a Pillow image. Raises UsageError for SVG, and without Pillow."""
        if self.format == "svg":
            raise UsageError(
                "The picture is SVG, which Pillow does not draw; take its `bytes`, or ask for a raster model."
            )
        try:
            from PIL import Image
        except ImportError as error:
            raise UsageError("`image()` needs Pillow: pip install pillow") from error
        return Image.open(BytesIO(self.bytes))

    def _as(self, wanted: str, file: Path) -> Bytes:
        if "svg" in (wanted, self.format):
            raise UsageError(f"{file}: the picture is {self.format.upper()}; end the file in .{self.format}.")
        written = BytesIO()
        try:
            image = self.image()
        except UsageError as error:
            raise UsageError(
                f"{file}: the picture is {self.format.upper()}; end the file in .{self.format}, ask for another "
                "`image_format`, or install Pillow, which converts it: pip install pillow"
            ) from error
        (image.convert("RGB") if wanted == "jpg" else image).save(written, _PILLOW_NAMES[wanted], lossless=True)
        return written.getvalue()


@dataclass(frozen=True, slots=True)
class Pictures(Sequence[Picture]):
    """The pictures of a request, in its order."""

    pictures: tuple[Picture, ...]
    answer: Answer = Answer()

    @property
    def credits(self) -> int:
        """API units charged for the request."""
        return self.answer.credits

    @property
    def style_id(self) -> str | None:
        """The style that was made from attached style references."""
        return self.answer.style_id

    def save(self, directory: "str | os.PathLike[str]") -> list[Path]:
        """Write all into a directory, under their names."""
        Path(directory).expanduser().mkdir(parents=True, exist_ok=True)
        return [picture.save(directory) for picture in self.pictures]

    @overload
    def __getitem__(self, index: int) -> Picture: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Picture]: ...
    def __getitem__(self, index: int | slice) -> Picture | Sequence[Picture]:
        return self.pictures[index]

    def __len__(self) -> int:
        return len(self.pictures)

    def __iter__(self) -> Iterator[Picture]:
        return iter(self.pictures)


@dataclass(frozen=True, slots=True)
class PartialPicture:
    """A picture on its way; `index` counts from 0."""

    index: int
    data: Bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Style:
    """A style made from pictures; `id` is what `style_id` takes."""

    id: str
    style: str = ""
    creation_time: str = ""
    is_private: bool = True
    credits: int = 0


@dataclass(frozen=True, slots=True)
class CuratedStyle:
    """A style that everybody has, on a model that offers it."""

    style: str
    model: str = ""
    style_id: str = ""


@dataclass(frozen=True, slots=True)
class Model:
    """A model on offer; `price` is in US dollars an image."""

    id: str
    name: str = ""
    price: str = ""
    input_modalities: tuple[str, ...] = ()
    output_modalities: tuple[str, ...] = ()
    engines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Account:
    """Whose key it is, and the API units that are left."""

    id: str
    email: str
    name: str
    credits: int


@dataclass(frozen=True, slots=True)
class EnhancedPrompt:
    """A richer prompt, and what it cost."""

    prompt: str
    credits: int = 0

    def __str__(self) -> str:
        return self.prompt


@dataclass(frozen=True, slots=True)
class OptimizedPalette:
    """For each colour, in the order of the request, the one to use instead."""

    mapping: tuple[tuple[str, str], ...]
    credits: int = 0

    @property
    def colors(self) -> list[str]:
        """The colours that are left."""
        return list(dict.fromkeys(to for _, to in self.mapping))


def write_whole(file: Path, data: bytes) -> None:
    """Write a file so that it is there whole or not at all. Raises UsageError."""
    unfinished = file.with_name(f".{file.name[:40]}.{secrets.token_hex(4)}")
    try:
        try:
            with unfinished.open("xb") as written:
                written.write(data)
            unfinished.replace(file)
        finally:
            unfinished.unlink(missing_ok=True)
    except OSError as error:
        raise UsageError(f"{file} cannot be written ({error.strerror}).", param="path") from error

"""Files in and out: patterns of names, and where pictures are written."""

import glob
import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from limner.cli.remote.operations import Operation
from limner.client.answers import ENDINGS, Picture
from limner.client.errors import LimnerError, UsageError
from limner.client.sources import ADDRESSES

STREAM: Final = "-"
MOST_OF_A_NAME: Final = 60


@dataclass(frozen=True, slots=True)
class Input:
    """A picture to work on, and what files that come of it are called after."""

    given: Any
    stem: str


def expand(patterns: Sequence[str]) -> list[Input]:
    """The pictures that are meant: files, patterns such as `*.jpg`, addresses, and `-`. Raises UsageError."""
    found: list[Input] = []
    for pattern in patterns:
        if pattern == STREAM:
            found.append(Input(sys.stdin.buffer.read(), "picture"))
        elif pattern.lower().startswith(ADDRESSES):
            found.append(Input(pattern, slug(Path(pattern.partition("?")[0]).stem) or "picture"))
        elif Path(pattern).is_file() or not glob.has_magic(pattern):
            found.append(Input(Path(pattern), Path(pattern).stem))
        else:
            files = sorted(file for file in glob.glob(pattern, recursive=True) if Path(file).is_file())  # noqa: PTH207
            if not files:
                raise UsageError(f"There is no file like {pattern}.", param="image")
            found += [Input(Path(file), Path(file).stem) for file in files]
    return found


def slug(text: str) -> str:
    """A file's name, of a prompt."""
    return re.sub(r"[^\w]+", "-", text.lower()).strip("-")[:MOST_OF_A_NAME].strip("-")


def wanted_format(output: str | None) -> str | None:
    """The format that an output's ending asks for."""
    return ENDINGS.get(Path(output).suffix.lower()) if output and output != STREAM else None


def format_fields(operation: Operation, wanted: str | None) -> dict[str, Any]:
    """What a file's ending asks for: a format of pixels, or, of a generation, pixels or SVG (`_kind`)."""
    found: dict[str, Any] = {}
    if wanted in ("png", "webp") and "image_format" in operation.fields:
        found["image_format"] = wanted
    if wanted and operation.name == "generate":
        found["_kind"] = "vector" if wanted == "svg" else "raster"
    return found


def check_format(operation: Operation, wanted: str | None, fields: Mapping[str, Any], output: str) -> None:
    """Raise UsageError where the pictures cannot have the format of the file."""
    if not wanted:
        return
    if operation.gives and (wanted == "svg") != (operation.gives == "svg"):
        fits = ".svg" if operation.gives == "svg" else ".webp, .png or .jpg"
        raise UsageError(f"{output}: {operation.name} gives {operation.gives}; end the file in {fits}.", param="output")
    asked = fields.get("image_format", "")
    if wanted not in ("svg", asked) and (wanted == "jpg" or asked) and not find_spec("PIL"):
        raise UsageError(
            f"{output}: servers give .webp and .png; what converts them is not installed: pip install pillow",
            param="output",
        )


def check(output: str | None, operation: Operation, fields: Mapping[str, Any], stems: Sequence[str]) -> None:
    """Make the folders, and raise UsageError, before anything is paid for, where the files could not be written.

    `stems` are those of the requests, which all have these fields.
    """
    count = operation.count(fields)
    pictures = len(stems) * count
    if output == STREAM and pictures > 1:
        raise UsageError(f"Standard output takes one picture, and {pictures} are asked for.", param="output")
    if output == STREAM:
        return
    if output is None or is_directory(output):
        make_folder(_path(output or "."))
        return
    _check_name(output, len(stems))
    check_format(operation, wanted_format(output), fields, output)
    numbers = range(1, count + 1) if count > 1 else [0]
    names = [_filled(output, stem, number) for stem in stems for number in numbers]
    if "{" in output and len(set(names)) < pictures:
        raise UsageError(
            f"--output {output} names {len(set(names))} files, for {pictures} pictures; put {{name}} into it, which "
            "is another one for each picture that is given, and {n}, which counts those that come of it.",
            param="output",
        )
    for folder in {file.parent for file in names if "{" not in str(file.parent)}:
        make_folder(folder)


def _check_name(output: str, requests: int) -> None:
    if requests > 1 and "{" not in output:
        raise UsageError(f"{output} is one file, for {requests} pictures; give a directory, or a name with {{name}}.")
    ending = Path(output).suffix
    if ending and "{" not in ending and wanted_format(output) is None:
        raise UsageError(f"--output {output}: the file must end in .webp, .png, .jpg or .svg.", param="output")


def make_folder(folder: Path) -> None:
    """A folder that files can be written into. Raises UsageError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"The folder {folder} cannot be made ({error.strerror}).", param="output") from error
    if not os.access(folder, os.W_OK | os.X_OK):
        raise UsageError(f"The folder {folder} is not one to write into.", param="output")


def is_directory(output: str) -> bool:
    """Whether an output means a directory."""
    return output.endswith(("/", "\\")) or _path(output).is_dir()


class KeptElsewhereError(UsageError):
    """Pictures are paid for and on disk, in `files`, but not all where they were asked for."""

    def __init__(self, error: Exception, files: Sequence[Path], moved: Sequence[Path]) -> None:
        kept = ", ".join(map(str, moved))
        super().__init__(f"{error} What was paid for is kept as {kept}.", param="output")
        self.files = list(files)


def write(pictures: Sequence[Picture], output: str | None, stem: str) -> list[Path]:
    """Write the pictures of a request. Files that nobody named are new ones. Raises LimnerError."""
    if output == STREAM:
        if len(pictures) > 1:
            error = UsageError(f"Standard output takes one picture, and {len(pictures)} came.")
            moved = [keep(picture, Path()) for picture in pictures]
            raise KeptElsewhereError(error, moved, moved)
        sys.stdout.buffer.write(pictures[0].bytes)
        sys.stdout.buffer.flush()
        return []
    return write_all(
        pictures,
        lambda picture, number: _file(picture, output, stem, number if len(pictures) > 1 else 0),
    )


def write_all(pictures: Sequence[Picture], name: Callable[[Picture, int], Path]) -> list[Path]:
    """Write each picture to its file; what cannot be written there, under its own name beside it, or here.

    `name` gives the file of a picture and its number, from 1. Raises KeptElsewhereError where a file is another one,
    and LimnerError where a picture is nowhere.
    """
    written: list[Path] = []
    moved: list[Path] = []
    failed: Exception | None = None
    lost: LimnerError | None = None
    for number, picture in enumerate(pictures, 1):
        try:
            file = name(picture, number)
        except LimnerError as error:  # what is behind a link did not come
            lost = error
            continue
        try:
            if file in written:
                raise UsageError(f"{file} is another picture of the same request.")
            file.parent.mkdir(parents=True, exist_ok=True)
            written.append(picture.save(file))
        except (LimnerError, OSError, ValueError) as error:  # the latter two are Pillow's, and of making folders
            failed = failed or error
            moved.append(keep(picture, file.parent))
            written.append(moved[-1])
    if lost:
        raise lost
    if failed:
        raise KeptElsewhereError(failed, written, moved) from failed
    return written


def keep(picture: Picture, folder: Path) -> Path:
    """Save a picture under its own name, in a new file of the folder, or else of the working directory."""
    stem, ending = Path(picture.name).stem, picture.format or "bin"
    try:
        return picture.save(_new(folder, stem, 0, ending))
    except UsageError:
        return picture.save(_new(Path(), stem, 0, ending))


def _file(picture: Picture, output: str | None, stem: str, number: int) -> Path:
    ending = picture.format or "bin"
    if output is None or is_directory(output):
        return _new(_path(output or "."), stem, number, ending)
    return _filled(output, stem, number, ending)


def _filled(output: str, stem: str, number: int, ending: str = "{ext}") -> Path:
    """A name of one's own, for a picture; `number` is 0 where it is the only one."""
    if "{" in output:
        return _path(output.replace("{name}", stem).replace("{n}", str(number or 1)).replace("{ext}", ending))
    file = _path(output)
    return file.with_stem(f"{file.stem}-{number}") if number else file


def _path(output: str) -> Path:
    return Path(output).expanduser()


def _new(folder: Path, stem: str, number: int, ending: str) -> Path:
    return next(file for file in _names(folder, stem, number, ending) if not file.exists())


def _names(folder: Path, stem: str, number: int, ending: str) -> Iterator[Path]:
    base = f"{stem}-{number}" if number else stem
    yield folder / f"{base}.{ending}"
    for more in range(2, 1_000_000):
        yield folder / f"{base}-{more}.{ending}" if not number else folder / f"{stem}-{more}-{number}.{ending}"

"""Files in and out: patterns of names, and where pictures are written."""

import glob
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from limner.client.answers import ENDINGS, Picture
from limner.client.errors import UsageError
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


def check(output: str | None, inputs: int) -> None:
    """Raise UsageError, before anything is paid for, where the files could not be written."""
    if output is None or output == STREAM:
        if output and inputs > 1:
            raise UsageError("Standard output takes one picture.", param="output")
        return
    place = Path(output)
    if inputs > 1 and not is_directory(output) and "{" not in output:
        raise UsageError(f"{output} is one file, for {inputs} pictures; give a directory, or a name with {{name}}.")
    folder = place if is_directory(output) else place.parent
    if is_directory(output):
        folder.mkdir(parents=True, exist_ok=True)
    elif not folder.is_dir() and "{" not in str(folder):
        raise UsageError(f"--output {output}: there is no directory {folder}.", param="output")
    elif place.suffix and wanted_format(output) is None and "{" not in output:
        raise UsageError(f"--output {output}: the file must end in .webp, .png, .jpg or .svg.", param="output")


def is_directory(output: str) -> bool:
    """Whether an output means a directory."""
    return output.endswith(("/", "\\")) or Path(output).is_dir()


def write(pictures: Sequence[Picture], output: str | None, stem: str) -> list[Path]:
    """Write the pictures of a request. Files that nobody named are new ones. Raises UsageError."""
    if output == STREAM:
        if len(pictures) > 1:
            raise UsageError("Standard output takes one picture; ask for one.", param="output")
        sys.stdout.buffer.write(pictures[0].bytes)
        sys.stdout.buffer.flush()
        return []
    return [
        picture.save(_file(picture, output, stem, number if len(pictures) > 1 else 0))
        for number, picture in enumerate(pictures, 1)
    ]


def _file(picture: Picture, output: str | None, stem: str, number: int) -> Path:
    ending = picture.format or "bin"
    if output is None or is_directory(output):
        folder = Path(output or ".")
        return next(file for file in _names(folder, stem, number, ending) if not file.exists())
    if "{" in output:
        filled = output.replace("{name}", stem).replace("{n}", str(number or 1)).replace("{ext}", ending)
        return Path(filled)
    file = Path(output)
    return file.with_stem(f"{file.stem}-{number}") if number else file


def _names(folder: Path, stem: str, number: int, ending: str) -> Iterator[Path]:
    base = f"{stem}-{number}" if number else stem
    yield folder / f"{base}.{ending}"
    for more in range(2, 1_000_000):
        yield folder / f"{base}-{more}.{ending}" if not number else folder / f"{stem}-{more}-{number}.{ending}"

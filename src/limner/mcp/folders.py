"""Files of the user's machine: those in folders that the user allows are read, and pictures are written into one."""

import os
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit
from urllib.request import url2pathname
from uuid import UUID

from limner.catalog.limits import MAX_INPUT_BYTES, MEGABYTE
from limner.imaging.formats import Extension
from limner.imaging.sniff import sniff
from limner.mcp.refused import Refused

_FLAGS: Final = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


class Folders:
    """The folders that may be read, and the one for what is made, which may be read too."""

    def __init__(self, readable: Sequence[Path], out: Path) -> None:
        self._out = out
        self._readable = (*readable, out)

    def read(self, given: str) -> bytes:
        """The picture in a file, by its path or `file:` address. Raises Refused for any other file, unread."""
        path = _path(given)
        for folder in self._readable:
            data = _read_below(folder, folder / path)
            if data is not None:
                return data
        names = ", ".join(str(folder) for folder in self._readable)
        raise Refused(f"{given} is no file in a folder that the user allows, which are: {names}.")

    def save(self, name: str, image_id: str, extension: Extension, data: bytes) -> Path:
        """Write a new file into the folder for what is made; no file that exists is touched. Raises Refused."""
        try:
            self._out.mkdir(parents=True, exist_ok=True)
            path = self._out / f"{name.replace('_', '-')}-{UUID(image_id).hex[:12]}.{extension}"
            with path.open("xb") as file:
                file.write(data)
        except (OSError, ValueError) as error:
            raise Refused(f"The picture was made, and not saved in {self._out} ({type(error).__name__}).") from None
        return path.resolve()


def _path(given: str) -> Path:
    text = url2pathname(unquote(urlsplit(given).path)) if given.lower().startswith("file:") else given
    if "\0" in text or len(text) > 4096:
        raise Refused("That is no path of a file.")
    return Path(text)


def _read_below(folder: Path, path: Path) -> bytes | None:
    """The picture at a path below the folder; None where there is no such file.

    Where the file is is looked at after it has been opened, so that no link can lead elsewhere in between.
    """
    try:
        folder, there = folder.resolve(strict=True), path.resolve(strict=True)
        if not there.is_relative_to(folder):
            return None
        descriptor = os.open(there, _FLAGS)
    except (OSError, RuntimeError):
        return None
    with os.fdopen(descriptor, "rb") as file:
        about = os.fstat(file.fileno())
        if not stat.S_ISREG(about.st_mode) or not _is_still(about, there, folder):
            return None
        if about.st_size > MAX_INPUT_BYTES:
            raise Refused(f"{path.name} has more than {MAX_INPUT_BYTES // MEGABYTE} MB; give a smaller picture.")
        data = file.read(MAX_INPUT_BYTES)
    if sniff(data) is None:
        raise Refused(f"{path.name} is no picture; accepted: PNG, JPG, WEBP, SVG.")
    return data


def _is_still(about: os.stat_result, there: Path, folder: Path) -> bool:
    try:
        now = there.resolve(strict=True)
        return now.is_relative_to(folder) and os.path.samestat(about, now.stat())
    except (OSError, RuntimeError):
        return False

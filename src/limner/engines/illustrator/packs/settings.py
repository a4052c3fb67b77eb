"""Settings of the art packs."""

from pathlib import Path
from typing import Annotated, Any

from pydantic import BeforeValidator, Field
from pydantic_settings import NoDecode

from limner.kit.settings import Settings

MAX_PACKS = 16


def paths(value: Any) -> tuple[Path, ...]:
    """The paths of `icons/noto.json, icons/mdi`, or of a list of such texts. Raises ValueError."""
    words = value.split(",") if isinstance(value, str) else value
    if not isinstance(words, list | tuple) or not all(isinstance(word, str | Path) for word in words):
        raise ValueError("paths of files, with commas between them")
    found = tuple(Path(text).expanduser() for word in words if (text := str(word).strip()))
    if len(found) > MAX_PACKS:
        raise ValueError(f"at most {MAX_PACKS} paths")
    for path in found:
        if not path.exists():
            raise ValueError(f"paths of files that exist; there is no {path}")
    return found


class PackSettings(Settings):
    """Art packs, which draw nouns that the illustrator has no symbol for."""

    art_packs: Annotated[tuple[Path, ...], NoDecode, BeforeValidator(paths)] = Field(
        (),
        description="Iconify JSON files, or the directories of `@iconify-json` packages, with commas; for a noun that "
        "several have, the first is taken.",
    )

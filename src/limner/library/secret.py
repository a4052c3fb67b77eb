"""The secret that signs links, made once and kept in the data directory."""

import os
import secrets
from contextlib import suppress
from pathlib import Path

from limner.kit.errors import SettingsError

SECRET_BYTES = 32


def signing_key(file: Path) -> bytes:
    """The key in `file`, made now if there is none, readable by its owner alone.

    Processes that start together get the same one, and none sees half of it. Raises SettingsError if the file
    holds no key, or cannot be read or made.
    """
    try:
        if not file.exists():
            _make(file)
        text = file.read_text(encoding="ascii").strip()
        key = bytes.fromhex(text)
    except (OSError, ValueError) as error:
        raise _refusal(file, str(error)) from error
    if len(key) < SECRET_BYTES:
        raise _refusal(file, f"it holds {len(key)} bytes")
    return key


def _make(file: Path) -> None:
    """Write beside, then link: a link to a name that another process has taken meanwhile fails, and theirs stays."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = file.with_name(f"{file.name}.{secrets.token_hex(8)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as out:
            out.write(secrets.token_hex(SECRET_BYTES) + "\n")
            out.flush()
            os.fsync(out.fileno())
        with suppress(FileExistsError):
            os.link(draft, file)
    finally:
        draft.unlink()


def _refusal(file: Path, reason: str) -> SettingsError:
    return SettingsError(
        f"{file} cannot be used as the signing key: {reason}. It has to hold {SECRET_BYTES} bytes in hexadecimal; "
        "without the file a new key is made, and links of before no longer work. LIMNER_SIGNING_SECRET replaces it."
    )

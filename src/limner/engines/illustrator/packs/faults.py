"""Why an icon is not used, and why a whole file is not."""

from pathlib import Path

from limner.kit.errors import SettingsError


class Refused(Exception):  # noqa: N818  an answer, not a failure
    """The icon cannot be drawn as it is meant. Its text completes "it has …" or "it is …"."""


def unusable(path: Path, what: str) -> SettingsError:
    """The error of a file in the setting that cannot be used at all."""
    return SettingsError(
        f"LIMNER_ART_PACKS: {str(path)!r} cannot be used: it {what}. Accepted: files in the Iconify JSON format, and "
        "directories of @iconify-json packages."
    )

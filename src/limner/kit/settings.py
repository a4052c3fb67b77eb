"""What the settings of every package have in common.

A package that needs settings has a subclass of `Settings` in its own `settings.py`. A field `image_ttl` is
the environment variable `LIMNER_IMAGE_TTL`, a file of that name, in any case, in the directory that
`LIMNER_SECRETS_DIR` names, and the key `image_ttl` of `limner.toml` in the working directory; the first of them wins.
A variable that is set to nothing counts as not set.
"""

import os
import tomllib
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import pydantic
import pydantic_settings
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SecretsSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

from limner.kit.errors import SettingsError

PREFIX = "LIMNER_"
FILE = Path("limner.toml")
SECRETS_DIR = "LIMNER_SECRETS_DIR"
"""Names the directory of files that hold settings, as containers mount secrets. It says where settings are, and so is
none itself: it is read from the environment alone."""

OF_NO_PACKAGE = frozenset({SECRETS_DIR, "LIMNER_URL", "LIMNER_KEY", "LIMNER_PROFILE"})
"""Variables with the prefix that are no settings of the service: the client's say which server it asks."""


class Settings(BaseSettings):
    """A package's settings: immutable, validated as a whole when loaded. Secrets are `SecretStr`."""

    model_config: ClassVar[SettingsConfigDict] = SettingsConfigDict(
        env_prefix=PREFIX,
        env_ignore_empty=True,
        toml_file=FILE,
        extra="ignore",
        frozen=True,
        validate_default=True,
    )

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        secrets = SecretsSettingsSource(settings_cls, secrets_directory())
        return init_settings, env_settings, secrets, TomlConfigSettingsSource(settings_cls)


S = TypeVar("S", bound=Settings)


def load(cls: type[S]) -> S:
    """Read the settings of one package.

    Raises SettingsError with a line for every value that cannot be used: the variable, the value (never a
    secret's), and what is accepted.
    """
    read_file()
    secret_files()
    try:
        return cls()
    # The causes are cut off: pydantic's own texts quote the values of secrets.
    except pydantic.ValidationError as error:
        lines = [_explain(cls, details) for details in error.errors(include_url=False, include_context=False)]
        raise SettingsError("\n".join(lines)) from None
    except pydantic_settings.SettingsError as error:
        raise SettingsError(_explain_unparsed(cls, error)) from None


def read_file(path: Path = FILE) -> dict[str, Any]:
    """What `limner.toml` holds; empty where there is no such file. Raises SettingsError if it is not TOML."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise SettingsError(f"{path.resolve()} cannot be read as TOML: {error}") from error


def secrets_directory() -> Path | None:
    """The directory that `LIMNER_SECRETS_DIR` names, if it names one."""
    return Path(named) if (named := os.environ.get(SECRETS_DIR)) else None


def secret_files() -> tuple[str, ...]:
    """The names of the files in the directory of secrets, sorted. Raises SettingsError where it cannot be looked at."""
    if (directory := secrets_directory()) is None:
        return ()
    try:
        return tuple(sorted(path.name for path in directory.iterdir()))
    except OSError as error:
        raise SettingsError(
            f"{SECRETS_DIR}: {str(directory)!r} cannot be used ({error.strerror}); accepted: a directory with a "
            f"file for each secret, such as {PREFIX}DATABASE_URL."
        ) from error


def variables(cls: type[Settings]) -> tuple[str, ...]:
    """The environment variables that a package reads, in the order of its fields."""
    return tuple(PREFIX + name.upper() for name in cls.model_fields)


def unknown(
    settings_classes: Iterable[type[Settings]],
    environ: Mapping[str, str],
    toml: Mapping[str, Any],
    secrets: Iterable[str] = (),
) -> list[str]:
    """A sentence for every `LIMNER_` variable, key of the file and secret's file that no package reads."""
    known = sorted({field for cls in settings_classes for field in cls.model_fields})
    given = sorted(name.upper() for name in environ if name.startswith(PREFIX) and name not in OF_NO_PACKAGE)
    kept = [(name.upper(), f"{name} in {SECRETS_DIR}") for name in secrets if name.upper().startswith(PREFIX)]
    sentences = []
    for variable, shown in [*((name, name) for name in given), *kept]:
        field = variable.removeprefix(PREFIX).lower()
        if field not in known:
            nearest = [PREFIX + match.upper() for match in get_close_matches(field, known, n=1)]
            sentences.append(_unknown(shown, nearest))
    for key in toml:
        if key not in known:
            sentences.append(_unknown(f"{key} in {FILE}", get_close_matches(key, known, n=1)))
    return sentences


def _unknown(name: str, nearest: list[str]) -> str:
    hint = f"did you mean {nearest[0]}?" if nearest else "it has no effect."
    return f"{name} is not a setting; {hint}"


def _explain(cls: type[Settings], details: Any) -> str:
    """One line about one value that pydantic refused."""
    field, *inside = (str(part) for part in details["loc"]) if details["loc"] else ("",)
    variable = _name(field) + "".join(f"[{part}]" for part in inside)
    accepted = details["msg"].removeprefix("Value error, ").removeprefix("Input should be ")
    if details["type"] == "missing":
        return f"{variable} is not set. {_purpose(cls, field)}".rstrip()
    given = "the value given" if _is_secret(cls, field) or _secret_file(field) else repr(details["input"])
    return f"{variable}: {given} cannot be used; accepted: {accepted}. {_purpose(cls, field)}".rstrip()


def _explain_unparsed(cls: type[Settings], error: Exception) -> str:
    """One line about a text that is not the JSON that its field needs, or a secret's file that cannot be read."""
    field = next((name for name in cls.model_fields if f'"{name}"' in str(error)), "")
    if isinstance(error.__cause__, OSError):
        return f"{_name(field)}: the file cannot be read ({error.__cause__.strerror}); let it. {_purpose(cls, field)}"
    if isinstance(error.__cause__, UnicodeDecodeError):
        return f"{_name(field)}: the file cannot be used; accepted: UTF-8. {_purpose(cls, field)}"
    hidden = _is_secret(cls, field) or _secret_file(field)
    given = "the value given" if hidden else repr(os.environ.get(PREFIX + field.upper()))
    return f"{_name(field)}: {given} cannot be used; accepted: JSON. {_purpose(cls, field)}".rstrip()


def _name(field: str) -> str:
    """The variable, and the secret's file or the file's key where the value came from there."""
    variable = PREFIX + field.upper()
    if os.environ.get(variable):
        return variable
    if secret := _secret_file(field):
        return f"{variable} ({secret} in {SECRETS_DIR})"
    return f"{variable} ({field} in {FILE})" if field in read_file() else variable


def _secret_file(field: str) -> str | None:
    """The name of the file that a field's value came from, if it came from one."""
    variable = PREFIX + field.upper()
    if os.environ.get(variable):
        return None
    return next((name for name in secret_files() if name.upper() == variable), None)


def _purpose(cls: type[Settings], field: str) -> str:
    return cls.model_fields[field].description or "" if field in cls.model_fields else ""


def _is_secret(cls: type[Settings], field: str) -> bool:
    """Whether the field is kept out of reprs, by its type or because it may hold a password."""
    info = cls.model_fields.get(field)
    return info is not None and (not info.repr or "Secret" in str(info.annotation))

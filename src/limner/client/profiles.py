"""Profiles: a server's address under a name, in the user's configuration directory, and its key.

`config.toml` there has the addresses. A key is in the system's keyring where there is one, else in `keys.toml`, which
only the user may read.
"""

import json
import os
import tomllib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from limner.client.connection import Place, place, same_origin
from limner.client.errors import UsageError

URL, KEY, PROFILE = "LIMNER_URL", "LIMNER_KEY", "LIMNER_PROFILE"
"""The variables that say where a client connects, by which key, and with which profile."""

DEFAULT_URL: Final = "http://127.0.0.1:8000/v1"
"""Where `limner serve` listens."""
SERVICE: Final = "limner"
"""The name in the keyring."""


@dataclass(frozen=True, slots=True)
class Profile:
    """A server under a name."""

    name: str
    url: str


def directory() -> Path:
    """Where profiles are kept."""
    from platformdirs import user_config_path

    return user_config_path("limner", appauthor=False)


def resolve(base_url: str | None = None, api_key: str | None = None, profile: str | None = None) -> Place:
    """Where to connect: by the arguments, else `LIMNER_URL` and `LIMNER_KEY`, else the profile.

    A key goes to its own address alone: a profile's to the profile's; `LIMNER_KEY` to the scheme, host and port of
    `LIMNER_URL`, or, without that, of the profile; where there is neither, to the address that is given, or else to
    this machine. A key that is an argument goes wherever the arguments say. Raises UsageError.
    """
    url = base_url or ("" if profile else os.environ.get(URL, ""))
    kept, home = ("" if profile else os.environ.get(KEY, "")), os.environ.get(URL, "")
    if url and (api_key or (kept and same_origin(url, home))):
        return place(url, api_key or kept)
    found = find(profile or os.environ.get(PROFILE) or "")
    url = url or (found.url if found else DEFAULT_URL)
    home = home or (found.url if found else url)
    key = api_key or (kept if kept and same_origin(url, home) else "")
    if not key and found and same_server(url, found.url):
        key = read_key(found)
    if kept and not key:
        to, of = place(url, kept).base_url, place(home, kept).base_url  # an address that is none is told of first
        raise UsageError(f"LIMNER_KEY is the key of {of}, and does not go to {to}; give its own.", param="api_key")
    return place(url, key)


def same_server(url: str, other: str) -> bool:
    """Whether two addresses mean the same one, with or without the version."""
    return place(url, "-").base_url == place(other, "-").base_url


def is_named(base_url: str | None = None, profile: str | None = None) -> bool:
    """Whether anything says which server is meant."""
    named = base_url or profile or os.environ.get(URL) or os.environ.get(PROFILE)
    return bool(named) or find("") is not None


def find(name: str) -> Profile | None:
    """The profile of this name; without a name the default one, if there is one. Raises UsageError."""
    said = _load("config.toml")
    chosen = name or said.get("default", "")
    table = said.get("profiles", {})
    if isinstance(table, Mapping) and chosen in table:
        return Profile(chosen, str(table[chosen].get("url", "")))
    if name:
        known = ", ".join(table) or "none"
        raise UsageError(
            f"There is no profile {name!r}; there are: {known}. `limner login` makes one.", param="profile"
        )
    return None


def listed() -> list[Profile]:
    """All profiles, the default one first."""
    said = _load("config.toml")
    found = [Profile(name, str(table.get("url", ""))) for name, table in said.get("profiles", {}).items()]
    return sorted(found, key=lambda profile: profile.name != said.get("default"))


def keep(name: str, url: str, key: str) -> str:
    """Make or change a profile, which becomes the default one; says where its key is. Raises UsageError."""
    kept = place(url, key)
    made = Profile(name, kept.base_url)
    before = next((each for each in listed() if each.name == name), made)
    table = {**_load("config.toml").get("profiles", {}), name: {"url": made.url}}
    where = _keep_key(made, kept.api_key)
    _write("config.toml", {"default": name, "profiles": table}, 0o644)
    if before != made:
        _forget_key(before)
    return where


def forget(name: str) -> None:
    """Delete a profile and its key. Raises UsageError."""
    found = find(name)
    said = _load("config.toml")
    table = {each: value for each, value in said.get("profiles", {}).items() if each != name}
    default = said.get("default") if said.get("default") != name else next(iter(table), "")
    _write("config.toml", {"default": default or "", "profiles": table}, 0o644)
    if found:
        _forget_key(found)


def read_key(profile: Profile) -> str:
    """The key of a profile, kept for this address of it; nothing where there is none.

    The file goes first: it has a key only where the keyring did not take that key.
    """
    name = _entry(profile)
    if kept := _load("keys.toml").get("keys", {}).get(name):
        return str(kept)
    if (keyring := _keyring()) is not None:
        with suppress(Exception):  # backends raise what they like; there is no key then
            return str(keyring.get_password(SERVICE, name) or "")
    return ""


def _entry(profile: Profile) -> str:
    """What a key is kept under: a name whose address has changed has no key, rather than that of another server."""
    return f"{profile.name} {profile.url}"


def _keep_key(profile: Profile, key: str) -> str:
    name = _entry(profile)
    if (keyring := _keyring()) is not None:
        with suppress(Exception):  # a locked or broken keyring is none
            keyring.set_password(SERVICE, name, key)
            _forget_in_file(name)
            return "the system's keyring"
    _write("keys.toml", {"keys": {**_load("keys.toml").get("keys", {}), name: key}}, 0o600)
    return f"{directory() / 'keys.toml'}, which only you may read, since this system has no keyring that can be used"


def _forget_key(profile: Profile) -> None:
    name = _entry(profile)
    if (keyring := _keyring()) is not None:
        with suppress(Exception):  # it may not be there, and backends raise what they like
            keyring.delete_password(SERVICE, name)
    _forget_in_file(name)


def _forget_in_file(name: str) -> None:
    keys = dict(_load("keys.toml").get("keys", {}))
    if keys.pop(name, None) is not None:
        _write("keys.toml", {"keys": keys}, 0o600)


def _keyring() -> Any:
    """The system's, if its package is installed and finds one."""
    try:
        import keyring
        from keyring.backends import fail
    except ImportError:
        return None
    return None if isinstance(keyring.get_keyring(), fail.Keyring) else keyring


def _load(name: str) -> dict[str, Any]:
    file = directory() / name
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise UsageError(f"{file} cannot be read as TOML: {error}") from error


def _write(name: str, said: Mapping[str, Any], mode: int) -> None:
    """As TOML. The file is never there with another mode, nor half written."""
    folder = directory()
    file = folder / name
    lines = [f"{key} = {json.dumps(value)}" for key, value in said.items() if not isinstance(value, Mapping)]
    for table, entries in said.items():
        if isinstance(entries, Mapping):
            lines += ["", f"[{table}]", *(f"{_quoted(key)} = {_inline(value)}" for key, value in entries.items())]
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        unfinished = file.with_suffix(f".{os.getpid()}")
        unfinished.unlink(missing_ok=True)
        with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "w", encoding="utf-8") as out:
            out.write("\n".join(lines).lstrip() + "\n")
        unfinished.replace(file)
    except OSError as error:
        raise UsageError(f"{file} cannot be written ({error.strerror}).") from error


def _quoted(key: str) -> str:
    return json.dumps(key, ensure_ascii=False)


def _inline(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_quoted(key)} = {_quoted(str(each))}" for key, each in value.items()) + "}"
    return _quoted(str(value))

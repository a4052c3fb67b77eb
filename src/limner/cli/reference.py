"""Writes the pages of the documentation that would fall behind if a person wrote them. `make docs` runs it."""

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import typer
from pydantic.fields import FieldInfo

from limner.api.app import interface_document
from limner.api.docs.markdown import interface as interface_page
from limner.cli.exits import STATUSES
from limner.cli.main import app
from limner.cli.settings import ALL
from limner.cli.vocabulary import vocabulary
from limner.kit.markdown import table
from limner.kit.settings import PREFIX, Settings
from limner.studio.settings import StudioSettings

_COMMANDS = """\
# Commands

Each command says what stands here when `--help` follows it. What is not an option is a setting, and the same for all
commands: [settings.md](settings.md). Whatever prevents a command is a sentence on standard error, and an exit status
below. The commands about accounts work while the service runs.

This page is written by `make docs`.

## Asking a server

From `generate` on, commands ask a server: any that speaks the interface, the hosted service included. Which one, and
by which key, is said by `--url` and `--key`, before the command or after it; else by `LIMNER_URL` and `LIMNER_KEY`;
else by the profile of `--profile` or `LIMNER_PROFILE`; else by the profile of the last `limner login`. A profile's key
goes to the profile's address alone, and `LIMNER_KEY` to the scheme, host and port of `LIMNER_URL`, or, without that, of
the profile: with `--url` of another server, give its key with `--key`, or set both variables. Where there is neither
`LIMNER_URL` nor a profile, `LIMNER_KEY` goes to the address of `--url`. `limner generate` draws on this machine where
nothing names a server; `limner draw` always does.

```sh
limner login --url http://127.0.0.1:8000/v1
limner generate "a red fox in the snow" --size 16:9 -n 2 -o foxes/
limner remove-background 'photos/*.jpg' -o cutouts/{name}.png
limner generate "a red fox" --json
limner batch pictures.csv -o pictures/
```

Folders that a name has are made. What cannot be written, such as eight pictures to standard output, is refused before
it is paid for; where a picture turns out not to fit its file after that, as an SVG for a `.webp`, it is kept beside it
under a name of its own, which the error says.

The files that were written are on standard output, one a line, and what they cost on standard error; with `--json`,
standard output has an object a request, with `files`, `images`, `credits` and `request_id`, and standard error one with
`error`. What is refused because too much is asked for at once is sent again when the server says. Pictures come into
the terminal with `--show` alone, which needs `pip install 'limner[show]'`: by the protocols of kitty and iTerm2, as
sixels, or as half blocks. `limner --install-completion` teaches the shell the commands and their options.

A profile's address is in `config.toml` in the user's configuration directory, its key in the system's keyring: of
macOS and Windows, and on Linux with `pip install 'limner[keyring]'`. Where there is none, the key is in `keys.toml`
beside it, as text, with mode 0600; `limner login` says which. A key is kept for the name and the address together: a
profile whose address is changed in the file needs a new login.

A batch keeps a journal beside its pictures. However it ended, the same command goes on: what is done is not asked for
again, also after rows were put in, taken out or moved, after the folder was moved, and from another working directory;
what was under way is sent under the same `Idempotency-Key`, for which Limner charges once within 24 hours. Later, and
at a server that does not know the header, what was under way may be charged again. A row, or a picture of it, that was
changed is another row. Files that a row does not name are called after its prompt and what it says
(`a-red-fox-3f9c01ab.webp`), not after its place.
"""

_SETTINGS = """\
# Settings

Every setting is an environment variable, and may stand in a `limner.toml` in the working directory under its name
without `LIMNER_` in lower case; the environment wins. A table is JSON in the environment.

```toml
image_ttl = 3600
log_level = "warning"

[routes]
"generate:svcv4_1*" = "illustrator"
```

A value may also stand in a file of its own, named as the variable is, in any case, in the directory that
`LIMNER_SECRETS_DIR` names: `LIMNER_SECRETS_DIR=/run/secrets` takes what containers mount there, such as
`/run/secrets/limner_database_url`. The environment wins over such a file, and the file over `limner.toml`. Space around
the value does not count, and no message shows it.

A value that cannot be used stops the start with the variable, the value, and what is accepted; a name that is not a
setting is warned of. `limner doctor` checks both.

This page is written by `make docs`.
"""


def commands() -> str:
    """`docs/cli.md`."""
    command = typer.main.get_command(app)
    return "\n".join([_COMMANDS, *_statuses(), *_command(command, typer.Context(command, info_name="limner"))])


def _statuses() -> Iterator[str]:
    yield "## Exit statuses\n"
    yield from table(("status", "what it means"), ((f"`{status}`", said) for status, said in STATUSES.items()))


def settings() -> str:
    """`docs/settings.md`."""
    return "\n".join([_SETTINGS, *(line for cls in ALL for line in _section(cls))])


def interface() -> str:
    """`docs/interface.md`."""
    studio = StudioSettings.model_construct()
    return interface_page(interface_document(studio.brand), studio)


def _command(command: Any, context: typer.Context) -> Iterator[str]:
    """A command's section; a group's, if it has options, and those of its commands."""
    group = hasattr(command, "list_commands")
    if command.params or not group:
        yield from _one(command, context)
    if group:
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            yield from _command(inner, typer.Context(inner, info_name=name, parent=context))


def _one(command: Any, context: typer.Context) -> Iterator[str]:
    yield f"## {context.command_path}\n\n{command.help}\n"
    usage = " ".join(command.collect_usage_pieces(context))
    yield f"```sh\n{context.command_path} {usage.translate(_BRACES)}\n```\n"
    records = (parameter.get_help_record(context) for parameter in command.params)
    rows = [(_plain(name), " ".join(text.split())) for name, text in filter(None, records)]
    if rows:
        yield from table(("option", "what it does"), rows)


_BRACES = str.maketrans("", "", "{}")


def _plain(name: str) -> str:
    """`PROMPT <str>`, as an argument is shown, without its type."""
    return f"`{name.partition(' <')[0]}`"


def _section(cls: type[Settings]) -> Iterator[str]:
    yield f"## {(cls.__doc__ or '').strip().rstrip('.')}\n"
    rows = [
        (f"`{PREFIX}{name.upper()}`", _default(field), f"{field.description}{_choices(field)}")
        for name, field in cls.model_fields.items()
    ]
    yield from table(("variable", "default", "what it does"), rows)


def _default(field: FieldInfo) -> str:
    if field.default_factory is not None:
        return "by the machine"
    value: Any = field.default
    text = str(value.get_secret_value() if hasattr(value, "get_secret_value") else value)
    return f"`{text}`" if text and value not in ((), {}, None) else "none"


def _choices(field: FieldInfo) -> str:
    if get_origin(field.annotation) is not Literal:
        return ""
    return f" One of {', '.join(f'`{choice}`' for choice in get_args(field.annotation))}."


PAGES: Mapping[str, Callable[[], str]] = {
    "cli.md": commands,
    "interface.md": interface,
    "settings.md": settings,
    "vocabulary.md": vocabulary,
}
"""The pages under `docs/`, and what writes each."""


def main(directory: Path) -> None:
    """Write all pages."""
    for name, write in PAGES.items():
        (directory / name).write_text(write(), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

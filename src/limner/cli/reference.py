"""Writes the pages of the documentation that would fall behind if a person wrote them. `make docs` runs it."""

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import typer
from pydantic.fields import FieldInfo

from limner.api.app import interface_document
from limner.api.docs.markdown import interface as interface_page
from limner.cli.main import app
from limner.cli.settings import ALL
from limner.cli.vocabulary import vocabulary
from limner.kit.markdown import table
from limner.kit.settings import PREFIX, Settings
from limner.studio.settings import StudioSettings

_COMMANDS = """\
# Commands

Each command says what stands here when `--help` follows it. What is not an option is a setting, and the same for all
commands: [settings.md](settings.md). Options that cannot be understood give exit status 2; whatever else prevents a
command gives 1, and a sentence on standard error. The commands about accounts work while the service runs.

This page is written by `make docs`.
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
    return "\n".join([_COMMANDS, *_command(command, typer.Context(command, info_name="limner"))])


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

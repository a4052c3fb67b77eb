"""The commands of the table: arguments and options made of an operation's fields."""

import inspect
import json
import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Final, Optional

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from limner.cli.command import new_app
from limner.cli.exits import PARTLY, STOPS
from limner.cli.remote import files
from limner.cli.remote.files import Input, KeptElsewhereError
from limner.cli.remote.operations import OPERATIONS, Field, Operation
from limner.cli.remote.server import AsJson, Key, ProfileName, Session, Url, open_session, tell
from limner.cli.remote.shown import show
from limner.client.answers import Picture, Pictures
from limner.client.errors import LimnerError, UsageError
from limner.client.profiles import is_named

_NAMES: Final[Mapping[str, Sequence[str]]] = {
    "n": ("-n",),
    "random_seed": ("--seed", "--random-seed"),
    "negative_prompt": ("--negative", "--negative-prompt"),
    "style_references": ("--style-reference",),
}
"""Options that are called otherwise than their fields."""

_TYPES: Final[Mapping[str, Any]] = {
    "text": str,
    "whole": int,
    "number": float,
    "picture": str,
    "pictures": list[str],
    "texts": list[str],
    "numbers": list[float],
    "json": str,
}
_METAVARS: Final[Mapping[str, str]] = {"whole": "NUMBER", "number": "NUMBER", "picture": "FILE", "json": "JSON"}

_CONTROLS: Final[Mapping[str, Any]] = {
    "color": Annotated[
        list[str] | None,
        typer.Option("--color", metavar="COLOR", help="A colour to draw in, as #1f6feb or #1f6feb=0.5 with its share."),
    ],
    "background": Annotated[
        str | None, typer.Option("--background", metavar="COLOR", help="The background's colour, as #1f6feb.")
    ],
    "artistic_level": Annotated[
        int | None, typer.Option("--artistic-level", metavar="NUMBER", help="0 plain to 5 artistic (models of V3).")
    ],
    "no_text": Annotated[bool, typer.Option("--no-text", help="Without lettering (models of V3).")],
}

Output = Annotated[
    str | None,
    typer.Option(
        "-o",
        "--output",
        metavar="FILE",
        help="A file, a directory, a name such as out/{name}-{n}.{ext}, or - for standard output; "
        "here, under a new name, unless given.",
    ),
]
Extra = Annotated[
    list[str] | None,
    typer.Option("-f", "--field", metavar="NAME=VALUE", help="A field that has no option; the value may be JSON."),
]
Shown = Annotated[bool, typer.Option("--show", help="Show the pictures in the terminal, where it can.")]

_COMMON: Final[Mapping[str, tuple[Any, Any]]] = {
    "output": (Output, None),
    "extra": (Extra, None),
    "as_json": (AsJson, False),
    "shown": (Shown, False),
    "url": (Url, None),
    "key": (Key, None),
    "profile": (ProfileName, None),
}


def build(name: str, sentence: str) -> typer.Typer:
    """The command of an operation; `sentence` is the first of its help."""
    operation = OPERATIONS[name]
    app = new_app()

    def command(context: typer.Context, **given: Any) -> None:
        run(operation, context, given)

    parameters = [_parameter("context", typer.Context, inspect.Parameter.empty), *_arguments(operation)]
    for field_name, field in operation.fields.items():
        if field.kind == "controls":
            parameters += [
                _parameter(each, kind, False if each == "no_text" else None) for each, kind in _CONTROLS.items()
            ]
        else:
            parameters.append(_option(field_name, field, operation))
    parameters += [_parameter(each, kind, default) for each, (kind, default) in _COMMON.items()]
    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {each.name: each.annotation for each in parameters}
    command.__doc__ = f"{sentence}\n\nIts options mean what the fields of the interface mean, at any server of it."
    app.command()(command)
    return app


def _arguments(operation: Operation) -> list[inspect.Parameter]:
    found = []
    if operation.takes_picture:
        said = "Files, patterns such as '*.jpg', addresses, or - for standard input."
        found.append(_parameter("image", Annotated[list[str], typer.Argument(metavar="PICTURE", help=said)]))
    if operation.takes_prompt:
        said = "What to draw." if not operation.takes_picture else "What the picture should show."
        found.append(_parameter("prompt", Annotated[str, typer.Argument(metavar="PROMPT", help=said)]))
    if "source_image_id" in operation.needs:
        said = "The id of a picture of `limner explore --json`."
        found.append(_parameter("source_image_id", Annotated[str, typer.Argument(metavar="ID", help=said)]))
    return found


def _option(name: str, field: Field, operation: Operation) -> inspect.Parameter:
    names = _NAMES.get(name, (f"--{name.replace('_', '-')}",))
    metavar = "|".join(field.literal) or _METAVARS.get(field.kind, "COUNT" if name == "n" else "TEXT")
    kind = _TYPES[field.kind]
    option = typer.Option(*names, metavar=metavar, help=field.help)
    if name in operation.needs and name not in operation.defaults:
        return _parameter(name, Annotated[kind, option])
    default = operation.defaults.get(name)
    return _parameter(name, Annotated[Optional[kind], option], default)  # noqa: UP045  of a value


def _parameter(name: str, kind: Any, default: Any = inspect.Parameter.empty) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=kind)


def run(operation: Operation, context: typer.Context, given: dict[str, Any]) -> None:
    """Carry out a command. Raises LimnerError, and Exit where some pictures are not done."""
    output, shown, as_json = given["output"], given["shown"], given["as_json"]
    fields = {**_fields(operation, given), **files.format_fields(operation, files.wanted_format(output))}
    before: dict[str, Any] = context.find_root().obj or {}
    url, profile = given["url"] or before.get("url"), given["profile"] or before.get("profile")
    if operation.name == "generate" and not is_named(url, profile):
        draw_offline(fields, output)
        return
    inputs = files.expand(given["image"]) if operation.takes_picture else [Input(None, _stem(fields, operation))]
    stems = [f"{each.stem}-{operation.name}" if operation.takes_picture else each.stem for each in inputs]
    files.check(output, operation, fields, stems)
    session = open_session(context, url, given["key"], profile, as_json=as_json)
    with session.client:
        made = _each(session, operation, list(zip(inputs, stems, strict=True)), fields, output)
    session.tell_spent()
    if shown and not as_json:
        show(made, session.console)


def _stem(fields: Mapping[str, Any], operation: Operation) -> str:
    return files.slug(str(fields.get("prompt", ""))) or operation.name


def _each(
    session: Session,
    operation: Operation,
    inputs: Sequence[tuple[Input, str]],
    fields: Mapping[str, Any],
    output: str | None,
) -> list[Picture]:
    """Every input's pictures, in files of its stem; with several inputs, an error is told and the next one tried."""
    made: list[Picture] = []
    failed: list[LimnerError] = []
    with bar(session.console, hidden=session.as_json) as progress:
        task = progress.add_task(operation.name, total=len(inputs))
        for each, stem in inputs:
            try:
                pictures = ask(
                    session, operation, {**fields, **({"image": each.given} if each.given is not None else {})}
                )
                made += pictures
                _write(session, pictures, output, stem)
            except LimnerError as error:
                failed.append(error)
                if len(inputs) == 1 or isinstance(error, STOPS):
                    break
                tell(error, session.console, each.stem)
            progress.advance(task)
    if failed and (len(inputs) == 1 or not made):
        session.tell_spent()
        raise failed[-1]
    if failed:
        session.tell_spent()
        if isinstance(failed[-1], STOPS):
            tell(failed[-1], session.console)
        raise typer.Exit(PARTLY)
    return made


def _write(session: Session, pictures: Pictures, output: str | None, stem: str) -> None:
    """Write them, and tell of the files also where they are not those that were asked for. Raises LimnerError."""
    try:
        written = files.write(pictures, output, stem)
    except KeptElsewhereError as error:
        _tell(session, pictures, [] if output == files.STREAM else error.files)
        raise
    _tell(session, pictures, written)


def ask(session: Session, operation: Operation, fields: Mapping[str, Any]) -> Pictures:
    """One request of an operation."""
    values = dict(fields)
    method = operation.method
    if method == "generate" and (kind := values.pop("_kind", "")):
        method = f"generate_{kind}"
    answer = getattr(session.client, method)(**values)
    pictures = answer if isinstance(answer, Pictures) else Pictures((answer,), answer.answer)
    session.count(pictures.credits)
    return pictures


def _tell(session: Session, pictures: Pictures, written: Sequence[Path]) -> None:
    answer = pictures.answer
    if session.as_json:
        said = {
            "files": [str(path) for path in written],
            "images": [{"image_id": each.image_id, **({"url": each.url} if each.url else {})} for each in pictures],
            "credits": answer.credits,
            "request_id": answer.request_id,
            **({"style_id": answer.style_id} if answer.style_id else {}),
            **({"ignored": answer.headers["x-limner-ignored"]} if "x-limner-ignored" in answer.headers else {}),
        }
        sys.stdout.write(json.dumps(said, ensure_ascii=False) + "\n")
        return
    for path in written:
        typer.echo(path)
    if ignored := answer.headers.get("x-limner-ignored"):
        session.console.print(f"Without effect: {ignored}")


def bar(console: Console, *, hidden: bool) -> Progress:
    """How far a command is, on a terminal's standard error."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=console, transient=True, disable=hidden or not console.is_terminal)


def draw_offline(fields: dict[str, Any], output: str | None) -> None:
    """Draw here, since no server is named."""
    if not find_spec("skia"):
        raise UsageError(
            "No server is named (--url, LIMNER_URL, or `limner login`), and drawing here needs more than is installed: "
            "pip install 'limner[draw]'"
        )
    from limner.cli.draw import draw_here

    if output is None or output == files.STREAM or (files.is_directory(output) and not files.wanted_format(output)):
        raise UsageError("Without a server, --output names the file to draw into, such as -o fox.webp.", param="output")
    values = {name: value for name, value in fields.items() if name not in {"_kind", "image_format"}}
    needing = sorted({"style_id", "style_references", "style_match"} & values.keys())
    if needing:
        raise UsageError(f"{needing[0]} needs a server: --url, LIMNER_URL, or `limner login`.", param=needing[0])
    further = values.pop("extra_body", {})
    draw_here({**values, **further}, Path(output))


def _fields(operation: Operation, given: Mapping[str, Any]) -> dict[str, Any]:
    names = [name for name in ("prompt", "source_image_id") if name in operation.needs]
    fields = {name: given[name] for name in names}
    for name, field in operation.fields.items():
        if field.kind == "controls":
            if controls := _controls(given):
                fields[name] = controls
        elif given[name] not in (None, [], ()):
            fields[name] = _value(name, field, given[name])
    if given["extra"]:
        fields["extra_body"] = dict(_extra(each) for each in given["extra"])
    return fields


def _value(name: str, field: Field, given: Any) -> Any:
    if field.kind == "json":
        return _json(name, given)
    if field.kind == "picture":
        return files.expand([given])[0].given
    return [each.given for each in files.expand(given)] if field.kind == "pictures" else given


def _json(name: str, text: str) -> Any:
    try:
        return json.loads(Path(text[1:]).read_text(encoding="utf-8") if text.startswith("@") else text)
    except (OSError, ValueError) as error:
        raise UsageError(f"{name} is no JSON ({error}); write it out, or give a file of it as @FILE.") from error


def _controls(given: Mapping[str, Any]) -> dict[str, Any]:
    from limner.client.calls import color

    found: dict[str, Any] = {}
    if given["color"]:
        parted = [each.partition("=") for each in given["color"]]
        found["colors"] = [{**color(code), **_weight(weight)} for code, _, weight in parted]
    if given["background"]:
        found["background_color"] = color(given["background"])
    if given["artistic_level"] is not None:
        found["artistic_level"] = given["artistic_level"]
    return {**found, "no_text": True} if given["no_text"] else found


def _weight(text: str) -> dict[str, float]:
    try:
        return {"weight": float(text)} if text else {}
    except ValueError:
        raise UsageError(f"{text!r} is no share of a colour; write it as #1f6feb=0.5.", param="color") from None


def _extra(text: str) -> tuple[str, Any]:
    name, separator, value = text.partition("=")
    if not separator:
        raise UsageError(f"{text!r} is no field; write it as name=value.", param="field")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value

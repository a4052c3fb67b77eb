"""`limner models`: pull diffusion models, list them, and look at one without loading it."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from limner.cli.command import new_app
from limner.cli.hub import fetch, look_up
from limner.cli.table import print_table
from limner.engines.diffusion import store
from limner.engines.diffusion.files import ModelFiles, look
from limner.engines.diffusion.kind import NEEDS
from limner.kit.errors import InvalidRequest, SettingsError

app = new_app("Pull, list and check diffusion models.")

PRECISIONS = {"float32": (4, 4), "bfloat16": (2, 2), "float16": (2, 2), "int8": (1, 2), "fp8": (1, 2)}
"""Bytes of a weight: of one that `quantize` makes smaller, and of any other."""
MOST_MEGABYTES = 100
"""From here on sizes are told in gigabytes."""


@app.command()
def pull(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Such as stabilityai/stable-diffusion-xl-base-1.0.")],
    revision: Annotated[
        str | None,
        typer.Option(metavar="REVISION", help="A branch, a tag or a commit; the newest of main unless given."),
    ] = None,
) -> None:
    """Fetch a model from the Hugging Face hub into the data directory.

    Only configuration and safetensors come, of one commit, and only if there is room on the disk. A pull that was cut
    short goes on where it stopped. Engines then take the name as their `model`. Where the hub asks for it, HF_TOKEN
    has a token.
    """
    if not store.NAME.fullmatch(name):
        raise InvalidRequest(f"{name!r} is no name of a model; accepted: OWNER/MODEL.", param="name")
    console = Console(stderr=True, highlight=False, markup=False, soft_wrap=True)
    wanted = look_up(name, revision)
    console.print(f"{name} at {wanted.revision}: {len(wanted.files)} files, {_size_of(wanted.size)}")
    pulled = fetch(wanted, store.place(name))
    files = look(pulled.directory)
    console.print(f"{pulled.directory}  {files.family.name}")
    console.print(f'Use it: [engines.NAME] with kind = "diffusion" and model = "{name}" in limner.toml')


@app.command("list")
def list_models() -> None:
    """List the models in the data directory.

    In a pipe, the columns are separated by tabs and have no heading: name, family, size on disk, licence's file,
    revision. A model that is not whole has what ails it in the place of its family.
    """
    columns = ("name", "family", "on disk", "licence", "revision")
    print_table(columns, [_row(model) for model in store.pulled()])


@app.command()
def check(
    directory: Annotated[str, typer.Argument(metavar="DIR", help="A model's directory, or the name of a pulled one.")],
) -> None:
    """Say what a model is, what it needs, and what it can do, without loading it.

    In a pipe, the columns are separated by tabs and have no heading: what it is about, and the finding. The memory is
    that of the weights alone, int8 and fp8 with `quantize`; what a picture takes comes on top of it.
    """
    files = look(_directory(directory))
    served = [name for name, tasks in NEEDS.items() if any(task in files.family.tasks for task in tasks)]
    rows = [
        ("family", files.family.name),
        ("pipeline", files.pipeline),
        ("licence", files.licence or "no file; ask whoever made it"),
        ("on disk", _size_of(files.weights)),
        ("weights", f"{files.parameters / 1e6:,.1f} million"),
        *((f"memory, {name}", _size_of(_memory(files, *sizes))) for name, sizes in PRECISIONS.items()),
        ("variant", files.variant or "none"),
        ("steps", files.family.steps),
        ("guidance", files.family.guidance),
        ("operations", ", ".join(served)),
    ]
    print_table(("about", "finding"), rows)


def _memory(files: ModelFiles, quantised: int, other: int) -> int:
    return files.quantised * quantised + (files.parameters - files.quantised) * other


def _row(model: store.Pulled) -> tuple[str, str, str, str, str]:
    try:
        files = look(model.directory)
    except SettingsError as error:
        return model.name, error.message, "-", "-", model.revision
    return model.name, files.family.name, _size_of(files.weights), files.licence or "-", model.revision


def _directory(given: str) -> Path:
    path = Path(given).expanduser()
    return store.find(given) if not path.exists() and store.NAME.fullmatch(given) else path


def _size_of(size: float) -> str:
    return f"{size / 1e9:.2f} GB" if size >= MOST_MEGABYTES * 1e6 else f"{size / 1e6:.1f} MB"

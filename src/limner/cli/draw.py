"""`limner draw`: draw without a server."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from limner.catalog.limits import MAX_SEED
from limner.catalog.models import Output
from limner.cli.command import new_app
from limner.cli.routes import routing
from limner.embedded.request import DrawRequest, resolve
from limner.engines.jobs import GenerateJob
from limner.imaging.formats import RasterFormat
from limner.kit import settings
from limner.kit.errors import InvalidRequest
from limner.studio.fields import read
from limner.studio.settings import StudioSettings
from limner.workshop.alone import performer
from limner.workshop.orders import Order, RenderedFile

RASTER_FORMATS: dict[str, RasterFormat] = {".webp": "webp", ".png": "png"}

app = new_app()


@app.command()
def draw(
    prompt: Annotated[str, typer.Argument(metavar="PROMPT", help="What to draw.")],
    output: Annotated[
        Path,
        typer.Option("-o", "--output", metavar="FILE", help="A .webp, .png or .svg file; numbered if there are more."),
    ],
    model: Annotated[
        str | None, typer.Option(metavar="MODEL", help="Such as svcv4_1_pro; a vector model for .svg.")
    ] = None,
    size: Annotated[
        str | None, typer.Option(metavar="SIZE", help="A ratio such as 16:9, or a size such as 1024x1024.")
    ] = None,
    n: Annotated[int, typer.Option("-n", metavar="COUNT", help="How many pictures, 1 to 6.")] = 1,
    seed: Annotated[int | None, typer.Option(metavar="SEED", help="The same seed draws the same picture.")] = None,
    style: Annotated[str | None, typer.Option(metavar="STYLE", help="A curated style, such as Engraving.")] = None,
    negative: Annotated[
        str | None, typer.Option(metavar="TEXT", help="What not to draw (models of V2 and V3).")
    ] = None,
) -> None:
    """Draw a prompt into a file, without a server.

    Its options mean what the fields of `POST /images/generations` mean. It needs neither an account nor units.
    """
    values = {
        "prompt": prompt,
        "model": model,
        "size": size,
        "n": n,
        "seed": seed,
        "style": style,
        "negative_prompt": negative,
    }
    draw_here({name: value for name, value in values.items() if value is not None}, output)


def draw_here(values: dict[str, Any], output: Path) -> None:
    """Draw what the fields of a generation say, by the engine that the settings name. Raises LimnerError."""
    jobs = _jobs(values, output)
    _check_directory(output)
    table, configured = routing()
    name = table.engines_for("generate", jobs[0].model)[0]
    perform = performer(configured[name])
    image_format = RASTER_FORMATS.get(output.suffix.lower(), "webp")
    console = Console(stderr=True, highlight=False, markup=False, soft_wrap=True)
    rendered = []
    pairs = list(zip(jobs, _files(output, len(jobs)), strict=True))
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        for job, file in pairs:
            shown = _Shown(progress, str(file))
            result = perform(Order((name,), job, image_format, engine=name), shown)
            _write(file, result.data)
            console.print(f"{file}  {result.width}×{result.height}  seed {job.seed}  {result.seconds * 1000:.0f} ms")
            rendered.append(result)
    if words := _not_drawn(rendered):
        console.print(f"Nothing was drawn for: {', '.join(words)}")


class _Shown:
    """A job's steps as a bar."""

    def __init__(self, progress: Progress, file: str) -> None:
        self._progress = progress
        self._task = progress.add_task(file, total=None)

    def __call__(self) -> None: ...

    def progress(self, done: int, total: int) -> None:
        self._progress.update(self._task, completed=done, total=total)


def _jobs(values: dict[str, Any], output: Path) -> list[GenerateJob]:
    """The jobs, if their output fits the file's ending. Raises InvalidRequest."""
    vector = output.suffix.lower() == ".svg"
    if not vector and output.suffix.lower() not in RASTER_FORMATS:
        raise InvalidRequest(f"--output {output}: the file must end in .webp, .png or .svg.", param="output")
    studio = settings.load(StudioSettings)
    request = read(DrawRequest, values, encoding="json", compat=studio.compat)
    variant: Output = "vector" if vector else "raster"
    try:
        return resolve(request, studio, fresh_seed=secrets.randbelow(MAX_SEED + 1), variant=variant)
    except InvalidRequest as error:
        if error.code != "wrong_output_type" or error.param is None:
            raise
        other = ".webp or .png" if vector else ".svg"
        raise InvalidRequest(
            f"--output {output}: the {error.param} {values[error.param]} does not make {output.suffix} files; "
            f"end the file in {other}, or choose another {error.param}.",
            param="output",
        ) from error


def _not_drawn(rendered: Sequence[RenderedFile]) -> list[str]:
    """The words that no picture shows, in the prompt's order."""
    return list(dict.fromkeys(word for result in rendered for word in result.scene.get("not_drawn", ())))


def _files(output: Path, count: int) -> list[Path]:
    if count == 1:
        return [output]
    return [output.with_stem(f"{output.stem}-{number}") for number in range(1, count + 1)]


def _check_directory(output: Path) -> None:
    if not output.parent.is_dir():
        raise InvalidRequest(f"--output {output}: there is no directory {output.parent}.", param="output")


def _write(file: Path, data: bytes) -> None:
    try:
        file.write_bytes(data)
    except OSError as error:
        raise InvalidRequest(f"--output {file}: cannot be written ({error.strerror}).", param="output") from error

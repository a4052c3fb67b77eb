"""`limner packs`: art packs, their licences, and what they have for a word."""

from collections import Counter
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from limner.cli.command import new_app
from limner.cli.table import print_table
from limner.engines.illustrator.packs import shelf
from limner.engines.illustrator.packs.settings import PackSettings
from limner.engines.illustrator.packs.shelf import Pack
from limner.kit.errors import InvalidRequest
from limner.kit.settings import load

app = new_app("List art packs, search them, and check their icons.")

_NONE = "No art packs are set; LIMNER_ART_PACKS names their files."

Prefix = Annotated[str | None, typer.Argument(metavar="PREFIX", help="The prefix of one pack; all unless given.")]


@app.command("list")
def list_packs() -> None:
    """List the art packs that are set, with their licences.

    Icons, aliases included, that an element or attribute rules out count as refused; `limner packs check` draws every
    icon, and may refuse more. In a pipe, the columns are separated by tabs and have no heading: prefix, name, icons
    that can be used, icons refused, author, licence, SPDX, licence's address, file.
    """
    columns = ("prefix", "name", "icons", "refused", "author", "licence", "SPDX", "licence's address", "file")
    print_table(columns, [_row(pack) for pack in _packs()])


@app.command()
def find(word: Annotated[str, typer.Argument(metavar="WORD", help="A noun, singular, such as stethoscope.")]) -> None:
    """Show the icons that a word leads to, the one that is drawn first.

    A word that the illustrator has the very thing for never comes to them. In a pipe, the columns are separated by
    tabs and have no heading: icon, where it is drawn, licence.
    """
    phrase = " ".join(word.casefold().replace("-", " ").split())
    opened = shelf.load(load(PackSettings).art_packs)
    found = [] if opened is None else opened.meanings(phrase)
    rows = [(icon, "everywhere" if coloured else "marks and patterns", title) for icon, coloured, title in found]
    if not rows:
        typer.echo(f"No art pack has an icon for {phrase!r}." if opened else _NONE, err=True)
        raise typer.Exit(1)
    print_table(("icon", "drawn in", "licence"), rows)


@app.command()
def check(prefix: Prefix = None) -> None:
    """Draw every icon once, and list those that are refused, with the reason.

    It takes a second for about a thousand plain icons. In a pipe, the columns are separated by tabs and have no
    heading: icon, reason.
    """
    packs = [pack for pack in _packs() if prefix in (None, pack.icons.prefix)]
    if not packs:
        raise InvalidRequest(f"There is no art pack {prefix!r}." if prefix else _NONE, param="PREFIX")
    rows = [(f"{pack.icons.prefix}:{name}", reason) for pack in packs for name, reason in _undrawable(pack)]
    if rows:
        print_table(("icon", "it has"), rows)
    total = sum(len(list(pack.names)) for pack in packs)
    typer.echo(f"{total - len(rows):,} of {total:,} icons can be drawn.", err=True)
    for reason, count in Counter(reason for _, reason in rows).most_common(5):
        typer.echo(f"{count:,} refused: {reason}", err=True)


def _packs() -> tuple[Pack, ...]:
    opened = shelf.load(load(PackSettings).art_packs)
    if opened is None:
        typer.echo(_NONE, err=True)
        return ()
    return opened.packs


def _row(pack: Pack) -> tuple[object, ...]:
    licence, refused = pack.icons.licence, len(pack.refused())
    usable = len(list(pack.names)) - refused
    unknown = "not stated"
    return (
        pack.icons.prefix,
        licence.name or unknown,
        usable,
        refused,
        licence.author or unknown,
        licence.title or unknown,
        licence.spdx or unknown,
        licence.url or unknown,
        pack.icons.path,
    )


def _undrawable(pack: Pack) -> list[tuple[str, str]]:
    names = list(pack.names)
    console = Console(stderr=True)
    shown = track(names, pack.icons.prefix, console=console, transient=True, disable=not console.is_terminal)
    return [(name, reason) for name in shown if (reason := pack.fault(name)) is not None]

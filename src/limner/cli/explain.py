"""`limner explain`: what the embedded engine reads in a prompt."""

import json
from typing import Annotated

import typer

from limner.cli.command import new_app
from limner.drawing.colour import to_hex
from limner.engines.illustrator.atlas.guests import inviting
from limner.engines.illustrator.packs import shelf
from limner.engines.illustrator.packs.settings import PackSettings
from limner.engines.illustrator.packs.story import credited, only_in_marks
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Reading, Subject
from limner.engines.illustrator.record import foreseen
from limner.kit.settings import load

app = new_app()


@app.command()
def explain(
    prompt: Annotated[str, typer.Argument(metavar="PROMPT", help="What a picture should show.")],
    negative: Annotated[str, typer.Option(metavar="TEXT", help="What the picture should not show.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print everything that is known, as JSON.")] = False,
) -> None:
    """Show what is read in a prompt.

    That is what the embedded engine will draw: subjects with their numbers, colours and relations, the setting,
    light and style; and, as "not drawn", the words that it has nothing for.
    """
    with inviting(shelf.load(load(PackSettings).art_packs)):
        reading = read(prompt, negative)
        rows = [*_rows(reading), *_packs(reading)]
    if as_json:
        typer.echo(json.dumps(reading.as_dict(), ensure_ascii=False, indent=2))
        return
    for name, text in rows or [("", "Nothing in it is known; the picture will be a decoration.")]:
        typer.echo(f"{name:<11}  {text}".strip())


def _packs(reading: Reading) -> list[tuple[str, str]]:
    """Where nouns went that art packs have icons for."""
    rows = []
    for credit in credited(subject.symbol for subject in reading.subjects):
        said = filter(None, (credit["name"], credit["author"], credit["title"] or "licence not stated"))
        rows.append(("art pack", f"{credit['icon']} ({', '.join(said)})"))
    for word, icon in only_in_marks(reading).items():
        rows.append(("art pack", f"{icon} draws {word} in icons, logos, stickers, badges and patterns"))
    return rows


def _rows(reading: Reading) -> list[tuple[str, str]]:
    rows = [("subject", _subject(s)) for s in reading.subjects]
    for relation in reading.relations:
        objects = [relation.object] if relation.third is None else [relation.object, relation.third]
        nouns = " and ".join(reading.subjects[i].noun for i in objects)
        rows.append(("relation", f"{reading.subjects[relation.subject].noun} {relation.kind} {nouns}"))
    single = {"setting": reading.setting, "time": reading.time, "season": reading.season}
    rows += [(name, value) for name, value in single.items() if value]
    several = {
        "weather": reading.weather,
        "composition": reading.composition,
        "style": reading.styles,
        "lettering": reading.quoted,
        "palette": [to_hex(rgb) for rgb in reading.palette],
        "background": [to_hex(reading.background)] if reading.background else [],
        "left out": reading.excluded,
        "named": reading.artists,
        "not drawn": foreseen(reading).undrawn,
    }
    return rows + [(name, ", ".join(values)) for name, values in several.items() if values]


def _subject(subject: Subject) -> str:
    said = [f"{subject.portion} of" if subject.portion else "", subject.size if subject.size != "normal" else ""]
    said += [subject.age, subject.mood, subject.build, subject.pattern]
    said += [subject.material, (" or " if subject.mixed else " and ").join(subject.colour_names), subject.noun]
    features = ", ".join(f"{feature.words} {feature.part}".strip() for feature in subject.features)
    said += [subject.pose, f"with {features}" if features else ""]
    stand_in = "" if subject.exact else f" (drawn as {subject.symbol.replace('_', ' ')})"
    return f"{subject.count} × {' '.join(filter(None, said))}{stand_in}"

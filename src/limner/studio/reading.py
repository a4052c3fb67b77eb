"""What was read in a prompt, to be shown: short notes by kind, and one sentence that stands for the picture."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

NOT_DRAWN: Final = "not drawn"
_SINGLE: Final = ("setting", "time", "season")
_SEVERAL: Final = {"weather": "weather", "composition": "composition", "styles": "look", "quoted": "lettering"}
"""Fields of a reading with several words, and what faces call them."""

RGB = Sequence[int]


@dataclass(frozen=True, slots=True)
class Note:
    """One thing that was read: its kind, its words, and the colours that belong to it."""

    kind: str
    text: str
    colours: tuple[RGB, ...] = ()


def notes(scene: Mapping[str, Any]) -> list[Note]:
    """What a picture's scene says of its prompt; nothing where the engine that drew it does not read."""
    read = scene.get("read") or {}
    return [*_things(read), *_circumstances(read), *_left(read, scene)]


def sentence(scene: Mapping[str, Any], otherwise: str) -> str:
    """What the picture shows, in words, for whoever does not see it; `otherwise` where nothing was read."""
    read = scene.get("read") or {}
    shown = [note.text for note in _things(read)] + [note.text for note in _circumstances(read) if note.text]
    return ", ".join(shown) or otherwise


def _things(read: Mapping[str, Any]) -> Iterator[Note]:
    subjects = read.get("subjects", ())
    for subject in subjects:
        yield Note("thing", _subject(subject), tuple(subject.get("colours", ())))
    for relation in read.get("relations", ()):
        objects = [relation["object"]] if relation.get("third") is None else [relation["object"], relation["third"]]
        nouns = " and ".join(subjects[index]["noun"] for index in objects)
        yield Note("relation", f"{subjects[relation['subject']]['noun']} {relation['kind']} {nouns}")


def _subject(subject: Mapping[str, Any]) -> str:
    """The words of one thing: `2 × small blue bird`, and what stands in for it."""
    size = subject.get("size", "normal")
    colours = (" or " if subject.get("mixed") else " and ").join(subject.get("colour_names", ()))
    said = [f"{subject['portion']} of" if subject.get("portion") else "", size if size != "normal" else ""]
    said += [subject.get(name, "") for name in ("age", "mood", "build", "pattern", "material")]
    said += [colours, subject["noun"], subject.get("pose", "")]
    stand_in = "" if subject.get("exact", True) else f" (drawn as {subject['symbol'].replace('_', ' ')})"
    count = f"{subject['count']} × " if subject.get("count", 1) > 1 else ""
    return count + " ".join(filter(None, said)) + stand_in


def _circumstances(read: Mapping[str, Any]) -> Iterator[Note]:
    for name in _SINGLE:
        if value := read.get(name):
            yield Note(name, str(value))
    for name, kind in _SEVERAL.items():
        if values := read.get(name):
            yield Note(kind, ", ".join(value.replace("_", " ") for value in values))


def _left(read: Mapping[str, Any], scene: Mapping[str, Any]) -> Iterator[Note]:
    """Colours of the whole, and what is left out, on purpose or for want of a drawing."""
    if palette := read.get("palette"):
        yield Note("palette", "", tuple(palette))
    if background := read.get("background"):
        yield Note("background", "", (background,))
    if excluded := read.get("excluded"):
        yield Note("left out", ", ".join(word.replace("_", " ") for word in excluded))
    if undrawn := scene.get(NOT_DRAWN.replace(" ", "_")):
        yield Note(NOT_DRAWN, ", ".join(undrawn))

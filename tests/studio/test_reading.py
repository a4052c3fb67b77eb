"""What was read in a prompt, as notes and as a sentence."""

from limner.engines.base import never_cancelled
from limner.engines.illustrator.engine import draw
from limner.engines.jobs import GenerateJob
from limner.studio.reading import Note, notes, sentence


def scene(prompt: str) -> dict[str, object]:
    return draw(GenerateJob("svcv4_1_vector", prompt, 64, 64, vector=True, seed=1), never_cancelled).scene


def kinds(prompt: str) -> dict[str, str]:
    return {note.kind: note.text for note in notes(scene(prompt))}


def test_things_are_counted_and_have_their_colours() -> None:
    first, second, *_ = notes(scene("two blue birds on a red fence"))
    assert (first.kind, first.text, len(first.colours)) == ("thing", "2 × blue bird", 1)
    assert second.text == "red fence"


def test_relations_circumstances_and_what_is_not_drawn_are_told() -> None:
    found = kinds("a fox under a tree in the snow at night, a flibbertigibbet, watercolour, without clouds")
    assert found["relation"] == "fox under tree"
    assert found["time"] == "night"
    assert "snow" in found["weather"] + found.get("season", "") + found.get("setting", "")
    assert "watercolour" in found["look"]
    assert "cloud" in found["left out"]
    assert "flibbertigibbet" in found["not drawn"]


def test_a_sentence_stands_for_the_picture() -> None:
    assert sentence(scene("two blue birds on a red fence"), "?").startswith("2 × blue bird, red fence")
    assert sentence({}, "what was asked for") == "what was asked for"
    assert notes({}) == list[Note]()

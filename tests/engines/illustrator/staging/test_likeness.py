"""Who is told by his looks alone is seen from near."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.likeness import seen_near


@pytest.mark.parametrize(
    "prompt",
    [
        "a smiling woman with red curly hair and freckles",
        "a man with a beard and glasses",
        "an old man with a long white beard",
    ],
)
def test_a_face_that_is_described_is_a_portrait(prompt: str) -> None:
    assert "portrait" in seen_near(read(prompt)).composition


@pytest.mark.parametrize(
    "prompt",
    [
        "a woman with red hair",
        "a smiling woman with red hair in a park",
        "a smiling woman with red hair running",
        "a smiling woman with red hair and a dog",
        "a woman with red hair and freckles, full body",
        "a smiling cat with blue eyes",
        "two smiling women with red hair",
    ],
)
def test_who_does_something_or_is_somewhere_is_seen_whole(prompt: str) -> None:
    reading = read(prompt)
    assert seen_near(reading).composition == reading.composition


@pytest.mark.parametrize(("prompt", "near"), [("an ostrich's face", True), ("a dog with a white face", False)])
def test_an_animals_bare_face_is_seen_from_near(prompt: str, near: bool) -> None:
    assert ("close-up" in seen_near(read(prompt)).composition) is near

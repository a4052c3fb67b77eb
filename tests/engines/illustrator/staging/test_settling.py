"""Animals at their ease on what is soft."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.stage import played
from tests.engines.illustrator.staging.scenes import heroes, job


def poses(prompt: str) -> list[str]:
    """Of the animals, from back to front."""
    return [each.pose for kind in ("cat", "dog") for each in heroes(played(script(read(prompt, ""), job())), kind)]


@pytest.mark.parametrize("prompt", ["two cats on a sofa", "two dogs on a bed", "two cats on a rug"])
def test_they_rest_each_in_a_way_of_its_own(prompt: str) -> None:
    first, second = poses(prompt)
    assert {first, second} <= {"sitting", "lying", "sleeping"}
    assert first != second


def test_on_a_chair_they_sit() -> None:
    assert poses("a cat on a chair") == ["sitting"]


@pytest.mark.parametrize("prompt", ["a cat standing on a sofa", "a cat jumping on a bed"])
def test_what_the_words_say_holds(prompt: str) -> None:
    assert poses(prompt)[0] in prompt

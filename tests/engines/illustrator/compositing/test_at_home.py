import pytest

from limner.engines.illustrator.compositing.at_home import at_home
from limner.engines.jobs import GenerateJob


@pytest.mark.parametrize(
    ("prompt", "places"),
    [("a cat in a library", {"library"}), ("a camel", {"desert"}), ("a lighthouse", {"sea"}), ("a sofa", {"room"})],
)
def test_the_place_that_is_named_or_that_suits_the_first_thing(prompt: str, places: set[str]) -> None:
    assert at_home(GenerateJob("svcv4_1", prompt, 256, 256, False, 1)) in places

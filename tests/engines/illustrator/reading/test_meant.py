"""Which thing a noun means, and whether it is one."""

import pytest

from limner.engines.illustrator.reading.read import read


@pytest.mark.parametrize(
    ("prompt", "symbols"),
    [
        ("The modern skyscrapers rose high into the sky", ["skyscraper"]),
        ("a red rose in a vase", ["rose", "vase"]),
        ("The hill lay under a blanket of fog", ["hill"]),
        ("a cat on a blanket", ["cat", "blanket"]),
        ("a web of shadows on the wall", ["brick_wall"]),
        ("a motor bike on a road", ["motorcycle"]),
    ],
)
def test_figures_of_speech_are_no_things(prompt: str, symbols: list[str]) -> None:
    assert [subject.symbol for subject in read(prompt).subjects] == symbols

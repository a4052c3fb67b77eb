"""Exploring what has no place to vary: icons and logos."""

from dataclasses import replace

import pytest

from limner.engines.jobs import ExploreJob, StyleGuide
from tests.engines.illustrator.explore.drawings import COUNT, drawing, explored, like
from tests.engines.illustrator.style_transfer.styles import CLAY


@pytest.mark.parametrize("similarity", [1, 2])
def test_four_pictures_of_an_icon_are_four(similarity: int) -> None:
    source = ExploreJob(drawing("icon of a cat"), 0, COUNT)
    pictures = [like(source, similarity, seed).tobytes() for seed in range(12)]
    for first in range(len(pictures) - 3):
        assert len(set(pictures[first : first + 4])) == 4


def test_a_wall_in_the_style_of_icons_has_eight_pictures() -> None:
    wanted = drawing("a fox", style=StyleGuide(replace(CLAY, base="icon"), "flexible"))
    assert len({explored(wanted, index).tobytes() for index in range(COUNT)}) == COUNT

"""What rises in the distance behind the others."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.stage import played

from .scenes import heroes, job


@pytest.mark.parametrize(
    ("prompt", "seen"),
    [
        ("a girl with the Eiffel Tower in the background", ["eiffel_tower"]),
        ("a dog in front of a castle", ["castle"]),
        ("a red panda riding a bicycle with Tokyo behind it", ["tokyo_skyline"]),
        ("a zebra near trees", ["tree"]),
        ("two elephants in a grassy area with trees around", ["tree"]),
        ("a cow under three trees", []),
        ("trees on a hill", []),
        ("the Eiffel Tower", []),
        ("a cat on the Eiffel Tower", []),
        ("a man holding the Taj Mahal", []),
        ("a bicycle left of a castle", []),
        ("an icon of a dog in front of Mount Fuji", []),
    ],
)
def test_what_is_seen_in_the_distance(prompt: str, seen: list[str]) -> None:
    assert [sight.symbol.id for sight in script(read(prompt), job()).sights] == seen


def test_a_mountain_in_the_distance_is_as_wide_as_the_land_and_behind_everybody() -> None:
    scene = played(script(read("a dog in front of Mount Fuji"), job()))
    nodes = heroes(scene)
    assert [node.symbol for node in nodes] == ["mount_fuji", "dog"]
    assert nodes[0].layer == "far"
    assert nodes[0].y == pytest.approx(scene.horizon * scene.height, abs=0.05 * scene.height)
    assert nodes[0].height > 0.35 * scene.height


@pytest.mark.parametrize("prompt", ["a mountain with a cloud over it", "a mountain under the moon"])
def test_a_mountain_under_the_sky_alone_is_far_away(prompt: str) -> None:
    assert [sight.symbol.id for sight in script(read(prompt), job()).sights] == ["mountain"]


@pytest.mark.parametrize(
    ("prompt", "place"),
    [
        ("a gladiator in front of the Colosseum", "forecourt"),
        ("a dog in front of the Golden Gate Bridge", "promenade"),
        ("a camel in front of the Great Pyramid of Giza", "desert"),
        ("a whale breaching in front of the Sydney Opera House", "sea"),
        ("a horse on a beach in front of the Taj Mahal", "beach"),
    ],
)
def test_who_stands_before_a_landmark_is_where_it_stands(prompt: str, place: str) -> None:
    assert script(read(prompt), job()).brief.setting == place

"""Land and skylines that are all a prompt names: they are the picture, from edge to edge."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.record import record
from limner.engines.illustrator.scene import Shape
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.stage import played, stage

from .scenes import heroes, job


@pytest.mark.parametrize(
    ("prompt", "symbol"),
    [("a purple mountain", "mountain"), ("the New York skyline", "new_york_skyline"), ("a hill", "hill")],
)
def test_land_alone_rises_far_off_over_much_of_the_picture(prompt: str, symbol: str) -> None:
    (found,) = heroes(stage(read(prompt), job()), symbol)
    assert found.layer == "far"
    assert found.height > 0.2 * 1024


def test_a_volcano_that_erupts_near_others_is_seen_to_erupt() -> None:
    (found,) = heroes(stage(read("a volcano erupting near a village"), job()), "volcano")
    assert found.pose == "erupting"


def test_a_skyline_without_a_name_is_seen_across_the_water() -> None:
    made = script(read("a city skyline at night"), job())
    names = {node.name for node in stage(read("a city skyline at night"), job()).nodes if isinstance(node, Shape)}
    assert made.brief.setting == "skyline"
    assert {"water", "likeness of the city", "lit windows"} <= names


@pytest.mark.parametrize(
    ("prompt", "seen"),
    [
        ("a tree on a hill", "knoll"),
        ("a beach with a city in the background", "skyline"),
        ("a dog in a park, the city skyline in the distance", "skyline"),
        ("an aerial view of a harbour", "mole"),
        ("an aerial view of a mountain range", "foothills"),
        ("a city intersection", "crossing road"),
        ("a street", "end wall"),
        ("a pine forest", "woods"),
        ("a canyon", "near rim"),
        ("a house on a mountain", "knoll"),
        ("a corn field", "maize"),
        ("a waterfall in a jungle", "creepers"),
        ("a truck on a mountain switchback", "way"),
        ("a horse in a meadow beside the sea", "sea beyond"),
        ("a farm next to a village", "village beyond"),
        ("a dog in a garden near a forest", "forest beyond"),
        ("a castle on a hill above a village", "cottage"),
        ("two sumo wrestlers in a sumo ring", "straw ring"),
        ("an isometric island with sand", "surf"),
    ],
)
def test_what_is_named_of_a_place_is_in_it(prompt: str, seen: str) -> None:
    assert seen in {node.name for node in stage(read(prompt), job()).nodes if isinstance(node, Shape)}


def test_who_is_on_a_hill_stands_over_the_land_about_it() -> None:
    (tree,) = heroes(stage(read("a tree on a hill"), job()), "tree")
    assert tree.y < 0.8 * 1024


@pytest.mark.parametrize("seed", range(1, 7))
def test_the_moon_over_the_sea_is_clear_of_the_water(seed: int) -> None:
    scene = stage(read("the moon over the sea"), job(seed))
    (moon,) = heroes(scene, "moon")
    figure = find("moon").figure(moon.pose)  # type: ignore[union-attr]
    assert moon.y + moon.height * figure.bounds[3] / figure.height < scene.horizon * 1024


@pytest.mark.parametrize("seed", range(1, 5))
def test_a_room_that_is_empty_has_a_window_and_no_furniture(seed: int) -> None:
    scene = stage(read("an empty room"), job(seed))
    names = {node.name for node in scene.nodes if isinstance(node, Shape)}
    assert not heroes(scene)
    assert names.isdisjoint({"rug", "curtain", "sofa's back", "painting"})


def test_a_ship_as_a_model_has_no_island_in_its_sea() -> None:
    names = {node.name for node in stage(read("an isometric ship on the sea"), job()).nodes if isinstance(node, Shape)}
    assert "surf" not in names


def test_what_is_seen_beyond_is_no_longer_missed() -> None:
    made = script(read("a horse in a meadow beside the sea"), job())
    assert "sea" not in record(made, played(made).nodes).undrawn

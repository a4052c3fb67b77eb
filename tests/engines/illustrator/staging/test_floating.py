"""Who is in water by the words."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Shape
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job


@pytest.mark.parametrize(("prompt", "number"), [("four geese on a pond", 4), ("a goose in a lake", 1)])
def test_waterfowl_on_a_pond_swim(prompt: str, number: int) -> None:
    geese = heroes(stage(read(prompt), job()), "goose")
    assert [node.pose for node in geese] == ["swimming"] * number
    assert all(node.clip is not None for node in geese)


def test_who_is_beside_the_water_is_not_in_it() -> None:
    (goose,) = heroes(stage(read("a goose beside a pond"), job()), "goose")
    assert goose.clip is None


def test_a_bottle_drifts_on_its_side() -> None:
    (bottle,) = heroes(stage(read("a bottle floating in the sea"), job()), "bottle")
    assert 30 < abs(bottle.tilt) < 90


@pytest.mark.parametrize(
    "prompt", ["dolphins jumping out of the water", "a whale breaching", "a salmon leaping in a river"]
)
def test_who_leaps_out_of_the_water_has_its_nose_up_and_its_tail_in_it(prompt: str) -> None:
    scene = stage(read(prompt), job())
    leaping = heroes(scene, "animal")
    assert leaping
    assert all(abs(node.tilt) > 20 and node.clip is not None for node in leaping)
    assert any(isinstance(node, Shape) and node.name == "splash" for node in scene.nodes)


@pytest.mark.parametrize(
    "prompt", ["a bear wading in a stream", "a girl wading in the sea", "a horse standing in a river"]
)
def test_who_wades_has_the_legs_in_water(prompt: str) -> None:
    (wader,) = heroes(stage(read(prompt), job()))
    assert wader.clip is not None
    assert wader.clip.getBounds().bottom() < box(wader).bottom - 0.15 * box(wader).height


def test_a_bathtub_with_somebody_in_it_floats_on_the_sea() -> None:
    (tub,) = heroes(stage(read("a cat in a bathtub floating on the ocean"), job()), "bathtub")
    assert tub.clip is not None


@pytest.mark.parametrize("prompt", ["a mouse sailing a walnut shell across a pond", "a frog rowing a leaf boat"])
def test_a_small_boat_is_large_enough_for_who_sails_it(prompt: str) -> None:
    sailor, boat = sorted(heroes(stage(read(prompt), job())), key=lambda node: "boat" in node.symbol)
    assert box(boat).width > box(sailor).width
    assert sailor.clip is None or sailor.clip.getBounds().bottom() > box(boat).top


def test_a_toy_boat_is_beside_the_child_that_sails_it() -> None:
    scene = stage(read("a child sailing a paper boat"), job())
    (boat,) = heroes(scene, "paper_boat")
    assert boat.height < 0.3 * 1024


def test_a_house_with_a_pool_stands_behind_it() -> None:
    scene = stage(read("a villa with a swimming pool"), job())
    (house,) = heroes(scene, "building")
    assert house.clip is None
    assert box(house).bottom < 0.6 * 1024
    assert box(house).top > 0

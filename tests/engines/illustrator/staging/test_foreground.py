"""What a shot puts before everything, and where it can be had."""

import pytest

from limner.engines.illustrator.reading.kinds import Season, Time
from limner.engines.illustrator.scene import Scene, Shape
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.directions import Directions
from limner.engines.illustrator.staging.foreground import wanted
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import job, reading


def framed(place: str, shot: str, season: Season = "summer", time: Time = "day") -> set[str]:
    """The names of the frame's shapes with a dog in the place, over seeds that take every shot and may be framed."""
    found: set[str] = set()
    read = reading("dog", prompt=shot, setting=place, season=season, time=time)
    for seed in (seed for seed in range(400) if wanted(read, Dice(seed, shot))):
        scene = stage(read, job(seed, size=(256, 256)), Directions(dice=Dice(seed, shot)))
        found |= _frame(scene)
    return found


def _frame(scene: Scene) -> set[str]:
    return {node.name for node in scene.nodes if isinstance(node, Shape) and node.layer == "frame"}


@pytest.mark.parametrize("place", ["volcano", "cave", "harbour", "street"])
def test_no_leaves_grow_where_there_is_no_soil(place: str) -> None:
    names = framed(place, "a dog")
    assert not {"leaves before", "leaves around", "dark leaves around"} & names


def test_a_park_is_seen_through_leaves_but_not_in_winter() -> None:
    assert "leaves around" in framed("park", "a dog")
    assert not {"leaves around", "dark leaves around"} & framed("park", "a dog", season="winter")


def test_about_one_picture_in_ten_is_framed_and_no_photograph() -> None:
    read, photo = reading("dog"), reading("dog", styles=("photo",))
    chosen = [seed for seed in range(1000) if wanted(read, Dice(seed, read.prompt))]
    assert 60 < len(chosen) < 140
    assert not any(wanted(photo, Dice(seed, photo.prompt)) for seed in chosen)


def test_nothing_stands_before_a_sky_whose_colour_is_said() -> None:
    read = reading("dog", prompt="a dog under a blue sky", setting="park")
    for seed in [seed for seed in range(200) if wanted(read, Dice(seed, read.prompt))][:6]:
        assert not _frame(stage(read, job(seed, size=(256, 256))))

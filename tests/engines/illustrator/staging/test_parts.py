"""Windows, doors and chimneys of buildings that are named with them."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.record import record
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.stage import played, stage
from tests.engines.illustrator.staging.scenes import heroes, job


@pytest.mark.parametrize(
    ("prompt", "part"),
    [
        ("a house with glowing windows in a forest", "window"),
        ("a cottage with a green door", "door"),
        ("a castle with one lit window on a hill at night", "window"),
        ("a lighthouse on a cliff, a single warm window glowing", "window"),
        ("a mountain cabin, skis leaning by the door", "door"),
    ],
)
def test_a_building_shows_its_own_parts_and_the_record_says_so(prompt: str, part: str) -> None:
    planned = script(read(prompt), job(3))
    scene = played(planned)
    assert not heroes(scene, part)
    told = record(planned, scene.nodes)
    assert part in told.drawn
    assert not {part, f"{part}s"} & {*told.undrawn}


@pytest.mark.parametrize(
    ("prompt", "part"),
    [
        ("a cat sitting in a window", "window"),
        ("a red door", "door"),
        ("a ladder and a wooden door", "door"),
        ("a birdhouse and a window", "window"),
    ],
)
def test_by_itself_it_is_a_thing_or_a_place(prompt: str, part: str) -> None:
    assert not script(read(prompt), job(3)).parts


def test_its_colour_is_the_building_s_door_s() -> None:
    said = read("a cottage with a red door")
    (cottage,) = heroes(stage(said, job(3)))
    assert cottage.colours["door"] == said.subjects[1].colours[0]


def test_windows_that_glow_are_lit_by_day_too() -> None:
    lit, plain = (heroes(stage(read(f"a house with {kind} windows"), job(3)))[0] for kind in ("glowing", "large"))
    assert lit.colours["window"] != plain.colours.get("window")

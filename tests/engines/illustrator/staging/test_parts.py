"""Windows, doors and chimneys of buildings that are named with them."""

import pytest

from limner.drawing.colour import parse
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.tables.colours import COLOURS
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
    ("prompt", "slots"),
    [
        ("a white rabbit with black ears", {"ears": "black"}),
        ("a red-tailed fox", {"tail": "red"}),
        ("a cat with a black-tipped tail", {"tip": "black"}),
        ("a dog with a white chest and brown paws", {"chest": "white", "paws": "brown"}),
        ("a dog with blue eyes", {"eyes": "blue"}),
        ("a black bear with a brown muzzle", {"muzzle": "brown"}),
        ("a car with red wheels", {"wheels": "red"}),
        ("a chair with red legs", {"legs": "red"}),
        ("a teapot with a blue lid", {"lid": "blue"}),
        ("a black and white dog", {"mark": "white"}),
        ("a calico cat", {"mark": "orange", "mark2": "black"}),
    ],
)
def test_a_part_that_is_said_to_have_a_colour_is_drawn_in_it(prompt: str, slots: dict[str, str]) -> None:
    reading = read(prompt)
    (node,) = heroes(played(script(reading, job(3))), reading.subjects[0].symbol)
    assert {slot: node.colours[slot] for slot in slots} == {n: parse(COLOURS[name]) for n, name in slots.items()}
    figure = load()[node.symbol].figure(node.pose)
    seen = {piece.slot for part in figure.parts for piece in (part, *part.marks)}
    assert seen >= slots.keys()


@pytest.mark.parametrize("prompt", ["a white rabbit", "a cat", "a chair", "a car with wheels", "an avocado with legs"])
def test_what_nothing_is_said_of_has_the_colours_of_the_whole(prompt: str) -> None:
    (node, *_) = heroes(played(script(read(prompt), job(3))), read(prompt).subjects[0].symbol)
    assert "marked" not in node.symbol


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

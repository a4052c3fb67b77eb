"""Towns as they look in their part of the world."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.record import record
from limner.engines.illustrator.scene import Placed, Shape
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.settings.character import CHARACTERS
from limner.engines.illustrator.staging.settings.townscapes.landmarks import LANDMARKS
from limner.engines.illustrator.staging.settings.townscapes.roofs import ROOFS
from limner.engines.illustrator.staging.stage import stage

from .scenes import job


def names(prompt: str) -> set[str]:
    return {node.name for node in stage(read(prompt), job()).nodes if isinstance(node, Shape)}


@pytest.mark.parametrize(
    ("prompt", "seen"),
    [
        ("a street in Istanbul", "minaret townscape"),
        ("a rooftop in Moscow", "onion townscape"),
        ("a market in Cairo", "dome townscape"),
        ("a village in Switzerland", "house townscape"),
        ("a Japanese street", "paper lantern"),
        ("Tokyo street", "neon sign"),
        ("a street in Oaxaca", "paper flags"),
        ("a canal in Venice", "laundry"),
    ],
)
def test_a_town_shows_what_it_is_known_by(prompt: str, seen: str) -> None:
    assert seen in names(prompt)
    assert seen not in names("a street")


def test_palms_grow_in_havana() -> None:
    scene = stage(read("a street in Havana"), job())
    assert "palm_tree" in {node.symbol for node in scene.nodes if isinstance(node, Placed)}


def test_a_country_counts_as_drawn_where_its_houses_are_seen() -> None:
    for prompt, left in (("a street in Norway", ()), ("a cow on a meadow in Norway", ("norway",))):
        made = script(read(prompt), job())
        assert record(made, stage(read(prompt), job()).nodes).undrawn == left


def test_every_form_of_roof_and_every_landmark_can_be_drawn() -> None:
    for style in CHARACTERS.values():
        assert not ROOFS[style.roof](0, 0, 50, 0).isEmpty()
        assert all(not LANDMARKS[kind](0, 0, 100).isEmpty() for kind in style.landmarks)


def test_rooms_of_another_time_have_lines_of_light() -> None:
    assert "line of light" in names("a futuristic bedroom")
    assert "line of light" not in names("a bedroom in Paris")

"""What a body says by itself: the hands, the face and the strokes that are seen of it."""

from collections.abc import Sequence

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.units import Member
from limner.engines.jobs import GenerateJob


def _staged(prompt: str) -> Sequence[Member]:
    """Everybody that a prompt has in its picture."""
    units = script(read(prompt), GenerateJob("svcv4_1", prompt, 512, 512, False, 7)).units
    return [member for unit in units for member in unit.members]


@pytest.mark.parametrize("prompt", ["a man nodding", "a woman shaking her head", "a boy clapping"])
def test_a_movement_is_seen_by_strokes_beside_what_moves(prompt: str) -> None:
    (member,) = _staged(prompt)
    head = member.at("head")
    assert head
    assert member.touches
    assert all(touch.width and touch.path.getBounds().top() < member.box.centre[1] for touch in member.touches)


@pytest.mark.parametrize(("prompt", "mood"), [("a person laughing out loud", "happy"), ("a woman yawning", "yawning")])
def test_the_face_goes_with_the_gesture(prompt: str, mood: str) -> None:
    (member,) = _staged(prompt)
    assert member.mood == mood


def test_who_swims_in_a_lake_is_in_its_water() -> None:
    (member,) = _staged("a man swimming in a lake")
    assert member.afloat
    assert member.stance == "swimming"


@pytest.mark.parametrize(
    ("prompt", "tool"),
    [("a woman working in a laboratory", "microscope"), ("a man working in a garden", "shovel"),
     ("a woman working at the office", "laptop"), ("a woman is practicing her painting skills", "easel")],
)  # fmt: skip
def test_work_is_what_is_done_in_its_place(prompt: str, tool: str) -> None:
    assert tool in {member.symbol.id for member in _staged(prompt)}


def test_who_walks_with_a_cane_has_it_in_hand() -> None:
    walker, cane = _staged("a person walking with a cane")
    hand = walker.at("held")
    assert hand
    assert cane.box.left - 0.1 * walker.height < hand[0] < cane.box.right + 0.1 * walker.height

"""Coats have planes, folds and hair, and none of it takes a body off the ground."""

import pytest

from limner.drawing.geometry import bounds
from limner.engines.illustrator.atlas.figure import Part
from limner.engines.illustrator.atlas.index import load

HAIRY = ("dog", "fox", "wolf", "cat", "lion", "tiger", "bear")
SMOOTH = ("horse", "cow", "pig")
LAID = ("belly", "stripe", "dark", "socks")


@pytest.mark.parametrize("name", [*HAIRY, *SMOOTH])
def test_a_coat_has_lit_planes_of_its_own_colour_under_what_lies_on_it(name: str) -> None:
    marks = _coat(name).marks
    lit = [i for i, mark in enumerate(marks) if mark.slot == "coat" and mark.tone > 0.0]
    laid = [i for i, mark in enumerate(marks) if mark.slot in LAID]
    assert lit
    assert not laid or max(lit) < max(laid)


def test_strokes_of_hair_are_on_hairy_bodies_and_in_near_views_alone() -> None:
    assert all(_hair(name) for name in HAIRY)
    assert not any(_hair(name) for name in SMOOTH)


@pytest.mark.parametrize("name", HAIRY)
@pytest.mark.parametrize("pose", ["standing", "sitting", "lying"])
def test_tufts_leave_the_body_on_the_ground(name: str, pose: str) -> None:
    symbol = load()[name]
    if pose in symbol.poses:
        assert symbol.figure(pose).bounds[3] == pytest.approx(0.0, abs=1.6)


def _coat(name: str) -> Part:
    """The part on which most lies."""
    coats = (part for part in load()[name].figure("standing").parts if part.slot == "coat")
    return max(coats, key=lambda part: len(part.marks))


def _hair(name: str) -> list[Part]:
    """Marks on the trunk that only near views have."""
    return [mark for mark in _coat(name).marks if mark.detail == 2 and bounds(mark.path)[1] < -25.0]

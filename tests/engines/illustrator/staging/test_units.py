"""Members and units under the moves that the layout makes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.units import Member, Unit

LENGTHS = st.floats(-50, 50)


def member(name: str, x: float = 0.0, y: float = 0.0, **more: object) -> Member:
    symbol = find(name)
    assert symbol is not None
    return Member(symbol, 0, x, y, 10.0, **more)  # type: ignore[arg-type]


@given(LENGTHS, LENGTHS, st.floats(-180, 180))
@settings(max_examples=30)
def test_turning_there_and_back_changes_nothing(x: float, y: float, degrees: float) -> None:
    before = member("dog", x, y, cord=(x + 1, y))
    after = before.turned(degrees, (3, 4)).turned(-degrees, (3, 4))
    assert (after.x, after.y, after.tilt) == pytest.approx((x, y, 0), abs=1e-6)
    assert after.cord == pytest.approx(before.cord, abs=1e-6)


@given(st.sampled_from(["dog", "man", "clock", "umbrella"]), st.floats(-60, 60))
@settings(max_examples=30)
def test_mirroring_mirrors_the_box(name: str, tilt: float) -> None:
    before = member(name, 7, 0, tilt=tilt)
    there = Unit((before,)).mirrored().box
    expected = before.box
    assert (there.left, there.right) == pytest.approx((-expected.right, -expected.left), abs=0.4)


def test_an_anchor_turns_with_its_member() -> None:
    upright = member("dog")
    x, y = upright.at("head") or (0, 0)
    turned = upright.turned(90, (0, 0))
    assert turned.at("head") == pytest.approx((-y, x))
    assert turned.box.width == pytest.approx(upright.box.height, rel=0.02)


def test_faces_of_clocks_and_words_on_taxis_are_not_mirrored() -> None:
    assert not member("clock").mirrored().flip
    assert not member("taxi").mirrored().flip
    assert member("man").mirrored().flip
    assert member("watch", borne=True).mirrored().flip


def test_a_pose_keeps_the_body_as_large_as_it_was() -> None:
    standing = member("man")
    sitting = standing.posed("sitting")
    assert sitting.scale == pytest.approx(standing.scale)
    assert standing.posed("no such pose") is standing

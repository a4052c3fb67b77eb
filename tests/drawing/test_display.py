"""The values of the display list."""

import dataclasses

import pytest

from limner.drawing.display import Linear, Radial, Solid, Stop


def test_equal_paints_are_one_key() -> None:
    stops = (Stop(0, (1, 2, 3)), Stop(1, (4, 5, 6), 0.5))
    paints = {Linear((0, 0), (1, 1), stops), Linear((0, 0), (1, 1), tuple(stops)), Radial((0, 0), 2, stops)}
    assert len(paints) == 2
    assert Solid((1, 2, 3)) == Solid((1, 2, 3), 1.0)


def test_a_paint_cannot_be_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        Solid((1, 2, 3)).alpha = 0.5  # type: ignore[misc]

"""A failure among several checks of one thing hides none of the others, and is named."""

import pytest

from tests.checks import passes_all


def is_small(number: int) -> None:
    assert number < 10


def is_even(number: int) -> None:
    assert number % 2 == 0


def is_a_number(number: int) -> None:
    assert isinstance(number, int)


def test_what_passes_all_is_quiet() -> None:
    passes_all(4, (is_small, is_even, is_a_number))


def test_every_check_that_fails_is_named() -> None:
    with pytest.raises(ExceptionGroup, match="2 of the checks") as caught:
        passes_all(11, (is_small, is_even, is_a_number))
    notes = [note for error in caught.value.exceptions for note in error.__notes__]
    assert notes == ["in the check `is_small`", "in the check `is_even`"]

"""Several of a kind, told apart."""

import pytest

from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.staging.cast import MOST, find, individuals
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.units import Member

RED, BLUE = (200, 40, 40), (40, 60, 200)


def cast(subject: Subject) -> list[Member]:
    symbol = find(subject.symbol)
    assert symbol is not None
    return list(individuals(0, subject, symbol, None, 2, Dice(1, "a prompt")))


def kinds(members: list[Member]) -> set[str]:
    return {kind for member in members for kind in member.kinds}


@pytest.mark.parametrize("count", [1, 13, 47, 60])
def test_so_many_as_were_asked_for_up_to_sixty(count: int) -> None:
    assert len(cast(Subject("cat", "cat", count))) == count


def test_more_are_a_crowd() -> None:
    assert len(cast(Subject("cat", "cat", 400))) == MOST


def test_people_are_men_women_and_children() -> None:
    assert {"man", "woman", "boy", "girl"} <= kinds(cast(Subject("people", "woman", 12)))
    assert kinds(cast(Subject("children", "girl", 4))) & {"boy", "girl", "man", "woman"} == {"boy", "girl"}


def test_women_are_women_in_clothes_of_their_own() -> None:
    women = cast(Subject("woman", "woman", 5))
    assert kinds(women) & {"boy", "girl", "man", "woman"} == {"woman"}
    assert len({member.colours["shirt"] for member in women}) == 5


def test_a_colour_that_is_named_is_everybodys() -> None:
    assert all(RED in member.colours.values() for member in cast(Subject("balloon", "balloon", 9, (RED,))))
    assert all(RED in member.colours.values() for member in cast(Subject("woman", "woman", 4, (RED,))))


def test_mixed_colours_take_turns() -> None:
    balloons = cast(Subject("balloon", "balloon", 6, (RED, BLUE), mixed=True))
    firsts = [RED in member.colours.values() for member in balloons]
    assert firsts == [True, False] * 3


def test_balloons_are_of_many_colours_where_none_is_named() -> None:
    assert len({tuple(member.colours.values()) for member in cast(Subject("balloon", "balloon", 8))}) > 4


def test_a_symbol_of_one_colour_stays_so() -> None:
    assert all(not member.colours for member in cast(Subject("apple", "apple", 7)))


def test_cats_have_coats_of_their_kind_by_turns_unless_a_colour_is_said() -> None:
    coats = {str(member.colours) for member in cast(Subject("cat", "cat", 4))}
    assert len(coats) == 4
    black = {str(member.colours) for member in cast(Subject("cat", "cat", 4, colours=((20, 20, 20),)))}
    assert len(black) == 1


def test_a_herd_stands_grazes_and_lies() -> None:
    assert {"grazing", "lying"} < {member.pose for member in cast(Subject("cow", "cow", 5))}

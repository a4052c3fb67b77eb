"""What several are together: who plays what, who sings, who sits in class."""

import pytest

from limner.engines.illustrator.reading.read import read


def _played(prompt: str) -> list[tuple[str, str]]:
    reading = read(prompt)
    return [
        (reading.subjects[a.subject].symbol, reading.subjects[a.object].symbol)
        for a in reading.acts
        if a.verb == "play" and a.object is not None
    ]


@pytest.mark.parametrize("prompt", ["an orchestra of frogs", "a frog orchestra"])
def test_every_player_of_an_orchestra_has_an_instrument(prompt: str) -> None:
    played = _played(prompt)
    assert len(played) == 7
    assert {who for who, _ in played} == {"frog"}
    assert {"violin", "cello", "drum"} <= {thing for _, thing in played}
    assert read(prompt).setting == "stage"


def test_instruments_that_are_listed_are_shared_out() -> None:
    assert _played("three cats playing piano, double bass and drums") == [
        ("cat", "piano"),
        ("cat", "cello"),
        ("cat", "drum"),
    ]


def test_players_keep_what_all_of_them_wear() -> None:
    reading = read("a jazz trio of cats in hats")
    assert sum(r.kind == "wearing" for r in reading.relations) == 3


def test_a_class_sits_and_a_choir_sings() -> None:
    assert read("a class of mice").subjects[0].pose == "sitting"
    assert [act.verb for act in read("a choir of sheep").acts] == ["sing"]


def test_a_team_wears_its_clothes() -> None:
    (team,) = (s for s in read("a soccer team of hippos").subjects if s.symbol == "hippo")
    assert (team.role, team.count) == ("football_player", 5)


@pytest.mark.parametrize("prompt", ["a family of bears", "a bear family"])
def test_a_family_is_four(prompt: str) -> None:
    (bears,) = read(prompt).subjects
    assert (bears.count, bears.troupe) == (4, "family")


def test_a_place_that_is_named_is_where_they_are() -> None:
    assert read("an orchestra of frogs in a forest").setting == "forest"


def test_a_teacher_with_no_other_class_has_one_of_his_kind() -> None:
    reading = read("a koala yoga instructor leading a class")
    assert [(s.symbol, s.count) for s in reading.subjects] == [("koala", 1), ("koala", 4)]
    assert {act.subject for act in reading.acts if act.verb == "stretch"} == {0, 1}


def test_fewer_players_than_instruments_play_as_many() -> None:
    assert len(_played("two cats playing piano, double bass and drums")) == 2

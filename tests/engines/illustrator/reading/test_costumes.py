"""Animals by calling: whose clothes they wear, and what they do where the words say nothing else."""

import pytest

from limner.engines.illustrator.reading.read import read

WORN = {
    "an otter dressed as a postman": ("otter", "postman"),
    "a bear police officer": ("bear", "police_officer"),
    "a sushi chef octopus": ("octopus", "chef"),
    "an owl professor": ("owl", "scientist"),
    "a duck pirate captain": ("duck", "pirate"),
    "a robot gardener": ("robot", "farmer"),
    "two cats dressed as knights": ("cat", "knight"),
    "a dog in a police uniform": ("dog", "police_officer"),
    "a cat in a pirate costume": ("cat", "pirate"),
    "a cat wearing a spacesuit": ("cat", "astronaut"),
    "a hamster in a knight's armor": ("hamster", "knight"),
}


@pytest.mark.parametrize(("prompt", "expected"), WORN.items(), ids=list(WORN))
def test_an_animal_wears_the_clothes_of_its_calling(prompt: str, expected: tuple[str, str]) -> None:
    subject = read(prompt).subjects[0]
    assert (subject.symbol, subject.role) == expected
    assert not read(prompt).unknown


@pytest.mark.parametrize("prompt", ["a cat", "a police officer with a dog", "a farmer's dog", "a king penguin"])
def test_an_animal_without_a_calling_wears_none(prompt: str) -> None:
    assert all(not subject.role for subject in read(prompt).subjects)


@pytest.mark.parametrize(
    ("prompt", "thing"),
    [("a rabbit detective", "magnifying_glass"), ("a fox firefighter", "garden_hose"), ("a dog judge", "gavel")],
)
def test_it_has_the_thing_of_its_calling_in_hand(prompt: str, thing: str) -> None:
    reading = read(prompt)
    assert [(r.kind, reading.subjects[r.object].symbol) for r in reading.relations] == [("holding", thing)]


def test_what_the_words_give_it_to_do_goes_before_its_calling() -> None:
    reading = read("a rabbit detective riding a bicycle")
    assert [subject.symbol for subject in reading.subjects] == ["rabbit", "bicycle"]


def test_who_has_no_hands_does_nothing_by_calling() -> None:
    assert read("a sushi chef octopus").acts == ()


def test_two_are_dressed_as_a_pair() -> None:
    fox, rabbit = read("a fox and a rabbit dressed as bride and groom").subjects
    assert (fox.role, rabbit.role) == ("bride", "businessman")


def test_a_person_in_a_costume_is_that_person() -> None:
    assert [subject.symbol for subject in read("a boy in a pirate costume").subjects] == ["pirate"]


@pytest.mark.parametrize(
    ("prompt", "thing"),
    [("a tiger judge in a black robe with a gavel", "gavel"), ("a mole miner in a hard hat with a lantern", "lantern")],
)
def test_who_wears_clothes_holds_what_they_are_said_to_be_with(prompt: str, thing: str) -> None:
    reading = read(prompt)
    held = [reading.subjects[r.object].symbol for r in reading.relations if r.kind == "holding" and r.subject == 0]
    assert held == [thing]


@pytest.mark.parametrize("prompt", ["a corgi with a bell on its collar", "a cat with a bell around its neck"])
def test_what_is_about_a_neck_is_worn(prompt: str) -> None:
    assert [r.kind for r in read(prompt).relations] == ["wearing"]


def test_a_room_in_a_tree_shows_the_room() -> None:
    reading = read("a hedgehog baking muffins in a kitchen inside a hollow tree")
    assert [subject.symbol for subject in reading.subjects] == ["hedgehog", "cupcake"]
    assert "tree" in reading.unknown

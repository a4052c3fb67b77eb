"""Where things are put that no word puts anywhere."""

import pytest

from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging import cast, homes
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.briefing import briefed
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.settings.index import load as settings

from .scenes import job


def plan(prompt: str, seed: int = 1) -> Brief:
    reading = read(prompt)
    leading = cast.leading(reading, cast.symbols(reading, frozenset()))
    return briefed(reading, job(seed), leading, frozenset(), Dice(seed, prompt))


@pytest.mark.parametrize(
    ("prompt", "place"),
    [
        ("a bathtub", "bathroom"), ("a toilet", "bathroom"), ("a bed", "bedroom"), ("a wardrobe", "bedroom"),
        ("a penguin inside a refrigerator", "kitchen"), ("an aquarium", "table"),
        ("an oven", "kitchen"), ("a refrigerator", "kitchen"), ("a sofa", "room"), ("a nurse", "hospital"),
        ("a soccer ball", "park"), ("a shopping cart", "shop"), ("a suitcase", "station"), ("a queen", "hall"),
        ("a throne", "hall"), ("a picnic table", "park"), ("a shark and two divers", "underwater"),
        ("a bird on the left of a clock", "table"),
        ("a bird next to a microwave", "table"), ("a fish near a cup", "table"),
        ("a toaster", "table"), ("a laptop", "table"), ("a remote control", "table"), ("an apple", "table"),
        ("a boy under a clock", "room"), ("a woman looking at a painting", "room"), ("a cat under a lamp", "room"),
        ("a hen next to a spider web", "farm"),
    ],
)  # fmt: skip
def test_things_are_at_home(prompt: str, place: str) -> None:
    assert {plan(prompt, seed).setting for seed in range(1, 5)} == {place}


@pytest.mark.parametrize(
    ("prompt", "place"),
    [
        ("a raccoon cooking pasta", "kitchen"), ("a frog singing", "stage"),
        ("a fox knitting by the fireplace", "room"),
        ("a bear fishing", "lake"), ("a gorilla lifting weights", "fitness room"), ("a cat surfing", "sea"),
        ("a man cooking over a campfire", "forest"), ("a rabbit skiing down a mountain", "mountains"),
        ("a woman sweeping the street", "street"), ("a boy digging a hole on the beach", "beach"),
    ],
)  # fmt: skip
def test_people_are_where_they_do_what_they_do(prompt: str, place: str) -> None:
    assert {plan(prompt, seed).setting for seed in range(1, 5)} == {place}


@pytest.mark.parametrize(("prompt", "nook"), [("a toaster", "kitchen"), ("a laptop", "study"), ("an apple", "")])
def test_what_is_behind_the_table_suits_what_is_on_it(prompt: str, nook: str) -> None:
    assert plan(prompt).nook == nook


def test_small_things_in_a_named_room_lie_on_a_table_there_and_large_ones_stand_in_it() -> None:
    small, large = plan("a cup and a spoon in a kitchen"), plan("a dog in a kitchen")
    assert (small.setting, small.nook) == ("table", "kitchen")
    assert large.setting == "kitchen"


def test_nobody_tall_stands_on_a_table() -> None:
    assert plan("a cup and a horse").setting not in {name for name, place in settings().items() if place.indoors}


def test_boats_are_on_water() -> None:
    places = {plan(prompt).setting for prompt in ("a bus above a boat", "a car and a boat")}
    assert all(settings()[place].footing in ("sea", "lake") for place in places)


def test_furniture_of_several_rooms_is_in_one_that_has_such() -> None:
    assert plan("a chair and a bathtub").setting in ("room", "bathroom")


@pytest.mark.parametrize(
    ("prompt", "place"),
    [("a book on a park bench", "park"), ("a blanket on a horse", "farm"), ("a fish on a plate", "table")],
)
def test_what_carries_small_things_decides_where_that_is(prompt: str, place: str) -> None:
    assert plan(prompt).setting == place


def test_every_kind_that_has_a_home_is_in_the_atlas() -> None:
    kinds = {kind for symbol in load() for kind in symbol.kinds}
    assert {kind for kind, _ in homes._KINDS} <= kinds
    assert {place for _, place in homes._KINDS} <= {*settings()}


@pytest.mark.parametrize(
    ("prompt", "place"),
    [
        ("a fox outside a bank", "street"), ("a fox on the roof of a barn", "farm"),
        ("a bear at a gas station", "street"),
        ("a lion being measured by a tailor", "workshop"), ("an owl judge", "courtroom"),
        ("an owl in a tree", "forest"),
    ],
)  # fmt: skip
def test_houses_and_work_say_where_one_is(prompt: str, place: str) -> None:
    assert plan(prompt, 1).setting == place


@pytest.mark.parametrize("prompt", ["a mouse rowing a walnut shell", "a girl in a canoe"])
def test_who_rows_a_small_boat_is_on_a_lake(prompt: str) -> None:
    assert plan(prompt).setting == "lake"


@pytest.mark.parametrize(
    ("prompt", "indoors"),
    [
        ("a cat walking in the snow", False), ("a knight standing in a snowstorm", False),
        ("a robot dancing in the rain", False), ("a cat sleeping on a rainy day", True),
        ("a cat on a sofa on a rainy day", True),
    ],
)  # fmt: skip
def test_who_is_up_and_about_in_a_weather_is_out_in_it(prompt: str, indoors: bool) -> None:
    assert settings()[plan(prompt).setting].indoors == indoors

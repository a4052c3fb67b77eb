"""People on a seat."""

import pytest

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.reading.reading import Relation, Subject
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job, reading
from tests.engines.illustrator.staging.ties.scenes import spot, tied


@pytest.mark.parametrize("seat", ["bench", "sofa"])
@pytest.mark.parametrize("number", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_several_people_sit_side_by_side_on_one_seat(seat: str, number: int, seed: int) -> None:
    women = Subject("women", "woman", count=number)
    scene = stage(reading(women, seat, relations=(Relation("on", 0, 1),)), job(seed))
    people, base = heroes(scene, "person"), box(heroes(scene, seat)[0])
    assert [node.pose.split("/")[0] for node in people] == ["sitting"] * number
    assert all(base.left < box(node).centre[0] < base.right for node in people)
    assert len({round(box(node).centre[0]) for node in people}) == number


def test_who_is_said_to_stand_on_a_sofa_stands() -> None:
    women = Subject("women", "woman", count=2, pose="standing")
    scene = stage(reading(women, "sofa", relations=(Relation("on", 0, 1),)), job())
    assert "sitting" not in {node.pose.split("/")[0] for node in heroes(scene, "person")}


@pytest.mark.parametrize("number", [1, 4, 9])
def test_candles_on_a_cake_are_its_own_and_as_many_as_were_asked_for(number: int) -> None:
    scene = tied(Subject("candles", "candle", number), "on", "cake")
    (cake,) = heroes(scene)
    flames = [part for part in ATLAS["cake"].figure(cake.pose).parts if part.slot == "flame"]
    assert (cake.symbol, len(flames), cake.draws) == ("cake", number, (1, 0))


@pytest.mark.parametrize(("thing", "front"), [("wreath", "door"), ("clock", "brick wall")])
def test_what_hangs_on_walls_is_on_the_front_of_what_it_is_on(thing: str, front: str) -> None:
    scene = tied(thing, "on", front)
    hung, base = box(heroes(scene, thing)[0]), box(heroes(scene, front.replace(" ", "_"))[0])
    assert base.top < hung.top < hung.bottom < base.bottom
    assert base.left < hung.left < hung.right < base.right


def test_a_skateboard_leans_on_its_end() -> None:
    (board,) = heroes(tied("skateboard", "leaning against", "brick wall"), "skateboard")
    assert 60 < abs(board.tilt) < 120


def test_a_helmet_on_a_bicycle_is_on_its_saddle() -> None:
    scene = tied("helmet", "on", "bicycle")
    helmet, bicycle = box(heroes(scene, "helmet")[0]), heroes(scene, "bicycle")[0]
    assert abs(helmet.centre[0] - spot(bicycle, "seat")[0]) < 0.6 * helmet.width


@pytest.mark.parametrize("garment", ["coat", "sweater"])
def test_a_garment_on_a_chair_hangs_over_its_back(garment: str) -> None:
    scene = tied(garment, "on", "chair")
    hung, chair = (box(heroes(scene, symbol)[0]) for symbol in (garment, "chair"))
    assert abs(hung.top - chair.top) < 0.1 * chair.height
    assert hung.bottom < chair.centre[1] + 0.15 * chair.height

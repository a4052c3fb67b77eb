"""Riders on animals, cycles and boards, and in what is closed or open."""

from dataclasses import replace

import pytest

from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.atlas.bodies.stance import ASTRIDE
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.scene import Scene
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job
from tests.engines.illustrator.staging.ties.scenes import order, spot, tied


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("mount", ["horse", "elephant", "bicycle", "motorcycle"])
def test_a_person_has_a_leg_on_either_side(mount: str, seed: int) -> None:
    scene = tied("knight", "riding", mount, seed)
    assert order(scene) == [("knight", "back"), (mount, "whole"), ("knight", "front")]
    (knight,), (ridden,) = heroes(scene, "knight"), heroes(scene, mount)
    assert attitude(knight.pose).stance in ASTRIDE
    hips, seat = spot(knight, "seat"), spot(ridden, "seat")
    assert hips[0] == pytest.approx(seat[0], abs=3)
    assert abs(hips[1] - seat[1]) < 0.06 * knight.height


@pytest.mark.parametrize("seed", range(4))
def test_a_cyclists_feet_are_at_the_pedals_and_off_the_ground(seed: int) -> None:
    scene = tied("boy", "riding", "bicycle", seed)
    (boy,), (bicycle,) = heroes(scene, "boy"), heroes(scene, "bicycle")
    pedal = spot(bicycle, "pedal")
    for foot in ("foot", "far_foot"):
        assert spot(boy, foot) == pytest.approx(pedal, abs=0.2 * bicycle.height)
    assert box(boy).bottom < box(bicycle).bottom


@pytest.mark.parametrize("seed", range(4))
def test_an_animal_rides_a_bicycle_as_people_do(seed: int) -> None:
    scene = tied("bear", "riding", "bicycle", seed)
    (bear,), (bicycle,) = heroes(scene, "bear"), heroes(scene, "bicycle")
    assert spot(bear, "seat") == pytest.approx(spot(bicycle, "seat"), abs=0.06 * bear.height)
    for hand in ("near_hand", "held"):
        assert spot(bear, hand) == pytest.approx(spot(bicycle, "handle"), abs=0.05 * bear.height)


def test_who_rides_a_lone_wheel_holds_the_arms_out() -> None:
    (bear,) = heroes(tied("bear", "riding", "unicycle"), "bear")
    hands = sorted(spot(bear, hand)[0] for hand in ("near_hand", "held"))
    assert hands[1] - hands[0] > 0.4 * bear.height


def test_an_animal_without_legs_to_stand_on_rears_up() -> None:
    (dolphin,) = heroes(tied("dolphin", "riding", "bicycle"), "dolphin")
    assert abs(dolphin.tilt) == 40


@pytest.mark.parametrize("kind", ["on", "riding"])
def test_one_stands_on_a_skateboard(kind: str) -> None:
    scene = tied("dog", kind, "skateboard")  # type: ignore[arg-type]
    (dog,), (board,) = heroes(scene, "dog"), heroes(scene, "skateboard")
    assert attitude(dog.pose).stance == ("boarding" if kind == "riding" else "standing")
    assert dog.y == pytest.approx(spot(board, "top")[1], abs=3)


def test_a_surfboard_lies_under_its_rider() -> None:
    scene = tied("fox", "riding", "surfboard")
    (board,), (fox,) = heroes(scene, "surfboard"), heroes(scene, "fox")
    assert board.pose == "lying"
    assert box(board).width > 4 * box(board).height
    assert box(fox).bottom == pytest.approx(spot(board, "top")[1], abs=3)


def test_who_drives_a_car_is_seen_at_its_window() -> None:
    scene = tied("dog", "riding", "car")
    assert order(scene) == [("car", "whole"), ("dog", "whole")]
    (dog,), (car,) = heroes(scene, "dog"), heroes(scene, "car")
    assert dog.clip is not None
    assert box(car).top < spot(dog, "head")[1] < box(car).centre[1]


def test_two_share_a_boat_between_its_halves() -> None:
    scene = tied(Subject("knight", "knight", 2), "riding", "rowing_boat")
    assert order(scene) == [
        ("rowing_boat", "back"), ("knight", "whole"), ("knight", "whole"), ("rowing_boat", "front"),
    ]  # fmt: skip


def test_three_knights_have_three_horses() -> None:
    scene = tied(Subject("knight", "knight", 3), "riding", Subject("horse", "horse", 3))
    assert len(heroes(scene, "knight")) == len(heroes(scene, "horse")) == 3


def test_a_witch_flies_astride_her_broom() -> None:
    scene = tied("witch", "on", "broom")
    (witch,), (broom,) = heroes(scene, "witch"), heroes(scene, "broom")
    assert order(scene) == [("witch", "back"), ("broom", "whole"), ("witch", "front")]
    assert abs(broom.tilt) == pytest.approx(78, abs=12)
    assert box(witch).bottom < 0.8 * 1024
    assert not broom.shadow


def test_a_ridden_animal_is_on_its_feet() -> None:
    for seed in range(6):
        (lion,) = heroes(tied("king", "riding", "lion", seed), "lion")
        assert lion.pose in ("standing", "walking", "running")


def _drawn(prompt: str, seed: int = 1) -> Scene:
    return stage(read(prompt), replace(job(seed), prompt=prompt))


@pytest.mark.parametrize("pilot", ["bear", "girl", "dog"])
def test_who_flies_a_plane_looks_over_the_rim_of_its_cockpit(pilot: str) -> None:
    scene = tied(pilot, "riding", "airplane", 3)
    (craft,), (rider,) = heroes(scene, "light_aircraft")[:1], heroes(scene, pilot)
    rim, head = spot(craft, "cockpit"), spot(rider, "head")
    assert head[1] < rim[1]
    assert abs(head[0] - rim[0]) < 0.2 * box(craft).width
    assert rider.clip is not None


def test_a_jet_stays_one() -> None:
    assert heroes(_drawn("a dog flying a jetliner"), "airplane")


@pytest.mark.parametrize("seed", range(3))
def test_who_drives_a_submarine_is_at_its_window(seed: int) -> None:
    scene = _drawn("an octopus piloting a submarine", seed)
    (pilot,), (hull,) = heroes(scene, "octopus"), heroes(scene, "submarine")
    assert pilot.clip is not None
    assert box(hull).left < pilot.x < box(hull).right


def test_who_steers_a_ship_is_small_beside_it() -> None:
    scene = _drawn("a cat steering a pirate ship")
    (cat,), (ship,) = heroes(scene, "cat"), heroes(scene, "pirate_ship")
    assert cat.height < 0.35 * ship.height

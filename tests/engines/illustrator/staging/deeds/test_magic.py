"""Spells and fire."""

import math
from dataclasses import replace

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.record import foreseen
from limner.engines.illustrator.scene import Placed, Scene
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job
from tests.engines.illustrator.staging.ties.scenes import spot


def _drawn(prompt: str, seed: int = 1) -> Scene:
    return stage(read(prompt), replace(job(seed), prompt=prompt))


def _placed(scene: Scene, symbol: str) -> list[Placed]:
    return [n for n in scene.nodes if isinstance(n, Placed) and n.symbol == symbol]


@pytest.mark.parametrize("who", ["wizard", "girl", "fox"])
def test_who_casts_a_spell_has_light_before_the_hand(who: str) -> None:
    scene = _drawn(f"a {who} casting a spell")
    (mage,), lights = heroes(scene, who)[:1], _placed(scene, "magic_light")
    assert len(lights) == 1
    light = box(lights[0]).centre
    assert min(math.dist(light, spot(mage, hand)) for hand in ("held", "near_hand")) < 0.3 * mage.height


def test_a_wizard_has_one_staff() -> None:
    assert len(_placed(_drawn("a wizard casting a spell with his staff"), "staff")) == 1


@pytest.mark.parametrize("prompt", ["a dragon breathing fire over a village", "a fire breathing dragon"])
def test_fire_begins_at_the_mouth(prompt: str) -> None:
    scene = _drawn(prompt)
    (dragon,), (fire,) = heroes(scene, "dragon"), _placed(scene, "fire_breath")
    mouth, flames = spot(dragon, "mouth"), box(fire)
    near = min(abs(mouth[0] - flames.left), abs(mouth[0] - flames.right))
    assert near < 0.15 * dragon.height
    assert flames.top < mouth[1] < flames.bottom
    assert foreseen(read(prompt)).undrawn == ()


def test_a_cauldron_stands_on_its_own_fire() -> None:
    scene = _drawn("a witch stirring a cauldron in the woods")
    assert not _placed(scene, "oven")
    (witch,), (cauldron,) = heroes(scene, "witch")[:1], heroes(scene, "cauldron")[:1]
    assert box(cauldron).bottom == pytest.approx(box(witch).bottom, abs=0.06 * witch.height)


def test_who_reads_to_children_sits() -> None:
    scene = _drawn("a grandmother reading a bedtime story to two children")
    assert _placed(scene, "armchair")
    assert len(_placed(scene, "book")) == 1


def test_a_ridden_dragon_in_the_clouds_flies() -> None:
    (dragon,) = heroes(_drawn("a knight riding a dragon through the clouds"), "dragon")
    assert dragon.pose.startswith("flying")


def test_small_folk_sit_on_a_mushroom_as_high_as_a_stool() -> None:
    scene = _drawn("a gnome sitting on a mushroom")
    (gnome,), (cap,) = heroes(scene, "gnome")[:1], heroes(scene, "mushroom")[:1]
    assert box(cap).height > 0.5 * box(gnome).height


def test_a_dragon_reads_from_a_book_on_the_ground_to_children_who_sit() -> None:
    scene = _drawn("a dragon reading a book to two children")
    (book,), (dragon,) = _placed(scene, "book"), heroes(scene, "dragon")
    assert box(book).top > box(dragon).centre[1]
    assert all("resting" in child.pose for child in (*heroes(scene, "girl"), *heroes(scene, "boy")))


def test_who_steps_out_of_a_portal_is_before_it() -> None:
    scene = _drawn("a knight stepping out of a glowing portal")
    (knight,), (portal,) = heroes(scene, "knight")[:1], heroes(scene, "magic_portal")[:1]
    assert box(portal).left < box(knight).centre[0] < box(portal).right
    assert box(knight).height < box(portal).height


def test_two_sail_one_boat() -> None:
    scene = _drawn("a fox and a hedgehog sailing a paper boat")
    (boat,) = heroes(scene, "paper_boat")
    for name in ("fox", "hedgehog"):
        (sailor,) = heroes(scene, name)
        assert box(boat).left < box(sailor).centre[0] < box(boat).right

"""Things in hands."""

import pytest

from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.scene import Shape
from tests.engines.illustrator.staging.scenes import box, heroes
from tests.engines.illustrator.staging.ties.scenes import order, spot, tied


@pytest.mark.parametrize("seed", range(4))
def test_an_umbrella_is_over_the_head_and_behind_the_hand(seed: int) -> None:
    scene = tied("woman", "holding", "umbrella", seed)
    (woman,), (umbrella,) = heroes(scene, "woman"), heroes(scene, "umbrella")
    canopy = box(umbrella)
    assert canopy.top < box(woman).top
    assert canopy.left < spot(woman, "head")[0] < canopy.right
    assert canopy.left < spot(woman, "hand")[0] < canopy.right
    assert order(scene)[0] == ("umbrella", "whole")


@pytest.mark.parametrize("seed", range(4))
def test_balloons_hang_above_the_hand_on_strings(seed: int) -> None:
    scene = tied("girl", "holding", Subject("balloon", "balloon", 3), seed)
    (girl,), balloons = heroes(scene, "girl"), heroes(scene, "balloon")
    strings = [n for n in scene.nodes if isinstance(n, Shape) and n.name == "string"]
    assert len(strings) == len(balloons) == 3
    hand = spot(girl, "held")
    for string, balloon in zip(strings, balloons, strict=True):
        end = string.path.getPoint(string.path.countPoints() - 1)
        assert (end.x(), end.y()) == pytest.approx(hand, abs=2)
        assert balloon.y < hand[1]


@pytest.mark.parametrize(("item", "largest"), [("sword", 0.7), ("guitar", 0.8), ("book", 0.45), ("key", 0.65)])
def test_things_are_at_the_hand_or_the_body_at_a_size_to_be_held(item: str, largest: float) -> None:
    scene = tied("man", "holding", item)
    man, held = box(heroes(scene, "man")[0]), box(heroes(scene, item)[0])
    assert held.height < largest * man.height
    assert man.left - 0.3 * man.height < held.centre[0] < man.right + 0.3 * man.height


def test_a_book_is_between_chest_and_hands_and_a_sword_behind_the_hand() -> None:
    read = order(tied("nurse", "holding", "book"))
    assert read == [("nurse", "back"), ("book", "whole"), ("nurse", "front")]
    assert order(tied("knight", "holding", "sword"))[0][0] == "sword"


def test_a_mirrored_holder_keeps_the_thing_in_its_hand() -> None:
    for seed in range(6):
        scene = tied("man", "holding", "key", seed)
        (man,), (key,) = heroes(scene, "man"), heroes(scene, "key")
        assert box(key).grown(0.2 * man.height).overlaps(box(man))
        assert key.flip == man.flip


def test_a_bouquet_is_fanned_from_one_hand() -> None:
    scene = tied("woman", "holding", Subject("rose", "rose", 7))
    roses = heroes(scene, "rose")
    assert len({round(rose.tilt) for rose in roses}) == 7
    assert max(r.x for r in roses) - min(r.x for r in roses) < 0.5 * box(heroes(scene, "woman")[0]).height

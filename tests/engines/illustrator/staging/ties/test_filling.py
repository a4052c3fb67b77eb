"""What is inside vessels, boxes and cages."""

import pytest

from limner.engines.illustrator.reading.reading import Subject
from tests.engines.illustrator.staging.scenes import box, heroes
from tests.engines.illustrator.staging.ties.scenes import order, tied


@pytest.mark.parametrize(
    ("content", "vessel"), [("cat", "box"), ("dog", "basket"), ("teddy_bear", "bucket"), ("tulip", "vase")]
)
def test_contents_are_between_back_and_front_and_rise_above_the_rim(content: str, vessel: str) -> None:
    scene = tied(content, "inside", vessel)
    assert order(scene) == [(vessel, "back"), (content, "whole"), (vessel, "front")]
    inner, outer = box(heroes(scene, content)[0]), box(heroes(scene, vessel)[0])
    assert inner.top < outer.top + 0.2 * outer.height
    assert outer.top < inner.bottom <= outer.bottom
    assert outer.left - 0.1 * outer.width < inner.centre[0] < outer.right + 0.1 * outer.width


def test_a_box_is_opened_for_what_is_in_it() -> None:
    assert heroes(tied("cat", "inside", "box"), "box")[0].pose == "open"


def test_a_heap_keeps_its_number_and_empties_the_bowl() -> None:
    scene = tied(Subject("apple", "apple", 6), "inside", "bowl")
    assert len(heroes(scene, "apple")) == 6
    assert heroes(scene, "bowl")[0].colours


def test_fruit_as_such_is_several_kinds() -> None:
    scene = tied(Subject("fruit", "apple", 1, exact=False), "inside", "bowl")
    assert len({n.symbol for n in heroes(scene)} - {"bowl"}) >= 4


def test_a_parrot_is_whole_in_its_cage() -> None:
    scene = tied("parrot", "inside", "cage")
    parrot, cage = box(heroes(scene, "parrot")[0]), box(heroes(scene, "cage")[0])
    assert cage.top < parrot.top
    assert parrot.bottom <= cage.bottom


def test_a_rabbit_comes_out_of_a_hat() -> None:
    scene = tied("rabbit", "inside", "top_hat")
    assert order(scene) == [("rabbit", "whole"), ("top_hat", "whole")]
    rabbit, hat = box(heroes(scene, "rabbit")[0]), heroes(scene, "top_hat")[0]
    assert hat.tilt == 180.0, "it lies on its crown"
    assert rabbit.top < hat.y < rabbit.bottom, "its opening is up"

"""Thin things under what is on them."""

import pytest

from limner.engines.illustrator.atlas.names import own
from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.scene import Placed, Scene
from tests.engines.illustrator.staging.scenes import box, heroes
from tests.engines.illustrator.staging.ties.scenes import tied


def of(scene: Scene, name: str) -> list[Placed]:
    return [node for node in heroes(scene) if own(node.symbol) == name]


@pytest.mark.parametrize("thing", ["apple", "cup", "key", "cat"])
@pytest.mark.parametrize("carrier", ["book", "notebook", "newspaper", "towel", "cutting_board"])
def test_what_is_on_a_thin_thing_is_on_its_face(thing: str, carrier: str) -> None:
    scene = tied(thing, "on", carrier)
    upper, lower = box(of(scene, thing)[0]), box(of(scene, carrier)[0])
    assert lower.top < upper.bottom < lower.bottom
    assert lower.left < upper.centre[0] < lower.right
    assert lower.width > 1.6 * lower.height


@pytest.mark.parametrize("number", [2, 3, 5, 8])
def test_several_are_strewn_over_it_and_each_is_seen(number: int) -> None:
    scene = tied(Subject("seashells", "shell", number), "on", "towel")
    face = box(of(scene, "towel")[0])
    boxes = [box(node) for node in of(scene, "shell")]
    assert len(boxes) == number
    assert all(face.left < b.centre[0] < face.right and face.top < b.centre[1] < face.bottom for b in boxes)
    assert all(a.shared(b) < 0.6 * a.area for a in boxes for b in boxes if a is not b)


def test_a_book_on_a_chair_lies() -> None:
    scene = tied("book", "on", "chair")
    (book,) = of(scene, "book")
    assert box(book).width > 1.4 * box(book).height

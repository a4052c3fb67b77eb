"""Words on what stands in a scene."""

import pytest

from limner.drawing import geometry as g
from limner.engines.illustrator.scene import Placed, Shape, Words
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.brief import briefed
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.hours import even
from limner.engines.illustrator.staging.posters import boards
from limner.engines.illustrator.typesetting.contrast import LEAST, contrast
from tests.engines.illustrator.staging.scenes import job, reading

SIDE = 512


def easel(*symbols: str, flip: bool = False, seed: int = 1) -> Easel:
    """An empty place with these standing in a row."""
    dice = Dice(seed, "")
    asked = briefed(reading(), job(seed, size=(SIDE, SIDE)), [], frozenset(), dice)
    result = Easel(asked, even(), 0.6, dice.rng)
    for i, name in enumerate(symbols):
        x = SIDE * (i + 0.5) / len(symbols)
        result.add(Placed(name, x, 0.9 * SIDE, 0.6 * SIDE, "hero", importance=1.0, flip=flip))
    return result


def lines(drawn: Easel) -> list[Words]:
    return [node for node in drawn.nodes() if isinstance(node, Words)]


@pytest.mark.parametrize("flip", [False, True], ids=["right", "left"])
@pytest.mark.parametrize("name", ["signpost", "billboard", "mug", "t-shirt", "book", "box", "balloon", "television"])
def test_words_stand_on_the_thing_and_can_be_read(name: str, flip: bool) -> None:
    drawn = easel(name, flip=flip)
    assert boards.paint(drawn, reading(quoted=("Hello",)))
    symbol = find(name)
    assert symbol is not None
    left, top, right, bottom = symbol.figure().bounds
    k = 0.6 * SIDE / symbol.figure().height
    for line in lines(drawn):
        assert line.path is not None
        box = Box(*g.bounds(line.path))
        reach = 1.25 * max(abs(left), abs(right)) * k
        assert abs(box.centre[0] - SIDE / 2) < reach
        assert 0.9 * SIDE + top * k <= box.centre[1] <= 0.9 * SIDE + bottom * k
        board = [n for n in drawn.nodes() if isinstance(n, Shape) and n.name == "board"]
        under = board[0].paint.rgb if board else symbol.slots["body"].rgb  # type: ignore[union-attr]
        assert contrast(line.rgb, under) >= LEAST


def test_a_thing_that_bears_no_words_gets_none() -> None:
    drawn = easel("fox")
    assert not boards.paint(drawn, reading(quoted=("Hello",)))
    assert not boards.paint(easel("signpost"), reading(quoted=("  ",)))
    assert not lines(drawn)


def test_the_first_of_several_bears_them() -> None:
    drawn = easel("fox", "signpost", "mug")
    assert boards.paint(drawn, reading(quoted=("Keep", "out")))
    assert {line.text.upper() for line in lines(drawn)} <= {"KEEP", "OUT", "KEEP OUT"}
    middles = [(line.corners[0][0] + line.corners[1][0]) / 2 for line in lines(drawn)]
    assert all(SIDE / 3 < middle < 2 * SIDE / 3 for middle in middles)


@pytest.mark.parametrize("x", [0.1, 0.5, 0.9])
@pytest.mark.parametrize("text", ["Hi", "I would like a large pizza with everything on it, please"])
def test_a_speech_bubble_is_on_the_canvas_and_off_the_face(text: str, x: float) -> None:
    drawn = easel("cat")
    head = Box(x * SIDE - 40, 200, x * SIDE + 40, 280)
    drawn.heads, drawn.taken = [head], [Box(head.left, head.top, head.right, 480)]
    assert boards.paint(drawn, reading(prompt="a cat with a speech bubble", quoted=(text,)))
    (bubble,) = (n for n in drawn.nodes() if isinstance(n, Shape) and n.name == "speech bubble")
    whole = Box(*g.bounds(bubble.path))
    assert whole.left >= 0 <= whole.top
    assert whole.right <= SIDE >= whole.bottom
    for line in lines(drawn):
        assert line.path is not None
        box = Box(*g.bounds(line.path))
        assert box.shared(head) == 0
        assert all(bubble.path.contains(px, py) for px in (box.left, box.right) for py in (box.top, box.bottom))

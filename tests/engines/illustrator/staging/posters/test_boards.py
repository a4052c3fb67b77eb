"""Words on what stands in a scene."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from limner.drawing import geometry as g
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.record import record
from limner.engines.illustrator.scene import Node, Placed, Shape, Words
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.briefing import briefed
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.hours import even
from limner.engines.illustrator.staging.posters import boards
from limner.engines.illustrator.staging.script import Script, script
from limner.engines.illustrator.staging.stage import played
from limner.engines.illustrator.typesetting.contrast import LARGE, contrast
from tests.engines.illustrator.staging.scenes import box, heroes, job, reading

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
        where = Box(*g.bounds(line.path))
        reach = 1.25 * max(abs(left), abs(right)) * k
        assert abs(where.centre[0] - SIDE / 2) < reach
        assert 0.9 * SIDE + top * k <= where.centre[1] <= 0.9 * SIDE + bottom * k
        board = [n for n in drawn.nodes() if isinstance(n, Shape) and n.name == "board"]
        under = board[0].paint.rgb if board else symbol.slots["body"].rgb  # type: ignore[union-attr]
        assert contrast(line.rgb, under) >= LARGE


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


def drawn(prompt: str, seed: int = 1) -> Script:
    """The script of a prompt on a small canvas."""
    return script(read(prompt), replace(job(seed, size=(SIDE, SIDE)), prompt=prompt))


def bubbles(nodes: Sequence[Node]) -> list[Box]:
    return [Box(*g.bounds(n.path)) for n in nodes if isinstance(n, Shape) and n.name == "speech bubble"]


def written(nodes: Sequence[Node]) -> dict[str, Box]:
    return {n.text.lower(): Box(*g.bounds(n.path)) for n in nodes if isinstance(n, Words) and n.path is not None}


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(
    ("prompt", "symbol", "text"),
    [
        ('a bottle labelled "MILK"', "bottle", "milk"),
        ('a jar of honey with a label that reads "Honey"', "jar", "honey"),
        ('a red bus with "TOURS" written on the side', "bus", "tours"),
        ('a small boat named "Lucy" on a lake', "boat", "lucy"),
        ('a tombstone that says "RIP" at night', "tombstone", "rip"),
        ('a brick wall with graffiti that says "PEACE"', "brick_wall", "peace"),
        ("a pumpkin with the word BOO on it, and a mug", "pumpkin", "boo"),
        ('a mug beside a box labelled "TOYS"', "box", "toys"),
        ('a rocket with "NASA" written on it', "rocket", "nasa"),
    ],
)
def test_words_stand_on_what_is_named_before_them(prompt: str, symbol: str, text: str, seed: int) -> None:
    made = drawn(prompt, seed)
    scene = played(made)
    (bearer,) = heroes(scene, symbol)
    x, y = written(scene.nodes)[text].centre
    assert box(bearer).grown(1).holds(x, y)
    assert text.upper() not in {said.upper() for said in record(made, scene.nodes).undrawn}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_who_speaks_has_a_bubble_off_the_face(seed: int) -> None:
    scene = played(drawn('a pirate saying "Ahoy matey!"', seed))
    (balloon,) = bubbles(scene.nodes)
    assert {"ahoy", "matey!"} <= set(" ".join(written(scene.nodes)).split())
    (pirate,) = heroes(scene, "pirate")
    assert not balloon.holds(pirate.x, pirate.y - 0.86 * pirate.height)


def test_each_says_its_own() -> None:
    scene = played(drawn('a dog and a cat, the dog says "woof" and the cat says "meow"'))
    assert len(bubbles(scene.nodes)) == 2
    said = written(scene.nodes)
    for animal, text in (("dog", "woof"), ("cat", "meow")):
        nearest = min(("dog", "cat"), key=lambda name: abs(heroes(scene, name)[0].x - said[text].centre[0]))
        assert nearest == animal


def test_a_speech_bubble_keeps_who_is_beside_it() -> None:
    scene = played(drawn('a speech bubble that says "quack" next to a duck'))
    assert heroes(scene, "duck")
    assert bubbles(scene.nodes)


def test_a_shirt_that_speaks_is_written_on_and_seen_from_near() -> None:
    scene = played(drawn('a man wearing a t-shirt that says "HELLO"'))
    assert not bubbles(scene.nodes)
    line = written(scene.nodes)["hello"]
    assert line.height > 0.03 * SIDE
    (man,) = heroes(scene, "man")
    assert box(man).holds(*line.centre)


def test_a_classroom_keeps_its_board() -> None:
    scene = played(drawn('a chalkboard that says "Math is fun" in a classroom'))
    (board,) = (n for n in scene.nodes if isinstance(n, Placed) and n.symbol == "blackboard")
    whole = box(board)
    assert all(whole.holds(*line.centre) for line in written(scene.nodes).values())


def test_a_cafe_has_its_name_over_the_door() -> None:
    scene = played(drawn('a coffee shop called "Bean There"'))
    (shop,) = heroes(scene, "shop")
    assert all(box(shop).holds(*line.centre) for line in written(scene.nodes).values())


def test_each_of_several_signs_has_its_own_words() -> None:
    nodes = played(drawn('two signs, "YES" and "NO", in a park')).nodes
    yes, no = (written(nodes)[text].centre for text in ("yes", "no"))
    assert abs(yes[0] - no[0]) > 0.1 * SIDE


@pytest.mark.parametrize(
    "prompt", ['a cat holding a sign that says "FEED ME"', 'a letter that says "Dear Santa" on a desk']
)
def test_what_bears_words_is_large_enough_for_them(prompt: str) -> None:
    nodes = played(drawn(prompt)).nodes
    assert all(box.height > 0.02 * SIDE for box in written(nodes).values())
    assert "sign" not in [node.name for node in nodes if isinstance(node, Shape)]


def test_a_neon_sign_is_lit_in_its_scene() -> None:
    nodes = played(drawn('an ant carrying a neon sign that says "OPEN" at night')).nodes
    assert {"ant", "neon_sign"} <= {node.symbol for node in nodes if isinstance(node, Placed)}
    assert "neon glow" in [node.name for node in nodes if isinstance(node, Shape)]
    assert "open" in written(nodes)

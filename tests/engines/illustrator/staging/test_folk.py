"""Which person stands for a word."""

import pytest

from limner.drawing.colour import RGB, lch
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Placed, Scene
from limner.engines.illustrator.staging.folk import VARIANTS
from limner.engines.illustrator.staging.stage import stage
from limner.engines.jobs import GenerateJob


def staged(prompt: str, seed: int = 1) -> Scene:
    return stage(read(prompt), GenerateJob("svcv4_1", prompt, 256, 256, vector=False, seed=seed))


def people(prompt: str, seed: int = 1) -> list[Placed]:
    return [node for node in staged(prompt, seed).nodes if isinstance(node, Placed) and node.importance > 0]


def hue(rgb: RGB) -> float:
    return lch(rgb)[2]


def test_another_seed_brings_somebody_else() -> None:
    for word, symbols in VARIANTS.items():
        seen = {people(f"a {word}", seed)[0].symbol for seed in range(len(symbols))}
        assert seen == set(symbols)


def test_the_same_seed_brings_the_same_person() -> None:
    assert people("a woman", 7) == people("a woman", 7)


@pytest.mark.parametrize(
    ("prompt", "symbol"),
    [
        ("a man with a beard", "bearded_man"),
        ("an old man with a long white beard", "old_bearded_man"),
        ("an old woman", "grandmother"),
        ("a girl with curly hair", "curly_haired_girl"),
        ("a woman with a ponytail", "woman_with_a_ponytail"),
        ("a stout woman", "stout_woman"),
    ],
)
def test_who_is_described_is_drawn(prompt: str, symbol: str) -> None:
    assert {people(prompt, seed)[0].symbol for seed in range(4)} == {symbol}


def test_hair_and_skin_take_the_colours_that_are_named() -> None:
    (redhead,) = people("a girl with red hair")
    assert hue(redhead.colours["hair"]) == pytest.approx(hue((181, 74, 38)), abs=0.3)
    (dark,) = people("a dark-skinned boy")
    assert max(dark.colours["skin"]) < 150
    assert people("a dark-skinned boy", 2)[0].colours["skin"] == dark.colours["skin"]


def test_a_blonde_woman_in_a_red_coat_is_not_dressed_in_blonde() -> None:
    (woman, *_) = people("a blonde woman")
    assert "shirt" not in woman.colours or lch(woman.colours["shirt"])[2] != lch(woman.colours["hair"])[2]


def test_six_of_a_kind_are_no_twins() -> None:
    six = people("six women")
    assert len(six) == 6
    assert len({(one.symbol, one.colours.get("shirt"), one.colours.get("hair")) for one in six}) == 6


def test_a_mood_is_in_the_face_and_moves_nothing() -> None:
    (sad,), (plain,) = people("a sad king"), people("a king")
    assert sad.pose.endswith("/sad")
    assert "/" not in plain.pose


@pytest.mark.parametrize("prompt", ["a redhead", "a redheaded woman", "a redhead in a park"])
def test_a_redhead_has_red_hair(prompt: str) -> None:
    (woman,) = [one for one in people(prompt) if one.importance > 0.5]
    red, green, blue = dict(woman.colours)["hair"]
    assert red > 1.6 * green > 1.6 * blue

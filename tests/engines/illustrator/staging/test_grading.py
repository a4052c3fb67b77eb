import math

import pytest

from limner.drawing.colour import RGB, lab, lch, parse
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Placed, Scene
from limner.engines.illustrator.staging import grading
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.grading import GRADES, led
from limner.engines.illustrator.staging.stage import stage
from limner.engines.jobs import Color, Controls, GenerateJob

PALETTES = {grade for grades in (*GRADES.values(), grading.INDOORS) for grade in grades}
LOUD = [parse(code) for code in ("#ff2020", "#20c020", "#2040ff", "#ffd800", "#c020c0")]


def scene(prompt: str, seed: int = 1, controls: Controls | None = None, look: str = "") -> Scene:
    job = GenerateJob("svcv4_1", prompt, 256, 256, False, seed, look=look, controls=controls or Controls())
    return stage(read(prompt), job)


def hero(prompt: str, symbol: str, seed: int = 1) -> Placed:
    return next(n for n in scene(prompt, seed).nodes if isinstance(n, Placed) and n.symbol == symbol)


def gap(rgb: RGB, grade: grading.Grade) -> float:
    hue = lch(rgb)[2]
    return min(abs(math.remainder(math.radians(other) - hue, math.tau)) for other in grade.hues)


@pytest.mark.parametrize("rgb", LOUD)
def test_a_loud_colour_comes_nearer_to_the_palette_and_calmer_and_keeps_its_lightness(rgb: RGB) -> None:
    for grade in PALETTES:
        other = led(rgb, grade, 0.8)
        assert gap(other, grade) <= gap(rgb, grade) + 0.04
        assert lch(other)[1] < lch(rgb)[1]
        assert abs(lab(other)[0] - lab(rgb)[0]) < 0.02


def test_a_colour_turns_no_further_than_its_share_lets_it() -> None:
    for grade in PALETTES:
        for rgb in LOUD:
            turned = abs(math.remainder(lch(led(rgb, grade, 0.34))[2] - lch(rgb)[2], math.tau))
            assert turned < math.radians(14)


def test_what_the_words_colour_stays_exactly() -> None:
    for seed in range(6):
        assert parse("#d8342b") in hero("a red car in a street", "car", seed).colours.values()


def test_seeds_lead_the_same_things_into_unlike_palettes() -> None:
    coats = {tuple(sorted(hero("a car in a street by day", "car", seed).colours.items())) for seed in range(8)}
    assert len(coats) > 2


def test_neither_controls_nor_other_looks_nor_a_ground_that_was_asked_for_are_led(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[object] = []

    def led(node: object, *_: object) -> object:
        seen.append(node)
        return node

    monkeypatch.setattr(grading, "_node", led)
    scene("a fox in a meadow", controls=Controls(colors=(Color((200, 30, 60)), Color((20, 40, 90)))))
    scene("a fox in a meadow", controls=Controls(background_color=(10, 200, 90)))
    scene("a fox in a meadow", look="line_art")
    assert not seen
    scene("a fox in a meadow")
    assert seen


def test_lamps_and_fires_keep_their_light() -> None:
    symbol = find("campfire")
    assert symbol is not None
    lights = {name for name, slot in symbol.slots.items() if slot.role == "light"}
    assert lights
    assert not lights & set(hero("a campfire by a lake at night", "campfire").colours)

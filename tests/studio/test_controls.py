"""Colours, controls and words to place."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.engines import jobs
from limner.kit.errors import InvalidRequest
from limner.studio.controls import Color, Controls, Word
from limner.studio.fields import read

RED = {"rgb": [255, 0, 0]}
UNIT = [[0, 0], [1, 0], [1, 1], [0, 1]]


def refusal(cls: type[Controls | Color | Word], **fields: Any) -> InvalidRequest:
    with pytest.raises(InvalidRequest) as caught:
        read(cls, fields)
    return caught.value


@pytest.mark.parametrize("rgb", [[256, 0, 0], [-1, 0, 0], [0, 0], [0, 0, 0, 0], [], [10**400, 0, 0]])
def test_a_colour_is_three_numbers_from_0_to_255(rgb: list[int]) -> None:
    error = refusal(Color, rgb=rgb)
    assert (error.code, error.param) == ("invalid_color", "rgb")
    assert error.message.endswith("it must be three whole numbers from 0 to 255.")


@pytest.mark.parametrize("rgb", ["255,0,0", "#ff0000", {"r": 1}, [0, 0, True], [0, 0, "1"], [0, 0, 0.5], 5])
def test_a_colour_of_another_form_has_the_wrong_type(rgb: object) -> None:
    assert refusal(Color, rgb=rgb).code == "invalid_type"


def test_a_colour_needs_its_numbers() -> None:
    assert refusal(Controls, colors=[RED, {}]).message == "colors[1].rgb is required."


@pytest.mark.parametrize("weight", [-0.1, 1.1, 2])
def test_a_weight_is_a_share(weight: float) -> None:
    assert refusal(Color, rgb=[0, 0, 0], weight=weight).code == "invalid_color"


def test_there_are_at_most_ten_colours() -> None:
    assert len(read(Controls, {"colors": [RED] * 10}).resolved().colors) == 10
    assert refusal(Controls, colors=[RED] * 11).message == "colors has 11 items; it takes 0 to 10."


@pytest.mark.parametrize("weights", [[0.1] * 10, [1.0], [0.7, 0.2, 0.1], [0.0, 0.0], [1 / 3] * 3])
def test_weights_may_add_up_to_one(weights: list[float]) -> None:
    controls = read(Controls, {"colors": [RED | {"weight": weight} for weight in weights]}).resolved()
    assert [color.weight for color in controls.colors] == weights


@pytest.mark.parametrize("weights", [[0.5, 0.51], [1.0, 0.01], [0.5, 0.500002]])
def test_weights_may_not_exceed_one(weights: list[float]) -> None:
    error = refusal(Controls, colors=[RED | {"weight": weight} for weight in weights])
    assert (error.code, error.param) == ("invalid_color", "controls.colors")
    assert "may not exceed 1.0" in error.message


def test_all_colours_have_a_weight_or_none_has() -> None:
    error = refusal(Controls, colors=[RED | {"weight": 0.5}, RED])
    assert error.message.startswith("controls.colors has a weight for 1 of 2 colors; ")


def test_a_background_may_have_a_weight_which_has_no_effect() -> None:
    resolved = read(Controls, {"colors": [RED], "background_color": {"rgb": [0, 0, 9], "weight": 1.0}}).resolved()
    assert resolved == jobs.Controls((jobs.Color((255, 0, 0)),), (0, 0, 9))


def test_controls_that_are_not_given_are_left_to_the_engine() -> None:
    assert read(Controls, {}).resolved() == jobs.Controls()
    assert read(Controls, {"prompt_to_image": {}, "colors": None}).resolved() == jobs.Controls()


@pytest.mark.parametrize("level", [-1, 6])
def test_the_artistic_level_is_0_to_5(level: int) -> None:
    assert refusal(Controls, artistic_level=level).code == "invalid_value"


def test_the_simple_controls_reach_the_engine() -> None:
    resolved = read(Controls, {"artistic_level": 0, "no_text": True}).resolved()
    assert (resolved.artistic_level, resolved.no_text) == (0, True)


@pytest.mark.parametrize("text", ["HELLO", "A&B", "ΑΒΕ", "ІАВ", "ẞ", "50%"])
def test_a_word_of_supported_characters_is_taken(text: str) -> None:
    assert read(Word, {"text": text, "bbox": UNIT}).resolved().text == text


@pytest.mark.parametrize("text", ["", " ", "TWO WORDS", "A\tB", "A\u00a0B", "A" * 101])
def test_a_word_is_one_word(text: str) -> None:
    error = refusal(Word, text=text, bbox=UNIT)
    assert (error.code, error.param) == ("invalid_text_layout", "text")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("HELLo", '"o" (U+006F) is not supported, "O" is.'),
        ("A=B", '"=" (U+003D) is not supported; '),
        ("😀", "U+1F600"),
    ],
)
def test_an_unsupported_character_is_named(text: str, said: str) -> None:
    error = refusal(Word, text=text, bbox=UNIT)
    assert error.code == "invalid_text_layout"
    assert said in error.message


@pytest.mark.parametrize("bbox", [UNIT[:3], [*UNIT, [0, 0]], [[0, 0, 0]] * 4, [[0], [0], [0], [0]], [[0, 0]] * 4])
def test_a_box_is_four_points_of_two(bbox: object) -> None:
    assert refusal(Word, text="A", bbox=bbox).code == "invalid_text_layout"


@pytest.mark.parametrize("point", [[0, 101], [-101, 0], [1e200, 0]])
def test_a_point_lies_within_reach(point: list[float]) -> None:
    error = refusal(Word, text="A", bbox=[point, *UNIT[1:]])
    assert "from -100 to 100" in error.message


@pytest.mark.parametrize("point", [[float("nan"), 0], [float("inf"), 0], ["0", 0], [True, 0], "00", {}])
def test_a_point_is_two_finite_numbers(point: object) -> None:
    assert refusal(Word, text="A", bbox=[point, *UNIT[1:]]).code == "invalid_type"


def test_a_box_may_reach_out_of_the_picture() -> None:
    corners = ((-0.5, -0.25), (1.5, 0), (1, 1.25), (0, 1))
    assert read(Word, {"text": "A", "bbox": corners}).resolved().corners == corners


@pytest.mark.parametrize(
    "bbox", [[[0, 0], [0.5, 0.5], [1, 1], [0, 1]], [[0, 0], [1, 0], [1, 0], [0, 1]], [[0, 0], [1, 0], [2, 0], [3, 0]]]
)
def test_three_points_on_a_line_are_no_quadrilateral(bbox: object) -> None:
    assert refusal(Word, text="A", bbox=bbox).message.endswith("the four must form a quadrilateral.")


@given(st.lists(st.lists(st.floats(-100, 100), min_size=2, max_size=2), min_size=4, max_size=4))
def test_any_four_points_make_a_word_or_a_refusal(bbox: list[list[float]]) -> None:
    try:
        corners = read(Word, {"text": "A", "bbox": bbox}).resolved().corners
    except InvalidRequest as error:
        assert error.code == "invalid_text_layout"  # noqa: PT017  either outcome is right
    else:
        assert [list(corner) for corner in corners] == bbox

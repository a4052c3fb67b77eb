"""Forms give the values that JSON would, in every spelling that clients use."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel

from limner.api.form import assemble
from limner.api.multipart import InvalidMultipart
from limner.api.shape import shape_of

Fields = list[tuple[str, str]]
Point = tuple[float, float]


class Paint(BaseModel):
    rgb: tuple[int, int, int]
    weight: float | None = None


class Dials(BaseModel):
    colors: list[Paint] | None = None
    background_color: Paint | None = None
    level: int | None = None


class Word(BaseModel):
    text: str
    bbox: tuple[Point, Point, Point, Point]


class Order(BaseModel):
    prompt: str
    size: str | None = None
    weights: list[float] | None = None
    urls: list[str] = []
    palette: list[tuple[int, int, int]] | None = None
    layout: list[Word] | None = None
    controls: Dials = Dials()
    pages: list[list[str]] | None = None


ORDER = shape_of(Order)


def repeated(name: str, *values: object) -> Fields:
    return [(name, str(value)) for value in values]


RED, BLUE = {"rgb": ["255", "0", "0"], "weight": "0.5"}, {"rgb": ["0", "0", "255"], "weight": "0.25"}
SQUARE = [["0", "0"], ["1", "0"], ["1", "1"], ["0", "1"]]
CORNERS = (0, 0, 1, 0, 1, 1, 0, 1)


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        pytest.param([("prompt", "a cat"), ("size", "1:1")], {"prompt": "a cat", "size": "1:1"}, id="plain"),
        pytest.param([("prompt[]", "a cat")], {"prompt": "a cat"}, id="brackets equal none"),
        pytest.param([("prompt", ""), ("size", "")], {"prompt": ""}, id="empty means absent, unless required"),
        pytest.param([("user", "u"), ("a[b", "c"), ("[]", ""), ("", "")], {}, id="unknown names are passed over"),
        pytest.param(repeated("weights", 1, 2), {"weights": ["1", "2"]}, id="repeated"),
        pytest.param(repeated("weights[]", 1, 2), {"weights": ["1", "2"]}, id="repeated with brackets"),
        pytest.param(
            [*repeated("weights", 1), *repeated("weights[]", 2)], {"weights": ["1", "2"]}, id="repeated both ways"
        ),
        pytest.param(repeated("weights", 1), {"weights": ["1"]}, id="a list of one"),
        pytest.param(repeated("weights", "[1, 2]"), {"weights": [1, 2]}, id="a list as JSON"),
        pytest.param(
            [("weights[10]", "b"), ("weights[9]", "a")], {"weights": ["a", "b"]}, id="indices count, order not"
        ),
        pytest.param(repeated("palette[][]", *range(6)), {"palette": [["0", "1", "2"], ["3", "4", "5"]]}, id="triples"),
        pytest.param(
            repeated("palette[]", "[1, 2, 3]", "[4, 5, 6]"), {"palette": [[1, 2, 3], [4, 5, 6]]}, id="JSON triples"
        ),
        pytest.param(
            [("controls", '{"colors": [{"rgb": [1, 2, 3]}], "level": null}')],
            {"controls": {"colors": [{"rgb": [1, 2, 3]}], "level": None}},
            id="an object as JSON",
        ),
        pytest.param(
            [
                *repeated("controls[colors][][rgb][]", 255, 0, 0, 0, 0, 255),
                *repeated("controls[colors][][weight]", 0.5, 0.25),
                ("controls[level]", "3"),
            ],
            {"controls": {"colors": [RED, BLUE], "level": "3"}},
            id="colours column by column",
        ),
        pytest.param(
            [
                *repeated("controls[colors][][rgb][]", 255, 0, 0),
                *repeated("controls[colors][][weight]", 0.5),
                *repeated("controls[colors][][rgb][]", 0, 0, 255),
                *repeated("controls[colors][][weight]", 0.25),
            ],
            {"controls": {"colors": [RED, BLUE]}},
            id="colours one after the other",
        ),
        pytest.param(
            [
                *((f"controls[colors][0][rgb][{i}]", text) for i, text in enumerate(RED["rgb"])),
                *repeated("controls[colors][1][rgb][]", *BLUE["rgb"]),
                ("controls[colors][1][weight]", "0.25"),
                ("controls[colors][0][weight]", "0.5"),
            ],
            {"controls": {"colors": [RED, BLUE]}},
            id="colours with indices",
        ),
        pytest.param(
            repeated("controls[background_color][rgb][]", 1, 2, 3),
            {"controls": {"background_color": {"rgb": ["1", "2", "3"]}}},
            id="an object in an object",
        ),
        pytest.param(
            [("controls[colors]", '[{"rgb": [1, 2, 3]}]'), ("controls[level]", "")],
            {"controls": {"colors": [{"rgb": [1, 2, 3]}]}},
            id="JSON inside brackets",
        ),
        pytest.param(
            [*repeated("layout[][text]", "HI", "YOU"), *repeated("layout[][bbox][][]", *CORNERS, *CORNERS)],
            {"layout": [{"text": "HI", "bbox": SQUARE}, {"text": "YOU", "bbox": SQUARE}]},
            id="words without indices",
        ),
        pytest.param(
            [
                ("layout[0][text]", "HI"),
                *((f"layout[0][bbox][{i // 2}][{i % 2}]", str(v)) for i, v in enumerate(CORNERS)),
            ],
            {"layout": [{"text": "HI", "bbox": SQUARE}]},
            id="words with indices",
        ),
        pytest.param(
            repeated("layout[]", '{"text": "HI", "bbox": []}'),
            {"layout": [{"text": "HI", "bbox": []}]},
            id="words as JSON",
        ),
        pytest.param(
            [*repeated("layout[][text]", "HI"), *repeated("layout[][font]", "a", "b")],
            {"layout": [{"text": "HI"}]},
            id="unknown names inside are passed over",
        ),
    ],
)
def test_spellings(fields: Fields, expected: dict[str, Any]) -> None:
    assert assemble(fields, ORDER) == expected


@pytest.mark.parametrize(
    ("fields", "param", "said"),
    [
        pytest.param(repeated("prompt", "a", "b"), "prompt", "is sent 2 times", id="a value twice"),
        pytest.param([("prompt", "a"), ("prompt[]", "b")], "prompt", "exclude each other", id="a value in two ways"),
        pytest.param([("prompt[x]", "a")], "prompt", "exclude each other", id="a value as an object"),
        pytest.param([("controls", "{}"), ("controls[level]", "1")], "controls", "exclude", id="an object in two ways"),
        pytest.param([("controls", "{")], "controls", "has to be JSON", id="broken JSON"),
        pytest.param([("controls", "red")], "controls", "has to be JSON", id="no JSON"),
        pytest.param([("weights[first]", "1")], "weights", "weights[] or weights[0]", id="a list with names"),
        pytest.param([("weights[0]", "1"), ("weights[]", "1")], "weights", "weights[] or weights[0]", id="mixed"),
        pytest.param(repeated("palette[][]", 1, 2, 3, 4), "palette", "4 of palette[][]", id="not a whole triple"),
        pytest.param(repeated("weights[][x]", "a"), "weights[0]", "exclude each other", id="a list of names"),
        pytest.param(repeated("weights" + "[]" * 2000, "a"), "weights[0]", "exclude", id="a list too deep"),
        pytest.param(repeated("pages[][]", "a"), "pages", "lists of any length", id="lists in lists"),
        pytest.param(
            [*repeated("controls[colors][][rgb][]", *range(6)), *repeated("controls[colors][][weight]", 1)],
            "controls.colors",
            "6 of controls.colors[][rgb][] and 1 of controls.colors[][weight]",
            id="columns of different length",
        ),
        pytest.param(repeated("controls[level]", 1, 2), "controls.level", "is sent 2 times", id="a value inside twice"),
    ],
)
def test_what_cannot_be_put_together_names_the_field(fields: Fields, param: str, said: str) -> None:
    with pytest.raises(InvalidMultipart) as caught:
        assemble(fields, ORDER)
    assert (caught.value.param, caught.value.code) == (param, "invalid_multipart")
    assert said in caught.value.message


byte = st.integers(0, 255).map(str)
share = st.integers(0, 100).map(str)
names = st.sampled_from(["prompt", "size", "weights", "urls", "palette", "layout", "controls", "colors", "0", "1", ""])


@given(st.lists(st.tuples(byte, byte, byte), min_size=1, max_size=10), st.data())
def test_colours_come_out_the_same_with_and_without_indices(
    colours: list[tuple[str, ...]], data: st.DataObject
) -> None:
    weights = data.draw(st.none() | st.lists(share, min_size=len(colours), max_size=len(colours)))
    listed = [("controls[colors][][rgb][]", part) for colour in colours for part in colour]
    listed += [("controls[colors][][weight]", weight) for weight in weights or ()]
    numbered = [
        (f"controls[colors][{row}][rgb][{column}]", part)
        for row, colour in enumerate(colours)
        for column, part in enumerate(colour)
    ]
    numbered += [(f"controls[colors][{row}][weight]", weight) for row, weight in enumerate(weights or ())]
    shuffled = data.draw(st.permutations(numbered))
    assert assemble(listed, ORDER) == assemble(shuffled, ORDER)
    expected = [list(colour) for colour in colours]
    assert [colour["rgb"] for colour in assemble(listed, ORDER)["controls"]["colors"]] == expected


@given(st.lists(st.tuples(st.lists(names, min_size=1, max_size=4), st.text()), max_size=6))
def test_any_form_is_read_or_refused(fields: list[tuple[list[str], str]]) -> None:
    spelt = [(path[0] + "".join(f"[{step}]" for step in path[1:]), text) for path, text in fields]
    try:
        values = assemble(spelt, ORDER)
    except InvalidMultipart:
        return
    assert values.keys() <= Order.model_fields.keys()

"""How messages quote values."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.studio.messages import listed, shown

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters()),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("a cat", '"a cat"'),
        ('say "hi"\n', '"say \\"hi\\"\\n"'),
        ("\ud800", '"\\ud800"'),
        (None, "null"),
        (True, "true"),
        (7, "7"),
        (0.5, "0.5"),
        (float("nan"), "NaN"),
        (10**31, "a number of more than 30 digits"),
        ([1, "a"], '[1, "a"]'),
        ([1, 2, 3, 4, 5], "a list of 5"),
        ([[[1]]], "[[a list of 1]]"),
        ({"a": 1}, "an object"),
        (b"a", "an object"),
    ],
)
def test_a_value_is_quoted_as_json(value: object, text: str) -> None:
    assert shown(value) == text


@given(VALUES)
def test_any_value_is_quoted_in_few_characters_that_can_be_sent(value: object) -> None:
    text = shown(value)
    assert len(text) <= 81
    text.encode()


def test_names_are_listed() -> None:
    assert listed(["a", "b"]) == "`a`, `b`"

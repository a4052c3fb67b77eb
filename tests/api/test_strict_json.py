"""JSON means one thing or is refused."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.api.strict_json import MAX_DEPTH, MAX_DIGITS, MAX_MARKS, InvalidJson, parse

values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**30), 10**30)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


@given(values)
def test_what_json_writes_is_read_back(value: Any) -> None:
    assert parse(json.dumps(value)) == value
    assert parse(json.dumps(value, ensure_ascii=False).encode()) == value


@given(st.binary() | st.text(alphabet='{}[]":,0123456789.eE-+ \\untrfasl').map(str.encode))
def test_any_bytes_are_json_or_refused(raw: bytes) -> None:
    try:
        json.dumps(parse(raw), allow_nan=False).encode()
    except InvalidJson as error:
        error.message.encode()


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        pytest.param(b"", "Expecting value at line 1 column 1", id="nothing"),
        pytest.param(b"{", "line 1 column 2", id="cut off"),
        pytest.param(b'{"a": 1} x', "Extra data", id="more after it"),
        pytest.param(b'{"n": NaN}', "NaN is not JSON", id="not a number"),
        pytest.param(b"[-Infinity]", "-Infinity is not JSON", id="infinity"),
        pytest.param(b"1e999", "1e999 is too large", id="infinite by size"),
        pytest.param(b"9" * 5000, "5000 characters is too long", id="a number beyond Python's own limit"),
        pytest.param(b"0." + b"1" * MAX_DIGITS, "is too long", id="a long fraction"),
        pytest.param(b'{"a": 1, "b": 2, "a": 3}', "'a' is given more than once", id="a key twice"),
        pytest.param(b'{"\\ud800": 1, "\\ud800": 2}', "is given more than once", id="half a character twice"),
        pytest.param(b'"\\ud83d"', "one half of a surrogate pair", id="a lone surrogate"),
        pytest.param(b'{"\\udfff": 1}', "one half of a surrogate pair", id="a lone surrogate as key"),
        pytest.param(b'"\xff"', "position 1", id="not UTF-8"),
        pytest.param('"é"'.encode("utf-16"), "has to be UTF-8", id="UTF-16"),
        pytest.param(b"[" * 20_000, "nested too deeply", id="deeper than the parser's stack"),
        pytest.param(b"[" + b"[]," * MAX_MARKS + b"0]", "too many values", id="lists without end"),
        pytest.param(b"[" + b"0," * (MAX_MARKS + 1) + b"0]", "too many values", id="numbers without end"),
        pytest.param(b"[" * (MAX_DEPTH + 1) + b"]" * (MAX_DEPTH + 1), "nested too deeply", id="one level too deep"),
    ],
)
def test_what_others_could_read_differently_is_refused(raw: bytes, said: str) -> None:
    with pytest.raises(InvalidJson) as caught:
        parse(raw)
    assert said in caught.value.message
    assert caught.value.code == "invalid_json"
    json.dumps([caught.value.message, caught.value.param]).encode()


def test_a_key_given_twice_is_named() -> None:
    with pytest.raises(InvalidJson) as caught:
        parse(b'{"prompt": "a", "prompt": "b"}')
    assert caught.value.param == "prompt"


def test_prompts_of_commas_are_no_values() -> None:
    assert parse(json.dumps({"prompt": "," * 10_000, "negative_prompt": "[" * 10_000}))


def test_as_deep_as_allowed() -> None:
    parse(b"[" * MAX_DEPTH + b"]" * MAX_DEPTH)


def test_a_byte_order_mark_is_passed_over() -> None:
    assert parse(b'\xef\xbb\xbf{"a": 1}') == {"a": 1}

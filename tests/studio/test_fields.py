"""The types of request fields, in both encodings."""

import time
from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.kit.errors import InvalidRequest
from limner.studio.fields import (
    Compat,
    Count,
    Encoding,
    Fields,
    Flag,
    Identifier,
    Prompt,
    Prose,
    Seed,
    StyleMatch,
    Text,
    between,
    many,
    read,
)

QUICK = 1.0
"""Seconds of computing in which nobody walks through 40 million characters in Python; it takes a tenth of them."""


class Inner(Fields):
    share: Annotated[float, between("invalid_color", 0.0, 1.0)] | None = None


class Order(Fields):
    """One field of each type."""

    prompt: Prompt
    n: Count = 1
    seed: Seed | None = None
    text: Text | None = None
    prose: Prose | None = None
    flag: Flag | None = None
    style: Identifier | None = None
    match: StyleMatch | None = None
    inner: Inner | None = None
    parts: Annotated[list[Inner], many("invalid_value", 1, 2)] | None = None


def order(encoding: Encoding = "json", compat: Compat = "strict", /, **fields: Any) -> Order:
    return read(Order, {"prompt": "a cat", **fields}, encoding=encoding, compat=compat)


def refusal(encoding: Encoding = "json", compat: Compat = "strict", /, **fields: Any) -> InvalidRequest:
    with pytest.raises(InvalidRequest) as caught:
        order(encoding, compat, **fields)
    return caught.value


@pytest.mark.parametrize("value", [3, 3.0])
def test_a_whole_number_may_be_written_as_json_schema_allows(value: object) -> None:
    assert order(n=value).n == 3


@pytest.mark.parametrize("value", [True, "3", 2.5, float("nan"), float("inf"), [], {}])
def test_what_is_no_whole_number_has_the_wrong_type(value: object) -> None:
    error = refusal(n=value)
    assert (error.code, error.param) == ("invalid_type", "n")
    assert error.message.endswith("; it must be a whole number.")


@pytest.mark.parametrize("value", ["3", " 3 ", "3.0", "+3", 3])
def test_a_form_writes_numbers_as_text(value: object) -> None:
    assert order("multipart", n=value).n == 3


@pytest.mark.parametrize("value", ["three", "3_0", "３", "0x3", "3.5", "1e0", "NaN", "9" * 40])
def test_a_form_writes_numbers_in_digits(value: str) -> None:
    assert refusal("multipart", n=value).code == "invalid_type"


def test_only_a_lenient_service_takes_numbers_as_strings_in_json() -> None:
    assert order("json", "lenient", n="3", inner={"share": "0.5"}).n == 3
    assert refusal("json", "strict", n="3").code == "invalid_type"


@pytest.mark.parametrize("value", [0, 7, -1, 10**400])
def test_a_number_out_of_range_is_named_with_the_range(value: int) -> None:
    error = refusal(n=value)
    assert (error.code, error.param) == ("invalid_n", "n")
    assert "it must be a whole number from 1 to 6" in error.message


def test_seeds_have_32_bits() -> None:
    assert order(seed=2**32 - 1).seed == 2**32 - 1
    assert refusal(seed=2**32).code == "invalid_seed"
    assert refusal(seed=-1).code == "invalid_seed"


@pytest.mark.parametrize("value", ["x", True, float("inf"), float("nan"), 10**400, [0.5]])
def test_what_is_no_finite_number_has_the_wrong_type(value: object) -> None:
    error = refusal(inner={"share": value})
    assert (error.code, error.param) == ("invalid_type", "inner.share")


@pytest.mark.parametrize("value", ["0.5", ".5", "5e-1", "0.50 "])
def test_a_form_writes_fractions_as_text(value: str) -> None:
    inner = order("multipart", inner={"share": value}).inner
    assert inner is not None
    assert inner.share == 0.5


@pytest.mark.parametrize("value", ["nan", "inf", "1e999", "0x1p0", "½"])
def test_a_form_writes_finite_numbers(value: str) -> None:
    assert refusal("multipart", inner={"share": value}).code == "invalid_type"


@pytest.mark.parametrize(
    ("value", "flag"), [("true", True), ("True", True), ("1", True), ("false", False), ("0", False)]
)
def test_a_form_writes_flags_as_text(value: str, flag: bool) -> None:
    assert order("multipart", flag=value).flag is flag
    assert refusal("json", flag=value).code == "invalid_type"


@pytest.mark.parametrize("value", [1, 0, "yes", [], "tru"])
def test_a_flag_is_nothing_but_true_or_false(value: object) -> None:
    assert refusal("multipart", flag=value).message.endswith("it must be true or false.")


@pytest.mark.parametrize("value", [5, True, ["a"], {"a": 1}])
def test_text_is_a_string(value: object) -> None:
    assert refusal(text=value).code == "invalid_type"
    assert refusal(prompt=value).code == "invalid_type"


@pytest.mark.parametrize("field", ["prompt", "text", "prose", "style", "match"])
@pytest.mark.parametrize("value", ["\ud800", "a \udfff b"])
def test_a_lone_surrogate_is_refused_everywhere(field: str, value: str) -> None:
    error = refusal(**{field: value})
    assert (error.code, error.param) == ("invalid_value", field)
    error.message.encode()


@pytest.mark.parametrize("field", ["prompt", "prose"])
def test_prose_longer_than_any_model_takes_is_refused_unread(field: str) -> None:
    start = time.process_time()
    error = refusal(**{field: "a\x00" * 20_000_000})
    assert (error.code, error.param) == ("prompt_too_long", field)
    assert "40,000,000 characters; no model takes more than 10,000." in error.message
    assert time.process_time() - start < QUICK


def test_long_text_is_taken_without_a_walk_through_it() -> None:
    text = "data:image/png;base64," + "A" * 80_000_000
    start = time.process_time()
    assert order(text=text).text == text
    assert time.process_time() - start < QUICK


def test_control_characters_in_prose_become_spaces() -> None:
    assert order(prompt="a\x00cat\x1b[0m\tsat\non\r\x7f\x85it\uffff").prompt == "a cat [0m\tsat\non\r  it "


@pytest.mark.parametrize("value", ["", " ", "\n\t", "\x00", "\u3000"])
def test_an_empty_prompt_is_refused(value: str) -> None:
    for encoding in ("json", "multipart"):
        error = refusal(encoding, prompt=value)
        assert (error.code, error.param) == ("prompt_empty", "prompt")


@pytest.mark.parametrize("body", [{}, {"prompt": None}])
def test_a_missing_prompt_is_named(body: dict[str, Any]) -> None:
    with pytest.raises(InvalidRequest, match=r"^prompt is required\.$") as caught:
        read(Order, body)
    assert (caught.value.code, caught.value.param) == ("required_field_missing", "prompt")


@pytest.mark.parametrize(
    "value", ["", "x", "{12345678-1234-1234-1234-123456789012}", "12345678123412341234123456789012", 5]
)
def test_an_identifier_is_a_uuid_in_its_usual_form(value: object) -> None:
    error = refusal(style=value)
    assert error.code in {"invalid_value", "invalid_type"}
    assert error.param == "style"
    assert order(style="12345678-1234-1234-1234-1234567890AB").style is not None


def test_a_choice_names_what_is_accepted() -> None:
    assert refusal(match="exact").message == 'match is "exact"; it must be one of `flexible`, `precise`, `regular`.'


def test_null_means_absent() -> None:
    read_order = order(n=None, seed=None, inner={"share": None}, unknown=None)
    assert (read_order.n, read_order.seed) == (1, None)
    assert read_order.model_fields_set == {"prompt", "inner"}


def test_an_empty_text_of_a_form_means_absent_where_the_field_is_optional() -> None:
    assert order("multipart", n="", seed="", style="", inner={"share": ""}).n == 1
    assert refusal("json", n="").code == "invalid_type"


def test_unknown_fields_are_ignored() -> None:
    order(user="me", quality="hd", **{"": 1, "\ud800": 2})


@pytest.mark.parametrize("body", [[], "x", 5, None, True])
def test_a_body_is_an_object(body: object) -> None:
    with pytest.raises(InvalidRequest) as caught:
        read(Order, body)
    assert (caught.value.code, caught.value.param) == ("invalid_type", None)
    assert caught.value.message.startswith("The body is ")


def test_a_fault_inside_a_list_is_named_by_its_place() -> None:
    error = refusal(parts=[{"share": 0.5}, {"share": 2}])
    assert error.param == "parts[1].share"
    assert error.message == "parts[1].share is 2.0; it must be a number from 0.0 to 1.0."


def test_a_list_has_a_length() -> None:
    assert refusal(parts=[]).message == "parts has 0 items; it takes 1 to 2."
    assert refusal(parts=[{}] * 3).code == "invalid_value"
    assert refusal(parts={"0": {}}).message == "parts is an object; it must be a list."


@given(
    st.dictionaries(
        st.sampled_from(list(Order.model_fields)),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters()),
            lambda inner: st.lists(inner) | st.dictionaries(st.text(st.characters()) | st.just("share"), inner),
        ),
    ),
    st.sampled_from(["json", "multipart"]),
    st.sampled_from(["strict", "lenient"]),
)
def test_any_values_make_a_request_or_a_refusal_with_a_code(body: object, encoding: Encoding, compat: Compat) -> None:
    try:
        read(Order, body, encoding=encoding, compat=compat)
    except InvalidRequest as error:
        refused = error
    else:
        return
    assert refused.code != "invalid_request"
    refused.message.encode()

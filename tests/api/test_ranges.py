"""Ranges and tags, as RFC 9110 has them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.api.ranges import RangeNotSatisfiable, matches, span


@pytest.mark.parametrize(
    ("header", "expected"),
    [
        ("bytes=0-0", (0, 1)),
        ("bytes=0-", (0, 10)),
        ("bytes=2-5", (2, 6)),
        ("bytes=9-100", (9, 10)),
        ("bytes=-3", (7, 10)),
        ("bytes=-100", (0, 10)),
        ("Bytes = 1 - 2", (1, 3)),
        ("bytes=5-2", None),
        ("bytes=-", None),
        ("bytes=0-1,3-4", None),
        ("bytes=a-b", None),
        ("lines=0-1", None),
        ("bytes=٣-٤", None),
        ("", None),
    ],
)
def test_spans_of_ten_bytes(header: str, expected: tuple[int, int] | None) -> None:
    assert span(header, 10) == expected


@pytest.mark.parametrize("header", ["bytes=10-", "bytes=10-20", "bytes=-0"])
def test_spans_outside_of_ten_bytes(header: str) -> None:
    with pytest.raises(RangeNotSatisfiable, match="10 bytes"):
        span(header, 10)


@given(st.integers(1, 10**6), st.from_regex(r"bytes=[0-9]{0,20}-[0-9]{0,20}", fullmatch=True))
def test_a_span_is_never_empty_and_never_outside(size: int, header: str) -> None:
    try:
        found = span(header, size)
    except RangeNotSatisfiable:
        return
    assert found is None or 0 <= found[0] < found[1] <= size


@pytest.mark.parametrize(
    ("header", "known"),
    [('"a"', True), ('W/"a"', True), ('"b", "a"', True), ("*", True), ('"b"', False), ("", False), ("a", False)],
)
def test_tags(header: str, *, known: bool) -> None:
    assert matches(header, '"a"') is known

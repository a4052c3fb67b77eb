"""The sizes, against the interface's table typed again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.catalog.models import MODELS
from limner.catalog.sizes import (
    RATIOS,
    SIZES_1K,
    SIZES_2K,
    SIZES_V2_V3,
    nearest_ratio,
    parse,
    ratio_of,
    sizes_of,
    spell,
)

TABLE = """
1:1   1024x1024 2048x2048 1024x1024
2:1   1536x768  3072x1536 2048x1024
1:2   768x1536  1536x3072 1024x2048
3:2   1280x832  2560x1664 1536x1024
2:3   832x1280  1664x2560 1024x1536
4:3   1216x896  2432x1792 1365x1024
3:4   896x1216  1792x2432 1024x1365
5:4   1152x896  2304x1792 1280x1024
4:5   896x1152  1792x2304 1024x1280
6:10  832x1344  1664x2688 1024x1707
14:10 1280x896  2560x1792 1434x1024
10:14 896x1280  1792x2560 1024x1434
16:9  1344x768  2688x1536 1820x1024
9:16  768x1344  1536x2688 1024x1820
"""
ROWS = [line.split() for line in TABLE.strip().splitlines()]


@pytest.mark.parametrize(("ratio", "one_k", "two_k", "v2_v3"), ROWS)
def test_a_ratio_has_the_sizes_of_the_interface(ratio: str, one_k: str, two_k: str, v2_v3: str) -> None:
    assert spell(SIZES_1K[ratio]) == one_k
    assert spell(SIZES_2K[ratio]) == two_k
    assert spell(SIZES_V2_V3[ratio]) == v2_v3


def test_there_are_fourteen_ratios() -> None:
    assert [row[0] for row in ROWS] == list(RATIOS) == list(SIZES_1K) == list(SIZES_2K) == list(SIZES_V2_V3)
    assert len(RATIOS) == 14


@pytest.mark.parametrize("name", MODELS)
def test_a_model_has_the_table_of_its_family_and_resolution(name: str) -> None:
    by_name = {"svcv2": SIZES_V2_V3, "svcv3": SIZES_V2_V3}
    expected = by_name.get(name[:5], SIZES_2K if "_pro" in name else SIZES_1K)
    assert sizes_of(MODELS[name]) == expected


@pytest.mark.parametrize("text", ["", "x", "1024", "1024X1024", "01x1", "1 x1", "1x1 ", "-1x1", "１x1", "100000x1"])
def test_other_spellings_are_no_size(text: str) -> None:
    assert parse(text) is None


@given(st.integers(1, 99_999), st.integers(1, 99_999))
def test_spelling_a_size_and_reading_it_gives_it_back(width: int, height: int) -> None:
    assert parse(spell((width, height))) == (width, height)


@pytest.mark.parametrize("table", [SIZES_1K, SIZES_2K, SIZES_V2_V3], ids=["1K", "2K", "V2 and V3"])
def test_a_size_of_any_table_leads_back_to_its_ratio(table: dict[str, tuple[int, int]]) -> None:
    assert [ratio_of(size) for size in table.values()] == list(RATIOS)


@pytest.mark.parametrize(("size", "ratio"), [((1920, 1080), "16:9"), ((600, 1000), "6:10"), ((1707, 1024), None)])
def test_other_sizes_have_a_ratio_where_their_sides_divide_to_one(size: tuple[int, int], ratio: str | None) -> None:
    assert ratio_of(size) == ratio


@pytest.mark.parametrize("ratio", RATIOS)
def test_a_ratio_is_the_nearest_to_itself(ratio: str) -> None:
    width, height = (int(side) for side in ratio.split(":"))
    assert nearest_ratio(width, height) == ratio


def test_the_nearest_ratio_is_measured_by_the_quotient() -> None:
    assert nearest_ratio(21, 9) == "2:1"
    assert nearest_ratio(9, 21) == "1:2"
    assert nearest_ratio(7, 6) == "5:4"

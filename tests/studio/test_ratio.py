"""The shape that a prompt asks for."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.catalog.sizes import RATIOS
from limner.studio.ratio import ratio_of_prompt


@pytest.mark.parametrize("ratio", RATIOS)
def test_a_ratio_that_is_written_out_is_taken(ratio: str) -> None:
    assert ratio_of_prompt(f"a lighthouse at dusk, {ratio}") == ratio
    assert ratio_of_prompt(f"a poster, --ar {ratio}, of a lighthouse") == ratio


@pytest.mark.parametrize(
    ("prompt", "ratio"),
    [
        ("a red fox", "1:1"),
        ("", "1:1"),
        ("A banner for a bakery", "2:1"),
        ("website header with clouds", "2:1"),
        ("desktop wallpaper of mountains", "16:9"),
        ("Wallpapers with tulips", "16:9"),
        ("a panorama of the Alps", "2:1"),
        ("panoramic view", "2:1"),
        ("a landscape with a river", "3:2"),
        ("a poster for a jazz concert", "2:3"),
        ("landscape poster of a jazz band", "3:2"),
        ("portrait of an old sailor", "3:4"),
        ("phone wallpaper with tulips", "9:16"),
        ("iPhone wallpaper, tulips", "9:16"),
        ("a wallpaper for my phone", "9:16"),
        ("an Instagram story about a sale", "9:16"),
        ("a story for our summer sale", "9:16"),
        ("icon of a house", "1:1"),
        ("app icon on a landscape", "1:1"),
        ("a logo for a landscape gardener", "1:1"),
        ("avatar, portrait of a cat", "1:1"),
        ("a banner with our logo", "2:1"),
        ("book cover with a whale", "2:3"),
        ("a video thumbnail", "16:9"),
        ("a square picture of a landscape", "1:1"),
        ("vertical illustration of a tower", "2:3"),
        ("a lighthouse, vertical format", "2:3"),
        ("a horizontal image of a train", "3:2"),
        ("a wide photo of a harbour", "3:2"),
    ],
)
def test_words_mean_a_shape(prompt: str, ratio: str) -> None:
    assert ratio_of_prompt(prompt) == ratio


@pytest.mark.parametrize(
    "prompt",
    [
        "a bedtime story scene",
        "a story about a whale",
        "a two-story house",
        "a story book",
        "an iconic tower",
        "a biological lab",
        "a tall painting on a wide wall in a square room",
        "a tall tree by a vertical cliff",
        "landscaping tools",
        "a clock at 10:14",
        "dinner at 4:3 o'clock",
        "a watch showing 9:16",
        "9:16 am on a train",
        "a score of 21:10",
        "John 3:16",
        "12:34:56",
        'a sign that says "POSTER"',
        "a sign that says “16:9”",
    ],
)
def test_other_words_and_numbers_mean_none(prompt: str) -> None:
    assert ratio_of_prompt(prompt) == "1:1"


@pytest.mark.parametrize(
    ("prompt", "ratio"),
    [
        ("a ship --ar 21:9", "2:1"),
        ("aspect ratio 9:21, a tower", "1:2"),
        ("a 32:18 format picture", "16:9"),
        ("aspect ratio 0:5", "1:1"),
        ("aspect ratio: 7:5", "14:10"),
    ],
)
def test_a_ratio_that_is_named_as_one_becomes_the_nearest(prompt: str, ratio: str) -> None:
    assert ratio_of_prompt(prompt) == ratio


@given(st.text(st.characters(exclude_categories=["Cs"])) | st.from_regex(r"(\d{1,3} ?: ?\d{1,3} ?(ratio|am)? ?){1,4}"))
def test_any_prompt_has_one_of_the_fourteen(prompt: str) -> None:
    assert ratio_of_prompt(prompt) in RATIOS

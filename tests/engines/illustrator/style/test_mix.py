"""Several styles as one."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from limner.engines.illustrator.style.mix import joined, mix
from limner.engines.learned import LearnedStyle, MixPolicy, Swatch
from tests.engines.illustrator.style.pictures import PLAIN

NIGHT = replace(
    PLAIN,
    palette=(Swatch((20, 30, 60), 0.8), Swatch((240, 230, 210), 0.2)),
    ground=(20, 30, 60),
    contrast=0.3,
    line_share=0.0,
    line_weight=0.0,
    line_rgb=(0, 0, 0),
    shading="gradient",
    base="icon",
    words="neon, Ink",
)
STYLES = st.builds(
    replace,
    st.sampled_from([PLAIN, NIGHT]),
    contrast=st.floats(0, 0.5),
    roundness=st.floats(0, 1),
    shading=st.sampled_from(["flat", "gradient", "hatched", "painterly"]),
    ground=st.tuples(*[st.integers(0, 255)] * 3),
)
POLICIES: list[MixPolicy] = ["PaletteMatch", "MaxWeight"]


def test_numbers_are_weighted_means() -> None:
    made = mix([PLAIN, NIGHT], [3, 1], "PaletteMatch")
    assert made.contrast == pytest.approx(0.15)
    assert made.line_share == pytest.approx(0.45)
    assert made.tones == pytest.approx(PLAIN.tones)


def test_kinds_go_by_the_greater_weight() -> None:
    assert mix([PLAIN, NIGHT], [1, 2], "PaletteMatch").shading == "gradient"
    assert mix([PLAIN, NIGHT, PLAIN], [1, 1.5, 1], "PaletteMatch").shading == "flat"
    assert mix([PLAIN, NIGHT], [1, 2], "PaletteMatch").base == "icon"


def test_lines_are_no_thinner_where_others_have_none() -> None:
    made = mix([PLAIN, NIGHT], [1, 1], "PaletteMatch")
    assert made.line_weight == pytest.approx(PLAIN.line_weight)
    assert made.line_rgb == PLAIN.line_rgb
    assert mix([NIGHT, NIGHT], [1, 1], "PaletteMatch").line_rgb == (0, 0, 0)


def test_palette_match_averages_the_palettes() -> None:
    made = mix([PLAIN, NIGHT], [1, 1], "PaletteMatch")
    shares = {swatch.rgb: swatch.share for swatch in made.palette}
    assert shares == pytest.approx({(240, 230, 210): 0.45, (20, 30, 60): 0.4, (200, 60, 40): 0.15})


def test_max_weight_takes_the_heaviest_palette_and_its_ground() -> None:
    made = mix([PLAIN, NIGHT], [1, 1.1], "MaxWeight")
    assert made.palette == NIGHT.palette
    assert made.ground == NIGHT.ground
    assert 0.1 < made.contrast < 0.3


def test_a_paper_and_a_night_make_no_gray_ground() -> None:
    assert mix([PLAIN, NIGHT, PLAIN], [1, 1.5, 1], "PaletteMatch").ground == PLAIN.ground


@pytest.mark.parametrize("policy", POLICIES)
def test_without_weight_a_style_takes_no_part(policy: MixPolicy) -> None:
    assert mix([PLAIN, NIGHT], [1, 0], policy) == PLAIN
    assert mix([PLAIN, NIGHT], [-1, 0.001], policy) == NIGHT
    assert mix([PLAIN, NIGHT], [0, 0], policy) == mix([PLAIN, NIGHT], [1, 1], policy)


def test_words_are_joined_once_each() -> None:
    assert joined(["ink, rough", "", "Rough,  paper "]) == "ink, rough, paper"
    assert mix([PLAIN, NIGHT], [1, 2], "PaletteMatch").words == "neon, Ink"


@settings(max_examples=15)
@given(st.lists(st.tuples(STYLES, st.floats(0.1, 10)), min_size=1, max_size=5), st.sampled_from(POLICIES))
def test_order_and_scale_do_not_matter(parts: list[tuple[LearnedStyle, float]], policy: MixPolicy) -> None:
    made = mix([style for style, _ in parts], [weight for _, weight in parts], policy)
    turned = parts[::-1]
    assert mix([style for style, _ in turned], [weight for _, weight in turned], policy) == made
    assert mix([style for style, _ in parts], [weight * 4 for _, weight in parts], policy) == made
    assert sum(swatch.share for swatch in made.palette) == pytest.approx(1)
    assert list(made.tones) == sorted(made.tones)


def test_joined_words_are_bounded_at_a_phrase() -> None:
    phrases = [f"phrase number {number}" for number in range(200)]
    words = joined([", ".join(phrases)])
    assert 900 < len(words) <= 1000
    assert words.split(", ") == phrases[: words.count(", ") + 1]
    assert joined([words, words]) == words
    assert 0 < len(joined(["x" * 5000])) <= 1000

"""Palettes made smaller."""

from hypothesis import given
from hypothesis import strategies as st

from limner.studio.colors import OptimizeColorsRequest, optimize
from limner.studio.fields import read

COLORS = st.lists(
    st.builds(
        lambda value, weight: {"hex": f"#{value:06x}", "weight": weight},
        st.integers(0, 0xFFFFFF),
        st.floats(0, 1e9),
    ),
    min_size=1,
    max_size=24,
)


def mapping(colors: list[dict[str, object]], limit: int) -> list[tuple[str, str]]:
    return optimize(read(OptimizeColorsRequest, {"colors": colors, "num_colors_limit": limit}))


@given(COLORS, st.integers(1, 30))
def test_no_more_than_the_limit_is_left_and_all_of_it_is_of_the_palette(
    colors: list[dict[str, object]], limit: int
) -> None:
    pairs = mapping(colors, limit)
    sent = [color["hex"] for color in colors]
    assert [one for one, _ in pairs] == sent
    left = {other for _, other in pairs}
    assert len(left) <= limit
    assert left <= set(sent)
    if len(sent) <= limit:
        assert [other for _, other in pairs] == sent


def test_near_colours_are_merged_into_the_heavier() -> None:
    pairs = mapping([{"hex": "#ff0000", "weight": 1}, {"hex": "#fe0101", "weight": 2}, {"hex": "#0000ff"}], 2)
    assert dict(pairs) == {"#ff0000": "#fe0101", "#fe0101": "#fe0101", "#0000ff": "#0000ff"}


def test_a_rare_colour_gives_way_before_a_common_one() -> None:
    grays = [{"hex": "#101010", "weight": 50}, {"hex": "#808080", "weight": 0.01}, {"hex": "#f0f0f0", "weight": 50}]
    assert set(dict(mapping(grays, 2)).values()) == {"#101010", "#f0f0f0"}

"""Choices that differ between neighbouring seeds."""

from hypothesis import given
from hypothesis import strategies as st

from limner.engines.illustrator.staging.dice import Dice

seeds = st.integers(0, 2**32 - 2)


@given(seeds, st.text(max_size=30), st.integers(2, 9))
def test_neighbouring_seeds_never_choose_alike(seed: int, prompt: str, options: int) -> None:
    first, second = Dice(seed, prompt), Dice(seed + 1, prompt)
    assert first.turn("shot", range(options)) != second.turn("shot", range(options))


@given(seeds, st.text(max_size=30))
def test_one_seed_always_chooses_alike(seed: int, prompt: str) -> None:
    assert Dice(seed, prompt).fork("part").random() == Dice(seed, prompt).fork("part").random()
    assert Dice(seed, prompt).turn("hour", "abc") == Dice(seed, prompt).turn("hour", "abc")

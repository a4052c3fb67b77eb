"""What the prompt itself rules out: hours, seasons, weather, props and places."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Placed, Scene
from limner.engines.illustrator.staging import cast
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.briefing import briefed
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.stage import stage

from .scenes import job

SEEDS = range(1, 13)


def plan(prompt: str, seed: int) -> Brief:
    reading = read(prompt)
    leading = cast.leading(reading, cast.symbols(reading, frozenset()))
    return briefed(reading, job(seed), leading, frozenset(), Dice(seed, prompt))


def drawn(prompt: str, seed: int) -> Scene:
    return stage(read(prompt), job(seed, size=(256, 256)))


@pytest.mark.parametrize(("prompt", "hour"), [("a beach, no sunset", "sunset"), ("a street, not at night", "night")])
def test_a_refused_hour_is_never_drawn(prompt: str, hour: str) -> None:
    assert hour in {plan(prompt.partition(",")[0], seed).time for seed in SEEDS}
    assert hour not in {plan(prompt, seed).time for seed in SEEDS}


def test_a_refused_season_is_never_drawn() -> None:
    assert {plan("a bench in a park, not in summer", seed).season for seed in SEEDS}.isdisjoint({"summer"})


def test_a_refused_place_is_not_where_the_subject_is_put() -> None:
    assert "forest" in {plan("a fox", seed).setting for seed in SEEDS}
    assert "forest" not in {plan("a fox, not in a forest", seed).setting for seed in SEEDS}


def test_refused_props_are_not_added() -> None:
    def props(prompt: str) -> set[str]:
        return {n.symbol for seed in SEEDS for n in drawn(prompt, seed).nodes if isinstance(n, Placed)}

    assert "palm_tree" in props("a crab on a beach")
    assert "palm_tree" not in props("a crab on a beach without palm trees")

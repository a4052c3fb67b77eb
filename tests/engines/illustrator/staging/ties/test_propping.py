"""What is held upright where it would fall over."""

import pytest

from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import job, reading


def _names(*subjects: str) -> set[str]:
    return {getattr(node, "name", "") for node in stage(reading(*subjects), job(1)).nodes}


@pytest.mark.parametrize(("thing", "held"), [("ski", "heap"), ("snowboard", "heap"), ("phone", "holder"),
                                             ("t-shirt", "clothes stand"), ("dress", "clothes stand")])  # fmt: skip
def test_what_would_fall_is_held_upright(thing: str, held: str) -> None:
    assert held in _names(thing)


@pytest.mark.parametrize("thing", ["cup", "chair", "woman"])
def test_what_stands_by_itself_is_not_held(thing: str) -> None:
    assert not {"heap", "holder", "clothes stand"} & _names(thing)

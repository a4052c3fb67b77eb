"""What markets and shops sell."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.record import foreseen
from limner.engines.illustrator.scene import Placed
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.stage import played
from limner.engines.jobs import GenerateJob


def _job(prompt: str) -> GenerateJob:
    return GenerateJob("svcv4_1", prompt, 512, 512, vector=False, seed=3)


@pytest.mark.parametrize(
    ("prompt", "sold"),
    [
        ("a farmer's market with stalls of vegetables and flowers", {"carrot", "tomato", "broccoli", "flower"}),
        ("a fruit market with oranges and apples", {"orange", "apple"}),
        ("a candy shop with lollipops", {"lollipop"}),
        ("a woman holding apples at a market", set()),
        ("a dog at a market", set()),
        ("apples in a kitchen", set()),
    ],
)
def test_what_is_for_sale_is_left_to_the_stalls(prompt: str, sold: set[str]) -> None:
    assert {*script(read(prompt), _job(prompt)).brief.wares} == sold


def test_stalls_are_full_of_it() -> None:
    prompt = "a market with stalls of oranges"
    made = script(read(prompt), _job(prompt))
    oranges = [n for n in played(made).nodes if isinstance(n, Placed) and n.symbol == "orange"]
    assert len(oranges) > 20
    assert max(n.height for n in oranges) < 0.1 * 512
    assert not foreseen(read(prompt)).undrawn

"""Tricks on boards and skis."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.record import foreseen
from limner.engines.illustrator.staging.script import script
from limner.engines.jobs import GenerateJob


@pytest.mark.parametrize(
    ("prompt", "board"),
    [("a boy doing a trick on a skateboard", "skateboard"), ("a man on a snowboard doing a jump", "snowboard")],
)
def test_the_board_is_in_the_air_over_a_ramp(prompt: str, board: str) -> None:
    units = script(read(prompt), GenerateJob("svcv4_1", prompt, 512, 512, False, 7)).units
    members = {m.symbol.id: m for unit in units for m in unit.members}
    ground = members["ramp"].box.bottom
    rider = next(m for m in members.values() if "person" in m.kinds)
    assert members[board].box.bottom < ground - 0.15 * rider.box.height
    assert rider.box.bottom < ground
    assert not foreseen(read(prompt)).undrawn

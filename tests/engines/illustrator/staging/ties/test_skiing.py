"""On skis."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.script import script
from limner.engines.jobs import GenerateJob


@pytest.mark.parametrize(
    ("prompt", "skiers"),
    [
        ("a child on skis", 1),
        ("a woman wearing skis", 1),
        ("a man skiing down a slope", 1),
        ("two people on skis", 2),
    ],
)
def test_everybody_stands_on_a_pair_of_his_own(prompt: str, skiers: int) -> None:
    units = script(read(prompt), GenerateJob("svcv4_1", prompt, 512, 512, False, 7)).units
    members = [member for unit in units for member in unit.members]
    people = [m for m in members if "person" in m.kinds]
    pairs = [m for m in members if m.symbol.id == "ski"]
    assert len(people) == len(pairs) == skiers
    for person in people:
        assert person.stance == "skiing"
        assert any(touch.name == "ski pole" for touch in person.touches)
        assert any(pair.box.left < person.box.centre[0] < pair.box.right for pair in pairs)

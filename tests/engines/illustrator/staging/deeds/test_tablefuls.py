"""Several at one table."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.script import script
from limner.engines.jobs import GenerateJob


@pytest.mark.parametrize(
    ("prompt", "number"),
    [
        ("a group of people sitting around a table", 5),
        ("people in a meeting room", 3),
        ("seven people having dinner", 7),
        ("children sitting at a table with a birthday cake", 3),
    ],
)
def test_they_sit_on_stools_about_it(prompt: str, number: int) -> None:
    units = script(read(prompt), GenerateJob("svcv4_1", prompt, 512, 512, False, 7)).units
    members = [member for unit in units for member in unit.members]
    sitters = [m for m in members if m.stance == "perching"]
    table = next(m for m in members if "tabletop" in m.symbol.traits)
    assert len(sitters) == number
    assert sum(m.symbol.id == "stool" for m in members) == number
    assert all(sitter.box.top < table.box.top for sitter in sitters)


def test_a_cake_is_there_once() -> None:
    prompt = "children sitting at a table with a birthday cake"
    units = script(read(prompt), GenerateJob("svcv4_1", prompt, 512, 512, False, 7)).units
    assert sum(m.symbol.id == "cake" for unit in units for m in unit.members) == 1

"""Sizes and supports of whole scenes, by the audit of `support.py`."""

from collections import Counter

from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import heroes, job
from tests.engines.illustrator.staging.support import Fault, audited, prompts

METRES = {
    "insect": (0.005, 0.2), "bird": (0.06, 2.5), "fish": (0.04, 6.0), "person": (0.5, 3.1), "food": (0.01, 0.8),
    "fruit": (0.01, 0.6), "flower": (0.1, 2.0), "tree": (0.5, 40.0), "cutlery": (0.1, 0.45), "tableware": (0.03, 0.6),
    "cup": (0.05, 0.3), "stationery": (0.01, 0.6), "hat": (0.05, 0.8), "clothing": (0.03, 2.0), "tool": (0.02, 2.4),
    "toy": (0.01, 3.2), "musical instrument": (0.03, 2.5), "furniture": (0.3, 3.2), "vehicle": (0.4, 120.0),
    "building": (0.6, 1100.0), "landmark": (0.5, 5000.0), "skyline": (200.0, 1100.0), "creature": (0.02, 60.0),
}  # fmt: skip
"""The least and the greatest length of what is of a kind."""
BEARABLE = 0.08
"""The share of pictures in which a size or a support may be wrong."""


def out_of_range(symbol: Symbol) -> list[str]:
    figure = symbol.figure()
    longest = symbol.height_m * max(1.0, figure.width / figure.height)
    kinds = {symbol.id, *symbol.kinds}
    kinds -= {"person"} if "creature" in kinds else set()  # a gnome is smaller, a giant larger
    ranges = {kind: METRES[kind] for kind in kinds & METRES.keys()}
    return [kind for kind, (least, most) in ranges.items() if not least <= longest <= most]


def test_every_symbol_is_as_long_as_its_kind_is() -> None:
    assert not {symbol.id: kinds for symbol in load() if (kinds := out_of_range(symbol))}


def test_made_up_scenes_float_seldom_and_are_in_scale() -> None:
    found = {text: faults for k, text in enumerate(prompts(120, 2)) if (faults := audited(text, 7 + k))}
    assert len(found) <= BEARABLE * 120, Counter(fault.cause for faults in found.values() for fault in faults)
    assert not any(fault.cause == "floats" for faults in found.values() for fault in faults), found


def test_lively_prompts_are_in_scale() -> None:
    for prompt in (
        "a vintage car parked in front of a small house with a picket fence",
        "a crab on the beach beside a child building a sandcastle",
        "pigeons in front of a bakery door",
        "a camel before three pyramids",
        "a cat curled up asleep on a stack of old books beside a window",
        "a laptop, a notebook and a cup of tea on a desk by the window",
        "a giraffe looking into a window of a house",
    ):
        assert audited(prompt) == [], prompt


def test_the_audit_sees_what_is_wrong() -> None:
    assert Fault("a boat on land", "sailboat") in audited("a sailboat on a farm beside a barn")


def test_an_animal_that_does_as_people_do_is_of_a_stature_to_do_it() -> None:
    scene = stage(read("a hedgehog playing the violin for a fox"), job(7))
    player, fox = (next(node for node in heroes(scene, animal)) for animal in ("hedgehog", "fox"))
    assert 0.6 < player.height / fox.height < 1.8

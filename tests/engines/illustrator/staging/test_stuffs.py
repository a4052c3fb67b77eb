"""What subjects are made of, from the words to the nodes."""

import pytest

from limner.drawing.colour import RGB
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.light.surfaces import extent
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.stage import stage
from limner.engines.illustrator.staging.stuffs import clad, stuff
from tests.engines.illustrator.staging.scenes import heroes, job


@pytest.mark.parametrize(
    ("prompt", "material"),
    [
        ("a wooden chair", "wood"),
        ("a wood chair", "wood"),
        ("a chair made of wood", "wood"),
        ("a chair of wood", "wood"),
        ("a red metallic car", "metal"),
        ("a fluffy rug", "fur"),
        ("a plastic cup", "plastic"),
        ("a stone bench", "stone"),
        ("a rubber ball", "rubber"),
        ("a marble statue", "marble"),
        ("a golden statue", "gold"),
        ("a silver car", "silver"),
        ("an ice castle", "ice"),
        ("a cardboard car", "cardboard"),
        ("a stone bridge", ""),
        ("a red chair", ""),
        ("a glass of water", ""),
        ("a chocolate cake", ""),
        ("a white and gold vase", ""),
        ("a paper boat", ""),
    ],
)
def test_material_is_said_by_adjectives_names_and_metals(prompt: str, material: str) -> None:
    (subject,) = read(prompt).subjects
    symbol = find(subject.symbol)
    assert symbol is not None
    assert stuff(subject, symbol) == material


@pytest.mark.parametrize("material", ["leather", "velvet"])
def test_a_wooden_chair_of_cloth_has_a_seat_of_it_and_keeps_its_wood(material: str) -> None:
    chair_symbol = load()["chair"]
    (chair,) = heroes(stage(read(f"a {material} chair"), job()), "chair")
    assert chair.material == material
    assert clad(chair_symbol, [(90, 60, 40)], material) == {"seat": (90, 60, 40)}
    assert extent.takes("seat", chair_symbol, material)
    assert not extent.takes("wood", chair_symbol, material)


@pytest.mark.parametrize("prompt", ["a leather sofa", "an icon of a leather sofa", "a cat on a leather sofa"])
def test_material_reaches_the_nodes(prompt: str) -> None:
    scene = stage(read(prompt), job())
    assert {node.material for node in heroes(scene) if node.symbol == "sofa"} == {"leather"}


@pytest.mark.parametrize(
    ("prompt", "seen"),
    [("a silver fox", ""), ("a silver vase", "silver"), ("a fox made of gold", "gold"), ("a golden apple", ""),
     ("a chocolate watch", "chocolate"), ("a chocolate dress", "")],
)  # fmt: skip
def test_what_is_a_colour_and_a_stuff_is_only_a_colour_of_what_lives_unless_it_is_made_of_it(
    prompt: str, seen: str
) -> None:
    assert heroes(stage(read(prompt), job()))[0].material == seen


_REGRADED = 20
"""So far apart a colour may be that only the picture's palette changed, in steps of a channel."""


def _slots_of(prompt: str) -> dict[str, RGB]:
    hero = heroes(stage(read(prompt), job()))[0]
    return {name: slot.rgb for name, slot in load()[hero.symbol].slots.items()} | dict(hero.colours)


@pytest.mark.parametrize(
    ("prompt", "slot", "taken"),
    [("a stone bench", "iron", True), ("a velvet bench", "iron", False), ("a silver watch", "metal", True),
     ("a silver watch", "face", False), ("a glass car", "tyre", True), ("a silver car", "tyre", False),
     ("a wooden bench", "iron", False), ("a brick house", "door", False), ("a chocolate house", "door", True)],
)  # fmt: skip
def test_material_takes_all_that_the_thing_is_made_of(prompt: str, slot: str, taken: bool) -> None:
    plain = _slots_of("a " + prompt.split()[-1])
    apart = max(abs(a - b) for a, b in zip(_slots_of(prompt)[slot], plain[slot], strict=True))
    assert (apart > _REGRADED) == taken


@pytest.mark.parametrize(
    ("prompt", "slot", "taken"),
    [("a bronze statue of a man reading", "skin", True), ("a man in a leather jacket", "skin", False),
     ("a woman in a dress made of newspaper", "skin", False), ("a crystal vase, cracked", "crack", False)],
)  # fmt: skip
def test_somebody_made_of_something_is_of_it_all_over_and_somebody_dressed_in_it_is_not(
    prompt: str, slot: str, taken: bool
) -> None:
    hero = heroes(stage(read(prompt), job()))[0]
    assert extent.takes(slot, load()[hero.symbol], hero.material) == taken

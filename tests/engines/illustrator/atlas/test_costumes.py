"""Animals in the clothes of a calling."""

import pytest

from limner.drawing import geometry as g
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.atlas.remade.costumes import headgear
from limner.engines.illustrator.atlas.symbol import Symbol

ATLAS = load()
_UNIFORMED = [symbol for symbol in ATLAS if symbol.uniform]


def _hat_over_head(symbol: Symbol, pose: str) -> bool:
    """Whether something of a hat is above the middle of the head, no farther off than the head is large."""
    figure = symbol.figure(pose)
    x, y = figure.anchors["head"]
    boxes = [g.bounds(part.path) for part in figure.parts if part.slot.startswith("hat_")]
    return (
        bool(boxes) and min(top for _, top, _, _ in boxes) < y and any(left < x < right for left, _, right, _ in boxes)
    )


@pytest.mark.parametrize("pose", ["standing", "~standing", "~perching"])
@pytest.mark.parametrize("animal", ["fox", "bear", "penguin", "cat", "walrus"])
def test_the_hat_goes_with_the_head(animal: str, pose: str) -> None:
    assert _hat_over_head(ATLAS[f"{animal}~role=chef"], pose)


@pytest.mark.parametrize("thing", ["octopus", "robot", "snail"])
def test_who_cannot_stand_up_wears_the_hat_alone(thing: str) -> None:
    symbol = ATLAS[f"{thing}~role=chef"]
    assert _hat_over_head(symbol, symbol.poses[0])


def test_upright_it_wears_the_uniform_in_the_persons_colours() -> None:
    fox, chef = ATLAS["fox~role=police_officer"], ATLAS["police_officer"]
    slots = {part.slot for part in fox.figure("~standing").parts}
    assert {"worn_top", "worn_low"} <= slots
    assert fox.slots["worn_top"].rgb == chef.slots["shirt"].rgb


def test_on_all_fours_it_wears_no_trousers() -> None:
    assert "worn_low" not in {part.slot for part in ATLAS["fox~role=police_officer"].figure("standing").parts}


def test_a_face_is_seen_through_a_helmet() -> None:
    assert all(part.alpha < 0.5 for part in headgear(ATLAS["astronaut"]).parts if part.slot == "visor")


@pytest.mark.parametrize("person", _UNIFORMED, ids=lambda symbol: symbol.id)
def test_every_uniform_is_drawn_on_an_animal(person: Symbol) -> None:
    bare, dressed = ATLAS["bear"].figure("~standing"), ATLAS[f"bear~role={person.id}"].figure("~standing")
    assert len(dressed.parts) > len(bare.parts)


@pytest.mark.parametrize("wearer", ["man~role=carrot", "cat~role=pumpkin"])
def test_who_is_dressed_as_a_thing_has_it_under_the_chin(wearer: str) -> None:
    figure = ATLAS[wearer].figure("~standing")
    tops = [g.bounds(part.path)[1] for part in figure.parts if part.slot.startswith("hat_")]
    assert tops
    assert min(tops) > figure.anchors["head"][1]

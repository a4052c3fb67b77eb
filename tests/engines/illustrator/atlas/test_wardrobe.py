"""What people put on: cuts, slots, what is bare and what is covered."""

import pytest

from limner.drawing.geometry import bounds, union
from limner.engines.illustrator.atlas.bodies.attire import CUTS
from limner.engines.illustrator.atlas.figure import Figure
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.atlas.templates.posed import CHILD, MAN, Person
from limner.engines.illustrator.atlas.templates.wardrobe import WARDROBE, dressed


def _in(symbol_id: str, wear: str, stance: str = "standing") -> Figure:
    return load()[symbol_id].figure(f"~{stance} wear={wear.replace(' ', '_')}")


def _low(figure: Figure, slot: str) -> float:
    return bounds(union(*(part.path for part in figure.parts if part.slot == slot)))[3]


@pytest.mark.parametrize("garment", sorted(WARDROBE))
@pytest.mark.parametrize("stance", ["standing", "walking", "sitting"])
def test_every_garment_is_seen_in_its_slot(garment: str, stance: str) -> None:
    figure = _in("woman", garment, stance)
    assert CUTS[garment].slot in {part.slot for part in figure.parts}  # type: ignore[index]


def test_a_coat_falls_over_the_thighs_and_a_jacket_does_not() -> None:
    coat, jacket = _in("man", "coat"), _in("man", "jacket")
    assert _low(coat, "worn_over") > _low(jacket, "worn_over") + 10


def test_a_dress_bares_the_legs_of_who_has_trousers() -> None:
    assert any(part.slot == "trousers" for part in load()["woman"].figure("standing").parts)
    assert not any(part.slot == "trousers" for part in _in("woman", "dress").parts)


def test_trousers_are_worn_in_place_of_a_skirt() -> None:
    figure = _in("girl", "trousers")
    assert _low(figure, "worn_low") > -8


@pytest.mark.parametrize("symbol_id", ["girl", "woman"])
def test_women_and_girls_swim_in_one_piece(symbol_id: str) -> None:
    figure = _in(symbol_id, "swimsuit")
    anchors = figure.anchors
    assert any(part.slot == "worn_top" and part.path.contains(*anchors["chest"]) for part in figure.parts)


def test_what_is_worn_over_others_shows_them_at_the_throat() -> None:
    slots = {mark.slot for part in _in("man", "sweater,coat").parts if part.slot == "worn_over" for mark in part.marks}
    assert "worn_top" in slots


def test_what_the_wardrobe_lacks_is_left_to_be_put_on() -> None:
    who, left = dressed(Person(MAN), ("cape", "suit", "boots"))
    assert set(left) == {"cape", "boots"}
    assert who.clothes.top == "worn_over"


def test_a_childs_skirt_is_as_long_for_its_legs() -> None:
    def share(person: Person) -> float:
        return dressed(person, ("dress",))[0].clothes.skirt / (person.physique.thigh + person.physique.shin)

    assert share(Person(CHILD)) == pytest.approx(share(Person(MAN)))

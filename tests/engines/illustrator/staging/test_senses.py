"""What relations mean once the things are known, and what follows for place and size."""

from limner.engines.illustrator.reading.reading import Reading, Relation, Subject
from limner.engines.illustrator.staging.cast import leading, symbols
from limner.engines.illustrator.staging.senses import settled
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job, reading


def relations(*names: str, given: tuple[Relation, ...]) -> set[tuple[str, int, int]]:
    asked = reading(*names, relations=given)
    return {(r.kind, r.subject, r.object) for r in settled(asked, symbols(asked, frozenset())).relations}


def test_a_vessel_with_contents_holds_them_and_is_itself_on_the_table() -> None:
    given = (Relation("next to", 0, 1), Relation("on", 1, 2))
    assert relations("vase", "tulip", "table", given=given) == {("inside", 1, 0), ("on", 0, 2)}


def test_others_with_one_another_stay_side_by_side() -> None:
    given = (Relation("next to", 0, 1),)
    assert relations("cat", "dog", given=given) == {("next to", 0, 1)}


def test_a_second_garment_is_worn_too_but_not_a_second_animal() -> None:
    given = (Relation("wearing", 0, 1),)
    assert relations("snowman", "scarf", "hat", given=given) == {("wearing", 0, 1), ("wearing", 0, 2)}
    assert relations("snowman", "scarf", "dog", given=given) == {("wearing", 0, 1)}


def led_by(*names: str, relation: Relation) -> list[str]:
    asked = reading(*names, relations=(relation,))
    return [symbol.id for symbol in leading(asked, symbols(asked, frozenset()))]


def test_what_carries_decides_the_place_unless_it_is_an_animal() -> None:
    assert led_by("bear", "boat", relation=Relation("riding", 0, 1)) == ["boat"]
    assert led_by("knight", "horse", relation=Relation("riding", 0, 1)) == ["knight", "horse"]


def test_size_words_turn_sizes_round() -> None:
    cat, house = Subject("cat", "cat", size="huge"), Subject("house", "house", size="tiny")
    scene = stage(Reading("", (cat, house), (Relation("next to", 0, 1),)), job())
    assert box(heroes(scene, "cat")[0]).height > box(heroes(scene, "house")[0]).height

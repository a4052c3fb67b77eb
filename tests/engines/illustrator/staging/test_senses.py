"""What relations mean once the things are known, and what follows for place and size."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Reading, Relation, Subject
from limner.engines.illustrator.staging.cast import leading, symbols
from limner.engines.illustrator.staging.senses import settled
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job, reading


def relations(*names: str, given: tuple[Relation, ...]) -> set[tuple[str, int, int]]:
    asked = reading(*names, relations=given)
    return {(r.kind, r.subject, r.object) for r in settled(asked, symbols(asked, frozenset())).relations}


def test_a_vessel_with_contents_holds_them_and_is_itself_on_the_table() -> None:
    given = (Relation("inside", 1, 0), Relation("on", 1, 2))
    assert relations("vase", "tulip", "table", given=given) == {("inside", 1, 0), ("on", 0, 2)}


def test_who_walks_over_a_bridge_is_on_it_and_a_plane_is_not() -> None:
    given = (Relation("above", 0, 1),)
    assert relations("dog", "bridge", given=given) == {("on", 0, 1)}
    assert relations("airplane", "bridge", given=given) == {("above", 0, 1)}


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


def test_people_on_a_seat_sit_and_so_does_an_animal_beside_them() -> None:
    given = (Relation("on", 0, 2), Relation("on", 1, 2))
    assert relations("woman", "cat", "sofa", given=given) == {("sitting on", 0, 2), ("sitting on", 1, 2)}
    assert relations("dog", "cat", "sofa", given=given) == {("on", 0, 2), ("on", 1, 2)}


def test_who_is_said_to_stand_on_a_chair_stands() -> None:
    boy = Subject("boy", "boy", pose="standing")
    asked = reading(boy, "chair", relations=(Relation("on", 0, 1),))
    assert [r.kind for r in settled(asked, symbols(asked, frozenset())).relations] == ["on"]


def test_who_reads_on_a_bench_sits() -> None:
    man = Subject("man", "man", pose="reading")
    asked = reading(man, "bench", relations=(Relation("on", 0, 1),))
    assert [r.kind for r in settled(asked, symbols(asked, frozenset())).relations] == ["sitting on"]


def test_a_pose_changes_no_size() -> None:
    sofa = Relation("on", 0, 1)
    poses = ("sleeping", "standing")
    widths = []
    for pose in poses:
        scene = stage(reading(Subject("dog", "dog", pose=pose), "sofa", relations=(sofa,)), job())
        widths.append(box(heroes(scene, "dog")[0]).width / box(heroes(scene, "sofa")[0]).width)
    assert max(widths) < 1.4 * min(widths)


def test_a_farmer_is_in_the_tractor_not_on_its_roof() -> None:
    scene = stage(reading("farmer", "tractor", relations=(Relation("on", 0, 1),)), job())
    farmer, tractor = (box(heroes(scene, name)[0]) for name in ("farmer", "tractor"))
    assert farmer.top > tractor.top - 0.1 * tractor.height


@pytest.mark.parametrize(
    ("prompt", "kind"),
    [
        ("an owl with a gear", "next to"),
        ("an owl holding a gear", "holding"),
        ("an owl with a gear in its beak", "holding"),
    ],
)
def test_what_an_animal_is_with_lies_beside_it_unless_it_is_held(prompt: str, kind: str) -> None:
    read = reading("owl", "gear", prompt=prompt, relations=(Relation("holding", 0, 1),))
    assert [relation.kind for relation in settled(read, symbols(read, frozenset())).relations] == [kind]


def test_who_plays_holds_the_instrument() -> None:
    read = reading(Subject("man", "man", pose="playing"), "guitar")
    assert settled(read, symbols(read, frozenset())).relations == (Relation("holding", 0, 1),)


@pytest.mark.parametrize(("prompt", "pose"), [("six grapes", "single"), ("three bunches of grapes", "lying")])
def test_what_hangs_together_is_single_where_it_is_counted(prompt: str, pose: str) -> None:
    assert {node.pose for node in heroes(stage(read(prompt), job()))} == {pose}


def test_who_fishes_from_a_boat_is_in_it() -> None:
    scene = stage(read("a boy fishing from a rowboat"), job())
    (boy,), (boat,) = heroes(scene, "boy"), heroes(scene, "rowing_boat")
    assert box(boat).left < boy.x < box(boat).right

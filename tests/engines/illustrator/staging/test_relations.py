"""Relations between subjects, as they come out on the canvas."""

from itertools import pairwise

import pytest

from limner.drawing import geometry as g
from limner.engines.illustrator.reading.kinds import Arrangement, RelationKind
from limner.engines.illustrator.reading.reading import Relation, Subject
from limner.engines.illustrator.scene import Shape
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job, reading


def placed(first: str, kind: RelationKind, second: str, seed: int) -> tuple[Box, Box]:
    scene = stage(reading(first, second, relations=(Relation(kind, 0, 1),)), job(seed))
    (a,), (b,) = heroes(scene, first), heroes(scene, second)
    return box(a), box(b)


@pytest.mark.parametrize("seed", range(6))
def test_sides_are_the_viewers(seed: int) -> None:
    a, b = placed("dog", "left of", "cat", seed)
    assert a.right <= b.left
    a, b = placed("dog", "right of", "cat", seed)
    assert a.left >= b.right


@pytest.mark.parametrize("seed", range(4))
def test_above_and_flying_over_are_higher(seed: int) -> None:
    a, b = placed("airplane", "flying over", "tree", seed)
    assert a.bottom < b.top
    a, b = placed("cat", "above", "dog", seed)
    assert a.bottom <= b.top


@pytest.mark.parametrize("seed", range(4))
def test_on_stands_on_the_support(seed: int) -> None:
    cat, bench = placed("cat", "on", "bench", seed)
    assert bench.left <= cat.centre[0] <= bench.right
    assert bench.top - 1 <= cat.bottom < bench.bottom


@pytest.mark.parametrize("seed", range(4))
def test_a_rider_is_on_the_back(seed: int) -> None:
    scene = stage(reading("man", "horse", relations=(Relation("riding", 0, 1),)), job(seed))
    (man,), (horse,) = heroes(scene, "man"), heroes(scene, "horse")
    assert man.pose.split(" ")[0].lstrip("~") in ("riding", "sitting")
    assert box(man).top < box(horse).top
    assert box(horse).left < box(man).centre[0] < box(horse).right


@pytest.mark.parametrize("seed", range(4))
def test_behind_and_in_front_are_drawn_in_their_order(seed: int) -> None:
    for kind, order in (("behind", ["cat", "car"]), ("in front of", ["car", "cat"])):
        scene = stage(reading("cat", "car", relations=(Relation(kind, 0, 1),)), job(seed))  # type: ignore[arg-type]
        assert [n.symbol for n in heroes(scene)] == order


def test_between_has_one_on_either_side() -> None:
    scene = stage(reading("dog", "tree", "bench", relations=(Relation("between", 0, 1, 2),)), job(2))
    dog, tree, bench = (box(heroes(scene, name)[0]) for name in ("dog", "tree", "bench"))
    left, right = sorted((tree.centre[0], bench.centre[0]))
    assert left < dog.centre[0] < right


def test_under_a_shelter_is_within_its_reach() -> None:
    dog, tree = placed("dog", "under", "tree", 1)
    assert tree.left <= dog.left <= dog.right <= tree.right
    assert dog.top > tree.top


def test_a_herd_stands_around_its_shepherd_and_not_in_a_row_beside() -> None:
    herd = Subject("sheep", "sheep", 20)
    for seed in range(3):
        scene = stage(reading("man", herd, relations=(Relation("next to", 0, 1),)), job(seed))
        (man,), sheep = heroes(scene, "man"), [box(node) for node in heroes(scene, "sheep")]
        assert len(sheep) == 20
        assert max(one.height for one in sheep) > 0.1 * 1024
        assert not any(box(man).shared(box(node)) > 0.4 * box(man).area for node in heroes(scene) if node.y > man.y)


def test_many_beside_something_stand_in_ranks() -> None:
    scene = stage(reading(Subject("sheep", "sheep", 12), "barn", relations=(Relation("left of", 0, 1),)), job(1))
    sheep, (barn,) = [box(node) for node in heroes(scene, "sheep")], heroes(scene, "barn")
    assert max(one.right for one in sheep) <= box(barn).left
    assert len({round(one.bottom) for one in sheep}) > 1
    standing = [box(node) for node in heroes(scene, "sheep") if node.pose != "lying"]
    assert standing
    assert min(one.height for one in standing) > 0.12 * box(barn).height


@pytest.mark.parametrize("count", [3, 12, 20])
def test_many_on_a_sofa_are_within_its_reach(count: int) -> None:
    scene = stage(reading(Subject("cat", "cat", count), "sofa", relations=(Relation("on", 0, 1),)), job(1))
    cats, sofa = [box(node) for node in heroes(scene, "cat")], box(heroes(scene, "sofa")[0])
    assert len(cats) == count
    assert all(sofa.left - 0.06 * sofa.width <= cat.centre[0] <= sofa.right + 0.06 * sofa.width for cat in cats)


def test_many_birds_perch_all_over_a_tree() -> None:
    scene = stage(reading(Subject("bird", "bird", 12), "tree", relations=(Relation("on", 0, 1),)), job(2))
    birds, tree = [box(node) for node in heroes(scene, "bird")], box(heroes(scene, "tree")[0])
    assert all(
        tree.left <= bird.centre[0] <= tree.right and tree.top <= bird.centre[1] <= tree.bottom for bird in birds
    )
    assert len({round(bird.bottom) for bird in birds}) > 3


@pytest.mark.parametrize("count", [3, 10, 25])
def test_a_heap_in_a_bowl_rises_in_rows(count: int) -> None:
    scene = stage(reading(Subject("lemon", "lemon", count), "bowl", relations=(Relation("inside", 0, 1),)), job(1))
    lemons, bowl = [box(node) for node in heroes(scene, "lemon")], box(heroes(scene, "bowl")[0])
    assert len(lemons) == count
    assert all(bowl.left <= lemon.centre[0] <= bowl.right for lemon in lemons)
    assert min(lemon.top for lemon in lemons) < bowl.top


def test_who_comes_out_of_a_thing_is_half_behind_it() -> None:
    scene = stage(reading("fox", "log", relations=(Relation("out of", 0, 1),)), job(1))
    assert [n.symbol for n in heroes(scene)] == ["fox", "log"]
    fox, log = (box(heroes(scene, name)[0]) for name in ("fox", "log"))
    assert fox.top < log.top < fox.bottom <= log.bottom + 1
    assert log.left <= fox.left <= fox.right <= log.right


def test_who_hatches_is_in_the_lower_half_of_the_shell() -> None:
    scene = stage(reading("chick", "egg", relations=(Relation("out of", 0, 1),)), job(1))
    (chick,), (egg,) = heroes(scene, "chick"), heroes(scene, "egg")
    assert egg.clip is not None
    assert box(chick).top < g.bounds(egg.clip)[1] < box(chick).bottom


@pytest.mark.parametrize(("first", "kind", "second"), [
    ("blanket", "draped over", "chair"), ("dog", "wrapped in", "blanket"), ("blanket", "around", "dog"),
])  # fmt: skip
def test_cloth_takes_the_shape_of_what_it_is_on(first: str, kind: RelationKind, second: str) -> None:
    scene = stage(reading(first, second, relations=(Relation(kind, 0, 1),)), job(1))
    (bearer,) = heroes(scene)
    assert sorted(bearer.draws) == [0, 1]
    cloth = next(node for node in scene.nodes if isinstance(node, Shape) and node.name == "cloth")
    assert box(bearer).shared(Box(*g.bounds(cloth.path))) > 0.15 * box(bearer).area


def test_who_is_tied_has_a_rope_and_what_floats_hangs_on_its_string() -> None:
    scene = stage(reading("goat", "fence", relations=(Relation("tied to", 0, 1),)), job(1))
    assert any(isinstance(node, Shape) and node.name == "rope" for node in scene.nodes)
    scene = stage(reading("balloon", "chair", relations=(Relation("tied to", 0, 1),)), job(1))
    balloon, chair = (box(heroes(scene, name)[0]) for name in ("balloon", "chair"))
    assert balloon.bottom < chair.top
    assert any(isinstance(node, Shape) and node.name == "string" for node in scene.nodes)


def test_who_has_left_a_thing_is_in_the_air_beside_it() -> None:
    cat, table = placed("cat", "off", "table", 1)
    assert cat.centre[0] > table.right
    assert cat.bottom < table.bottom


def test_those_amid_whom_somebody_is_are_on_both_sides() -> None:
    several = Subject("acorn", "acorn", 5)
    scene = stage(reading("squirrel", several, relations=(Relation("amid", 0, 1),)), job(1))
    squirrel, acorns = box(heroes(scene, "squirrel")[0]), [box(node) for node in heroes(scene, "acorn")]
    assert min(a.centre[0] for a in acorns) < squirrel.centre[0] < max(a.centre[0] for a in acorns)
    apart, close = placed("fox", "next to", "wolf", 1), placed("fox", "touching", "wolf", 1)
    assert apart[0].right < apart[1].left or apart[1].right < apart[0].left
    assert close[0].shared(close[1]) > 0


@pytest.mark.parametrize(("arrangement", "inward"), [("facing", True), ("back to back", False)])
def test_two_are_turned_to_or_from_one_another(arrangement: Arrangement, inward: bool) -> None:
    scene = stage(reading(Subject("fox", "fox", 2, arrangement=arrangement)), job(1))
    left, right = sorted(heroes(scene, "fox"), key=lambda node: box(node).centre[0])
    assert (left.flip, right.flip) == ((False, True) if inward else (True, False))


def test_pairs_have_room_between_them() -> None:
    scene = stage(reading(Subject("penguin", "penguin", 6, arrangement="pairs")), job(1))
    boxes = sorted((box(node) for node in heroes(scene, "penguin")), key=lambda b: b.centre[0])
    gaps = [b.left - a.right for a, b in pairwise(boxes)]
    assert max(gaps[::2]) < min(gaps[1::2])


@pytest.mark.parametrize("seed", range(3))
def test_who_is_behind_several_things_hides_none_and_is_seen(seed: int) -> None:
    both = (Relation("behind", 2, 0), Relation("behind", 2, 1))
    scene = stage(reading("house", "basket", "dog", relations=both), job(seed))
    dog, *things = (box(heroes(scene, name)[0]) for name in ("dog", "house", "basket"))
    assert all(dog.shared(thing) < 0.6 * dog.area for thing in things)
    assert things[0].shared(things[1]) < 0.5 * things[1].area


@pytest.mark.parametrize("kind", ["wearing", "holding"])
def test_many_with_something_of_their_own_stand_in_ranks(kind: RelationKind) -> None:
    item = "scarf" if kind == "wearing" else "umbrella"
    row = Subject("person", "person", 12), Subject(item, item, 12), "dragon"
    scene = stage(reading(*row, relations=(Relation(kind, 0, 1), Relation("next to", 0, 2))), job(1))
    people = [box(node) for node in heroes(scene, "person")]
    assert len(people) == 12
    assert len(heroes(scene, item)) == 12
    assert len({round(b.bottom, -1) for b in people}) > 1

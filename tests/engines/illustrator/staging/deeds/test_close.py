"""Those who are close: on a lap, before somebody's feet, in the arms, cheek to cheek."""

import pytest

from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.atlas.bodies.stance import SEATED
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Scene, Shape
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job
from tests.engines.illustrator.staging.ties.scenes import spot


def drawn(prompt: str, seed: int = 1) -> Scene:
    """The scene of a prompt."""
    return stage(read(prompt), job(seed))


@pytest.mark.parametrize(
    ("prompt", "owner"),
    [
        ("a woman with a cat on her lap", "woman"),
        ("a cat on a man's lap", "man"),
        ("an old man in a rocking chair with a cat on his lap", "person"),
    ],
)
def test_who_is_on_a_lap_is_on_the_thighs_of_one_who_sits(prompt: str, owner: str) -> None:
    scene = drawn(prompt)
    (sitter,), (cat,) = heroes(scene, owner), heroes(scene, "cat")
    assert attitude(sitter.pose).stance in SEATED
    lap = spot(sitter, "lap")
    assert box(cat).left < lap[0] < box(cat).right
    assert box(cat).bottom == pytest.approx(lap[1], abs=0.08 * sitter.height)


@pytest.mark.parametrize("prompt", ["a boy with a dog at his feet", "a dog sleeping at the boy's feet"])
def test_who_is_at_somebodys_feet_lies_on_the_ground_before_them(prompt: str) -> None:
    scene = drawn(prompt)
    (boy,), (dog,) = heroes(scene, "boy"), heroes(scene, "dog")
    assert box(dog).bottom == pytest.approx(box(boy).bottom, abs=0.05 * boy.height)
    assert box(dog).overlaps(box(boy))
    assert box(dog).height < 0.6 * box(boy).height


def test_a_child_in_the_arms_hides_no_face() -> None:
    scene = drawn("a baby in a mother's arms")
    baby, mother = sorted(heroes(scene, "person"), key=lambda node: node.height)
    assert box(baby).top > spot(mother, "mouth")[1]
    assert box(baby).overlaps(box(mother))


@pytest.mark.parametrize("prompt", ["a couple kissing", "two women hugging", "a fox and a rabbit sharing an umbrella"])
def test_no_head_is_before_the_other(prompt: str) -> None:
    people = [node for node in heroes(drawn(prompt)) if "umbrella" not in node.symbol]
    one, other = sorted(people, key=lambda node: node.x)
    gap = spot(other, "head")[0] - spot(one, "head")[0]
    assert gap > 0.12 * min(one.height, other.height)
    assert gap < 0.6 * max(one.height, other.height)


def test_each_dog_of_several_is_on_a_leash_before_who_walks_them() -> None:
    scene = drawn("a woman walking four dogs")
    (woman,), dogs = heroes(scene, "woman"), heroes(scene, "dog")
    leashes = [node for node in scene.nodes if isinstance(node, Shape) and node.name == "leash"]
    assert len(dogs) == len(leashes) == 4
    assert len({dog.flip for dog in dogs}) == 1
    assert all((dog.x > woman.x) is not woman.flip for dog in dogs)


def test_one_of_several_has_the_phone_and_all_faces_are_in_the_selfie() -> None:
    scene = drawn("three friends taking a selfie")
    assert len(heroes(scene, "phone")) == 1
    friends = heroes(scene, "person")
    assert len(friends) == 3
    for friend in friends:
        x, y = spot(friend, "head")
        assert 0 < x < scene.width
        assert 0 < y < scene.height


def test_a_family_sits_for_its_portrait_with_the_children_in_front() -> None:
    faces = [spot(node, "head") for node in heroes(drawn("portrait of a family"), "person")]
    assert len(faces) == 4
    assert all(0 < x < 1024 and 0 < y < 800 for x, y in faces)


def test_who_dances_by_calling_dances_on_her_toes() -> None:
    dancers = heroes(drawn("two ballerinas on a stage"))
    assert {attitude(node.pose).stance for node in dancers} == {"arabesque", "pirouette"}

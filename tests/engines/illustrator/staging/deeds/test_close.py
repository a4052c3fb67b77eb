"""Those who are close: on a lap, before somebody's feet, in the arms, cheek to cheek."""

import pytest

from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.atlas.bodies.stance import SEATED
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Scene
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

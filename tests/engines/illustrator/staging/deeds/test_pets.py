"""People and the animals that they live with: on four legs, near, and with the hands that it takes."""

from limner.engines.illustrator.scene import Placed
from tests.engines.illustrator.staging.deeds.test_deeds import drawn, stance
from tests.engines.illustrator.staging.scenes import box, heroes


def _pair(prompt: str) -> tuple[Placed, Placed]:
    scene = drawn(prompt)
    return heroes(scene, "dog")[0], heroes(scene, "person")[0]


def test_a_dog_that_licks_a_face_is_up_at_it_before_who_kneels() -> None:
    dog, boy = _pair("a dog licking a boy's face")
    assert stance(boy) == "kneeling"
    assert dog.tilt > 0
    assert abs(dog.x - boy.x) < box(boy).width


def test_a_tug_of_war_with_a_dog_leaves_it_on_four_legs() -> None:
    dog, owner = _pair("a dog playing tug of war with its owner")
    assert dog.pose == "standing"
    assert stance(owner) == "tugging"


def test_who_hugs_a_dog_kneels_to_it() -> None:
    dog, girl = _pair("a girl hugging a dog")
    assert dog.pose == "sitting"
    assert stance(girl) == "kneeling"
    assert box(dog).left < box(girl).right

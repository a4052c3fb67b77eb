"""Openings through which all is seen."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Shape
from limner.engines.illustrator.staging.apertures.index import APERTURES
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job

_WORDS = {
    "windshield": "through the windshield", "keyhole": "through a keyhole", "fridge": "from inside a fridge",
    "tent": "from inside a tent", "porthole": "through a porthole",
}  # fmt: skip


@pytest.mark.parametrize("view", _WORDS)
def test_everybody_is_within_the_opening_and_it_is_drawn(view: str) -> None:
    prompt = f"three sheep, seen {_WORDS[view]}"
    scene = stage(read(prompt), job())
    left, top, right, bottom = (1024 * share for share in APERTURES[view].room)
    sheep = [box(node) for node in heroes(scene)]
    assert len(sheep) == 3
    assert all(left <= b.left and b.right <= right and top <= b.top and b.bottom <= bottom for b in sheep)
    assert any(isinstance(node, Shape) and node.layer == "air" and view in node.name for node in scene.nodes)


@pytest.mark.parametrize("lens", ["fisheye", "tilt-shift", "from below"])
def test_a_lens_is_the_finish_of_a_scene_and_of_no_plain_ground(lens: str) -> None:
    words = {"fisheye": "fisheye view of", "tilt-shift": "tilt-shift photo of", "from below": "worm's-eye view of"}
    prompt = f"{words[lens]} a horse in a park"
    assert stage(read(prompt), job()).finish.lens == lens
    plain = f"{prompt} on a white background"
    assert stage(read(plain), job()).finish.lens == ""

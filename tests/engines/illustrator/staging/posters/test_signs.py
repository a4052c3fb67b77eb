"""Signs: neon, a slate, a board in a place, a shop's front."""

import pytest

from limner.drawing import geometry as g
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.scene import Scene, Shape, Words
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import SIZES, job, reading

NEON = reading(quoted=("OPEN",), styles=("neon",), prompt='a neon sign "OPEN"')
SLATE = reading(quoted=("Soup", "Lasagne", "Tiramisu"), styles=("chalkboard",), prompt='a chalkboard with "Soup"')
TRAIL = reading(quoted=("Trail",), setting="forest", prompt='a sign in a forest "Trail"')
PLAIN = reading(quoted=("Hello World",), prompt='a sign "Hello World"')


def names(scene: Scene) -> list[str]:
    return [node.name for node in scene.nodes if isinstance(node, Shape)]


def lines(scene: Scene) -> list[Words]:
    return [node for node in scene.nodes if isinstance(node, Words)]


@pytest.mark.parametrize("asked", [NEON, SLATE, TRAIL, PLAIN], ids=["neon", "slate", "place", "plain"])
def test_all_words_are_there_and_on_every_canvas(asked: Reading) -> None:
    for seed, size in enumerate(SIZES):
        scene = stage(asked, job(seed, size=size))
        said = "".join(line.text for line in lines(scene)).lower().replace(" ", "")
        assert all(text.lower().replace(" ", "") in said for text in asked.quoted)
        for line in lines(scene):
            assert line.path is not None
            left, top, right, bottom = g.bounds(line.path)
            assert left >= 0 <= top
            assert right <= size[0]
            assert bottom <= size[1]


def test_neon_has_tubes_and_nothing_that_would_glow_beside_them() -> None:
    for seed in range(5):
        found = names(stage(NEON, job(seed, size=(256, 256))))
        assert "tube" in found
        assert not {"bricks", "board's shadow", "chains"} & {*found}


def test_the_lines_of_a_slate_are_of_one_size() -> None:
    for seed in range(4):
        tall = [line.corners[2][1] - line.corners[0][1] for line in lines(stage(SLATE, job(seed, size=(512, 512))))]
        assert max(tall) < 1.6 * min(tall)


def test_a_sign_stands_in_the_place_that_was_asked_for() -> None:
    scene = stage(TRAIL, job(2, size=(256, 256)))
    assert {"board", "post"} <= {*names(scene)}
    assert len(scene.nodes) > len(stage(PLAIN, job(2, size=(256, 256))).nodes)


def test_seeds_show_a_shops_front_and_a_hanging_board() -> None:
    kinds = [names(stage(PLAIN, job(seed, size=(256, 256)))) for seed in range(6)]
    assert any("awning" in found for found in kinds)
    assert any("chains" in found for found in kinds)

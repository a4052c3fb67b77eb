"""Words that are part of the place."""

import pytest

from limner.drawing import geometry as g
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.record import record
from limner.engines.illustrator.scene import Placed, Words
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.stage import played
from tests.engines.illustrator.staging.scenes import job

SIDE = 512


@pytest.mark.parametrize(
    "prompt",
    [
        'the word "HELP" written in the sand on a beach',
        'the word "LOVE" stamped in snow, a penguin beside it',
        'a plane writing "MARRY ME" in the sky',
        'the word "OCEAN" made of shells on a beach',
    ],
)
def test_they_are_on_the_canvas_and_the_record_says_so(prompt: str) -> None:
    made = script(read(prompt), job(size=(SIDE, SIDE)))
    scene = played(made)
    words = [node for node in scene.nodes if isinstance(node, Words)]
    assert words
    for node in words:
        assert node.path is not None
        left, top, right, bottom = g.bounds(node.path)
        assert left >= 0 <= top
        assert right <= SIDE >= bottom
    assert record(made, scene.nodes).undrawn == ()


def test_things_that_letters_are_laid_out_in_are_their_strokes_alone() -> None:
    made = script(read('the word "HI" spelled out in pumpkins on a hillside'), job(size=(SIDE, SIDE)))
    pumpkins = [n for n in played(made).nodes if isinstance(n, Placed) and n.symbol == "pumpkin"]
    assert len(pumpkins) > 9
    assert all(n.importance < 0.5 for n in pumpkins)

"""A speech bubble by itself."""

from collections.abc import Callable

import pytest

from limner.drawing.geometry import Path
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.marks import speech
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import job


@pytest.mark.parametrize(
    ("prompt", "clouds"),
    [
        ('a thought bubble "lunch"', {"thought"}),
        ('a speech bubble saying "I thought so"', {"round", "cornered", "burst"}),
    ],
)
def test_a_bubble_is_a_thoughts_only_where_it_is_called_so(
    prompt: str, clouds: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = set()

    def watched(name: str, shape: Callable[[Box], tuple[Path, Box]]) -> Callable[[Box], tuple[Path, Box]]:
        def draw(box: Box) -> tuple[Path, Box]:
            drawn.add(name)
            return shape(box)

        return draw

    for name, shape in list(speech._KINDS.items()):
        monkeypatch.setitem(speech._KINDS, name, watched(name, shape))
    for seed in range(4):
        stage(read(prompt), job(seed))
    assert drawn == clouds

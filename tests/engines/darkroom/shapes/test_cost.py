"""Documents of very many shapes: what working on them takes grows as they do."""

import gc
import time
from collections.abc import Callable

import numpy as np
import pytest

from limner.engines.darkroom.arrays import Mask
from limner.engines.darkroom.shapes.coverage import Grid, Pile, Stamp
from limner.engines.darkroom.shapes.erase import erase_shapes
from limner.engines.darkroom.shapes.recompose import recompose
from limner.imaging.svg.read import SafeSvg
from tests.engines.darkroom.shapes.pictures import safe

FEW, MANY = 400, 3_200
CIRCLE = '<circle cx="{x}" cy="{y}" r="{r}" fill="#{fill:06x}"/>'
WRITTEN = {
    "circles": ("<g>", CIRCLE, "</g>"),
    "stroked circles, turned one by one": ("", f'<g transform="rotate({{i}}.5)" stroke="red">{CIRCLE}</g>', ""),
    "lines across, in a group": ("<g>", '<path d="M0 {x}h1000v.01h-1000z" fill="#{fill:06x}"/>', "</g>"),
}


def drawing(kind: str, count: int) -> SafeSvg:
    """So many shapes in no order; the same at each call."""
    before, shape, after = WRITTEN[kind]
    rng = np.random.default_rng(1)
    places = rng.uniform(0, 1000, (count, 2)).round(1)
    inside = "".join(
        shape.format(i=i, x=x, y=y, r=2 + i % 9, fill=i * 77 % (1 << 24)) for i, (x, y) in enumerate(places)
    )
    return safe(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">{before}{inside}{after}</svg>')


def stripes() -> Mask:
    """Sixteen of them: their edges cut every tenth circle."""
    return np.broadcast_to(np.arange(512) // 16 % 2 == 0, (512, 512)).copy()


def _seconds(work: Callable[[SafeSvg], str], svg: SafeSvg) -> tuple[float, int]:
    """Processor time, and the length of what came out."""
    gc.disable()  # a collection looks at all that other tests have left in this process, a worker's at nothing else
    start = time.process_time()
    try:
        text = work(svg)
    finally:
        gc.enable()
    return time.process_time() - start, len(text)


@pytest.mark.parametrize("kind", WRITTEN)
@pytest.mark.parametrize(
    "work",
    [lambda svg: erase_shapes(svg, stripes()), lambda svg: recompose(svg, 512, 512, 1)],
    ids=["erased", "recomposed"],
)
def test_time_and_size_grow_as_the_document_does(work: Callable[[SafeSvg], str], kind: str) -> None:
    # Eight times the shapes take eight times as long; what grew with the square would take sixty-four. A part of it
    # that took a quarter of the time of the few would make it twenty.
    few, short = min(_seconds(work, drawing(kind, FEW)) for _ in range(2))
    many, long = _seconds(work, drawing(kind, MANY))
    assert many < 20 * max(few, 0.02)
    assert long < 16 * short


def test_a_hole_is_written_once_however_many_are_clipped() -> None:
    svg = drawing("stroked circles, turned one by one", 300)
    text = erase_shapes(svg, stripes())
    assert text.count("<clipPath") > 5
    assert text.count("<path") == 1


def test_what_lies_on_what_is_known_by_bounds() -> None:
    grid = Grid((0, 0, 9, 9), 9, 9)
    low, high, aside = (Stamp(x, 0, np.ones((9, 3), np.uint8), grid) for x in (0, 2, 5))
    pile = Pile([low, high, aside])
    assert [pile.is_overlapped(i) for i in range(3)] == [True, False, False]

"""Scenes to display lists."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from limner.drawing import geometry as g
from limner.drawing.display import Display, Fill, Group, Item, Linear, Radial, Solid, Stop
from limner.drawing.raster import rasterise
from limner.engines.illustrator.compose import compose
from limner.engines.illustrator.looks.paints import colour_at
from limner.engines.illustrator.scene import Shape, Words
from tests.engines.illustrator.scenes import DAY, SUNSET, placed, scene

SIZE = 256


def _walk(items: tuple[Item, ...]) -> Iterator[Item]:
    for item in items:
        yield item
        if isinstance(item, Group):
            yield from _walk(item.items)


def _groups(display: Display, name: str) -> list[Group]:
    return [item for item in _walk(display.items) if isinstance(item, Group) and item.name == name]


def test_layers_are_named_groups_in_painters_order() -> None:
    display = compose(scene(placed("fox", SIZE)))
    assert [item.name for item in display.items if isinstance(item, Group)] == ["sky", "ground", "hero"]
    assert (display.width, display.height, display.title) == (SIZE, SIZE, "a meadow")


def test_a_thing_stands_on_its_point_at_its_height() -> None:
    bare = rasterise(compose(scene())).astype(int)
    drawn = rasterise(compose(scene(placed("fox", SIZE, shadow=False, x=100, y=200, height=120)))).astype(int)
    rows = np.flatnonzero(np.abs(drawn - bare).sum(axis=2).any(axis=1))
    assert rows[-1] == pytest.approx(200, abs=3)
    assert rows[0] == pytest.approx(80, abs=3)


def test_a_flipped_thing_is_mirrored_but_its_light_is_not() -> None:
    light = replace(DAY, side=-1.0)
    plain, flipped = (
        _groups(compose(scene(placed("fox", SIZE, flip=f), light=light)), "fox")[0] for f in (False, True)
    )
    assert plain.matrix is not None
    assert flipped.matrix is not None
    assert flipped.matrix[0] == -plain.matrix[0]
    assert plain.key != flipped.key
    lit_from_right = _groups(compose(scene(placed("fox", SIZE), light=replace(light, side=1.0))), "fox")[0]
    paths = [[item.path for item in group.items if isinstance(item, Fill)] for group in (flipped, lit_from_right)]
    assert paths[0] == paths[1]


def test_the_same_thing_in_the_same_light_is_built_once() -> None:
    display = compose(scene(placed("pine", SIZE, x=60, depth=0.5), placed("pine", SIZE, x=190, depth=0.51)))
    first, second = _groups(display, "pine")
    assert first.key == second.key
    assert first.items is second.items


def test_who_is_in_the_light_is_turned_from_it_by_veils_of_the_whole_outline() -> None:
    plain, lit = (_groups(compose(scene(placed("fox", SIZE, rim=rim))), "fox")[0].items for rim in (False, True))
    veils = [item for item in lit if isinstance(item, Fill) and isinstance(item.paint, Radial)]
    assert len(veils) == 2
    assert not any(isinstance(item, Fill) and isinstance(item.paint, Radial) for item in plain)


def test_things_that_ask_for_none_have_no_shadow() -> None:
    assert _groups(compose(scene(placed("fox", SIZE))), "shadow")
    assert not _groups(compose(scene(placed("fox", SIZE, shadow=False))), "shadow")


def test_the_shadow_of_what_flies_lies_on_the_ground() -> None:
    display = compose(scene(placed("fox", SIZE, y=100, shadow_y=230.0)))
    own = _groups(display, "fox")[0].items
    spots = [item for item in _walk(display.items) if isinstance(item, Fill) and isinstance(item.paint, Radial)]
    contacts = [item for item in spots if item not in own]
    assert [round((g.bounds(c.path)[1] + g.bounds(c.path)[3]) / 2) for c in contacts] == [230]


def test_a_clip_cuts_the_thing() -> None:
    display = compose(scene(placed("fox", SIZE, shadow=False, clip=g.rect(0, 0, SIZE, 150))))
    bare = rasterise(compose(scene()))
    assert np.array_equal(rasterise(display)[155:], bare[155:])
    assert not np.array_equal(rasterise(display)[:145], bare[:145])


def test_tinted_scenery_takes_the_light_and_the_sky_does_not() -> None:
    display = compose(scene(light=SUNSET))
    sky, ground = (_groups(display, name)[-1].items[0] for name in ("sky", "ground"))
    assert isinstance(sky, Fill)
    assert isinstance(sky.paint, Linear)
    assert sky.paint.stops[0].rgb == (44, 139, 224)
    assert isinstance(ground, Fill)
    assert ground.paint != Solid((127, 174, 78))


def test_scenery_with_form_has_a_lit_edge_and_a_core() -> None:
    rock = Shape(g.ellipse(128, 200, 15), Solid((120, 120, 120)), "middle", name="rock", form=True)
    assert len(_groups(compose(scene(rock)), "rock")[0].items) == 3


def test_a_line_is_stroked() -> None:
    wire = Shape(g.line([(0, 50), (256, 60)]), Solid((0, 0, 0)), "middle", name="wire", width=3.0)
    assert type(_groups(compose(scene(wire)), "wire")[0].items[0]).__name__ == "Stroke"


def test_words_come_out_titled_and_cut_at_the_canvas() -> None:
    word = Words("OUT", ((200, 20), (300, 20), (300, 60), (200, 60)), (0, 0, 0))
    base = scene()
    group = _groups(compose(replace(base, nodes=(*base.nodes, word))), "word")[0]
    assert group.title == "OUT"
    assert group.clip == g.rect(0, 0, SIZE, SIZE)


@pytest.mark.parametrize(
    ("paint", "expected"),
    [
        (Solid((9, 9, 9)), (9, 9, 9)),
        (Solid((9, 9, 9), 0.3), None),
        (Linear((0, 0), (0, 100), (Stop(0, (0, 0, 0)), Stop(1, (200, 0, 0)))), (200, 0, 0)),
        (Linear((0, 0), (0, 0), (Stop(0, (0, 0, 0)), Stop(1, (200, 0, 0)))), (200, 0, 0)),
        (Linear((0, 0), (0, 100), (Stop(0, (0, 0, 0), 0), Stop(1, (200, 0, 0)))), None),
        (Radial((0, 0), 5, (Stop(0, (0, 0, 0)), Stop(1, (200, 0, 0)))), None),
    ],
    ids=["solid", "faint", "gradient", "gradient without length", "fading gradient", "radial"],
)
def test_the_colour_that_a_paint_has_at_a_point(paint: Solid | Linear | Radial, expected: object) -> None:
    assert colour_at(paint, (0, 100)) == expected


def test_what_comes_in_halves_closes_before_what_is_in_it() -> None:
    tub = placed("bathtub", SIZE, y=230, height=100, shadow=False, half="back")
    cat = placed("cat", SIZE, y=190, height=70, shadow=False)
    back, inside, front = _hero(compose(scene(tub, cat, replace(tub, half="front"))))
    assert [group.name for group in (back, inside, front)] == ["bathtub", "cat", "bathtub"]
    assert (back.title, front.title) == ("a bathtub", "")
    assert back.items != front.items


def _hero(display: Display) -> list[Group]:
    layer = next(item for item in display.items if isinstance(item, Group) and item.name == "hero")
    return [item for item in layer.items if isinstance(item, Group)]

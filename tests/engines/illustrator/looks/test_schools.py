"""Schools of art."""

import pytest

from limner.drawing.display import Fill, Group, Linear, Solid
from limner.drawing.geometry import rect
from limner.drawing.svg import write_svg
from limner.engines.illustrator.compose import compose
from limner.engines.illustrator.looks.index import look_named
from limner.engines.illustrator.looks.schools.index import LOOKS
from limner.engines.illustrator.looks.schools.parts import planes
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Scene, Shape
from limner.engines.illustrator.staging.stage import stage
from limner.engines.jobs import GenerateJob


def _scene() -> Scene:
    prompt = "a fox beside a house"
    return stage(read(prompt), GenerateJob("svcv4_1", prompt, 384, 384, vector=True, seed=3))


SCENE = _scene()


@pytest.mark.parametrize("name", LOOKS)
def test_every_school_is_drawn_in_vectors_of_a_bounded_size(name: str) -> None:
    look = look_named(name).suited(SCENE, vector=True)
    svg = write_svg(compose(SCENE, look))
    assert "<image" not in svg
    assert "<filter" not in svg
    assert len(svg) < 400_000


def test_planes_cover_the_canvas_and_do_not_overlap() -> None:
    points = [(x + 0.5, y + 0.5) for x in range(0, 100, 7) for y in range(0, 80, 7)]
    covering = [sum(path.contains(*point) for path, _ in planes(100, 80, 4)) for point in points]
    assert set(covering) == {1}


def test_an_illumination_has_a_sky_of_gold_and_nothing_that_drifts_in_it() -> None:
    look = look_named("illumination")
    sky = Shape(rect(0, 0, 384, 200), Solid((120, 180, 240)), "sky", name="sky", colour_role="sky")
    cloud = Shape(rect(0, 0, 50, 20), Solid((255, 255, 255)), "sky", name="cloud", colour_role="cloud")
    (gold,) = look.shape(sky, SCENE.light, 384)
    assert isinstance(gold, Group)
    leaf = gold.items[0]
    assert isinstance(leaf, Fill)
    assert isinstance(leaf.paint, Linear)
    assert all(stop.rgb[0] > stop.rgb[2] + 80 for stop in leaf.paint.stops)
    assert look.shape(cloud, SCENE.light, 384) == ()


def test_a_cave_s_wall_shows_the_figures_alone() -> None:
    look = look_named("cave_painting")
    hill = Shape(rect(0, 100, 384, 100), Solid((90, 160, 80)), "ground", name="hill", colour_role="ground")
    assert look.shape(hill, SCENE.light, 384) == ()
    items = compose(SCENE, look.suited(SCENE, vector=True)).items
    names = [item.name for item in items if isinstance(item, Group)]
    assert names[0] == "wall"
    assert names[-1] == "grain"


def test_a_portrait_by_an_old_master_has_a_dark_ground() -> None:
    look = look_named("baroque")
    pale = Shape(rect(0, 0, 384, 384), Solid((246, 231, 210)), "sky", name="backdrop", colour_role="background")
    group, *_ = look.shape(pale, SCENE.light, 384)
    assert isinstance(group, Group)
    (ground,) = group.items
    assert isinstance(ground, Fill)
    assert isinstance(ground.paint, Solid)
    assert sum(ground.paint.rgb) < 0.4 * sum((246, 231, 210))

"""Schools of art."""

import pytest

from limner.drawing.display import Fill, Group, Solid
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


def test_a_portrait_by_an_old_master_has_a_dark_ground() -> None:
    look = look_named("baroque")
    pale = Shape(rect(0, 0, 384, 384), Solid((246, 231, 210)), "sky", name="backdrop", colour_role="background")
    group, *_ = look.shape(pale, SCENE.light, 384)
    assert isinstance(group, Group)
    (ground,) = group.items
    assert isinstance(ground, Fill)
    assert isinstance(ground.paint, Solid)
    assert sum(ground.paint.rgb) < 0.4 * sum((246, 231, 210))

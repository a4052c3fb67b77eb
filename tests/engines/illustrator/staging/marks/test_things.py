"""Speech bubbles, flags, business cards and mandalas."""

import pytest

from limner.drawing import geometry as g
from limner.drawing.colour import parse
from limner.drawing.display import Solid
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.reading.tables.colours import COLOURS
from limner.engines.illustrator.scene import Scene, Shape, Words
from limner.engines.illustrator.staging.stage import stage
from limner.engines.illustrator.typesetting.contrast import LEAST, contrast
from limner.engines.jobs import Controls
from tests.engines.illustrator.staging.scenes import SIZES, box, heroes, job, reading

BUBBLE = reading(quoted=("Hi there",), prompt='a speech bubble "Hi there"')
FLAG = reading("flag", "lion", quoted=("BRAVE",), prompt='a flag with a lion "BRAVE"')
CARD = reading(quoted=("Anna Smith", "Florist"), prompt='business card "Anna Smith" "Florist"')
THINGS = [BUBBLE, FLAG, CARD]


def lines(scene: Scene) -> list[Words]:
    return [node for node in scene.nodes if isinstance(node, Words)]


def shapes(scene: Scene, *names: str) -> list[Shape]:
    return [node for node in scene.nodes if isinstance(node, Shape) and (not names or node.name in names)]


@pytest.mark.parametrize("asked", THINGS, ids=["bubble", "flag", "card"])
def test_words_are_whole_inside_and_can_be_read(asked: Reading) -> None:
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
            under = [
                node.paint.rgb  # type: ignore[union-attr]
                for node in scene.nodes[: scene.nodes.index(line)]
                if isinstance(node, Shape)
                and not node.width
                and node.path.contains((left + right) / 2, (top + bottom) / 2)
            ]
            assert contrast(line.rgb, under[-1]) >= LEAST


@pytest.mark.parametrize("asked", THINGS, ids=["bubble", "flag", "card"])
def test_seeds_differ_in_more_than_colour(asked: Reading) -> None:
    drawn = {
        tuple((s.name, s.path.countPoints()) for s in shapes(stage(asked, job(seed, size=(256, 256)))))
        for seed in range(6)
    }
    assert len(drawn) >= 3


@pytest.mark.parametrize("asked", THINGS, ids=["bubble", "flag", "card"])
def test_the_ground_that_was_asked_for_is_exact(asked: Reading) -> None:
    green = (12, 200, 90)
    scene = stage(asked, job(2, size=(128, 128), controls=Controls(background_color=green)))
    (ground,) = shapes(scene, "background")
    assert ground.paint.rgb == green  # type: ignore[union-attr]


def test_a_bubble_holds_its_words() -> None:
    for seed in range(6):
        scene = stage(BUBBLE, job(seed, size=(256, 256)))
        (bubble,) = shapes(scene, "speech bubble")
        for line in lines(scene):
            assert line.path is not None
            left, top, right, bottom = g.bounds(line.path)
            assert all(bubble.path.contains(x, y) for x in (left, right) for y in (top, bottom))


def test_a_flag_bears_its_lion_on_the_cloth() -> None:
    for seed in range(6):
        scene = stage(FLAG, job(seed, size=(256, 256)))
        (cloth,) = shapes(scene, "flag")
        (lion,) = heroes(scene)
        assert cloth.path.contains(*box(lion).centre)
        assert "pole" in [s.name for s in shapes(scene)]


@pytest.mark.parametrize("way", ["", "vertical "])
def test_a_flag_of_named_colours_has_their_stripes_in_order(way: str) -> None:
    colours = ((216, 52, 43), (244, 243, 239), (61, 154, 75))
    prompt = f"a flag with three {way}stripes red white and green"
    scene = stage(reading("flag", palette=colours, prompt=prompt), job(1, size=(256, 256)))
    stripes = shapes(scene, "stripe")
    assert [s.paint.rgb for s in stripes] == [*colours]  # type: ignore[union-attr]
    starts = [g.bounds(s.path)[0 if way else 1] for s in stripes]
    assert starts == sorted(starts)
    assert starts[2] - starts[0] > 40


def test_what_no_words_were_given_for_is_bars() -> None:
    scene = stage(reading(prompt="business card"), job(3, size=(256, 256)))
    assert shapes(scene, "line")
    assert shapes(scene, "name")
    assert not lines(scene)
    assert len(shapes(scene, "card")) == 2


def test_a_mandala_is_alike_all_round() -> None:
    scene = stage(reading(prompt="a mandala"), job(1, size=(256, 256)))
    rings = [s for s in shapes(scene) if s.name not in ("paper", "background")]
    assert len(rings) > 8
    for ring in rings:
        left, top, right, bottom = g.bounds(ring.path)
        assert (left + right) / 2 == pytest.approx(128, abs=3)
        assert (top + bottom) / 2 == pytest.approx(128, abs=6)


def test_a_flag_of_a_colour_has_a_cloth_of_it() -> None:
    for seed in range(4):
        scene = stage(read('a blue flag with a lion "BRAVE"'), job(seed, size=(256, 256)))
        (cloth,) = shapes(scene, "flag")
        assert cloth.paint == Solid(parse(COLOURS["blue"]))


@pytest.mark.parametrize("seed", range(6))
def test_nothing_on_a_flag_touches_a_second_colour(seed: int) -> None:
    scene = stage(FLAG, job(seed, size=(512, 512)))
    edges = [shape.path for shape in shapes(scene, "stripe", "border")]
    words = [line.path for line in lines(scene) if line.path is not None]
    assert all(g.intersection(edge, word).isEmpty() for edge in edges for word in words)

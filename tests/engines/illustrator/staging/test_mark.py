"""Icons, logos, stickers, badges and emblems."""

from collections.abc import Iterator

import numpy as np
import pytest

from limner.drawing import geometry as g
from limner.drawing.display import Solid
from limner.drawing.raster import rasterise
from limner.engines.illustrator.compose import compose
from limner.engines.illustrator.looks.index import look_named
from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.scene import Scene, Shape, Words
from limner.engines.illustrator.staging.marks.monogram import initials
from limner.engines.illustrator.staging.stage import stage
from limner.engines.illustrator.typesetting.contrast import LEAST, contrast
from limner.engines.jobs import Color, Controls
from tests.engines.illustrator.staging.scenes import SIZES, box, heroes, job, reading

KINDS = ("icon", "logo", "sticker", "badge", "emblem")


def drawn(scene: Scene) -> np.ndarray:
    return rasterise(compose(scene, look_named(scene.look))).astype(int)


def words(scene: Scene) -> list[Words]:
    return [node for node in scene.nodes if isinstance(node, Words)]


def grounds(scene: Scene) -> Iterator[tuple[Words, tuple[int, int, int]]]:
    """Each line with the colour of the last area under its middle."""
    for i, node in enumerate(scene.nodes):
        if isinstance(node, Words) and node.path is not None:
            under = [
                n.paint.rgb
                for n in scene.nodes[:i]
                if isinstance(n, Shape)
                and not n.width
                and not n.blur
                and isinstance(n.paint, Solid)
                and n.path.contains(*_ink(node))
            ]
            yield node, under[-1]


def _ink(node: Words) -> tuple[float, float]:
    """A point of the outline's first letter."""
    assert node.path is not None
    point = node.path.getPoint(0)
    return point.x(), point.y()


@pytest.mark.parametrize("kind", KINDS)
def test_seeds_give_at_least_four_arrangements(kind: str) -> None:
    asked = reading("fox", composition=(kind,))
    looks = set()
    for scene in (stage(asked, job(seed, size=(256, 256))) for seed in range(8)):
        areas = [n for n in scene.nodes if isinstance(n, Shape) and n.layer != "sky"]
        shapes = tuple((n.name, *(round(v / 8) for v in g.bounds(n.path)), n.path.countPoints() // 3) for n in areas)
        looks.add((scene.look, shapes))
    assert len(looks) >= 4


@pytest.mark.parametrize("kind", KINDS)
def test_a_mark_is_inside_of_every_canvas_and_not_small(kind: str) -> None:
    for seed, size in enumerate(SIZES):
        scene = stage(reading("fox", composition=(kind,), quoted=("Red Fox",)), job(seed, size=size))
        (fox,) = heroes(scene)
        outer = box(fox)
        assert outer.left >= 0
        assert outer.top >= 0
        assert outer.right <= size[0]
        assert outer.bottom <= size[1]
        assert max(outer.width, outer.height) > 0.17 * min(size)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("symbol", ["fox", "anchor", "rocket"])
def test_a_mark_stands_off_from_its_ground_at_32_pixels(kind: str, symbol: str) -> None:
    for seed in range(4):
        pixels = drawn(stage(reading(symbol, composition=(kind,)), job(seed, size=(32, 32))))
        off = np.abs(pixels - pixels[0, 0]).sum(axis=2)
        assert (off > 90).mean() > 0.06


@pytest.mark.parametrize("kind", ["logo", "sticker", "badge", "emblem"])
@pytest.mark.parametrize("quoted", [("Northwind",), ("Camp Willow", "Est. 1984"), ("A name that is rather long",)])
def test_words_are_set_inside_and_can_be_read(kind: str, quoted: tuple[str, ...]) -> None:
    for seed in range(8):
        scene = stage(reading("tent", composition=(kind,), quoted=quoted), job(seed, size=(256, 256)))
        said = "".join(word.text for word in words(scene)).lower().replace(" ", "")
        assert quoted[0].lower().replace(" ", "") in said
        for word, ground in grounds(scene):
            assert word.path is not None
            left, top, right, bottom = g.bounds(word.path)
            assert left >= 0 <= top
            assert right <= 256 >= bottom
            assert contrast(word.rgb, ground) >= LEAST


def test_no_text_leaves_the_name_out() -> None:
    silent = job(model="svcv3", controls=Controls(no_text=True))
    for kind in KINDS:
        assert not words(stage(reading("fox", composition=(kind,), quoted=("Fox",)), silent))


@pytest.mark.parametrize("kind", KINDS)
def test_the_ground_is_exactly_what_was_asked(kind: str) -> None:
    for seed in range(4):
        asked = job(seed, size=(64, 64), controls=Controls(background_color=(250, 214, 96)))
        pixels = drawn(stage(reading("fox", composition=(kind,)), asked))
        assert tuple(pixels[0, 0]) == tuple(pixels[-1, -1]) == (250, 214, 96)


def test_a_palette_is_all_that_a_logo_shows() -> None:
    colours = ((29, 53, 87), (241, 250, 238), (230, 57, 70))
    controls = Controls(colors=tuple(Color(c) for c in colours))
    for seed in range(4):
        scene = stage(reading("anchor", composition=("logo",), quoted=("ACME",)), job(seed, controls=controls))
        for word, ground in grounds(scene):
            assert contrast(word.rgb, ground) >= LEAST
            assert word.rgb in colours or max(contrast(c, ground) for c in colours) < LEAST


def test_one_named_colour_is_the_marks() -> None:
    red = (216, 52, 43)
    for seed in range(6):
        pixels = drawn(stage(reading("bell", composition=("icon",), palette=(red,)), job(seed, size=(64, 64))))
        near = (pixels[..., 0] > 120) & (pixels[..., 0] - pixels[..., 1:].max(axis=2) > 60)
        assert near.mean() > 0.05


def test_counted_subjects_are_all_there_and_apart() -> None:
    for seed in range(4):
        scene = stage(reading("fox", "crown", "apple", composition=("icon",)), job(seed))
        boxes = [box(hero) for hero in heroes(scene)]
        assert len(boxes) == 3
        assert all(a.shared(b) < 1 for i, a in enumerate(boxes) for b in boxes[i + 1 :])


def test_a_name_without_a_subject_gives_a_mark_of_its_own() -> None:
    for seed in range(4):
        scene = stage(reading(composition=("logo",), quoted=("Bright & Co",)), job(seed))
        assert words(scene)
        assert not heroes(scene)


@pytest.mark.parametrize(
    ("name", "letters"), [("AB", "AB"), ("Bright & Co", "BC"), ("The Hall of Fame", "HF"), ("", "")]
)
def test_initials(name: str, letters: str) -> None:
    assert initials(name) == letters


@pytest.mark.parametrize("kind", ["sticker", "pattern"])
def test_a_mood_is_in_the_face_of_a_mark(kind: str) -> None:
    sad = Subject("cat", "cat", mood="sad")
    scene = stage(reading(sad, composition=(kind,)), job(1, size=(256, 256)))
    assert all(hero.pose.endswith("/sad") for hero in heroes(scene, "cat"))
    assert heroes(scene, "cat")


@pytest.mark.parametrize(
    ("words", "look"), [("a line icon", "line_icon"), ("a solid icon", "stencil"), ("a flat icon", "icon")]
)
def test_an_icon_is_in_the_hand_that_the_words_name(words: str, look: str) -> None:
    for seed in range(8):
        assert stage(reading("anchor", composition=("icon",), prompt=words), job(seed, size=(64, 64))).look == look

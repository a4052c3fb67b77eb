"""Every look: what marks it, measured on what it draws."""

import math
from functools import lru_cache

import numpy as np
import pytest
from numpy.typing import NDArray

from limner.catalog.client_styles import CLIENT_STYLES
from limner.catalog.styles import LOOKS as CATALOGUED
from limner.drawing import geometry as g
from limner.drawing.colour import RGB, lch
from limner.drawing.display import Group, Solid, Stroke
from limner.engines.base import Artwork, never_cancelled
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.engine import Illustrator
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.looks.engraving import INK, PAPER
from limner.engines.illustrator.looks.index import LOOKS
from limner.engines.illustrator.looks.photo import natural
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Light, Shape
from limner.engines.illustrator.staging.traits import CURATED_LOOKS, traits
from limner.engines.jobs import GenerateJob
from tests.engines.illustrator.scenes import placed, scene

LIGHT = Light(-0.5, False, (255, 255, 255), (40, 40, 70), (220, 230, 240), (255, 250, 230))
PROMPT = "a red fox under a tree in a meadow on a sunny day"
VECTOR = ("vector_art", "line_art", "engraving", "icon", "doodle")
RASTER = ("raw", "photorealism", "illustration", "enterprise", "hand_drawn", "punk_graphic", "render_3d", "kawaii")


@lru_cache(maxsize=32)
def drawn(look: str, *, vector: bool = False) -> Artwork:
    model = "svcv3_vector" if vector else "svcv3"
    return Illustrator().run(GenerateJob(model, PROMPT, 320, 320, vector, seed=4, look=look), never_cancelled)


def pixels(look: str) -> NDArray[np.uint8]:
    found = drawn(look).pixels
    assert found is not None
    return found


def svg(look: str) -> str:
    found = drawn(look, vector=True).svg
    assert found is not None
    return found


def share(picture: NDArray[np.uint8], rgb: RGB, reach: int = 12) -> float:
    """The share of pixels within `reach` of a colour on every channel."""
    near = np.abs(picture.astype(int) - np.array(rgb)) <= reach
    return float(near.all(axis=2).mean())


def test_every_look_of_the_catalogue_is_drawn_in_a_manner() -> None:
    assert {CURATED_LOOKS[look] for look in CATALOGUED} <= set(LOOKS)
    further = {style.look for style in CLIENT_STYLES if style.look}
    assert {CURATED_LOOKS.get(look, look) for look in further} <= set(LOOKS)


def test_a_further_look_of_the_catalogue_is_drawn() -> None:
    """Whatever the words say: the job's look decides."""
    named, plain = (GenerateJob("svcv3", "a fox, watercolour", 256, 256, False, 1, look) for look in ("linocut", "raw"))
    made = [traits(read(job.prompt, ""), job).look for job in (named, plain)]
    assert made == ["linocut", "full"]


@pytest.mark.parametrize("look", RASTER + VECTOR)
def test_no_two_looks_are_alike(look: str) -> None:
    own = pixels(look).astype(int)
    for other in RASTER + VECTOR:
        if other != look:
            assert np.abs(own - pixels(other)).mean() > 2.0, other


@pytest.mark.parametrize("look", VECTOR)
def test_vector_looks_are_vectors_without_gradients(look: str) -> None:
    document = svg(look)
    assert "<path" in document
    assert "Gradient" not in document
    assert "<image" not in document


def test_line_art_is_ink_on_paper() -> None:
    picture = pixels("line_art")
    saturation = picture.max(axis=2).astype(int) - picture.min(axis=2)
    assert saturation.max() < 40
    assert picture.mean() > 200


def test_engraving_is_one_ink_by_lines() -> None:
    picture = pixels("engraving")
    assert share(picture, PAPER) > 0.25
    assert share(picture, INK, 40) > 0.02
    # Tone is made of lines: neighbouring rows differ far more than those of a flat drawing.
    rows = np.abs(np.diff(picture.mean(axis=2), axis=0)).mean()
    assert rows > 3 * np.abs(np.diff(pixels("vector_art").mean(axis=2), axis=0)).mean()


def test_punk_graphic_has_few_inks() -> None:
    inks = ((20, 18, 22), (229, 18, 125), (245, 228, 0), (18, 181, 201), (246, 242, 230))
    assert sum(share(pixels("punk_graphic"), ink) for ink in inks) > 0.5


def test_kawaii_is_paler_than_the_full_look() -> None:
    assert pixels("kawaii").mean() > pixels("raw").mean() + 20


def test_photorealism_has_depth_of_field() -> None:
    """What is far is out of focus, what is at the subject's distance is sharp."""

    def blur(depth: float) -> float:
        shape = Shape(g.rect(0, 0, 50, 50), Solid((80, 120, 60)), "far", depth)
        (group,) = LOOKS["photo"].shape(shape, LIGHT, 1024)
        assert isinstance(group, Group)
        return group.blur

    assert blur(0.0) == 0.0
    assert 0.0 < blur(0.5) < blur(0.9)


@pytest.mark.parametrize("look", RASTER + VECTOR)
def test_looks_draw_the_same_twice(look: str) -> None:
    job = GenerateJob("svcv3", PROMPT, 160, 160, vector=False, seed=9, look=look)
    first, second = (Illustrator().run(job, never_cancelled).pixels for _ in range(2))
    assert first is not None
    assert second is not None
    assert (first == second).all()


@pytest.mark.parametrize("look", ["line_art", "engraving", "doodle", "illustration", "kawaii"])
def test_lines_grow_with_the_canvas(look: str) -> None:
    """A picture twice as large is the same picture."""
    style = {side: LOOKS[look].suited(scene(size=side), vector=True) for side in (800, 1600)}
    fox = load()["fox"]
    dress = Dress(light=LIGHT, side=-0.5)
    small, large = (style[side].figure(fox, "standing", dress, side / 400) for side in (800, 1600))
    widths = [[item.width for item in items if isinstance(item, Stroke)] for items in (small, large)]
    assert widths[0]
    assert widths[0] == pytest.approx(widths[1], rel=1e-3)


def test_photographs_of_landscapes_are_sharp_all_through() -> None:
    far = Shape(g.rect(0, 0, 50, 50), Solid((80, 120, 60)), "far", 0.9)

    def blur(subject: bool) -> float:
        nodes = (placed("fox", 400),) if subject else ()
        (group,) = LOOKS["photo"].suited(scene(*nodes), vector=False).shape(far, LIGHT, 1024)
        return group.blur if isinstance(group, Group) else 0.0

    assert blur(subject=False) < 0.3 * blur(subject=True)


@pytest.mark.parametrize("teal", [(42, 160, 184), (120, 198, 200)])
def test_skies_of_photographs_are_blue(teal: RGB) -> None:
    seen, painted = (math.degrees(lch(rgb)[2]) % 360 for rgb in (natural(teal, 0.085, 126.0), teal))
    assert abs(seen - 243) < abs(painted - 243) / 3


def test_loud_grass_is_muted_in_photographs() -> None:
    loud = (20, 170, 60)
    assert 0.085 < lch(natural(loud, 0.085))[1] < lch(loud)[1]
    assert lch(natural((120, 110, 96), 0.085)) == pytest.approx(lch((120, 110, 96)), abs=0.02)

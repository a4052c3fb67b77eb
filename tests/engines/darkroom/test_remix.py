import numpy as np
import pytest

from limner.engines.base import never_cancelled
from limner.engines.darkroom.remix import remix
from limner.engines.illustrator.engine import Illustrator
from limner.engines.jobs import RemixJob
from limner.imaging.source import Source
from tests.engines.darkroom.pictures import Pixels, apart, drawing, photograph, shown, source, svg_source, with_alpha


def made(given: Source, width: int, height: int, seed: int) -> Pixels:
    result = remix(RemixJob(given, drawing("", width, height, seed=seed)), never_cancelled).pixels
    assert result is not None
    assert result.shape[:2] == (height, width)
    return result


@pytest.mark.parametrize(("width", "height"), [(240, 160), (160, 240), (300, 100), (400, 400)])
def test_every_size(width: int, height: int) -> None:
    assert made(source(photograph()), width, height, 1).shape == (height, width, 3)


def test_variations_are_related_and_differ() -> None:
    given = source(photograph())
    results = [made(given, 240, 160, seed) for seed in range(4)]
    for a in range(4):
        assert 2 < min(apart(results[a], photograph()), apart(results[a][:, ::-1], photograph())) < 70
        assert all(apart(results[a], results[b]) > 2 for b in range(a))


def test_the_same_seed_gives_the_same_bytes() -> None:
    given = source(photograph())
    assert np.array_equal(made(given, 200, 200, 3), made(given, 200, 200, 3))


def test_transparency_stays() -> None:
    result = made(source(with_alpha(photograph())), 240, 160, 1)
    assert result.shape[2] == 4
    assert result[..., 3].min() < 40 < 215 < result[..., 3].max()


def test_a_picture_of_this_service_is_staged_anew() -> None:
    origin = drawing("a red fox in the snow", 256, 256)
    pixels = Illustrator().run(origin, never_cancelled).pixels
    assert pixels is not None
    artwork = remix(RemixJob(source(pixels), drawing("", 320, 180, seed=5), origin), never_cancelled)
    assert artwork.pixels is not None
    assert artwork.pixels.shape == (180, 320, 3)
    assert artwork.scene["drawn"] == ["fox"]


@pytest.mark.parametrize("kind", ["photograph", "svg"])
def test_vector_models_answer_with_shapes(kind: str) -> None:
    given = svg_source() if kind == "svg" else source(photograph())
    svg = remix(RemixJob(given, drawing("", 200, 200, vector=True)), never_cancelled).svg
    assert shown(svg, 200, 200).std() > 10


def test_an_svg_becomes_pixels_for_a_raster_model() -> None:
    assert made(svg_source(), 200, 200, 1).std() > 10

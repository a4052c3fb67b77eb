"""What every engine owes: a picture that is off is put right where it can be, and refused where it cannot."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.engines.base import Artwork, EngineError
from limner.engines.contract import honoured
from limner.engines.jobs import (
    CreateStyleJob,
    CrispUpscaleJob,
    EnhancePromptJob,
    EraseRegionJob,
    ExploreJob,
    Frame,
    GenerateBackgroundJob,
    GenerateJob,
    InpaintJob,
    Job,
    OutpaintJob,
    Reference,
    VectorizeJob,
)
from limner.imaging.encode import encode
from limner.imaging.source import Source, probe
from limner.kit.errors import InvalidRequest

RANDOM = np.random.default_rng(5)
PIXELS = RANDOM.integers(0, 256, (20, 30, 3), np.uint8)
SVG = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 30 20'/>"


def source(pixels: np.ndarray[tuple[int, ...], np.dtype[np.uint8]] = PIXELS) -> Source:
    return probe(encode(pixels, "png"), "image")


def mask_of(hole: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]) -> Source:
    return source(np.repeat(np.where(hole, 255, 0).astype(np.uint8)[..., None], 3, 2))


def drawing(width: int = 30, height: int = 20, *, vector: bool = False) -> GenerateJob:
    return GenerateJob("svcv3", "a fox", width, height, vector, 1)


@given(st.integers(0, 2**32 - 1))
def test_outside_of_the_mask_the_source_is_put_back(seed: int) -> None:
    random = np.random.default_rng(seed)
    hole = random.random((20, 30)) < 0.5
    hole[0, 0] = True
    made = random.integers(0, 256, (20, 30, 3), np.uint8)
    for job in (
        InpaintJob(source(), drawing(), mask_of(hole)),
        EraseRegionJob(source(), 30, 20, mask_of(hole)),
    ):
        kept = honoured(job, Artwork(pixels=made.copy())).pixels
        assert kept is not None
        assert (kept[~hole] == PIXELS[~hole]).all()
        assert (kept[hole] == made[hole]).all()


def test_alpha_comes_back_with_the_source() -> None:
    pixels = np.dstack([PIXELS, np.full((20, 30), 100, np.uint8)])
    hole = np.zeros((20, 30), bool)
    hole[5:9, 5:9] = True
    kept = honoured(InpaintJob(source(pixels), drawing(), mask_of(hole)), Artwork(pixels=255 - PIXELS)).pixels
    assert kept is not None
    assert (kept[~hole] == pixels[~hole]).all()
    assert (kept[hole] == np.dstack([255 - PIXELS, np.full((20, 30), 255, np.uint8)])[hole]).all()


def test_on_a_larger_canvas_the_source_is_put_back_where_it_is_not_scaled() -> None:
    made = np.zeros((40, 50, 3), np.uint8)
    job = OutpaintJob(source(), drawing(50, 40), Frame(7, 11, 30, 20))
    kept = honoured(job, Artwork(pixels=made)).pixels
    assert kept is not None
    assert (kept[11:31, 7:37] == PIXELS).all()
    assert kept[:11].max() == kept[31:].max() == 0
    scaled = OutpaintJob(source(), drawing(50, 40), Frame(7, 11, 15, 10))
    assert honoured(scaled, Artwork(pixels=made)).pixels is made


@pytest.mark.parametrize(
    ("job", "artwork", "said"),
    [
        (drawing(), Artwork(), "with nothing"),
        (drawing(), Artwork(pixels=PIXELS, svg=SVG), "with pixels and SVG"),
        (drawing(), Artwork(text="a fox"), "with text"),
        (EnhancePromptJob("a fox"), Artwork(pixels=PIXELS), "with pixels"),
        (ExploreJob(drawing(vector=True), 0, 8), Artwork(pixels=PIXELS), "with pixels"),
        (CreateStyleJob("svcv3", "any", (Reference(source()),)), Artwork(pixels=PIXELS), "30×20"),
        (drawing(), Artwork(svg=SVG), "with SVG"),
        (drawing(vector=True), Artwork(pixels=PIXELS), "with pixels"),
        (VectorizeJob(source(), 30, 20), Artwork(pixels=PIXELS), "with pixels"),
        (EraseRegionJob(source(), 30, 20, source()), Artwork(svg=SVG), "with SVG"),
        (drawing(31), Artwork(pixels=PIXELS), "30×20 pixels instead of 31×20"),
        (CrispUpscaleJob(source(), 60, 40), Artwork(pixels=PIXELS), "30×20 pixels instead of 60×40"),
        (drawing(31, vector=True), Artwork(svg=SVG), "30×20 pixels instead of 31×20"),
        (VectorizeJob(source(), 31, 20), Artwork(svg=SVG), "30×20 pixels instead of 31×20"),
        (drawing(vector=True), Artwork(svg="<svg/>"), "no viewBox"),
        (drawing(vector=True), Artwork(svg="a fox"), "no svg root"),
        (drawing(5120, 40, vector=True), Artwork(svg=SVG.replace("30 20", "5120 40")), "4096×32 pixels instead"),
    ],
)
def test_what_cannot_be_put_right_is_the_engines_failure(job: Job, artwork: Artwork, said: str) -> None:
    with pytest.raises(EngineError, match=said):
        honoured(job, artwork)


@pytest.mark.parametrize(
    ("box", "size"), [("0 0 30 20", (30, 20)), ("5 5 29.7 20.4", (30, 20)), ("0 0 8192 4096", (4096, 2048))]
)
def test_an_svg_has_the_size_that_its_root_says(box: str, size: tuple[int, int]) -> None:
    artwork = Artwork(svg=SVG.replace("0 0 30 20", box), scene={"seed": 1})
    assert honoured(drawing(*size, vector=True), artwork) is artwork


@pytest.mark.parametrize(
    ("mask", "code"),
    [(source(), "mask_not_binary"), (mask_of(np.zeros((20, 30), bool)), "mask_empty")],
    ids=["gray", "black"],
)
def test_a_mask_has_to_be_one_for_svg_and_pixels_alike(mask: Source, code: str) -> None:
    drawn = probe(SVG.encode(), "image")
    jobs: list[tuple[Job, Artwork]] = [
        (InpaintJob(source(), drawing(vector=True), mask), Artwork(svg=SVG)),
        (GenerateBackgroundJob(drawn, drawing(vector=True), mask), Artwork(svg=SVG)),
        (EraseRegionJob(drawn, 30, 20, mask), Artwork(svg=SVG)),
        (InpaintJob(source(), drawing(60, 40), mask), Artwork(pixels=np.zeros((40, 60, 3), np.uint8))),
    ]
    for job, artwork in jobs:
        with pytest.raises(InvalidRequest) as caught:
            honoured(job, artwork)
        assert caught.value.code == code

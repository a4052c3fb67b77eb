"""A job's pictures and masks are decoded once, whoever asks for them; the files come out as they would otherwise."""

from collections import Counter
from contextlib import nullcontext
from dataclasses import replace

import numpy as np
import pytest

from limner.engines.base import Unwatched
from limner.engines.darkroom.engine import Darkroom
from limner.engines.jobs import (
    CrispUpscaleJob,
    EraseRegionJob,
    Frame,
    GenerateBackgroundJob,
    GenerateJob,
    ImageToImageJob,
    InpaintJob,
    Job,
    OutpaintJob,
    RefineDetailsJob,
    RemixJob,
    RemoveBackgroundJob,
    ReplaceBackgroundJob,
    VectorizeJob,
)
from limner.imaging import decode, kept
from limner.imaging.encode import encode
from limner.imaging.kept import keeping
from limner.imaging.mask import encode_mask, read_mask
from limner.imaging.source import Source, probe
from limner.kit.errors import InvalidRequest
from limner.workshop import perform as performing
from limner.workshop.orders import Order
from limner.workshop.perform import perform

WIDTH, HEIGHT = 160, 128
_ROWS, _COLUMNS = np.mgrid[:HEIGHT, :WIDTH]
PIXELS = np.dstack([_COLUMNS * 255 // WIDTH, _ROWS * 255 // HEIGHT, (_COLUMNS // 16 + _ROWS // 16) % 2 * 90 + 60])
HOLE = (_COLUMNS - 80) ** 2 + (_ROWS - 75) ** 2 < 35**2


def source() -> Source:
    return probe(encode(PIXELS.astype(np.uint8), "png"))


def jobs() -> dict[str, Job]:
    drawing, size, picture = GenerateJob("svcv3", "a red fox", WIDTH, HEIGHT, False, 1), (WIDTH, HEIGHT), source()
    mask = probe(encode_mask(HOLE), "mask")
    wider = GenerateJob("svcv3", "a meadow", WIDTH + 32, HEIGHT, False, 1)
    found: list[Job] = [
        InpaintJob(picture, drawing, mask),
        GenerateBackgroundJob(picture, drawing, mask),
        ReplaceBackgroundJob(picture, drawing),
        ImageToImageJob(picture, drawing, 0.5),
        OutpaintJob(picture, wider, Frame(16, 0, WIDTH, HEIGHT)),
        RemixJob(picture, drawing),
        EraseRegionJob(picture, *size, mask),
        RemoveBackgroundJob(picture, *size),
        VectorizeJob(picture, *size),
        CrispUpscaleJob(picture, 2 * WIDTH, 2 * HEIGHT),
        RefineDetailsJob(picture, *size),
    ]
    return {job.operation: job for job in found}


@pytest.fixture
def decoded(monkeypatch: pytest.MonkeyPatch) -> Counter[bytes]:
    """How often each file was given to its decoder."""
    counted: Counter[bytes] = Counter()
    load = decode.load

    def counting(data: bytes, *rest: object) -> object:
        counted[data] += 1
        return load(data, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(decode, "load", counting)
    return counted


@pytest.mark.parametrize("operation", jobs())
def test_each_file_is_decoded_once_and_the_result_is_the_same(
    operation: str, decoded: Counter[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    order = Order(("darkroom",), jobs()[operation], "png")
    made = perform(Darkroom(), order, Unwatched())
    assert decoded
    assert set(decoded.values()) == {1}
    monkeypatch.setattr(performing, "keeping", nullcontext)
    assert perform(Darkroom(), order, Unwatched()).data == made.data


def test_the_jobs_of_a_request_share_what_is_decoded(decoded: Counter[bytes]) -> None:
    asked = jobs()
    orders = [Order(("darkroom",), asked[name], "png", request="one") for name in ("inpaint", "generate_background")]
    files = [perform(Darkroom(), order, Unwatched()).data for order in orders]
    assert set(decoded.values()) == {1}
    perform(Darkroom(), replace(orders[0], request="another"), Unwatched())
    assert set(decoded.values()) == {2}
    alone = [perform(Darkroom(), replace(order, request=None), Unwatched()).data for order in orders]
    assert set(decoded.values()) == {4}
    assert alone == files


def test_what_is_too_large_is_not_kept_between_jobs(decoded: Counter[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    picture = source()
    size = len(picture.data) + 3 * WIDTH * HEIGHT
    for most, times in ((size, 1), (size - 1, 3)):
        monkeypatch.setattr(kept, "MOST_BYTES", most)
        for _ in range(2):
            with keeping(f"of {most}"):
                picture.pixels()
        assert decoded[picture.data] == times


def test_a_file_that_is_broken_is_broken_for_the_next_job_as_well() -> None:
    broken = replace(source(), data=source().data[:-40])
    for _ in range(2):
        with keeping("one"), pytest.raises(InvalidRequest):
            broken.pixels()


def test_what_is_kept_is_kept_for_its_block_and_cannot_be_written_to(decoded: Counter[bytes]) -> None:
    picture, mask = source(), probe(encode_mask(HOLE), "mask")
    with keeping():
        assert picture.pixels() is picture.pixels()
        assert read_mask(mask) is read_mask(mask)
        assert not picture.pixels().flags.writeable
    assert picture.pixels() is not picture.pixels()
    assert decoded[picture.data] == 3

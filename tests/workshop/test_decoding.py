"""A job's pictures and masks are decoded once, whoever asks for them; the files come out as they would otherwise."""

from collections import Counter
from contextlib import nullcontext

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
from limner.imaging import decode
from limner.imaging.encode import encode
from limner.imaging.kept import keeping
from limner.imaging.mask import encode_mask, read_mask
from limner.imaging.source import Source, probe
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


def test_what_is_kept_is_kept_for_its_block_and_cannot_be_written_to(decoded: Counter[bytes]) -> None:
    picture, mask = source(), probe(encode_mask(HOLE), "mask")
    with keeping():
        assert picture.pixels() is picture.pixels()
        assert read_mask(mask) is read_mask(mask)
        assert not picture.pixels().flags.writeable
    assert picture.pixels() is not picture.pixels()
    assert decoded[picture.data] == 3

"""Jobs as requests of the interface: an outpainting's fields lead back to its canvas, and only what came is sent."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.engines.base import EngineUnavailable
from limner.engines.jobs import CutOut, Frame, OutpaintJob, ReplaceBackgroundJob
from limner.engines.upstream.limner.canvas import canvas_of
from limner.engines.upstream.limner.forms import form_of
from limner.imaging.source import Source
from limner.studio.fields import read
from limner.studio.outpaint import OutpaintRequest
from tests.engines.upstream.crew import drawing

SIDES = st.integers(256, 1500)


def layout(width: int, height: int, **fields: Any) -> OutpaintJob:
    """The job that the studio makes of a request."""
    body = {"prompt": "a fox", "image_url": "https://example.com/a.png", **fields}
    canvas, frame = read(OutpaintRequest, body).layout((width, height))
    return OutpaintJob(Source(b"", "png", width, height), drawing(*canvas), frame)


@given(SIDES, SIDES, st.integers(0, 900), st.integers(0, 900), st.integers(1, 990))
def test_what_was_asked_for_is_asked_for_again(width: int, height: int, left: int, bottom: int, zoom: int) -> None:
    asked: tuple[dict[str, Any], ...] = (
        {"expand_left": left + 1, "expand_bottom": bottom},
        {"zoom_out_percentage": zoom / 10},
        {"expand_left": left + 1, "zoom_out_percentage": zoom / 10},
        {"size": "16:9"},
        {"size": "3:4", "zoom_out_percentage": zoom / 10},
        {"size": f"{width + left}x{height}"},
    )
    for fields in asked:
        job = layout(width, height, **fields)
        again = layout(width, height, **canvas_of(job))
        assert (again.width, again.height, again.frame) == (job.width, job.height, job.frame)


def test_a_frame_that_no_percentage_makes_is_for_another_engine() -> None:
    job = OutpaintJob(Source(b"", "png", 1000, 1000), drawing(500, 500), Frame(0, 0, 500, 400))
    with pytest.raises(EngineUnavailable, match="this frame"):
        canvas_of(job)


def test_a_subject_that_was_cut_out_here_is_not_sent() -> None:
    source, cut_out = (Source(data, "png", 300, 260) for data in (b"picture", b"cut out"))
    job = ReplaceBackgroundJob(source, drawing(300, 260), CutOut(cut_out, "finder"))
    assert form_of(job, "svc") == form_of(ReplaceBackgroundJob(source, drawing(300, 260)), "svc")
    assert form_of(job, "svc").files == {"image": source}

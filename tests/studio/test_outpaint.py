"""Where the source lies on the larger canvas, and which requests say so."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.catalog.sizes import RATIOS
from limner.engines.jobs import Frame
from limner.kit.errors import InvalidRequest
from limner.studio.fields import read
from limner.studio.outpaint import OutpaintRequest

SIDE = st.integers(256, 4096)
HALF = st.integers(256, 2048)
"""A side whose canvas is within the bounds at every ratio."""


def request(**fields: Any) -> OutpaintRequest:
    return read(OutpaintRequest, {"prompt": "a wide beach", "image_url": "data:,", **fields})


@pytest.mark.parametrize(
    ("fields", "canvas", "frame"),
    [
        ({"expand_left": 100}, (740, 480), Frame(100, 0, 640, 480)),
        ({"expand_top": 20, "expand_right": 10, "expand_bottom": 0}, (650, 500), Frame(0, 20, 640, 480)),
        ({"size": "1000x480"}, (1000, 480), Frame(180, 0, 640, 480)),
        ({"size": "320x480"}, (320, 480), Frame(0, 120, 320, 240)),
        ({"size": "1:1"}, (640, 640), Frame(0, 80, 640, 480)),
        ({"size": "2:1"}, (960, 480), Frame(160, 0, 640, 480)),
        ({"zoom_out_percentage": 50}, (640, 480), Frame(160, 120, 320, 240)),
        ({"zoom_out_percentage": 50, "expand_left": 100}, (420, 240), Frame(100, 0, 320, 240)),
        ({"zoom_out_percentage": 50, "size": "1:1"}, (320, 320), Frame(0, 40, 320, 240)),
        ({"zoom_out_percentage": 50, "size": "640x640"}, (640, 640), Frame(160, 200, 320, 240)),
        ({"size": "1:1", "expand_left": 0, "zoom_out_percentage": 0}, (640, 640), Frame(0, 80, 640, 480)),
    ],
)
def test_layouts(fields: dict[str, Any], canvas: tuple[int, int], frame: Frame) -> None:
    assert request(**fields).layout((640, 480)) == (canvas, frame)


@pytest.mark.parametrize(
    ("fields", "code", "param"),
    [
        ({}, "required_field_missing", "size"),
        ({"expand_left": 0, "zoom_out_percentage": 0}, "required_field_missing", "size"),
        ({"expand_left": 4097}, "invalid_expand", "expand_left"),
        ({"expand_top": -1}, "invalid_expand", "expand_top"),
        ({"size": "1:1", "expand_bottom": 1}, "conflicting_parameters", "expand_bottom"),
        ({"size": "32:18"}, "invalid_size", "size"),
        ({"size": "4097x10"}, "invalid_size", "size"),
        ({"size": "0x10"}, "invalid_size", "size"),
        ({"size": "wide"}, "invalid_size", "size"),
        ({"zoom_out_percentage": 100}, "invalid_zoom", "zoom_out_percentage"),
        ({"zoom_out_percentage": -1}, "invalid_zoom", "zoom_out_percentage"),
    ],
)
def test_requests_that_are_refused(fields: dict[str, Any], code: str, param: str) -> None:
    with pytest.raises(InvalidRequest) as caught:
        request(**fields)
    assert (caught.value.code, caught.value.param) == (code, param)


def test_the_canvas_is_bounded_where_the_picture_decides() -> None:
    assert request(expand_right=4096 - 640).layout((640, 480))[0] == (4096, 480)
    with pytest.raises(InvalidRequest) as caught:
        request(expand_right=4096 - 639).layout((640, 480))
    assert (caught.value.code, caught.value.param) == ("canvas_too_large", "expand_right")
    with pytest.raises(InvalidRequest, match="canvas of 8192x4096"):
        request(size="2:1").layout((4000, 4096))


@given(width=HALF, height=HALF, ratio=st.sampled_from(RATIOS), zoom=st.floats(0, 99.9))
def test_a_ratio_is_the_smallest_canvas_that_holds_the_picture(
    width: int, height: int, ratio: str, zoom: float
) -> None:
    canvas, frame = request(size=ratio, zoom_out_percentage=zoom).layout((width, height))
    across, down = map(int, ratio.split(":"))
    assert canvas[0] == frame.width or canvas[1] == frame.height
    assert abs(canvas[0] - canvas[1] * across / down) <= max(1, across / down)
    assert frame.x >= 0
    assert frame.y >= 0
    assert frame.x + frame.width <= canvas[0]
    assert frame.y + frame.height <= canvas[1]
    if not zoom:
        assert (frame.width, frame.height) == (width, height)


@given(width=SIDE, height=SIDE, across=st.integers(1, 4096), down=st.integers(1, 4096))
def test_in_an_exact_size_the_picture_fits_and_is_centred(width: int, height: int, across: int, down: int) -> None:
    canvas, frame = request(size=f"{across}x{down}").layout((width, height))
    assert canvas == (across, down)
    assert 1 <= frame.width <= min(width, across)
    assert 1 <= frame.height <= min(height, down)
    assert abs(2 * frame.x + frame.width - across) <= 1
    assert abs(2 * frame.y + frame.height - down) <= 1
    assert frame.width == width or frame.width == across or frame.height == down

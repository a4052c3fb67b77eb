"""The options of vectorizing, from the request to the job."""

import asyncio
from typing import Any

import pytest
from pydantic import ValidationError

from limner.catalog.limits import MAX_SHAPES
from limner.engines.jobs import VectorizeJob
from limner.imaging.source import Source
from limner.studio.vectorize import USUAL_SHAPES, VectorizeRequest


def job(**body: Any) -> VectorizeJob:
    source = Source(b"", "png", 640, 480)
    request = VectorizeRequest.model_validate({"image_url": "https://example.com/a.png", **body})
    return asyncio.run(request.job(None, source))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("body", "most"),
    [
        ({}, None),
        ({"max_num_shapes": 7}, 7),
        ({"max_num_shapes": 1_000_000}, MAX_SHAPES),
        ({"max_num_shapes": 10**30}, MAX_SHAPES),
        ({"limit_num_shapes": "on"}, USUAL_SHAPES),
        ({"limit_num_shapes": "on", "max_num_shapes": 9_000_000}, MAX_SHAPES),
        ({"limit_num_shapes": "off", "max_num_shapes": 7}, None),
    ],
)
def test_any_whole_number_bounds_the_shapes(body: dict[str, Any], most: int | None) -> None:
    assert job(**body).max_shapes == most


@pytest.mark.parametrize("given", [0, -3, 1.5, True, "many", [4]])
def test_other_bounds_are_refused(given: object) -> None:
    with pytest.raises(ValidationError, match="whole number"):
        job(max_num_shapes=given)


def test_switches_and_colours_reach_the_job() -> None:
    made = job(
        shape_stacking="cut_out",
        color_reduction="on",
        return_gradients="on",
        small_shape_filter="on",
        svg_compression="on",
        strict_color_palette=[[1, 2, 3], [255, 255, 255]],
    )
    assert (made.width, made.height, made.shape_stacking) == (640, 480, "cut_out")
    assert made.color_reduction
    assert made.gradients
    assert made.small_shape_filter
    assert made.compression
    assert made.palette == ((1, 2, 3), (255, 255, 255))

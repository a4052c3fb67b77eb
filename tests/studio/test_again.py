"""A kept picture tells the request that gives it again."""

from typing import Any

import pytest

from limner.studio.again import request_of
from limner.studio.fields import read
from limner.studio.generate import GenerateRequest, resolve
from limner.studio.origin import origin
from limner.studio.settings import StudioSettings

REQUESTS: list[dict[str, Any]] = [
    {"prompt": "a red fox"},
    {"prompt": "an owl", "model": "svcv4_1_vector", "size": "16:9", "random_seed": 7},
    {
        "prompt": "a poster",
        "model": "svcv3",
        "style": "Hand-drawn",
        "negative_prompt": "rain",
        "text_layout": [{"text": "HELLO", "bbox": [[0.1, 0.1], [0.9, 0.1], [0.9, 0.3], [0.1, 0.3]]}],
        "controls": {"colors": [{"rgb": [1, 2, 3], "weight": 0.5}], "artistic_level": 2, "no_text": True},
    },
    {"prompt": "a kettle", "model": "svcv4_1_pro", "controls": {"background_color": {"rgb": [9, 8, 7]}}},
]


@pytest.mark.parametrize("body", REQUESTS, ids=lambda body: str(body["prompt"]))
def test_the_request_resolves_to_the_very_job(body: dict[str, Any]) -> None:
    settings = StudioSettings(brand="acme")
    (job,) = resolve(read(GenerateRequest, body, encoding="json"), settings, fresh_seed=41)
    again = request_of(origin(job), "acme")
    assert resolve(read(GenerateRequest, again, encoding="json"), settings, fresh_seed=0) == [job]


def test_what_was_not_generated_has_none() -> None:
    assert request_of({"engine": "darkroom"}, "acme") == {}

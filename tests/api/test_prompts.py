"""Prompt enhancement and smaller palettes over HTTP."""

from typing import Any
from uuid import uuid4

import httpx
import pytest

from tests.api.test_styles import refused, units


def test_a_richer_prompt(api: httpx.Client) -> None:
    before = units(api)
    document = api.post("/prompts/enhance", json={"prompt": "a fox"}).raise_for_status().json()
    assert document == {"enhanced_prompt": "a fox, in soft light", "credits": 10}
    form = api.post("/prompts/enhance", data={"prompt": "é 狐"}, files={"x": b""}).raise_for_status().json()
    assert form["enhanced_prompt"].startswith("é 狐")
    assert units(api) == before - 20


def test_once_for_a_key(api: httpx.Client) -> None:
    before, headers = units(api), {"Idempotency-Key": str(uuid4())}
    answers = [api.post("/prompts/enhance", json={"prompt": "a fox"}, headers=headers).json() for _ in range(2)]
    assert answers[0] == answers[1]
    assert units(api) == before - 10
    other = api.post("/prompts/enhance", json={"prompt": "a cat"}, headers=headers)
    assert refused(other)[:2] == (422, "idempotency_key_reused")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "required_field_missing"),
        ({"prompt": ""}, "prompt_empty"),
        ({"prompt": "\n "}, "prompt_empty"),
        ({"prompt": "x" * 2001}, "prompt_too_long"),
        ({"prompt": 5}, "invalid_type"),
    ],
)
def test_what_is_refused(api: httpx.Client, body: dict[str, Any], code: str) -> None:
    before = units(api)
    assert refused(api.post("/prompts/enhance", json=body)) == (400, code, "prompt")
    assert units(api) == before


def test_two_thousand_characters_are_taken(api: httpx.Client) -> None:
    assert api.post("/prompts/enhance", json={"prompt": "é" * 2000}).status_code == 200


def test_a_smaller_palette(api: httpx.Client) -> None:
    colors = [{"hex": "#1f6feb", "weight": 3}, {"hex": "#2070E8"}, {"hex": "#fc0"}, {"hex": "ffcd05", "weight": 9}]
    before = units(api)
    response = api.post("/colors/optimize", json={"colors": colors, "num_colors_limit": 2}).raise_for_status()
    assert response.json() == {
        "mapping": [
            {"from": "#1f6feb", "to": "#1f6feb"},
            {"from": "#2070E8", "to": "#1f6feb"},
            {"from": "#fc0", "to": "ffcd05"},
            {"from": "ffcd05", "to": "ffcd05"},
        ],
        "credits": 0,
    }
    assert units(api) == before


def test_a_palette_once_for_a_key(api: httpx.Client) -> None:
    headers, body = {"Idempotency-Key": str(uuid4())}, {"colors": [{"hex": "#000"}], "num_colors_limit": 1}
    answers = [api.post("/colors/optimize", json=body, headers=headers).json() for _ in range(2)]
    assert answers[0] == answers[1]
    other = api.post("/colors/optimize", json={**body, "num_colors_limit": 2}, headers=headers)
    assert refused(other)[:2] == (422, "idempotency_key_reused")


@pytest.mark.parametrize(
    ("body", "code", "param"),
    [
        ({"num_colors_limit": 2}, "required_field_missing", "colors"),
        ({"colors": [], "num_colors_limit": 2}, "invalid_value", "colors"),
        ({"colors": [{"hex": "red"}], "num_colors_limit": 2}, "invalid_color", "colors[0].hex"),
        ({"colors": [{"hex": "#000", "weight": -1}], "num_colors_limit": 2}, "invalid_color", "colors[0].weight"),
        ({"colors": [{"hex": "#000"}]}, "required_field_missing", "num_colors_limit"),
        ({"colors": [{"hex": "#000"}], "num_colors_limit": 0}, "invalid_value", "num_colors_limit"),
    ],
)
def test_palettes_that_are_refused(api: httpx.Client, body: dict[str, Any], code: str, param: str) -> None:
    assert refused(api.post("/colors/optimize", json=body)) == (400, code, param)

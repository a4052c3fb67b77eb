"""Fields without effect are named in a header, and errors that a setting would have avoided name it."""

from typing import Any

import httpx
import pytest

from tests.api.test_edits import FILE, data_url

IGNORED = "X-Limner-Ignored"
COLOR = {"rgb": [1, 2, 3]}
CASES: dict[str, tuple[str, dict[str, Any], str | None]] = {
    "nothing": ("images/generations", {"prompt": "x", "n": 1, "user": None}, None),
    "what nobody knows": ("images/generations", {"prompt": "x", "user": "me", "expire": True}, "user, expire"),
    "what is within": (
        "images/generations",
        {"prompt": "x", "controls": {"prompt_to_image": {}, "colors": [COLOR, {**COLOR, "name": "ink"}]}},
        "controls.prompt_to_image, controls.colors[1].name",
    ),
    "the format of pixels for SVG": (
        "images/generations",
        {"prompt": "x", "model": "svcv4_1_vector", "image_format": "png"},
        "image_format",
    ),
    "the format of pixels for pixels": ("images/generations", {"prompt": "x", "image_format": "png"}, None),
    "a number where there are always as many": ("images/explore", {"prompt": "x", "n": 2}, "n"),
    "a file in JSON": ("images/removeBackground", {"image_url": data_url(FILE), "image": "x"}, "image"),
    "a prompt for what has none": ("images/removeBackground", {"image_url": data_url(FILE), "prompt": "x"}, "prompt"),
    "words that are no names": ("images/generations", {"prompt": "x", "a b\r\nSet-Cookie: c": 1, "ok": 1}, "ok"),
    "a richer prompt": ("prompts/enhance", {"prompt": "x", "style": "y"}, "style"),
    "a palette": ("colors/optimize", {"colors": [{"hex": "#ffffff"}], "num_colors_limit": 1, "by": "x"}, "by"),
}


@pytest.mark.parametrize("case", CASES)
def test_what_has_no_effect_is_named(api: httpx.Client, case: str) -> None:
    path, body, names = CASES[case]
    assert api.post(f"/{path}", json=body).raise_for_status().headers.get(IGNORED) == names


def test_many_names_are_cut_off(api: httpx.Client) -> None:
    answer = api.post("/images/generations", json={"prompt": "x", **{f"field_{i}": i for i in range(50)}})
    assert answer.headers[IGNORED].endswith("field_19, ...")


def test_a_forms_fields_and_files_without_effect(api: httpx.Client) -> None:
    form = {"prompt": "x", "user": "me", "extra[deep]": "1", "empty": "", "size": "1:1"}
    answer = api.post("/images/generations", data=form, files={"photo": b"x"}).raise_for_status()
    assert answer.headers[IGNORED] == "user, extra, photo"
    picture = api.post("/images/removeBackground", data={"n": "2"}, files={"file": FILE}).raise_for_status()
    assert picture.headers[IGNORED] == "n"


@pytest.mark.parametrize(
    ("path", "right"),
    [("/images/generations", "/v1/images/generations"), ("/v1/v1/models", "/v1/models"), ("/nowhere", None)],
)
def test_a_path_without_the_version(api: httpx.Client, path: str, right: str | None) -> None:
    root = str(api.base_url).removesuffix("/v1/")
    answer = httpx.post(root + path, headers=dict(api.headers))
    assert answer.status_code == 404
    assert answer.text == "404 page not found" + (f"; the interface is at /v1: try {right}" if right else "")


def test_a_private_address_names_the_setting(api: httpx.Client) -> None:
    refused = api.post("/images/removeBackground", json={"image_url": "http://127.0.0.1:1/a.png"})
    assert "`LIMNER_FETCH_ALLOW`" in refused.json()["message"]

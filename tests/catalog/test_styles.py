"""The curated styles, against the interface's list and the rules of their names."""

import pytest

from limner.catalog.models import MODELS
from limner.catalog.styles import (
    BASE_STYLES,
    CURATED,
    DEFAULT_LOOKS,
    LOOKS,
    STYLES,
    find_style,
    fold,
    offered_by,
    style_title,
)

OFFERED = {
    "svcv3": {"svc V3 Raw", "Photorealism", "Illustration", "Enterprise", "Hand-drawn", "Punk Graphic"},
    "svcv3_vector": {"Vector art", "Line art", "Engraving"},
    "svcv2": {"3D render", "Kawaii", "Photorealism", "Illustration"},
    "svcv2_vector": {"Icon", "Doodle", "Vector art", "Line art", "Engraving"},
}

BY_ITSELF = {
    "svc V3 Raw": "svcv3",
    "Photorealism": "svcv3",
    "Illustration": "svcv3",
    "Enterprise": "svcv3",
    "Hand-drawn": "svcv3",
    "Punk Graphic": "svcv3",
    "Vector art": "svcv3_vector",
    "Line art": "svcv3_vector",
    "Engraving": "svcv3_vector",
    "3D render": "svcv2",
    "Kawaii": "svcv2",
    "Icon": "svcv2_vector",
    "Doodle": "svcv2_vector",
    "any": "svcv3",
    "realistic_image": "svcv3",
    "digital_illustration": "svcv3",
    "logo_raster": "svcv3",
    "vector_illustration": "svcv3_vector",
    "icon": "svcv2_vector",
}


@pytest.mark.parametrize("model", OFFERED)
def test_a_model_offers_the_curated_styles_of_the_interface(model: str) -> None:
    assert {style.name for style in offered_by(MODELS[model]) if not style.base} == OFFERED[model]


def test_only_v2_and_v3_offer_styles() -> None:
    assert {name for style in STYLES for name in style.models} == set(OFFERED)


@pytest.mark.parametrize(("name", "model"), BY_ITSELF.items())
def test_a_style_by_itself_means_v3_before_v2(name: str, model: str) -> None:
    style = find_style(name, "svc")
    assert style is not None
    assert style.models[0] == model


def test_all_base_styles_are_accepted_as_names() -> None:
    assert set(BASE_STYLES) == {
        "any",
        "realistic_image",
        "digital_illustration",
        "vector_illustration",
        "icon",
        "logo_raster",
    }
    assert all(find_style(name, "svc") for name in BASE_STYLES)


def test_a_style_is_of_one_output_except_any() -> None:
    for style in STYLES:
        assert len(style.outputs) == (2 if style.name == "any" else 1)


@pytest.mark.parametrize(
    "spelling",
    ["svc V3 Raw", "SVC v3 RAW", "svc_v3_raw", "svc-v3--raw", " svc  V3 _raw ", "Acme V3 Raw", "acme_v3-raw"],
)
def test_style_names_compare_without_case_and_gaps(spelling: str) -> None:
    style = find_style(spelling, "acme")
    assert style is not None
    assert style.name == "svc V3 Raw"


@pytest.mark.parametrize(
    "spelling", ["", " ", "svcV3Raw", "Photo realism", "beta V3 Raw", "acme", "acme Kawaii", "İcon"]
)
def test_other_names_are_no_style(spelling: str) -> None:
    assert find_style(spelling, "acme") is None


def test_the_brand_is_in_one_listed_name() -> None:
    assert style_title(CURATED[0], "svc") == "svc V3 Raw"
    assert style_title(CURATED[0], "recraft") == "Recraft V3 Raw"
    assert [style_title(style, "recraft") for style in CURATED[1:]] == [style.name for style in CURATED[1:]]


def test_no_two_styles_have_the_same_name_when_folded() -> None:
    assert len({fold(style.name) for style in STYLES}) == len(STYLES)


def test_the_default_looks_are_those_of_the_interface() -> None:
    defaults = {
        "svcv3": "svc V3 Raw",
        "svcv3_vector": "Vector art",
        "svcv2": "Photorealism",
        "svcv2_vector": "Vector art",
    }
    for model, name in defaults.items():
        style = find_style(name, "svc")
        assert style is not None
        assert style.look == DEFAULT_LOOKS[model]


def test_any_means_the_look_that_the_model_has_without_a_style() -> None:
    style = find_style("any", "svc")
    assert style is not None
    assert {name: style.look_on(MODELS[name]) for name in OFFERED} == DEFAULT_LOOKS
    assert style.look_on(MODELS["svcv4"]) is None


def test_the_looks_have_canonical_names() -> None:
    assert set(LOOKS) == {
        "raw",
        "photorealism",
        "illustration",
        "enterprise",
        "hand_drawn",
        "punk_graphic",
        "vector_art",
        "line_art",
        "engraving",
        "render_3d",
        "kawaii",
        "icon",
        "doodle",
    }

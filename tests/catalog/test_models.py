"""The models, against the interface's tables typed again."""

import pytest

from limner.catalog import models
from limner.catalog.models import MODELS, find, title, vector_form
from limner.catalog.operations import OPERATIONS

ON_OFFER = """
svcv4_1_flash              | Raster 1K | 10000 | 0.007
svcv4_1                    | Raster 1K | 10000 | 0.035
svcv4_1_vector             | SVG       | 10000 | 0.08
svcv4_1_pro                | Raster 2K | 10000 | 0.21
svcv4_1_pro_vector         | SVG       | 10000 | 0.30
svcv4_1_utility            | Raster 1K | 10000 | 0.035
svcv4_1_utility_vector     | SVG       | 10000 | 0.08
svcv4_1_utility_pro        | Raster 2K | 10000 | 0.21
svcv4_1_utility_pro_vector | SVG       | 10000 | 0.30
svcv4_styles               | Raster 1K | 10000 | 0.035
svcv4_styles_vector        | SVG       | 10000 | 0.05
svcv4_styles_pro           | Raster 2K | 10000 | 0.10
svcv4_styles_pro_vector    | SVG       | 10000 | 0.12
svcv4                      | Raster 1K | 10000 | 0.04
svcv4_vector               | SVG       | 10000 | 0.08
svcv4_pro                  | Raster 2K | 10000 | 0.25
svcv4_pro_vector           | SVG       | 10000 | 0.30
svcv3                      | Raster 1K | 1000  | 0.04
svcv3_vector               | SVG       | 1000  | 0.08
svcv2                      | Raster 1K | 1000  | 0.022
svcv2_vector               | SVG       | 1000  | 0.044
"""

TAKEN = """
prompt                    | yes | yes | yes | yes | yes
n                         | yes | yes | yes | yes | yes
size                      | yes | yes | yes | yes | yes
random_seed               | yes | yes | yes | yes | yes
response_format           | yes | yes | yes | yes | yes
image_format              | yes | yes | yes | yes | yes
controls.colors           | yes | yes | yes | yes | yes
controls.background_color | yes | yes | yes | yes | yes
style_id                  | no  | yes | yes | yes | yes
style_reference_urls      | no  | yes | yes | yes | yes
style_references          | no  | yes | yes | yes | yes
style_match               | no  | yes | yes | yes | yes
style                     | no  | no  | no  | yes | yes
negative_prompt           | no  | no  | no  | yes | yes
text_layout               | no  | no  | no  | yes | no
controls.artistic_level   | no  | no  | no  | yes | no
controls.no_text          | no  | no  | no  | yes | no
"""
COLUMNS = (
    ("svcv4_1_flash",),
    ("svcv4_1", "svcv4_1_pro_vector", "svcv4_1_utility", "svcv4_1_utility_pro", "svcv4", "svcv4_pro_vector"),
    ("svcv4_styles", "svcv4_styles_vector", "svcv4_styles_pro", "svcv4_styles_pro_vector"),
    ("svcv3", "svcv3_vector"),
    ("svcv2", "svcv2_vector"),
)


def rows(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]


def test_the_models_on_offer_are_those_of_the_interface() -> None:
    assert list(MODELS) == [row[0] for row in rows(ON_OFFER)]
    assert len(MODELS) == 21


@pytest.mark.parametrize(("name", "output", "limit", "price"), rows(ON_OFFER))
def test_a_model_has_the_output_the_prompt_limit_and_the_price_of_the_interface(
    name: str, output: str, limit: str, price: str
) -> None:
    model = MODELS[name]
    assert model.vector is (output == "SVG")
    assert model.output == ("vector" if output == "SVG" else "raster")
    if not model.vector:
        assert model.resolution == output.removeprefix("Raster ").lower()
    assert model.prompt_limit == int(limit)
    assert model.units == round(float(price) * 1000)


@pytest.mark.parametrize(("parameter", "row"), [(row[0], row[1:]) for row in rows(TAKEN)])
def test_a_family_takes_the_parameters_of_the_interface(parameter: str, row: list[str]) -> None:
    for names, cell in zip(COLUMNS, row, strict=True):
        for name in names:
            assert OPERATIONS["generate"].accepts(MODELS[name], parameter) is (cell == "yes"), (name, parameter)


@pytest.mark.parametrize("name", [name for name in MODELS if not MODELS[name].vector])
def test_a_raster_model_has_an_alias(name: str) -> None:
    assert find(f"{name}_raster", "svc") is MODELS[name]


@pytest.mark.parametrize("name", [name for name in MODELS if MODELS[name].vector])
def test_a_vector_model_has_no_raster_alias(name: str) -> None:
    assert find(f"{name}_raster", "svc") is None


def test_names_go_both_ways_under_a_brand() -> None:
    for listed, model in zip(models.listing("acme"), MODELS.values(), strict=True):
        assert listed == model.id.replace("svc", "acme")
        assert find(listed, "acme") is model
        assert find(model.id, "acme") is model
    assert find("acmev4_1_flash_raster", "acme") is MODELS["svcv4_1_flash"]
    assert find("acmev4_1", "svc") is None


@pytest.mark.parametrize("brand", ["s", "sv", "svcv", "v"])
def test_a_brand_that_looks_like_the_own_one_hides_no_model(brand: str) -> None:
    for listed, name in zip(models.listing(brand), MODELS, strict=True):
        assert find(listed, brand) is MODELS[name]
        assert find(name, brand) is MODELS[name]


@pytest.mark.parametrize("name", ["", "svc", "SVCV4_1", "svcv4_1 ", "v4_1", "svcv5", "svcv4_1_raster_raster"])
def test_other_names_are_no_model(name: str) -> None:
    assert find(name, "svc") is None


def test_the_defaults_are_on_offer() -> None:
    assert (models.DEFAULT, models.DEFAULT_WITH_REFERENCES) == ("svcv4_1", "svcv4_styles")
    assert models.DEFAULT_VECTOR == "svcv4_1_vector"
    assert MODELS[models.DEFAULT_VECTOR_WITH_REFERENCES].vector


def test_every_raster_model_but_flash_has_a_vector_form() -> None:
    for model in MODELS.values():
        form = vector_form(model)
        if model.id == "svcv4_1_flash":
            assert form is None
        else:
            assert form is not None
            assert form.vector
            assert (form.family, form.resolution) == (model.family, model.resolution)


def test_a_model_has_a_name_in_prose() -> None:
    assert title(MODELS["svcv4_1_utility_pro_vector"], "svc") == "svc V4.1 Utility Pro Vector"
    assert title(MODELS["svcv3"], "acme") == "Acme V3"


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("acme20b", "svcv2"),
        ("acme-20b-svg", "svcv2_vector"),
        ("refm1", "svcv2"),
        ("red-panda", "svcv3"),
        ("acme/acme-v3", "svcv3"),
        ("reseller/acme-v3-svg", "svcv3_vector"),
        ("acme-v4.1-pro-vector", "svcv4_1_pro_vector"),
        ("Acme V4", "svcv4"),
        ("acmev3_raster", "svcv3"),
        ("svcv4_1", "svcv4_1"),
    ],
)
def test_ids_of_old_and_of_resellers(name: str, meant: str) -> None:
    assert models.find_old(name, "acme") is MODELS[meant]


@pytest.mark.parametrize("name", ["", "20", "other20b", "other-v3", "acme", "acmev9", "acme/"])
def test_other_names_are_no_model_of_old_either(name: str) -> None:
    assert models.find_old(name, "acme") is None


def test_the_brand_of_a_name() -> None:
    assert models.brand_of("otherv4_1_pro") == "other"
    assert models.brand_of("other20b") == "other"
    assert models.brand_of("otherv9") is None
    assert models.brand_of("v3") is None

"""What the operations cost and which models take them, against the interface."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.catalog.models import MODELS
from limner.catalog.operations import OPERATIONS, STYLE_REFERENCES_UNITS, dollars

PER_REQUEST = {
    "create_style": 0.005,
    "vectorize": 0.01,
    "remove_background": 0.01,
    "crisp_upscale": 0.004,
    "creative_upscale": 0.25,
    "refine_details": 0.21,
    "erase_region": 0.002,
    "remix": 0.04,
    "enhance_prompt": 0.01,
    "optimize_colors": 0.0,
}
EDITING = ("image_to_image", "inpaint", "outpaint", "replace_background", "generate_background")
FOUR_PLAIN = {f"svcv4{form}" for form in ("", "_vector", "_pro", "_pro_vector")}
FOUR_ONE = {name.replace("svcv4", "svcv4_1") for name in FOUR_PLAIN}
UTILITY = {name.replace("svcv4", "svcv4_1_utility") for name in FOUR_PLAIN}
THREE = {"svcv3", "svcv3_vector"}


@pytest.mark.parametrize(("operation", "price"), PER_REQUEST.items())
def test_an_operation_priced_by_the_request_costs_the_same_for_any_number(operation: str, price: float) -> None:
    assert OPERATIONS[operation].price(1) == OPERATIONS[operation].price(6) == round(price * 1000)


@pytest.mark.parametrize("operation", EDITING)
def test_editing_with_v3_costs_40_or_80_units_an_image(operation: str) -> None:
    assert OPERATIONS[operation].price(1, MODELS["svcv3"]) == 40
    assert OPERATIONS[operation].price(3, MODELS["svcv3_vector"]) == 240


@pytest.mark.parametrize("name", MODELS)
def test_generation_costs_the_models_price_an_image(name: str) -> None:
    assert OPERATIONS["generate"].price(6, MODELS[name]) == 6 * MODELS[name].units


def test_image_to_image_with_v4_costs_what_generation_does() -> None:
    operation = OPERATIONS["image_to_image"]
    for name in operation.models - THREE:
        assert operation.price(2, MODELS[name]) == 2 * MODELS[name].units


def test_exploring_costs_7_units_an_image() -> None:
    assert OPERATIONS["explore"].price(8, MODELS["svcv4_pro"]) == 56
    assert OPERATIONS["explore_similar"].price(4) == 28


def test_attached_style_references_cost_5_units() -> None:
    assert STYLE_REFERENCES_UNITS == 5


@pytest.mark.parametrize(
    ("operation", "taken", "default"),
    [
        ("generate", set(MODELS), "svcv4_1"),
        ("image_to_image", THREE | FOUR_PLAIN | FOUR_ONE | UTILITY, "svcv4_1"),
        *((operation, THREE, "svcv3") for operation in EDITING[1:]),
        ("explore", FOUR_PLAIN | FOUR_ONE, "svcv4_1"),
        ("remix", set(MODELS), None),
        ("create_style", set(MODELS) - {"svcv4_1_flash"}, "svcv4_styles"),
        *((operation, set[str](), None) for operation in ("vectorize", "erase_region", "refine_details")),
    ],
)
def test_an_operation_takes_the_models_of_the_interface(operation: str, taken: set[str], default: str | None) -> None:
    assert OPERATIONS[operation].models == taken
    assert OPERATIONS[operation].default == default


def test_an_operation_priced_by_model_needs_one() -> None:
    with pytest.raises(ValueError, match="generate is priced by model"):
        OPERATIONS["generate"].price(1)


@pytest.mark.parametrize(
    ("units", "text"), [(7, "0.007"), (35, "0.035"), (80, "0.08"), (300, "0.30"), (1000, "1.00"), (0, "0.00")]
)
def test_a_price_in_dollars_is_exact(units: int, text: str) -> None:
    assert dollars(units) == text


@given(st.integers(0, 10**12))
def test_dollars_lose_no_unit(units: int) -> None:
    whole, part = dollars(units).split(".")
    assert int(whole) * 1000 + int(part.ljust(3, "0")) == units

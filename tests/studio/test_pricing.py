"""Prices: the catalogue's, and the operator's."""

import json

import pytest

from limner.catalog.models import MODELS
from limner.kit.errors import SettingsError
from limner.kit.settings import load
from limner.studio.pricing import model_units, price
from limner.studio.settings import StudioSettings


def settings(monkeypatch: pytest.MonkeyPatch, **prices: int) -> StudioSettings:
    monkeypatch.setenv("LIMNER_PRICES", json.dumps(prices))
    return load(StudioSettings)


@pytest.mark.parametrize(
    ("operation", "images", "model", "units"),
    [
        ("generate", 3, "svcv4_1", 105),
        ("generate", 1, "svcv4_1_flash", 7),
        ("remix", 4, None, 40),
        ("explore", 8, None, 56),
    ],
)
def test_the_catalogue_prices_hold_by_default(operation: str, images: int, model: str | None, units: int) -> None:
    assert price(operation, images, MODELS[model] if model else None, StudioSettings()) == units


def test_a_setting_changes_the_price_of_a_model(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = settings(monkeypatch, svcv4_1=50)
    assert model_units(MODELS["svcv4_1"], changed) == 50
    assert price("generate", 2, MODELS["svcv4_1"], changed) == 100
    assert price("image_to_image", 1, MODELS["svcv4_1"], changed) == 50
    assert price("generate", 2, MODELS["svcv4"], changed) == 80


def test_a_setting_changes_the_price_of_an_operation(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = settings(monkeypatch, explore=10, remix=0)
    assert price("explore", 8, MODELS["svcv4_1"], changed) == 80
    assert price("remix", 3, MODELS["svcv4_1"], changed) == 0


@pytest.mark.parametrize("prices", [{"svcv9": 1}, {"generate": 1}, {"svcv4": -1}, {"svcv4": 1.5}])
def test_a_price_that_cannot_be_is_refused_at_the_start(
    prices: dict[str, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LIMNER_PRICES", json.dumps(prices))
    with pytest.raises(SettingsError, match="LIMNER_PRICES"):
        load(StudioSettings)

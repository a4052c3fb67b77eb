"""The settings of the use cases."""

import pytest

from limner.kit.errors import SettingsError
from limner.kit.settings import load
from limner.studio.settings import StudioSettings


def test_the_defaults_are_the_interface_to_the_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LIMNER_BRAND", raising=False)
    monkeypatch.delenv("LIMNER_COMPAT", raising=False)
    settings = load(StudioSettings)
    assert (settings.brand, settings.compat) == ("svc", "strict")


def test_the_environment_sets_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_BRAND", "recraft")
    monkeypatch.setenv("LIMNER_COMPAT", "lenient")
    settings = load(StudioSettings)
    assert (settings.brand, settings.compat) == ("recraft", "lenient")


@pytest.mark.parametrize("brand", ["Acme", "4you", "a b", "a_b", "é", "a" * 32])
def test_a_brand_that_cannot_stand_in_a_name_is_refused(brand: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_BRAND", brand)
    with pytest.raises(SettingsError, match=r"LIMNER_BRAND.*cannot be used; accepted: a lower-case letter"):
        load(StudioSettings)


def test_another_compatibility_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_COMPAT", "loose")
    with pytest.raises(SettingsError, match=r"LIMNER_COMPAT.*'strict' or 'lenient'"):
        load(StudioSettings)


def test_prices_may_bear_the_brand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_BRAND", "acme")
    monkeypatch.setenv("LIMNER_PRICES", '{"acmev4_1": 40, "svcv3": 41, "explore": 5}')
    assert load(StudioSettings).prices == {"svcv4_1": 40, "svcv3": 41, "explore": 5}


def test_a_price_for_nothing_is_refused_in_the_names_of_the_brand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_BRAND", "acme")
    monkeypatch.setenv("LIMNER_PRICES", '{"recraftv4_1": 40}')
    with pytest.raises(SettingsError, match=r"LIMNER_PRICES.*'recraftv4_1' has no price.*acmev4_1_flash"):
        load(StudioSettings)

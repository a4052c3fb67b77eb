"""The brand part of names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.catalog.brand import branded, spoken, unbranded


def test_a_name_gets_the_brand_and_loses_it() -> None:
    assert branded("svcv4_1", "acme") == "acmev4_1"
    assert unbranded("acmev4_1", "acme") == "svcv4_1"
    assert unbranded("other", "acme") == "other"


@given(st.from_regex(r"[a-z][a-z0-9]{0,30}", fullmatch=True), st.text())
def test_branding_is_undone_by_unbranding(brand: str, rest: str) -> None:
    assert unbranded(branded("svc" + rest, brand), brand) == "svc" + rest


@pytest.mark.parametrize(("brand", "text"), [("svc", "svc"), ("acme", "Acme"), ("recraft", "Recraft")])
def test_a_brand_is_capitalised_in_prose_unless_it_is_the_own_one(brand: str, text: str) -> None:
    assert spoken(brand) == text

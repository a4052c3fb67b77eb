"""Names of places that begin with articles of other languages."""

import pytest

from limner.engines.illustrator.enhance.said import said
from limner.engines.illustrator.reading.read import read


@pytest.mark.parametrize(
    "prompt", ["a red car on the street between El Paso and La Paz", "El Paso and La Paz, a red car on a street"]
)
def test_places_with_foreign_articles_are_english(prompt: str) -> None:
    assert said(read(prompt)).understood


@pytest.mark.parametrize("prompt", ["Un chat dans le jardin", "UN CHAT DANS LE JARDIN", "la vaca y el perro del park"])
def test_other_languages_are_not(prompt: str) -> None:
    assert not said(read(prompt)).understood

"""The page on lenient services names what the catalogue has."""

import pytest

from limner.catalog.client_styles import CLIENT_STYLES
from limner.catalog.models import OLD
from limner.catalog.styles import Style
from tests.docs.pages import ROOT

PAGE = (ROOT / "docs" / "lenient.md").read_text()
ROWS = PAGE.splitlines()


@pytest.mark.parametrize("style", CLIENT_STYLES, ids=lambda style: style.name)
def test_every_style_stands_beside_its_look(style: Style) -> None:
    look = str(style.look).replace("_", " ") + (f", {style.words}" if style.words else "")
    assert any(row.startswith(f"| {look} |") and f"`{style.name}`" in row for row in ROWS)


def test_the_old_models_are_there() -> None:
    assert all(name in PAGE for name in ("recraft20b", "refm1") if name.removeprefix("recraft") in OLD)

"""The atlas's figures are drawn once: many tests look at all of them, more than a service ever needs at a time."""

from collections.abc import Iterator
from functools import lru_cache

import pytest

from limner.engines.illustrator.atlas import symbol


@pytest.fixture(autouse=True, scope="session")
def _figures_are_kept() -> Iterator[None]:
    """20 kB each, 4000 at most."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(symbol, "_figure", lru_cache(maxsize=4000)(symbol._figure.__wrapped__))
        yield

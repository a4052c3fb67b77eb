"""Every place by its name."""

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache

from limner.engines.illustrator.staging import settings
from limner.engines.illustrator.staging.settings.setting import SETTINGS, Setting


@cache
def load() -> Mapping[str, Setting]:
    """The places of every module of this package and of those in it, in alphabetical order."""
    for module in sorted(m.name for m in pkgutil.walk_packages(settings.__path__, f"{settings.__name__}.")):
        importlib.import_module(module)
    return SETTINGS


def setting(name: str | None) -> Setting:
    """The place of that name, or the studio's plain ground where there is no such place."""
    places = load()
    return places.get(name or "", places["studio"])

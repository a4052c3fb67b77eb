"""spandrel, whether or not torchvision is there: only two of its many architectures name that, and all import it."""

import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final, NoReturn

from limner.engines.base import EngineError

_NAMES: Final = {
    "torchvision": (),
    "torchvision.transforms": (),
    "torchvision.transforms.functional": ("InterpolationMode", "rotate", "normalize"),
}
"""What is imported, and what of it. RestoreFormer needs it to work; LaMa only in layers that no model of it has."""


class _Absent:
    """In the place of something of torchvision: whatever uses it says what is missing."""

    def __call__(self, *_: object, **__: object) -> NoReturn:
        raise EngineError(
            "The model's architecture needs torchvision of the same build as torch: pip install torchvision."
        )

    def __getattr__(self, name: str) -> NoReturn:
        if name.startswith("__"):
            raise AttributeError(name)
        self()


def spandrel() -> Any:
    """The library. Raises ImportError where it, or torch, is not there."""
    if "spandrel" in sys.modules or find_spec("torchvision"):
        return import_module("spandrel")
    for name, parts in _NAMES.items():
        sys.modules[name] = ModuleType(name)
        vars(sys.modules[name]).update({part: _Absent() for part in parts})
    try:
        return import_module("spandrel")
    finally:
        for name in _NAMES:
            del sys.modules[name]

"""spandrel, whether or not torchvision is there: only two of its many architectures use that, and all import it."""

import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

_NAMES: Final = {
    "torchvision": (),
    "torchvision.transforms": (),
    "torchvision.transforms.functional": ("InterpolationMode", "rotate", "normalize"),
}
"""What is imported, and what of it; LaMa and RestoreFormer fail when they would use it."""


def spandrel() -> Any:
    """The library. Raises ImportError where it, or torch, is not there."""
    if "spandrel" in sys.modules or find_spec("torchvision"):
        return import_module("spandrel")
    for name, parts in _NAMES.items():
        sys.modules[name] = ModuleType(name)
        vars(sys.modules[name]).update(dict.fromkeys(parts))
    try:
        return import_module("spandrel")
    finally:
        for name in _NAMES:
            del sys.modules[name]

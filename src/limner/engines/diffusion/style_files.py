"""The files by which a model draws from the pictures of a style, looked at without loading them."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from limner.engines.diffusion.families import FAMILIES, Adapter, Family, StyleBy
from limner.engines.diffusion.files import INDEX
from limner.engines.diffusion.weights import check_tensors
from limner.engines.tensors import shapes
from limner.kit.errors import SettingsError

ENCODER: Final = "image_encoder"
"""The folder of what looks at the pictures, beside an adapter's weights and among the parts of a Redux."""
REDUX: Final = "FluxPriorReduxPipeline"


@dataclass(frozen=True, slots=True)
class AdapterFiles:
    """An IP-Adapter: the file of its weights, and the folder of its image encoder."""

    weights: Path
    encoder: Path


def style_by(family: Family, ip_adapter: Path | None, redux: Path | None) -> StyleBy | None:
    """How a model draws from the pictures of a style, if it does. Raises SettingsError for what it cannot use."""
    given: dict[StyleBy, Path | None] = {"ip_adapter": ip_adapter, "redux": redux}
    named = [by for by, path in given.items() if path is not None]
    for by in named:
        if by not in family.styled:
            fitting = sorted({each.name for each in FAMILIES.values() if by in each.styled})
            raise SettingsError(
                f"{by}: a model of the family {family.name} has no use for {str(given[by])!r}; accepted: with a model "
                f"of {', '.join(fitting)}."
            )
    if len(named) > 1:
        raise SettingsError("ip_adapter and redux are both set; accepted: one of them.")
    return named[0] if named else "references" if "references" in family.styled else None


def look_at_adapter(path: Path, adapter: Adapter) -> AdapterFiles:
    """An adapter's files: `path` is its weights, or their folder. Raises SettingsError that says what is wrong."""
    weights = path if path.is_file() else _only(path)
    check_tensors(weights, "ip_adapter")
    names = frozenset(shapes(weights, "ip_adapter"))
    for what, prefixes in (("projection", adapter.projection), ("attention", adapter.attention)):
        if not any(name.startswith(prefixes) for name in names):
            raise SettingsError(
                f"ip_adapter: {str(weights)!r} has no {what}; accepted: an IP-Adapter, with tensors whose names begin "
                f"with {' or '.join(prefixes)}."
            )
    encoder = weights.parent / ENCODER
    told = _told(encoder / "config.json", "ip_adapter").get("model_type")
    if told != adapter.encoder:
        raise SettingsError(
            f"ip_adapter: {str(encoder)!r} is a {told}; accepted: the image encoder that the adapter was made with, a "
            f"{adapter.encoder}."
        )
    _whole(encoder, "ip_adapter")
    return AdapterFiles(weights, encoder)


def look_at_redux(directory: Path) -> None:
    """Raise SettingsError for what is no Redux model in the layout of diffusers."""
    name = _told(directory / INDEX, "redux").get("_class_name")
    if name != REDUX:
        raise SettingsError(f"redux: {str(directory)!r} is a {name}; accepted: a {REDUX}, such as FLUX.1 Redux.")
    for part in (ENCODER, "image_embedder"):
        _whole(directory / part, "redux")


def _only(folder: Path) -> Path:
    """The one file of weights in a folder."""
    found = sorted(folder.glob("*.safetensors")) if folder.is_dir() else []
    if len(found) != 1:
        has = ", ".join(file.name for file in found) or "none"
        raise SettingsError(
            f"ip_adapter: {str(folder)!r} has these safetensors files: {has}; accepted: a folder with one, or the path "
            "of the file itself."
        )
    return found[0]


def _whole(folder: Path, setting: str) -> None:
    files = sorted(folder.glob("*.safetensors")) if folder.is_dir() else []
    if not files:
        raise SettingsError(f"{setting}: {str(folder)!r} has no weights; accepted: a folder with safetensors files.")
    for file in files:
        check_tensors(file, setting)


def _told(file: Path, setting: str) -> Mapping[str, Any]:
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise SettingsError(f"{setting}: {str(file)!r} cannot be read as JSON ({error}); copy it anew.") from error
    return told if isinstance(told, dict) else {}

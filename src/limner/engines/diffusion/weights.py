"""The files with a part's weights: which of them are loaded, whether they are whole, and how much they hold.

Names are those of diffusers and transformers: one file, or shards that an index names; with a variant such as `fp16` in
the name where there are several copies.
"""

import json
import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from limner.engines.tensors import ENDING, shapes
from limner.kit.errors import SettingsError

QUANTISED: Final = ("transformer", "unet", "text_encoder")
"""How the names of parts begin whose layers `quantize` makes smaller: a decoder is small, and what it loses is seen."""
_TABLES: Final = ("embed_tokens", "token_embedding", "position_embedding", "shared.")
"""In the names of tensors of two dimensions that are no layers: they stay as they are."""
_STEMS: Final = ("diffusion_pytorch_model", "model")
_PICKLES: Final = (".bin", ".pt", ".pth", ".ckpt", ".pkl")
"""Endings of files that run code when they are loaded."""
_VARIANT: Final = re.compile(rf"(?:{'|'.join(_STEMS)})(?:\.(\w+)\.safetensors|\.safetensors\.index\.(\w+)\.json)")
_PREFERRED: Final = ("bf16", "fp16")


@dataclass(frozen=True, slots=True)
class Weights:
    """What files hold: their bytes on disk, and of safetensors how many weights, and how many of them are in layers,
    which `quantize` makes smaller.
    """

    size: int
    number: int = 0
    layers: int = 0


def variant_of(folders: Sequence[Path]) -> str | None:
    """The variant that parts without a plain copy of their weights have; None where every part has a plain one.

    Raises SettingsError where no variant is there for all of them.
    """
    sets = [variants for folder in folders if not _files(folder) and (variants := frozenset(_variants(folder)))]
    if not sets:
        return None
    common = frozenset.intersection(*sets)
    if not common:
        known = ", ".join(sorted(frozenset.union(*sets)))
        raise SettingsError(
            f"model: the parts in {str(folders[0].parent)!r} have no variant in common ({known}); accepted: one "
            "variant of all parts, or weights without one."
        )
    return next((variant for variant in _PREFERRED if variant in common), min(common))


def weights_of(folder: Path, variant: str | None = None, *, pickles: bool = False) -> Weights:
    """What a part's folder holds, in that variant where it is there.

    Raises SettingsError for what is missing or broken, and for pickles unless these are allowed.
    """
    if safe := _files(folder, variant) or _files(folder):
        held = [check_tensors(file, "model") for file in safe]
        layers = sum(each.layers for each in held) if folder.name.startswith(QUANTISED) else 0
        return Weights(sum(each.size for each in held), sum(each.number for each in held), layers)
    others = [file for file in _listed(folder) if file.suffix in _PICKLES]
    if not others:
        raise SettingsError(f"model: {str(folder)!r} has no weights; the copy of the model is not complete.")
    if not pickles:
        raise SettingsError(
            f"model: {str(others[0])!r} is a pickle, which runs code when it is loaded; accepted: safetensors, or "
            "allow_pickle = true where you trust whoever made it."
        )
    return Weights(sum(file.stat().st_size for file in others))


def check_tensors(file: Path, setting: str) -> Weights:
    """What is in a file. Raises SettingsError for what is no safetensors file, whole."""
    if not file.is_file() or file.suffix != ENDING:
        raise SettingsError(f"{setting}: {str(file)!r} is no file that can be used; accepted: a safetensors file.")
    counts = {name: (math.prod(shape), len(shape)) for name, shape in shapes(file, setting).items()}
    layers = sum(count for name, (count, sides) in counts.items() if sides == 2 and not any(t in name for t in _TABLES))
    return Weights(file.stat().st_size, sum(count for count, _ in counts.values()), layers)


def _files(folder: Path, variant: str | None = None) -> Sequence[Path]:
    """The safetensors of one copy of a part's weights; none where there is no such copy. Raises SettingsError for a
    shard that is missing.
    """
    infix = f".{variant}" if variant else ""
    for stem in _STEMS:
        index = folder / f"{stem}{ENDING}.index{infix}.json"
        if index.is_file():
            return _shards(index)
        single = folder / f"{stem}{infix}{ENDING}"
        if single.is_file():
            return [single]
    return []


def _shards(index: Path) -> Sequence[Path]:
    try:
        names = sorted({str(name) for name in json.loads(index.read_text(encoding="utf-8"))["weight_map"].values()})
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise SettingsError(f"model: {str(index)!r} is no index of shards; copy it anew.") from error
    files = [index.parent / name for name in names if Path(name).name == name]
    missing = [name for name in names if not (index.parent / name).is_file()]
    if missing or len(files) < len(names) or not files:
        raise SettingsError(
            f"model: {str(index)!r} names {len(names)} files, of which {', '.join(missing) or 'some'} "
            f"{'is' if len(missing) == 1 else 'are'} not beside it; the copy of the model is not complete."
        )
    return files


def _variants(folder: Path) -> Iterator[str]:
    for file in _listed(folder):
        if found := _VARIANT.fullmatch(file.name):
            yield found[1] or found[2]


def _listed(folder: Path) -> Sequence[Path]:
    return sorted(folder.iterdir()) if folder.is_dir() else []

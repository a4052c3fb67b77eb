"""A model's files, looked at without loading them: what it is, what is missing, how large it is."""

import json
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from limner.engines.diffusion.families import FAMILIES, Family, distilled
from limner.kit.errors import SettingsError

INDEX: Final = "model_index.json"
_WEIGHTS: Final = (".safetensors",)
_PICKLES: Final = (".bin", ".pt", ".pth", ".ckpt", ".pkl")
"""Endings of files that run code when they are loaded."""
_WITHOUT_WEIGHTS: Final = ("scheduler", "tokenizer", "feature_extractor", "processor", "image_processor")
"""How the names of parts begin that are configuration alone."""
QUANTISED: Final = ("transformer", "unet", "text_encoder")
"""How the names of parts begin whose layers `quantize` makes smaller: a decoder is small, and what it loses is seen."""
_TABLES: Final = ("embed_tokens", "token_embedding", "position_embedding", "shared.")
"""In the names of tensors of two dimensions that are no layers: they stay as they are."""
DENOISERS: Final = ("transformer", "unet")
_HEADER_LENGTH_BYTES: Final = 8
_MOST_HEADER_BYTES: Final = 100_000_000
"""The bound of the safetensors format itself."""


@dataclass(frozen=True, slots=True)
class ModelFiles:
    """A directory in the layout of diffusers.

    `weights` are bytes of all files of weights on disk; `parameters` is the number of weights in safetensors, and
    `quantised` that of those among them which `quantize` makes smaller.
    `denoiser` is the part that runs once a step, and its class in diffusers; `single` a file of its weights that lies
    elsewhere.
    """

    directory: Path
    pipeline: str
    family: Family
    weights: int
    parameters: int
    quantised: int
    licence: str | None
    denoiser: tuple[str, str]
    single: Path | None = None


@dataclass(frozen=True, slots=True)
class Tensors:
    """What is in files of weights: bytes on disk, the number of all weights, and of those in layers."""

    size: int
    parameters: int = 0
    layers: int = 0


def look(model: Path, config: Path | None = None, *, pickles: bool = False) -> ModelFiles:
    """What the directory holds; or what a single file does with the directory `config`, which has all other parts.

    Raises SettingsError that says what is missing or wrong, and how to mend it. Weights that are no safetensors are
    refused unless `pickles`: to load them runs code that they bring.
    """
    single = model if model.is_file() else None
    if single and config is None:
        raise SettingsError(
            f"config is not set, and model is the file {str(model)!r}; accepted: the directory of a model of its "
            "family, which the other parts come from."
        )
    directory = config if single and config else model
    if not directory.is_dir():
        raise SettingsError(
            f"model: there is no directory {str(directory)!r}; accepted: a directory with a {INDEX}, as "
            "`limner models pull` and diffusers' save_pretrained make it."
        )
    index = _json(directory / INDEX)
    name = str(index.get("_class_name", ""))
    family = FAMILIES.get(name)
    if family is None:
        raise SettingsError(
            f"model: {str(directory)!r} is a {name or 'nameless pipeline'}, of no family that is known; accepted: "
            f"{', '.join(sorted(FAMILIES))}."
        )
    transformer = directory / "transformer" / "config.json"
    family = distilled(family, index, _json(transformer) if transformer.is_file() else {})
    denoiser = next((part for part in parts_of(index) if part in DENOISERS), "")
    counted = [_checked(directory, part, pickles) for part in parts_of(index) if not (single and part == denoiser)]
    if single:
        counted.append(check_tensors(single, "model"))
    return ModelFiles(
        directory,
        name,
        family,
        weights=sum(part.size for part in counted),
        parameters=sum(part.parameters for part in counted),
        quantised=sum(part.layers for part in counted),
        licence=_licence(directory),
        denoiser=(denoiser, str(index[denoiser][1]) if denoiser else ""),
        single=single,
    )


def parts_of(index: Mapping[str, Any]) -> Iterator[str]:
    """The parts that have weights, of a model's index."""
    return (part for part in folders_of(index) if not part.startswith(_WITHOUT_WEIGHTS))


def folders_of(index: Mapping[str, Any]) -> Iterator[str]:
    """All parts, of a model's index: each is a folder. Its other entries are settings, and parts left out."""
    for part, origin in index.items():
        if part.isidentifier() and isinstance(origin, list) and len(origin) == 2 and origin[0] is not None:
            yield part


def _checked(directory: Path, part: str, pickles: bool) -> Tensors:
    """What is in a part's files; a pickle is not opened."""
    folder = directory / part
    files = sorted(folder.iterdir()) if folder.is_dir() else []
    if safe := [_tensors(file) for file in files if file.suffix in _WEIGHTS]:
        layers = sum(file.layers for file in safe) if part.startswith(QUANTISED) else 0
        return Tensors(sum(file.size for file in safe), sum(file.parameters for file in safe), layers)
    others = [file for file in files if file.suffix in _PICKLES]
    if not others:
        raise SettingsError(f"model: {str(folder)!r} has no weights; the copy of the model is not complete.")
    if not pickles:
        raise SettingsError(
            f"model: {str(others[0])!r} is a pickle, which runs code when it is loaded; accepted: safetensors, or "
            "allow_pickle = true where you trust whoever made it."
        )
    return Tensors(sum(file.stat().st_size for file in others))


def check_tensors(file: Path, setting: str) -> Tensors:
    """What is in a file. Raises SettingsError for what is no safetensors file, whole."""
    if not file.is_file() or file.suffix not in _WEIGHTS:
        raise SettingsError(f"{setting}: {str(file)!r} is no file that can be used; accepted: a safetensors file.")
    return _tensors(file, setting)


def tensors_of(file: Path) -> frozenset[str]:
    """The names of the tensors in a safetensors file that was checked."""
    with file.open("rb") as opened:
        header = json.loads(opened.read(int.from_bytes(opened.read(_HEADER_LENGTH_BYTES), "little")))
    return frozenset(header) - {"__metadata__"}


def _tensors(file: Path, setting: str = "model") -> Tensors:
    """What is in a safetensors file, whose header has to fit it. The format: github.com/huggingface/safetensors."""
    size = file.stat().st_size
    with file.open("rb") as opened:
        length = int.from_bytes(opened.read(_HEADER_LENGTH_BYTES), "little")
        if length > min(size - _HEADER_LENGTH_BYTES, _MOST_HEADER_BYTES):
            raise _broken(file, setting)
        try:
            header = json.loads(opened.read(length))
            tensors = {name: entry for name, entry in header.items() if name != "__metadata__"}
            end = max((entry["data_offsets"][1] for entry in tensors.values()), default=0)
            counts = {name: int(math.prod(entry["shape"])) for name, entry in tensors.items()}
            layers = sum(counts[name] for name, entry in tensors.items() if _is_layer(name, entry["shape"]))
        except (ValueError, KeyError, TypeError, AttributeError, IndexError):
            raise _broken(file, setting) from None
    if _HEADER_LENGTH_BYTES + length + end != size:
        raise _broken(file, setting)
    return Tensors(size, sum(counts.values()), layers)


def _is_layer(name: str, shape: list[int]) -> bool:
    return len(shape) == 2 and not any(table in name for table in _TABLES)


def _broken(file: Path, setting: str) -> SettingsError:
    return SettingsError(f"{setting}: {str(file)!r} is no whole safetensors file; copy it anew.")


def _json(file: Path) -> dict[str, Any]:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise SettingsError(
            f"model: there is no {str(file)!r}; accepted: a directory in the layout of diffusers."
        ) from None
    except (OSError, ValueError) as error:
        raise SettingsError(f"model: {str(file)!r} cannot be read as JSON: {error}.") from error
    if not isinstance(found, dict):
        raise SettingsError(f"model: {str(file)!r} is no JSON object.")
    return found


def _licence(directory: Path) -> str | None:
    """The name of the licence's file, where there is one."""
    names = sorted(file.name for file in directory.iterdir() if file.name.lower().startswith(("license", "licence")))
    return names[0] if names else None

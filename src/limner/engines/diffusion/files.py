"""A model's files, looked at without loading them: what it is, what is missing, how large it is."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from limner.engines.diffusion.families import FAMILIES, Family, fitted
from limner.engines.diffusion.weights import check_tensors, variant_of, weights_of
from limner.kit.errors import SettingsError

INDEX: Final = "model_index.json"
_WITHOUT_WEIGHTS: Final = ("scheduler", "tokenizer", "feature_extractor", "processor", "image_processor")
"""How the names of parts begin that are configuration alone."""
DENOISERS: Final = ("transformer", "unet")


@dataclass(frozen=True, slots=True)
class ModelFiles:
    """A directory in the layout of diffusers.

    `weights` are bytes of the files of weights that are loaded; `parameters` is the number of weights in safetensors,
    and `quantised` that of those among them which `quantize` makes smaller. `variant` is in the names of these files,
    where some part has no others.
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
    variant: str | None = None


def look(model: Path, config: Path | None = None, *, pickles: bool = False) -> ModelFiles:
    """What the directory holds; or what a single file does with the directory `config`, which has all other parts.

    Raises SettingsError that says what is missing or wrong, and how to mend it. Weights that are no safetensors are
    refused unless `pickles`: to load them runs code that they bring.
    """
    single = model if model.is_file() else None
    directory = _directory(model, config)
    index = _json(directory / INDEX)
    name = str(index.get("_class_name", ""))
    family = FAMILIES.get(name)
    if family is None:
        raise SettingsError(
            f"model: {str(directory)!r} is a {name or 'nameless pipeline'}, of no family that is known; accepted: "
            f"{', '.join(sorted(FAMILIES))}."
        )
    family = fitted(family, index, _configs(directory, index))
    denoiser = next((part for part in parts_of(index) if part in DENOISERS), "")
    folders = [directory / part for part in parts_of(index) if not (single and part == denoiser)]
    variant = variant_of(folders)
    counted = [weights_of(folder, variant, pickles=pickles) for folder in folders]
    if single:
        counted.append(check_tensors(single, "model"))
    return ModelFiles(
        directory,
        name,
        family,
        weights=sum(each.size for each in counted),
        parameters=sum(each.number for each in counted),
        quantised=sum(each.layers for each in counted),
        licence=_licence(directory),
        denoiser=(denoiser, str(index[denoiser][1]) if denoiser else ""),
        single=single,
        variant=variant,
    )


def _directory(model: Path, config: Path | None) -> Path:
    """Where all parts lie but a single file. Raises SettingsError where there is none."""
    if model.is_file() and config is None:
        raise SettingsError(
            f"config is not set, and model is the file {str(model)!r}; accepted: the directory of a model of its "
            "family, which the other parts come from."
        )
    directory = config if model.is_file() and config else model
    if not directory.is_dir():
        raise SettingsError(
            f"model: there is no directory {str(directory)!r}; accepted: a directory with a {INDEX}, as "
            "`limner models pull` and diffusers' save_pretrained make it."
        )
    return directory


def parts_of(index: Mapping[str, Any]) -> Iterator[str]:
    """The parts that have weights, of a model's index."""
    return (part for part in folders_of(index) if not part.startswith(_WITHOUT_WEIGHTS))


def folders_of(index: Mapping[str, Any]) -> Iterator[str]:
    """All parts, of a model's index: each is a folder. Its other entries are settings, and parts left out."""
    for part, origin in index.items():
        if part.isidentifier() and isinstance(origin, list) and len(origin) == 2 and origin[0] is not None:
            yield part


def _configs(directory: Path, index: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """The configurations of all parts that have one, by their names. Raises SettingsError where one is missing."""
    configs = {}
    for part in folders_of(index):
        folder = directory / part
        if part.startswith(_WITHOUT_WEIGHTS) and part != "scheduler":
            if not folder.is_dir() or not any(folder.iterdir()):
                raise SettingsError(f"model: there are no files in {str(folder)!r}; the copy is not complete.")
            continue
        configs[part] = _json(folder / ("scheduler_config.json" if part == "scheduler" else "config.json"))
    return configs


def _json(file: Path) -> dict[str, Any]:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise SettingsError(
            f"model: there is no {str(file)!r}; accepted: a directory in the layout of diffusers, whole."
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

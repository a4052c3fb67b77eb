"""Models from a hub of the Hugging Face protocol: which files are needed, and fetching them, going on where it stopped.

Only what a model in the layout of diffusers is made of is fetched: configuration, words of tokenizers, safetensors.
"""

import json
import shutil
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any, Final

from limner.engines.diffusion.files import INDEX, folders_of, parts_of
from limner.engines.diffusion.store import Pulled, forget, write
from limner.kit.errors import LimnerError

PLAIN: Final = frozenset({".json", ".txt", ".model", ".jinja"})
WEIGHTS: Final = ".safetensors"
VARIANTS: Final = (".fp16.", ".bf16.", ".non_ema.")
"""In the names of files that have the same weights a second time; `name.fp16-00001-of-00002` among them."""
SPARE_BYTES: Final = 1_000_000_000
"""Left free on the disk beside the model."""


class NotPulled(LimnerError):  # noqa: N818  named for what happened
    """A model could not be fetched."""

    status = 502
    type = "engine_error"
    code = "model_not_pulled"


@dataclass(frozen=True, slots=True)
class Wanted:
    """A model on the hub: the commit, and the bytes of each file that is needed."""

    name: str
    revision: str
    files: Mapping[str, int]

    @property
    def size(self) -> int:
        """Bytes of all files."""
        return sum(self.files.values())


def look_up(name: str, revision: str | None = None) -> Wanted:
    """What to fetch of a model; `revision` is a branch, a tag or a commit. Raises NotPulled."""
    with _foreign_errors(name):
        from huggingface_hub import HfApi, hf_hub_download

        info = HfApi().model_info(name, revision=revision, files_metadata=True)
        sizes = {file.rfilename: int(file.size or 0) for file in info.siblings or ()}
        if INDEX not in sizes:
            raise NotPulled(f"{name} has no {INDEX}: it is no model in the layout of diffusers.")
        index = json.loads(Path(hf_hub_download(name, INDEX, revision=info.sha)).read_text(encoding="utf-8"))
    return Wanted(name, str(info.sha), {file: sizes[file] for file in _needed(name, index, sizes)})


def fetch(wanted: Wanted, directory: Path) -> Pulled:
    """Fetch what is missing into the directory, with a bar on the terminal. Raises NotPulled."""
    _check_space(wanted, directory)
    directory.mkdir(parents=True, exist_ok=True)
    forget(directory)
    with _foreign_errors(wanted.name):
        from huggingface_hub import snapshot_download

        snapshot_download(
            wanted.name, revision=wanted.revision, local_dir=directory, allow_patterns=sorted(wanted.files)
        )
    for file, size in wanted.files.items():
        if not (directory / file).is_file() or (directory / file).stat().st_size != size:
            raise NotPulled(f"{file} of {wanted.name} did not come whole; pull it again.")
    pulled = Pulled(directory, wanted.name, wanted.revision)
    write(pulled)
    return pulled


def _needed(name: str, index: Mapping[str, Any], files: Collection[str]) -> Iterator[str]:
    """The files of the parts that the index names, licence included. Raises NotPulled where weights are pickles."""
    folders = set(folders_of(index))
    weighty = set(parts_of(index))
    for file in sorted(files):
        path = PurePosixPath(file)
        if len(path.parts) == 1:
            if file == INDEX or file.lower().startswith(("license", "licence", "readme")):
                yield file
        elif len(path.parts) == 2 and path.parts[0] in folders and _is_wanted(path.name):
            weighty -= {path.parts[0]} if path.suffix == WEIGHTS else set()
            yield file
    if weighty:
        raise NotPulled(f"{name} has no safetensors for {', '.join(sorted(weighty))}; only those are pulled.")


def _is_wanted(name: str) -> bool:
    if any(variant in name or variant[:-1] + "-" in name for variant in VARIANTS):
        return False
    return name.endswith((*PLAIN, WEIGHTS))


def _check_space(wanted: Wanted, directory: Path) -> None:
    here = {file: (directory / file).stat().st_size for file in wanted.files if (directory / file).is_file()}
    missing = sum(size for file, size in wanted.files.items() if here.get(file) != size)
    above = next(path for path in (directory, *directory.parents) if path.exists())
    free = shutil.disk_usage(above).free
    if missing and missing + SPARE_BYTES > free:
        raise NotPulled(
            f"{wanted.name} needs {missing / 1e9:.1f} GB more at {directory}, and {free / 1e9:.1f} GB are free, of "
            f"which {SPARE_BYTES / 1e9:.0f} GB stay so. Make room, or set LIMNER_DATA_DIR to a larger disk."
        )


@contextmanager
def _foreign_errors(name: str) -> Iterator[None]:
    """What the hub's library raises becomes NotPulled that says what to do."""
    try:
        from huggingface_hub import errors
    except ImportError as error:
        raise NotPulled(
            "Models are pulled with huggingface_hub, which is not here: pip install 'limner[diffusion]'."
        ) from error
    try:
        yield
    except errors.GatedRepoError as error:
        raise NotPulled(
            f"{name} is given to those who have accepted its licence: do that on its page, and set HF_TOKEN to a token "
            "of yours."
        ) from error
    except errors.RevisionNotFoundError as error:
        raise NotPulled(f"{name} has no such revision; accepted: a branch, a tag or a commit of it.") from error
    except errors.RepositoryNotFoundError as error:
        raise NotPulled(f"The hub has no model {name}, or not for you: set HF_TOKEN if it is private.") from error
    except errors.HfHubHTTPError as error:
        raise NotPulled(f"The hub did not give {name}: {error}") from error
    except (errors.HTTPError, OSError, ValueError) as error:  # the connection, the disk, an index that is no JSON
        raise NotPulled(
            f"{name} could not be fetched: {error}. Run the command again: it goes on from there."
        ) from error

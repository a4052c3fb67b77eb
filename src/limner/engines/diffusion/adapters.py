"""LoRA files, loaded once and taken in turn: what a curated style looks like, as a small change to the weights."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from limner.engines.base import EngineError


class Adapters:
    """The LoRAs of one pipeline, by name; those of its weights that it shares with others change with it."""

    def __init__(self, pipeline: Any, files: Mapping[str, Path]) -> None:
        """Load all; none is taken yet. Raises EngineError (`engine_not_loaded`) for one that does not fit the model."""
        self._pipeline = pipeline
        self._taken: str | None = None
        for name, file in files.items():
            try:
                self._load(name, file)
            except Exception as error:  # whatever the loader of a family raises for weights of another
                raise EngineError(
                    f"The LoRA {str(file)!r} for {name} cannot be loaded: {error}", code="engine_not_loaded"
                ) from error
        if files:
            pipeline.disable_lora()

    def _load(self, name: str, file: Path) -> None:
        self._pipeline.load_lora_weights(
            file.parent, weight_name=file.name, adapter_name=name, local_files_only=True, use_safetensors=True
        )
        if not any(name in adapters for adapters in self._pipeline.get_list_adapters().values()):
            raise ValueError("none of its weights is one of the model's")

    def take(self, name: str | None) -> None:
        """Draw with this one from here on, or with the model as it is."""
        if name == self._taken:
            return
        if name is None:
            self._pipeline.disable_lora()
        else:
            self._pipeline.enable_lora()
            self._pipeline.set_adapters([name])
        self._taken = name

    @property
    def worded(self) -> str | None:
        """The one that is taken, where it changes how words are read."""
        changed = self._pipeline.get_list_adapters() if self._taken else {}
        of_words = any(self._taken in names for part, names in changed.items() if part.startswith("text_encoder"))
        return self._taken if of_words else None

"""Shots as one call of a pipeline: what each is given, as far as it takes it."""

import inspect
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import torch
from PIL import Image

from limner.engines.diffusion.families import Family
from limner.engines.diffusion.prompts import Joined, Prompts
from limner.engines.diffusion.shots import Shot

_SINGLE = ("prompt", "negative_prompt", "generator", "image", "mask_image")
"""Several pipelines take one prompt with its own pictures only as themselves."""


@dataclass(slots=True)
class Calls:
    """The calls of one model's pipelines, in so many steps, guided so closely."""

    family: Family
    steps: int
    guidance: float
    prompts: Prompts | None = field(init=False)

    def __post_init__(self) -> None:
        self.prompts = Prompts(self.family.words) if self.family.words else None

    def steps_of(self, shot: Shot) -> int:
        """The steps that are done for it: of a transform by its strength alone."""
        return max(1, int(self.steps * shot.strength)) if shot.task == "transform" else self.steps

    def length(self, pipeline: Any, shot: Shot) -> int:
        """How long its words are to the model; shots of one run have one length."""
        return self.prompts.length(pipeline, shot.prompt, shot.negative_prompt) if self.prompts else 0

    def unread(self, pipeline: Any, shot: Shot) -> str:
        """The end of a prompt that is more than the model reads."""
        return self.prompts.unread(pipeline, shot.prompt) if self.prompts else ""

    def arguments(self, pipeline: Any, shots: Sequence[Shot], lora: str | None) -> dict[str, Any]:
        """Of the call that draws the shots of one key and length; `lora` changes how words are read."""
        given = self._words(pipeline, shots, lora) | self._pictures(shots)
        given |= {
            "width": shots[0].width,
            "height": shots[0].height,
            "num_inference_steps": self.steps,
            "generator": [torch.Generator("cpu").manual_seed(shot.seed) for shot in shots],
            "output_type": "np",
            "max_area": shots[0].width * shots[0].height,  # FLUX.1 Kontext has sizes of its own unless it is told
            "_auto_resize": False,
            **self.family.arguments,
        }
        if len(shots) == 1:
            given.update({name: given[name][0] for name in _SINGLE if name in given})
        taken = _taken_by(pipeline.__class__)
        return {name: value for name, value in given.items() if name in taken}

    def _words(self, pipeline: Any, shots: Sequence[Shot], lora: str | None) -> dict[str, Any]:
        """Prompts, and how closely they are followed."""
        family = self.family
        given: dict[str, Any] = {family.guided_by: self.guidance}
        refused = None
        if family.negative_by and (shots[0].negative_prompt or family.guided_by == "true_cfg_scale"):
            # Qwen's models follow their guidance only where there is a negative prompt, which may be blank.
            refused = [shot.negative_prompt or " " for shot in shots]
            given.setdefault("true_cfg_scale", max(self.guidance, 1.5))
        if self.prompts is None:
            return (
                given | {"prompt": [shot.prompt for shot in shots]} | ({"negative_prompt": refused} if refused else {})
            )
        return given | self._read(self.prompts, pipeline, shots, refused, lora)

    def _read(
        self, prompts: Prompts, pipeline: Any, shots: Sequence[Shot], refused: Sequence[str] | None, lora: str | None
    ) -> dict[str, Any]:
        """What the model reads of the prompts, and of what its guidance leads away from: `refused`, or no words."""
        length = max(self.length(pipeline, shot) for shot in shots)
        words = prompts.read(pipeline, [shot.prompt for shot in shots], length, lora)
        given: dict[str, Any] = {"max_sequence_length": length, **words}
        if refused is None and self.guidance > 0 and self.family.negative_by != "true_cfg_scale":
            zeroed = pipeline.config.get("force_zeros_for_empty_prompt", False)
            other = _zeros(words) if zeroed else prompts.read(pipeline, [""] * len(shots), length, lora)
        elif refused is not None:
            other = prompts.read(pipeline, refused, length, lora)
        else:
            return given
        return given | {f"negative_{name}": value for name, value in other.items()}

    def _pictures(self, shots: Sequence[Shot]) -> dict[str, Any]:
        """What the shots start from, and where they may change it."""
        first = shots[0]
        given: dict[str, Any] = {}
        if first.image is not None:
            given["image"] = [Image.fromarray(shot.image) for shot in shots if shot.image is not None]
            given["strength"] = first.strength
        if first.mask is not None:
            given["mask_image"] = [Image.fromarray(shot.mask) for shot in shots if shot.mask is not None]
        if first.references:
            pictures = [Image.fromarray(reference) for reference in first.references]
            if first.task == "inpaint":
                given["image_reference"] = pictures[0]
            else:  # for the one shot of the run
                given["image"] = [pictures if len(pictures) > 1 else pictures[0]]
        return given


@cache
def _taken_by(cls: Any) -> frozenset[str]:
    """The names of what its call takes."""
    return frozenset(inspect.signature(cls.__call__).parameters)


def _zeros(words: Joined) -> Joined:
    return {name: torch.zeros_like(value) for name, value in words.items() if isinstance(value, torch.Tensor)}

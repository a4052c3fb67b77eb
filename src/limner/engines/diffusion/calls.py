"""Shots as one call of a pipeline: what each is given, as far as it takes it."""

import inspect
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import torch
from PIL import Image

from limner.engines.diffusion.families import Family
from limner.engines.diffusion.shots import Shot

_SINGLE = ("prompt", "negative_prompt", "generator", "image", "mask_image")
"""Several pipelines take one prompt with its own pictures only as themselves."""


@dataclass(frozen=True, slots=True)
class Calls:
    """The calls of one model's pipelines, in so many steps, guided so closely."""

    family: Family
    steps: int
    guidance: float

    def steps_of(self, shot: Shot) -> int:
        """The steps that are done for it: of a transform by its strength alone."""
        return max(1, int(self.steps * shot.strength)) if shot.task == "transform" else self.steps

    def arguments(self, pipeline: Any, shots: Sequence[Shot]) -> dict[str, Any]:
        """Of the call that draws the shots of one key."""
        given = self._words(shots) | self._pictures(shots)
        given |= {
            "width": shots[0].width,
            "height": shots[0].height,
            "num_inference_steps": self.steps,
            "generator": [torch.Generator("cpu").manual_seed(shot.seed) for shot in shots],
            "output_type": "pil",
            **self.family.arguments,
        }
        if len(shots) == 1:
            given.update({name: given[name][0] for name in _SINGLE if name in given})
        taken = _taken_by(pipeline.__class__)
        return {name: value for name, value in given.items() if name in taken}

    def _words(self, shots: Sequence[Shot]) -> dict[str, Any]:
        """Prompts, and how closely they are followed."""
        family = self.family
        given: dict[str, Any] = {"prompt": [shot.prompt for shot in shots], family.guided_by: self.guidance}
        if family.negative_by and (shots[0].negative_prompt or family.guided_by == "true_cfg_scale"):
            # Qwen's models follow their guidance only where there is a negative prompt, which may be blank.
            given["negative_prompt"] = [shot.negative_prompt or " " for shot in shots]
            given.setdefault("true_cfg_scale", max(self.guidance, 1.5))
        return given

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
            given["max_area"], given["_auto_resize"] = first.width * first.height, False
        return given


@cache
def _taken_by(cls: Any) -> frozenset[str]:
    """The names of what its call takes."""
    return frozenset(inspect.signature(cls.__call__).parameters)

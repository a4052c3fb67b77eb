"""What Qwen-Image-Edit reads prompts with pictures by, without torchvision.

The model's own class, transformers' Qwen2VLProcessor, cannot be imported where torchvision is not installed. This one
takes its place in tiny models: the pictures go through transformers' own code for them, and each picture's mark in the
prompt is repeated as often as the model has tokens for it, which is all that the other does for still pictures.
"""

from collections.abc import Sequence
from typing import Any

from transformers import BatchFeature, ImageProcessingMixin
from transformers.models.qwen2_vl.image_processing_pil_qwen2_vl import Qwen2VLImageProcessorPil

from tests.diffusion.parts import qwen_tokenizer

__all__ = ["ImageProcessingMixin", "Processor"]
"""diffusers finds out how a part is loaded by the classes that its module has."""

MARK = "<|image_pad|>"
_HOLDER = "<|video_pad|>"


class Processor(Qwen2VLImageProcessorPil):  # type: ignore[misc]
    """Saved and loaded with a model, by the name of this module; its tokenizer is that of all tiny models."""

    def __call__(
        self, text: Sequence[str], images: Any = None, padding: bool = True, return_tensors: str = "pt", **_: Any
    ) -> BatchFeature:
        seen = dict(super().__call__(images, return_tensors=return_tensors)) if images is not None else {}
        grids = iter(seen.get("image_grid_thw", ()))
        written = [self._expanded(line, grids) for line in text]
        read = qwen_tokenizer()(written, padding=padding, return_tensors=return_tensors)
        return BatchFeature({**read, **seen})

    def _expanded(self, line: str, grids: Any) -> str:
        while MARK in line:
            tokens = int(next(grids).prod()) // self.merge_size**2
            line = line.replace(MARK, _HOLDER * tokens, 1)
        return line.replace(_HOLDER, MARK)

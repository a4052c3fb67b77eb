"""Redux: pictures as words of a prompt."""

from collections.abc import Mapping
from functools import lru_cache
from math import isqrt
from pathlib import Path
from typing import Any, Final

import torch
from torch.nn.functional import adaptive_avg_pool2d

from limner.engines.diffusion.libraries import diffusers
from limner.engines.diffusion.looking import STYLES_SEEN, mean_of, pictures_of
from limner.engines.jobs import StyleGuide
from limner.engines.learned import Match
from limner.engines.samples import Sample

GRIDS: Final[Mapping[Match, int]] = {"flexible": 5, "regular": 9, "precise": 14}
"""Redux's image tokens a side, of 27: all 729 speak louder than the 512 of a prompt, which is then not heard."""
_WORDS: Final = ("prompt_embeds", "negative_prompt_embeds")
"""Of one length, or the pipelines refuse them."""


class Redux:
    """Pictures as words: image tokens after those of the prompt."""

    def __init__(self, pipeline: Any, directory: Path, device: torch.device) -> None:
        """Load it. Raises ValueError for one that speaks another language than the model, and what loading raises."""
        dtype = pipeline.dtype if device.type != "cpu" else torch.float32
        self._prior: Any = diffusers.FluxPriorReduxPipeline.from_pretrained(
            directory, dtype=dtype, local_files_only=True, use_safetensors=True
        )
        self._prior.to(device)
        self._device = device
        speaks, hears = (
            self._prior.image_embedder.config.txt_in_features,
            pipeline.transformer.config.joint_attention_dim,
        )
        if speaks != hears:
            raise ValueError(f"it gives {speaks} numbers a token, and the model takes {hears}")
        self._seen = lru_cache(STYLES_SEEN)(self._look)

    def take(self, style: StyleGuide | None) -> None:
        """Nothing of the model changes."""

    def styled(self, pipeline: Any, given: dict[str, Any], style: StyleGuide | None) -> dict[str, Any]:
        """With the tokens of the pictures after the prompt's, more of them for a closer match; and after those of what
        is not wanted, which stays so in this style too.
        """
        if style is None:
            return given
        tokens = self._pooled(self._seen(style.samples), GRIDS[style.match])
        lengthened = {name: _followed(given[name], tokens) for name in _WORDS if name in given}
        return given | lengthened

    def _look(self, samples: tuple[Sample, ...]) -> torch.Tensor:
        """1×T×D: the tokens of pictures, a mean by their weights."""
        seen = self._prior.encode_image(pictures_of(samples), self._device, 1)
        return mean_of(self._prior.image_embedder(seen).image_embeds, samples)

    def _pooled(self, tokens: torch.Tensor, side: int) -> torch.Tensor:
        """1×T×D tokens of a square of patches as those of a coarser square, `side` tokens wide at most."""
        wide = isqrt(tokens.shape[1])
        if side >= wide:
            return tokens
        square = tokens[:, : wide * wide].unflatten(1, (wide, wide)).movedim(-1, 1)
        return adaptive_avg_pool2d(square, side).flatten(2).movedim(1, -1)


def _followed(words: torch.Tensor, tokens: torch.Tensor) -> torch.Tensor:
    """N×W×D words, each row with the same 1×T×D tokens after it."""
    return torch.cat([words, tokens.to(words.device, words.dtype).expand(len(words), -1, -1)], dim=1)

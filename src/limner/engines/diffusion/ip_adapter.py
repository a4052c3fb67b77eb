"""IP-Adapters: attention to pictures, beside a model's attention to its prompt."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import torch
from PIL import Image

from limner.engines.diffusion.families import Adapter
from limner.engines.diffusion.image_encoder import ImageEncoder
from limner.engines.diffusion.libraries import diffusers
from limner.engines.diffusion.looking import STYLES_SEEN, mean_of, pictures_of
from limner.engines.diffusion.style_files import AdapterFiles
from limner.engines.jobs import StyleGuide
from limner.engines.learned import Match
from limner.engines.samples import Sample

SCALES: Final[Mapping[Match, float]] = {"flexible": 0.4, "regular": 0.6, "precise": 0.8}
"""Of an adapter in all attention: near 1 the subjects of the pictures come along, and the prompt is not heard."""
LAYER_SCALES: Final[Mapping[Match, float]] = {"flexible": 0.5, "regular": 0.75, "precise": 1.0}
"""Of one in the attention alone that draws style, which brings no subjects along (InstantStyle, arXiv 2404.02733)."""


class IpAdapter:
    """Attention to pictures, beside that to the prompt; without a style the model's own attention is in its place."""

    def __init__(self, pipeline: Any, files: AdapterFiles, adapter: Adapter, device: torch.device) -> None:
        """Put the adapter's attention into the model, where it stays until `take`. Raises whatever does not fit."""
        self._adapter = adapter
        self._denoiser: Any = getattr(pipeline, "unet", None) or pipeline.transformer
        own = dict(self._denoiser.attn_processors)
        weights = {"weight_name": files.weights.name, "subfolder": "", "local_files_only": True}
        pipeline.load_ip_adapter(str(files.weights.parent), **weights, **{adapter.encoder_named_by: None})
        self._fitted = dict(self._denoiser.attn_processors)
        self._own = {**self._fitted, **own}  # the adapter may have brought attention that is not of the model
        self._projection = getattr(self._denoiser, "encoder_hid_proj", None)
        self._hidden = adapter.hidden or not self._projects_embeds()
        self._encoder = ImageEncoder(files.encoder, adapter.encoder, device, pipeline.dtype)
        self._seen = lru_cache(STYLES_SEEN)(self._look)
        self._in = True
        self._try()

    def take(self, style: StyleGuide | None) -> None:
        """The attention to pictures as strong as the style's match says; without a style the model's own."""
        if (style is not None) != self._in:
            self._denoiser.set_attn_processor(dict(self._own if style is None else self._fitted))
            if self._projection is not None:
                self._denoiser.encoder_hid_proj = None if style is None else self._projection
            self._in = style is not None
        if style is not None:
            self._scale(style.match)

    def styled(self, pipeline: Any, given: dict[str, Any], style: StyleGuide | None) -> dict[str, Any]:
        """With what was seen of the pictures, and where the model is guided, with what is seen of none."""
        if style is None:
            return given
        device, dtype = pipeline._execution_device, self._denoiser.dtype
        wanted, absent = (seen.to(device, dtype) for seen in self._seen(style.samples))
        if self._adapter.passed == "apart":
            return given | {"ip_adapter_image_embeds": [wanted], "negative_ip_adapter_image_embeds": [absent]}
        embedded_guidance = getattr(self._denoiser.config, "time_cond_proj_dim", None) is not None
        guided = given["guidance_scale"] > 1 and not embedded_guidance
        both = torch.cat([absent, wanted]) if guided else wanted
        return given | {"ip_adapter_image_embeds": both if self._adapter.passed == "tensor" else [both]}

    def _projects_embeds(self) -> bool:
        """Whether the adapter looks at the encoder's one vector for a picture; those called Plus look at its parts."""
        if self._projection is None:
            return False
        (layer,) = self._projection.image_projection_layers
        return isinstance(layer, diffusers.models.embeddings.ImageProjection)

    def _scale(self, match: Match) -> None:
        layers = self._adapter.layers
        for name, attention in self._fitted.items():
            if not hasattr(attention, "scale"):
                continue
            scale = SCALES[match] if not layers else LAYER_SCALES[match] if name.startswith(layers) else 0.0
            attention.scale = [scale] if isinstance(attention.scale, list) else scale

    def _look(self, samples: tuple[Sample, ...]) -> tuple[torch.Tensor, torch.Tensor]:
        """What is seen of pictures, a mean by their weights: what they have in common stays, their subjects blur.

        And what is seen of none, in the same shape: a batch of one, as the pipelines repeat it.
        """
        seen = self._encoder.seen(pictures_of(samples), hidden=self._hidden)
        wanted = mean_of(seen, samples)
        if self._adapter.absent == "black":
            absent = self._encoder.seen([Image.new("RGB", (64, 64))], hidden=self._hidden)
        elif self._adapter.absent == "blank" and self._hidden:
            absent = self._encoder.blank()
        else:
            absent = torch.zeros_like(wanted)
        return (wanted, absent) if self._adapter.passed == "tensor" else (wanted[None], absent[None])

    def _try(self) -> None:
        """Raise ValueError where the encoder's vectors are not those that the adapter was made for."""
        if self._projection is None:
            made_for = int(self._denoiser.image_proj.proj_in.weight.shape[1])
        else:
            (layer,) = self._projection.image_projection_layers
            projecting = layer.image_embeds if self._projects_embeds() else getattr(layer, "proj_in", None)
            if projecting is None:
                return
            made_for = int(projecting.weight.shape[1])
        sees = self._encoder.width(hidden=self._hidden)
        if sees != made_for:
            raise ValueError(f"its image encoder gives {sees} numbers a picture, and it was made for {made_for}")

"""What looks at pictures for an IP-Adapter: a CLIP or SigLIP model of its own."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch
from PIL import Image

from limner.engines.diffusion.libraries import transformers


class ImageEncoder:
    """A model that turns pictures into vectors."""

    def __init__(self, folder: Path, model_type: str, device: torch.device, dtype: torch.dtype) -> None:
        """Load it; on a CPU in single precision. Raises whatever the classes of its parts do."""
        clip = model_type == "clip_vision_model"
        cls = transformers.CLIPVisionModelWithProjection if clip else transformers.SiglipVisionModel
        dtype = dtype if device.type != "cpu" else torch.float32
        model: Any = cls.from_pretrained(folder, dtype=dtype, local_files_only=True, use_safetensors=True)
        self._model = model.to(device).eval()
        side = self._model.config.image_size
        self._fit: Any = (
            transformers.CLIPImageProcessor(size=side, crop_size=side)
            if clip
            else transformers.SiglipImageProcessor(size={"height": side, "width": side})
        )

    def seen(self, pictures: Sequence[Image.Image], *, hidden: bool) -> torch.Tensor:
        """N×D, a vector a picture; or N×T×D, `hidden`: what the last layer but one says of its parts."""
        values = self._fit(images=list(pictures), return_tensors="pt").pixel_values
        return self._run(values, hidden=hidden)

    def blank(self) -> torch.Tensor:
        """1×T×D: what is seen where nothing is."""
        side = self._model.config.image_size
        return self._run(torch.zeros(1, 3, side, side), hidden=True)

    def width(self, *, hidden: bool) -> int:
        """D."""
        return int(self._model.config.hidden_size if hidden else self._model.config.projection_dim)

    def _run(self, values: torch.Tensor, *, hidden: bool) -> torch.Tensor:
        with torch.inference_mode():
            seen = self._model(values.to(self._model.device, self._model.dtype), output_hidden_states=hidden)
        found: torch.Tensor = seen.hidden_states[-2] if hidden else seen.image_embeds
        return found

"""Tiny IP-Adapters and a tiny Redux with random weights, and samples of styles for them."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from diffusers import FluxPriorReduxPipeline
from diffusers.models.attention_processor import SD3IPAdapterJointAttnProcessor2_0
from diffusers.models.embeddings import IPAdapterTimeImageProjection
from diffusers.pipelines.flux.modeling_flux import ReduxImageEncoder
from safetensors.torch import save_file
from transformers import (
    CLIPVisionConfig,
    CLIPVisionModelWithProjection,
    SiglipImageProcessor,
    SiglipVisionConfig,
    SiglipVisionModel,
)

from limner.engines.jobs import GenerateJob, Job, StyleGuide
from limner.engines.learned import LearnedStyle, Match, Swatch
from limner.engines.samples import SIDE, Sample, sample
from tests.diffusion.tiny import MODELS, sd3

SEEN: Final = 32
"""Numbers that an image encoder gives for a picture."""
Tensors = dict[str, torch.Tensor]


def ip_adapter(family: str, folder: Path, *, width: int = SEEN) -> Path:
    """An adapter in its folder, with an image encoder of `width` numbers beside it.

    It is strong, so that noise shows what it does.
    """
    torch.manual_seed(5)
    folder.mkdir(parents=True, exist_ok=True)
    save_file(ADAPTERS[family](MADE[family]()), folder / "ip_adapter.safetensors")
    encoder = SiglipVisionModel(_siglip(width)) if family == "sd3" else _clip(width)
    encoder.save_pretrained(folder / "image_encoder")
    return folder


def redux(folder: Path, *, width: int = 32) -> Path:
    """A Redux whose tokens have `width` numbers, from pictures of 16×16 patches."""
    torch.manual_seed(6)
    embedder = ReduxImageEncoder(redux_dim=16, txt_in_features=width)
    with torch.no_grad():
        embedder.redux_down.weight *= 300
    prior = FluxPriorReduxPipeline(
        image_encoder=SiglipVisionModel(_siglip(16)),
        feature_extractor=SiglipImageProcessor(size={"height": 64, "width": 64}),
        image_embedder=embedder,
    )
    prior.save_pretrained(folder, safe_serialization=True)
    return folder


def guide(*pictures: tuple[str, float], match: Match = "precise", words: str = "") -> StyleGuide:
    """A style of these pictures, by name and weight."""
    made = tuple(Sample(_sample(name).data, weight) for name, weight in pictures)
    return StyleGuide(_LEARNED if not words else _learned(words), match, made)


def styled(job: Job, style: StyleGuide | None) -> Job:
    """The job, drawn in a style."""
    if isinstance(job, GenerateJob):
        return replace(job, style=style)
    return replace(job, drawing=replace(job.drawing, style=style))  # type: ignore[union-attr,arg-type]


def _learned(words: str) -> LearnedStyle:
    rgb = (90, 90, 90)
    return LearnedStyle(
        base="any",
        palette=(Swatch(rgb, 1.0),),
        ground=rgb,
        tones=(0.5,) * 11,
        contrast=0.0,
        chroma=0.1,
        temperature=0.0,
        edge_softness=0.0,
        line_weight=0.0,
        line_share=0.0,
        line_rgb=(0, 0, 0),
        texture=0.0,
        grain=0.0,
        shading="flat",
        roundness=0.5,
        detail=0.0,
        words=words,
    )


_LEARNED: Final = _learned("")


def _sample(name: str) -> Sample:
    return sample(PICTURES[name](), 1.0)


def _waves() -> np.ndarray[Any, np.dtype[np.uint8]]:
    rows, columns = np.mgrid[0 : SIDE // 2, 0:SIDE]
    return np.dstack([127 + 120 * np.sin(rows / 9), 60 + columns % 90, 255 - rows]).astype(np.uint8)


def _discs() -> np.ndarray[Any, np.dtype[np.uint8]]:
    rows, columns = np.mgrid[0:SIDE, 0:300]
    pixels = np.full((SIDE, 300, 3), (250, 240, 30), np.uint8)
    pixels[((rows % 80) - 40) ** 2 + ((columns % 80) - 40) ** 2 < 900] = (10, 90, 30)
    return pixels


PICTURES: Final[dict[str, Callable[[], np.ndarray[Any, np.dtype[np.uint8]]]]] = {"waves": _waves, "discs": _discs}


def _sdxl(pipeline: Any) -> Tensors:
    """Attention to pictures is counted by the odd numbers, in the order of the model's."""
    made = {
        f"image_proj.{name}": value for name, value in _projection(pipeline.unet.config.cross_attention_dim).items()
    }
    crosses = [name for name in pipeline.unet.attn_processors if name.endswith("attn2.processor")]
    for place, name in enumerate(crosses):
        attention = pipeline.unet.get_submodule(name.removesuffix(".processor"))
        for part in ("k", "v"):
            shape = getattr(attention, f"to_{part}").weight.shape
            made[f"ip_adapter.{2 * place + 1}.to_{part}_ip.weight"] = torch.randn(shape)
    return made


def _flux(pipeline: Any) -> Tensors:
    width = pipeline.transformer.config.joint_attention_dim
    made = {f"ip_adapter_proj_model.{name}": value for name, value in _projection(width).items()}
    inner = pipeline.transformer.inner_dim
    for place in range(pipeline.transformer.config.num_layers):
        for part in ("k", "v"):
            name = f"double_blocks.{place}.processor.ip_adapter_double_stream_{part}_proj"
            made |= {f"{name}.weight": torch.randn(inner, width), f"{name}.bias": torch.zeros(inner)}
    return made


def _sd3(pipeline: Any) -> Tensors:
    """Parts of pictures become tokens by the time of the step; there is attention to them beside every other."""
    inner = pipeline.transformer.inner_dim
    projection = IPAdapterTimeImageProjection(SEEN, inner, hidden_dim=64, heads=1, num_queries=4, timestep_in_dim=16)
    made = {f"image_proj.{name}": value for name, value in projection.state_dict().items()}
    for place in range(len(pipeline.transformer.attn_processors)):
        head = pipeline.transformer.config.attention_head_dim
        attention = SD3IPAdapterJointAttnProcessor2_0(inner, inner, head, timesteps_emb_dim=64)
        made |= {f"ip_adapter.{place}.{name}": 3 * value for name, value in attention.state_dict().items()}
    return made


ADAPTERS: Final[dict[str, Callable[[Any], Tensors]]] = {"sdxl": _sdxl, "flux": _flux, "sd3": _sd3}
MADE: Final[dict[str, Callable[[], Any]]] = {**MODELS, "sd3": partial(sd3, dual=())}
"""SD 3.5 as large: without the second attention of medium."""


def _projection(width: int) -> Tensors:
    """Four tokens from a picture's numbers."""
    return {
        "proj.weight": torch.randn(4 * width, SEEN),
        "proj.bias": torch.zeros(4 * width),
        "norm.weight": torch.ones(width),
        "norm.bias": torch.zeros(width),
    }


def _siglip(width: int) -> SiglipVisionConfig:
    return SiglipVisionConfig(
        hidden_size=width, intermediate_size=16, num_hidden_layers=2, num_attention_heads=2, image_size=64, patch_size=4
    )


def _clip(width: int) -> CLIPVisionModelWithProjection:
    config = CLIPVisionConfig(
        hidden_size=24,
        intermediate_size=24,
        num_hidden_layers=2,
        num_attention_heads=2,
        image_size=32,
        patch_size=8,
        projection_dim=width,
    )
    return CLIPVisionModelWithProjection(config)


def spoiled(folder: Path, **told: object) -> None:
    """Write other values into the configuration of an adapter's image encoder."""
    file = folder / "image_encoder" / "config.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), **told}))

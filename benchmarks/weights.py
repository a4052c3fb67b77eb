"""Models to measure: random weights of full size, as the architectures were published, or tiny ones.

Speed does not depend on what the weights know. Tokenizers are the tiny ones: their words are few, their length is not.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import torch
from diffusers import (
    AutoencoderKL,
    DiffusionPipeline,
    FluxPipeline,
    FluxTransformer2DModel,
    StableDiffusionXLPipeline,
    UNet2DConditionModel,
)
from transformers import CLIPTextConfig, CLIPTextModel, CLIPTextModelWithProjection, T5Config, T5EncoderModel

from tests.diffusion.tiny import MODELS, save

_CLIP_L: Final = {"hidden_size": 768, "intermediate_size": 3072, "num_hidden_layers": 12, "num_attention_heads": 12}
_CLIP_G: Final = {"hidden_size": 1280, "intermediate_size": 5120, "num_hidden_layers": 32, "num_attention_heads": 20}


def sdxl() -> DiffusionPipeline:
    """Stable Diffusion XL base 1.0: 2.6 billion weights in its denoiser."""
    unet = UNet2DConditionModel(
        sample_size=128,
        block_out_channels=(320, 640, 1280),
        down_block_types=("DownBlock2D", "CrossAttnDownBlock2D", "CrossAttnDownBlock2D"),
        up_block_types=("CrossAttnUpBlock2D", "CrossAttnUpBlock2D", "UpBlock2D"),
        attention_head_dim=(5, 10, 20),
        transformer_layers_per_block=(1, 2, 10),
        cross_attention_dim=2048,
        use_linear_projection=True,
        addition_embed_type="text_time",
        addition_time_embed_dim=256,
        projection_class_embeddings_input_dim=2816,
    )
    encoders = {
        "text_encoder": CLIPTextModel(_clip(_CLIP_L, 768)),
        "text_encoder_2": CLIPTextModelWithProjection(_clip(_CLIP_G, 1280)),
    }
    vae = _vae(4, scaling_factor=0.13025, sample_size=1024)
    return StableDiffusionXLPipeline(**{**_tiny("sdxl"), **encoders, "unet": unet, "vae": vae})


def flux() -> DiffusionPipeline:
    """FLUX.1 dev: 11.9 billion weights in its denoiser, 4.8 in its T5."""
    encoder = T5Config(
        vocab_size=32128,
        d_model=4096,
        d_kv=64,
        d_ff=10240,
        num_layers=24,
        num_heads=64,
        feed_forward_proj="gated-gelu",
        tie_word_embeddings=False,
    )
    parts = {
        "text_encoder": CLIPTextModel(_clip(_CLIP_L, 768)),
        "text_encoder_2": T5EncoderModel(encoder),
        "transformer": FluxTransformer2DModel(guidance_embeds=True),
        "vae": _vae(16, scaling_factor=0.3611, shift_factor=0.1159, use_quant_conv=False, use_post_quant_conv=False),
    }
    return FluxPipeline(**{**_tiny("flux"), **parts})


FULL: Final[dict[str, Callable[[], DiffusionPipeline]]] = {"sdxl": sdxl, "flux": flux}


def written(name: str, directory: Path, *, full: bool) -> Path:
    """A model's directory: of full size, made on the first GPU in bfloat16, or tiny."""
    if not full:
        return save(name, directory)
    torch.manual_seed(0)
    usual = torch.get_default_dtype()
    torch.set_default_dtype(torch.bfloat16)
    try:
        with torch.device("cuda:0"):
            pipeline = FULL[name]()
    finally:
        torch.set_default_dtype(usual)
    pipeline.to(dtype=torch.bfloat16)
    pipeline.save_pretrained(directory, safe_serialization=True)
    return directory


def _tiny(name: str) -> dict[str, Any]:
    """The parts that stay as they are in a model of full size, and those that do not."""
    with torch.device("cpu"):
        components: dict[str, Any] = MODELS[name]().components
    return components


def _clip(sizes: dict[str, int], projection: int) -> CLIPTextConfig:
    ends = {"bos_token_id": 0, "eos_token_id": 1, "pad_token_id": 1}
    return CLIPTextConfig(vocab_size=49408, projection_dim=projection, **sizes, **ends)


def _vae(channels: int, **more: Any) -> AutoencoderKL:
    return AutoencoderKL(
        block_out_channels=(128, 256, 512, 512),
        down_block_types=("DownEncoderBlock2D",) * 4,
        up_block_types=("UpDecoderBlock2D",) * 4,
        layers_per_block=2,
        latent_channels=channels,
        **more,
    )

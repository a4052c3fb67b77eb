"""Tiny models with random weights in the layout of diffusers, made in memory: what they draw is noise that depends on
the prompt and the seed.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import torch
from diffusers import (
    ChromaPipeline,
    ChromaTransformer2DModel,
    DiffusionPipeline,
    EulerDiscreteScheduler,
    FlowMatchEulerDiscreteScheduler,
    Flux2KleinPipeline,
    Flux2Transformer2DModel,
    FluxFillPipeline,
    FluxKontextPipeline,
    FluxPipeline,
    FluxTransformer2DModel,
    QwenImageEditPipeline,
    QwenImageEditPlusPipeline,
    QwenImagePipeline,
    QwenImageTransformer2DModel,
    SD3Transformer2DModel,
    StableDiffusion3Pipeline,
    StableDiffusionXLImg2ImgPipeline,
    StableDiffusionXLPipeline,
    UNet2DConditionModel,
    ZImagePipeline,
    ZImageTransformer2DModel,
)
from transformers import CLIPTextModel, CLIPTextModelWithProjection, Qwen3ForCausalLM, Qwen3Model

from tests.diffusion.parts import (
    clip,
    clip_tokenizer,
    flux2_vae,
    qwen3,
    qwen_tokenizer,
    qwen_vae,
    qwen_vl,
    shifted_vae,
    t5,
    t5_tokenizer,
    vae,
)
from tests.diffusion.processor import Processor


def sdxl(channels: int = 4) -> DiffusionPipeline:
    """Stable Diffusion XL; with nine channels the one for masks alone."""
    return StableDiffusionXLPipeline(
        text_encoder=CLIPTextModel(clip()), tokenizer=clip_tokenizer(), **_sdxl_parts(in_channels=channels)
    )


def sdxl_refiner() -> DiffusionPipeline:
    """Stable Diffusion XL's second model: it reads by one encoder, and is told how well a picture is to be liked."""
    parts = _sdxl_parts(cross_attention_dim=32, projection_class_embeddings_input_dim=5 * 8 + 32)
    return StableDiffusionXLImg2ImgPipeline(
        text_encoder=None,
        tokenizer=None,
        requires_aesthetics_score=True,
        force_zeros_for_empty_prompt=False,
        **parts,
    )


def _sdxl_parts(**more: Any) -> dict[str, Any]:
    shape: dict[str, Any] = {
        "block_out_channels": (16, 32),
        "layers_per_block": 1,
        "sample_size": 8,
        "in_channels": 4,
        "out_channels": 4,
        "down_block_types": ("DownBlock2D", "CrossAttnDownBlock2D"),
        "up_block_types": ("CrossAttnUpBlock2D", "UpBlock2D"),
        "attention_head_dim": (2, 4),
        "use_linear_projection": True,
        "addition_embed_type": "text_time",
        "addition_time_embed_dim": 8,
        "transformer_layers_per_block": (1, 1),
        "projection_class_embeddings_input_dim": 80,
        "cross_attention_dim": 64,
        "norm_num_groups": 8,
    }
    return {
        "vae": vae(4, force_upcast=False),
        "text_encoder_2": CLIPTextModelWithProjection(clip()),
        "tokenizer_2": clip_tokenizer(),
        "unet": UNet2DConditionModel(**{**shape, **more}),
        "scheduler": EulerDiscreteScheduler(beta_schedule="scaled_linear", beta_start=0.00085, beta_end=0.012),
    }


def sd3(dual: tuple[int, ...] = (0,)) -> DiffusionPipeline:
    """Stable Diffusion 3.5; medium has layers of a second attention, large none."""
    transformer = SD3Transformer2DModel(
        sample_size=64,
        patch_size=2,
        in_channels=16,
        out_channels=16,
        num_layers=2,
        attention_head_dim=16,
        num_attention_heads=2,
        joint_attention_dim=32,
        caption_projection_dim=32,
        pooled_projection_dim=32,
        pos_embed_max_size=96,
        dual_attention_layers=dual,
        qk_norm="rms_norm",
    )
    return StableDiffusion3Pipeline(
        transformer=transformer,
        scheduler=FlowMatchEulerDiscreteScheduler(shift=3.0),
        vae=shifted_vae(16),
        text_encoder=CLIPTextModelWithProjection(clip(16)),
        tokenizer=clip_tokenizer(),
        text_encoder_2=CLIPTextModelWithProjection(clip(16)),
        tokenizer_2=clip_tokenizer(),
        text_encoder_3=t5(),
        tokenizer_3=t5_tokenizer(),
    )


def flux(*, distilled: bool = True) -> DiffusionPipeline:
    """FLUX.1: schnell where it is distilled, else dev."""
    return FluxPipeline(**_flux_parts(guidance_embeds=not distilled))


def flux_fill() -> DiffusionPipeline:
    """FLUX.1 Fill: at each step it is shown the mask, and what it keeps."""
    seen = 16 + 16 + 8 * 8 * 4
    return FluxFillPipeline(**_flux_parts(guidance_embeds=True, in_channels=seen, out_channels=16))


def flux_kontext() -> DiffusionPipeline:
    """FLUX.1 Kontext."""
    return FluxKontextPipeline(**_flux_parts(guidance_embeds=True))


def _flux_parts(**more: Any) -> dict[str, Any]:
    shape = {
        "patch_size": 1,
        "in_channels": 16,
        "num_layers": 1,
        "num_single_layers": 1,
        "attention_head_dim": 16,
        "num_attention_heads": 2,
        "joint_attention_dim": 32,
        "pooled_projection_dim": 32,
        "axes_dims_rope": (4, 4, 8),
    }
    return {
        "scheduler": FlowMatchEulerDiscreteScheduler(),
        "vae": shifted_vae(),
        "text_encoder": CLIPTextModel(clip()),
        "tokenizer": clip_tokenizer(),
        "text_encoder_2": t5(),
        "tokenizer_2": t5_tokenizer(),
        "transformer": FluxTransformer2DModel(**{**shape, **more}),
    }


def flux2_klein() -> DiffusionPipeline:
    """FLUX.2 klein."""
    transformer = Flux2Transformer2DModel(
        patch_size=1,
        in_channels=16,
        num_layers=1,
        num_single_layers=1,
        attention_head_dim=16,
        num_attention_heads=2,
        joint_attention_dim=96,
        timestep_guidance_channels=32,
        axes_dims_rope=(4, 4, 4, 4),
        guidance_embeds=False,
    )
    return Flux2KleinPipeline(
        scheduler=FlowMatchEulerDiscreteScheduler(),
        vae=flux2_vae(),
        text_encoder=Qwen3ForCausalLM(qwen3(28)),
        tokenizer=qwen_tokenizer(),
        transformer=transformer,
        is_distilled=True,
    )


def qwen_image() -> DiffusionPipeline:
    """Qwen-Image."""
    return QwenImagePipeline(**_qwen_parts())


def qwen_image_edit() -> DiffusionPipeline:
    """Qwen-Image-Edit, of one picture."""
    return QwenImageEditPipeline(**_qwen_parts(), processor=Processor())


def qwen_image_edit_plus() -> DiffusionPipeline:
    """Qwen-Image-Edit since its second release, of several pictures."""
    return QwenImageEditPlusPipeline(**_qwen_parts(), processor=Processor())


def _qwen_parts() -> dict[str, Any]:
    transformer = QwenImageTransformer2DModel(
        patch_size=2,
        in_channels=16,
        out_channels=4,
        num_layers=2,
        attention_head_dim=16,
        num_attention_heads=2,
        joint_attention_dim=32,
        axes_dims_rope=(4, 4, 8),
    )
    return {
        "scheduler": FlowMatchEulerDiscreteScheduler(),
        "vae": qwen_vae(),
        "text_encoder": qwen_vl(),
        "tokenizer": qwen_tokenizer(),
        "transformer": transformer,
    }


def z_image(shift: float = 6.0) -> DiffusionPipeline:
    """Z-Image; with a shift of 3 the one of few steps."""
    transformer = ZImageTransformer2DModel(
        all_patch_size=(2,),
        all_f_patch_size=(1,),
        in_channels=16,
        dim=32,
        n_layers=2,
        n_refiner_layers=1,
        n_heads=2,
        n_kv_heads=2,
        cap_feat_dim=32,
        axes_dims=[4, 4, 8],
        axes_lens=[1024, 128, 128],
    )
    return ZImagePipeline(
        scheduler=FlowMatchEulerDiscreteScheduler(shift=shift),
        vae=shifted_vae(16),
        text_encoder=Qwen3Model(qwen3(2)),
        tokenizer=qwen_tokenizer(),
        transformer=transformer,
    )


def chroma() -> DiffusionPipeline:
    """Chroma."""
    transformer = ChromaTransformer2DModel(
        patch_size=1,
        in_channels=16,
        num_layers=1,
        num_single_layers=1,
        attention_head_dim=16,
        num_attention_heads=2,
        joint_attention_dim=32,
        axes_dims_rope=(4, 4, 8),
        approximator_num_channels=16,
        approximator_hidden_dim=32,
        approximator_layers=1,
    )
    return ChromaPipeline(
        scheduler=FlowMatchEulerDiscreteScheduler(),
        vae=shifted_vae(),
        text_encoder=t5(),
        tokenizer=t5_tokenizer(),
        transformer=transformer,
    )


MODELS: Final[dict[str, Callable[[], DiffusionPipeline]]] = {
    "sdxl": sdxl,
    "sd3": sd3,
    "flux": flux,
    "flux-fill": flux_fill,
    "flux-kontext": flux_kontext,
    "flux2-klein": flux2_klein,
    "qwen-image": qwen_image,
    "qwen-image-edit": qwen_image_edit,
    "qwen-image-edit-plus": qwen_image_edit_plus,
    "z-image": z_image,
    "chroma": chroma,
}
"""One of each family, by its name."""

VARIANTS: Final[dict[str, Callable[[], DiffusionPipeline]]] = {
    "sdxl-inpaint": partial(sdxl, channels=9),
    "sdxl-refiner": sdxl_refiner,
    "flux-dev": partial(flux, distilled=False),
    "z-image-turbo": partial(z_image, shift=3.0),
}
"""Those that are told from the others of their family by their files."""


_DRAWING: Final = frozenset({"generate", "explore", "explore_similar"})
_OVER: Final = frozenset({"image_to_image", "remix"})
_DETAILING: Final = frozenset({"creative_upscale", "refine_details"})
NOT_SERVED: Final[dict[str, frozenset[str]]] = {
    "flux-fill": _DRAWING | _OVER | _DETAILING,
    "flux-kontext": _DETAILING,
    "flux2-klein": _DETAILING,
    "qwen-image-edit": _DRAWING | _DETAILING,
    "qwen-image-edit-plus": _DRAWING | _DETAILING,
}
"""The operations that a family cannot do, by its name; all others it does."""


def doing(*operations: str) -> list[str]:
    """The families that do all of these."""
    return [name for name in MODELS if NOT_SERVED.get(name, frozenset()).isdisjoint(operations)]


def save(name: str, directory: Path) -> Path:
    """The model on disk; the same weights each time."""
    torch.manual_seed(0)
    {**MODELS, **VARIANTS}[name]().save_pretrained(directory, safe_serialization=True)
    return directory

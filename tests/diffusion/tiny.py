"""Tiny models with random weights in the layout of diffusers, made in memory: what they draw is noise that depends on
the prompt and the seed.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import torch
from diffusers import (
    AutoencoderKL,
    AutoencoderKLFlux2,
    DiffusionPipeline,
    EulerDiscreteScheduler,
    FlowMatchEulerDiscreteScheduler,
    Flux2KleinPipeline,
    Flux2Transformer2DModel,
    FluxPipeline,
    FluxTransformer2DModel,
    StableDiffusionXLPipeline,
    UNet2DConditionModel,
    ZImagePipeline,
    ZImageTransformer2DModel,
)
from tokenizers.pre_tokenizers import ByteLevel
from transformers import (
    CLIPTextConfig,
    CLIPTextModel,
    CLIPTextModelWithProjection,
    CLIPTokenizer,
    Qwen2Tokenizer,
    Qwen3Config,
    Qwen3ForCausalLM,
    Qwen3Model,
    T5Config,
    T5EncoderModel,
    T5Tokenizer,
)

_BLOCKS: Final = (4, 8, 8, 8)
_SPECIALS: Final = ["<|im_start|>", "<|im_end|>"]
_CHAT: Final = (
    "{% for m in messages %}<|im_start|>{{ m['role'] }}\n{{ m['content'] }}<|im_end|>\n{% endfor %}"
    "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)


def sdxl() -> DiffusionPipeline:
    """Stable Diffusion XL."""
    unet = UNet2DConditionModel(
        block_out_channels=(16, 32),
        layers_per_block=1,
        sample_size=8,
        in_channels=4,
        out_channels=4,
        down_block_types=("DownBlock2D", "CrossAttnDownBlock2D"),
        up_block_types=("CrossAttnUpBlock2D", "UpBlock2D"),
        attention_head_dim=(2, 4),
        use_linear_projection=True,
        addition_embed_type="text_time",
        addition_time_embed_dim=8,
        transformer_layers_per_block=(1, 1),
        projection_class_embeddings_input_dim=80,
        cross_attention_dim=64,
        norm_num_groups=8,
    )
    return StableDiffusionXLPipeline(
        vae=_vae(4, force_upcast=False),
        text_encoder=CLIPTextModel(_clip()),
        text_encoder_2=CLIPTextModelWithProjection(_clip()),
        tokenizer=_clip_tokenizer(),
        tokenizer_2=_clip_tokenizer(),
        unet=unet,
        scheduler=EulerDiscreteScheduler(beta_schedule="scaled_linear", beta_start=0.00085, beta_end=0.012),
    )


def flux(*, distilled: bool = True) -> DiffusionPipeline:
    """FLUX.1: schnell where it is distilled, else dev."""
    transformer = FluxTransformer2DModel(
        patch_size=1,
        in_channels=16,
        num_layers=1,
        num_single_layers=1,
        attention_head_dim=16,
        num_attention_heads=2,
        joint_attention_dim=32,
        pooled_projection_dim=32,
        axes_dims_rope=(4, 4, 8),
        guidance_embeds=not distilled,
    )
    return FluxPipeline(
        scheduler=FlowMatchEulerDiscreteScheduler(),
        vae=_vae(4, use_quant_conv=False, use_post_quant_conv=False, shift_factor=0.1, scaling_factor=0.36),
        text_encoder=CLIPTextModel(_clip()),
        tokenizer=_clip_tokenizer(),
        text_encoder_2=T5EncoderModel(T5Config(vocab_size=128, d_model=32, d_kv=8, d_ff=37, num_layers=2, num_heads=4)),
        tokenizer_2=_t5_tokenizer(),
        transformer=transformer,
    )


def z_image() -> DiffusionPipeline:
    """Z-Image."""
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
        scheduler=FlowMatchEulerDiscreteScheduler(),
        vae=_vae(16, use_quant_conv=False, use_post_quant_conv=False, shift_factor=0.1, scaling_factor=0.36),
        text_encoder=Qwen3Model(_qwen(2)),
        tokenizer=_qwen_tokenizer(),
        transformer=transformer,
    )


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
    vae = AutoencoderKLFlux2(
        block_out_channels=_BLOCKS,
        down_block_types=("DownEncoderBlock2D",) * 4,
        up_block_types=("UpDecoderBlock2D",) * 4,
        layers_per_block=1,
        norm_num_groups=2,
        latent_channels=4,
        mid_block_add_attention=False,
    )
    return Flux2KleinPipeline(
        scheduler=FlowMatchEulerDiscreteScheduler(),
        vae=vae,
        text_encoder=Qwen3ForCausalLM(_qwen(28)),
        tokenizer=_qwen_tokenizer(),
        transformer=transformer,
        is_distilled=True,
    )


MODELS: Final[dict[str, Callable[[], DiffusionPipeline]]] = {
    "sdxl": sdxl,
    "flux": flux,
    "flux2-klein": flux2_klein,
    "z-image": z_image,
}


def save(name: str, directory: Path) -> Path:
    """The model on disk; the same weights each time."""
    torch.manual_seed(0)
    MODELS[name]().save_pretrained(directory, safe_serialization=True)
    return directory


def _vae(channels: int, **more: Any) -> AutoencoderKL:
    return AutoencoderKL(
        block_out_channels=_BLOCKS,
        down_block_types=("DownEncoderBlock2D",) * 4,
        up_block_types=("UpDecoderBlock2D",) * 4,
        layers_per_block=1,
        norm_num_groups=2,
        latent_channels=channels,
        mid_block_add_attention=False,
        **more,
    )


def _clip() -> CLIPTextConfig:
    return CLIPTextConfig(
        vocab_size=514,
        hidden_size=32,
        intermediate_size=37,
        num_hidden_layers=2,
        num_attention_heads=4,
        projection_dim=32,
        bos_token_id=0,
        eos_token_id=1,
        pad_token_id=1,
    )


def _clip_tokenizer() -> CLIPTokenizer:
    alphabet = sorted(ByteLevel.alphabet())
    pieces = ["<|startoftext|>", "<|endoftext|>", *alphabet, *(f"{letter}</w>" for letter in alphabet)]
    return CLIPTokenizer(vocab={piece: index for index, piece in enumerate(pieces)}, merges=[], model_max_length=77)


def _t5_tokenizer() -> T5Tokenizer:
    pieces = ["<pad>", "</s>", "<unk>", "▁", *(chr(code) for code in range(33, 127))]
    return T5Tokenizer(vocab=[(piece, -float(index)) for index, piece in enumerate(pieces)], extra_ids=0)


def _qwen(layers: int) -> Qwen3Config:
    return Qwen3Config(
        vocab_size=300,
        hidden_size=32,
        intermediate_size=37,
        num_hidden_layers=layers,
        num_attention_heads=2,
        num_key_value_heads=2,
        head_dim=16,
        max_position_embeddings=1024,
    )


def _qwen_tokenizer() -> Qwen2Tokenizer:
    pieces = [*sorted(ByteLevel.alphabet()), "<|endoftext|>"]
    tokenizer = Qwen2Tokenizer(vocab={piece: index for index, piece in enumerate(pieces)}, merges=[])
    tokenizer.add_special_tokens({"additional_special_tokens": _SPECIALS})
    tokenizer.chat_template = _CHAT
    return tokenizer

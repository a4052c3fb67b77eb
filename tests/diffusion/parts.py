"""Parts that tiny models share: decoders, text encoders, and tokenizers of single letters, all made in memory."""

from typing import Any, Final

import torch
from diffusers import AutoencoderKL, AutoencoderKLFlux2, AutoencoderKLQwenImage
from tokenizers.pre_tokenizers import ByteLevel
from transformers import (
    CLIPTextConfig,
    CLIPTokenizer,
    Qwen2_5_VLConfig,
    Qwen2_5_VLForConditionalGeneration,
    Qwen2Tokenizer,
    Qwen3Config,
    T5Config,
    T5EncoderModel,
    T5Tokenizer,
)

BLOCKS: Final = (4, 8, 8, 8)
"""Four, so that a pixel of latents is eight of the picture, as in the models themselves."""
SPECIALS: Final = ["<|im_start|>", "<|im_end|>", "<|vision_start|>", "<|vision_end|>", "<|image_pad|>", "<|video_pad|>"]
_CHAT: Final = (
    "{% for m in messages %}<|im_start|>{{ m['role'] }}\n{{ m['content'] }}<|im_end|>\n{% endfor %}"
    "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)
_QWEN_CHANNELS: Final = 4


def vae(channels: int, **more: Any) -> AutoencoderKL:
    return AutoencoderKL(**_coder(channels), **more)


def shifted_vae(channels: int = 4) -> AutoencoderKL:
    """As the models by flow matching have it."""
    return vae(channels, use_quant_conv=False, use_post_quant_conv=False, shift_factor=0.1, scaling_factor=0.36)


def flux2_vae() -> AutoencoderKLFlux2:
    return AutoencoderKLFlux2(**_coder(4))


def _coder(channels: int) -> dict[str, Any]:
    return {
        "block_out_channels": BLOCKS,
        "down_block_types": ("DownEncoderBlock2D",) * len(BLOCKS),
        "up_block_types": ("UpDecoderBlock2D",) * len(BLOCKS),
        "layers_per_block": 1,
        "norm_num_groups": 2,
        "latent_channels": channels,
        "mid_block_add_attention": False,
    }


def qwen_vae() -> AutoencoderKLQwenImage:
    """One that codes pictures as films of one frame; without biases, which would drown all that comes through."""
    coder = AutoencoderKLQwenImage(
        base_dim=2,
        z_dim=_QWEN_CHANNELS,
        dim_mult=[1, 1, 1, 1],
        num_res_blocks=0,
        latents_mean=[0.0] * _QWEN_CHANNELS,
        latents_std=[1.0] * _QWEN_CHANNELS,
    )
    with torch.no_grad():
        for name, parameter in coder.named_parameters():
            if name.endswith("bias"):
                parameter.zero_()
        coder.decoder.conv_out.weight.mul_(2)
    return coder


def clip(width: int = 32) -> CLIPTextConfig:
    return CLIPTextConfig(
        vocab_size=514,
        hidden_size=width,
        intermediate_size=37,
        num_hidden_layers=2,
        num_attention_heads=4,
        projection_dim=width,
        bos_token_id=0,
        eos_token_id=1,
        pad_token_id=1,
    )


def clip_tokenizer() -> CLIPTokenizer:
    alphabet = sorted(ByteLevel.alphabet())
    pieces = ["<|startoftext|>", "<|endoftext|>", *alphabet, *(f"{letter}</w>" for letter in alphabet)]
    return CLIPTokenizer(vocab={piece: index for index, piece in enumerate(pieces)}, merges=[], model_max_length=77)


def t5() -> T5EncoderModel:
    return T5EncoderModel(T5Config(vocab_size=128, d_model=32, d_kv=8, d_ff=37, num_layers=2, num_heads=4))


def t5_tokenizer() -> T5Tokenizer:
    pieces = ["<pad>", "</s>", "<unk>", "▁", *(chr(code) for code in range(33, 127))]
    return T5Tokenizer(vocab=[(piece, -float(index)) for index, piece in enumerate(pieces)], extra_ids=0)


def qwen3(layers: int) -> Qwen3Config:
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


def qwen_tokenizer() -> Qwen2Tokenizer:
    pieces = [*sorted(ByteLevel.alphabet()), "<|endoftext|>"]
    tokenizer = Qwen2Tokenizer(vocab={piece: index for index, piece in enumerate(pieces)}, merges=[])
    tokenizer.add_special_tokens({"additional_special_tokens": SPECIALS})
    tokenizer.chat_template = _CHAT
    return tokenizer


def qwen_vl() -> Qwen2_5_VLForConditionalGeneration:
    """The text encoder of Qwen-Image, which sees pictures too."""
    ids = dict(zip(SPECIALS, qwen_tokenizer().convert_tokens_to_ids(SPECIALS), strict=True))
    text = {
        "vocab_size": 300,
        "hidden_size": 32,
        "intermediate_size": 37,
        "num_hidden_layers": 2,
        "num_attention_heads": 2,
        "num_key_value_heads": 2,
        "bos_token_id": None,
        "eos_token_id": None,
        "rope_parameters": {"rope_type": "default", "mrope_section": [2, 3, 3], "rope_theta": 1_000_000.0},
    }
    vision = {
        "depth": 1,
        "hidden_size": 32,
        "intermediate_size": 37,
        "num_heads": 2,
        "out_hidden_size": 32,
        "fullatt_block_indexes": [],
    }
    return Qwen2_5_VLForConditionalGeneration(
        Qwen2_5_VLConfig(
            text_config=text,
            vision_config=vision,
            image_token_id=ids["<|image_pad|>"],
            video_token_id=ids["<|video_pad|>"],
            vision_start_token_id=ids["<|vision_start|>"],
            vision_end_token_id=ids["<|vision_end|>"],
        )
    )

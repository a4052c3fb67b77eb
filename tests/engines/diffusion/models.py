"""Directories in the layout of diffusers, written by hand: enough to be looked at, and nothing to be loaded."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

FLUX_PARTS = ("text_encoder", "text_encoder_2", "transformer", "vae")


def safetensors(*shapes: Sequence[int]) -> bytes:
    """A file of float32 zeros; the format: github.com/huggingface/safetensors."""
    header: dict[str, Any] = {}
    end = 0
    for number, shape in enumerate(shapes):
        size = 4
        for side in shape:
            size *= side
        header[f"t{number}"] = {"dtype": "F32", "shape": list(shape), "data_offsets": [end, end + size]}
        end += size
    text = json.dumps(header).encode()
    return len(text).to_bytes(8, "little") + text + bytes(end)


def model(
    directory: Path, pipeline: str = "FluxPipeline", parts: Sequence[str] = FLUX_PARTS, **transformer: Any
) -> Path:
    """A whole model of 6 weights a part."""
    index = {part: ["diffusers", "Some"] for part in parts}
    plain = {"scheduler": ["diffusers", "Some"], "tokenizer": ["transformers", "Some"], "image_encoder": [None, None]}
    directory.mkdir(parents=True)
    (directory / "model_index.json").write_text(json.dumps({"_class_name": pipeline, **index, **plain}))
    for part in parts:
        (directory / part).mkdir()
        (directory / part / "config.json").write_text(json.dumps(transformer if part == "transformer" else {}))
        (directory / part / "model.safetensors").write_bytes(safetensors((2, 3)))
    for part, file in (("scheduler", "scheduler_config.json"), ("tokenizer", "tokenizer_config.json")):
        (directory / part).mkdir()
        (directory / part / file).write_text("{}")
    return directory

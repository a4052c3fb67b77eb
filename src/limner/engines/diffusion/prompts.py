"""Prompts as what a model's pipelines read of them: nothing is cut that can be read, and nothing is read twice."""

import inspect
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeAlias

import torch

from limner.engines.diffusion.families import Chunks, Words
from limner.engines.diffusion.kept import Kept, Tensors

KEPT_BYTES: Final = 256 * 2**20
"""Of prompts read before: some 60 of FLUX.1, 400 of SDXL."""

Joined: TypeAlias = dict[str, torch.Tensor | list[torch.Tensor]]
"""What a pipeline's call takes instead of prompts."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Prompts:
    """The prompts of one model."""

    words: Words | Chunks
    kept: Kept = field(default_factory=lambda: Kept(KEPT_BYTES))

    def length(self, pipeline: Any, *texts: str) -> int:
        """What texts are padded to so that all are read as far as can be: in chunks, or in tokens."""
        if isinstance(self.words, Chunks):
            tokenizer = pipeline.tokenizer or pipeline.tokenizer_2  # a refiner has the second alone
            return max(-(-_count(tokenizer, text) // self.words.tokens) or 1 for text in texts)
        tokenizer, room = _counter(self.words, pipeline)
        most = max(_count(tokenizer, text) for text in texts) + self.words.lengths[-1] - room
        return next((length for length in self.words.lengths if most <= length), self.words.lengths[-1])

    def unread(self, pipeline: Any, text: str) -> str:
        """The end of a text that is more than the model reads; empty where all is read."""
        if isinstance(self.words, Chunks):
            return ""
        kept = _readable(self.words, pipeline, text)
        return text[len(kept) :].strip()

    def read(self, pipeline: Any, texts: Sequence[str], length: int, lora: str | None) -> Joined:
        """Texts, padded to `length`, as the call takes them; `lora` changes how they are read."""
        rows = [self.kept.get((text, length, lora), partial(self._read, pipeline, text, length)) for text in texts]
        device = pipeline._execution_device
        return {
            name: tensor.to(device) if isinstance(tensor, torch.Tensor) else [each.to(device) for each in tensor]
            for name, tensor in self._joined(rows).items()
        }

    def _read(self, pipeline: Any, text: str, length: int) -> Tensors:
        if isinstance(self.words, Chunks):
            return _read_chunks(pipeline, text, length, self.words.tokens)
        readable = _readable(self.words, pipeline, text)
        if len(readable) < len(text):
            _log.warning("The model reads %d of a prompt's %d characters.", len(readable), len(text))
        given = pipeline.encode_prompt(**_taken(pipeline.encode_prompt, readable, length))
        named = zip(self.words.gives, given, strict=False)
        firsts = {name: value[0] if isinstance(value, list) else value for name, value in named if name}
        return {name: value for name, value in firsts.items() if value is not None}

    def _joined(self, rows: Sequence[Tensors]) -> Joined:
        words = self.words
        if isinstance(words, Words) and words.joined == "listed":
            return {name: [row[name] for row in rows] for name in rows[0]}
        if isinstance(words, Words) and words.joined == "masked":
            return _masked([row["prompt_embeds"] for row in rows])
        return {name: torch.cat([row[name] for row in rows]) for name in rows[0]}


def _readable(words: Words, pipeline: Any, text: str) -> str:
    """As much of a text's beginning as the model reads, cut between two words."""
    tokenizer, room = _counter(words, pipeline)
    places = tokenizer(text, add_special_tokens=False, verbose=False, return_offsets_mapping=True)["offset_mapping"]
    if len(places) <= room:
        return text
    cut: int = places[room][0]
    head = text[:cut]
    whole = head if text[cut].isspace() else (head.rsplit(None, 1)[0] if len(head.split()) > 1 else head)
    return whole.rstrip()


def _counter(words: Words, pipeline: Any) -> tuple[Any, int]:
    """The tokenizer that counts, and how many tokens of a text are read: it, or a template, puts some around."""
    tokenizer, most = getattr(pipeline, words.tokenizer), words.lengths[-1]
    if tokenizer is None:  # SD 3.5 without T5 reads by its CLIP models alone
        tokenizer, most = pipeline.tokenizer, pipeline.tokenizer.model_max_length
    template = getattr(pipeline, "prompt_template_encode", None)
    if template:
        return tokenizer, most - _count(tokenizer, template.format("")) + pipeline.prompt_template_encode_start_idx
    if tokenizer.chat_template:
        said = [{"role": "user", "content": ""}]
        around = tokenizer.apply_chat_template(said, tokenize=False, add_generation_prompt=True, enable_thinking=False)
        return tokenizer, most - _count(tokenizer, around)
    return tokenizer, most - tokenizer.num_special_tokens_to_add()


def _taken(encode: Any, text: str, length: int) -> dict[str, Any]:
    """The arguments of a family's `encode_prompt` for one text, of all that these take."""
    wanted = inspect.signature(encode).parameters
    alone = {"prompt_2": None, "prompt_3": None, "do_classifier_free_guidance": False}
    given = {"prompt": text, "max_sequence_length": length, **alone}
    return {name: value for name, value in given.items() if name in wanted}


def _count(tokenizer: Any, text: str) -> int:
    return len(tokenizer(text, add_special_tokens=False, verbose=False)["input_ids"])


def _read_chunks(pipeline: Any, text: str, length: int, tokens: int) -> Tensors:
    """The hidden states of all chunks, one after the other; the pooled ones of the first, as the model was taught."""
    pairs = ((pipeline.tokenizer, pipeline.text_encoder), (pipeline.tokenizer_2, pipeline.text_encoder_2))
    states, pooled = [], None
    for tokenizer, encoder in pairs:
        if encoder is None:
            continue
        ids = torch.tensor(_chunked(tokenizer, text, length, tokens), device=pipeline._execution_device)
        seen = encoder(ids, output_hidden_states=True)
        states.append(seen.hidden_states[-2].flatten(0, 1)[None])
        pooled = seen[0][:1]
    return {"prompt_embeds": torch.cat(states, -1), "pooled_prompt_embeds": pooled}


def _chunked(tokenizer: Any, text: str, length: int, tokens: int) -> list[list[int]]:
    ids = tokenizer(text, add_special_tokens=False, verbose=False)["input_ids"]
    chunks = (ids[start : start + tokens] for start in range(0, length * tokens, tokens))
    framed = ([tokenizer.bos_token_id, *chunk, tokenizer.eos_token_id] for chunk in chunks)
    return [[*chunk, *[tokenizer.pad_token_id] * (tokens + 2 - len(chunk))] for chunk in framed]


def _masked(rows: Sequence[torch.Tensor]) -> Joined:
    """Rows padded to the longest with zeros, and a mask that is 1 where there are none."""
    longest = max(row.shape[1] for row in rows)
    padded = [torch.nn.functional.pad(row, (0, 0, 0, longest - row.shape[1])) for row in rows]
    mask = torch.tensor([[1] * row.shape[1] + [0] * (longest - row.shape[1]) for row in rows])
    return {"prompt_embeds": torch.cat(padded), "prompt_embeds_mask": mask}

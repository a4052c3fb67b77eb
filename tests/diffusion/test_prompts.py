"""Prompts are read as a model's pipelines read them, whole where that can be, and once."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch
from peft import LoraConfig, get_peft_model_state_dict

from limner.engines.base import Unwatched
from limner.engines.diffusion.kept import Kept
from limner.engines.jobs import ExploreJob
from limner.imaging.source import probe
from limner.workshop.orders import RenderedFile
from tests.diffusion.conftest import Make
from tests.diffusion.engines import Pixels, Tiny
from tests.diffusion.jobs import JOBS, drawing
from tests.diffusion.tiny import MODELS, doing

families = pytest.mark.parametrize("family", doing("generate"))
LONG = ("a fox in the snow, " * 60).strip()
SIDE = 256


@contextmanager
def counted(tiny: Tiny) -> Iterator[list[int]]:
    """How many texts the encoders read meanwhile, a number for each time."""
    assert tiny.engine._pipelines
    parts = tiny.engine._pipelines.parts
    encoders = [part for name, part in parts.items() if name.startswith("text_encoder")]
    read: list[int] = []
    hooks = [encoder.register_forward_pre_hook(lambda *_: read.append(1)) for encoder in encoders]
    try:
        yield read
    finally:
        for hook in hooks:
            hook.remove()


def bare(tiny: Tiny, prompt: str, negative_prompt: str) -> Pixels:
    """What the model's own pipeline draws from these words."""
    engine = tiny.engine
    assert engine._pipelines
    family = engine._family
    unwanted = negative_prompt or (" " if family.guided_by == "true_cfg_scale" else "")
    said = {"negative_prompt": unwanted} if family.negative_by and unwanted else {}
    length = {"max_sequence_length": 256} if family.name == "flux" else {}
    with torch.inference_mode():
        made = engine._pipelines.of("generate")(
            prompt=prompt,
            width=SIDE,
            height=SIDE,
            num_inference_steps=2,
            generator=torch.Generator().manual_seed(1),
            **{family.guided_by: family.guidance},
            **said,
            **length,
        )
    return np.asarray(made.images[0], np.uint8)


@families
@pytest.mark.parametrize("refused", ["", "dogs and cats"])
def test_words_are_read_as_the_pipeline_reads_them_and_once(tiny: Make, family: str, refused: str) -> None:
    engine = tiny(family, exact=True)
    job = replace(drawing("a fox", SIDE, SIDE), negative_prompt=refused)
    first = engine.engine.run(job, Unwatched()).pixels
    assert first is not None
    with counted(engine) as read:
        again = engine.engine.run(job, Unwatched()).pixels
        assert read == []
        assert again is not None
        assert (first == again).all()
        if family not in ("flux2-klein", "flux-kontext") or not refused:  # these two have other ways to refuse
            assert (first == bare(engine, "a fox", refused)).all()
            assert read


@families
@pytest.mark.parametrize("operation", ["inpaint", "image_to_image"])
def test_what_was_read_serves_every_task(tiny: Make, family: str, operation: str) -> None:
    engine = tiny(family)
    engine.file(JOBS["generate"]())
    with counted(engine) as read:
        engine.file(JOBS[operation]())
    assert read == []


def test_a_long_prompt_is_read_to_its_end_by_clip(tiny: Make) -> None:
    engine = tiny("sdxl")
    file = engine.file(drawing(f"{LONG} at night"))
    assert "not_drawn" not in file.scene
    day, night = (engine.pixels(drawing(f"{LONG} {end}")) for end in ("by day", "at night"))
    assert (day != night).any()
    refusals = [engine.pixels(replace(drawing(), negative_prompt=f"{LONG} {end}")) for end in ("dogs", "cats")]
    assert (refusals[0] != refusals[1]).any()


@pytest.mark.parametrize("family", ["flux", "flux2-klein", "z-image"])
def test_what_a_model_cannot_read_is_told(tiny: Make, family: str, caplog: pytest.LogCaptureFixture) -> None:
    """Cut between two words, so that what is left is read as if there had been nothing more."""
    engine = tiny(family)
    file = engine.file(drawing(LONG))
    (unread,) = file.scene["not_drawn"]
    readable = LONG.removesuffix(f" {unread}")
    assert readable != LONG
    assert f"of a prompt's {len(LONG)} characters" in caplog.text
    assert "fox" not in caplog.messages[0]
    short = engine.file(drawing(readable))
    assert "not_drawn" not in short.scene
    assert (probe(short.data).pixels() == probe(file.data).pixels()).all()


def test_what_we_say_is_read_of_a_prompt_that_is_too_long(tiny: Make) -> None:
    """What is told to be unread is the end of the caller's own words."""
    engine = tiny("flux")
    plain = engine.file(drawing(LONG))
    looks = [engine.file(replace(drawing(LONG), look=look)) for look in ("icon", "doodle")]
    directions = [engine.file(ExploreJob(drawing(LONG), index, 8)) for index in (1, 2)]
    for file in (*looks, *directions):
        (unread,) = file.scene["not_drawn"]
        assert LONG.endswith(unread)
        assert len(unread) > len(plain.scene["not_drawn"][0])
    pictures = [probe(file.data).pixels() for file in looks]
    assert (pictures[0] != pictures[1]).any()


def test_a_short_prompt_is_not_run_with_a_long_one(tiny: Make) -> None:
    engine = tiny("sdxl")
    jobs = [drawing("a fox", seed=1), drawing(LONG, seed=2), drawing("a hen", seed=3)]
    for job, outcome in zip(jobs, engine.together(*jobs), strict=True):
        assert isinstance(outcome, RenderedFile)
        assert np.abs(engine.pixels(job).astype(int) - probe(outcome.data).pixels()).max() <= 2


def test_a_lora_that_changes_how_words_are_read(tiny: Make, tmp_path: Path) -> None:
    torch.manual_seed(3)
    pipeline = MODELS["sdxl"]()
    layers = {}
    for name, targets in (("unet", ["to_q"]), ("text_encoder", ["q_proj", "v_proj"])):
        part = getattr(pipeline, name)
        part.add_adapter(LoraConfig(r=4, init_lora_weights=False, target_modules=targets))
        weights = get_peft_model_state_dict(part).items()
        layers[f"{name}_lora_layers"] = {weight: 30 * value for weight, value in weights}
    pipeline.save_lora_weights(tmp_path, **layers, weight_name="kawaii.safetensors")
    styled = tiny("sdxl", exact=True, loras={"kawaii": tmp_path / "kawaii.safetensors"})
    plain, kawaii = drawing("a fox"), replace(drawing("a fox"), look="kawaii")
    with counted(styled) as read:
        pictures = [styled.pixels(job) for job in (plain, kawaii, plain, kawaii)]
    assert len(read) == 4, "two encoders, with it and without"
    assert (pictures[0] == pictures[2]).all()
    assert (pictures[1] == pictures[3]).all()
    assert (pictures[0] != pictures[1]).any()


def test_what_is_kept_is_bounded_and_the_oldest_goes() -> None:
    kept, made = Kept(3 * 40), []

    def get(key: str, floats: int = 10) -> None:
        def make() -> dict[str, torch.Tensor]:
            made.append(key)
            return {"words": torch.zeros(floats)}

        assert kept.get(key, make)["words"].shape == (floats,)
        assert kept.size <= 120

    for key in ("a", "b", "c", "a", "d", "a", "b"):
        get(key)
    assert made == ["a", "b", "c", "d", "b"], "b was asked for longest ago when d came"
    get("huge", 31)
    get("a")
    assert made[-1] == "huge", "what has no room at all drives nothing out"

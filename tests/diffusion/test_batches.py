"""Several jobs in one run: nearly the same pictures as alone, none hurt by another, each heard of by itself."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from limner.engines.base import Cancelled, EngineError, Unwatched
from limner.engines.diffusion.kind import KIND, DiffusionOptions
from limner.engines.jobs import GenerateJob, Job
from limner.imaging.source import probe
from limner.workshop.orders import RenderedFile
from tests.diffusion.conftest import Make, Models
from tests.diffusion.engines import Pixels, Tiny
from tests.diffusion.jobs import JOBS, drawing, size_of
from tests.diffusion.tiny import MODELS, NOT_SERVED, doing
from tests.watches import Counting

families = pytest.mark.parametrize("family", MODELS)
drawing_families = pytest.mark.parametrize("family", doing("generate"))


def opened(outcome: RenderedFile | Exception) -> Pixels:
    assert isinstance(outcome, RenderedFile), outcome
    return probe(outcome.data).pixels()


def denoiser(tiny: Tiny) -> torch.nn.Module:
    """The part of a model that runs once a step."""
    pipelines = tiny.engine._pipelines
    assert pipelines
    module: torch.nn.Module = pipelines.parts.get("unet") or pipelines.parts["transformer"]
    return module


@contextmanager
def called(module: torch.nn.Module, before: Any) -> Iterator[None]:
    """`before(batch)` is called ahead of each of its runs, with the number of pictures in it."""

    def hook(_: torch.nn.Module, args: Any, kwargs: Any) -> None:
        first = args[0] if args else kwargs.get("hidden_states", kwargs.get("sample"))
        before(len(first))

    handle = module.register_forward_pre_hook(hook, with_kwargs=True)
    try:
        yield
    finally:
        handle.remove()


@drawing_families
def test_in_a_batch_a_picture_is_nearly_what_it_is_alone(tiny: Make, family: str) -> None:
    engine = tiny(family)
    jobs = [drawing("a fox", seed=1), drawing("a much longer prompt about a lighthouse", seed=2), drawing("", seed=3)]
    sizes: list[int] = []
    with called(denoiser(engine), sizes.append):
        together = [opened(outcome) for outcome in engine.together(*jobs)]
    assert len(sizes) == _runs(engine, 2), "one run of two steps"
    for job, batched in zip(jobs, together, strict=True):
        alone = engine.pixels(job).astype(int)
        assert np.abs(alone - batched).max() <= 1
    assert np.abs(together[0].astype(int) - together[1]).mean() > 1


def _runs(engine: Tiny, steps: int) -> int:
    """Of the denoiser in so many steps: families that weigh words apart run it a second time at each."""
    name = engine.engine._family.name
    return steps * (2 if name.startswith("qwen-image") or name == "chroma" else 1)


@drawing_families
def test_one_at_a_time_the_same_seed_gives_the_same_bytes(tiny: Make, family: str) -> None:
    engine = tiny(family, exact=True)
    assert (engine.capabilities.seeds, engine.capabilities.batch) == ("exact", 1)
    jobs = [drawing(seed=1), drawing(seed=2), drawing(seed=3)]
    sizes: list[int] = []
    with called(denoiser(engine), sizes.append):
        first = [opened(outcome).tobytes() for outcome in engine.together(*jobs)]
    assert len(sizes) == _runs(engine, 2) * len(jobs)
    assert first == [engine.pixels(job).tobytes() for job in jobs]
    assert first == [opened(outcome).tobytes() for outcome in tiny(family, exact=True).together(*jobs)]


@families
@pytest.mark.parametrize("operation", ["inpaint", "image_to_image", "outpaint"])
def test_edits_of_several_callers_stay_apart(tiny: Make, family: str, operation: str) -> None:
    if operation in NOT_SERVED.get(family, ()):
        pytest.skip("the family does not do it")
    engine = tiny(family)
    jobs = [JOBS[operation](), JOBS[operation]()]
    one, other = (opened(outcome) for outcome in engine.together(*jobs))
    assert np.abs(one.astype(int) - other).max() <= 2
    assert np.abs(one.astype(int) - engine.pixels(jobs[0])).max() <= 2


def test_what_differs_too_much_still_gets_its_pictures(tiny: Make) -> None:
    jobs: list[Job] = [drawing(width=64), JOBS["inpaint"](), drawing(width=128), JOBS["explore_similar"]()]
    outcomes = tiny("flux").together(*jobs)
    assert [opened(outcome).shape[:2] for outcome in outcomes] == [size_of(job)[::-1] for job in jobs]


def test_a_key_tells_what_may_run_together(models: Models) -> None:
    def key(job: Job, family: str = "sdxl") -> object:
        return KIND.batch_key(DiffusionOptions.model_construct(model=models(family), batch=4), job)

    assert key(drawing(seed=1)) == key(drawing("b", seed=2))
    assert key(drawing()) != key(drawing(width=80))
    assert key(drawing()) != key(JOBS["inpaint"]())
    assert key(JOBS["creative_upscale"]()) is None
    assert key(JOBS["inpaint"](), "flux2-klein") is None
    assert key(JOBS["image_to_image"](), "flux-kontext") is None
    assert key(JOBS["inpaint"](), "qwen-image-edit-plus") is None
    assert KIND.batch_key(DiffusionOptions.model_construct(model=Path(), batch=4, exact=True), drawing()) is None


@families
def test_a_job_that_is_given_up_stops_within_a_step(tiny: Make, family: str) -> None:
    engine = tiny(family, steps=20)
    job = JOBS["inpaint"]()
    steps: list[int] = []
    with called(denoiser(engine), steps.append), pytest.raises(Cancelled):
        engine.file(job, Counting(leave_after=3))
    assert 0 < len(steps) <= _runs(engine, 4)
    assert engine.pixels(job).std() > 1, "the model is as it was"


def test_a_job_that_leaves_does_not_take_the_others_along(tiny: Make) -> None:
    engine = tiny("flux", steps=6)
    leaving, staying = Counting(leave_after=2), Counting()
    gone, made = engine.together(drawing(seed=1), drawing(seed=2), watches=[leaving, staying])
    assert isinstance(gone, Cancelled)
    assert len(leaving.steps) == 2
    assert np.abs(opened(made).astype(int) - engine.pixels(drawing(seed=2))).max() <= 2


def test_one_that_left_before_is_never_begun(tiny: Make) -> None:
    engine = tiny("flux")
    sizes: list[int] = []
    with called(denoiser(engine), sizes.append):
        gone, made = engine.together(drawing(), drawing(), watches=[Counting(leave_after=0), Unwatched()])
    assert isinstance(gone, Cancelled)
    assert opened(made).std() > 1
    assert sizes == [1, 1]


@families
@pytest.mark.parametrize("operation", ["generate", "image_to_image", "inpaint", "explore_similar"])
def test_progress_is_told_step_by_step(tiny: Make, family: str, operation: str) -> None:
    if operation in NOT_SERVED.get(family, ()):
        pytest.skip("the family does not do it")
    watch = Counting()
    tiny(family, steps=4).file(JOBS[operation](), watch)
    assert watch.steps
    assert all(0 < done <= total for done, total in watch.steps)
    assert watch.steps[-1][0] == watch.steps[-1][1]


def out_of_memory_above(most: int) -> Any:
    """What an allocator does that has room for so many pictures."""

    def check(batch: int) -> None:
        if batch > most:
            raise torch.OutOfMemoryError(f"tried to allocate for {batch}")

    return check


def test_too_large_a_batch_is_halved_until_it_fits(tiny: Make) -> None:
    engine = tiny("flux", batch=8)
    jobs: list[GenerateJob] = [drawing(seed=seed) for seed in range(5)]
    sizes: list[int] = []
    refuse = out_of_memory_above(2)

    def check(batch: int) -> None:
        sizes.append(batch)
        refuse(batch)

    with called(denoiser(engine), check):
        outcomes = engine.together(*jobs)
    assert sizes == [5, *[2] * 4, *[1] * 2]
    for job, outcome in zip(jobs, outcomes, strict=True):
        assert np.abs(opened(outcome).astype(int) - engine.pixels(job)).max() <= 2


def test_a_picture_that_never_fits_is_an_error_of_its_own(tiny: Make) -> None:
    engine = tiny("flux", batch=2)
    jobs = [drawing(seed=1), drawing(seed=2)]
    with called(denoiser(engine), out_of_memory_above(0)):
        outcomes = engine.together(*jobs)
    assert [getattr(outcome, "code", "") for outcome in outcomes] == ["engine_out_of_memory"] * 2
    assert all(isinstance(outcome, EngineError) and "×" in outcome.message for outcome in outcomes)
    assert opened(engine.together(jobs[0])[0]).std() > 1, "the next one is drawn again"


def test_a_picture_without_numbers_is_an_error_and_not_a_black_picture(tiny: Make) -> None:
    """As a model makes it whose numbers are too large for half precision; the others of its run are drawn."""
    engine = tiny("flux", batch=2)
    clean = engine.pixels(drawing(seed=2))
    spoilt: list[bool] = []

    def spoil(_: torch.nn.Module, args: Any, output: Any) -> Any:
        spoilt.append(len(output[0]) == 2 or len(spoilt) in {2, 3})  # the run of both, then the first one's own
        if spoilt[-1]:
            output[0][0] = torch.nan
        return output

    handle = denoiser(engine).register_forward_hook(spoil)
    try:
        black, made = engine.together(drawing(seed=1), drawing(seed=2))
    finally:
        handle.remove()
    assert isinstance(black, EngineError)
    assert "numbers have overflowed in float32" in black.message
    assert (black.code, black.status) == ("engine_failed", 500)
    assert (opened(made) == clean).all()

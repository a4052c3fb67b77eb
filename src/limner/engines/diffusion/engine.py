"""The diffusion engine: jobs planned as shots, shots run in batches, one model a process."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from importlib.metadata import version
from typing import Any, Final, Literal

import numpy as np
import torch
from numpy.typing import NDArray

from limner.engines.base import Artwork, Cancelled, EngineError, Watch
from limner.engines.diffusion.calls import Calls
from limner.engines.diffusion.files import look
from limner.engines.diffusion.kind import DiffusionOptions, adapter_of, style_of
from limner.engines.diffusion.pipelines import LARGE_PIXELS, Pipelines, is_short_of_memory, load
from limner.engines.diffusion.plans import Planner
from limner.engines.diffusion.room import CudaMemory, Room
from limner.engines.diffusion.shots import Pixels, Plan, Shot, blank
from limner.engines.diffusion.style_files import style_by
from limner.engines.diffusion.styling import in_style
from limner.engines.finishing.asking import in_words
from limner.engines.jobs import Job

WARM_STEPS: Final = 2
"""Of a picture that nobody sees: the second step is like all others."""


@dataclass(slots=True, eq=False)
class _Work:
    """One job under way in a batch."""

    plan: Plan
    watch: Watch
    adapter: str | None = None
    steps: int = 0
    unread: list[str] = field(default_factory=list)
    outcome: Artwork | Exception | None = None


class Diffusion:
    """One model. The same seed gives nearly the same picture; the very same bytes where one job is run at a time on
    the same device and libraries.
    """

    version = f"diffusers-{version('diffusers')}-torch-{torch.__version__}"

    def __init__(self, options: DiffusionOptions) -> None:
        self._options = options
        files = look(options.model, options.config, pickles=options.allow_pickle)
        self._family = files.family
        self._files = files
        guidance = files.family.guidance if options.guidance is None else options.guidance
        self._calls = Calls(files.family, options.steps or files.family.steps, guidance)
        self._planner = Planner(files.family, self._calls.steps)
        self._style_by = style_by(files.family, options.ip_adapter, options.redux)
        self._room = Room(1 if options.exact else options.batch)
        self._pipelines: Pipelines | None = None

    def warm_up(self) -> None:
        """Load the model.

        Raises EngineError (`engine_not_loaded`, `engine_out_of_memory`) that says what is missing.
        """
        self._pipelines = load(self._options, self._files)
        if self._pipelines.device.type == "cuda" and self._options.offload == "none" and not self._options.exact:
            self._room = Room(self._options.batch, CudaMemory(self._pipelines.device))
        for size in self._options.warm_sizes:
            self._warm(size)

    def _warm(self, size: str) -> None:
        """Draw a picture of a size, and two at once where that will be done: what is compiled is so for both."""
        task = next(iter(self._family.tasks))
        shot = blank(task, *self._planner.native(*map(int, size.split("x"))))
        try:
            self._run([shot], [], WARM_STEPS)
            if self._room.limit(shot.kind) > 1 and task not in self._family.alone:
                self._run([shot, shot], [], WARM_STEPS)
        except Exception as error:
            code = "engine_out_of_memory" if is_short_of_memory(error) else "engine_not_loaded"
            raise EngineError(f"warm_sizes: {size} cannot be drawn: {error}", code=code) from error

    def run(self, job: Job, watch: Watch, /) -> Artwork:
        """The job by itself."""
        (outcome,) = self.run_batch([job], [watch])
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    def run_batch(self, jobs: Sequence[Job], watches: Sequence[Watch]) -> Sequence[Artwork | Exception]:
        """All jobs; each one's artwork, or what went wrong with it alone."""
        works = [self._planned(job, watch) for job, watch in zip(jobs, watches, strict=True)]
        while open_works := [work for work in works if work.outcome is None]:
            self._round(open_works)
        return [work.outcome or EngineError("The model answered with nothing.") for work in works]

    @property
    def _loaded(self) -> Pipelines:
        if self._pipelines is None:
            raise EngineError("The model is not loaded.")
        return self._pipelines

    def _planned(self, job: Job, watch: Watch) -> _Work:
        try:
            adapter = adapter_of(self._options, job)
            if adapter is None and self._options.loras:
                job = in_words(job)
            plan = in_style(self._planner.plan(job, watch), style_of(job), self._family, self._style_by)
            return _Work(plan, watch, adapter)
        except Exception as error:  # noqa: BLE001  one job's trouble is no other's
            return _Work(Plan((), _nothing), watch, outcome=error)

    def _round(self, works: Sequence[_Work]) -> None:
        """Run the shots of all plans, and complete these."""
        made: dict[int, Pixels] = {}
        pairs = [(work, shot) for work in works for shot in work.plan.shots]
        for group in self._grouped(pairs):
            self._run_group(group, made)
        for work in works:
            if work.outcome is not None:
                continue
            try:
                result = work.plan.complete([made[id(shot)] for shot in work.plan.shots])
            except Exception as error:  # noqa: BLE001  one job's trouble is no other's
                work.outcome = error
                continue
            if isinstance(result, Plan):
                work.plan, work.steps = result, 0
            else:
                work.outcome = _told(result, work.unread)

    def _grouped(self, pairs: Sequence[tuple[_Work, Shot]]) -> Iterator[Sequence[tuple[_Work, Shot]]]:
        """The shots that may run together, in the order in which they came."""
        groups: dict[Hashable, list[tuple[_Work, Shot]]] = {}
        for work, shot in pairs:
            try:
                length = self._length(work, shot)
            except Exception as error:  # noqa: BLE001  one job's trouble is no other's
                work.outcome = error
                continue
            alone = id(shot) if shot.task in self._family.alone else None
            groups.setdefault((shot.key, length, work.adapter, alone), []).append((work, shot))
        yield from groups.values()

    def _length(self, work: _Work, shot: Shot) -> int:
        """Of its words, to the model; what of these it does not read is written down."""
        pipeline = self._loaded.of(shot.task)
        if unread := self._calls.unread(pipeline, shot):
            work.unread.append(unread)
        return self._calls.length(pipeline, shot)

    def _run_group(self, group: Sequence[tuple[_Work, Shot]], made: dict[int, Pixels]) -> None:
        """Shots of one key, as many at once as memory takes: too many are halved and tried again.

        Where a run fails for another reason, each of its shots is run by itself.
        """
        waiting, kind = list(group), group[0][1].kind
        while waiting:
            waiting = [(work, shot) for work, shot in waiting if self._wanted(work)]
            now = waiting[: self._room.limit(kind)]
            if not now:
                return
            end = self._tried(now, made)
            if end == "short":
                self._give_back()  # after the error, whose frames hold what the run had
            if end == "short" and len(now) > 1:
                self._room.halve(kind, len(now))
                continue
            if end == "failed" and len(now) > 1:
                for pair in now:
                    self._run_group([pair], made)
            waiting = waiting[len(now) :]

    def _tried(self, now: Sequence[tuple[_Work, Shot]], made: dict[int, Pixels]) -> Literal["over", "short", "failed"]:
        """One run, and how it ended: short of memory, or failed. Where it has a single shot, that ends its job."""
        (work, shot), *others = now
        try:
            pictures = self._run([shot for _, shot in now], [work for work, _ in now])
            made.update(zip((id(shot) for _, shot in now), pictures, strict=True))
        except Cancelled:  # all of them were
            return "over"
        except Exception as error:  # noqa: BLE001  one job's trouble is no other's
            short = is_short_of_memory(error)
            if not others:
                work.outcome = _too_large(shot, error) if short else error
            return "short" if short else "failed"
        return "over"

    def _wanted(self, work: _Work) -> bool:
        """Whether somebody waits for it still."""
        if work.outcome is None:
            try:
                work.watch()
            except Cancelled as cancelled:
                work.outcome = cancelled
        return work.outcome is None

    def _run(self, shots: Sequence[Shot], works: Sequence[_Work], steps: int | None = None) -> Sequence[Pixels]:
        """One run of a pipeline; without `works` nobody waits for it.

        Raises Cancelled within a step of the last one's being given up.
        """
        pipeline, adapters = self._loaded.of(shots[0].task), self._loaded.adapters
        adapters.take(works[0].adapter if works else None)
        stylist, style = self._loaded.stylist, shots[0].style
        stylist.take(style)
        self._tile(pipeline, shots[0])
        total = {id(work): sum(self._calls.steps_of(shot) for shot in work.plan.shots) for work in works}

        def after_step(_: Any, index: int, time: Any, tensors: dict[str, Any]) -> dict[str, Any]:
            wanted = False
            for work in works:
                work.steps += 1
                if self._wanted(work):
                    wanted = True
                    work.watch.progress(min(work.steps, total[id(work)]), total[id(work)])
            if works and not wanted:
                raise Cancelled
            return tensors

        with torch.inference_mode(), self._loaded.attending(), self._room.measured(shots[0].kind):
            arguments = stylist.styled(pipeline, self._calls.arguments(pipeline, shots, adapters.worded), style)
            arguments["num_inference_steps"] = steps or self._calls.steps
            result = pipeline(**arguments, callback_on_step_end=after_step)
        return [_pixels(image, self._loaded.dtype) for image in result.images]

    def _tile(self, pipeline: Any, shot: Shot) -> None:
        decoder = getattr(pipeline, "vae", None)
        if decoder is None or not hasattr(decoder, "enable_tiling"):
            return
        large = self._options.tiling and shot.width * shot.height > LARGE_PIXELS
        decoder.enable_tiling() if large else decoder.disable_tiling()

    def _give_back(self) -> None:
        """Memory that a run which failed has left behind."""
        if self._pipelines and self._pipelines.device.type == "cuda":
            torch.cuda.empty_cache()


def _told(artwork: Artwork, unread: Sequence[str]) -> Artwork:
    """With what the model could not read of the prompts."""
    if not unread:
        return artwork
    return replace(artwork, scene={**artwork.scene, "not_drawn": list(dict.fromkeys(unread))})


def _pixels(image: NDArray[np.float32], dtype: torch.dtype) -> Pixels:
    """Of a pipeline's picture, H×W×3, 0 to 1. Raises EngineError where numbers have overflowed: it would be black."""
    if not np.isfinite(image).all():
        name = str(dtype).removeprefix("torch.")
        raise EngineError(
            f"The model's numbers have overflowed in {name}, and there is no picture; nothing is charged. Its operator "
            'may set dtype = "bfloat16", or "float32", or get weights that are made for it.'
        )
    return np.asarray(np.rint(image * 255), np.uint8)


def _too_large(shot: Shot, error: Exception) -> EngineError:
    fault = EngineError(
        f"A picture of {shot.width}×{shot.height} pixels does not fit into the memory of the model's device; nothing "
        "is charged.",
        code="engine_out_of_memory",
    )
    fault.__cause__ = error.with_traceback(None)  # its frames hold the device's memory
    return fault


def _nothing(_: Sequence[Pixels]) -> Artwork:
    return Artwork()

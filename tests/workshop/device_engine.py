"""Engines of a device for the tests: they do several jobs at once, and what the first job's prompt says."""

import os
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
from pydantic import Field

from limner.engines.base import Artwork, Cancelled, EngineError, EngineUnavailable, Watch
from limner.engines.capabilities import Capabilities, everything
from limner.engines.instances import Instance
from limner.engines.jobs import GenerateJob, Job
from limner.engines.kinds import Kind, Options

BATCH = 4


class DeviceOptions(Options):
    """A device of the test's own."""

    device: str = "one"
    broken: str = Field("", description="What is missing, where the engine cannot be loaded.")
    gate: str = Field("", description="The file that loading waits for.")
    fatal: str = Field("", description="The file that ends the process in loading, as long as it is there.")
    tight: str = Field("", description="The file that leaves no memory for it, as long as it is there.")
    away: bool = Field(False, description="Whether it turns every job away.")

    @property
    def place(self) -> str:
        return self.device


class Batcher:
    """Paints; each picture's scene says how many ran together, and in which process."""

    version = "7"

    def __init__(self, options: DeviceOptions) -> None:
        self._options = options

    def warm_up(self) -> None:
        if self._options.gate:
            Path(f"{self._options.gate}.reached").touch()
            _wait(Path(self._options.gate))
        if self._options.fatal and Path(self._options.fatal).exists():
            os._exit(9)
        if self._options.tight and Path(self._options.tight).exists():
            raise EngineError("There is no room for it", code="engine_out_of_memory")
        if self._options.broken and Path(self._options.broken).exists():
            raise EngineError(f"{self._options.broken} is in the way", code="engine_not_loaded")

    def run(self, job: Job, watch: Watch, /) -> Artwork:
        (outcome,) = self.run_batch([job], [watch])
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    def run_batch(self, jobs: Sequence[Job], watches: Sequence[Watch]) -> Sequence[Artwork | Exception]:
        return [self._one(job, watch, len(jobs)) for job, watch in zip(jobs, watches, strict=True)]

    def _one(self, job: Job, watch: Watch, together: int) -> Artwork | Exception:
        assert isinstance(job, GenerateJob)
        if self._options.away:
            return EngineUnavailable("The engine is out.")
        act, _, argument = job.prompt.partition(" ")
        try:
            _act(act, argument, watch)
        except (Cancelled, EngineError) as error:
            return error
        pixels = np.full((job.height, job.width, 3), job.seed % 256, np.uint8)
        return Artwork(pixels=pixels, scene={"together": together, "pid": os.getpid()})


def _act(act: str, argument: str, watch: Watch) -> None:
    match act:
        case "hold":  # until there is such a file
            Path(f"{argument}.begun").touch()
            _wait(Path(argument))
        case "attentive":  # until nobody waits
            Path(argument).touch()
            while True:
                watch()
                time.sleep(0.005)
        case "steps":
            for done in range(int(argument)):
                watch.progress(done + 1, int(argument))
        case "fail":
            raise EngineError(argument)
        case "leave":
            os._exit(int(argument))
        case "chatter":
            print(argument, flush=True)
            os.write(1, f"{argument}\n".encode())
        case "orphan":  # a helper, which lives until there is such a file, as the process does not
            if os.fork() == 0:
                _wait(Path(argument))
                os._exit(0)
            os._exit(3)


def _wait(file: Path) -> None:
    while not file.exists():
        time.sleep(0.005)


def _key(options: DeviceOptions, job: Job) -> object:
    return job.operation if "alone" not in job.prompt else None  # type: ignore[union-attr]


def _capabilities(options: DeviceOptions) -> Capabilities:
    return replace(everything("generate"), batch=BATCH)


KIND = Kind(DeviceOptions, f"{__name__}:Batcher", _capabilities, "device", batch_key=_key)


def device_engine(name: str, **options: str | bool) -> Instance:
    """An engine of this kind."""
    chosen = DeviceOptions.model_validate(options)
    return Instance(name, KIND, chosen, _capabilities(chosen))

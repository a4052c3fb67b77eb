"""Small engines for the tests: each does, in a real worker process, what its job's prompt says."""

import gc
import logging
import os
import signal
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

import cv2
import numpy as np
import structlog

from limner.engines.base import Artwork, CancelCheck, EngineError
from limner.engines.jobs import GenerateJob
from limner.engines.kinds import Options
from limner.kit.errors import InvalidRequest
from tests.instances import instance


class Painter:
    """Answers with a plain picture, red where the seed is even; its scene says who painted."""

    name = "painter"
    version = "1"

    def __init__(self, options: Options) -> None: ...

    def warm_up(self) -> None:
        pass

    def run(self, job: GenerateJob, check: CancelCheck) -> Artwork:
        scene = {"pid": os.getpid(), "seed": job.seed}
        if job.vector:
            return Artwork(svg=f"<svg viewBox='0 0 {job.width} {job.height}'/>", scene=scene)
        pixels = np.zeros((job.height, job.width, 3), np.uint8)
        pixels[..., job.seed % 2] = 255
        return Artwork(pixels=pixels, scene=scene)


class Actor(Painter):
    """Plays what the prompt names, with its argument, and then paints."""

    name = "actor"

    def run(self, job: GenerateJob, check: CancelCheck) -> Artwork:
        act, _, argument = job.prompt.partition(" ")
        self.ACTS[act](argument, check)
        return super().run(job, check)

    @staticmethod
    def sleep(argument: str, check: CancelCheck) -> None:
        time.sleep(float(argument))

    @staticmethod
    def mark(argument: str, check: CancelCheck) -> None:
        """Leave a file at the beginning and another at the end."""
        path, seconds = argument.rsplit(" ", 1)
        Path(path).touch()
        time.sleep(float(seconds))
        Path(f"{path}.end").touch()

    @staticmethod
    def hold(argument: str, check: CancelCheck) -> None:
        """Go on as soon as there is such a file."""
        while not Path(argument).exists():
            time.sleep(0.005)

    @staticmethod
    def attentive(argument: str, check: CancelCheck) -> None:
        Path(argument).touch()
        while True:
            check()
            time.sleep(0.01)

    @staticmethod
    def work(argument: str, check: CancelCheck) -> None:
        """As `sleep`, with an open ear."""
        end = time.monotonic() + float(argument)
        while time.monotonic() < end:
            check()
            time.sleep(0.0005)

    @staticmethod
    def leave(argument: str, check: CancelCheck) -> None:
        os._exit(int(argument))

    @staticmethod
    def kill(argument: str, check: CancelCheck) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    @staticmethod
    def refuse(argument: str, check: CancelCheck) -> None:
        raise InvalidRequest(argument, code="prompt_empty", param="prompt")

    @staticmethod
    def fail(argument: str, check: CancelCheck) -> None:
        raise EngineError(argument)

    @staticmethod
    def stumble(argument: str, check: CancelCheck) -> None:
        raise KeyError(argument)

    @staticmethod
    def unspeakable(argument: str, check: CancelCheck) -> None:
        class UnpicklableError(EngineError):
            pass

        raise UnpicklableError(argument)

    @staticmethod
    def frozen(argument: str, check: CancelCheck) -> None:
        raise EngineError(str(gc.get_freeze_count()))

    @staticmethod
    def threads(argument: str, check: CancelCheck) -> None:
        raise EngineError(f"{threading.active_count()} {os.environ.get('OPENBLAS_NUM_THREADS')}")

    @staticmethod
    def unseen(argument: str, check: CancelCheck) -> None:
        """Fails where there is such a file."""
        if Path(argument).exists():
            raise EngineError(f"{argument} is there already")

    @staticmethod
    def swell(argument: str, check: CancelCheck) -> None:
        """Use so many MiB."""
        np.ones(int(argument) << 20, np.uint8)

    @staticmethod
    def swell_in_opencv(argument: str, check: CancelCheck) -> None:
        """As `swell`, and another library finds that there is no more."""
        side = int((int(argument) << 20) ** 0.5)
        cv2.resize(np.zeros((1, 1), np.uint8), (side, side))

    @staticmethod
    def abort(argument: str, check: CancelCheck) -> None:
        """As a library in C++ does that is refused memory."""
        os.abort()

    @staticmethod
    def tell(argument: str, check: CancelCheck) -> None:
        """Log something, which goes to a file as well."""
        root = logging.getLogger()
        handler = logging.FileHandler(argument)
        handler.setFormatter(root.handlers[0].formatter)
        root.addHandler(handler)
        structlog.get_logger("engine").warning("told")
        root.removeHandler(handler)

    ACTS: ClassVar = {
        "unseen": unseen,
        "swell": swell,
        "swell_in_opencv": swell_in_opencv,
        "abort": abort,
        "tell": tell,
        "sleep": sleep,
        "mark": mark,
        "hold": hold,
        "attentive": attentive,
        "work": work,
        "leave": leave,
        "kill": kill,
        "refuse": refuse,
        "fail": fail,
        "stumble": stumble,
        "unspeakable": unspeakable,
        "threads": threads,
        "frozen": frozen,
    }


class Blank(Painter):
    """Returns nothing, or a scene that cannot cross."""

    name = "blank"

    def run(self, job: GenerateJob, check: CancelCheck) -> Artwork:
        return replace(super().run(job, check), scene={"lock": threading.Lock()}) if job.vector else Artwork()


class Broken(Painter):
    """Cannot be warmed up."""

    name = "broken"

    def warm_up(self) -> None:
        raise FileNotFoundError("the weights are not there")


class Moody(Painter):
    """Cannot be warmed up while there is a file `sulking` in the working directory."""

    name = "moody"

    def warm_up(self) -> None:
        if Path("sulking").exists():
            raise FileExistsError("sulking")


class Fragile(Painter):
    """Ends its process while it warms up."""

    name = "fragile"

    def warm_up(self) -> None:
        os._exit(3)


ENGINES = {
    engine.name: instance(engine.name, f"{engine.__module__}:{engine.__name__}", "generate")
    for engine in (Painter, Actor, Blank, Broken, Moody, Fragile)
}

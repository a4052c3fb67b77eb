"""What runs inside a worker process: one engine job after the other, until the server is gone."""

import os
import pickle
import signal
import threading
import traceback
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from http.client import INTERNAL_SERVER_ERROR
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Final, Literal, cast

import cv2
import numpy as np
import structlog
from numpy.typing import NDArray

from limner.engines.base import Artwork, CancelCheck, Cancelled, Engine, EngineError
from limner.engines.contract import honoured
from limner.engines.jobs import EnhancePromptJob
from limner.engines.registry import load
from limner.imaging.encode import encode, encode_svg
from limner.imaging.formats import Extension
from limner.imaging.kept import keeping
from limner.kit.errors import LimnerError
from limner.kit.logs import LogSettings, configure
from limner.kit.settings import load as load_settings
from limner.workshop.heap import give_back
from limner.workshop.memory import bound, is_out_of_memory
from limner.workshop.orders import RETRY_SECONDS, Order, RenderedFile
from limner.workshop.protocol import BEGUN, CANCEL, Failure, Ready, received

FAILED: Final = "The engine failed at this job; nothing is charged."
OUT_OF_MEMORY: Final = "The job needed more memory than a worker may have; nothing is charged."


def serve(pipe: Connection, engines: Mapping[str, str], memory: int = 0) -> None:
    """The life of a worker. `engines` maps each engine's name to its `module:class`.

    `memory` is how many bytes it may have; a job that needs more is its last one. 0 is no bound.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # both are for the server, which ends its workers itself
    threading.Thread(target=_end_with_the_server, name="limner-server-watch", daemon=True).start()
    cv2.setNumThreads(1)
    with suppress(EOFError, ConnectionError):
        try:
            configure(load_settings(LogSettings))
            loaded = _load(engines)
            ready = Ready({name: frozenset(engine.operations()) for name, engine in loaded.items()})
        except Exception as error:  # noqa: BLE001  whatever an engine's module raises, the server has to hear it
            pipe.send(_failure(error, f"An engine could not be loaded: {error!r}"))
            return
        pipe.send(ready)
        bound(memory)
        while True:
            message = pipe.recv_bytes()
            if message != CANCEL:
                message = received(message, pipe)
                pipe.send_bytes(BEGUN)
                outcome = _outcome(loaded, message, _check(pipe))
                for part in _parts(outcome):
                    pipe.send_bytes(part)
                if isinstance(outcome, Failure) and outcome.last:
                    return
                give_back()


def perform(engine: Engine, order: Order, check: CancelCheck) -> RenderedFile:
    """Have the engine do the job, and encode what comes out.

    Raises Cancelled, or a LimnerError: whatever else an engine raises becomes an EngineError here, at its edge.
    """
    start = perf_counter()
    try:
        with keeping(order.request):
            artwork = honoured(order.job, engine.run(order.job, check))
        data, extension = _encoded(artwork, order)
    except (Cancelled, LimnerError):
        raise
    except Exception as error:
        raise EngineError(FAILED) from error
    width, height = (0, 0) if isinstance(order.job, EnhancePromptJob) else (order.job.width, order.job.height)
    return RenderedFile(data, extension, width, height, perf_counter() - start, artwork.scene)


def _encoded(artwork: Artwork, order: Order) -> tuple[bytes, Extension | Literal["txt"]]:
    """The file of an artwork that `honoured` has seen, and how its name ends."""
    if artwork.text is not None:
        return artwork.text.encode(), "txt"
    if artwork.svg is not None:
        return encode_svg(artwork.svg), "svg"
    pixels = cast(NDArray[np.uint8], artwork.pixels)
    return encode(pixels, order.image_format, order.quality), order.image_format


def _load(engines: Mapping[str, str]) -> dict[str, Engine]:
    loaded = {name: load(name, engines) for name in engines}
    for engine in loaded.values():
        engine.warm_up()
    return loaded


def _check(pipe: Connection) -> CancelCheck:
    """Whatever arrives during a job is its cancellation, and so is the end of the server's end of the pipe."""

    def check() -> None:
        if pipe.poll():
            raise Cancelled

    return check


def _outcome(engines: Mapping[str, Engine], message: bytes, check: CancelCheck) -> RenderedFile | Failure:
    """What becomes of a pickled order. Its request's id is in every line that is logged meanwhile."""
    structlog.contextvars.clear_contextvars()
    try:
        order: Order = pickle.loads(message)  # noqa: S301  written by the server
        structlog.contextvars.bind_contextvars(**order.log)
        return perform(engines[order.engine], order, check)
    except Cancelled:
        return Failure(EngineError("The job was given up.", code="engine_cancelled"))
    except Exception as error:  # noqa: BLE001  an engine may raise anything; the worker lives on
        return _failure(error)


def _parts(outcome: RenderedFile | Failure) -> tuple[bytes, ...]:
    """The pickled file without its data, and the data, which crosses in half the time so; or a pickled Failure.

    A file that cannot be pickled is a failure as well.
    """
    if isinstance(outcome, Failure):
        return (pickle.dumps(outcome),)
    try:
        return pickle.dumps(replace(outcome, data=b"")), outcome.data
    except Exception as error:  # noqa: BLE001  a scene may hold anything
        return (pickle.dumps(_failure(error)),)


def _failure(error: Exception, otherwise: str = FAILED) -> Failure:
    """Errors of ours cross as they are, if they can; others as an EngineError with another message."""
    cause = traceback.format_exc()
    if is_out_of_memory(error):
        # The last one: nothing is known of libraries that were refused memory half-way.
        failed = EngineError(OUT_OF_MEMORY, code="engine_crashed", retry_after=RETRY_SECONDS)
        return Failure(failed, cause, last=True)
    if isinstance(error, LimnerError):
        with suppress(Exception):
            pickle.loads(pickle.dumps(error))  # noqa: S301  written a moment ago
            return Failure(error, cause if error.status >= INTERNAL_SERVER_ERROR else None)
    return Failure(EngineError(otherwise), cause)


def _end_with_the_server() -> None:
    """In mid-job a worker would not notice that the server was killed, and would draw on for nobody."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)

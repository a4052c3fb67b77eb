"""What runs inside a worker process: one engine job after the other, until the server is gone."""

import pickle
import signal
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection
from time import perf_counter
from typing import TypeAlias

import cv2
import structlog

from limner.engines.base import Cancelled, Engine, Watch
from limner.engines.capabilities import COMPLETE, Capabilities
from limner.engines.instances import Recipe
from limner.kit.logs import configure
from limner.workshop.failures import failure
from limner.workshop.heap import give_back
from limner.workshop.memory import bound
from limner.workshop.orders import Order, RenderedFile
from limner.workshop.orphans import end_with_the_server
from limner.workshop.perform import delivered, opened, perform, prepared
from limner.workshop.protocol import BEGUN, CANCEL, Failure, Ready, Setup, received

Loaded: TypeAlias = Mapping[str, tuple[Engine, Capabilities]]
"""Engines by name, with what they can do."""


def serve(pipe: Connection, setup: Setup) -> None:
    """The life of a worker. A job that needs more memory than the setup gives is its last one."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # both are for the server, which ends its workers itself
    end_with_the_server()
    cv2.setNumThreads(1)
    with suppress(EOFError, ConnectionError):
        try:
            configure(setup.log)
            loaded = _load(setup.recipes)
            ready = Ready({name: engine.version for name, (engine, _) in loaded.items()})
        except Exception as error:  # noqa: BLE001  whatever an engine's module raises, the server has to hear it
            pipe.send(failure(error, f"An engine could not be loaded: {error!r}"))
            return
        pipe.send(ready)
        bound(setup.memory)
        while True:
            message = pipe.recv_bytes()
            if message != CANCEL:
                message = received(message, pipe)
                pipe.send_bytes(BEGUN)
                outcome = _outcome(loaded, message, _Waiting(pipe))
                for part in _parts(outcome):
                    pipe.send_bytes(part)
                if isinstance(outcome, Failure) and outcome.last:
                    return
                give_back()


def _load(recipes: Sequence[Recipe]) -> Loaded:
    loaded = {recipe.name: (recipe.make(), recipe.capabilities) for recipe in recipes}
    for engine, _ in loaded.values():
        engine.warm_up()
    return loaded


class _Waiting:
    """The server at the other end. Whatever arrives during a job is its cancellation, and so is that end's end."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe

    def __call__(self) -> None:
        if self._pipe.poll():
            raise Cancelled

    def progress(self, done: int, total: int) -> None:
        """Engines of this crew are done in a moment."""


def _outcome(loaded: Loaded, message: bytes, watch: Watch) -> RenderedFile | Failure:
    """What becomes of a pickled order. Its request's id is in every line that is logged meanwhile."""
    structlog.contextvars.clear_contextvars()
    try:
        order: Order = pickle.loads(message)  # noqa: S301  written by the server
        structlog.contextvars.bind_contextvars(**order.log)
        if order.preparation:
            return prepared(order, order.preparation)
        if order.made:
            return delivered(order, opened(order, order.made), watch, order.capabilities or COMPLETE, perf_counter())
        engine, capabilities = loaded[order.engine]
        return perform(engine, order, watch, capabilities)
    except Exception as error:  # noqa: BLE001  an engine may raise anything; the worker lives on
        return failure(error)


def _parts(outcome: RenderedFile | Failure) -> tuple[bytes, ...]:
    """The pickled file without its data, and the data, which crosses in half the time so; or a pickled Failure.

    A file that cannot be pickled is a failure as well.
    """
    if isinstance(outcome, Failure):
        return (pickle.dumps(outcome),)
    try:
        return pickle.dumps(replace(outcome, data=b"")), outcome.data
    except Exception as error:  # noqa: BLE001  a scene may hold anything
        return (pickle.dumps(failure(error)),)

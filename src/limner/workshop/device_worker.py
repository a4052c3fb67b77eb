"""What runs inside the process of a device: its engines are loaded one after the other, then batch follows batch."""

import gc
import os
import pickle
import signal
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import cast

import structlog

from limner.engines.base import BatchEngine, Cancelled, Engine
from limner.engines.capabilities import Capabilities
from limner.engines.instances import Recipe
from limner.kit.logs import configure
from limner.workshop.device_protocol import Batch, Begun, Done, Drop, Ended, FromProcess, Load, Loaded, Steps, ToProcess
from limner.workshop.failures import failure
from limner.workshop.heap import give_back
from limner.workshop.orders import Order, RenderedFile
from limner.workshop.orphans import end_with_the_server
from limner.workshop.perform import perform, perform_batch
from limner.workshop.protocol import Failure, Setup

log = structlog.get_logger(__name__)


class _Mailbox:
    """The server's messages: what is to be done waits here, dropped jobs are known as soon as anybody asks."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._waiting: deque[Batch | Load] = deque()
        self._dropped: set[int] = set()

    def next(self) -> Batch | Load:
        """Wait for something to do. Raises EOFError when the server is gone."""
        while not self._waiting:
            self._take()
        return self._waiting.popleft()

    def dropped(self, number: int) -> bool:
        """Whether nobody waits for the job any more."""
        while self._pipe.poll():
            self._take()
        return number in self._dropped

    def forget(self, batch: Batch) -> None:
        """The batch is over."""
        self._dropped -= {number for number, _ in batch.orders}

    def say(self, message: FromProcess) -> None:
        """Tell the server."""
        self._pipe.send_bytes(pickle.dumps(message))

    def _take(self) -> None:
        message: ToProcess = pickle.loads(self._pipe.recv_bytes())  # noqa: S301  written by the server
        if isinstance(message, Drop):
            self._dropped.add(message.number)
        else:
            self._waiting.append(message)


class _Waiting:
    """Whoever waits for one job of a batch."""

    def __init__(self, mailbox: _Mailbox, number: int) -> None:
        self._mailbox = mailbox
        self._number = number

    def __call__(self) -> None:
        if self._mailbox.dropped(self._number):
            raise Cancelled

    def progress(self, done: int, total: int) -> None:
        self._mailbox.say(Steps(self._number, done, total))


def serve(pipe: Connection, setup: Setup) -> None:
    """The life of the process. An engine that cannot be loaded is told of, and takes nothing else down."""
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, signal.SIG_IGN)  # both are for the server, which ends its processes itself
    end_with_the_server()
    configure(setup.log)
    code = 1
    try:
        with suppress(EOFError, ConnectionError):
            _work(_Mailbox(pipe), setup)
        code = 0
    except Exception:
        log.exception("device_process_failed")
    finally:
        os._exit(code)  # threads of drivers may not end by themselves


def _work(mailbox: _Mailbox, setup: Setup) -> None:
    """Load the engines, and do batch after batch. Raises EOFError or ConnectionError when the server is gone."""
    engines: dict[str, tuple[Engine, Capabilities]] = {}
    for told in [_load(recipe, engines) for recipe in setup.recipes]:  # once it has time for them
        mailbox.say(told)
    recipes = {recipe.name: recipe for recipe in setup.recipes}
    while True:
        _obey(mailbox.next(), mailbox, engines, recipes)
        give_back()


def _obey(
    message: Batch | Load,
    mailbox: _Mailbox,
    engines: dict[str, tuple[Engine, Capabilities]],
    recipes: Mapping[str, Recipe],
) -> None:
    """Do what the server wants next."""
    if isinstance(message, Load):
        mailbox.say(_load(recipes[message.engine], engines))
    else:
        _do(engines, message, mailbox)


def _do(engines: Mapping[str, tuple[Engine, Capabilities]], batch: Batch, mailbox: _Mailbox) -> None:
    """One batch, of which nothing is left in memory afterwards."""
    mailbox.say(Begun())
    for number, outcome in zip((n for n, _ in batch.orders), _outcomes(engines, batch, mailbox), strict=True):
        _tell(mailbox, number, outcome)
    mailbox.forget(batch)
    mailbox.say(Ended())


def _tell(mailbox: _Mailbox, number: int, outcome: RenderedFile | Exception) -> None:
    """Say what became of a job; what cannot be sent is a failure of the job alone."""
    try:
        mailbox.say(Done(number, failure(outcome) if isinstance(outcome, Exception) else outcome))
    except OSError:
        raise
    except Exception as error:  # noqa: BLE001  pickling raises whatever an engine's own objects raise
        mailbox.say(Done(number, failure(error)))


def _load(recipe: Recipe, engines: dict[str, tuple[Engine, Capabilities]]) -> Loaded:
    """Load one engine; returns what the server is to hear of it."""
    loaded = _made(recipe)
    if isinstance(loaded, Failure):
        gc.collect()  # what it has put on the device already would leave the next one no room
        return Loaded(recipe.name, failure=loaded)
    engines[recipe.name] = loaded, recipe.capabilities
    return Loaded(recipe.name, loaded.version)


def _made(recipe: Recipe) -> Engine | Failure:
    try:
        engine = recipe.make()
        engine.warm_up()
    except Exception as error:  # noqa: BLE001  whatever an engine's module raises, the server has to hear it
        return failure(error, f"The engine cannot be loaded: {error!r}")
    return engine


def _outcomes(
    engines: Mapping[str, tuple[Engine, Capabilities]], batch: Batch, mailbox: _Mailbox
) -> Sequence[RenderedFile | Exception]:
    engine, capabilities = engines[batch.engine]
    orders = [order for _, order in batch.orders]
    watches = [_Waiting(mailbox, number) for number, _ in batch.orders]
    structlog.contextvars.clear_contextvars()
    structlog.contextvars.bind_contextvars(**orders[0].log)
    if len(orders) > 1:
        return perform_batch(cast(BatchEngine, engine), orders, watches, capabilities)
    return [_single(engine, orders[0], watches[0], capabilities)]


def _single(engine: Engine, order: Order, watch: _Waiting, capabilities: Capabilities) -> RenderedFile | Exception:
    try:
        return perform(engine, order, watch, capabilities)
    except Exception as error:  # noqa: BLE001  an engine may raise anything; the process lives on
        return error

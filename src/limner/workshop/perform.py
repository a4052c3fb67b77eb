"""An order carried out beside its engine: asked for in the engine's own terms, finished, checked, and encoded."""

from collections.abc import Sequence
from importlib import import_module
from time import perf_counter
from typing import Literal, cast

import numpy as np
from numpy.typing import NDArray

from limner.engines.base import (
    Artwork,
    BatchEngine,
    Cancelled,
    Engine,
    EngineError,
    ForeignFile,
    Preparation,
    Prepared,
    Watch,
)
from limner.engines.capabilities import COMPLETE, Capabilities
from limner.engines.contract import honoured
from limner.engines.finishing.asking import asked
from limner.engines.finishing.finish import finished
from limner.engines.jobs import EnhancePromptJob
from limner.imaging.encode import encode, encode_svg
from limner.imaging.formats import Extension
from limner.imaging.kept import keeping
from limner.imaging.source import probe
from limner.imaging.svg.read import read_svg
from limner.kit.errors import LimnerError
from limner.workshop.failures import FAILED
from limner.workshop.orders import MASK, Order, RenderedFile


def perform(engine: Engine, order: Order, watch: Watch, capabilities: Capabilities = COMPLETE) -> RenderedFile:
    """Have the engine do the job, and encode what comes out.

    Raises Cancelled, or a LimnerError: whatever else an engine raises becomes an EngineError here, at its edge.
    """
    start = perf_counter()
    try:
        with keeping(order.request):
            artwork = engine.run(asked(order.job, capabilities), watch)
            return delivered(order, artwork, watch, capabilities, start)
    except (Cancelled, LimnerError):
        raise
    except Exception as error:
        raise EngineError(FAILED) from error


def perform_batch(
    engine: BatchEngine, orders: Sequence[Order], watches: Sequence[Watch], capabilities: Capabilities
) -> list[RenderedFile | Exception]:
    """The same for several jobs of one batch: each one's file, or what went wrong with it."""
    start = perf_counter()
    try:
        outcomes = engine.run_batch([asked(order.job, capabilities) for order in orders], watches)
        made = list(zip(orders, outcomes, watches, strict=True))
    except Exception as error:  # noqa: BLE001  the engine's edge, as in `perform`
        return [error if isinstance(error, LimnerError) else _failed(error) for _ in orders]
    return [_delivered(order, outcome, watch, capabilities, start) for order, outcome, watch in made]


def prepared(order: Order, preparation: Preparation) -> RenderedFile:
    """What a remote engine needs of the job's pixels: a file, and where there is a mask, that in its scene.

    Raises LimnerError.
    """
    start = perf_counter()
    module, _, name = preparation.function.partition(":")
    try:
        made: Prepared = getattr(import_module(module), name)(order.job, preparation.settings)
    except LimnerError:
        raise
    except Exception as error:
        raise EngineError(FAILED) from error
    return RenderedFile(made.image, "png", made.width, made.height, perf_counter() - start, {MASK: made.mask})


def opened(order: Order, made: ForeignFile) -> Artwork:
    """What another server has answered, looked at like any picture from outside. Raises EngineError."""
    try:
        source = probe(made.data, "the engine's answer")
        if source.format == "svg":
            return Artwork(svg=read_svg(made.data, "the engine's answer").text, scene=made.scene)
        return Artwork(pixels=source.pixels(), scene=made.scene)
    except LimnerError as error:
        raise EngineError(f"The engine {order.engine!r} answered with no picture that can be used.") from error


def delivered(order: Order, artwork: Artwork, watch: Watch, capabilities: Capabilities, start: float) -> RenderedFile:
    """The file of an artwork: finished, held to what the job owes, and encoded. Raises as `perform` does."""
    try:
        kept = honoured(order.job, finished(order.job, artwork, capabilities, watch))
        drawn = perf_counter()
        data, extension = _encoded(kept, order)
    except (Cancelled, LimnerError):
        raise
    except Exception as error:
        raise EngineError(FAILED) from error
    width, height = (0, 0) if isinstance(order.job, EnhancePromptJob) else (order.job.width, order.job.height)
    end = perf_counter()
    return RenderedFile(data, extension, width, height, end - start, kept.scene, encoding=end - drawn)


def _delivered(
    order: Order, outcome: Artwork | Exception, watch: Watch, capabilities: Capabilities, start: float
) -> RenderedFile | Exception:
    if isinstance(outcome, Exception):
        return outcome if isinstance(outcome, LimnerError | Cancelled) else _failed(outcome)
    try:
        return delivered(order, outcome, watch, capabilities, start)
    except (Cancelled, LimnerError) as error:
        return error


def _failed(error: Exception) -> EngineError:
    failed = EngineError(FAILED)
    failed.__cause__ = error
    return failed


def _encoded(artwork: Artwork, order: Order) -> tuple[bytes, Extension | Literal["txt"]]:
    """The file of an artwork that `honoured` has seen, and how its name ends."""
    if artwork.text is not None:
        return artwork.text.encode(), "txt"
    if artwork.svg is not None:
        return encode_svg(artwork.svg), "svg"
    pixels = cast(NDArray[np.uint8], artwork.pixels)
    return encode(pixels, order.image_format, order.quality), order.image_format

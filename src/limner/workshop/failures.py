"""What went wrong with a job, as it crosses from the process that did it: said without what does jobs."""

import pickle
import traceback
from contextlib import suppress
from http.client import INTERNAL_SERVER_ERROR
from typing import Final

from limner.engines.base import Cancelled, EngineError
from limner.kit.errors import LimnerError
from limner.workshop.memory import is_out_of_memory
from limner.workshop.orders import RETRY_SECONDS
from limner.workshop.protocol import Failure

FAILED: Final = "The engine failed at this job; nothing is charged."
OUT_OF_MEMORY: Final = "The job needed more memory than a worker may have; nothing is charged."


def failure(error: Exception, otherwise: str = FAILED) -> Failure:
    """Errors of ours cross as they are, if they can; others as an EngineError with another message."""
    cause = "".join(traceback.format_exception(error))
    if is_out_of_memory(error):
        # The last one: nothing is known of libraries that were refused memory half-way.
        failed = EngineError(OUT_OF_MEMORY, code="engine_crashed", retry_after=RETRY_SECONDS)
        return Failure(failed, cause, last=True)
    if isinstance(error, Cancelled):
        return Failure(EngineError("The job was given up.", code="engine_cancelled"))
    if isinstance(error, LimnerError):
        with suppress(Exception):
            pickle.loads(pickle.dumps(error))  # noqa: S301  written a moment ago
            return Failure(error, cause if error.status >= INTERNAL_SERVER_ERROR else None)
    return Failure(EngineError(otherwise), cause)

"""Several checks of one thing as one test, where a test for each would cost more than what it does."""

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")


def passes_all(thing: T, checks: Iterable[Callable[[T], None]]) -> None:
    """Run every check on the thing, whether or not those before it pass.

    Raises an ExceptionGroup of what failed, each with the name of its check.
    """
    failed = []
    for check in checks:
        try:
            check(thing)
        except Exception as error:  # noqa: BLE001  it is raised again, beside those of the other checks
            error.add_note(f"in the check `{check.__name__}`")
            failed.append(error)
    if failed:
        raise ExceptionGroup(f"{len(failed)} of the checks", failed)

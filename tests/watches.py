"""Watches for jobs that are run without a workshop."""

from dataclasses import dataclass, field

from limner.engines.base import Cancelled


@dataclass
class Counting:
    """A watch that writes down each step, and gives its job up after so many of them."""

    leave_after: int | None = None
    steps: list[tuple[int, int]] = field(default_factory=list)

    def __call__(self) -> None:
        if self.leave_after is not None and len(self.steps) >= self.leave_after:
            raise Cancelled

    def progress(self, done: int, total: int) -> None:
        self.steps.append((done, total))

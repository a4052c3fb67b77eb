"""How many pictures fit into one run: measured where a device tells its memory, and halved where they did not fit."""

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, Protocol

import torch

SPARE: Final = 0.9
"""The share of free memory that is counted on: an allocator leaves gaps."""


class Memory(Protocol):
    """A device's memory, in bytes."""

    def start(self) -> int:
        """What is in use now; `peak` counts from here on."""
        ...

    def peak(self) -> int:
        """The most that was in use since."""
        ...

    def free(self) -> int:
        """What could still be taken."""
        ...


@dataclass(frozen=True, slots=True)
class CudaMemory:
    """That of a GPU, as torch has it."""

    device: torch.device

    def start(self) -> int:
        """See Memory."""
        torch.cuda.reset_peak_memory_stats(self.device)
        return int(torch.cuda.memory_allocated(self.device))

    def peak(self) -> int:
        """See Memory."""
        return int(torch.cuda.max_memory_allocated(self.device))

    def free(self) -> int:
        """See Memory; what torch has taken and does not use is free too."""
        held = torch.cuda.memory_reserved(self.device) - torch.cuda.memory_allocated(self.device)
        return int(torch.cuda.mem_get_info(self.device)[0] + held)


def fitting(needed: int, free: int, most: int) -> int:
    """How many pictures fit into `free` bytes where one took `needed` of them: at least one, at most `most`."""
    if needed <= 0:
        return most
    return max(1, min(most, int(free * SPARE) // needed))


@dataclass(slots=True)
class Room:
    """How many pictures of each kind fit into one run, up to `most`; `memory` is None where it cannot be measured."""

    most: int
    memory: Memory | None = None
    _limits: dict[Hashable, int] = field(default_factory=dict)

    def limit(self, kind: Hashable) -> int:
        """The most pictures for the next run; one, where the first of a kind is measured."""
        return self._limits.get(kind, self.most if self.memory is None else 1)

    def halve(self, kind: Hashable, pictures: int) -> None:
        """So many did not fit."""
        self._limits[kind] = max(1, pictures // 2)

    @contextmanager
    def measured(self, kind: Hashable) -> Iterator[None]:
        """Around a run; the first of a kind, which is of one picture, tells how many fit."""
        if self.memory is None or kind in self._limits:
            yield
            return
        before = self.memory.start()
        yield
        needed = self.memory.peak() - before
        self._limits[kind] = fitting(needed, self.memory.free(), self.most)

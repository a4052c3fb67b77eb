"""How many pictures run at once follows from the memory that the first of its kind took."""

from dataclasses import dataclass

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from limner.engines.diffusion.room import SPARE, Room, fitting
from limner.imaging.source import probe
from limner.workshop.orders import RenderedFile
from tests.diffusion.conftest import Make
from tests.diffusion.jobs import drawing
from tests.diffusion.test_batches import called, denoiser


@dataclass
class Simulated:
    """A device on which each picture takes so much of what the weights have left free."""

    free_bytes: int
    each: int
    most: int = 0

    def start(self) -> int:
        self.most = 100
        return 100

    def peak(self) -> int:
        return self.most

    def free(self) -> int:
        return self.free_bytes

    def run(self, pictures: int) -> None:
        if pictures * self.each > self.free_bytes:
            raise torch.OutOfMemoryError(f"tried to allocate for {pictures}")
        self.most = max(self.most, 100 + pictures * self.each)


@given(st.integers(1, 10**11), st.integers(0, 10**11), st.integers(1, 64))
def test_what_fits(needed: int, free: int, most: int) -> None:
    pictures = fitting(needed, free, most)
    assert 1 <= pictures <= most
    assert pictures == 1 or pictures * needed <= free * SPARE
    assert pictures == most or (pictures + 1) * needed > free * SPARE


def test_what_took_nothing_is_bounded_by_the_settings_alone() -> None:
    assert fitting(0, 10, 5) == 5


@pytest.mark.parametrize(("free", "runs"), [(1000, [1, 4]), (250, [1, 2, 2]), (100, [1] * 5)])
def test_the_first_of_a_size_is_measured(tiny: Make, free: int, runs: list[int]) -> None:
    engine = tiny("flux", batch=4)
    memory = Simulated(free, each=100)
    engine.engine._room = Room(4, memory)
    sizes: list[int] = []

    def taken(batch: int) -> None:
        sizes.append(batch)
        memory.run(batch)

    jobs = [drawing(seed=seed) for seed in range(5)]
    with called(denoiser(engine), taken):
        outcomes = engine.together(*jobs)
    assert sizes == [size for size in runs for _ in range(2)], "two steps each"
    for job, outcome in zip(jobs, outcomes, strict=True):
        assert isinstance(outcome, RenderedFile)
        assert np.abs(engine.pixels(job).astype(int) - probe(outcome.data).pixels()).max() <= 2
    with called(denoiser(engine), sizes.append):
        engine.together(*(drawing(seed=seed, width=512, height=512) for seed in range(2)))
    assert sizes[-2:] == [1, 1], "another size is measured by itself"


def test_what_does_not_fit_after_all_is_halved_for_its_size_alone() -> None:
    room = Room(8)
    room.halve("large", 8)
    assert (room.limit("large"), room.limit("small")) == (4, 8)
    room.halve("large", 1)
    assert room.limit("large") == 1


def test_a_run_that_fails_measures_nothing() -> None:
    room = Room(8, Simulated(1000, each=10))
    with pytest.raises(KeyError), room.measured("size"):
        raise KeyError
    assert room.limit("size") == 1
    with room.measured("size"):
        pass
    assert room.limit("size") == 8

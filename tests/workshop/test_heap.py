"""Freed memory goes back to the system where there is too much of it."""

import sys

import psutil
import pytest

from limner.workshop.heap import give_back

MIB = 2**20


def resident() -> int:
    return int(psutil.Process().memory_info().rss)


@pytest.mark.skipif(sys.platform != "linux", reason="only glibc gives memory back when it is asked to")
def test_gaps_in_the_heap_go_back() -> None:
    # Blocks too small for a mapping of their own, and those that stay keep the heap's end from falling.
    blocks = [bytearray(100_000) for _ in range(600)]
    del blocks[:-1:2], blocks[:-1:2]
    before = resident()
    give_back(enough=before + 100 * MIB)
    kept = resident()
    give_back(enough=0)
    assert kept > before - 5 * MIB
    assert resident() < before - 25 * MIB
    assert len(blocks) == 150

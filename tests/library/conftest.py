"""A library in memory, on each kind of database."""

import pytest
from obstore.store import MemoryStore

from limner.kit.clock import utc_now
from limner.kit.database import Database
from limner.library.blobs import Blobs
from limner.library.library import Library
from limner.library.links import Links
from tests.conftest import MovableClock

SECRET = b"an example of a secret, 32 bytes"


@pytest.fixture
def clock() -> MovableClock:
    """It starts at the system's time: a store takes the times of its files from there."""
    clock = MovableClock()
    clock.now = utc_now()
    return clock


@pytest.fixture
def blobs() -> Blobs:
    return Blobs(MemoryStore())


@pytest.fixture
def library(database: Database, blobs: Blobs, clock: MovableClock) -> Library:
    return Library(database, blobs, Links(SECRET), clock)

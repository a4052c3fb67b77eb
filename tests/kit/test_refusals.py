"""What was refused lately: bounded, newest first, of one account or of all."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from limner.kit import refusals
from limner.kit.refusals import MOST, Refusal, recent, remember


@pytest.fixture(autouse=True)
def _nothing_yet() -> Iterator[None]:
    refusals._RECENT.clear()
    yield
    refusals._RECENT.clear()


def refused(number: int, account: str | None = None) -> Refusal:
    return Refusal(datetime.now(UTC), str(number), account, "POST", "/v1/images/generations", 400, "invalid_size")


def test_the_latest_come_first_and_the_oldest_are_forgotten() -> None:
    for number in range(MOST + 5):
        remember(refused(number, "ann" if number % 2 else None))
    assert [each.request_id for each in recent(limit=3)] == ["1004", "1003", "1002"]
    assert len(recent(limit=10 * MOST)) == MOST
    assert [each.request_id for each in recent("ann", 2)] == ["1003", "1001"]
    assert recent("bob") == ()

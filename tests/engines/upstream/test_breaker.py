"""The breaker, on a clock that stands still until the test moves it."""

import pytest

from limner.engines.base import EngineUnavailable
from limner.engines.upstream.breaker import LONGEST_PAUSE_SECONDS, LONGEST_REST_SECONDS, Breaker


class Clock:
    """Seconds."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def breaker(clock: Clock) -> Breaker:
    return Breaker(3, 10, clock)


def fail(breaker: Breaker, times: int = 1) -> None:
    for _ in range(times):
        breaker.begin()
        breaker.failed("it is ill")


def test_it_opens_after_failures_in_a_row(breaker: Breaker) -> None:
    fail(breaker, 2)
    assert breaker.trouble == ""
    breaker.begin()
    breaker.succeeded()
    fail(breaker, 2)
    assert breaker.trouble == ""
    fail(breaker)
    assert breaker.trouble == "it is ill; it is asked again in 10 s"
    with pytest.raises(EngineUnavailable, match="it is ill") as caught:
        breaker.begin()
    assert caught.value.retry_after == 10


def test_what_trying_will_not_mend_opens_it_at_once(breaker: Breaker) -> None:
    breaker.begin()
    breaker.failed("no key", for_good=True)
    assert breaker.trouble.startswith("no key")


def test_after_a_rest_one_job_tries_it(breaker: Breaker, clock: Clock) -> None:
    fail(breaker, 3)
    clock.now += 10
    assert breaker.trouble == ""
    breaker.begin()
    assert "being tried" in breaker.trouble
    with pytest.raises(EngineUnavailable):
        breaker.begin()
    breaker.succeeded()
    assert breaker.trouble == ""
    breaker.begin()


def test_a_failed_try_doubles_the_rest_up_to_a_limit(breaker: Breaker, clock: Clock) -> None:
    fail(breaker, 3)
    for rest in (20, 40, 80, 160, LONGEST_REST_SECONDS, LONGEST_REST_SECONDS):
        clock.now += LONGEST_REST_SECONDS
        fail(breaker)
        assert breaker.trouble.endswith(f"in {rest:.0f} s")


def test_those_that_were_sent_before_it_opened_do_not_lengthen_the_rest(breaker: Breaker) -> None:
    for _ in range(6):
        breaker.begin()
    for _ in range(6):
        breaker.failed("it is ill")
    assert breaker.trouble.endswith("in 10 s")


def test_a_caller_who_leaves_lets_the_next_one_try(breaker: Breaker, clock: Clock) -> None:
    fail(breaker, 3)
    clock.now += 10
    breaker.begin()
    breaker.left()
    breaker.begin()


def test_a_pause_that_was_asked_for_ends_by_itself(breaker: Breaker, clock: Clock) -> None:
    breaker.pause(30, "it is busy")
    assert breaker.trouble == "it is busy; it is asked again in 30 s"
    clock.now += 30
    assert breaker.trouble == ""
    breaker.pause(10**9, "it is busy")
    assert breaker.trouble.endswith(f"in {LONGEST_PAUSE_SECONDS:.0f} s")

"""The fair queue's promises, whatever comes in whatever order."""

from collections import defaultdict
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from limner.kit.fairness import LEAST_SECONDS, FairQueue, Ticket

ACCOUNTS = st.sampled_from("abcde")
SECONDS = st.floats(0, 50)


def served(queue: FairQueue[str], turns: int) -> str:
    """Whose jobs are begun, one at a time, each over before the next begins."""
    order = ""
    for _ in range(turns):
        ticket = queue.next()
        assert ticket
        order += str(ticket.account)
        queue.finish(ticket, ticket.seconds)
    return order


def filled(**jobs: tuple[int, float]) -> FairQueue[str]:
    """A queue with so many jobs of so many seconds of each account."""
    queue: FairQueue[str] = FairQueue(1)
    for account, (number, seconds) in jobs.items():
        for _ in range(number):
            queue.add(account, seconds, "")
    return queue


def test_equal_jobs_take_turns() -> None:
    assert served(filled(a=(100, 1), b=(3, 1), c=(2, 1)), 9) == "abcabcaba"


def test_who_asks_for_more_has_fewer_turns() -> None:
    order = served(filled(a=(100, 10), b=(100, 1)), 33)
    assert (order.count("a"), order.count("b")) == (3, 30)


def test_a_newcomer_is_next_and_has_no_claim_on_the_past() -> None:
    queue = filled(a=(100, 1))
    served(queue, 50)
    for _ in range(100):
        queue.add("b", 1, "")
    assert served(queue, 4) in {"abab", "baba"}


def test_jobs_that_took_longer_than_expected_are_paid_for() -> None:
    queue = filled(a=(3, 1), b=(100, 1))
    first = queue.next()
    assert first
    assert first.account == "a"
    queue.finish(first, 20)
    assert served(queue, 20) == "b" * 20


def test_jobs_that_cost_nothing_take_turns_too() -> None:
    queue = filled(a=(100, 0), b=(100, 1))
    order = ""
    while "b" not in order:
        ticket = queue.next()
        assert ticket
        order += str(ticket.account)
        queue.finish(ticket, 0)
    assert len(order) <= 2


def test_a_bound_below_one_is_refused() -> None:
    with pytest.raises(ValueError, match="most_running is 0"):
        FairQueue(0)


@given(
    costs=st.lists(st.lists(st.floats(LEAST_SECONDS, 50), min_size=1, max_size=4), min_size=2, max_size=6),
    turns=st.integers(1, 200),
)
@settings(deadline=None)
def test_those_who_always_wait_never_differ_by_more_than_their_dearest_jobs(
    costs: list[list[float]], turns: int
) -> None:
    queue: FairQueue[int] = FairQueue(1)
    had: dict[int, float] = defaultdict(float)
    for account, each in enumerate(costs):
        for number in range(turns):
            queue.add(account, each[number % len(each)], number)
    for _ in range(turns):
        ticket = queue.next()
        assert ticket
        had[int(str(ticket.account))] += ticket.seconds
        queue.finish(ticket, ticket.seconds)
        for one, mine in enumerate(costs):
            for other, theirs in enumerate(costs):
                assert had[one] - had[other] <= max(mine) + max(theirs) + 1e-6


@given(
    greedy=st.lists(st.tuples(SECONDS, SECONDS), min_size=1, max_size=50),
    others=st.integers(1, 5),
    cost=st.floats(LEAST_SECONDS, 50),
    before=st.integers(0, 50),
)
@settings(deadline=None)
def test_nobody_starves(greedy: list[tuple[float, float]], others: int, cost: float, before: int) -> None:
    """However many jobs the others send, and however wrong their costs were expected, a job's turn comes."""
    queue: FairQueue[str] = FairQueue(3)
    sent = 0

    def send(account: str) -> None:
        nonlocal sent
        queue.add(account, greedy[sent % len(greedy)][0], account)
        sent += 1

    accounts = [f"greedy {number}" for number in range(others)]
    for account in accounts * 2:
        send(account)
    for turn in count():
        if turn == before:
            mine = queue.add("mine", cost, "mine")
        ticket = queue.next()
        assert ticket
        if turn >= before and ticket is mine:
            return
        queue.finish(ticket, greedy[turn % len(greedy)][1])
        send(ticket.item)
        assert turn - before <= others * 50 / LEAST_SECONDS * 3, "it never came to its turn"


class Queue(RuleBasedStateMachine):
    """Anything that callers may do, beside a simple account of it."""

    def __init__(self) -> None:
        super().__init__()
        self.queue: FairQueue[int] = FairQueue(2)
        self.waiting: list[Ticket[int]] = []
        self.running: list[Ticket[int]] = []
        self.number = 0

    @rule(account=ACCOUNTS, seconds=SECONDS)
    def add(self, account: str, seconds: float) -> None:
        self.number += 1
        self.waiting.append(self.queue.add(account, seconds, self.number))

    @rule()
    def begin(self) -> None:
        ticket = self.queue.next()
        if ticket is None:
            assert all(self.runs(str(each.account)) == 2 for each in self.waiting), "somebody could have gone on"
            return
        assert self.runs(str(ticket.account)) < 2
        first = next(each for each in self.waiting if each.account == ticket.account)
        assert ticket is first, "not the account's first"
        self.waiting.remove(ticket)
        self.running.append(ticket)

    @precondition(lambda self: self.running)
    @rule(data=st.data(), seconds=SECONDS)
    def finish(self, data: st.DataObject, seconds: float) -> None:
        ticket = data.draw(st.sampled_from(self.running))
        self.running.remove(ticket)
        self.queue.finish(ticket, seconds)

    @precondition(lambda self: self.waiting)
    @rule(data=st.data())
    def leave(self, data: st.DataObject) -> None:
        ticket = data.draw(st.sampled_from(self.waiting))
        self.waiting.remove(ticket)
        self.queue.remove(ticket)
        self.queue.remove(ticket)

    @rule()
    def drain(self) -> None:
        assert set(self.queue.drain()) == set(self.waiting)
        self.waiting.clear()

    @invariant()
    def counts(self) -> None:
        assert len(self.queue) == len(self.waiting)
        for account in "abcde":
            assert self.queue.running(account) == self.runs(account)

    def runs(self, account: str) -> int:
        return sum(ticket.account == account for ticket in self.running)


TestQueue = Queue.TestCase

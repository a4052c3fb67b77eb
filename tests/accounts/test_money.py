"""Whatever is done in whatever order, and at once: no balance falls below zero, and every sum agrees."""

import asyncio
from collections.abc import Coroutine, Iterator
from datetime import timedelta
from uuid import UUID, uuid4

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    initialize,
    invariant,
    multiple,
    rule,
    run_state_machine_as_test,
)

from limner.accounts.accounts import Accounts
from limner.accounts.holds import HoldExpired, InsufficientUnits
from limner.accounts.models import Hold
from limner.kit.database import Database
from tests.accounts.conftest import Charge
from tests.conftest import MovableClock

LEASE = timedelta(seconds=30)


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    """An event loop for the machine below, whose steps are not coroutines."""
    with asyncio.Runner() as runner:
        yield runner


def test_any_sequence(runner: asyncio.Runner, database_url: str) -> None:
    database = runner.run(Database.open(database_url))
    runner.run(database.migrate())

    class Money(RuleBasedStateMachine):
        """The accounts beside a model of them: a balance, and the units and lease of each hold."""

        holds = Bundle("holds")

        @initialize(units=st.integers(0, 300))
        def open(self, units: int) -> None:
            self.clock = MovableClock()
            self.accounts = Accounts(database, self.clock, lease=LEASE)
            self.id = runner.run(self.accounts.create(f"{uuid4()}@example.com", units=units)).id
            self.balance = units
            self.live: dict[UUID, Hold] = {}

        @rule(units=st.integers(1, 200))
        def top_up(self, units: int) -> None:
            runner.run(self.accounts.top_up(self.id, units))
            self.balance += units

        @rule(units=st.integers(1, 50))
        def refund(self, units: int) -> None:
            runner.run(self.accounts.refund(self.id, units, reference="machine"))
            self.balance += units

        @rule(target=holds, units=st.integers(0, 150))
        def hold(self, units: int) -> object:
            available = self.balance - sum(hold.units for hold in self.live.values())
            if units > available:
                with pytest.raises(InsufficientUnits):
                    runner.run(self.accounts.hold(self.id, units, reference="machine"))
                return multiple()
            hold = runner.run(self.accounts.hold(self.id, units, reference="machine"))
            self.live[hold.id] = hold
            return hold

        @rule(hold=holds, part=st.floats(0, 1))
        def charge(self, hold: Hold, part: float) -> None:
            units = int(hold.units * part)
            if hold.id in self.live:
                runner.run(Charge(self.accounts, database)(hold, units))
                self.balance -= units
                del self.live[hold.id]
            else:
                with pytest.raises(HoldExpired):
                    runner.run(Charge(self.accounts, database)(hold, units))

        @rule(hold=holds, closes=st.booleans())
        def charge_for_an_answer(self, hold: Hold, closes: bool) -> None:
            """Which is given, or not: then the charge comes back."""
            if hold.id not in self.live:
                return
            runner.run(Charge(self.accounts, database)(hold, left_open=True))
            if closes:
                runner.run(self.accounts.close_charge(hold))
                self.balance -= hold.units
            else:
                runner.run(self.accounts.release(hold))
            del self.live[hold.id]

        @rule(hold=holds)
        def die_before_the_answer(self, hold: Hold) -> None:
            if hold.id not in self.live:
                return
            runner.run(Charge(self.accounts, database)(hold, left_open=True))
            self.crash()

        @rule(hold=holds)
        def release(self, hold: Hold) -> None:
            runner.run(self.accounts.release(hold))
            self.live.pop(hold.id, None)

        @rule()
        def crash(self) -> None:
            """The process dies, and another one renews its own holds and gives back what is left."""
            survivor = Accounts(database, self.clock, lease=LEASE)
            self.clock.advance(LEASE.total_seconds())
            runner.run(survivor.renew())
            runner.run(survivor.release_expired())
            self.live.clear()

        @rule(seconds=st.integers(0, 29))
        def pass_time(self, seconds: int) -> None:
            self.clock.advance(seconds)
            runner.run(self.accounts.renew())
            assert runner.run(self.accounts.release_expired()) == 0

        @invariant()
        def sums_agree(self) -> None:
            account = runner.run(self.accounts.get(self.id))
            assert account.balance == self.balance >= 0
            assert account.held == sum(hold.units for hold in self.live.values())
            assert runner.run(self.accounts.audit()) == ()

        def teardown(self) -> None:
            for hold in self.live.values():
                runner.run(self.accounts.release(hold))

    try:
        run_state_machine_as_test(Money, settings=settings(max_examples=20, stateful_step_count=20))
    finally:
        runner.run(database.close())


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    opening=st.integers(0, 200),
    requests=st.lists(
        st.tuples(st.integers(0, 60), st.sampled_from(["charge", "release", "both", "crash", "top up"])),
        max_size=25,
    ),
)
async def test_anything_at_once(database: Database, opening: int, requests: list[tuple[int, str]]) -> None:
    clock = MovableClock()
    accounts = Accounts(database, clock, lease=LEASE)
    account = await accounts.create(f"{uuid4()}@example.com", units=opening)
    charge = Charge(accounts, database)

    async def request(units: int, end: str) -> int:
        """Returns what it did to the balance."""
        if end == "top up":
            await accounts.top_up(account.id, units + 1)
            return units + 1
        try:
            hold = await accounts.hold(account.id, units, reference=end)
        except InsufficientUnits:
            return 0
        ends: list[Coroutine[None, None, None]] = []
        if end in {"release", "both"}:
            ends.append(accounts.release(hold))
        if end in {"charge", "both"}:
            ends.append(charge(hold))
        results = await asyncio.gather(*ends, return_exceptions=True)
        refused = [result for result in results if result is not None]
        assert all(isinstance(result, HoldExpired) for result in refused)
        return -units if end == "charge" or (end == "both" and not refused) else 0

    changes = await asyncio.gather(*(request(*each) for each in requests))
    assert await accounts.audit() == ()
    clock.advance(LEASE.total_seconds())
    await Accounts(database, clock, lease=LEASE).release_expired()
    after = await accounts.get(account.id)
    assert (after.balance, after.held) == (opening + sum(changes), 0)
    assert await accounts.audit() == ()

"""Things go to those who wait, by turns, and none is lost between two hands."""

import asyncio
from typing import Any

import pytest

from limner.kit.turns import Turn, Turns

FIRST, SECOND = "first", "second"


@pytest.fixture
def returned() -> list[str]:
    return []


@pytest.fixture
def turns(returned: list[str]) -> Turns[str]:
    return Turns(2, returned.append)


async def waiting(turns: Turns[str], *accounts: str) -> list[asyncio.Task[Turn[str]]]:
    tasks = [asyncio.create_task(turns.take(account, 1)) for account in accounts]
    await asyncio.sleep(0)
    return tasks


async def things(tasks: list[asyncio.Task[Turn[str]]]) -> list[str]:
    return [(await task).thing for task in tasks]


async def test_the_one_that_was_given_last_is_taken(turns: Turns[str]) -> None:
    turns.give(FIRST)
    turns.give(SECOND)
    assert turns.free == 2
    assert await things(await waiting(turns, "ada", "ada")) == [SECOND, FIRST]
    assert turns.free == 0


async def test_of_one_account_the_first_comes_first(turns: Turns[str]) -> None:
    tasks = await waiting(turns, "ada", "ada")
    turns.give(FIRST)
    turns.give(SECOND)
    assert await things(tasks) == [FIRST, SECOND]


async def test_of_two_accounts_it_is_the_others_turn(turns: Turns[str]) -> None:
    turns.give(FIRST)
    (mine, *_, yours) = await waiting(turns, "ada", "ada", "ada", "bob")
    turn = await mine
    turns.end(turn)
    turns.give(turn.thing)
    assert (await yours).thing is FIRST
    assert turns.waiting == 2


async def test_an_account_at_its_bound_waits_though_things_are_free(turns: Turns[str]) -> None:
    for thing in ("a", "b", "c"):
        turns.give(thing)
    one, _, third = await waiting(turns, "ada", "ada", "ada")
    assert (turns.free, turns.waiting, third.done()) == (1, 1, False)
    turns.end(await one)  # the thing itself is gone: a worker that died
    assert (await third).thing == "a"


async def test_who_leaves_is_passed_over(turns: Turns[str], returned: list[str]) -> None:
    one, two = await waiting(turns, "ada", "ada")
    one.cancel()
    turns.give(FIRST)
    assert (await two).thing is FIRST
    await asyncio.wait([one])
    assert (one.cancelled(), returned, turns.free, turns.waiting) == (True, [], 0, 0)


async def test_who_leaves_in_the_moment_of_being_served_returns_the_thing(
    turns: Turns[str], returned: list[str]
) -> None:
    (one,) = await waiting(turns, "ada")
    turns.give(FIRST)
    one.cancel()
    await asyncio.wait([one])
    assert (one.cancelled(), returned, turns.free) == (True, [FIRST], 0)
    turns.give(FIRST)
    turns.give(SECOND)
    assert sorted(await things(await waiting(turns, "ada", "ada"))) == [FIRST, SECOND], "its turn was not counted"


async def test_only_a_free_thing_is_dropped(turns: Turns[str]) -> None:
    turns.give(FIRST)
    assert not turns.drop(SECOND)
    assert turns.drop(FIRST)
    assert turns.free == 0


async def test_closing_turns_everybody_away(turns: Turns[str]) -> None:
    tasks: list[Any] = await waiting(turns, "ada", "bob")
    tasks[0].cancel()
    turns.close(TimeoutError("closed"))
    tasks.append(asyncio.create_task(turns.take("eve", 1)))
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [asyncio.CancelledError, TimeoutError, TimeoutError]

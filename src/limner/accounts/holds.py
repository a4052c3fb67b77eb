"""Holds: units set aside before work starts, then charged or given back, exactly once.

A charge may be left open: its hold stays, with the units charged, until the answer to the request is given. Where
none is ever given, the hold runs out like any other, and the charge is refunded.

Each step is conditional in the database itself and nothing is decided on a value read before, so it holds
whatever else runs. A hold's row is locked before its account's: two steps cannot wait for each other.
"""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any, Literal
from uuid import UUID

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.sql.dml import ReturningDelete

from limner.accounts.models import Hold
from limner.accounts.tables import AccountRow, HoldRow
from limner.kit.database import table_of
from limner.kit.errors import LimnerError, NotFound

_ACCOUNTS = table_of(AccountRow)
_HOLDS = table_of(HoldRow)

_SET_ASIDE = (
    update(_ACCOUNTS)
    .where(_ACCOUNTS.c.id == bindparam("account"), _ACCOUNTS.c.deleted_at.is_(None))
    .where(_ACCOUNTS.c.balance - _ACCOUNTS.c.held >= bindparam("cost"))
    .values(held=_ACCOUNTS.c.held + bindparam("cost"))
    .returning(_ACCOUNTS.c.id)
)
_TAKE = (
    update(_ACCOUNTS)
    .where(_ACCOUNTS.c.id == bindparam("account"))
    .values(
        balance=_ACCOUNTS.c.balance - bindparam("cost"),
        held=_ACCOUNTS.c.held - bindparam("units_held"),
    )
)
_BEGIN = insert(_HOLDS)
_END = delete(_HOLDS).where(_HOLDS.c.id == bindparam("hold")).where(_HOLDS.c.charged.is_(None)).returning(_HOLDS.c.id)
_OPEN = (
    update(_HOLDS)
    .where(_HOLDS.c.id == bindparam("hold"))
    .where(_HOLDS.c.charged.is_(None))
    .values(units=0, charged=bindparam("cost"))
    .returning(_HOLDS.c.id)
)
_CLOSE = (
    delete(_HOLDS)
    .where(_HOLDS.c.id == bindparam("hold"))
    .where(_HOLDS.c.charged.is_not(None))
    .returning(_HOLDS.c.charged, _HOLDS.c.reference)
)

EXPIRED_AT_ONCE = 1_000
"""Holds of the dead that are looked at in one go; the rest has its turn at the next."""

State = Literal["held", "charged"]


class InsufficientUnits(LimnerError):  # noqa: N818  named for what happened
    """The balance, less what is held for work under way, does not cover the cost."""

    status = 402
    type = "insufficient_credits_error"
    code = "insufficient_credits"


class HoldExpired(LimnerError):  # noqa: N818
    """The hold was given back before it could be charged, so nothing is charged."""

    status = 503
    type = "overloaded_error"
    code = "hold_expired"


async def place(session: AsyncSession, hold: Hold, reference: str) -> None:
    """Set the units aside. Raises InsufficientUnits, or NotFound for an unknown account."""
    if hold.units < 0:
        raise ValueError(f"{hold.units} units cannot be held")
    held = await session.execute(_SET_ASIDE, {"account": hold.account_id, "cost": hold.units})
    if held.one_or_none() is None:
        await _refuse(session, hold)
    await session.execute(
        _BEGIN,
        {
            "id": hold.id,
            "account_id": hold.account_id,
            "units": hold.units,
            "reference": reference,
            "expires_at": hold.expires_at,
        },
    )


async def settle(session: AsyncSession, hold: Hold, units: int, *, left_open: bool) -> None:
    """Take `units` of a hold off the balance, and end it, unless the charge is `left_open`.

    Raises HoldExpired if it has ended already.
    """
    if not 0 <= units <= hold.units:
        raise ValueError(f"a hold of {hold.units} units cannot be charged {units}")
    if left_open:
        ended = await session.execute(_OPEN, {"hold": hold.id, "cost": units})
    else:
        ended = await session.execute(_END, {"hold": hold.id})
    if ended.one_or_none() is None:
        raise expiry()
    await session.execute(_TAKE, {"account": hold.account_id, "cost": units, "units_held": hold.units})


async def state(session: AsyncSession, hold: Hold) -> State | None:
    """What it is at; None when it has ended. Waits for whoever is changing that, and keeps others from it."""
    found = await session.execute(select(HoldRow.charged).where(HoldRow.id == hold.id).with_for_update())
    row = found.one_or_none()
    if row is None:
        return None
    return "held" if row.charged is None else "charged"


async def close(session: AsyncSession, hold: Hold, *, expired_at: datetime | None = None) -> tuple[int, str] | None:
    """End an open charge, so that it stands, or is refunded in the same transaction: its units and its reference.

    None if there is none any more, or if it was renewed beyond `expired_at`.
    """
    ended = await session.execute(_within(_CLOSE, expired_at), {"hold": hold.id})
    row = ended.one_or_none()
    return (row.charged, row.reference) if row else None


async def give_back(session: AsyncSession, hold: Hold, *, expired_at: datetime | None = None) -> bool:
    """End a hold without a charge; False if it was charged or has ended, or was renewed beyond `expired_at`."""
    ended = await session.execute(_within(_END, expired_at), {"hold": hold.id})
    if ended.one_or_none() is None:
        return False
    await session.execute(_TAKE, {"account": hold.account_id, "cost": 0, "units_held": hold.units})
    return True


async def renew(session: AsyncSession, ids: Collection[UUID], until: datetime) -> None:
    """Move the end of these holds' leases."""
    await session.execute(update(HoldRow).where(HoldRow.id.in_(ids)).values(expires_at=until))


async def expired(session: AsyncSession, now: datetime) -> Sequence[Hold]:
    """The holds whose lease is over, those first for which it has been so for longest, `EXPIRED_AT_ONCE` at most."""
    rows = await session.execute(
        select(HoldRow.id, HoldRow.account_id, HoldRow.units, HoldRow.expires_at)
        .where(HoldRow.expires_at <= now)
        .order_by(HoldRow.expires_at)
        .limit(EXPIRED_AT_ONCE)
    )
    return [Hold(*row) for row in rows]


async def of_account(session: AsyncSession, account_id: UUID) -> Sequence[Hold]:
    """An account's holds, and its charges that are open."""
    rows = await session.execute(
        select(HoldRow.id, HoldRow.account_id, HoldRow.units, HoldRow.expires_at).where(
            HoldRow.account_id == account_id
        )
    )
    return [Hold(*row) for row in rows]


def _within(ending: ReturningDelete[Any], expired_at: datetime | None) -> ReturningDelete[Any]:
    return ending if expired_at is None else ending.where(_HOLDS.c.expires_at <= expired_at)


def expiry() -> HoldExpired:
    """The error of a hold, or an open charge, that somebody has given back."""
    return HoldExpired(
        "The units held for this request were given back before it was done: it was stalled for too long. "
        "Nothing is charged; send it again.",
        retry_after=1,
    )


async def _refuse(session: AsyncSession, hold: Hold) -> None:
    """Raise the error that tells why a hold was not possible."""
    available = await session.scalar(
        select(AccountRow.balance - AccountRow.held).where(
            AccountRow.id == hold.account_id, AccountRow.deleted_at.is_(None)
        )
    )
    if available is None:
        raise NotFound(f"There is no account {hold.account_id}.", code="account_not_found")
    raise InsufficientUnits(
        f"This needs {hold.units} API units and {available} are available; add units to the account."
    )

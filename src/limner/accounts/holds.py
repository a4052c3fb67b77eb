"""Holds: units set aside before work starts, then charged or given back, exactly once.

Each step is conditional in the database itself and nothing is decided on a value read before, so it holds
whatever else runs. A hold's row is locked before its account's: two steps cannot wait for each other.
"""

from collections.abc import Collection, Sequence
from datetime import datetime
from uuid import UUID

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from limner.accounts.models import Hold
from limner.accounts.records import AccountRecord, HoldRecord
from limner.kit.database import table_of
from limner.kit.errors import LimnerError, NotFound

_ACCOUNTS = table_of(AccountRecord)
_HOLDS = table_of(HoldRecord)

_SET_ASIDE = (
    update(_ACCOUNTS)
    .where(_ACCOUNTS.c.id == bindparam("account"))
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
_END = delete(_HOLDS).where(_HOLDS.c.id == bindparam("hold")).returning(_HOLDS.c.id)


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


async def settle(session: AsyncSession, hold: Hold, units: int) -> None:
    """End a hold and take `units` of it off the balance. Raises HoldExpired if it has ended already."""
    if not 0 <= units <= hold.units:
        raise ValueError(f"a hold of {hold.units} units cannot be charged {units}")
    ended = await session.execute(_END, {"hold": hold.id})
    if ended.one_or_none() is None:
        raise HoldExpired(
            "The units held for this request were given back before it was done: it was stalled for too long. "
            "Nothing is charged; send it again.",
            retry_after=1,
        )
    await session.execute(_TAKE, {"account": hold.account_id, "cost": units, "units_held": hold.units})


async def stands(session: AsyncSession, hold: Hold) -> bool:
    """Whether it has not ended; waits for whoever is ending it, and keeps others from that."""
    found = await session.execute(select(HoldRecord.id).where(HoldRecord.id == hold.id).with_for_update())
    return found.one_or_none() is not None


async def give_back(session: AsyncSession, hold: Hold, *, expired_at: datetime | None = None) -> bool:
    """End a hold without a charge; False if it has ended already, or was renewed beyond `expired_at`."""
    if expired_at is None:
        ended = await session.execute(_END, {"hold": hold.id})
    else:
        ended = await session.execute(_END.where(_HOLDS.c.expires_at <= expired_at), {"hold": hold.id})
    if ended.one_or_none() is None:
        return False
    await session.execute(_TAKE, {"account": hold.account_id, "cost": 0, "units_held": hold.units})
    return True


async def renew(session: AsyncSession, ids: Collection[UUID], until: datetime) -> None:
    """Move the end of these holds' leases."""
    await session.execute(update(HoldRecord).where(HoldRecord.id.in_(ids)).values(expires_at=until))


async def expired(session: AsyncSession, now: datetime) -> Sequence[Hold]:
    """The holds whose lease is over."""
    rows = await session.execute(
        select(HoldRecord.id, HoldRecord.account_id, HoldRecord.units, HoldRecord.expires_at).where(
            HoldRecord.expires_at <= now
        )
    )
    return [Hold(*row) for row in rows]


async def _refuse(session: AsyncSession, hold: Hold) -> None:
    """Raise the error that tells why a hold was not possible."""
    available = await session.scalar(
        select(AccountRecord.balance - AccountRecord.held).where(AccountRecord.id == hold.account_id)
    )
    if available is None:
        raise NotFound(f"There is no account {hold.account_id}.", code="account_not_found")
    raise InsufficientUnits(
        f"This needs {hold.units} API units and {available} are available; add units to the account."
    )

"""Departures: accounts that are deleted. What is personal goes at once; the ledger stays, with nobody's name on it."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final
from uuid import UUID

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from limner.accounts import identities, invitations, keys, ledger, passwords, roster, sessions
from limner.accounts.tables import AccountRow, AttemptRow, IdempotencyRow, KeyRow

NOTE: Final = "the account was deleted"
"""The note of the entry that takes what is left."""


async def begin(session: AsyncSession, account_id: UUID, now: datetime) -> None:
    """Let nobody use the account from now on, and forget whose it was. Raises NotFound."""
    await roster.locked(session, account_id)
    await keys.revoke_all(session, account_id, now)
    await session.execute(update(KeyRow).where(KeyRow.account_id == account_id).values(label=""))
    await sessions.end_all(session, account_id)
    await invitations.spend_all(session, account_id)
    await passwords.forget(session, account_id)
    await identities.forget(session, account_id)
    await session.execute(delete(AttemptRow).where(AttemptRow.account_id == account_id))
    await session.execute(
        update(AccountRow)
        .where(AccountRow.id == account_id)
        .values(
            email=f"{account_id}@deleted.invalid",  # taken by nobody: RFC 2606 keeps the domain free
            name="",
            role="user",
            requests_per_second=None,
            images_per_minute=None,
            deleted_at=now,
        )
    )


async def unfinished(session: AsyncSession) -> Sequence[UUID]:
    """Accounts that are deleted, and that may still keep something."""
    begun = select(AccountRow.id).where(AccountRow.deleted_at.is_not(None), AccountRow.emptied_at.is_(None))
    return (await session.scalars(begun)).all()


async def finish(session: AsyncSession, account_id: UUID, now: datetime) -> None:
    """Take what units are left, by a line of the ledger, and forget answers; nothing is held any more."""
    await session.execute(delete(IdempotencyRow).where(IdempotencyRow.account_id == account_id))
    await roster.lock(session, account_id)
    left = await session.scalar(select(AccountRow.balance - AccountRow.held).where(AccountRow.id == account_id))
    if left:
        await session.execute(
            update(AccountRow).where(AccountRow.id == account_id).values(balance=AccountRow.balance - left)
        )
        await ledger.write(session, account_id, -left, "write_off", reference="", note=NOTE, now=now)
    await session.execute(update(AccountRow).where(AccountRow.id == account_id).values(emptied_at=now))

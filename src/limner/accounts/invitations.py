"""Links that an operator hands out, or the start prints: to set a password with, or to sign in by, once."""

from datetime import datetime, timedelta
from typing import Final
from uuid import UUID

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncSession

from limner.accounts import tokens
from limner.accounts.models import Link, Purpose
from limner.accounts.roster import ACCOUNT, LIVE, account_of
from limner.accounts.tables import AccountRow, LinkRow
from limner.kit.errors import LimnerError

PREFIX: Final = "lml_"
PATH: Final = "/sign-in/link/"
"""Where a link leads, behind the service's root; its token follows. To fetch it must not use it up."""


class LinkSpent(LimnerError):  # noqa: N818  named for what happened
    """The link was used, or replaced by a later one, or its time is over; or there never was such a link."""

    status = 410
    type = "not_found_error"
    code = "sign_in_link_spent"


async def make(session: AsyncSession, account_id: UUID, purpose: Purpose, life: timedelta, now: datetime) -> str:
    """A link's token, which nothing can show again. An account's earlier link for the same purpose is spent by it."""
    await spend_all(session, account_id, purpose)
    token = tokens.fresh(PREFIX)
    await session.execute(
        insert(LinkRow).values(
            digest=tokens.digest(token, PREFIX), account_id=account_id, purpose=purpose, expires_at=now + life
        )
    )
    return token


async def look(session: AsyncSession, token: str, now: datetime) -> Link:
    """What a link is for, which is not spent by this. Raises LinkSpent."""
    digest = tokens.digest(token, PREFIX)
    both = select(LinkRow.purpose, LinkRow.expires_at, *ACCOUNT).join(AccountRow, AccountRow.id == LinkRow.account_id)
    good = both.where(LinkRow.digest == digest, LinkRow.expires_at > now, LIVE)
    row = (await session.execute(good)).one_or_none() if digest else None
    if row is None:
        raise _spent()
    return Link(row.purpose, account_of(row[2:]), row.expires_at)


async def spend(session: AsyncSession, token: str, purpose: Purpose, now: datetime) -> UUID:
    """Use a link up, and return its account. One statement: of two at once, one does. Raises LinkSpent."""
    digest = tokens.digest(token, PREFIX)
    good = delete(LinkRow).where(LinkRow.digest == digest, LinkRow.purpose == purpose, LinkRow.expires_at > now)
    account_id: UUID | None = await session.scalar(good.returning(LinkRow.account_id)) if digest else None
    if account_id is None:
        raise _spent()
    return account_id


async def spend_all(session: AsyncSession, account_id: UUID, purpose: Purpose | None = None) -> None:
    """Use up all links of an account, or those for one purpose."""
    own = delete(LinkRow).where(LinkRow.account_id == account_id)
    await session.execute(own if purpose is None else own.where(LinkRow.purpose == purpose))


async def sweep(session: AsyncSession, now: datetime) -> None:
    """Delete those that are over."""
    await session.execute(delete(LinkRow).where(LinkRow.expires_at <= now))


def _spent() -> LinkSpent:
    return LinkSpent("This link was used before, or its time is over. Ask for another one.")

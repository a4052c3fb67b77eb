"""The accounts themselves: who they are, found by id or by email."""

import re
from datetime import datetime
from uuid import UUID, uuid4

from sqlalchemy import exists, select
from sqlalchemy.ext.asyncio import AsyncSession

from limner.accounts.models import Account
from limner.accounts.tables import AccountRow
from limner.kit.database import insert_for
from limner.kit.errors import InvalidRequest, NotFound

_EMAIL = re.compile(r"[^@\s]+@[^@\s]+")
_LONGEST_EMAIL = 320

ACCOUNT = (
    AccountRow.id,
    AccountRow.email,
    AccountRow.name,
    AccountRow.balance,
    AccountRow.held,
    AccountRow.created_at,
)
"""The columns of an `Account`, in its order."""


async def enrol(session: AsyncSession, email: str, name: str, now: datetime) -> UUID:
    """Add an account without units. Raises InvalidRequest for what is no email, and for one that is taken."""
    account_id = uuid4()
    added = await session.execute(
        insert_for(session, AccountRow)
        .values(id=account_id, email=_normal(email), name=name, balance=0, held=0, created_at=now)
        .on_conflict_do_nothing(index_elements=[AccountRow.email])
        .returning(AccountRow.id)
    )
    if added.one_or_none() is None:
        raise InvalidRequest(f"There is an account for {email} already.", code="email_taken", param="email")
    return account_id


async def by_id(session: AsyncSession, account_id: UUID) -> Account:
    """Raises NotFound."""
    row = (await session.execute(select(*ACCOUNT).where(AccountRow.id == account_id))).one_or_none()
    if row is None:
        raise NotFound(f"There is no account {account_id}.", code="account_not_found")
    return Account(*row)


async def lock(session: AsyncSession, account_id: UUID) -> None:
    """Keep others from changing the account until the transaction ends; SQLite has one writer in any case."""
    await session.execute(select(AccountRow.id).where(AccountRow.id == account_id).with_for_update())


async def by_email(session: AsyncSession, email: str) -> Account:
    """Raises NotFound."""
    row = (await session.execute(select(*ACCOUNT).where(AccountRow.email == _normal(email)))).one_or_none()
    if row is None:
        raise NotFound(f"There is no account for {email}.", code="account_not_found")
    return Account(*row)


async def anybody(session: AsyncSession) -> bool:
    """Whether there is an account."""
    return bool(await session.scalar(select(exists(select(AccountRow.id)))))


async def everyone(session: AsyncSession) -> tuple[Account, ...]:
    """All accounts, oldest first."""
    rows = await session.execute(select(*ACCOUNT).order_by(AccountRow.created_at, AccountRow.email))
    return tuple(Account(*row) for row in rows)


def _normal(email: str) -> str:
    """One spelling for each address: mailboxes that differ in case alone are in practice one person's."""
    email = email.strip().lower()
    if len(email) > _LONGEST_EMAIL or not _EMAIL.fullmatch(email):
        raise InvalidRequest(f"{email!r} is no email address.", code="invalid_email", param="email")
    return email

"""The accounts themselves: who they are, found by id or by email."""

import re
from collections.abc import Sequence
from datetime import datetime
from typing import Any, get_args
from uuid import UUID, uuid4

from sqlalchemy import and_, exists, func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from limner.accounts.models import Account, Limits, Page, Role
from limner.accounts.tables import AccountRow
from limner.kit.database import insert_for
from limner.kit.errors import InvalidRequest, NotFound
from limner.kit.short_text import one_line

_EMAIL = re.compile(r"[^@\s]+@[^@\s]+")
_LONGEST_EMAIL = 320

ACCOUNT = (
    AccountRow.id,
    AccountRow.email,
    AccountRow.name,
    AccountRow.balance,
    AccountRow.held,
    AccountRow.created_at,
    AccountRow.role,
    AccountRow.requests_per_second,
    AccountRow.images_per_minute,
)
"""The columns of an `Account`, in its order, its limits last."""
LIVE = AccountRow.deleted_at.is_(None)
"""The condition of accounts that are not deleted."""
LONGEST_NAME = 200
"""Characters."""
ROLES: tuple[Role, ...] = get_args(Role)
MOST_LISTED = 200
"""Accounts on one page."""
MOST_LIMITED = 1_000_000
"""The largest rate limit of an account's own."""


def account_of(row: Sequence[Any]) -> Account:
    """The account of a row of `ACCOUNT`."""
    values: list[Any] = [*row[:-2], Limits(*row[-2:])]
    return Account(*values)


async def enrol(session: AsyncSession, email: str, name: str, now: datetime) -> UUID:
    """Add an account without units. Raises InvalidRequest for what is no email or name, or an email that is taken."""
    account_id = uuid4()
    added = await session.execute(
        insert_for(session, AccountRow)
        .values(id=account_id, email=normal(email), name=_named(name), balance=0, held=0, created_at=now)
        .on_conflict_do_nothing(index_elements=[AccountRow.email])
        .returning(AccountRow.id)
    )
    if added.one_or_none() is None:
        raise _taken(email)
    return account_id


async def by_id(session: AsyncSession, account_id: UUID) -> Account:
    """Raises NotFound."""
    row = (await session.execute(select(*ACCOUNT).where(AccountRow.id == account_id, LIVE))).one_or_none()
    if row is None:
        raise NotFound(f"There is no account {account_id}.", code="account_not_found")
    return account_of(row)


async def lock(session: AsyncSession, account_id: UUID) -> None:
    """Keep others from changing the account until the transaction ends; SQLite has one writer in any case."""
    await session.execute(select(AccountRow.id).where(AccountRow.id == account_id).with_for_update())


async def locked(session: AsyncSession, account_id: UUID) -> Account:
    """The account, as it stays until the transaction ends. Raises NotFound."""
    await lock(session, account_id)
    return await by_id(session, account_id)


async def by_email(session: AsyncSession, email: str) -> Account:
    """Raises NotFound."""
    row = (await session.execute(select(*ACCOUNT).where(AccountRow.email == normal(email), LIVE))).one_or_none()
    if row is None:
        raise NotFound(f"There is no account for {email}.", code="account_not_found")
    return account_of(row)


async def anybody(session: AsyncSession) -> bool:
    """Whether there is an account."""
    return bool(await session.scalar(select(exists(select(AccountRow.id)))))


async def everyone(session: AsyncSession) -> tuple[Account, ...]:
    """All accounts, oldest first."""
    rows = await session.execute(select(*ACCOUNT).where(LIVE).order_by(AccountRow.created_at, AccountRow.email))
    return tuple(account_of(row) for row in rows)


async def page(session: AsyncSession, search: str, after: UUID | None, limit: int) -> Page:
    """Up to `limit` accounts whose address or name has `search` in it, newest first, from behind `after` on.

    Raises InvalidRequest unless 1 ≤ limit ≤ `MOST_LISTED`, and NotFound for `after`.
    """
    if not 1 <= limit <= MOST_LISTED:
        raise InvalidRequest(f"A page has 1 to {MOST_LISTED} accounts, not {limit}.", param="limit")
    found = select(*ACCOUNT).where(LIVE)
    if search := search.strip().lower():
        columns = (AccountRow.email, AccountRow.name)
        found = found.where(or_(*(func.lower(column).contains(search, autoescape=True) for column in columns)))
    if after is not None:
        last = (await by_id(session, after)).created_at
        earlier = and_(AccountRow.created_at == last, AccountRow.id < after)
        found = found.where(or_(AccountRow.created_at < last, earlier))
    ordered = found.order_by(AccountRow.created_at.desc(), AccountRow.id.desc()).limit(limit + 1)
    accounts = [account_of(row) for row in await session.execute(ordered)]
    return Page(tuple(accounts[:limit]), accounts[limit - 1].id if len(accounts) > limit else None)


async def rename(session: AsyncSession, account_id: UUID, name: str) -> None:
    """Call an account otherwise. Raises NotFound, or InvalidRequest as `one_line` does."""
    await _change(session, account_id, name=_named(name))


async def readdress(session: AsyncSession, account_id: UUID, email: str) -> None:
    """Give an account another address. Raises NotFound, or InvalidRequest as `enrol` does."""
    email = normal(email)
    if await session.scalar(select(AccountRow.id).where(AccountRow.email == email, AccountRow.id != account_id)):
        raise _taken(email)
    try:
        await _change(session, account_id, email=email)
    except IntegrityError as error:  # somebody else has just taken it
        raise _taken(email) from error


async def appoint(session: AsyncSession, account_id: UUID, role: Role) -> None:
    """Give an account a role. Raises NotFound, or InvalidRequest for what is none."""
    if role not in ROLES:
        raise InvalidRequest(f"{role!r} is no role; accepted: {', '.join(ROLES)}.", code="invalid_value", param="role")
    await _change(session, account_id, role=role)


async def limit(session: AsyncSession, account_id: UUID, limits: Limits) -> None:
    """Give an account limits of its own. Raises NotFound, or InvalidRequest for one below 0 or above `MOST_LIMITED`."""
    given = {name: getattr(limits, name) for name in ("requests_per_second", "images_per_minute")}
    for name, value in given.items():
        if value is not None and not 0 <= value <= MOST_LIMITED:
            raise InvalidRequest(
                f"{value} is no limit; accepted: 0, which is none, to {MOST_LIMITED}.", code="invalid_value", param=name
            )
    await _change(session, account_id, **given)


async def _change(session: AsyncSession, account_id: UUID, **values: object) -> None:
    changed = update(AccountRow).where(AccountRow.id == account_id, LIVE).values(values).returning(AccountRow.id)
    if (await session.execute(changed)).one_or_none() is None:
        raise NotFound(f"There is no account {account_id}.", code="account_not_found")


def _named(name: str) -> str:
    return one_line(name, LONGEST_NAME, "name")


def _taken(email: str) -> InvalidRequest:
    return InvalidRequest(f"There is an account for {email} already.", code="email_taken", param="email")


def normal(email: str) -> str:
    """The one spelling of an address: mailboxes that differ in case alone are in practice one person's.

    Raises InvalidRequest for what is none.
    """
    email = email.strip().lower()
    if len(email) > _LONGEST_EMAIL or not (_EMAIL.fullmatch(email) and email.isprintable()):
        raise InvalidRequest(f"{email!r} is no email address.", code="invalid_email", param="email")
    return email

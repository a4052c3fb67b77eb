"""API keys: `lmn_` and 256 random bits, so that authentication is one indexed read."""

import hmac
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, get_args
from uuid import UUID, uuid4

from sqlalchemy import bindparam, func, insert, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from limner.accounts import tokens
from limner.accounts.models import Account, Key, Scope
from limner.accounts.roster import ACCOUNT, account_of
from limner.accounts.tables import AccountRow, KeyRow
from limner.kit.database import UtcDateTime
from limner.kit.errors import InvalidRequest, NotFound
from limner.kit.short_text import one_line

_PREFIX = "lmn_"
LONGEST_LABEL = 200
"""Characters."""
SCOPES: tuple[Scope, ...] = get_args(Scope)
_LOOKUP = 32
_SEEN_EVERY = timedelta(minutes=1)

_KEY = (
    KeyRow.id,
    KeyRow.account_id,
    KeyRow.label,
    KeyRow.created_at,
    KeyRow.last_used_at,
    KeyRow.revoked_at,
    KeyRow.scope,
)
_FIND = (
    select(KeyRow.digest, *_KEY, *ACCOUNT)
    .join(AccountRow, AccountRow.id == KeyRow.account_id)
    .where(KeyRow.lookup == bindparam("half"), KeyRow.revoked_at.is_(None), AccountRow.deleted_at.is_(None))
)


async def make(session: AsyncSession, account_id: UUID, label: str, scope: Scope, now: datetime) -> tuple[Key, str]:
    """Make a key and return it with its text, which nothing can show again. Raises InvalidRequest."""
    label = one_line(label, LONGEST_LABEL, "label")
    if scope not in SCOPES:
        raise InvalidRequest(
            f"{scope!r} is no scope of a key; accepted: {', '.join(SCOPES)}.", code="invalid_value", param="scope"
        )
    text = tokens.fresh(_PREFIX)
    digest = tokens.digest(text, _PREFIX) or ""
    key = Key(uuid4(), account_id, label, created_at=now, last_used_at=None, revoked_at=None, scope=scope)
    await session.execute(
        insert(KeyRow).values(
            id=key.id,
            account_id=account_id,
            lookup=digest[:_LOOKUP],
            digest=digest,
            label=label,
            scope=scope,
            created_at=now,
        )
    )
    return key, text


async def find(session: AsyncSession, text: str) -> tuple[Key, Account] | None:
    """The key with this text and its account; None for an unknown, revoked or malformed one.

    The index is asked for half of the digest; the comparison of the whole takes the same time for any text.
    """
    digest = tokens.digest(text, _PREFIX)
    if digest is None:
        return None
    found = await session.execute(_FIND, {"half": digest[:_LOOKUP]})
    row: Sequence[Any] | None = found.one_or_none()
    if row is None or not hmac.compare_digest(row[0], digest):
        return None
    _, *columns = row
    return Key(*columns[: len(_KEY)]), account_of(columns[len(_KEY) :])


def seen_lately(key: Key, now: datetime) -> bool:
    """Whether the key's last use is known to the minute."""
    return key.last_used_at is not None and now - key.last_used_at < _SEEN_EVERY


async def saw(session: AsyncSession, key: Key, now: datetime) -> None:
    """Note a use of the key, unless another did within the minute."""
    stale = or_(KeyRow.last_used_at.is_(None), KeyRow.last_used_at <= now - _SEEN_EVERY)
    await session.execute(update(KeyRow).where(KeyRow.id == key.id, stale).values(last_used_at=now))


async def of(session: AsyncSession, account_id: UUID) -> tuple[Key, ...]:
    """An account's keys, revoked ones included, oldest first."""
    rows = await session.execute(
        select(*_KEY).where(KeyRow.account_id == account_id).order_by(KeyRow.created_at, KeyRow.id)
    )
    return tuple(Key(*row) for row in rows)


async def revoke(session: AsyncSession, key_id: UUID, now: datetime, owner: UUID | None = None) -> None:
    """Refuse the key from now on; the first revocation's time stays.

    Raises NotFound for an unknown key, and for one of another account than `owner`.
    """
    own = () if owner is None else (KeyRow.account_id == owner,)
    found = await session.execute(
        update(KeyRow)
        .where(KeyRow.id == key_id, *own)
        .values(revoked_at=func.coalesce(KeyRow.revoked_at, literal(now, UtcDateTime)))
        .returning(KeyRow.id)
    )
    if found.one_or_none() is None:
        raise NotFound(f"There is no key {key_id}.", code="key_not_found")


async def revoke_all(session: AsyncSession, account_id: UUID, now: datetime) -> None:
    """Refuse all keys of an account from now on."""
    live = update(KeyRow).where(KeyRow.account_id == account_id, KeyRow.revoked_at.is_(None))
    await session.execute(live.values(revoked_at=now))

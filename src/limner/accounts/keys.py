"""API keys: `lmn_` and 256 random bits, stored as their SHA-256.

A slow password hash would protect a guessable secret; 256 random bits cannot be guessed, so a fast one loses
nothing and keeps authentication at one indexed read.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

from sqlalchemy import bindparam, func, insert, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from limner.accounts.models import Account, Key
from limner.accounts.roster import ACCOUNT
from limner.accounts.tables import AccountRow, KeyRow
from limner.kit.database import UtcDateTime
from limner.kit.errors import NotFound

_FORM = re.compile(r"lmn_[A-Za-z0-9_-]{43}")
_LOOKUP = 32
_SEEN_EVERY = timedelta(minutes=1)

_KEY = (
    KeyRow.id,
    KeyRow.account_id,
    KeyRow.label,
    KeyRow.created_at,
    KeyRow.last_used_at,
    KeyRow.revoked_at,
)
_FIND = (
    select(KeyRow.digest, *_KEY, *ACCOUNT)
    .join(AccountRow, AccountRow.id == KeyRow.account_id)
    .where(KeyRow.lookup == bindparam("half"), KeyRow.revoked_at.is_(None))
)


async def make(session: AsyncSession, account_id: UUID, label: str, now: datetime) -> tuple[Key, str]:
    """Make a key and return it with its text, which nothing can show again."""
    text = "lmn_" + secrets.token_urlsafe(32)
    digest = _digest(text)
    key = Key(uuid4(), account_id, label, created_at=now, last_used_at=None, revoked_at=None)
    await session.execute(
        insert(KeyRow).values(
            id=key.id,
            account_id=account_id,
            lookup=digest[:_LOOKUP],
            digest=digest,
            label=label,
            created_at=now,
        )
    )
    return key, text


async def find(session: AsyncSession, text: str) -> tuple[Key, Account] | None:
    """The key with this text and its account; None for an unknown, revoked or malformed one.

    The index is asked for half of the digest; the comparison of the whole takes the same time for any text.
    """
    if not _FORM.fullmatch(text):
        return None
    digest = _digest(text)
    found = await session.execute(_FIND, {"half": digest[:_LOOKUP]})
    row: Sequence[Any] | None = found.one_or_none()
    if row is None or not hmac.compare_digest(row[0], digest):
        return None
    _, *columns = row
    return Key(*columns[: len(_KEY)]), Account(*columns[len(_KEY) :])


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


async def revoke(session: AsyncSession, key_id: UUID, now: datetime) -> None:
    """Refuse the key from now on; the first revocation's time stays. Raises NotFound for an unknown key."""
    found = await session.execute(
        update(KeyRow)
        .where(KeyRow.id == key_id)
        .values(revoked_at=func.coalesce(KeyRow.revoked_at, literal(now, UtcDateTime)))
        .returning(KeyRow.id)
    )
    if found.one_or_none() is None:
        raise NotFound(f"There is no key {key_id}.", code="key_not_found")


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("ascii")).hexdigest()

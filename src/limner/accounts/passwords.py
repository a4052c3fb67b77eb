"""Passwords: kept as argon2id hashes, of which each guess costs as much memory and time as they were made with."""

import asyncio
import unicodedata
from datetime import datetime
from typing import Final
from uuid import UUID

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from limner.accounts.models import Account
from limner.accounts.roster import ACCOUNT, LIVE, account_of
from limner.accounts.tables import AccountRow, PasswordRow
from limner.kit.database import insert_for
from limner.kit.errors import InvalidRequest

SHORTEST: Final = 10
"""Characters."""
LONGEST: Final = 256
"""Characters."""
AT_ONCE: Final = 4
"""Passwords that are hashed at the same time: each takes 64 MiB meanwhile, and others wait for their turn."""


class Hashing:
    """Makes hashes and compares passwords with them, in threads."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        """`hasher` by default has the library's parameters (RFC 9106's for little memory)."""
        self._hasher = hasher or PasswordHasher()
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        """The hash of a password, another one each time."""
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, _bytes(password))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether the hash is the password's; without a hash it takes as long, and is False."""
        if self._nobodys is None:
            self._nobodys = await self.hash("nobody's")
        async with self._turn:
            fits = await asyncio.to_thread(self._verify, kept or self._nobodys, password)
        return fits and kept is not None

    def outdated(self, kept: str) -> bool:
        """Whether it was made with other parameters than new ones are."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, _bytes(password))
        except (VerificationError, InvalidHashError):
            return False


def check(password: str) -> None:
    """Raises InvalidRequest for what may be no password."""
    length = len(_normal(password))
    if not SHORTEST <= length <= LONGEST:
        raise InvalidRequest(
            f"A password has {SHORTEST} to {LONGEST} characters; this one has {length}.",
            code="invalid_password",
            param="password",
        )


async def of_email(session: AsyncSession, email: str) -> tuple[Account, str | None] | None:
    """The account with this address, which is in its one spelling, and its password's hash, if it has one."""
    both = select(*ACCOUNT, PasswordRow.hash).outerjoin(PasswordRow, PasswordRow.account_id == AccountRow.id)
    row = (await session.execute(both.where(AccountRow.email == email, LIVE))).one_or_none()
    return (account_of(row[:-1]), row[-1]) if row else None


async def of_account(session: AsyncSession, account_id: UUID) -> str | None:
    """The hash of an account's password, if it has one."""
    return await session.scalar(select(PasswordRow.hash).where(PasswordRow.account_id == account_id))


async def store(session: AsyncSession, account_id: UUID, kept: str, now: datetime) -> None:
    """Give an account the password with this hash, in place of any that it has."""
    new = insert_for(session, PasswordRow).values(account_id=account_id, hash=kept, changed_at=now)
    replaced = {"hash": new.excluded.hash, "changed_at": new.excluded.changed_at}
    await session.execute(new.on_conflict_do_update(index_elements=[PasswordRow.account_id], set_=replaced))


async def rehash(session: AsyncSession, account_id: UUID, old: str, new: str) -> None:
    """Keep the same password by another hash, unless another password has taken its place."""
    same = update(PasswordRow).where(PasswordRow.account_id == account_id, PasswordRow.hash == old)
    await session.execute(same.values(hash=new))


async def forget(session: AsyncSession, account_id: UUID) -> None:
    """Leave an account without a password."""
    await session.execute(delete(PasswordRow).where(PasswordRow.account_id == account_id))


def _normal(password: str) -> str:
    """The same however a keyboard composes its characters (RFC 8265)."""
    return unicodedata.normalize("NFC", password)


def _bytes(password: str) -> bytes:
    """What is hashed; of what is too long to be a password, a part that is too long as well."""
    return _normal(password)[: LONGEST + 1].encode(errors="surrogatepass")

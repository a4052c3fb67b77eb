"""Sign-ins under way: from the moment that a browser leaves for a provider until it comes back, once."""

import secrets
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Final
from uuid import UUID

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncSession

from limner.accounts.tables import AttemptRow
from limner.openid.errors import OpenIdRefused

LIFE: Final = timedelta(minutes=10)
"""How long somebody may take to sign in at the provider."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A sign-in under way; `account_id` is the account that it is to be linked to, where somebody is signed in."""

    provider: str
    redirect_uri: str
    next_path: str
    account_id: UUID | None
    nonce: str = field(repr=False)
    verifier: str = field(repr=False)


async def begin(session: AsyncSession, attempt: Attempt, now: datetime) -> tuple[str, str]:
    """Keep an attempt, and forget those that are over. Returns its state, and the secret that the browser keeps."""
    await session.execute(delete(AttemptRow).where(AttemptRow.expires_at <= now))
    state, secret = secrets.token_urlsafe(32), secrets.token_urlsafe(32)
    await session.execute(
        insert(AttemptRow).values(
            state=_digest(state),
            browser=_digest(secret),
            provider=attempt.provider,
            nonce=attempt.nonce,
            verifier=attempt.verifier,
            redirect_uri=attempt.redirect_uri,
            next_path=attempt.next_path,
            account_id=attempt.account_id,
            expires_at=now + LIFE,
        )
    )
    return state, secret


async def take(session: AsyncSession, provider: str, state: str, secret: str, now: datetime) -> Attempt:
    """The attempt of this state, once, in the browser that began it. Raises OpenIdRefused."""
    own = delete(AttemptRow).where(
        AttemptRow.state == _digest(state),
        AttemptRow.browser == _digest(secret),
        AttemptRow.provider == provider,
        AttemptRow.expires_at > now,
    )
    columns = (AttemptRow.redirect_uri, AttemptRow.next_path, AttemptRow.account_id)
    row = (await session.execute(own.returning(*columns, AttemptRow.nonce, AttemptRow.verifier))).one_or_none()
    if row is None:
        raise OpenIdRefused("This sign-in was not begun in this browser, or is over. Begin again.")
    return Attempt(provider, *row)


def _digest(text: str) -> str:
    return sha256(text.encode(errors="surrogatepass")).hexdigest()

"""Sessions: who is signed in, in which browser, until when. A browser keeps the token, the database its SHA-256."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, Final
from uuid import UUID, uuid4

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from limner.accounts import roster, tokens
from limner.accounts.models import Browser, SignedIn, Way, WebSession
from limner.accounts.roster import ACCOUNT, LIVE, account_of
from limner.accounts.settings import AccountSettings
from limner.accounts.tables import AccountRow, SessionRow
from limner.kit.errors import NotFound

PREFIX: Final = "lms_"
SEEN_EVERY: Final = timedelta(minutes=1)
"""How exactly a session's last use is known."""
LONGEST_AGENT: Final = 300
"""Characters that are kept of what a browser calls itself."""
LONGEST_ADDRESS: Final = 64

_SESSION = (
    SessionRow.id,
    SessionRow.account_id,
    SessionRow.way,
    SessionRow.agent,
    SessionRow.address,
    SessionRow.created_at,
    SessionRow.seen_at,
    SessionRow.expires_at,
    SessionRow.ends_at,
)


async def begin(
    session: AsyncSession, account_id: UUID, way: Way, browser: Browser, settings: AccountSettings, now: datetime
) -> SignedIn:
    """Sign somebody in, with a token that nobody knew before; the browser's earlier session ends.

    Ends those that are more than an account may have, the ones first that were not used for longest. Raises NotFound.
    """
    account = await roster.locked(session, account_id)
    if browser.token is not None:
        await end(session, browser.token)
    ends_at = now + timedelta(seconds=settings.session_life)
    begun = WebSession(
        id=uuid4(),
        account_id=account_id,
        way=way,
        agent=browser.agent[:LONGEST_AGENT],
        address=browser.address[:LONGEST_ADDRESS],
        created_at=now,
        seen_at=now,
        expires_at=min(now + timedelta(seconds=settings.session_idle), ends_at),
        ends_at=ends_at,
    )
    token = tokens.fresh(PREFIX)
    values = {column.key: getattr(begun, column.key) for column in _SESSION}
    await session.execute(insert(SessionRow).values(digest=tokens.digest(token, PREFIX), **values))
    await _end_surplus(session, begun, settings.account_sessions)
    return SignedIn(account, begun, token)


async def _end_surplus(session: AsyncSession, begun: WebSession, most: int) -> None:
    """End an account's other sessions that are too many beside the one that has just begun."""
    others = select(SessionRow.id).where(SessionRow.account_id == begun.account_id, SessionRow.id != begun.id)
    newest = others.order_by(SessionRow.seen_at.desc(), SessionRow.created_at.desc())
    if surplus := (await session.scalars(newest.offset(most - 1))).all():
        await session.execute(delete(SessionRow).where(SessionRow.id.in_(surplus)))


async def find(session: AsyncSession, token: str, now: datetime) -> SignedIn | None:
    """Who is signed in by this token; None for one that is unknown, over or malformed."""
    digest = tokens.digest(token, PREFIX)
    if digest is None:
        return None
    both = select(*_SESSION, *ACCOUNT).join(AccountRow, AccountRow.id == SessionRow.account_id)
    live = both.where(SessionRow.digest == digest, SessionRow.expires_at > now, LIVE)
    row = (await session.execute(live)).one_or_none()
    if row is None:
        return None
    columns: Sequence[Any] = row
    return SignedIn(account_of(columns[len(_SESSION) :]), WebSession(*columns[: len(_SESSION)]), token)


async def saw(session: AsyncSession, seen: WebSession, idle: timedelta, now: datetime) -> None:
    """Note a use, from which on the session lives for `idle` again, but never beyond its end."""
    alive = update(SessionRow).where(SessionRow.id == seen.id, SessionRow.expires_at > now)
    await session.execute(alive.values(seen_at=now, expires_at=min(now + idle, seen.ends_at)))


async def of(session: AsyncSession, account_id: UUID, now: datetime) -> tuple[WebSession, ...]:
    """An account's sessions, the one that was used last first."""
    own = select(*_SESSION).where(SessionRow.account_id == account_id, SessionRow.expires_at > now)
    rows = await session.execute(own.order_by(SessionRow.seen_at.desc(), SessionRow.id))
    return tuple(WebSession(*row) for row in rows)


async def end(session: AsyncSession, token: str) -> None:
    """End the session of this token, if there is one."""
    digest = tokens.digest(token, PREFIX)
    if digest is not None:
        await session.execute(delete(SessionRow).where(SessionRow.digest == digest))


async def end_one(session: AsyncSession, session_id: UUID, owner: UUID) -> None:
    """End an account's session. Raises NotFound for one of another account."""
    own = delete(SessionRow).where(SessionRow.id == session_id, SessionRow.account_id == owner)
    if (await session.execute(own.returning(SessionRow.id))).one_or_none() is None:
        raise NotFound(f"There is no session {session_id}.", code="session_not_found")


async def end_all(session: AsyncSession, account_id: UUID, but: UUID | None = None) -> int:
    """End an account's sessions, but for one; returns their number."""
    own = delete(SessionRow).where(SessionRow.account_id == account_id)
    if but is not None:
        own = own.where(SessionRow.id != but)
    return len((await session.execute(own.returning(SessionRow.id))).all())


async def sweep(session: AsyncSession, now: datetime) -> None:
    """Delete those that are over."""
    await session.execute(delete(SessionRow).where(SessionRow.expires_at <= now))

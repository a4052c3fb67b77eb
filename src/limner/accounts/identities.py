"""Identities: who people are at OpenID providers, and which accounts they sign in to."""

from uuid import UUID

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from limner.accounts.models import Identity
from limner.accounts.tables import IdentityRow
from limner.kit.database import insert_for
from limner.kit.errors import NotFound

_IDENTITY = (
    IdentityRow.issuer,
    IdentityRow.subject,
    IdentityRow.account_id,
    IdentityRow.email,
    IdentityRow.created_at,
)


async def find(session: AsyncSession, issuer: str, subject: str) -> UUID | None:
    """The account of an identity, if it has one."""
    own = select(IdentityRow.account_id).where(IdentityRow.issuer == issuer, IdentityRow.subject == subject)
    return await session.scalar(own)


async def link(session: AsyncSession, identity: Identity) -> UUID:
    """Let an identity sign in to an account, unless it does to another; returns the account that it signs in to."""
    columns = {column.key: getattr(identity, column.key) for column in _IDENTITY}
    new = insert_for(session, IdentityRow).values(**columns)
    await session.execute(new.on_conflict_do_nothing(index_elements=[IdentityRow.issuer, IdentityRow.subject]))
    return await find(session, identity.issuer, identity.subject) or identity.account_id


async def told(session: AsyncSession, issuer: str, subject: str, email: str) -> None:
    """Keep the address that a provider tells of an identity now."""
    own = update(IdentityRow).where(IdentityRow.issuer == issuer, IdentityRow.subject == subject)
    await session.execute(own.where(IdentityRow.email != email).values(email=email))


async def of(session: AsyncSession, account_id: UUID) -> tuple[Identity, ...]:
    """The identities that sign in to an account, oldest first."""
    own = select(*_IDENTITY).where(IdentityRow.account_id == account_id)
    return tuple(Identity(*row) for row in await session.execute(own.order_by(IdentityRow.created_at)))


async def unlink(session: AsyncSession, issuer: str, subject: str, owner: UUID) -> None:
    """Let an identity no longer sign in to an account. Raises NotFound."""
    own = delete(IdentityRow).where(
        IdentityRow.issuer == issuer, IdentityRow.subject == subject, IdentityRow.account_id == owner
    )
    if (await session.execute(own.returning(IdentityRow.account_id))).one_or_none() is None:
        raise NotFound(f"No {subject} of {issuer} signs in to this account.", code="identity_not_found")


async def forget(session: AsyncSession, account_id: UUID) -> None:
    """Unlink all of an account."""
    await session.execute(delete(IdentityRow).where(IdentityRow.account_id == account_id))

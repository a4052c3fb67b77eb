"""The tables: accounts, how they sign in, their keys, the holds on their balances, the ledger, the answers kept for
retries.
"""

from datetime import date, datetime
from typing import Any
from uuid import UUID, uuid4

from sqlalchemy import JSON, BigInteger, CheckConstraint, ForeignKey, Index, Integer, String
from sqlalchemy.orm import Mapped, mapped_column

from limner.accounts.models import EntryKind, Purpose, Role, Scope, Way
from limner.kit.database import Base, UtcDateTime


class AccountRow(Base):
    """An account. `balance` and `held` are sums over the ledger and the holds, kept beside them.

    One with `deleted_at` has neither name nor address any more; with `emptied_at` all that it kept is gone as well.
    """

    __tablename__ = "accounts"
    __table_args__ = (
        CheckConstraint("balance >= 0", name="balance_not_negative"),
        CheckConstraint("held >= 0", name="held_not_negative"),
        CheckConstraint("held <= balance", name="held_within_balance"),
    )

    id: Mapped[UUID] = mapped_column(primary_key=True, default=uuid4)
    email: Mapped[str] = mapped_column(String(320), unique=True)
    name: Mapped[str] = mapped_column(String)
    balance: Mapped[int] = mapped_column(BigInteger)
    held: Mapped[int] = mapped_column(BigInteger, default=0)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    role: Mapped[Role] = mapped_column(String(16), default="user")
    requests_per_second: Mapped[int | None]
    images_per_minute: Mapped[int | None]
    deleted_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    emptied_at: Mapped[datetime | None] = mapped_column(UtcDateTime)


class KeyRow(Base):
    """A key, as the SHA-256 of its text; `lookup` is the digest's first half."""

    __tablename__ = "keys"

    id: Mapped[UUID] = mapped_column(primary_key=True, default=uuid4)
    account_id: Mapped[UUID] = mapped_column(ForeignKey("accounts.id"), index=True)
    lookup: Mapped[str] = mapped_column(String(32), unique=True)
    digest: Mapped[str] = mapped_column(String(64))
    label: Mapped[str] = mapped_column(String)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    last_used_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    revoked_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    scope: Mapped[Scope] = mapped_column(String(16), default="all")


class PasswordRow(Base):
    """An account's password, as its argon2id hash."""

    __tablename__ = "passwords"

    account_id: Mapped[UUID] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    hash: Mapped[str] = mapped_column(String)
    changed_at: Mapped[datetime] = mapped_column(UtcDateTime)


class LinkRow(Base):
    """A link to sign in by, or to set a password with, as the SHA-256 of its token. It is deleted when it is used."""

    __tablename__ = "sign_in_links"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    account_id: Mapped[UUID] = mapped_column(ForeignKey("accounts.id"), index=True)
    purpose: Mapped[Purpose] = mapped_column(String(16))
    expires_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)


class SessionRow(Base):
    """A session of a browser, as the SHA-256 of its token."""

    __tablename__ = "sessions"

    id: Mapped[UUID] = mapped_column(primary_key=True, default=uuid4)
    account_id: Mapped[UUID] = mapped_column(ForeignKey("accounts.id"), index=True)
    digest: Mapped[str] = mapped_column(String(64), unique=True)
    way: Mapped[Way] = mapped_column(String(16))
    agent: Mapped[str] = mapped_column(String)
    address: Mapped[str] = mapped_column(String)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    seen_at: Mapped[datetime] = mapped_column(UtcDateTime)
    expires_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)
    ends_at: Mapped[datetime] = mapped_column(UtcDateTime)


class IdentityRow(Base):
    """Somebody at an OpenID provider, and the account that they sign in to."""

    __tablename__ = "identities"

    issuer: Mapped[str] = mapped_column(String, primary_key=True)
    subject: Mapped[str] = mapped_column(String(255), primary_key=True)
    account_id: Mapped[UUID] = mapped_column(ForeignKey("accounts.id"), index=True)
    email: Mapped[str] = mapped_column(String(320))
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)


class AttemptRow(Base):
    """A sign-in at an OpenID provider that is under way; `state` and `browser` are SHA-256 of what they were."""

    __tablename__ = "openid_attempts"

    state: Mapped[str] = mapped_column(String(64), primary_key=True)
    browser: Mapped[str] = mapped_column(String(64))
    provider: Mapped[str] = mapped_column(String)
    nonce: Mapped[str] = mapped_column(String)
    verifier: Mapped[str] = mapped_column(String)
    redirect_uri: Mapped[str] = mapped_column(String)
    next_path: Mapped[str] = mapped_column(String)
    account_id: Mapped[UUID | None] = mapped_column(ForeignKey("accounts.id"), index=True)
    expires_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)


class HoldRow(Base):
    """Units set aside for work under way. Past `expires_at` nobody stands behind it and it goes back.

    With `charged` the units have been taken already, `units` is 0, and the answer is still to be given.
    """

    __tablename__ = "holds"
    __table_args__ = (CheckConstraint("units >= 0", name="units_not_negative"),)

    id: Mapped[UUID] = mapped_column(primary_key=True, default=uuid4)
    account_id: Mapped[UUID] = mapped_column(ForeignKey("accounts.id"), index=True)
    units: Mapped[int] = mapped_column(BigInteger)
    charged: Mapped[int | None] = mapped_column(BigInteger)
    reference: Mapped[str] = mapped_column(String)
    expires_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)


class LedgerRow(Base):
    """A change of a balance, signed. Rows are added, and never changed; old ones go by whole days and for good.

    On PostgreSQL in parts by month (`limner.kit.months`), where `created_at` is the primary key's second column.
    """

    __tablename__ = "ledger"
    __table_args__ = (Index(None, "account_id", "id"), Index(None, "account_id", "created_at", "id"))

    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True)
    account_id: Mapped[UUID] = mapped_column(ForeignKey("accounts.id"))
    amount: Mapped[int] = mapped_column(BigInteger)
    kind: Mapped[EntryKind] = mapped_column(String(16))
    reference: Mapped[str] = mapped_column(String)
    note: Mapped[str] = mapped_column(String)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    operation: Mapped[str] = mapped_column(String, default="")
    images: Mapped[int] = mapped_column(default=0)
    image_ids: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True))


class LedgerDayRow(Base):
    """The sums of a day of UTC over an account's lines of one operation and kind, changed with each line."""

    __tablename__ = "ledger_days"

    account_id: Mapped[UUID] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    day: Mapped[date] = mapped_column(primary_key=True)
    operation: Mapped[str] = mapped_column(String, primary_key=True)
    kind: Mapped[EntryKind] = mapped_column(String(16), primary_key=True)
    units: Mapped[int] = mapped_column(BigInteger)
    images: Mapped[int] = mapped_column(BigInteger)
    entries: Mapped[int] = mapped_column(BigInteger)


class LedgerStartRow(Base):
    """The first day of UTC whose lines the ledger has, in one row; of days before it `ledger_days` has the sums."""

    __tablename__ = "ledger_start"

    id: Mapped[int] = mapped_column(primary_key=True)
    day: Mapped[date]


class IdempotencyRow(Base):
    """A request that carries an idempotency key; without `answer` it still runs.

    From `expires_at` on the key is free again, whether its request has died or its answer has grown old.
    """

    __tablename__ = "idempotency"

    account_id: Mapped[UUID] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    key: Mapped[str] = mapped_column(String(255), primary_key=True)
    fingerprint: Mapped[str] = mapped_column(String(128))
    run: Mapped[UUID]
    answer: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    expires_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)

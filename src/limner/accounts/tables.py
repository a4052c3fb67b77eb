"""The tables: accounts, their keys, the holds on their balances, the ledger, the answers kept for retries."""

from datetime import datetime
from typing import Any
from uuid import UUID, uuid4

from sqlalchemy import JSON, BigInteger, CheckConstraint, ForeignKey, Index, Integer, String
from sqlalchemy.orm import Mapped, mapped_column

from limner.accounts.models import EntryKind
from limner.kit.database import Base, UtcDateTime


class AccountRow(Base):
    """An account. `balance` and `held` are sums over the ledger and the holds, kept beside them."""

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
    """A change of a balance, signed. Rows are added, never changed or removed."""

    __tablename__ = "ledger"
    __table_args__ = (Index(None, "account_id", "id"),)

    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True)
    account_id: Mapped[UUID] = mapped_column(ForeignKey("accounts.id"))
    amount: Mapped[int] = mapped_column(BigInteger)
    kind: Mapped[EntryKind] = mapped_column(String(16))
    reference: Mapped[str] = mapped_column(String)
    note: Mapped[str] = mapped_column(String)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)


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

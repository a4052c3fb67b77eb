"""The first tables: accounts and their money, and the images kept."""

import sqlalchemy as sa
from alembic import op

from limner.kit.database import UtcDateTime

revision = "0001"
down_revision = None


def upgrade() -> None:
    _accounts()
    _keys()
    _holds()
    _ledger()
    _idempotency()
    _images()


def _accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("email", sa.String(320), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("balance", sa.BigInteger(), nullable=False),
        sa.Column("held", sa.BigInteger(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint("balance >= 0", name=op.f("ck_accounts_balance_not_negative")),
        sa.CheckConstraint("held >= 0", name=op.f("ck_accounts_held_not_negative")),
        sa.CheckConstraint("held <= balance", name=op.f("ck_accounts_held_within_balance")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_accounts")),
        sa.UniqueConstraint("email", name=op.f("uq_accounts_email")),
    )


def _keys() -> None:
    op.create_table(
        "keys",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("account_id", sa.Uuid(), nullable=False),
        sa.Column("lookup", sa.String(32), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("label", sa.String(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("last_used_at", UtcDateTime()),
        sa.Column("revoked_at", UtcDateTime()),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_keys")),
        sa.UniqueConstraint("lookup", name=op.f("uq_keys_lookup")),
        _of_account("keys"),
    )
    op.create_index(op.f("ix_keys_account_id"), "keys", ["account_id"])


def _holds() -> None:
    op.create_table(
        "holds",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("account_id", sa.Uuid(), nullable=False),
        sa.Column("units", sa.BigInteger(), nullable=False),
        sa.Column("reference", sa.String(), nullable=False),
        sa.Column("expires_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint("units >= 0", name=op.f("ck_holds_units_not_negative")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_holds")),
        _of_account("holds"),
    )
    op.create_index(op.f("ix_holds_account_id"), "holds", ["account_id"])
    op.create_index(op.f("ix_holds_expires_at"), "holds", ["expires_at"])


def _ledger() -> None:
    op.create_table(
        "ledger",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("account_id", sa.Uuid(), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("reference", sa.String(), nullable=False),
        sa.Column("note", sa.String(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_ledger")),
        _of_account("ledger"),
    )
    op.create_index(op.f("ix_ledger_account_id_id"), "ledger", ["account_id", "id"])


def _idempotency() -> None:
    op.create_table(
        "idempotency",
        sa.Column("account_id", sa.Uuid(), nullable=False),
        sa.Column("key", sa.String(255), nullable=False),
        sa.Column("fingerprint", sa.String(128), nullable=False),
        sa.Column("run", sa.Uuid(), nullable=False),
        sa.Column("answer", sa.JSON(none_as_null=True)),
        sa.Column("expires_at", UtcDateTime(), nullable=False),
        sa.PrimaryKeyConstraint("account_id", "key", name=op.f("pk_idempotency")),
        _of_account("idempotency"),
    )
    op.create_index(op.f("ix_idempotency_expires_at"), "idempotency", ["expires_at"])


def _images() -> None:
    """No foreign key: the library knows no accounts."""
    op.create_table(
        "images",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("account_id", sa.Uuid(), nullable=False),
        sa.Column("operation", sa.String(), nullable=False),
        sa.Column("extension", sa.String(8), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("width", sa.Integer(), nullable=False),
        sa.Column("height", sa.Integer(), nullable=False),
        sa.Column("sha256", sa.String(64), nullable=False),
        sa.Column("seed", sa.BigInteger()),
        sa.Column("scene", sa.JSON(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("expires_at", UtcDateTime(), nullable=False),
        sa.Column("swept_at", UtcDateTime()),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_images")),
    )
    op.create_index(op.f("ix_images_account_id_sha256"), "images", ["account_id", "sha256"])
    op.create_index(op.f("ix_images_expires_at"), "images", ["expires_at"])


def _of_account(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f(f"fk_{table}_account_id_accounts"))

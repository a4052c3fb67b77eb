"""People sign in: passwords, links, sessions, identities; roles, limits, scopes; what the ledger's lines are for."""

import sqlalchemy as sa
from alembic import op

from limner.kit.database import UtcDateTime

revision = "0007"
down_revision = "0006"

_SUMMING = """
INSERT INTO ledger_days (account_id, day, operation, kind, units, images, entries)
SELECT account_id, DAY, operation, kind, sum(amount), sum(images), count(*)
FROM ledger GROUP BY account_id, DAY, operation, kind
"""


def upgrade() -> None:
    _columns()
    _passwords()
    _links()
    _sessions()
    _identities()
    _attempts()
    _days()
    # The account that a first start made is that of whoever runs the service.
    op.execute("UPDATE accounts SET role = 'operator' WHERE email = 'local@limner.localhost'")


def _columns() -> None:
    op.add_column("accounts", sa.Column("role", sa.String(16), nullable=False, server_default="user"))
    op.add_column("accounts", sa.Column("requests_per_second", sa.Integer()))
    op.add_column("accounts", sa.Column("images_per_minute", sa.Integer()))
    op.add_column("accounts", sa.Column("deleted_at", UtcDateTime()))
    op.add_column("accounts", sa.Column("emptied_at", UtcDateTime()))
    op.add_column("keys", sa.Column("scope", sa.String(16), nullable=False, server_default="all"))
    op.add_column("ledger", sa.Column("operation", sa.String(), nullable=False, server_default=""))
    op.add_column("ledger", sa.Column("images", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("ledger", sa.Column("image_ids", sa.JSON(none_as_null=True)))
    op.create_index(op.f("ix_ledger_account_id_created_at_id"), "ledger", ["account_id", "created_at", "id"])


def _passwords() -> None:
    op.create_table(
        "passwords",
        sa.Column("account_id", sa.Uuid(), nullable=False),
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("changed_at", UtcDateTime(), nullable=False),
        sa.PrimaryKeyConstraint("account_id", name=op.f("pk_passwords")),
        _of_account("passwords"),
    )


def _links() -> None:
    op.create_table(
        "sign_in_links",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("account_id", sa.Uuid(), nullable=False),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("expires_at", UtcDateTime(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_sign_in_links")),
        _of_account("sign_in_links"),
    )
    _indices("sign_in_links", "account_id", "expires_at")


def _sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("account_id", sa.Uuid(), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("way", sa.String(16), nullable=False),
        sa.Column("agent", sa.String(), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("seen_at", UtcDateTime(), nullable=False),
        sa.Column("expires_at", UtcDateTime(), nullable=False),
        sa.Column("ends_at", UtcDateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
        sa.UniqueConstraint("digest", name=op.f("uq_sessions_digest")),
        _of_account("sessions"),
    )
    _indices("sessions", "account_id", "expires_at")


def _identities() -> None:
    op.create_table(
        "identities",
        sa.Column("issuer", sa.String(), nullable=False),
        sa.Column("subject", sa.String(255), nullable=False),
        sa.Column("account_id", sa.Uuid(), nullable=False),
        sa.Column("email", sa.String(320), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.PrimaryKeyConstraint("issuer", "subject", name=op.f("pk_identities")),
        _of_account("identities"),
    )
    _indices("identities", "account_id")


def _attempts() -> None:
    op.create_table(
        "openid_attempts",
        sa.Column("state", sa.String(64), nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("provider", sa.String(), nullable=False),
        sa.Column("nonce", sa.String(), nullable=False),
        sa.Column("verifier", sa.String(), nullable=False),
        sa.Column("redirect_uri", sa.String(), nullable=False),
        sa.Column("next_path", sa.String(), nullable=False),
        sa.Column("account_id", sa.Uuid()),
        sa.Column("expires_at", UtcDateTime(), nullable=False),
        sa.PrimaryKeyConstraint("state", name=op.f("pk_openid_attempts")),
        _of_account("openid_attempts"),
    )
    _indices("openid_attempts", "account_id", "expires_at")


def _days() -> None:
    """The sums of each day, with those of the lines that there are."""
    op.create_table(
        "ledger_days",
        sa.Column("account_id", sa.Uuid(), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("operation", sa.String(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("units", sa.BigInteger(), nullable=False),
        sa.Column("images", sa.BigInteger(), nullable=False),
        sa.Column("entries", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("account_id", "day", "operation", "kind", name=op.f("pk_ledger_days")),
        _of_account("ledger_days"),
    )
    op.execute(summing(op.get_bind().dialect.name))


def summing(dialect: str) -> str:
    """The statement that sums the ledger up."""
    day = "date(created_at)" if dialect == "sqlite" else "date(timezone('UTC', created_at))"
    return _SUMMING.replace("DAY", day)


def _indices(table: str, *columns: str) -> None:
    for column in columns:
        op.create_index(op.f(f"ix_{table}_{column}"), table, [column])


def _of_account(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f(f"fk_{table}_account_id_accounts"))

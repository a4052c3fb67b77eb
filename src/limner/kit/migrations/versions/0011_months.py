"""The ledger and the images in parts by month, on PostgreSQL; from which day on the ledger's lines are kept.

What is there becomes one part, as it is: no row is written anew.
"""

from datetime import UTC, date, datetime

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

_INDICES = {
    "ledger": (("account_id", "id"), ("account_id", "created_at", "id")),
    "images": (("account_id", "sha256"), ("account_id", "created_at", "id"), ("reference",), ("expires_at",)),
}
_MONTHS = 4


def upgrade() -> None:
    op.create_table(
        "ledger_start",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_ledger_start"),
    )
    if op.get_bind().dialect.name == "postgresql":
        # Servers of the version before may be at work: in the order in which they lock, nobody waits in a circle.
        op.execute("LOCK TABLE accounts IN SHARE ROW EXCLUSIVE MODE")
        for table in _INDICES:
            _part(table)


def _part(table: str) -> None:
    """Put a table of parts in the place of a whole one, and this in it as its first part."""
    month = datetime.now(UTC).date().replace(day=1)
    end = _later(month)
    held = op.get_bind().scalar(sa.select(sa.exists(sa.select(sa.table(table, sa.column("id")).c.id))))
    before = f"{table}_before_{end:%Y_%m}"
    op.execute(f"ALTER TABLE {table} RENAME TO {before}")
    op.execute(f"ALTER INDEX pk_{table} RENAME TO pk_{before}")
    for columns in _INDICES[table]:
        name = "_".join(columns)
        op.execute(f"ALTER INDEX ix_{table}_{name} RENAME TO ix_{before}_{name}")
    op.execute(f"CREATE TABLE {table} (LIKE {before} INCLUDING DEFAULTS) PARTITION BY RANGE (created_at)")
    op.execute(f"ALTER TABLE {table} ADD CONSTRAINT pk_{table} PRIMARY KEY (id, created_at)")
    for columns in _INDICES[table]:
        op.create_index(f"ix_{table}_{'_'.join(columns)}", table, list(columns))
    if table == "ledger":
        op.create_foreign_key("fk_ledger_account_id_accounts", table, "accounts", ["account_id"], ["id"])
        op.execute("ALTER SEQUENCE ledger_id_seq OWNED BY ledger.id")
    op.execute(f"CREATE TABLE {table}_other PARTITION OF {table} DEFAULT")
    if held:
        _attach(table, before, end)
        month = end
    else:
        op.execute(f"DROP TABLE {before}")
    for _ in range(_MONTHS):
        end = _later(month)
        bounds = f"FROM ('{month} 00:00+00') TO ('{end} 00:00+00')"
        op.execute(f"CREATE TABLE {table}_{month:%Y_%m} PARTITION OF {table} FOR VALUES {bounds}")
        month = end


def _attach(table: str, before: str, end: date) -> None:
    """Make what was the whole table the part of all that was made before a day."""
    moment = f"'{end} 00:00+00'"
    late = f"DELETE FROM {before} WHERE created_at >= {moment} RETURNING *"  # noqa: S608  all of it is from here
    op.execute(f"WITH late AS ({late}) INSERT INTO {table}_other SELECT * FROM late")  # noqa: S608
    op.execute(f"ALTER TABLE {before} DROP CONSTRAINT pk_{before}")
    op.execute(f"ALTER TABLE {before} ADD CONSTRAINT pk_{before} PRIMARY KEY (id, created_at)")
    op.execute(f"ALTER TABLE {table} ATTACH PARTITION {before} FOR VALUES FROM (MINVALUE) TO ({moment})")


def _later(month: date) -> date:
    return date(month.year + month.month // 12, month.month % 12 + 1, 1)

"""What one process at a time does."""

import sqlalchemy as sa
from alembic import op

from limner.kit.database import UtcDateTime

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("holder", sa.Uuid(), nullable=False),
        sa.Column("expires_at", UtcDateTime(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_leases"),
    )

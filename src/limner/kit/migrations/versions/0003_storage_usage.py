"""What each account keeps, counted once over the images that there are."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "storage_usage",
        sa.Column("account_id", sa.Uuid(), nullable=False),
        sa.Column("bytes", sa.BigInteger(), nullable=False),
        sa.Column("images", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("account_id", name=op.f("pk_storage_usage")),
    )
    op.execute(
        "INSERT INTO storage_usage (account_id, bytes, images) "
        "SELECT account_id, SUM(size), COUNT(*) FROM images WHERE swept_at IS NULL GROUP BY account_id"
    )

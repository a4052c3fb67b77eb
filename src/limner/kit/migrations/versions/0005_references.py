"""Which charge images and styles were made for, so that a refund finds them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    for table in ("images", "styles"):
        op.add_column(table, sa.Column("reference", sa.String()))
        op.create_index(op.f(f"ix_{table}_reference"), table, ["reference"])

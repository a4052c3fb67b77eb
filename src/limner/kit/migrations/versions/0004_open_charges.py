"""Charges that are open until their request is answered."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("holds", sa.Column("charged", sa.BigInteger()))

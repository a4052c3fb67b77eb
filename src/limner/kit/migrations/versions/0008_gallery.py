"""What each image was asked for in, to be searched, and an account's images in the order of their making."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("images", sa.Column("prompt", sa.String(), nullable=False, server_default=""))
    op.create_index("ix_images_account_id_created_at_id", "images", ["account_id", "created_at", "id"])

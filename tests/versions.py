"""Databases as earlier versions made them."""

from alembic import command
from sqlalchemy import Connection, MetaData, text

from limner.kit import database as kit_database


def upgrade_to(connection: Connection, version: str) -> None:
    """Run the migrations up to one, on an empty database."""
    config = kit_database._config()
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def begin_anew_at(connection: Connection, version: str) -> None:
    """Drop all that is there, and make the tables of an earlier version."""
    if connection.dialect.name == "postgresql":  # where the parts of a table go with it
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    else:
        there = MetaData()
        there.reflect(connection)
        there.drop_all(connection)
    upgrade_to(connection, version)

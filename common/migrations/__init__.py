"""The database's history (Alembic). `python -m common.migrations` brings a database up to date."""

from pathlib import Path

from alembic import command
from alembic.config import Config


def alembic_config(database_url: str) -> Config:
    """Built in code: there is no alembic.ini to drift from the settings."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["database_url"] = database_url
    return config


def upgrade(database_url: str) -> None:
    """Migrate the database to the newest revision. Two processes that do it at once wait for each other."""
    command.upgrade(alembic_config(database_url), "head")

"""The database that commands beside the running product work on."""

import os

from common.settings import Settings, get_settings
from scripts.embedded.postgres import PostgresServer
from scripts.product.arguments import data_dir

NO_DATABASE = 3
"""The status that a command ends with where there is no database to ask."""


class NoDatabaseError(Exception):
    """No database can be reached; the message says what to start or to set."""


def settings_of_product() -> Settings:
    """Return the product's settings, with the embedded Postgres of DATA_DIR unless the environment names another."""
    if not (os.environ.get("DATABASE_URL") or os.environ.get("DATABASE_URL_FILE")):
        postgres = PostgresServer(data_dir() / "postgres")
        if not postgres.is_running():
            raise NoDatabaseError(
                f"Tradefolio is not running on {data_dir()}. Start it (./scripts/start), "
                "or set DATA_DIR or DATABASE_URL to what it runs on."
            )
        os.environ["DATABASE_URL"] = postgres.url
    os.environ.setdefault("REDIS_URL", "redis://127.0.0.1")  # the settings ask for it; nothing here does
    return get_settings()

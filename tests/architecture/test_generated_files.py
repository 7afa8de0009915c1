"""What is generated from the code and committed hasn't drifted from it."""

from alembic import command
from sqlalchemy import Engine

from common.migrations import alembic_config
from common.settings import Settings
from tests.product import REPOSITORY
from web_api.openapi import openapi_document


def test_the_front_end_s_openapi_document_is_the_api_s() -> None:
    assert (REPOSITORY / "frontend" / "openapi.json").read_bytes() == openapi_document(), (
        "run: python -m web_api.openapi > frontend/openapi.json, then npm run generate-api in frontend/"
    )


def test_the_migrations_make_exactly_the_tables(settings: Settings, engine: Engine) -> None:
    del engine  # migrated by its fixture
    command.check(alembic_config(settings.database_url))

"""`python -m web_api.openapi > frontend/openapi.json`: the document that the front end's types are generated from."""

import sys

import msgspec

from common.settings import Settings
from web_api.app import create_app
from web_api.documentation.documented import documented


def openapi_document() -> bytes:
    """The same for every deployment: nothing is connected to, so the addresses don't matter."""
    app = create_app(Settings(database_url="postgresql://localhost/none", redis_url="redis://localhost"))
    return msgspec.json.format(msgspec.json.encode(documented(app)), indent=2) + b"\n"


if __name__ == "__main__":
    sys.stdout.buffer.write(openapi_document())

"""What the OpenAPI document promises."""

import json

import httpx

from tests.product import REPOSITORY


def test_every_call_documents_its_errors_in_the_one_shape(visitor: httpx.Client) -> None:
    document = visitor.get("/api/schema/openapi.json").json()
    operations = {
        f"{method} {path}": operation for path, item in document["paths"].items() for method, operation in item.items()
    }
    problem = {"$ref": "#/components/schemas/Problem"}
    for name, operation in operations.items():
        (media_type, content) = next(iter(operation["responses"]["default"]["content"].items()))
        if name == "post /api/extract-job":
            assert (media_type, content) == ("text/plain", {"schema": {"type": "string"}})
        else:
            assert (media_type, content) == ("application/json", {"schema": problem}), name
    assert set(document["components"]["schemas"]["Problem"]["required"]) == {"code", "message"}


def test_the_committed_document_is_the_served_one(visitor: httpx.Client) -> None:
    committed = json.loads((REPOSITORY / "frontend" / "openapi.json").read_text(encoding="utf-8"))
    assert visitor.get("/api/schema/openapi.json").json() == committed

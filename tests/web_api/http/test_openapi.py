"""What the OpenAPI document promises."""

import json

import httpx
import pytest

from tests.product import REPOSITORY


def test_every_call_documents_its_errors_in_the_one_shape(visitor: httpx.Client) -> None:
    document = visitor.get("/api/schema/openapi.json").json()
    operations = {
        f"{method} {path}": operation for path, item in document["paths"].items() for method, operation in item.items()
    }
    in_json = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    for name, operation in operations.items():
        refusals = {status: answer for status, answer in operation["responses"].items() if status >= "400"}
        assert refusals, name
        assert "default" not in refusals, name
        for status, refusal in refusals.items():
            shape = {"text/plain": {"schema": {"type": "string"}}} if name.endswith("/extract-job") else in_json
            assert refusal["content"] == shape, (name, status)
            retried = {"Retry-After"} if status in {"429", "503"} else set()
            assert set(refusal.get("headers", {})) == retried, (name, status)
    assert set(document["components"]["schemas"]["Problem"]["required"]) == {"code", "message"}


@pytest.mark.parametrize(
    ("call", "statuses"),
    [
        ("post /api/auth/login", "200 400 401 403 413 415 429 503"),
        ("post /api/auth/register", "201 400 403 409 413 415 429 503"),
        ("put /api/auth/password-reset", "204 400 403 410 413 415 429 503"),
        ("put /api/account/email", "200 400 401 403 409 413 415 429 503"),
        ("get /api/blog/{slug}", "200 400 404"),
        ("patch /api/admin/blog/{post_id}", "200 400 401 403 404 409 413 415"),
        ("patch /api/admin/users/{user_id}", "200 400 401 403 404 409 413 415"),
        ("post /api/admin/blog/images", "201 400 401 403 413 415"),
        ("post /api/parse-resume", "200 202 400 401 403 409 413 415 429 500 503 504"),
    ],
)
def test_a_call_documents_each_way_it_can_end(visitor: httpx.Client, call: str, statuses: str) -> None:
    method, path = call.split(" ")
    operation = visitor.get("/api/schema/openapi.json").json()["paths"][path][method]
    assert " ".join(sorted(operation["responses"])) == statuses


def test_the_committed_document_is_the_served_one(visitor: httpx.Client) -> None:
    committed = json.loads((REPOSITORY / "frontend" / "openapi.json").read_text(encoding="utf-8"))
    assert visitor.get("/api/schema/openapi.json").json() == committed


@pytest.mark.parametrize(
    ("form", "field", "limits"),
    [
        ("WorkExperienceForm", "jobTitle", {"minLength": 1, "maxLength": 200}),
        ("WorkExperienceForm", "endDate", {"x-earliest": "1920-01-01", "x-days-ahead": 366}),
        ("CertificationForm", "issueDate", {"x-earliest": "1920-01-01", "x-days-ahead": 1}),
        ("GenerateContent", "jobDescription", {"minLength": 50, "maxLength": 50_000}),
        ("ResumeForm", "resume", {"maxLength": 10 * 1024 * 1024}),
        ("NewBlogPost", "tags", {"maxItems": 20, "items": {"type": "string", "maxLength": 50}}),
    ],
)
def test_a_form_documents_what_limits_its_fields(
    visitor: httpx.Client, form: str, field: str, limits: dict[str, object]
) -> None:
    schema = visitor.get("/api/schema/openapi.json").json()["components"]["schemas"][form]["properties"][field]
    assert schema | limits == schema

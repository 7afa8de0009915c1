"""Other people's words and secrets don't reach an admin's screen whole."""

from typing import Any

import pytest

from web_api.admin.masking import masked_arguments, redact

POSTING = "Structural Welder wanted in Vallejo by Harborline, call Ana at +1 (707) 555-0133 or ana@harborline.example"


@pytest.mark.parametrize(
    ("kind", "arguments", "shown"),
    [
        (
            "generate_document",
            {"documentType": "resume", "jobDescription": POSTING, "jobUrl": None},
            {
                "documentType": "resume",
                "jobDescription": f"Structural Welder wanted in Vallejo by… ({len(POSTING)} characters)",
                "jobUrl": None,
            },
        ),
        (
            "extract_posting",
            {"url": "https://ana:secret@jobs.example:8443/apply/ana@harborline.example?session=4f2#me"},
            {"url": "https://jobs.example:8443/apply/[e-mail]?…"},
        ),
        ("extract_posting", {"url": "welder ana@x.example"}, {"url": "welder [e-mail]… (20 characters)"}),
        (
            "render_pdf",
            {"documentId": "7d4a4a52-6d5e-4b0e-8a52-0a7a24c2a2a1"},
            {"documentId": "7d4a4a52-6d5e-4b0e-8a52-0a7a24c2a2a1"},
        ),
        ("of_another_version", {"name": "Rosa", "age": 40}, {"name": "Rosa… (4 characters)", "age": "[hidden]"}),
    ],
)
def test_arguments_are_shown_by_what_their_fields_may_hold(
    kind: str, arguments: dict[str, Any], shown: dict[str, Any]
) -> None:
    assert masked_arguments(kind, arguments) == shown


def test_a_word_without_an_end_is_cut() -> None:
    [shown] = masked_arguments("extract_posting", {"url": "x" * 50_000}).values()
    assert len(shown) < 60


@pytest.mark.parametrize(
    "secret",
    [
        "rosa.ibarra@example.com",
        "+1 (707) 555-0133",
        "707-555-0133",
        "sk-proj-abcdefgh12345678",  # made-up
        "Bearer abc.def.ghi",
        "hunter2",
    ],
)
def test_values_are_taken_out_of_tracebacks(secret: str) -> None:
    trace = f"""Traceback (most recent call last):
  File "/srv/workers/render_pdf.py", line 44, in run
sqlalchemy.exc.IntegrityError: duplicate key of {secret if secret != "hunter2" else "x"}
DETAIL:  Key (name)=(hunter2) already exists.
[SQL: INSERT INTO users (name) VALUES (%(name)s)]
[parameters: {{'name': 'hunter2'}}]
Read https://x.example/path?token=hunter2"""  # noqa: S608 - what SQLAlchemy's errors look like
    shown = redact(trace)
    assert secret not in shown
    assert 'File "/srv/workers/render_pdf.py", line 44, in run' in shown
    assert "INSERT INTO users" in shown

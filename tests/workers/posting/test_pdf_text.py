"""A posting in a PDF."""

import pytest

from common.errors import UserError
from workers.posting.text.pdf_text import text_of_pdf
from workers.resumes.files import bounded


def test_where_only_the_clock_runs_out_nobody_blames_the_file(
    monkeypatch: pytest.MonkeyPatch, welder_resume: bytes
) -> None:
    monkeypatch.setattr(bounded, "LONGEST_WALL", 0.0)
    with pytest.raises(UserError) as caught:
        text_of_pdf(welder_resume, seconds=60.0)
    assert caught.value.code == "page_timed_out"

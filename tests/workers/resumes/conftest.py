"""Reading as it is done for people, but for its limits of time, which hold on a machine that does nothing else."""

import pytest

PATIENCE = 300.0  # seconds


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures may take as long as tests beside these leave them, also by the clock."""
    for limit in (
        "pictures.ocr.SECONDS",
        "pictures.photographs.SECONDS",
        "pictures.tesseract.SECONDS_PER_PAGE",
        "files.bounded.WALL",
        "files.bounded.LONGEST_WALL",
        "SECONDS_OF_PICTURES",
    ):
        monkeypatch.setattr(f"workers.resumes.{limit}", PATIENCE)

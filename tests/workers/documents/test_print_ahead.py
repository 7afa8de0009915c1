"""The page that comes with the words: the download's own, and never a reason to wait for them or to lose them."""

import pytest

from common.documents.composed import Entry, EntrySection, Resume
from workers.documents import print_ahead as printing
from workers.documents.length import check_length
from workers.documents.pdf import print_pdf


def resume(bullets: int) -> Resume:
    section = EntrySection("Experience", (Entry("Yard", "Welder", "2020", ("Weld steel frames",) * bullets),))
    return Resume("en", "Welder", "Rosa Ibarra", (), "Welder", (section,))


def test_it_is_the_page_that_a_download_prints() -> None:
    assert printing.print_ahead(resume(3)) == print_pdf(resume(3))


def test_words_do_not_wait_for_pages_that_take_long() -> None:
    long = resume(400)
    check_length(long)
    assert printing.print_ahead(long) is None


def test_words_are_not_lost_for_a_page_that_cannot_be_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_document: Resume) -> bytes:
        raise ValueError("no page")

    monkeypatch.setattr(printing, "print_pdf", fails)
    assert printing.print_ahead(resume(3)) is None

"""Files that are no resume, no PDF, or no friend: each has its own message, and the worker goes on."""

import os
import time
from io import BytesIO

import pikepdf
import pytest

from common.errors import UserError
from workers.resumes import SMALLEST_PDF, read_resume
from workers.resumes.files import bounded
from workers.resumes.files.bounded import Send, messages
from workers.resumes.files.opening import MOST_BYTES, MOST_PAGES

_WALL = bounded.WALL  # of the product: tests are given more time


def code_of(pdf: bytes) -> str:
    with pytest.raises(UserError) as caught:
        read_resume(pdf)
    assert caught.value.message.endswith((".", "?"))
    return caught.value.code


def blank(pages: int, encryption: pikepdf.Encryption | None = None) -> bytes:
    made, written = pikepdf.new(), BytesIO()
    for _ in range(pages):
        made.add_blank_page()
    made.save(written, encryption=encryption or False)
    return written.getvalue()


def test_no_pdf_at_all() -> None:
    assert code_of(b"") == "empty_file"
    assert code_of(b"<!doctype html><title>Sign in</title>") == "not_a_pdf"
    assert code_of(b"Rosa Ibarra\nWelder since 2019") == "not_a_pdf"
    assert code_of(b"%PDF-1.7\n" + b"0" * MOST_BYTES) == "file_too_large"


def test_cut_off_on_its_way(welder_resume: bytes) -> None:
    assert code_of(welder_resume[: len(welder_resume) // 2]) == "pdf_damaged"
    assert code_of(b"%PDF-1.7\n") == "pdf_damaged"


def test_locked_by_a_password() -> None:
    assert code_of(blank(1, pikepdf.Encryption(owner="owner", user="user"))) == "pdf_locked"


def test_far_too_many_pages() -> None:
    assert code_of(blank(MOST_PAGES + 1)) == "too_many_pages"


def test_a_count_of_pages_that_is_none() -> None:
    assert code_of(SMALLEST_PDF.replace(b"/Count 1", b"/Count 9999999999")) == "pdf_damaged"
    assert code_of(SMALLEST_PDF.replace(b"/Count 1", b"/Count (one)")) == "pdf_damaged"


def test_words_under_a_pictures_compression() -> None:
    packed = SMALLEST_PDF.replace(b"<</Length 32>>", b"<</Length 32/Filter/JBIG2Decode>>")
    assert code_of(packed) == "pdf_too_complex"
    assert code_of(packed.replace(b"/JBIG2Decode", b"[/ASCIIHexDecode/JBIG2Decode]")) == "pdf_too_complex"


def test_a_page_without_text() -> None:
    assert code_of(blank(1)) == "no_readable_text"


def test_a_text_that_is_no_resume() -> None:
    words = b"The quick brown fox jumps over the lazy dog again and again"
    pdf = SMALLEST_PDF.replace(b"(warm)", b"(" + words + b")").replace(b"/Length 32", b"/Length %d" % (28 + len(words)))
    assert code_of(pdf) == "nothing_found"


def _take_all_memory(_pdf: bytes, _send: Send) -> None:
    held = []
    while True:
        held.append(bytearray(16 * 1024 * 1024))


def _die(_pdf: bytes, _send: Send) -> None:
    os._exit(11)


def _wait_forever(_pdf: bytes, _send: Send) -> None:
    time.sleep(3600)


def _compute_forever(_pdf: bytes, _send: Send) -> None:
    while True:
        pass


def _call_what_computes(_pdf: bytes, send: Send) -> None:
    for _ in range(100):
        os.waitpid(os.posix_spawn("/bin/sh", ["sh", "-c", "i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done"], {}), 0)
    send(b"done")


@pytest.mark.parametrize("work", [_take_all_memory, _die, _compute_forever, _call_what_computes])
def test_whatever_becomes_of_the_child_the_worker_says_why(work: bounded.Work) -> None:
    with pytest.raises(UserError) as caught:
        list(messages(work, b"", seconds=0.6))
    assert caught.value.code == "pdf_too_complex"


def test_where_only_the_clock_runs_out_nobody_blames_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded, "WALL", _WALL)
    with pytest.raises(UserError) as caught:
        list(messages(_wait_forever, b"", seconds=0.6))
    assert caught.value.code == "timed_out"


def test_work_that_others_hold_up_may_take_longer_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded, "WALL", _WALL)

    def wait(_pdf: bytes, send: Send) -> None:
        time.sleep(0.9)  # longer than the CPU seconds that it may use
        send(b"done")

    assert list(messages(wait, b"", seconds=0.6)) == [b"done"]


def test_a_child_that_is_no_longer_wanted_is_gone_at_once() -> None:
    def tell_pid(_pdf: bytes, send: Send) -> None:
        send(str(os.getpid()).encode())
        time.sleep(3600)

    told = messages(tell_pid, b"", seconds=60.0)
    pid = int(next(told))
    told.close()  # type: ignore[attr-defined]  # a generator's
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)

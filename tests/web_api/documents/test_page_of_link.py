"""The page of a link while its owner edits or deletes the document: the words of now, or none."""

from collections.abc import Sequence
from typing import Any
from uuid import uuid4

import pytest

from common.errors import ErrorCode, UserError
from common.jobs.kinds.render_pdf import RenderPdfArguments
from web_api.documents.links import PRINTINGS, page_as_it_is_now

WANTED = RenderPdfArguments(uuid4(), "html", "classic")


class Stored:
    """A session whose document has this file at each look."""

    def __init__(self, looks: Sequence[bytes | None]) -> None:
        self._looks = iter(looks)

    async def scalar(self, _statement: object) -> bytes | None:
        return next(self._looks)


class Printing:
    """Refused with these, in turn; what is None succeeds."""

    def __init__(self, *refusals: ErrorCode | None) -> None:
        self._refusals = iter(refusals)

    async def __call__(self) -> None:
        if refusal := next(self._refusals):
            raise UserError(refusal)


async def page(looks: Sequence[bytes | None], printing: Printing) -> bytes | None:
    session: Any = Stored(looks)
    return await page_as_it_is_now(session, WANTED, printing)


async def test_what_is_printed_is_not_printed_again() -> None:
    assert await page([b"page"], Printing()) == b"page"


async def test_an_edit_during_the_printing_has_it_printed_again() -> None:
    assert await page([None, None, b"anew"], Printing(ErrorCode.DOCUMENT_CHANGED, None)) == b"anew"


async def test_an_edit_right_after_the_printing_does_so_too() -> None:
    assert await page([None, None, b"anew"], Printing(None, None)) == b"anew"


async def test_a_document_that_is_deleted_meanwhile_has_no_page() -> None:
    assert await page([None], Printing(ErrorCode.DOCUMENT_NOT_FOUND)) is None


async def test_edits_without_end_and_other_refusals_are_told() -> None:
    always = [None] * (PRINTINGS + 1)
    with pytest.raises(UserError) as refused:
        await page(always, Printing(*[ErrorCode.DOCUMENT_CHANGED] * PRINTINGS))
    assert refused.value.error is ErrorCode.UNAVAILABLE
    with pytest.raises(UserError) as refused:
        await page([None], Printing(ErrorCode.CANCELLED))
    assert refused.value.error is ErrorCode.CANCELLED

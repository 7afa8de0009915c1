"""The quick reading of page instructions gives what pdfminer's own parser gives, or leaves the stream to it."""

from typing import Any

import pytest
from pdfminer.pdftypes import PDFStream
from pdfminer.psexceptions import PSEOF

from workers.resumes import content_tokens
from workers.resumes.content_tokens import TokenList, content_parser

# In pdfminer's own module, ours has taken its place.
PDFMINERS: Any = vars(content_tokens)["PDFContentParser"]

READ_QUICKLY = [
    b"BT /F1 9 Tf 9 50 Td (warm) Tj ET",
    b"[(W) -120.5 (elder)] TJ % a comment",
    rb"(a \(nested\) one \101\n) Tj <48 65 6c 6F> Tj",
    b"/Span <</ActualText <FEFF> /MCID 3>> BDC EMC",
]
LEFT_TO_PDFMINER = [
    b"BI /W 1 ID \x00 EI",
    b"(a (nested) one) Tj",
    b"J\x00 7",
    b"/J\x00",
    b"/\xb7 gs",
    b"<< /A 1",
    b"1 2 >>",
]


def _drained(parser: Any) -> list[str]:
    found: list[str] = []
    try:
        while True:
            found.append(repr(parser.nextobject()[1]))
    except PSEOF:
        return found


@pytest.mark.parametrize("data", READ_QUICKLY)
def test_the_same_objects(data: bytes) -> None:
    quick = content_parser([PDFStream({}, data)])
    assert isinstance(quick, TokenList)
    assert _drained(quick) == _drained(PDFMINERS([PDFStream({}, data)]))


@pytest.mark.parametrize("data", LEFT_TO_PDFMINER)
def test_what_it_does_not_know_is_left_to_pdfminer(data: bytes) -> None:
    assert not isinstance(content_parser([PDFStream({}, data)]), TokenList)

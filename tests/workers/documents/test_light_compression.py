"""What is compressed lighter is hardly larger, and says the same."""

import re
import zlib

import pytest
from weasyprint import HTML

from workers.documents import light_compression
from workers.documents.printer import pydyf

_STREAM = re.compile(rb"/FlateDecode.*?stream\n(.*?)\nendstream", re.DOTALL)


def test_weasyprint_goes_this_way_and_prints_the_same_content(monkeypatch: pytest.MonkeyPatch) -> None:
    light_compression.install()
    lines = (f"<p>Weld {n * 7919 % 1000} joints to AWS D{n * 31 % 77}, read prints</p>" for n in range(90))
    page = HTML(string="".join(lines))
    light: bytes = page.write_pdf()
    monkeypatch.setattr(pydyf, "zlib", zlib)
    dense: bytes = page.write_pdf()
    assert len(dense) < len(light) < 1.03 * len(dense)
    drawn = [[zlib.decompress(one) for one in _STREAM.findall(pdf)] for pdf in (light, dense)]
    assert [one for one in drawn[0] if b"BT" in one] == [one for one in drawn[1] if b"BT" in one] != []

"""The shim is gone through, and changes nothing that is printed."""

import pytest
from weasyprint import HTML
from weasyprint.layout import absolute, inline, preferred
from weasyprint.layout import float as floating

from workers.documents import natural_width

BOXES = "".join(
    f"<p style='width: {width}pt'><span style='{look}; overflow-wrap: anywhere; padding: 1pt'>{words}</span> behind</p>"
    for width in (40, 90, 400)
    for look in ("display: inline-block", "float: right", "position: absolute")
    for words in ("rosa.ibarra.of.the.long.address@example.com", "Weld structural steel", "")
)


def test_weasyprint_goes_this_way_and_prints_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    natural_width.install()
    page = HTML(string=BOXES)
    with_shim = page.write_pdf()
    for module in (inline, floating, absolute):
        assert module.shrink_to_fit is natural_width.shrink_to_fit
        monkeypatch.setattr(module, "shrink_to_fit", preferred.shrink_to_fit)
    assert page.write_pdf() == with_shim


def test_words_that_fit_into_the_line_are_not_broken_letter_by_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    natural_width.install()
    asked: list[object] = []
    monkeypatch.setattr(preferred, "min_content_width", lambda *given, **_: asked.append(given))
    HTML(string="<span style='display: inline-block; overflow-wrap: anywhere'>rosa.ibarra@example.com</span>").render()
    assert not asked

"""The shim is gone through, and changes nothing that is printed."""

import pytest
from weasyprint import HTML, layout

from workers.documents import empty_margins

EDGES = (
    "",
    "@bottom-left { content: string(name) } @top-right-corner { content: counter(page) '/' counter(pages) }",
    "@left-middle { content: 'beside'; color: red } @top-center { content: none; width: 3in }",
)


@pytest.mark.parametrize("edges", EDGES)
@pytest.mark.parametrize("first", ["", "@page :first { @bottom-left { content: none } }"])
def test_weasyprint_goes_this_way_and_prints_the_same_bytes(
    edges: str, first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    empty_margins.install()
    style = f"<style>@page {{ size: 4in 3in; {edges} }} {first} h1 {{ string-set: name content(text) }}</style>"
    page = HTML(string=f"{style}<h1>Rosa Ibarra</h1>{'<p>Weld structural steel</p>' * 30}")
    with_shim = page.write_pdf()
    assert layout.make_margin_boxes is empty_margins.make_margin_boxes
    monkeypatch.setattr(layout, "make_margin_boxes", empty_margins._make)
    assert page.write_pdf() == with_shim

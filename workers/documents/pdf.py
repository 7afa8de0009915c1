"""A composed document, laid out by templates/documents and printed by WeasyPrint; always to the same bytes."""

from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from weasyprint import CSS, HTML
from weasyprint.text.fonts import FontConfiguration

from workers.documents import open_arrays
from workers.documents.document import Document, Entry, EntrySection, Line, LineSection, ProseSection, Resume, kind_of
from workers.documents.fetching import FontsOnly

open_arrays.install()

TEMPLATES = Path(__file__).parents[2] / "templates" / "documents"


def print_pdf(document: Document) -> bytes:
    """A tagged PDF (PDF/UA-1). Set tighter where that saves a page: a resume that spills three lines wants one page."""
    laid_out = _layout(document, compact=False)
    if len(laid_out.pages) > 1:
        tighter = _layout(document, compact=True)
        if len(tighter.pages) < len(laid_out.pages):
            laid_out = tighter
    pdf: bytes = laid_out.write_pdf(pdf_variant="pdf/ua-1")
    return pdf


def warm_up() -> None:
    """Print one page, so that fonts, templates and style sheet are in memory before the pool forks."""
    print_pdf(
        Resume(
            language="en",
            title="Warm-up",
            name="Warm-up",
            contact=("warm@example.org",),
            headline="Welder",
            sections=(
                ProseSection("Summary", ("Áéíóúñ \u2013 — • “ ”",)),
                EntrySection("Experience", (Entry("Shop", "Welder", "2020 \u2013 2024", ("Welded",)),)),
                LineSection("Skills", (Line("Tools", "Grinder"),)),
            ),
        )
    )


def _layout(document: Document, *, compact: bool) -> Any:
    html = _environment().get_template(f"{kind_of(document)}.html").render(document=document, compact=compact)
    style, fonts = _style()
    return HTML(string=html, url_fetcher=FontsOnly()).render(
        stylesheets=[style], font_config=fonts, pdf_variant="pdf/ua-1"
    )


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined, auto_reload=False
    )


@cache
def _style() -> tuple[CSS, FontConfiguration]:
    """Style sheet and fonts, read once per process tree."""
    fonts = FontConfiguration()
    css = (TEMPLATES / "page.css").read_text(encoding="utf-8")
    return CSS(string=css, font_config=fonts, url_fetcher=FontsOnly()), fonts

"""A composed document, laid out by a template and printed by WeasyPrint; always to the same bytes."""

from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from jinja2 import FileSystemLoader, StrictUndefined
from jinja2.sandbox import ImmutableSandboxedEnvironment

from common.documents.composed import Document, Entry, EntrySection, Line, LineSection, ProseSection, Resume, kind_of
from common.documents.templates import DEFAULT_PAPER, DEFAULT_TEMPLATE, TEMPLATES, Paper, document_template
from workers.documents import (
    compiled_queries,
    empty_margins,
    kept_styles,
    light_compression,
    natural_width,
    open_arrays,
)
from workers.documents.fetching import FontsOnly
from workers.documents.line_ends import last_words
from workers.documents.page_tree import Page
from workers.documents.printer import CSS, FontConfiguration
from workers.runtime.owned_folders import owned_prefix

compiled_queries.install()
empty_margins.install()
kept_styles.install()
light_compression.install()
open_arrays.install()
natural_width.install()

FONTS_PREFIX = "tradefolio-fonts-"
"""Of the folder in which WeasyPrint lays down the fonts that it read."""


def print_pdf(document: Document, template: str = DEFAULT_TEMPLATE, paper: Paper = DEFAULT_PAPER) -> bytes:
    """A tagged PDF (PDF/UA-1). Set tighter where that saves a page: a resume that spills three lines wants one page.

    UserError `template_unknown`.
    """
    laid_out = _layout(document, template, paper, compact=False)
    if len(laid_out.pages) > 1:
        tighter = _layout(document, template, paper, compact=True)
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


def html_of(document: Document, template: str, *, compact: bool = False, is_web_page: bool = False) -> str:
    """The page's markup, where every text of the document is text and nothing else. UserError `template_unknown`."""
    page = _environment().get_template(f"{document_template(template).id}/template.html")
    kind = "resume" if kind_of(document) == "resume" else "letter"
    return page.render(document=document, kind=kind, compact=compact, web_template=template if is_web_page else None)


def _layout(document: Document, template: str, paper: Paper, *, compact: bool) -> Any:
    styles, fonts = _styles(document_template(template).id, paper)
    page = Page(html_of(document, template, compact=compact), _fetcher())
    return page.render(stylesheets=styles, font_config=fonts, pdf_variant="pdf/ua-1")


@cache
def _environment() -> ImmutableSandboxedEnvironment:
    """Sandboxed, for a template may be somebody else's."""
    environment = ImmutableSandboxedEnvironment(
        loader=FileSystemLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined, auto_reload=False
    )
    environment.filters["last_words"] = last_words
    return environment


@cache
def _fetcher() -> FontsOnly:
    return FontsOnly()


@cache
def _styles(template: str, paper: Paper) -> tuple[list[CSS], FontConfiguration]:
    """Style sheets and fonts, read once per process tree; `template` is the id of one that there is."""
    base, fonts = _base_style()
    own = (TEMPLATES / template / "style.css").read_text(encoding="utf-8")
    sheets = [f"@page {{ size: {paper} }}", own]
    return [base, *(CSS(string=sheet, font_config=fonts, url_fetcher=_fetcher()) for sheet in sheets)], fonts


@cache
def _base_style() -> tuple[CSS, FontConfiguration]:
    fonts = FontConfiguration()
    # By the name that it would choose nobody finds again what a killed pool has left: half a megabyte each.
    fonts._folder = Path(mkdtemp(prefix=owned_prefix(FONTS_PREFIX)))  # noqa: SLF001 - WeasyPrint asks nobody else
    kept_styles.keep_styles(fonts)
    css = (TEMPLATES / "base.css").read_text(encoding="utf-8")
    return CSS(string=css, font_config=fonts, url_fetcher=_fetcher()), fonts

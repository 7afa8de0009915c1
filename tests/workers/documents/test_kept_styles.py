"""The shim is gone through, keeps what it has computed, and changes nothing that is printed."""

import pytest
from weasyprint import CSS, HTML, css
from weasyprint.text.fonts import FontConfiguration

from workers.documents import kept_styles, known_styles

STYLE = """
@page { size: 4in 3in; @bottom-left { content: string(name) } @bottom-right { content: counter(page); color: blue } }
@page :first { margin: 1in; @bottom-left { content: none } }
html { font: 10pt/1.4 serif; color: #123456 }
body.compact { font-size: 0.8em; overflow: hidden }
h1 { string-set: name content(text); text-decoration: underline }
h1 b { text-decoration: overline; margin: 1ex 2ch }
h1::before { content: 'Resume of '; color: red }
p { orphans: 2; width: 50%; padding-left: calc(1em + 2pt) }
p::first-letter { font-size: 2em; position: relative }
p::first-line { letter-spacing: 1pt }
li:first-child, li + li { margin-top: 3pt }
li:last-child:not(:first-child) { border-bottom: thin solid; float: right }
ol li::marker { color: green }
td { padding: 2pt; display: table-cell; vertical-align: middle }
table { border-collapse: collapse; padding: 9pt }
.note { float: footnote }
"""
PAGES = (
    "<html lang=en><body><h1>Rosa <b>Ibarra</b></h1><p>Weld structural steel</p><ol><li>One<li>Two</ol>",
    "<html lang=es><body class=compact><h1>Luz Peña</h1>" + "<p>Soldar acero, leer planos y montar tuberías</p>" * 12,
    "<body><ol><li>Alone</ol><table><tr><td>Steel<td>Pipe</table><p>Read<span class=note>and write</span>",
    "<body><p id=own style='color: red'>Looks of its own</p><a href=#own>there</a><ol><li>One<li>Two<li>Three</ol>",
)


@pytest.fixture
def fonts() -> FontConfiguration:
    return FontConfiguration()


@pytest.fixture
def sheets(fonts: FontConfiguration) -> list[CSS]:
    return [CSS(string=STYLE, font_config=fonts)]


def printed(page: str, sheets: list[CSS], fonts: FontConfiguration) -> bytes:
    pdf: bytes = HTML(string=page).write_pdf(stylesheets=sheets, font_config=fonts, pdf_variant="pdf/ua-1")
    return pdf


def test_weasyprint_goes_this_way_and_prints_the_same_bytes_in_any_order(
    fonts: FontConfiguration, sheets: list[CSS]
) -> None:
    kept_styles.install()
    assert css.StyleFor is kept_styles._StyleFor
    as_ever = [printed(page, sheets, fonts) for page in PAGES]
    for order in ((0, 1, 2, 3), (2, 3, 1, 0)):
        kept_styles.keep_styles(fonts)
        for number in (*order, *order):
            assert printed(PAGES[number], sheets, fonts) == as_ever[number]


def test_a_second_page_of_the_same_rules_computes_nothing(
    fonts: FontConfiguration, sheets: list[CSS], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_styles.install()
    kept_styles.keep_styles(fonts)
    # Of the first letter and line of a paragraph nothing is kept.
    page = PAGES[0].replace("<p>", "<div>").replace("</p>", "</div>")
    printed(page, sheets, fonts)
    computed: list[str] = []
    compute = css.ComputedStyle.__missing__

    def note(style: css.ComputedStyle, key: str) -> object:
        if isinstance(style, kept_styles._Style):  # not a copy that WeasyPrint makes to change it
            computed.append(key)
        return compute(style, key)

    monkeypatch.setattr(css.ComputedStyle, "__missing__", note)
    printed(page.replace("Rosa", "Luz"), sheets, fonts)
    assert not computed


def test_it_begins_anew_before_it_holds_too_much(
    fonts: FontConfiguration, sheets: list[CSS], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_styles.install()
    as_ever = printed(PAGES[0], sheets, fonts)
    monkeypatch.setattr(known_styles, "MOST_KEPT", 3)
    kept_styles.keep_styles(fonts)
    for page in (*PAGES, *PAGES):
        printed(page, sheets, fonts)
        assert len(fonts.kept_styles._roots) == 1
    assert printed(PAGES[0], sheets, fonts) == as_ever

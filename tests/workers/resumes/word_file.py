"""Word files for tests, written by hand: as small as Word opens them."""

import zipfile
from html import escape
from io import BytesIO

_W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'


def paragraph(text: str, *, bold: bool = False, bullet: bool = False) -> str:
    """A paragraph; a tab in the text is a tab in Word."""
    marks = ("<w:pPr><w:numPr><w:numId w:val='1'/></w:numPr></w:pPr>" if bullet else "", "<w:b/>" if bold else "")
    said = "<w:tab/>".join(f"<w:t>{escape(part)}</w:t>" for part in text.split("\t"))
    return f"<w:p>{marks[0]}<w:r><w:rPr>{marks[1]}</w:rPr>{said}</w:r></w:p>"


def table(*rows: tuple[str, ...]) -> str:
    """A table of cells, each given as its paragraphs."""
    cells = ("".join(f"<w:tc>{cell}</w:tc>" for cell in row) for row in rows)
    return f"<w:tbl>{''.join(f'<w:tr>{row}</w:tr>' for row in cells)}</w:tbl>"


def word_file(body: str, *, before: str = "", **parts: bytes) -> bytes:
    """A .docx with this body; `before` stands before the document's element, `parts` are further files in it."""
    written = BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("word/document.xml", f"{before}<w:document {_W}><w:body>{body}</w:body></w:document>")
        for name, content in parts.items():
            packed.writestr(f"word/{name}.xml", content)
    return written.getvalue()

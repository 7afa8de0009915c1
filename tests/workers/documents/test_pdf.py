"""Printed pages: the words of the text in their order; outside text stays text; nothing is fetched; bytes repeat."""

import os
import re
import socket
import subprocess
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pypdf import PdfReader

from common.documents.composed import (
    CoverLetter,
    Document,
    Entry,
    EntrySection,
    Line,
    LineSection,
    Points,
    ProseSection,
    Resume,
)
from workers.documents.fetching import FONTS, FontsOnly
from workers.documents.pdf import FONTS_PREFIX, _base_style, print_pdf, warm_up
from workers.documents.plain_text import plain_text

LETTER = CoverLetter(
    language="es",
    title="Soldador, Aceros de Baja",
    name="José Ñáñez Güell",
    contact=("jose@example.com",),
    date="6 de julio de 2026",
    recipient=("Aceros de Baja", "Soldador"),
    greeting="Estimado equipo de Aceros de Baja:",
    paragraphs=("¿Qué tal? Soldé vigas — muchas “vigas” — de 5/8 pulg.", "Gracias por su atención."),
    closing="Atentamente,",
    points=Points("Lo que hice ahí:", Entry("Astilleros", "Soldador", "2019", ("Leí planos — en acero", "Armé vigas"))),
)


def resume(entries: int = 2, bullets: int = 3, *, bullet: str = "Welded structural steel beams") -> Resume:
    jobs = tuple(
        Entry(
            f"Company {number}", "Pipe Welder", "March 2019 – Present", tuple(f"{bullet} {n}" for n in range(bullets))
        )
        for number in range(entries)
    )
    return Resume(
        language="en",
        title="Structural Welder, Acme",
        name="Rosa Ibarra",
        contact=("rosa@example.com",),
        headline="Pipe Welder",
        sections=(
            ProseSection("Summary", ("Pipe Welder with 7 years of experience.",)),
            EntrySection("Experience", jobs),
            LineSection("Skills", (Line("Power tools", "Grinder (Expert), Plasma cutter"),), ": "),
            LineSection("Certifications", (Line("OSHA 10", "OSHA, issued March 2020"),)),
        ),
    )


def words(text: str) -> str:
    return " ".join(text.split())


def without_feet(text: str, document: Document) -> str:
    """The words but for the name and page number that stand at the foot of each page from the second on."""
    name = r"\s+".join(re.escape(part) for part in document.name.split())
    return words(re.sub(rf"{name}\s+\d+ ?/ ?\d+", "", text))


def read_by_poppler(pdf: bytes, tmp_path: Path, *options: str) -> str:
    path = tmp_path / "printed.pdf"
    path.write_bytes(pdf)
    return subprocess.run(  # noqa: S603 - our own file
        ["pdftotext", *options, str(path), "-"],  # noqa: S607 - wherever poppler is
        check=True,
        capture_output=True,
        text=True,
    ).stdout


def pages(pdf: bytes) -> int:
    return len(PdfReader(BytesIO(pdf)).pages)


@pytest.mark.parametrize("document", [resume(), resume(7, 6), LETTER], ids=["one page", "more pages", "letter"])
@pytest.mark.parametrize("options", [(), ("-layout",), ("-raw",)], ids=["in order", "as laid out", "as drawn"])
def test_the_pdf_says_what_the_text_says_in_its_order(
    document: Document, options: tuple[str, ...], tmp_path: Path
) -> None:
    read = read_by_poppler(print_pdf(document), tmp_path, *options)
    assert without_feet(read, document) == words(plain_text(document))


def test_another_reader_reads_the_same() -> None:
    read = " ".join(page.extract_text() for page in PdfReader(BytesIO(print_pdf(resume()))).pages)
    assert "".join(read.split()) == "".join(plain_text(resume()).split())


def test_the_same_document_gives_the_same_bytes() -> None:
    assert print_pdf(resume()) == print_pdf(resume())


def test_it_is_tagged_and_says_whose_and_what_it_is() -> None:
    reader = PdfReader(BytesIO(print_pdf(LETTER)))
    catalog: Any = reader.trailer["/Root"]
    assert reader.metadata is not None
    assert (reader.metadata.title, reader.metadata.author) == ("Soldador, Aceros de Baja", "José Ñáñez Güell")
    assert catalog["/Lang"] == "es"
    assert catalog["/MarkInfo"]["/Marked"]
    assert b"pdfuaid" in catalog["/Metadata"].get_data()
    assert reader.pages[0].mediabox[2:] == [612, 792]


def test_only_our_fonts_are_in_it_and_only_in_part(tmp_path: Path) -> None:
    path = tmp_path / "printed.pdf"
    path.write_bytes(print_pdf(resume()))
    listed = subprocess.run(["pdffonts", str(path)], check=True, capture_output=True, text=True).stdout  # noqa: S603, S607
    fonts = listed.splitlines()[2:]
    assert all(re.match(r"[A-Z]{6}\+Barlow", font) for font in fonts), listed
    assert len(path.read_bytes()) < sum(font.stat().st_size for font in FONTS.glob("*.ttf")) / 4


def test_a_spill_of_a_few_lines_is_set_tighter() -> None:
    spilling = next(resume(4, bullets) for bullets in range(3, 20) if pages(print_pdf(resume(4, bullets))) == 2)
    assert pages(print_pdf(spilling)) == 2
    # The last that still fits is more than a page in the wide setting.
    assert len([line for line in plain_text(spilling).splitlines() if line]) > 40


def test_a_heading_never_stands_alone_at_the_foot_of_a_page() -> None:
    for bullets in (2, 3, 5):
        for page in PdfReader(BytesIO(print_pdf(resume(9, bullets)))).pages:
            lines = [line for line in page.extract_text().splitlines() if line.strip()]
            assert not lines[-1].startswith(("Company", "Pipe Welder |", "SKILLS", "CERTIFICATIONS")), lines[-3:]


def test_long_words_wrap_inside_the_page(tmp_path: Path) -> None:
    long = "https://example.com/" + "verylongpath/" * 20
    boxes = read_by_poppler(print_pdf(resume(1, 1, bullet=long)), tmp_path, "-bbox")
    assert max(float(x) for x in re.findall(r'xMax="([\d.]+)"', boxes)) < 612 - 40
    assert long in "".join(read_by_poppler(print_pdf(resume(1, 1, bullet=long)), tmp_path).split())


HOSTILE = [
    '<img src="file:///etc/passwd">',
    "<script>alert(1)</script>",
    "</style><link rel=attachment href=file:///etc/passwd>",
    "{{ 7 * 7 }}{% include 'base.html' %}",
    "&lt;b&gt; & <!-- comment -->",
    "url(http://127.0.0.1:1/x) @import 'file:///etc/hostname';",
]


@pytest.mark.parametrize("markup", HOSTILE)
def test_markup_in_a_profile_is_printed_as_it_was_typed(markup: str, tmp_path: Path) -> None:
    document = resume(1, 1, bullet=markup)
    pdf = print_pdf(document)
    assert words(plain_text(document)) == words(read_by_poppler(pdf, tmp_path))
    assert b"/EmbeddedFile" not in pdf
    assert b"/Launch" not in pdf


@pytest.mark.parametrize(
    "url",
    [
        "file:///etc/passwd",
        "http://127.0.0.1/",
        "https://example.com/font.ttf",
        "data:text/css,*{}",
        "fonts:../page.css",
        "fonts:/etc/passwd",
        "fonts:Barlow-Regular.ttf?x",
        "FONTS:Barlow-Regular.ttf",
        "",
    ],
)
def test_nothing_but_our_fonts_can_be_fetched(url: str) -> None:
    with pytest.raises(ValueError, match="may not load"):
        FontsOnly().fetch(url)


def test_printing_opens_no_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("a connection was opened")

    monkeypatch.setattr(socket.socket, "connect", refuse)
    print_pdf(resume(1, 1, bullet='<img src="http://127.0.0.1:9/x.png"><style>@import "http://127.0.0.1:9/";</style>'))


@pytest.mark.parametrize("name", ["Nguyễn Thị Phượng Ơ", "Łukasz Żółć", "Владимир Щукин", "Ελένη Παπαδοπούλου"])
def test_names_of_the_world_are_read_back(name: str, tmp_path: Path) -> None:
    letter = CoverLetter(
        "en", "Welder", name, ("a@example.com",), "July 6, 2026", (), "Dear,", ("Text.",), "Sincerely,"
    )
    assert name in words(read_by_poppler(print_pdf(letter), tmp_path))


def test_warming_up_prints() -> None:
    warm_up()


@settings(max_examples=25, deadline=None)
@given(st.text(st.characters(codec="latin-1", exclude_categories=["Cc", "Cf", "Zs"]), min_size=1, max_size=60))
def test_whatever_is_typed_is_printed(text: str) -> None:
    document = resume(1, 1, bullet=text)
    read = " ".join(page.extract_text() for page in PdfReader(BytesIO(print_pdf(document))).pages)
    assert "".join(text.split()) in "".join(read.split())


def test_fonts_that_a_killed_pool_has_left_go_with_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    gone = subprocess.Popen(["true"])  # noqa: S607
    gone.wait()
    (tmp_path / f"{FONTS_PREFIX}{gone.pid}-left").mkdir()
    style = _base_style.__wrapped__()
    [own] = tmp_path.iterdir()
    assert own.name.startswith(f"{FONTS_PREFIX}{os.getpid()}-")
    assert list(own.iterdir())
    del style

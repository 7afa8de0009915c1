"""Every template, in both languages and on both papers: all words, in order, inside the page, tagged, read back."""

from collections.abc import Iterator
from functools import cache
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from msgspec.structs import replace
from pypdf import PdfReader
from pypdf.generic import ContentStream

from common.documents.composed import ContactLink, Document, Entry, EntrySection, Line, LineSection, Resume
from common.documents.templates import Paper, document_template, document_templates
from common.errors import ErrorCode, UserError
from tests.workers.documents.persona_documents import document_of, persona_facts
from tests.workers.documents.test_contact_header import tags
from tests.workers.documents.test_pdf import LETTER, pages, read_by_poppler, without_feet
from workers.documents.pdf import print_pdf
from workers.documents.plain_text import plain_text
from workers.documents.word import write_word
from workers.language.grammar import LanguageCode
from workers.resumes import read_resume
from workers.writing.person.facts import ProfileFacts

TEMPLATES = list(document_templates())
PAPERS: dict[str, Paper] = dict(zip(TEMPLATES, ("letter", "a4", "a4", "letter", "a4"), strict=True))
WIDTHS = {"letter": 612.0, "a4": 595.28}
NARROWEST_MARGIN = 0.55 * 72
NAME = "María Fernanda Guadalupe de la Santísima Trinidad Villaseñor-Echeverría y Montes de Oca Щукина"
every_template = pytest.mark.parametrize("template", TEMPLATES)


def extreme() -> Document:
    """Three pages and more, a name of two lines, a link longer than one, 15 certifications."""
    bullet = "Operé excavadoras, cargadores y retroexcavadoras en zanjas de {} metros, y revisé el equipo cada mañana"
    title = "Operadora de excavadora hidráulica y supervisora general de seguridad industrial de turno nocturno"
    jobs = tuple(
        Entry(
            f"Constructora Internacional del Pacífico y Asociados {number}, S.A. de C.V.",
            title if number % 2 else "Operadora",
            f"septiembre de {2020 - number} – diciembre de {2021 - number}",
            tuple(bullet.format(depth) for depth in range(7)),
        )
        for number in range(12)
    )
    held = tuple(
        Line(f"Certificación de operación segura {n}", "Consejo Nacional, vence: marzo de 2027") for n in range(15)
    )
    address = "https://example.com/" + "maria-fernanda-" * 9
    return Resume(
        "es",
        "Operadora",
        NAME,
        ("San Juan Capistrano de los Valles del Norte, California", "+1 (707) 555-0143", "m@example.com"),
        "Operadora de maquinaria pesada y supervisora de seguridad en obras de gran altura y excavación profunda",
        (
            EntrySection("Experiencia laboral", jobs),
            LineSection("Habilidades", (Line("Equipo pesado", ", ".join(f"Grúa {n} (experto)" for n in range(40))),)),
            LineSection("Certificaciones", held),
        ),
        (ContactLink(address.removeprefix("https://"), address),),
    )


@cache
def persona(place: int) -> tuple[ProfileFacts, LanguageCode, Document]:
    facts, language = persona_facts()[place]
    return facts, language, document_of(facts, language)


@cache
def printed(template: str, place: int | None = None) -> bytes:
    """Once for all tests. Nobody's place: the extremes."""
    document = extreme() if place is None else persona(place)[2]
    return print_pdf(document, template, PAPERS[template])


def letters(text: str) -> str:
    """Without what parts them, in lower case: headings may be set in capitals, and poppler rejoins broken words."""
    return "".join(text.replace("|", " ").replace("-", " ").casefold().split())


def as_text(pdf: bytes, document: Document, tmp_path: Path) -> str:
    """Letters in reading order."""
    return letters(without_feet(read_by_poppler(pdf, tmp_path), document))


@every_template
@pytest.mark.parametrize("place", [0, -1], ids=["english", "spanish"])
def test_our_reader_reads_all_of_a_persona(template: str, place: int) -> None:
    assert_is_read_whole(printed(template, place), persona(place)[0])


@pytest.mark.parametrize("place", [0, -1], ids=["english", "spanish"])
def test_it_reads_all_of_the_word_file_too(place: int) -> None:
    """Templates differ in fonts and sizes alone there."""
    facts, _, document = persona(place)
    assert_is_read_whole(write_word(document), facts)


def assert_is_read_whole(file: bytes, facts: ProfileFacts) -> None:
    """Every job with its duties, every skill with kind and level, every certificate with issuer and date."""
    read = read_resume(file)
    assert [
        (job.title, job.company, str(job.start), str(job.end or ""), "\n".join(job.duties)) for job in read.jobs
    ] == [
        (
            job.job_title,
            job.company_name,
            job.start_date.isoformat()[:7],
            job.end_date.isoformat()[:7] if job.end_date else "",
            job.duties,
        )
        for job in facts.experiences
    ]
    assert {(skill.name.casefold(), skill.type, skill.proficiency) for skill in read.skills if skill.listed} == {
        (skill.name.casefold(), skill.type, skill.proficiency) for skill in facts.skills
    }
    assert [(one.name, one.issuer, str(one.issued)) for one in read.certifications] == [
        (one.name, one.issuer, str(one.issued)[:7]) for one in facts.credentials
    ]


@every_template
@pytest.mark.parametrize("place", [0, -1, None], ids=["english", "spanish", "extremes"])
def test_the_words_are_those_of_the_text_in_its_order(template: str, place: int | None, tmp_path: Path) -> None:
    document = extreme() if place is None else persona(place)[2]
    assert as_text(printed(template, place), document, tmp_path) == letters(plain_text(document))


@every_template
def test_a_letter_says_all_of_it(template: str, tmp_path: Path) -> None:
    assert as_text(print_pdf(LETTER, template, PAPERS[template]), LETTER, tmp_path) == letters(plain_text(LETTER))


@every_template
def test_a_letter_s_list_is_tagged_and_breaks_over_pages_with_its_lead(template: str, tmp_path: Path) -> None:
    assert LETTER.points is not None
    bullets = tuple(f"Soldé la viga número {number} de la nave" for number in range(24))
    points = replace(LETTER.points, job=replace(LETTER.points.job, bullets=bullets))
    for above in (8, 9):
        text = "Soldé vigas de acero. " * 14
        letter = replace(LETTER, paragraphs=(*(text,) * above, "Gracias."), points=replace(points, after=above))
        pdf = print_pdf(letter, template, PAPERS[template])
        reader = PdfReader(BytesIO(pdf))
        catalog: Any = reader.trailer["/Root"]
        found = list(tags(catalog["/StructTreeRoot"]))
        assert found.count("/LI") == len(bullets)
        for page in reader.pages:
            assert not list(untagged_text(page, reader))
        assert as_text(pdf, letter, tmp_path) == letters(plain_text(letter))
        (led,) = (page for page in read_by_poppler(pdf, tmp_path).split("\f") if points.lead in page)
        assert bullets[1] in led


@every_template
def test_nothing_leaves_the_page_or_covers_something_else(template: str) -> None:
    width = WIDTHS[PAPERS[template]]
    document = pypdfium2.PdfDocument(printed(template))
    assert len(document) >= 2
    for page in document:
        assert page.get_width() == pytest.approx(width, abs=0.1)
        boxes = list(glyphs(page.get_textpage()))
        assert min(left for left, *_ in boxes) >= NARROWEST_MARGIN
        assert max(right for _, _, right, _ in boxes) <= width - NARROWEST_MARGIN
        assert min(bottom for _, bottom, *_ in boxes) > 14
        assert max(top for *_, top in boxes) < page.get_height() - 14
        assert not [pair for pair in pairwise(boxes) if covers(*pair)]
    document.close()


def glyphs(text: Any) -> Iterator[tuple[float, float, float, float]]:
    """The ink of each sign: left, bottom, right, top."""
    for index in range(text.count_chars()):
        if text.get_text_range(index, 1).strip():
            yield text.get_charbox(index)


def covers(first: tuple[float, float, float, float], second: tuple[float, float, float, float]) -> bool:
    """Whether two signs that follow each other share more than a third of the smaller one."""
    wide = min(first[2], second[2]) - max(first[0], second[0])
    high = min(first[3], second[3]) - max(first[1], second[1])
    smaller = min((box[2] - box[0]) * (box[3] - box[1]) for box in (first, second))
    return wide > 0 and high > 0 and wide * high > smaller / 3


@every_template
def test_from_page_two_on_the_foot_says_whose_page_it_is(template: str, tmp_path: Path) -> None:
    first, *others = read_by_poppler(printed(template), tmp_path).rstrip("\f").split("\f")
    count = len(others) + 1
    assert NAME not in " ".join(first.split()[20:])
    for number, page in enumerate(others, start=2):
        assert f"{number}/{count}" in page.replace(" ", "")
        assert NAME in " ".join(page.split())


@every_template
def test_no_page_ends_with_a_heading(template: str, tmp_path: Path) -> None:
    for page in read_by_poppler(printed(template), tmp_path).rstrip("\f").split("\f")[:-1]:
        last = [
            line
            for line in page.splitlines()
            if line.strip() and not NAME.startswith(line.strip()) and "Щукина" not in line and "/" not in line
        ][-1]
        assert not last.startswith(("Constructora", "Operadora", "HABILIDADES", "CERTIFICACIONES", "septiembre")), last


@every_template
def test_all_of_it_is_tagged(template: str, tmp_path: Path) -> None:
    path = tmp_path / "printed.pdf"
    path.write_bytes(printed(template))
    reader = PdfReader(path)
    catalog: Any = reader.trailer["/Root"]
    found = list(tags(catalog["/StructTreeRoot"]))
    assert {"/H1", "/H2", "/H3", "/P", "/L", "/LI", "/Link"} <= set(found)
    assert found.count("/H1") == 1
    assert (catalog["/Lang"], catalog["/MarkInfo"]["/Marked"]) == ("es", True)
    assert reader.metadata is not None
    assert reader.metadata.title == "Operadora"
    assert b"pdfuaid" in catalog["/Metadata"].get_data()
    for page in reader.pages:
        assert not list(untagged_text(page, reader))


def untagged_text(page: Any, reader: PdfReader) -> Iterator[object]:
    """What is written outside of every tag and artifact."""
    open_marks = 0
    for operands, operator in ContentStream(page.get_contents(), reader).operations:
        if operator in {b"BDC", b"BMC"}:
            open_marks += 1
        elif operator == b"EMC":
            open_marks -= 1
        elif operator in {b"Tj", b"TJ"} and not open_marks:
            yield operands


def test_the_plain_one_sets_title_company_dates_and_contact_apart() -> None:
    """Parsers take what one text object holds for one thing."""
    facts, _, document = persona(0)
    assert isinstance(document, Resume)
    entries = next(section.entries for section in document.sections if isinstance(section, EntrySection))
    page = pypdfium2.PdfDocument(printed("plain", 0))[0]
    texts = page.get_textpage()
    objects = {
        found.extract().strip() for found in page.get_objects(filter=[pypdfium2.raw.FPDF_PAGEOBJ_TEXT], textpage=texts)
    }
    for entry in entries:
        assert {entry.title, entry.organization, entry.dates} <= objects
    assert {facts.name, facts.email, facts.reachable.phone, facts.reachable.place} <= objects


def test_ten_years_fit_on_one_page_of_the_compact_one() -> None:
    jobs = tuple(
        Entry(f"Company {n}", "Pipe Welder", "March 2019 – Present", ("Welded structural steel beams to code",) * 5)
        for n in range(5)
    )
    held = tuple(Line(f"Certificate {n}", "American Welding Society, issued March 2020") for n in range(8))
    document = Resume(
        "en",
        "Welder",
        "Rosa Ibarra",
        ("rosa@example.com",),
        "Pipe Welder",
        (EntrySection("Experience", jobs), LineSection("Certifications", held)),
    )
    assert pages(print_pdf(document, "compact")) == 1


@pytest.mark.parametrize("name", ["", "unknown", "../classic", "fonts", "classic/", "CLASSIC", "/etc"])
def test_a_name_that_is_no_template_s_is_never_looked_for(name: str) -> None:
    with pytest.raises(UserError) as refused:
        document_template(name)
    assert refused.value.error is ErrorCode.TEMPLATE_UNKNOWN


def test_each_says_its_name_and_purpose_in_both_languages() -> None:
    assert len(TEMPLATES) >= 4
    for template in document_templates().values():
        assert all((template.name.en, template.name.es, template.about.en, template.about.es))

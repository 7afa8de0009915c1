"""render_pdf from the download to the stored file: printed once, from the row that was previewed."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from uuid import uuid4

import docx
import httpx
import pytest
from pypdf import PdfReader
from sqlalchemy import Engine, delete, func, select
from sqlalchemy.orm import Session

from common.jobs.kinds.render_pdf import RENDER_PDF
from common.tables import DocumentFile, GeneratedDocument, Job
from tests import product
from tests.flows.events import stream

pytestmark = pytest.mark.usefixtures("pool")

PAYLOAD = {
    "documentType": "resume",
    "jobDescription": "Forklift Operator at Acme Logistics\nLoad and unload trucks, count stock, keep the yard clean.",
}
JOB = {
    "jobTitle": "Forklift Operator",
    "companyName": "Añil Warehouse — Łódź",
    "startDate": "2020-01-01",
    "endDate": "2023-06-01",
    "duties": "Loaded and unloaded 40 trucks a day\nDrove a reach truck",
}


@pytest.fixture
def operator(person: httpx.Client) -> httpx.Client:
    person.post("/api/work-experiences", json=JOB).raise_for_status()
    return person


@pytest.fixture
def document_id(operator: httpx.Client) -> str:
    *_, ending = stream(operator, "POST", "/api/generate-content", json=PAYLOAD)
    return str(ending.data["result"]["documentId"])


def files(engine: Engine, document_id: str) -> int:
    with Session(engine) as session:
        return session.scalar(select(func.count()).where(DocumentFile.document_id == document_id)) or 0


def forget_files(engine: Engine, document_id: str) -> None:
    with Session(engine) as session, session.begin():
        session.execute(delete(DocumentFile).where(DocumentFile.document_id == document_id))


def text_of(pdf: bytes) -> str:
    return "".join("".join(page.extract_text().split()) for page in PdfReader(BytesIO(pdf)).pages)


def test_the_download_is_the_preview_printed(operator: httpx.Client, document_id: str, engine: Engine) -> None:
    response = operator.get(f"/api/generated-documents/{document_id}/download")
    assert response.headers["content-type"] == "application/pdf"
    assert 'filename="Resume.pdf"' in response.headers["content-disposition"]
    with Session(engine) as session:
        content = session.get_one(GeneratedDocument, document_id).content
    assert text_of(response.content) == "".join(content.split())


def test_the_stream_tells_the_steps_and_where_the_file_is(operator: httpx.Client, document_id: str) -> None:
    path = f"/api/generated-documents/{document_id}/download"
    *progress, ending = stream(operator, "POST", "/api/generate-document", json=PAYLOAD | {"documentId": document_id})
    assert [event.data["message"] for event in progress] == [step.english for step in RENDER_PDF.steps]
    assert ending.data["result"] == {"documentId": document_id, "fileName": "Resume.pdf", "downloadUrl": path}


def test_who_won_t_wait_is_told_where_to_look(operator: httpx.Client, document_id: str) -> None:
    path = f"/api/generated-documents/{document_id}/download"
    response = operator.get(path, headers={"Prefer": "respond-async"})
    assert (response.status_code, response.headers["content-type"]) == (202, "application/json")
    assert response.headers["location"] == f"/api/jobs/{response.json()['id']}"
    *_, ending = stream(operator, "GET", f"{response.headers['location']}/events")
    assert ending.data["result"]["downloadUrl"] == path


def test_it_is_printed_and_stored_once_however_often_it_is_asked_for(
    operator: httpx.Client, document_id: str, engine: Engine
) -> None:
    path = f"/api/generated-documents/{document_id}/download"
    forget_files(engine, document_id)
    with ThreadPoolExecutor() as pool:
        at_once = list(pool.map(lambda _: operator.get(path).content, range(4)))
    assert len({*at_once, operator.get(path).content}) == 1
    assert files(engine, document_id) == 1


def test_printed_again_it_is_the_same_to_the_byte(operator: httpx.Client, document_id: str, engine: Engine) -> None:
    path = f"/api/generated-documents/{document_id}/download"
    first = operator.get(path).content
    forget_files(engine, document_id)
    assert operator.get(path).content == first


def test_the_usual_page_is_there_with_the_words_and_a_download_prints_nothing(
    operator: httpx.Client, document_id: str, engine: Engine
) -> None:
    assert files(engine, document_id) == 1
    operator.get(f"/api/generated-documents/{document_id}/download").raise_for_status()
    with Session(engine) as session:
        user_id = session.get_one(GeneratedDocument, document_id).user_id
        kinds = session.scalars(select(Job.kind).where(Job.user_id == user_id)).all()
    assert kinds == ["generate_document"]


def test_another_person_s_document_is_not_there(base_url: str, document_id: str, engine: Engine) -> None:
    with product.person(base_url) as stranger:
        for path in (document_id, str(uuid4())):
            response = stranger.get(f"/api/generated-documents/{path}/download")
            assert response.status_code == 404
    assert files(engine, document_id) == 1, "the one that came with the words"


@pytest.mark.parametrize("template", ["plain", "foreman"])
def test_each_look_is_printed_and_stored_for_itself(
    operator: httpx.Client, document_id: str, engine: Engine, template: str
) -> None:
    path = f"/api/generated-documents/{document_id}/download"
    usual = operator.get(path).content
    other = operator.get(path, params={"template": template, "paper": "a4"})
    assert other.content != usual
    assert text_of(other.content).replace("|", "").casefold() == text_of(usual).replace("|", "").casefold()
    assert PdfReader(BytesIO(other.content)).pages[0].mediabox.width == pytest.approx(595.28, abs=0.1)
    assert operator.get(path).content == usual
    assert files(engine, document_id) == 2


def test_it_comes_for_word_too(operator: httpx.Client, document_id: str) -> None:
    path = f"/api/generated-documents/{document_id}/download?format=docx&template=slab"
    response = operator.get(path)
    assert response.headers["content-type"].endswith("wordprocessingml.document")
    assert 'filename="Resume.docx"' in response.headers["content-disposition"]
    assert JOB["companyName"] in [paragraph.text for paragraph in docx.Document(BytesIO(response.content)).paragraphs]


def test_templates_are_listed_with_their_names(operator: httpx.Client) -> None:
    listed = operator.get("/api/document-templates").json()
    assert listed[0]["id"] == "classic"
    assert all(one["name"]["en"] and one["name"]["es"] and one["about"]["en"] and one["about"]["es"] for one in listed)


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("template=../fonts", "template_unknown"),
        ("template=unheard", "template_unknown"),
        ("format=exe", "invalid"),
        ("paper=a0", "invalid"),
    ],
)
def test_a_look_that_there_is_not_is_refused(operator: httpx.Client, document_id: str, query: str, code: str) -> None:
    response = operator.get(f"/api/generated-documents/{document_id}/download?{query}")
    assert (response.status_code, response.json()["code"]) == (400, code)

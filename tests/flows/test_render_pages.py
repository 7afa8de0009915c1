"""render_pages from the call to the pictures: the download's own pages, with the places of their lines."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import pairwise
from typing import Any

import httpx
import pypdfium2
import pytest
from PIL import Image, ImageChops
from sqlalchemy import Engine, text

from common.jobs.kinds.render_pages import RENDER_PAGES
from tests import product
from tests.eventually import eventually
from tests.flows.events import stream

pytestmark = pytest.mark.usefixtures("pool")

WISH = {
    "documentType": "resume",
    "jobDescription": "Forklift Operator at Acme Logistics\nLoad and unload trucks, count stock, keep the yard clean.",
}
JOB = {
    "jobTitle": "Forklift Operator",
    "companyName": "Añil Warehouse — Łódź",
    "startDate": "2020-01-01",
    "endDate": "2023-06-01",
    "duties": "Loaded and unloaded 40 trucks a day, and counted each load against its papers before the driver left "
    "for the next yard, in every weather, with office staff and drivers of five firms\nDrove a reach truck",
}


@pytest.fixture
def address(person: httpx.Client) -> str:
    person.post("/api/work-experiences", json=JOB).raise_for_status()
    person.post("/api/generate-content", json=WISH).raise_for_status()
    [document] = person.get("/api/generated-documents").json()
    return f"/api/generated-documents/{document['id']}"


def drawn(person: httpx.Client, page: dict[str, Any]) -> Image.Image:
    answer = person.get(page["address"])
    assert answer.headers["content-type"] == "image/png"
    assert "no-store" in answer.headers["cache-control"]
    return Image.open(BytesIO(answer.content)).convert("RGB")


def test_the_pages_are_those_of_the_download(person: httpx.Client, address: str) -> None:
    for look in ({}, {"template": "compact", "paper": "a4"}):
        answer = person.get(f"{address}/pages", params=look).json()
        pdf = pypdfium2.PdfDocument(person.get(f"{address}/download", params=look).content)
        [page] = answer["pages"]
        picture = drawn(person, page)
        printed = pdf[0].render(scale=picture.width / pdf[0].get_width()).to_pil()
        pdf.close()
        assert picture.size == (page["width"], page["height"]) == printed.size
        # Fewer colours than in print, by no more than the eye can tell.
        difference = ImageChops.difference(picture, printed).convert("L").histogram()
        assert not any(difference[32:])


def test_each_line_is_found_where_it_stands(person: httpx.Client, address: str) -> None:
    document = person.get(address).json()
    [page] = person.get(f"{address}/pages").json()["pages"]
    bullets = [
        bullet
        for section in document["composed"]["sections"]
        for entry in section.get("entries", [])
        for bullet in entry["bullets"]
    ]
    places = {line["text"]: line["boxes"] for line in page["lines"]}
    assert places.keys() >= set(bullets)
    rows = [box for bullet in bullets for box in places[bullet]]
    assert len(rows) > len(bullets), "a long bullet has a box for each row of print"
    assert all(above[1] < below[1] for above, below in pairwise(rows))
    picture = drawn(person, page)
    for left, top, width, height in rows:
        box = (
            left * page["width"],
            top * page["height"],
            (left + width) * page["width"],
            (top + height) * page["height"],
        )
        print_in_the_box = picture.crop(box).convert("L").histogram()[:128]
        assert any(print_in_the_box)


def test_the_stream_tells_the_steps_and_the_pages_are_drawn_once(person: httpx.Client, address: str) -> None:
    *progress, ending = stream(person, "GET", f"{address}/pages")
    assert [event.data["message"] for event in progress] == [step.english for step in RENDER_PAGES.steps]
    assert ending.data["result"]["pages"] == 1
    assert person.get(f"{address}/pages").json() == person.get(f"{address}/pages").json()


def test_nobody_else_sees_a_page(person: httpx.Client, address: str, base_url: str) -> None:
    [page] = person.get(f"{address}/pages").json()["pages"]
    with product.person(base_url) as other:
        assert other.get(f"{address}/pages").status_code == 404
        assert other.get(page["address"]).status_code == 404
    assert person.get(f"{address}/pages", params={"template": "../../etc"}).json()["code"] == "template_unknown"


def test_where_an_edit_comes_between_they_are_drawn_of_what_the_document_is_then(
    person: httpx.Client, address: str, engine: Engine
) -> None:
    this_one = {"id": address.rpartition("/")[2]}
    waiting = text(
        "select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
    )
    with ThreadPoolExecutor() as threads:
        with engine.begin() as edit:
            edit.execute(text("update generated_documents set version = version + 1 where id = :id"), this_one)
            asked = threads.submit(person.get, f"{address}/pages")
            with engine.connect() as another:
                eventually(lambda: another.execute(waiting).scalar())  # what was drawn may not be stored yet
        answer = asked.result()
    assert answer.status_code == 200, answer.text
    assert answer.json()["version"] == 2
    [page] = answer.json()["pages"]
    assert drawn(person, page).size == (page["width"], page["height"])

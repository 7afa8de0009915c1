"""A photographed card, from the upload to the filled-in form: read-certificate -> worker."""

from io import BytesIO

import httpx
import pytest
from PIL import Image, ImageDraw, ImageFont

from tests.flows.events import stream

pytestmark = pytest.mark.usefixtures("pool")
FRONT = (
    "AMERICAN RED CROSS",
    "Adult First Aid/CPR/AED",
    "Rosa Ibarra has completed the",
    "requirements of this course",
)
BACK = ("Certificate ID: 00412345", "Date completed: 06/14/2025", "Valid through: 06/14/2027", "This is the back")


def photo(*lines: str) -> tuple[str, bytes, str]:
    picture = Image.new("RGB", (1300, 820), "white")
    font = ImageFont.load_default(52)
    for number, line in enumerate(lines):
        ImageDraw.Draw(picture).text((90, 90 + 150 * number), line, "black", font)
    written = BytesIO()
    picture.save(written, "JPEG")
    return "card.jpg", written.getvalue(), "image/jpeg"


def test_both_sides_fill_in_the_form_and_nothing_is_kept(person: httpx.Client) -> None:
    response = person.post("/api/read-certificate", files=[("card", photo(*FRONT)), ("card", photo(*BACK))])
    assert response.status_code == 200, response.text
    assert response.json() == {
        "name": "First Aid/CPR/AED",
        "issuingOrganization": "American Red Cross",
        "number": "00412345",
        "issueDate": "2025-06-14",
        "expirationDate": "2027-06-14",
    }
    assert person.get("/api/certifications").json() == []


def test_the_stream_tells_the_steps_and_why_a_picture_of_something_else_is_refused(person: httpx.Client) -> None:
    *steps, ending = stream(person, "POST", "/api/read-certificate", files={"card": photo("No card", "but a note")})
    assert [step.data["code"] for step in steps] == ["opening_card", "reading_card", "filling_in_card"]
    assert (ending.name, ending.data["code"]) == ("failed", "card_unreadable")


@pytest.mark.parametrize(
    ("count", "content", "status", "code"),
    [
        (1, b"%PDF-1.7", 415, "card_not_a_picture"),
        (1, b"", 415, "card_not_a_picture"),
        (3, b"\xff\xd8\xff", 400, "card_has_two_sides"),
    ],
)
def test_what_is_no_photo_of_a_card_is_refused(
    person: httpx.Client, count: int, content: bytes, status: int, code: str
) -> None:
    response = person.post("/api/read-certificate", files=[("card", ("card.jpg", content, "image/jpeg"))] * count)
    assert (response.status_code, response.json()["code"]) == (status, code)
    assert person.post("/api/read-certificate", files={"other": photo("Card")}).status_code == 415

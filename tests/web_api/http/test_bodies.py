"""JSON comes as JSON only, and a body that breaks off is nobody's bug."""

import socket
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tests import product
from tests.eventually import eventually

SKILL = b'{"name": "MIG welder", "type": "Power Tool", "proficiencyLevel": "Expert"}'
WITHOUT_ASKING = ["text/plain", "application/x-www-form-urlencoded", "text/plain;application/json", ""]
"""What another site's page may send with a visitor's cookies before the browser asks us."""


@pytest.mark.parametrize("content_type", WITHOUT_ASKING)
def test_json_by_another_name_is_refused_and_stores_nothing(person: httpx.Client, content_type: str) -> None:
    answer = person.post("/api/equipment-skills", content=SKILL, headers={"Content-Type": content_type})
    assert (answer.status_code, answer.json()["code"]) == (415, "not_sent_as_json")
    assert person.get("/api/equipment-skills").json() == []


@pytest.mark.parametrize("content_type", ["application/json", "Application/JSON; charset=utf-8"])
def test_json_may_say_its_charset(person: httpx.Client, content_type: str) -> None:
    answer = person.post("/api/equipment-skills", content=SKILL, headers={"Content-Type": content_type})
    assert answer.status_code == 201


def test_no_body_at_all_is_explained_as_such(person: httpx.Client) -> None:
    answer = person.post("/api/equipment-skills")
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid")


@pytest.mark.parametrize(
    ("path", "content_type"),
    [("/api/equipment-skills", "application/json"), ("/api/parse-resume", "multipart/form-data; boundary=x")],
)
def test_who_leaves_in_the_middle_of_a_body_is_one_line(
    stack: product.Stack, tmp_path: Path, path: str, content_type: str
) -> None:
    log = tmp_path / "api.log"
    with product.api(stack, log) as base_url, product.person(base_url) as person:
        before = log.read_text()
        address = urlsplit(base_url)
        cookies = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {address.netloc}\r\nCookie: {cookies}\r\n"
            f"Content-Type: {content_type}\r\nContent-Length: 100000\r\n\r\n"
        )
        with socket.create_connection((str(address.hostname), address.port or 80)) as connection:
            connection.sendall(head.encode() + b'--x\r\nContent-Disposition: form-data; name="resume"')
        eventually(lambda: "left" in log.read_text())
    after = log.read_text().removeprefix(before)
    [line] = [line for line in after.splitlines() if path in line or "Error" in line or "Traceback" in line]
    assert "the client left before its request was whole" in line

"""Bodies that no form of ours sends: refused in words, and nothing is stored."""

from typing import Any

import httpx
import pytest

from tests.web_api.profile_lists import ProfileList, each_list

HOSTILE_BODIES: list[tuple[str, bytes]] = [
    ("nothing", b""),
    ("no JSON", b"jobTitle=Welder"),
    ("cut off", b'{"jobTitle": "Welder", '),
    ("null", b"null"),
    ("a list", b"[]"),
    ("a text", b'"Welder"'),
    ("not UTF-8", b'{"jobTitle": "\xff\xfe"}'),
    ("a surrogate alone", b'{"jobTitle": "\\ud800", "name": "\\udfff"}'),
    ("a surrogate alone in UTF-8", b'{"jobTitle": "\xed\xa0\x80", "name": "\xed\xa0\x80"}'),
    ("lists a hundred thousand deep", b"[" * 100_000),
    ("objects deeper than the stack", b'{"a":' * 900 + b"1" + b"}" * 900),
    ("a huge number", b'{"startDate": 1e999, "name": 1e999}'),
    ("not a number", b'{"startDate": NaN}'),
    ("a NUL outside a text", b'{"jobTitle": "a"\x00}'),
]


@each_list
@pytest.mark.parametrize("body", [body for _, body in HOSTILE_BODIES], ids=[name for name, _ in HOSTILE_BODIES])
def test_a_hostile_body_is_refused_in_words(person: httpx.Client, of: ProfileList, body: bytes) -> None:
    row = person.post(of.path, json=of.row).json()
    for method, path in (("POST", of.path), ("PUT", f"{of.path}/{row['id']}")):
        answer = person.request(method, path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400
        assert answer.json()["code"] == "invalid"
        assert answer.json()["message"]
    assert person.get(of.path).json() == [row]


@each_list
def test_a_field_of_the_wrong_type_is_refused(person: httpx.Client, of: ProfileList) -> None:
    for field in of.row:
        number = -5 if field == "hours" else 5
        for wrong in (number, True, ["x"], {"x": "y"}, "\x00" if field in of.required else 5.5):
            answer = person.post(of.path, json=of.row | {field: wrong})
            assert answer.status_code == 400, (field, wrong)
            assert answer.json()["code"] == "invalid"
    assert person.get(of.path).json() == []


@each_list
def test_a_huge_body_is_refused(person: httpx.Client, of: ProfileList) -> None:
    answer = person.post(of.path, json=of.row | {"filler": "x" * 300_000})
    assert answer.status_code == 413
    assert answer.json()["code"] == "body_too_large"

    def endless() -> Any:
        yield b'{"filler": "'
        for _ in range(64):
            yield b"x" * 8192

    answer = person.post(of.path, content=endless(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413
    assert person.get(of.path).json() == []

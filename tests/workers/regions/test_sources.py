"""From the portal's catalogue to the bytes of its newest file."""

from collections.abc import Iterator

import pytest

from common.errors import UserError
from tests.workers.regions.portal import Answer, Portal, portal
from workers.regions.sources import Portal as Source


@pytest.fixture
def site() -> Iterator[Portal]:
    with portal() as site:
        yield site


def fetched(site: Portal) -> bytes:
    source = Source(site.catalogue)
    return source.download(source.file_address())


def refusal(site: Portal) -> str:
    with pytest.raises(UserError) as refused:
        fetched(site)
    return refused.value.code


def test_the_file_is_found_by_the_catalogue_whatever_it_is_called_this_year(site: Portal) -> None:
    site.publish(b"figures", "/download/lt-occ-emp-2030-2040.csv")
    assert fetched(site) == b"figures"


def test_a_file_that_has_moved_is_followed(site: Portal) -> None:
    site.publish(b"", "/old.csv")
    site.answers["/old.csv"] = Answer(status=302, headers={"Location": "/new.csv"})
    site.answers["/new.csv"] = Answer(b"figures")
    assert fetched(site) == b"figures"


def test_progress_ends_at_one(site: Portal) -> None:
    site.publish(b"figures" * 200_000)
    told: list[float] = []
    source = Source(site.catalogue)
    source.download(source.file_address(), told.append)
    assert told == sorted(told)
    assert told[-1] == 1


@pytest.mark.parametrize(
    ("path", "answer", "code"),
    [
        ("/package_show", Answer(b"<html>maintenance</html>"), "regional_data_not_listed"),
        ("/package_show", Answer(b'{"success": true, "result": {"resources": []}}'), "regional_data_not_listed"),
        ("/package_show", Answer(b"", 500), "regional_data_not_found"),
        ("/download/lt-occ-emp-2024-2034.csv", Answer(b"", 404), "regional_data_not_found"),
        (
            "/download/lt-occ-emp-2024-2034.csv",
            Answer(b"half", headers={"Content-Length": "4000"}),
            "regional_data_unreachable",
        ),
    ],
)
def test_a_portal_that_has_no_whole_file_is_refused_by_what_is_wrong(
    site: Portal, path: str, answer: Answer, code: str
) -> None:
    site.publish(b"figures")
    site.answers[path] = answer
    assert refusal(site) == code


@pytest.mark.parametrize(
    "leads_to", ["http://127.0.0.1:9/", "https://127.0.0.1:9/", "https://[::1]/", "file:///etc/passwd"]
)
def test_a_catalogue_cannot_lead_into_the_operator_s_own_network(site: Portal, leads_to: str) -> None:
    site.publish(b"")
    site.answers["/download/lt-occ-emp-2024-2034.csv"] = Answer(status=302, headers={"Location": leads_to})
    assert refusal(site) == "regional_data_not_listed"


def test_a_portal_that_does_not_answer_is_told() -> None:
    with portal() as gone:
        pass
    assert refusal(gone) == "regional_data_unreachable"

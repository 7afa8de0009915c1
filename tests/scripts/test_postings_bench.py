"""What the measurement of job pages takes for right, and under which addresses it serves them."""

from pathlib import Path

from scripts.benchmarks.posting_site import PostingSite
from scripts.benchmarks.postings import faults_of, remarks_on
from workers.posting.models import Posting

_TRUTH = {
    "company": "Acme Air",
    "companyAlso": ["Acme Air Systems, Inc."],
    "title": "Welder",
    "titleAlso": ["Welder - Nights"],
    "descriptionContains": [],
    "descriptionMustNotContain": [],
}


def test_other_forms_that_a_truth_takes_are_right() -> None:
    read = Posting(title="Welder - Nights", company="Acme Air Systems, Inc.")
    assert faults_of(read, _TRUTH) == []
    assert [remark.partition(":")[0] for remark in remarks_on(read, _TRUTH)] == [
        "title in another form",
        "company in another form",
    ]


def test_a_form_that_no_truth_takes_is_a_fault() -> None:
    assert [fault.partition(":")[0] for fault in faults_of(Posting(title="Welder", company="Acme"), _TRUTH)] == [
        "company"
    ]


def test_a_page_is_found_however_its_address_is_escaped(tmp_path: Path) -> None:
    (tmp_path / "p.html").write_text("<p>Welder", encoding="utf-8")
    truth = {"p.html": {"url": "https://jobs.example/welder-%28tig%29%2c-days/job"}}
    with PostingSite(tmp_path, truth).running() as site:
        assert site.file_for("/welder-(tig)%2C-days/job", "jobs.example") == tmp_path / "p.html"

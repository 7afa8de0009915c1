"""A browser that doesn't start is started once more; one that did start is not."""

from pathlib import Path

import pytest
from playwright.sync_api import Error

from common.errors import UserError
from tests.workers.browsing.postings import SHELL
from tests.workers.browsing.site import Answer, Site, reaches_the_site
from workers.browsing import chromium
from workers.browsing.browser import render
from workers.browsing.budget import Limits
from workers.browsing.pages import Page
from workers.browsing.proxy import GuardedProxy

pytestmark = reaches_the_site


class Starts:
    """A program in Chromium's place that notes its starts, and is Chromium after as many failures as it is told."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._log = folder / "starts"
        self._program = folder / "program"
        self._patch = monkeypatch

    def fail(self, times: int) -> None:
        executable = chromium._executable

        def program(bundled: str) -> str:
            self._program.write_text(
                f'#!/bin/sh\necho start >> "{self._log}"\n[ "$(wc -l < "{self._log}")" -gt {times} ] || exit 1\n'
                f'exec "{executable(bundled)}" "$@"\n'
            )
            self._program.chmod(0o755)
            return str(self._program)

        self._patch.setattr(chromium, "_executable", program)

    @property
    def count(self) -> int:
        return len(self._log.read_text().split()) if self._log.exists() else 0


@pytest.fixture
def starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Starts:
    return Starts(tmp_path, monkeypatch)


def characters(page: Page) -> int:
    return len(page.markup)


def test_a_browser_that_does_not_start_is_started_once_more(site: Site, starts: Starts, patient: Limits) -> None:
    site.pages["/jobs/1"] = Answer(SHELL)
    starts.fail(times=1)
    with GuardedProxy(site.guard(), patient) as proxy:
        assert render(site.url("/jobs/1"), proxy, characters).page.markup
    assert starts.count == 2


def test_one_that_never_starts_is_given_up_after_the_second_time(site: Site, starts: Starts, patient: Limits) -> None:
    starts.fail(times=9)
    with GuardedProxy(site.guard(), patient) as proxy, pytest.raises(Error):
        render(site.url("/jobs/1"), proxy, characters)
    assert starts.count == 2


def test_a_page_that_cannot_be_opened_starts_no_second_browser(site: Site, starts: Starts, patient: Limits) -> None:
    site.pages["/jobs/1"] = Answer(b"PK", headers={"Content-Type": "application/zip"})
    starts.fail(times=0)
    with GuardedProxy(site.guard(), patient) as proxy, pytest.raises(UserError):
        render(site.url("/jobs/1"), proxy, characters)
    assert starts.count == 1

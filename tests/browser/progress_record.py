"""What a progress dialog showed, change by change: it may be gone before anyone could look."""

from dataclasses import dataclass

from playwright.sync_api import Page

_RECORD = """
window.progressShown = [];
new MutationObserver(() => {
  const bar = document.querySelector('[role=dialog] [role=progressbar]');
  if (!bar) return;
  const title = document.querySelector('[role=dialog] h2').textContent;
  const percent = Number(bar.getAttribute('aria-valuenow'));
  const last = window.progressShown.at(-1);
  if (!last || last.title !== title || last.percent !== percent) window.progressShown.push({ title, percent });
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""


@dataclass(frozen=True)
class Shown:
    """One state of the dialog."""

    title: str
    percent: int


def record_progress(page: Page) -> None:
    """Begin to record, from the next page that is opened on."""
    page.add_init_script(_RECORD)


def recorded_progress(page: Page) -> list[Shown]:
    """Everything shown on this page so far, in order."""
    return [Shown(**state) for state in page.evaluate("window.progressShown")]

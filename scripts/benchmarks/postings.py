"""How well job pages are read: `scripts/bench postings FOLDER [--json FILE]`.

FOLDER holds pages and TRUTH.json: {file: {url, company, title, descriptionContains, descriptionMustNotContain}}. Each
page is served on loopback and read as a job reads it, with the browser where that is needed. `titleAlso` and
`companyAlso` are other forms that a careful person takes: they are right; "first form" counts without them. Lines that
begin with ~ are remarks: on such a form, and on what a truth may have beside all that (`location`, the `whole` text).
Ends non-zero when anything that the truth asks for is missing, so that it can stand in a pipeline.
"""

import argparse
import html
import json
import re
import statistics
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from common.errors import UserError
from scripts.benchmarks.posting_site import PostingSite
from workers.browsing.proxy import GuardedProxy
from workers.posting.models import Posting
from workers.posting.opening.reading import Read, read_address

_NAMES = ("title", "company")
_TEXT = "description"
_ALSO = "Also"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one page was read. `faults` are sentences; `right` and `by_first_form` name the fields that are right."""

    name: str
    seconds: float
    in_browser: bool
    posting: Posting
    faults: list[str]
    remarks: list[str]
    right: frozenset[str]
    by_first_form: frozenset[str]


def main() -> int:
    """Print one line per page and the totals. Returns 1 unless every page is read whole."""
    parser = argparse.ArgumentParser(prog="scripts/bench postings", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--json", type=Path, help="write the shares there")
    parser.add_argument("--only", default="", help="pages whose name contains this")
    parser.add_argument("--by-name", action="store_true", help="serve pages as /NAME.html instead of where they were")
    parser.add_argument("--show", action="store_true", help="print the descriptions too")
    options = parser.parse_args()
    truth: dict[str, dict[str, Any]] = json.loads((options.folder / "TRUTH.json").read_text(encoding="utf-8"))
    outcomes = []
    with PostingSite(options.folder, truth, by_name=options.by_name).running() as site:
        for name, expected in truth.items():
            if options.only in name:
                outcomes.append(outcome := _outcome(site, name, expected))
                _print(outcome, show=options.show)
    shares = _shares(outcomes)
    print(json.dumps(shares), _times(outcomes))
    if options.json:
        options.json.write_text(json.dumps(shares) + "\n", encoding="utf-8")
    return int(any(outcome.faults for outcome in outcomes))


def _outcome(site: PostingSite, name: str, expected: dict[str, Any]) -> Outcome:
    started = time.perf_counter()
    read, failed = _read(site, name)
    seconds = time.perf_counter() - started
    posting = read.posting if read else Posting()
    faults = [*failed, *faults_of(posting, expected)]
    remarks = remarks_on(posting, expected)
    right = _right_in(posting, expected, faults)
    by_first_form = _right_in(posting, _by_first_form(expected), faults)
    return Outcome(name, seconds, bool(read and read.in_browser), posting, faults, remarks, right, by_first_form)


def _right_in(posting: Posting, expected: dict[str, Any], faults: list[str]) -> frozenset[str]:
    """Return which names are right, and `_TEXT` where `faults` tell of nothing but names."""
    is_text_right = all(fault.startswith(_NAMES) for fault in faults)
    names = {field for field in _NAMES if is_right(posting, field, expected)}
    return frozenset(names | ({_TEXT} if is_text_right else set()))


def _by_first_form(expected: dict[str, Any]) -> dict[str, Any]:
    return {field: told for field, told in expected.items() if not field.endswith(_ALSO)}


def _read(site: PostingSite, name: str) -> tuple[Read | None, list[str]]:
    with GuardedProxy(site.guard()) as proxy:
        try:
            return read_address(site.address_of(name), proxy), []
        except UserError as error:
            return None, [f"{error.code}: {error.message}"]


def _print(outcome: Outcome, *, show: bool) -> None:
    verdict = "FAULT" if outcome.faults else "ok   "
    way = "browser" if outcome.in_browser else "plain  "
    posting = outcome.posting
    print(f"{verdict} {outcome.seconds * 1000:6.0f} ms {way} {outcome.name}: {posting.title} | {posting.company}")
    for fault in outcome.faults:
        print(f"        {fault}")
    for remark in outcome.remarks:
        print(f"      ~ {remark}")
    if show:
        print(posting.description)


def _shares(outcomes: list[Outcome]) -> dict[str, float]:
    """Return the shares of all pages.

    `whole`: the description is whole and clean, and everything else is right, too.
    """
    pages = len(outcomes)
    counts: dict[str, int] = {}
    for label, rights in (
        ("", [outcome.right for outcome in outcomes]),
        (" by first form", [outcome.by_first_form for outcome in outcomes]),
    ):
        counts |= {f"{field}{label}": sum(field in right for right in rights) for field in (*_NAMES, _TEXT)}
        counts[f"whole{label}"] = sum(right.issuperset((*_NAMES, _TEXT)) for right in rights)
    del counts[f"{_TEXT} by first form"]  # a text has one form
    return {"pages": pages, **{name: round(count / pages, 4) if pages else 0.0 for name, count in counts.items()}}


def _times(outcomes: list[Outcome]) -> str:
    parts = []
    for label, in_browser in (("plain", False), ("browser", True)):
        times = [outcome.seconds for outcome in outcomes if outcome.in_browser is in_browser]
        if times:
            parts.append(f"{label}: {len(times)}, p50 {statistics.median(times):.2f} s, most {max(times):.2f} s")
    return "; ".join(parts)


def faults_of(posting: Posting, expected: dict[str, Any]) -> list[str]:
    """What differs from the truth, as sentences."""
    description = bare(posting.description)
    faults = [f"missing: {text}" for text in expected["descriptionContains"] if bare(text) not in description]
    faults += [
        f"not to be there: {text}"
        for text in expected["descriptionMustNotContain"]
        if _is_in(text, posting.description)
    ]
    for field in _NAMES:
        if not is_right(posting, field, expected):
            faults.append(f"{field}: {getattr(posting, field)!r}, not {expected[field]!r}")
    if expected.get("closed", posting.closed) != posting.closed:
        faults.append(f"closed: {posting.closed}")
    return faults


def is_right(posting: Posting, field: str, expected: dict[str, Any]) -> bool:
    """Whether a name is the truth's, or another form that it takes; where it is null, the page says none."""
    forms = [expected[field] or "", *expected.get(field + _ALSO, [])]
    return bare(getattr(posting, field)) in map(bare, forms)


def remarks_on(posting: Posting, expected: dict[str, Any]) -> list[str]:
    """What differs from a name's first form, the `whole` text and the `location`: finer than faults."""
    description = bare(posting.description)
    first = _by_first_form(expected)
    remarks = [
        f"{field} in another form: {getattr(posting, field)!r}, not {expected[field]!r}"
        for field in _NAMES
        if is_right(posting, field, expected) and not is_right(posting, field, first)
    ]
    if "whole" in expected:
        lines = [line for line in expected["whole"].split("\n") if line.strip()]
        known = bare("\n".join([expected["whole"], *expected.get("neutral", [])]))
        remarks += [f"not whole: {line}" for line in lines if bare(line) not in description]
        remarks += [f"beside it: {line}" for line in posting.description.split("\n") if bare(line) not in known]
    if "location" in expected and bare(posting.location) != bare(expected["location"]):
        remarks.append(f"location: {posting.location!r}, not {expected['location']!r}")
    return remarks


def _is_in(text: str, description: str) -> bool:
    """Words are compared by letters and digits; markup, and what has none of these, as it stands but for blanks."""
    if "<" in unescaped(text) or not bare(text):
        return " ".join(unescaped(text).split()).casefold() in " ".join(unescaped(description).split()).casefold()
    return bare(text) in bare(description)


def unescaped(text: str) -> str:
    """Entities resolved, those of text that was escaped twice, too."""
    return html.unescape(html.unescape(text))


def bare(text: str) -> str:
    """Letters and digits alone, entities resolved: pages differ in blanks, quotes and escaping, not in words."""
    text = re.sub(r"^\s*\d{1,2}\.\s", "", unescaped(text), flags=re.MULTILINE)
    return "".join(char for char in text.casefold() if char.isalnum())


if __name__ == "__main__":
    sys.exit(main())

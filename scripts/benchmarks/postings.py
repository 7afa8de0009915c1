"""How well job pages are read: `scripts/bench postings FOLDER`.

FOLDER holds pages (`NAME.html`) and TRUTH.json: {file: {url, company, title, descriptionContains,
descriptionMustNotContain}}.
Ends non-zero when anything that the truth asks for is missing, so that it can stand in a pipeline.
"""

import argparse
import html
import json
import sys
import time
from pathlib import Path
from typing import Any

from workers.browsing.charsets import decode
from workers.posting.models import Posting
from workers.posting.page import read_posting


def main() -> int:
    """Print one line per page and the totals. Returns the number of pages that aren't read whole, at most 1."""
    parser = argparse.ArgumentParser(prog="scripts/bench postings", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--show", action="store_true", help="print the descriptions too")
    options = parser.parse_args()
    truth: dict[str, dict[str, Any]] = json.loads((options.folder / "TRUTH.json").read_text(encoding="utf-8"))
    whole = 0
    for name, expected in truth.items():
        started = time.perf_counter()
        markup = decode((options.folder / name).read_bytes(), None)
        posting = read_posting(markup, expected.get("url") or "") or Posting()
        milliseconds = (time.perf_counter() - started) * 1000
        faults = faults_of(posting, expected)
        whole += not faults
        print(
            f"{'ok   ' if not faults else 'FAULT'} {milliseconds:6.0f} ms  {name}: {posting.title} | {posting.company}"
        )
        for fault in faults:
            print(f"        {fault}")
        if options.show:
            print(posting.description)
    print(f"{whole} of {len(truth)} pages read whole")
    return int(whole < len(truth))


def faults_of(posting: Posting, expected: dict[str, Any]) -> list[str]:
    """What differs from the truth, as sentences."""
    description = bare(posting.description)
    faults = [f"missing: {text}" for text in expected["descriptionContains"] if bare(text) not in description]
    faults += [
        f"not to be there: {text}" for text in expected["descriptionMustNotContain"] if bare(text) in description
    ]
    for field, found in (("title", posting.title), ("company", posting.company)):
        if bare(found) != bare(expected[field]):
            faults.append(f"{field}: {found!r}, not {expected[field]!r}")
    return faults


def bare(text: str) -> str:
    """Letters and digits alone, entities resolved: pages differ in blanks, quotes and escaping, not in words."""
    return "".join(char for char in html.unescape(html.unescape(text)).casefold() if char.isalnum())


if __name__ == "__main__":
    sys.exit(main())

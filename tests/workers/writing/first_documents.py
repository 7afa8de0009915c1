"""The first documents that a horse writes: prints each file that is opened for them."""

import sys
from typing import Any

import msgspec

from tests.workers.writing.people import ANUNCIO, POSTING, SOLDADOR, WELDER, assignment
from workers.generate_document import warm_up
from workers.writing.document.compose import compose
from workers.writing.document.coverage import coverage_of
from workers.writing.document.other_names import with_other_names
from workers.writing.draft import Assignment
from workers.writing.proofreading.rows import proofread
from workers.writing.rules.writer import RuleWriter
from workers.writing.translation.rows.row_names import with_names_in
from workers.writing.write import check, write


def main() -> None:
    """Each person for each posting, once the pool would fork."""
    warm_up()
    sys.addaudithook(tell_of_files)
    for facts in (WELDER, SOLDADOR):
        for posting in (POSTING, ANUNCIO):
            write_for(assignment(facts, posting))


def write_for(given: Assignment) -> None:
    """All that `generate_document` does between reading the profile and printing."""
    with_other_names(given.matches, given.posting, given.facts)
    given = msgspec.structs.replace(given, facts=proofread(given.facts))
    with_names_in("en", given.facts), with_names_in("es", given.facts)
    document = compose(check(write(given, RuleWriter()), given).draft, given)
    coverage_of(document, given)


def tell_of_files(event: str, details: tuple[Any, ...]) -> None:
    """An audit hook of Python's."""
    if event == "open":
        sys.stdout.write(f"{details[0]}\n")


if __name__ == "__main__":
    main()

"""Writes a draft that says nothing unsupported: by a writer, the fact gate, and the person's own words in the gaps."""

from collections.abc import Callable

import msgspec
import structlog

from common.documents.findings import DocumentWriter
from workers.writing.draft import Assignment, Draft, Writer, WriterUnavailableError, unheard
from workers.writing.gate.gate import FactGate, Removal
from workers.writing.refill import refilled
from workers.writing.rules.writer import RuleWriter
from workers.writing.second_chance import with_second_chance

log = structlog.get_logger()


class Written(msgspec.Struct, frozen=True):
    """A draft as its writer left it, not yet checked."""

    draft: Draft
    writer: DocumentWriter


class Checked(msgspec.Struct, frozen=True):
    """A draft past the fact gate, and what the gate took out of it."""

    draft: Draft
    writer: DocumentWriter
    removals: tuple[Removal, ...]


def write(assignment: Assignment, writer: Writer, tell: Callable[[str], None] = unheard) -> Written:
    """Have `writer` write, and write anew what the gate refuses; the built-in writer where it can't.

    `tell` is called with prose that the gate has passed, as it is written.
    """
    gate = FactGate(assignment, is_built_in=writer.name == RuleWriter.name)

    def tell_what_is_so(prose: str) -> None:
        if passed := gate.pass_through(Draft(summary=prose)).draft.summary:
            tell(passed)

    try:
        draft = writer.write(assignment, tell_what_is_so)
        return Written(with_second_chance(draft, gate.pass_through(draft).removals, writer), writer.name)
    except WriterUnavailableError as error:
        log.warning("the model can't write now; the built-in writer does", writer=writer.name, reason=str(error))
    return Written(RuleWriter().write(assignment), RuleWriter.name)


def check(written: Written, assignment: Assignment) -> Checked:
    """Pass the draft through the fact gate, and put the person's own words where it lost its own."""
    is_built_in = written.writer == RuleWriter.name
    gated = FactGate(assignment, is_built_in=is_built_in).pass_through(written.draft)
    if gated.removals:
        log.info("fact gate removed claims", writer=written.writer, count=len(gated.removals))
    own = gated
    if not is_built_in:
        own = FactGate(assignment, is_built_in=True).pass_through(RuleWriter().write(assignment))
    return Checked(refilled(gated.draft, own.draft, assignment), written.writer, gated.removals)

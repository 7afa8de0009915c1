"""From an assignment to a draft that says nothing unsupported: a writer, the fact gate, own words in the gaps."""

import msgspec
import structlog

from workers.language.grammar import grammar
from workers.language.vocabulary import vocabulary
from workers.writing.draft import Assignment, Draft, Writer, WriterUnavailableError
from workers.writing.gate.gate import FactGate, Gated, Removal
from workers.writing.rules.writer import RuleWriter

log = structlog.get_logger()

_LEAST_PARAGRAPHS = 3


class Written(msgspec.Struct, frozen=True):
    """A draft as its writer left it, not yet checked."""

    draft: Draft
    writer: str


class Checked(msgspec.Struct, frozen=True):
    """A draft past the fact gate, and what the gate took out of it."""

    draft: Draft
    writer: str
    removals: tuple[Removal, ...]


def write(assignment: Assignment, writer: Writer) -> Written:
    """Have `writer` write; the built-in one where it can't."""
    try:
        return Written(writer.write(assignment), writer.name)
    except WriterUnavailableError as error:
        log.warning("the model can't write now; the built-in writer does", writer=writer.name, reason=str(error))
    return Written(RuleWriter().write(assignment), RuleWriter.name)


def check(written: Written, assignment: Assignment) -> Checked:
    """Pass the draft through the fact gate, and put the person's own words where it lost its own."""
    gate = FactGate(assignment)
    gated = gate.pass_through(written.draft)
    if gated.removals:
        log.info("fact gate removed claims", writer=written.writer, count=len(gated.removals))
    own = gated if written.writer == RuleWriter.name else gate.pass_through(RuleWriter().write(assignment))
    return Checked(_filled(gated, own, assignment), written.writer, gated.removals)


def warm_words() -> None:
    """Read word lists and vocabulary of both languages."""
    grammar("en"), grammar("es"), vocabulary("en"), vocabulary("es")


def _filled(gated: Gated, own: Gated, assignment: Assignment) -> Draft:
    """The gated draft, with what the built-in writer has (gated too) in the place of what is gone."""
    draft, fallback = gated.draft, own.draft
    if assignment.kind == "cover_letter":
        position = assignment.posting.title.casefold()
        is_whole = len(draft.paragraphs) >= _LEAST_PARAGRAPHS and position in " ".join(draft.paragraphs).casefold()
        return msgspec.structs.replace(
            draft, headline=fallback.headline, paragraphs=draft.paragraphs if is_whole else fallback.paragraphs
        )
    return msgspec.structs.replace(
        draft,
        headline=draft.headline or fallback.headline,
        summary=draft.summary or fallback.summary,
        bullets={job: draft.bullets.get(job) or bullets for job, bullets in fallback.bullets.items()},
        skill_order=draft.skill_order or fallback.skill_order,
        credential_order=draft.credential_order or fallback.credential_order,
    )

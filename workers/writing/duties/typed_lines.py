"""Lines of a job as they were typed, and the pieces of them that are translated by themselves."""

import re

import msgspec

from workers.language.grammar import LanguageCode
from workers.language.lead_ins import without_filler
from workers.language.words import sentences_as_typed, without_page_feet
from workers.writing.duties.cleaning import lines_of_duties
from workers.writing.duties.groups_told import Duty
from workers.writing.duties.job_lines import duties_of, lines_of
from workers.writing.duties.left_out.job_headings import without_headings
from workers.writing.duties.left_out.judgements import without_judgements
from workers.writing.duties.left_out.no_work import is_denial
from workers.writing.duties.statements import duties_in, says_something
from workers.writing.person.facts import Experience
from workers.writing.translation.into_english.senses.limits import with_limits
from workers.writing.words.makers_done_to import with_makers_done_to
from workers.writing.words.phrases import capitalized

_BULLET = re.compile(r"^\s*[-\u2013\u2014*•·▪●]\s*")


def pieces_by_line(experience: Experience, code: LanguageCode) -> dict[str, list[Duty]]:
    """Return each line as a document of its language has it, with the pieces that are translated by themselves."""
    if code == "en":
        experience = msgspec.structs.replace(experience, duties=with_makers_done_to(experience.duties))
        return {duty.text: [duty] for duty in duties_of(experience, code)}
    experience = msgspec.structs.replace(experience, duties=with_limits(experience.duties))
    past = experience.end_date is not None
    found: dict[str, list[Duty]] = {}
    lines = lines_of_duties(without_headings(experience), code)
    for sentence in (one for line in lines for one in without_judgements(line, code)):
        pieces = [one for one in duties_in(sentence, code, past=past) if says_something(one.text)]
        if pieces and not is_denial(sentence, code):
            found[sentence] = pieces
    return found


def typed_line_of(experience: Experience, statement: str, code: LanguageCode) -> str:
    """What was typed of the duties that makes one bullet, shorthand and all: a sentence or a line; empty without."""
    for line in without_page_feet(experience.duties).splitlines():
        for typed in dict.fromkeys([line, *sentences_as_typed(line)]):
            if [one.text for one in lines_of(msgspec.structs.replace(experience, duties=typed), code)] == [statement]:
                own = without_judgements([_BULLET.sub("", typed).strip(" .;")], code)
                return capitalized(without_filler(own[0]) if code == "es" else own[0]) if own else ""
    return ""

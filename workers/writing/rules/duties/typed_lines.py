"""Lines of a job for a document in the language that they were typed in."""

import re

import msgspec

from workers.language.grammar import LanguageCode
from workers.language.words import sentences_as_typed, without_page_feet
from workers.writing.facts import Experience
from workers.writing.rules.duties.cleaning import sentences_of_duties
from workers.writing.rules.duties.no_work import is_denial
from workers.writing.rules.duties.statements import Duty, duties_in, duties_of, says_something
from workers.writing.rules.phrases import capitalized

_BULLET = re.compile(r"^\s*[-\u2013\u2014*•·▪●]\s*")


def lines_of(experience: Experience, code: LanguageCode) -> list[Duty]:
    """What the person says they did in one job: in Spanish each sentence whole, with its pieces as items.

    In pieces it is translated. Whole it keeps its first person: an infinitive for each verb takes nouns among them for
    verbs ("peso, sello y fecha"), and loses what a verb governs behind the next comma.
    """
    if code == "en":
        return duties_of(experience, code)
    return [_whole(line, pieces) for line, pieces in pieces_by_line(experience, code).items()]


def pieces_by_line(experience: Experience, code: LanguageCode) -> dict[str, list[Duty]]:
    """Each line as it stands in a document of its language, with the pieces that are translated by themselves."""
    if code == "en":
        return {duty.text: [duty] for duty in duties_of(experience, code)}
    past = experience.end_date is not None
    found: dict[str, list[Duty]] = {}
    for sentence in sentences_of_duties(experience.duties, code):
        pieces = [one for one in duties_in(sentence, code, past=past) if says_something(one.text)]
        if pieces and not is_denial(sentence, code):
            found[sentence] = pieces
    return found


def _whole(line: str, pieces: list[Duty]) -> Duty:
    if len(pieces) == 1:
        return msgspec.structs.replace(pieces[0], text=line)
    return Duty(line, parts=tuple(one.text for one in pieces), items=tuple(pieces))


def typed_line_of(experience: Experience, statement: str, code: LanguageCode) -> str:
    """The sentence of the duties that makes one bullet as it was typed, shorthand and all; empty without one."""
    for line in without_page_feet(experience.duties).splitlines():
        for sentence in sentences_as_typed(line):
            if [one.text for one in lines_of(msgspec.structs.replace(experience, duties=sentence), code)] == [
                statement
            ]:
                return capitalized(_BULLET.sub("", sentence).strip(" .;"))
    return ""

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
    duties = duties_of(experience, code)
    if code == "en":
        return duties
    past = experience.end_date is not None
    found: dict[str, Duty] = {}
    for sentence in sentences_of_duties(experience.duties, code):
        pieces = [one for one in duties_in(sentence, code, past=past) if says_something(one.text)]
        if not pieces or is_denial(sentence, code):
            continue
        if len(pieces) == 1:
            found[sentence] = msgspec.structs.replace(pieces[0], text=sentence)
        else:
            found[sentence] = Duty(sentence, parts=tuple(one.text for one in pieces), items=tuple(pieces))
    return list(found.values())


def typed_line_of(experience: Experience, statement: str, code: LanguageCode) -> str:
    """The sentence of the duties that makes one bullet as it was typed, shorthand and all; empty without one."""
    for line in without_page_feet(experience.duties).splitlines():
        for sentence in sentences_as_typed(line):
            if [one.text for one in lines_of(msgspec.structs.replace(experience, duties=sentence), code)] == [
                statement
            ]:
                return capitalized(_BULLET.sub("", sentence).strip(" .;"))
    return ""

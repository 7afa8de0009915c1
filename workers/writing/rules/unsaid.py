"""What a posting asks for and the person has, and a letter hasn't said yet: by which row or duty it can be said."""

from collections.abc import Iterable, Iterator

from workers.language.grammar import LanguageCode, grammar
from workers.language.vocabulary import Concept, vocabulary
from workers.language.words import sentences_of, words_of
from workers.posting.keywords import Keyword
from workers.posting.requirements import BROAD
from workers.writing.draft import Assignment
from workers.writing.facts import Experience, Skill
from workers.writing.matching import says
from workers.writing.rules.phrases import Statement
from workers.writing.rules.selection import Selection

_MOSTLY = 0.66
"""Share of a name's words from which a text has said it."""


def is_said(name: str, said: str, code: LanguageCode) -> bool:
    """Whether a text has the words of a name already, in whatever form: its last, and of three two."""
    words = grammar(code)
    own, told = [key for key in words.keys(name) if key not in words.neutral], set(words.keys(said))
    return bool(own) and own[-1] in told and len(told.intersection(own)) >= _MOSTLY * len(own)


class Unsaid:
    """Reads the posting's keywords that the profile supports against what a letter says so far."""

    def __init__(self, assignment: Assignment, chosen: Selection) -> None:
        self._chosen = chosen
        self._code = assignment.language
        self._posting_language = assignment.posting.language
        self._matches = assignment.matches
        self._posting_words = {word.folded.removesuffix("s") for word in words_of(assignment.posting_text)}
        facts = assignment.facts
        self._written_in = facts.language() or self._code
        self._own_lines = [
            *(line for job in facts.experiences for line in (job.job_title, *sentences_of(job.duties))),
            *(one.name for one in facts.skills),
            *(one.name for one in facts.held_credentials),
        ]
        self._skills = chosen.asked_by_name()

    def keywords(self, said: str) -> list[Keyword]:
        """Those that the text doesn't name, the weightiest first; what is asked for as broadly as repair aside."""
        return [one for one in self._matches.supported if one.concept not in BROAD and not self._is_in(said, one)]

    def statements(self, said: str, job: Experience) -> Iterator[Statement]:
        """Duties of a job that have what is unsaid, by the item that has it where a line has several."""
        keywords = self.keywords(said)
        for statement in self._chosen.telling.for_letter(job):
            asked = [one for one in keywords if one.concept is None or one.concept in self._matches.firsthand]
            for item in (*statement.items, statement):
                if found := [one for one in asked if self._is_in(item.text, one)]:
                    keywords = [one for one in keywords if one not in found]
                    yield item
                    break

    def skills(self, said: str) -> list[Skill]:
        """Rows that name what is unsaid, of any level."""
        return list(self._rows(self.keywords(said)))

    def _rows(self, keywords: Iterable[Keyword]) -> Iterator[Skill]:
        for keyword in keywords:
            yield from [one for one in self._skills if self._is_in(one.name, keyword)][:1]

    def names(self, said: str) -> list[str]:
        """What was done firsthand, by the posting's own words for it."""
        concepts = vocabulary(self._code).concepts
        entries = [
            concepts[one.concept]
            for one in self.keywords(said)
            if one.concept in self._matches.firsthand and one.kind != "certification"
        ]
        literal = (one for one in entries if self._is_literal(one.name(self._code)) and self._is_own(one))
        return [self._chosen.phrases.named(one) for one in literal]

    def _is_literal(self, name: str) -> bool:
        return all(word.folded.removesuffix("s") in self._posting_words for word in words_of(name))

    def _is_own(self, entry: Concept) -> bool:
        """Whether one row or duty has the name's own words: who stood fire watch hasn't said hot work."""
        words = grammar(self._written_in)
        name = set(words.keys(entry.name(self._written_in)))
        return any(name <= set(words.keys(one)) for one in self._own_lines)

    def _is_in(self, text: str, keyword: Keyword) -> bool:
        return says(text, keyword, self._code, self._posting_language)

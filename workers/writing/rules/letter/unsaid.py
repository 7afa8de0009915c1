"""What a posting asks for and the person has, and a letter hasn't said yet: by which row or duty it can be said."""

from collections.abc import Iterator

from workers.posting.requirements.keywords import Keyword
from workers.posting.requirements.reading import BROAD
from workers.writing.draft import Assignment
from workers.writing.matching.keywords import says
from workers.writing.person.facts import Experience
from workers.writing.rules.selection import Selection
from workers.writing.words.phrases import Statement


class Unsaid:
    """Reads the posting's keywords that the profile supports against what a letter says so far."""

    def __init__(self, assignment: Assignment, chosen: Selection) -> None:
        self._chosen = chosen
        self._code = assignment.language
        self._posting_language = assignment.posting.language
        self._matches = assignment.matches

    def keywords(self, said: str) -> list[Keyword]:
        """Return keywords that the text doesn't name, the weightiest first, without such broad ones as repair."""
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

    def _is_in(self, text: str, keyword: Keyword) -> bool:
        return says(text, keyword, self._code, self._posting_language)

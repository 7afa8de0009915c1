"""A job's lines in the document's language: as they are, or translated whole, by their clauses or by their pieces."""

import re
from collections.abc import Callable

import msgspec

from workers.language.detect import language_of
from workers.language.grammar import LanguageCode
from workers.writing.draft import Assignment, Untold
from workers.writing.duties.cleaning import to_levels
from workers.writing.duties.groups_told import Duty
from workers.writing.duties.neutral_lines import is_neutral
from workers.writing.duties.statements import duties_in
from workers.writing.duties.told_whole import asks, is_told_whole, says_how_far
from workers.writing.duties.typed_lines import pieces_by_line
from workers.writing.person.facts import Experience
from workers.writing.person.own_gender import are_of_woman, as_her_own
from workers.writing.rules.lines.doubtful import Bounds, doubtful_lines
from workers.writing.rules.lines.job_statements import is_virtue, statements_of
from workers.writing.rules.lines.own_lines import own_lines
from workers.writing.rules.style import Style
from workers.writing.rules.worth.what_lines_say import tells_of_others
from workers.writing.translation.doubt.model import odds_of_wrong
from workers.writing.translation.into_english.line import english_of, in_english
from workers.writing.translation.into_english.line_clauses import LIMIT, Clause, clauses_in_english
from workers.writing.translation.into_english.senses.job_words import of_job
from workers.writing.translation.into_spanish.in_part import as_one, begins_with_doing, takes_away, told_in_part
from workers.writing.translation.into_spanish.line import in_spanish
from workers.writing.translation.into_spanish.without_item import without_item
from workers.writing.words import spanish_heads
from workers.writing.words.articles import with_article_of_tools
from workers.writing.words.english_verbs import verb_form
from workers.writing.words.phrases import Statement, capitalized, lowered

_TOLD_WRONG = Bounds(0.7, asked=1.2, surest=1.2)
_ENOUGH_TOLD = 0.5
"""Share of a line's words above which what can be told of it stands: "24 gauge" alone is nothing that one does."""
_ENOUGH_OF_WORK = 0.4
"""The same for what says by itself what somebody does; of less a reader would take a small thing for the work."""
_NEARLY_ALL = 0.99
"""Share of a line told by its clauses, of which something may be left out: it is offered to its person, too."""
_IN_BOTH = re.compile(r"\b(?:a|mi|no|me|y|as|has|he|son|sin)\b", re.IGNORECASE)
"""Words of both languages: "about 2,300 mi a week" is English."""
_SMALL_WORDS: dict[LanguageCode, re.Pattern[str]] = {
    "en": re.compile(r"\b(?:the|of|and|with|for|to|on|at)\b"),
    "es": re.compile(r"\b(?:de|del|la|las|los|el|en|con|para|por|que|y)\b|[áéíóúñ]"),
}
"""In small letters: LAs are lightning arresters."""
_TO_NOBODY = re.compile(
    r"(?:I )?(?:teach|taught|show|showed|help|helped|explain|explained) to\b|(?:I )?(?:blow|blew)$", re.IGNORECASE
)
"""A doing whose person or thing is left out: "le enseñaba a encintar", "soplar"."""
_WITH_A_TOOL_ALONE = re.compile(
    r"(?!(?:work|deal|help|assist|comply|talk|meet)\w*\b)\w+ with (?:a|an|the) [\w -]+$", re.IGNORECASE
)
"""With what, of a line whose rest fell, and to nothing: measure with a tape measure."""
_WORD = re.compile(r"[^\W\d_]{3}")
"""What is left of "PM A, B and C" without it says nothing."""


class _Translations(msgspec.Struct, frozen=True):
    """The translations of a piece: what it or its items are in the document's language, and from which of its words."""

    texts: list[str]
    told_of: str
    says_all: bool = True
    """Unless a clause of those words was left out."""


class _Line(msgspec.Struct, frozen=True):
    """A line as a document has it: what it is told as, whether that is all of it, whether it may be told wrong.

    What stands only because it is asked for isn't doubted: it is a part by design.
    """

    statements: list[Statement]
    is_whole: bool
    may_be_doubted: bool = False


class Retelling:
    """Retells a line in the other language; it keeps what the gate, asked through `style`, finds proven by the line."""

    def __init__(self, assignment: Assignment, style: Style, is_asked: Callable[[str], bool]) -> None:
        self._style, self._is_asked = style, is_asked
        self._language = assignment.language
        self._facts = assignment.facts
        self._is_of_woman = are_of_woman(job.job_title for job in assignment.facts.experiences)

    def of(self, job: Experience) -> tuple[list[Statement], list[Untold]]:
        """A job's lines in the document's language, and those that can't be told in it, at least not whole."""
        written_in = self._written_in(job)
        if written_in == self._language:
            return own_lines(job, written_in, self._is_asked)
        typed = pieces_by_line(job, written_in).items()
        lines = {line: self._line(line, pieces, job) for line, pieces in typed if not is_virtue(line)}
        judged = {line: [one.text for one in own.statements] for line, own in lines.items() if own.may_be_doubted}
        asked = [line for line, texts in judged.items() if any(map(self._is_asked, texts))]
        odds = {line: odds_of_wrong(line, texts, job.job_title) for line, texts in judged.items()}
        for line in doubtful_lines(odds, _TOLD_WRONG, asked):
            lines[line] = _Line([], is_whole=False)
        statements = {one.text: one for own in lines.values() for one in own.statements}
        untold = [
            Untold(job.id, line, tuple(one.text for one in own.statements))
            for line, own in lines.items()
            if not own.is_whole
        ]
        return list(statements.values()), untold

    def _line(self, line: str, pieces: list[Duty], job: Experience) -> _Line:
        """A line as far as rules tell it in the document's language."""
        if is_neutral(line):
            return _Line([Statement(line, job)], is_whole=True)
        found, share = self._told_of_line(line, pieces, job)
        texts = [
            text
            for one in found
            for text in one.texts
            if share > _ENOUGH_TOLD or (share >= _ENOUGH_OF_WORK and self._says_work(text)) or self._answers(text, line)
        ]
        read = [duty for text in texts for duty in self._read(text, past=job.end_date is not None)]
        told = statements_of(job, read, self._language)
        is_whole = (share == 1 and told != []) or asks(line)
        return _Line(told, is_whole=is_whole, may_be_doubted=told != [] and share >= _ENOUGH_OF_WORK)

    def _answers(self, text: str, line: str) -> bool:
        """Whether what stands of a line is asked for, and the rest of it says nothing against it.

        "TPO flat roofs" of a line whose rest can't be told: without it a document lacks what its person surely does.
        """
        is_limited = bool(LIMIT.search(line)) or tells_of_others(line)
        return self._language == "en" and " " in text and not is_limited and self._is_asked(text)

    def _written_in(self, job: Experience) -> LanguageCode:
        """The language of a job's lines; that of the profile where no small word of theirs tells another.

        Notes in initials look like any language: "CCVTs, LAs, PTs".
        """
        usual = self._facts.language() or self._language
        found = language_of(_IN_BOTH.sub(" ", job.duties)) or usual
        return found if found == usual or _SMALL_WORDS[found].search(job.duties) else usual

    def _read(self, text: str, *, past: bool) -> list[Duty]:
        """What was told of a line; in Spanish as one bullet, which only a letter takes apart."""
        duties = duties_in(text, self._language, past=past)
        if self._language == "en" or not duties:
            return duties
        text = capitalized(text)
        if len(duties) == 1:
            return [msgspec.structs.replace(duties[0], text=text)]
        items = tuple(item for duty in duties for item in (duty.items or (duty,)))
        return [Duty(text, parts=tuple(one.text for one in items), items=items)]

    def _told_of_line(self, line: str, pieces: list[Duty], job: Experience) -> tuple[list[_Translations], float]:
        """What can be told of a line, and which share of its words: whole, by its clauses, or by its pieces."""
        past = job.end_date is not None
        if self._language == "en":
            if whole := self._translated(line, job):
                share = 1.0 if self._says_all(line, job) else _NEARLY_ALL
                return [_Translations([_as_own(whole, line)], line)], share
            with of_job(job.job_title):
                clauses = clauses_in_english(line, past=past) if not is_told_whole(Duty(line)) else []
            told = [one for one in clauses if _says_enough(one) and self._is_told(one.english, job)]
            own = [one for one in clauses if not one.is_of_others]
            share = _words(*(one.text for one in told)) / max(_words(*(one.text for one in own)), 1)
            are_doings = bool(told) and all(_as_own(one.english, one.text).startswith("I ") for one in told)
            if share > _ENOUGH_TOLD or len(own) < len(clauses) or (share >= _ENOUGH_OF_WORK and are_doings):
                texts = _together([_as_own(one.english, one.text) for one in told])
                return [_Translations(texts, line)], min(max(share, _NEARLY_ALL * are_doings), _NEARLY_ALL)
        found = [] if says_how_far(line) else [self._translations(piece, job) for piece in pieces]
        if self._language == "en" and len(pieces) > 1:  # "shredded" says nothing without what was shredded
            found = [one if any(" " in text for text in one.texts) else _Translations([], "") for one in found]
        share = _words(*(one.told_of for one in found)) / _words(*(piece.text for piece in pieces))
        return found, share if all(one.says_all for one in found) else min(share, _NEARLY_ALL)

    def _translations(self, duty: Duty, job: Experience) -> _Translations:
        """The duty in the document's language, or those of its items that can be told in it.

        One word of several items says nothing without the others: "collect" of "give the price and collect".
        """
        whole = self._translated(duty.text, job)
        if whole:
            return _Translations([_as_own(whole, duty.text)], duty.text, says_all=self._says_all(duty.text, job))
        if is_told_whole(duty):
            return _Translations([], "")
        if self._language == "es":
            return self._translated_in_part(duty, job)
        told = [(part, self._translated(part, job)) for part in duty.parts]
        is_all = all(text for _, text in told)
        told = [(part, text) for part, text in told if is_all or _WORD.search(text)]
        told = [(part, text) for part, text in told if text and (is_all or (" " in text and " " in part))]
        parts = [_as_own(text, part) for part, text in told]
        texts = _together(parts)
        says_all = all(self._says_all(part, job) for part, _ in told)
        return _Translations(texts, duty.text if texts and is_all else " ".join(part for part, _ in told), says_all)

    def _translated_in_part(self, duty: Duty, job: Experience) -> _Translations:
        def tell(text: str) -> str:
            return self._translated(text, job)

        parts = [part for part in duty.parts or (duty.text,) if _WORD.search(part)]
        found = max((told_in_part(one, tell) for one in (parts, _clauses(duty.text))), key=_told_words)
        is_all = [part for part, _ in found] == [*duty.parts]
        found = found if is_all else [(part, text) for part, text in found if " " in text]
        told = sum(_words(part) for part, _ in found)
        less, thinned = without_item(duty.text, takes_away, tell) if not is_all else ("", "")
        if thinned and _words(less) > told:
            return _Translations([thinned], less, says_all=False)
        if not found:
            return _Translations([], "")
        return _Translations([as_one(found, tell)], duty.text if is_all else " ".join(part for part, _ in found))

    def _translated(self, duty: str, job: Experience) -> str:
        """A duty in the document's language, where every word is known and the gate finds it proven by the duty."""
        if asks(duty):
            return ""
        if self._language == "en":
            with of_job(job.job_title):
                told = in_english(duty, past=job.end_date is not None)
            text = to_levels(with_article_of_tools(told))
        else:
            text = in_spanish(duty, past=job.end_date is not None, beside=job.titles)
            text = as_her_own(text) if self._is_of_woman else text
        return text if self._is_told(text, job) else ""

    def _says_all(self, duty: str, job: Experience) -> bool:
        """Whether no clause of a duty is left out in its translation; an English one is told whole, or by its parts."""
        with of_job(job.job_title):
            return self._language == "es" or english_of(duty, past=job.end_date is not None).is_whole

    def _is_told(self, text: str, job: Experience) -> bool:
        return bool(text) and not _TO_NOBODY.match(text) and self._style.holds_of(job.id, text)

    def _says_work(self, text: str) -> bool:
        """Whether a piece says by itself what somebody does: a doing and what it is done to."""
        return self._language == "es" and len(text.split()) > 1 and begins_with_doing(text)


def _says_enough(clause: Clause) -> bool:
    """Whether it says more than one word, or an act that a list of acts goes on with: "escarbar, cargar tubo"."""
    is_more = (
        " " in clause.english and " " in clause.text and not _WITH_A_TOOL_ALONE.match(clause.english)
    )  # "corto" alone is no short circuit
    return is_more or (bool(clause.english) and clause.text.endswith(("r", "ndo")))


def _together(parts: list[str]) -> list[str]:
    """Doings as one line, things as another."""
    doings = [text.removeprefix("I ") for text in parts if text.startswith("I ")]
    things = [lowered(text) for text in parts if not text.startswith("I ")]
    last = ", and " if any(" and " in one or "," in one for one in doings) else " and "
    told = [", ".join(doings[:-1]), doings[-1]] if len(doings) > 1 else doings
    return [*([f"I {last.join(told)}"] if doings else []), *([", ".join(things)] if things else [])]


def _as_own(english: str, spanish: str) -> str:
    """The translation behind "I" where the line begins with a doing, so that "record readings" is one, too."""
    first = spanish.split(maxsplit=1)[0]
    is_doing = spanish_heads.verb_form(first) is not None and verb_form(english.split(maxsplit=1)[0]) is not None
    return f"I {english[:1].lower()}{english[1:]}" if is_doing else english


def _clauses(text: str) -> list[str]:
    """What commas part of a line, as it was typed."""
    return [one for one in re.split(r"[,;] (?!and |or )", text) if _WORD.search(one)]


def _told_words(found: list[tuple[str, str]]) -> int:
    return _words(*(part for part, text in found if " " in text))


def _words(*texts: str) -> int:
    return sum(len(text.split()) for text in texts)

"""Whether one sentence may stand in one place of a document, and why not."""

from dataclasses import dataclass, field
from functools import lru_cache

from workers.writing.draft import Assignment
from workers.writing.gate.beside import says_what_is_beside
from workers.writing.gate.credentials.certificates import settle_credentials
from workers.writing.gate.credentials.trainings import check_certifying, settle_trainings
from workers.writing.gate.employers import settle_employers
from workers.writing.gate.examination import Examination, Fault, Reason
from workers.writing.gate.learned.beside_rows import BesideRows
from workers.writing.gate.numbers.frequencies import check_frequencies
from workers.writing.gate.numbers.quantities import settle_quantities
from workers.writing.gate.own_words import says_own_words
from workers.writing.gate.people.alone import check_alone
from workers.writing.gate.people.crews import settle_crews
from workers.writing.gate.people.done_by_others import settle_done_by_others
from workers.writing.gate.people.given_away import given_away
from workers.writing.gate.people.others import settle_others
from workers.writing.gate.people.own_name import settle_own_name
from workers.writing.gate.people.ranks import settle_titles
from workers.writing.gate.people.standing import check_standing
from workers.writing.gate.posting.application import settle_application
from workers.writing.gate.posting.employer import with_employer
from workers.writing.gate.posting.said_of import check_said_of_posting
from workers.writing.gate.posting.terms import check_posting_terms
from workers.writing.gate.posting.terms_told_otherwise import check_terms_told_otherwise
from workers.writing.gate.posting.wholesale import is_wholesale
from workers.writing.gate.posting.words import posting_keys
from workers.writing.gate.rows.profile import Profile, profile_of
from workers.writing.gate.rows.short_forms import ShortForms
from workers.writing.gate.sentence.in_english import with_english
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import NOT_DONE, Reading, is_head
from workers.writing.gate.set_aside import without_what_is_aside
from workers.writing.gate.skills.beginnings import settle_beginnings
from workers.writing.gate.skills.levels import settle_levels, settle_told_levels
from workers.writing.gate.skills.shaped_names import check_shaped_names
from workers.writing.gate.skills.tools_in_english import settle_tools_in_english
from workers.writing.gate.told_apart import parts_told_apart
from workers.writing.gate.told_lines import is_told_line
from workers.writing.gate.work.likelihood import check_whole
from workers.writing.gate.work.outcomes import check_outcomes
from workers.writing.gate.work.work import settle_work
from workers.writing.gate.years.asked_lengths import check_asked_lengths
from workers.writing.gate.years.dates import settle_dates
from workers.writing.gate.years.elapsed import settle_years_since_papers
from workers.writing.gate.years.tense import check_dated_work, check_tense
from workers.writing.gate.years.times import settle_durations
from workers.writing.gate.years.years_of_work import check_years_of_work


@dataclass(frozen=True, slots=True)
class Verdict:
    """Empty faults: every claim of the sentence is proven."""

    faults: tuple[Fault, ...]
    jobs: frozenset[str] = field(default_factory=frozenset)
    """Ids of the jobs that the sentence names, so that the next sentence is read as about them."""

    @property
    def passes(self) -> bool:
        """Whether the sentence may stand as it is."""
        return not self.faults

    @property
    def reason(self) -> Reason | None:
        """The kind of the first fault."""
        return self.faults[0].reason if self.faults else None


class Judge:
    """Judges sentences for one assignment, each once: writers try them alone and among others, then comes the check."""

    def __init__(self, assignment: Assignment) -> None:
        self._assignment = assignment
        self._posting = with_employer(assignment.posting, assignment.posting_text)
        self.profile: Profile = profile_of(assignment.facts, assignment.facts.language() or assignment.language)
        self._short_forms = ShortForms(self.profile)
        self._rows = BesideRows(self.profile)
        self._judged: dict[tuple[str, str | None, frozenset[str], bool], Verdict] = {}
        self._readings: dict[str, Reading] = {}
        self._left: dict[str, tuple[str, ...]] = {}
        """Of each sentence, what is left without what it says aside."""

    def names_its_person(self, text: str) -> bool:
        """Whether a headline says what somebody is."""
        return any(is_head(token) for token in read(text, self._assignment.language).tokens)

    def verdict(
        self,
        sentence: str,
        *,
        experience: str | None = None,
        context: frozenset[str] = frozenset(),
        is_built_in: bool = False,
    ) -> Verdict:
        """Judge a sentence: in a bullet of the job `experience`, else in the summary or in a letter.

        `context` are the ids of the jobs that the paragraph last named. What the built-in writer made `is_built_in`:
        it says what rows say, and tries many turns; the learned model isn't asked about it.
        """
        asked = (sentence, experience, context, is_built_in)
        if asked not in self._judged:
            rows = None if is_built_in else self._rows
            found = self._verdict(*asked[:3], rows=rows)
            if found.faults and self._stands_in_parts(sentence, found, experience, context, rows):
                found = Verdict(())
            self._judged[asked] = found
        return self._judged[asked]

    def _stands_in_parts(
        self,
        sentence: str,
        found: Verdict,
        experience: str | None,
        context: frozenset[str],
        rows: BesideRows | None,
    ) -> bool:
        """Whether each part of a sentence that is told apart stands, or what is left without what claims nothing."""
        for apart in parts_told_apart(sentence, found.faults):
            if all(self._verdict(part, experience, context, rows=rows).passes for part in apart):
                return True
        if rows is None or given_away(self.reading(sentence), self.profile.jobs):
            return False  # the built-in writer says nothing aside; nor may be what lines tell otherwise
        if sentence not in self._left:
            asked = posting_keys(self._assignment.posting_text, self._assignment.posting.language)
            self._left[sentence] = tuple(without_what_is_aside(sentence, self.profile, asked))
        return any(self._verdict(left, experience, context, rows=rows).passes for left in self._left[sentence])

    def _verdict(
        self, sentence: str, experience: str | None, context: frozenset[str], *, rows: BesideRows | None
    ) -> Verdict:
        profile = self.profile
        jobs = profile.jobs
        if experience:
            jobs = tuple(job for job in jobs if job.row.id == experience)
        elif context:
            jobs = tuple(job for job in jobs if job.row.id in context)
        asked = posting_keys(self._assignment.posting_text, self._assignment.posting.language)
        examination = Examination(self.reading(sentence), profile, jobs, experience is not None, rows, asked)
        if not any(map(str.isalpha, sentence)) or not examination.tokens:
            return Verdict((Fault(Reason.SAYS_NOTHING, sentence),))
        if experience and self._is_own_words(sentence, examination):
            return Verdict(tuple(examination.faults))
        posting = self._posting
        if not experience:
            settle_application(examination, posting, self._assignment.posting_text)
        said, code = self._assignment.posting_text, self._assignment.posting.language
        check_said_of_posting(examination, posting.company, said, code)
        check_posting_terms(examination, said, code)
        check_terms_told_otherwise(examination, said, code)
        check_asked_lengths(examination, said, code)
        if not examination.is_courtesy and is_wholesale(sentence, of_posting=bool(examination.exempt)):
            return Verdict((Fault(Reason.WHOLESALE, sentence),))
        if not experience and says_what_is_beside(sentence, profile.facts.beside, profile.facts.today):
            return Verdict(())
        settle_own_name(examination)
        settle_done_by_others(examination)
        settle_employers(examination, posting.company)
        check_outcomes(examination)
        check_alone(examination)
        check_shaped_names(examination)
        settle_beginnings(examination)
        settle_told_levels(examination)
        settle_years_since_papers(examination)
        settle_trainings(examination)
        check_certifying(examination)
        settle_credentials(examination)
        settle_titles(examination)
        check_standing(examination)
        settle_others(examination)
        settle_durations(examination)
        settle_dates(examination)
        settle_levels(examination)
        settle_crews(examination)
        check_frequencies(examination)
        settle_quantities(examination)
        settle_tools_in_english(examination)
        settle_work(examination)
        check_tense(examination)
        check_dated_work(examination)
        check_years_of_work(examination)
        if not examination.faults and not examination.proves_something:
            examination.fault(Reason.SAYS_NOTHING)
        check_whole(examination)
        named = frozenset(job.row.id for job in examination.jobs) if examination.named else frozenset[str]()
        return Verdict(tuple(examination.faults), named)

    def reading(self, sentence: str) -> Reading:
        """Read a sentence; its words may be proven by how the profile shortens them, or says them in English."""
        if sentence not in self._readings:
            reading = self._short_forms.written_out(read(sentence, self._assignment.language))
            self._readings[sentence] = with_english(reading) if self.profile.code == "en" else reading
        return self._readings[sentence]

    def _is_own_words(self, bullet: str, examination: Examination) -> bool:
        """Whether a bullet repeats its job; in other words of time ("Operates", of an ended job) that is a fault."""
        if _is_own_line(examination):
            return True
        code = self._assignment.language
        is_translated = {code, self.profile.code} == {"en", "es"}
        if is_translated and any(is_told_line(bullet, job.row, code) for job in examination.jobs):
            return True
        if any(says_own_words(bullet, job.row.duties, self._assignment.language) for job in examination.jobs):
            check_tense(examination)
            return True
        return False


def _is_own_line(examination: Examination) -> bool:
    """Whether a bullet is a line of its job word for word, nothing of it denied."""
    words = [word for token in examination.tokens for word in token.words]
    return any(
        words == [word for token in line.reading.tokens for word in token.words]
        and not any(token.role in NOT_DONE for token in line.reading.tokens)
        for job in examination.jobs
        for line in job.lines
    )


@lru_cache(maxsize=1)
def judge_of(assignment: Assignment) -> Judge:
    """The judge of this very assignment, kept until the next asks: reading a profile takes longer than a verdict."""
    return Judge(assignment)

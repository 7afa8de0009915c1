"""The built-in writer."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from common.jobs.kinds.generate_document import DocumentWriter
from workers.language.grammar import grammar
from workers.language.occupations import names_occupation
from workers.language.vocabulary import vocabulary
from workers.language.words import words_of
from workers.posting.requirements import BROAD
from workers.writing.draft import Assignment, Draft, Refused, unheard
from workers.writing.facts import Experience, Skill
from workers.writing.rules.duties import statements_of
from workers.writing.rules.english import English
from workers.writing.rules.phrases import Phrases
from workers.writing.rules.relevance import Relevance
from workers.writing.rules.spanish import Spanish
from workers.writing.tenure import whole_years
from workers.writing.titles import names_of_title

_LEVELS = {"Expert": 0, "Advanced": 1, "Intermediate": 2, "Beginner": 3}
_MOST_BULLETS = 6
_MOST_OF_OLD_JOBS = 3
_OLD_YEARS = 12
_NAMED_THINGS = 5
_NAMED_CREDENTIALS = 3
_LONGEST_NAME = 4
"""Words of a skill that a sentence names."""


class RuleWriter:
    """Writes from the person's own words; never fails, and gives the same draft for the same assignment."""

    name: ClassVar[DocumentWriter] = "rules"

    def write(self, assignment: Assignment, tell: Callable[[str], None] = unheard) -> Draft:  # noqa: ARG002 - at once
        """A whole draft of the kind that is wanted."""
        plan = _Plan(assignment)
        common = Draft(
            skill_order=plan.skill_order(), credential_order=plan.credential_order(), headline=plan.headline()
        )
        if assignment.kind == "cover_letter":
            return Draft(headline=common.headline, paragraphs=plan.letter())
        return Draft(
            headline=common.headline,
            summary=plan.summary(),
            bullets=plan.bullets(),
            skill_order=common.skill_order,
            credential_order=common.credential_order,
        )

    def rewrite(self, refused: Sequence[Refused]) -> dict[int, str]:  # noqa: ARG002 - there is nothing to choose from
        """None: what it says is the person's own."""
        return {}


class _Plan:
    """What to say for one assignment, and in which order."""

    def __init__(self, assignment: Assignment) -> None:
        self._assignment = assignment
        self._facts = assignment.facts
        self._language = assignment.language
        self._phrases: Phrases = Spanish() if assignment.language == "es" else English()
        self._relevance = Relevance(assignment)
        self._statements = {
            job.id: self._by_relevance(statements_of(job, assignment.language)) for job in self._facts.experiences
        }

    def headline(self) -> str:
        """The own title nearest to the posting's; of equals the latest."""
        if not self._facts.experiences:
            return ""
        wanted = set(grammar(self._language).keys(self._assignment.posting.title))
        return max(
            (job.job_title for job in self._facts.experiences),
            key=lambda title: len(wanted & set(grammar(self._language).keys(title))),
        )

    def bullets(self) -> dict[str, tuple[str, ...]]:
        """Each job's statements, the most relevant first; fewer for jobs long past."""
        return {job.id: tuple(self._statements[job.id][: self._most(job)]) for job in self._facts.experiences}

    def summary(self) -> str:
        """Years, what the posting asks for and the person has done, certifications in force."""
        sentences = []
        title, years = self._title_and_years()
        if title and years:
            sentences.append(self._phrases.title_with_years(title, years))
        if things := self._things():
            sentences.append(self._phrases.experience_with(things))
        if credentials := self._credentials():
            sentences.append(self._phrases.holds(credentials))
        return " ".join(sentences)

    def letter(self) -> tuple[str, ...]:
        """Application; the two jobs that speak most to it; what was asked for and is there; a short close."""
        posting, say = self._assignment.posting, self._phrases
        opening = [say.applying(posting.title, posting.company)]
        if self._facts.experiences:
            opening.append(say.works_as(self._facts.experiences[0]))
        title, years = self._title_and_years()
        if title and years:
            opening.append(say.years_as(title, years))
        fit = []
        if asked := self._asked_and_shown():
            fit.append(say.posting_asks(asked))
        elif skills := self._skill_names():
            fit.append(say.my_skills(skills))
        if credentials := self._credentials():
            fit.append(say.i_hold(credentials))
        best = self._best_jobs()
        is_one_employer = len({job.company_name for job, _ in best}) < len(best)
        body = [" ".join(say.did(job, statements, as_title=is_one_employer)) for job, statements in best]
        return tuple(filter(None, [" ".join(opening), *body, " ".join(fit), say.closing()]))

    def skill_order(self) -> tuple[str, ...]:
        """Asked for first, then by how well they are in hand."""
        return tuple(skill.id for skill in self._ordered_skills())

    def credential_order(self) -> tuple[str, ...]:
        """In force and asked for, in force, expired."""
        held = {credential.id for credential in self._facts.held_credentials}
        ordered = sorted(self._facts.credentials, key=lambda one: (one.id not in held, not self._is_asked(one.name)))
        return tuple(credential.id for credential in ordered)

    def _best_jobs(self) -> list[tuple[Experience, list[str]]]:
        """Up to two jobs with their best statements: three of the one that says more, two of the other."""

        def strength(job: Experience) -> float:
            return sum(self._relevance.of(text) for text in self._statements[job.id][:3])

        jobs = [job for job in self._facts.experiences if self._statements[job.id]]
        best = sorted(jobs, key=strength, reverse=True)[:2]
        return [(job, self._statements[job.id][: 3 - place]) for place, job in enumerate(best)]

    def _title_and_years(self) -> tuple[str, int]:
        """The headline and the full years in jobs that go by it."""
        headline = self.headline()
        jobs = [job for job in self._facts.experiences if headline in names_of_title(job.job_title, self._language)]
        return headline, whole_years(jobs, self._facts.today)

    def _things(self) -> list[str]:
        """What the summary names: asked for and shown firsthand, else the best skills."""
        return self._asked_and_shown() or self._skill_names()

    def _skill_names(self) -> list[str]:
        """The best skills that read as things: a few words, without a trade's or a rank's name in them."""
        names = [skill.name for skill in self._ordered_skills() if skill.proficiency != "Beginner"]
        short = [name for name in names if len(name.split()) <= _LONGEST_NAME and not names_occupation(name)]
        return short[:_NAMED_THINGS]

    def _asked_and_shown(self) -> list[str]:
        concepts = vocabulary(self._language).concepts
        matches = self._assignment.matches
        shown = [
            concepts[keyword.concept]
            for keyword in sorted(matches.supported, key=lambda keyword: keyword.concept in BROAD)
            if keyword.concept in matches.firsthand and keyword.kind != "certification"
        ]
        implied = {broader for concept in shown for broader in concept.implies}
        return [self._phrases.named(concept) for concept in shown if concept.english not in implied][:_NAMED_THINGS]

    def _credentials(self) -> list[str]:
        held = {credential.id: credential.name for credential in self._facts.held_credentials}
        return [held[one] for one in self.credential_order() if one in held][:_NAMED_CREDENTIALS]

    def _ordered_skills(self) -> list[Skill]:
        return sorted(
            self._facts.skills,
            key=lambda skill: (not self._is_asked(skill.name), _LEVELS[skill.proficiency]),
        )

    def _is_asked(self, name: str) -> bool:
        """Whether the posting asks for what this row names."""
        words = grammar(self._language)
        asked = self._assignment.matches.concepts
        entries = vocabulary(self._language)
        read = words_of(name)
        return any(entries.closure(found) & asked for _, _, found in entries.find(read, words.keys_of(read)))

    def _by_relevance(self, statements: list[str]) -> list[str]:
        return sorted(statements, key=self._relevance.of, reverse=True)

    def _most(self, job: Experience) -> int:
        """How many bullets a job gets."""
        ended = job.end_date or self._facts.today
        is_old = (self._facts.today - ended).days > _OLD_YEARS * 365
        return _MOST_OF_OLD_JOBS if is_old else _MOST_BULLETS

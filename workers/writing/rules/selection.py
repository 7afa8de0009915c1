"""What of a profile stands in a document for one posting, and in which order."""

import re
from collections.abc import Sequence
from functools import cached_property

from workers.language.grammar import LanguageCode, grammar
from workers.language.occupations import skill_shown_by
from workers.language.vocabulary import vocabulary
from workers.language.words import words_of
from workers.posting.requirements.reading import BROAD
from workers.writing.draft import Assignment, Untold
from workers.writing.person.facts import Credential, Experience, SpokenLanguage
from workers.writing.person.tenure import whole_years
from workers.writing.rules.asked.issuer_asked import with_issuer_asked
from workers.writing.rules.asked.tongues import asks_for_basics, speaks_as_asked, spoken_in, tongue_named, tongues_in
from workers.writing.rules.english import English
from workers.writing.rules.first_work import FirstWork, first_work
from workers.writing.rules.headline import headline_job
from workers.writing.rules.lines.bullets import Bullets
from workers.writing.rules.lines.telling import Telling
from workers.writing.rules.rows.anybodys_papers import is_common, is_degree, is_of_sites, says_little_unasked
from workers.writing.rules.rows.grades_of_papers import without_lower_grades
from workers.writing.rules.rows.lapsed import lapsed_asked
from workers.writing.rules.rows.named_skills import NamedSkills
from workers.writing.rules.rows.other_trade import other_trade
from workers.writing.rules.rows.weighed_papers import WeighedPapers
from workers.writing.rules.spanish import Spanish
from workers.writing.rules.style import Style
from workers.writing.trades.families import families_of_title
from workers.writing.trades.families_of_jobs import families_of_job
from workers.writing.trades.risen import under_title
from workers.writing.trades.titles import names_of_title, without_grade
from workers.writing.trades.years_in_trades import Tenure, may_be_of_trade, tenure_in_trade, title_risen_from
from workers.writing.words.phrases import Phrases

_NAMED_THINGS = 4
_NAMED_CREDENTIALS = 5
_FEW_CREDENTIALS = 2
_SPOKEN_LEVELS = frozenset({"Conversational", "Fluent", "Native"})
_OWN_TONGUE: dict[LanguageCode, str] = {"en": "English", "es": "Spanish"}
_ASKS_LANGUAGE = re.compile(r"\b(?:bilingual|biling[uü]e|spanish|english|español|ingl[eé]s)\b", re.IGNORECASE)


class Selection:
    """Rows and duties of one assignment, ordered by how much they speak to the posting."""

    def __init__(self, assignment: Assignment) -> None:
        self.facts = assignment.facts
        self.style = Style(assignment)
        self.telling = Telling(assignment, self.style)
        self.papers = WeighedPapers(assignment)
        self._rows = self.papers.rows
        self.skills = NamedSkills(assignment, self._rows)
        self.phrases: Phrases = (Spanish if assignment.language == "es" else English)(self.style)
        self.of_job = Bullets(assignment, self.telling, self.phrases, self.style)
        self._assignment = assignment
        self.posting_text = assignment.posting_text
        self.language = self._language = assignment.language
        self.position = assignment.posting.title
        self.requirements = assignment.posting.requirements
        self.headline_job: Experience | None = headline_job(assignment, self.telling.asked_in)
        self.headline = self.headline_job.job_title if self.headline_job else ""

    @cached_property
    def first_work(self) -> FirstWork:
        """The first work of the job that heads the resume.

        Kept, since every choice of lines for the summary asks for it.
        """
        return first_work(self.headline_job, self.telling, self.of_job, self.skills)

    def bullets(self) -> dict[str, tuple[str, ...]]:
        """Return each job's lines, the most relevant first; fewer for jobs long past."""
        return {job.id: self.of_job.of(job) for job in self.facts.experiences}

    def untold(self) -> tuple[Untold, ...]:
        """Return each job's lines that can't be told in the document's language, the most relevant first."""
        return tuple(one for job in self.facts.experiences for one in self.telling.untold[job.id])

    def years_under_headline(self) -> int:
        """Full years in jobs that go by the headline, whatever grade stands behind it: Technician I, Technician II."""
        own = without_grade(self.headline)
        jobs = [
            part
            for job in self.facts.experiences
            if own in map(without_grade, names_of_title(job.job_title, self._language))
            for part in under_title(job)
        ]
        return whole_years(jobs, self.facts.today)

    def years_in_all(self) -> int:
        """Full years in jobs that aren't known to be of another trade than the headline's."""
        own = families_of_title(self.headline)
        jobs = self.facts.experiences
        others = {job.id for job in jobs if own and (named := families_of_job(job)) and not named & own}
        return whole_years([job for job in jobs if job.id not in others], self.facts.today)

    @cached_property
    def tenure(self) -> Tenure | None:
        """Years in the headline's family of trades; what of them no title tells, where the gate finds them told.

        Where the headline names no trade, in the position's, if another job does. None where a learner's job that isn't
        counted may be of it, too, or the headline's own job isn't counted: then the years would be told as all.
        """
        is_named = families_of_title(self.headline) or (self.headline_job and families_of_job(self.headline_job))
        title = self.headline if is_named else self.position
        is_risen = self.headline_job is not None and not is_named and not families_of_title(title)
        if self.headline_job and is_risen:
            title = title_risen_from(self.facts, self.headline_job)
        sought = self.position
        named = tenure_in_trade(self.facts, title, sought=sought)
        learnt = tenure_in_trade(self.facts, title, with_learning=True, sought=sought)
        done = tenure_in_trade(self.facts, title, with_learning=True, with_duties=True, sought=sought)
        wider = dict.fromkeys(one for one in (done, learnt) if one and one != named)
        tenure = next((one for one in wider if self._is_proven(one)), named)
        if tenure and is_risen and self.headline_job not in tenure.jobs:
            return None
        return None if tenure and (may_be_of_trade(self.facts, tenure) or self._misses_headline(tenure)) else tenure

    @cached_property
    def other(self) -> Tenure | None:
        """Years in another trade that the posting names, too."""
        return other_trade(self._assignment, self.tenure, self.headline_job)

    def _misses_headline(self, tenure: Tenure) -> bool:
        """Whether the years leave out the headline's own job, whose title as typed has no word that we know."""
        job = self.headline_job
        is_missed = job is not None and job not in tenure.jobs and not families_of_job(job)
        return is_missed and tenure.family in families_of_title(self.headline)

    def _is_proven(self, tenure: Tenure) -> bool:
        return any(map(self.style.holds, tenure.told(self._language)))

    def things(self) -> list[str]:
        """Asked for and done, known or held firsthand, by their names; what another one of them implies is left out."""
        concepts = vocabulary(self._language).concepts
        matches = self._assignment.matches
        shown = [
            concepts[keyword.concept]
            for keyword in matches.supported
            if keyword.concept in matches.firsthand
            and keyword.kind not in {"certification", "safety"}
            and keyword.concept not in BROAD
        ]
        implied = {broader for concept in shown for broader in concept.implies} | self._said_by_headline()
        return [self.phrases.named(concept) for concept in shown if concept.english not in implied][:_NAMED_THINGS]

    def _said_by_headline(self) -> frozenset[str]:
        """What the title already says: a roofer's roofing."""
        words = words_of(self.headline)
        keys = grammar(self._language).keys_of(words)
        named = {name for _, _, name in vocabulary(self._language).find(words, keys)}
        return frozenset(named | {skill for word in words if (skill := skill_shown_by(word.folded))})

    def asked_held(self) -> list[Credential]:
        """Credentials in force that the posting names, those that speak most first."""
        asked = self.papers.asked_credentials()
        return [one for one in self.credentials() if one.id in asked]

    def told_held(self) -> list[Credential]:
        """Return the credentials that a letter tells, what the posting names first; licences are told in any letter.

        What the posting says nothing of stands only where there is room, and never what everybody has.
        """
        weights = {one.id: self.papers.weight(one) for one in self.facts.held_credentials}
        held = sorted(self.facts.held_credentials, key=lambda one: -weights[one.id])
        named = self.papers.asked_credentials()
        asked = [one for one in held if weights[one.id] or one.id in named]
        others = [one for one in held if not (one in asked or self._speaks_of_elsewhere(one.name))]
        telling = [one for one in asked if not is_common(one.name)]
        others = [one for one in others if not (telling and says_little_unasked(one.name))]
        told = [*asked, *others[: max(0, _FEW_CREDENTIALS - len(telling))]]
        courses = [one for one in held if one not in told and is_of_sites(one.name)]
        listed = [*told[:_NAMED_CREDENTIALS], *courses[: max(0, _FEW_CREDENTIALS - len(told))]]
        return [self._named(one) for one in without_lower_grades(listed)]

    def _speaks_of_elsewhere(self, name: str) -> bool:
        return is_common(name) or is_degree(name) or self.skills.is_of_another_trade(name)

    def pursued(self) -> list[str]:
        """Papers that the posting speaks of and that are yet to be earned, by their bare names."""
        return self.papers.pursued(_FEW_CREDENTIALS)

    def lapsed(self) -> list[Credential]:
        """Expired ones that the posting requires."""
        return lapsed_asked(self.facts, self._rows)

    def asked_languages(self) -> list[SpokenLanguage]:
        """Languages of the profile where the posting asks for one of them; without rows of them what a line says.

        The document's own language alone answers nothing: a letter shows that one.
        """
        text = self._assignment.posting_text
        if not _ASKS_LANGUAGE.search(text):
            return []
        asked = tongues_in(text)
        rows = self.facts.beside.languages
        known = [one for one in rows if one.level in _SPOKEN_LEVELS or asks_for_basics(one.name, text)]
        if rows:
            named = {tongue_named(one.name) for one in known}
            is_asked = "bilingual" in asked or bool(named & asked)
            return known if is_asked and named - {_OWN_TONGUE[self._language]} else []
        typed = (one.strip() for job in self.facts.experiences for one in job.duties.splitlines())
        spoken = next((spoken_in(one) for one in typed if speaks_as_asked(one, asked)), ())
        return [SpokenLanguage(one, "Conversational") for one in spoken]

    def credentials(self) -> list[Credential]:
        """Return the credentials in force that a sentence names, those asked for first."""
        held = {one.id: one for one in self.facts.held_credentials}
        rows = without_lower_grades([held[one] for one in self.credential_order() if one in held])
        return [self._named(one) for one in rows][:_NAMED_CREDENTIALS]

    def _named(self, credential: Credential) -> Credential:
        """Return a credential with its issuer, where the posting asks for papers of theirs.

        NCCCO Tower Crane Operator.
        """
        named = with_issuer_asked(credential, self.requirements, self.posting_text)
        return named if named is credential or self.phrases.holds([named]) else credential

    def skill_order(self) -> tuple[str, ...]:
        """Asked for first, then by how well they are in hand."""
        return tuple(skill.id for skill in self.skills.order())

    def credential_order(self) -> tuple[str, ...]:
        """Return the order of credentials: those in force first, and of them those that answer the posting most.

        What everybody has stands behind the paper of the trade that is asked for more, though that has lapsed: whoever
        looks for a licence finds it, with its date.
        """
        held = {credential.id for credential in self.facts.held_credentials}
        lapsed = max(map(self.papers.weight, self.lapsed_papers()), default=0.0)

        asked, highest = self.papers.asked_credentials(), without_lower_grades(self.facts.held_credentials)

        def place(one: Credential) -> int:
            if one.id in held and one not in highest:
                return 1
            if one.id in held:
                is_behind = is_common(one.name) and one.id not in asked and self.papers.weight(one) < lapsed
                return 2 if is_behind else 0
            return 1 if one in self.lapsed_papers() else 3

        def order(one: Credential) -> tuple[int, float, bool]:
            return place(one), -self.papers.weight(one), says_little_unasked(one.name)

        ordered = sorted(self.facts.credentials, key=order)
        return tuple(credential.id for credential in ordered)

    def only_shows_what_is_missing(self, papers: Sequence[Credential]) -> bool:
        """Whether these, alone, are what everybody has and nobody asks for, where the licence asked for has lapsed."""
        is_told = any(not is_common(one.name) or self._rows.asks_for(one.name) for one in papers)
        return bool(self.lapsed_papers()) and not is_told

    def lapsed_papers(self) -> list[Credential]:
        """Papers of the trade that the posting asks for and that are no longer in force."""
        held = self.facts.held_credentials
        gone = [one for one in self.facts.credentials if one not in held and not is_common(one.name)]
        return [one for one in gone if self._rows.asks_for(one.name) or self.papers.is_near(one)]

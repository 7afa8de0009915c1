"""The places of a profile that can support a claim."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from enum import Enum

from workers.documents.labels import MONTHS
from workers.language.grammar import LanguageCode, grammar
from workers.language.occupations import names_occupation, skill_shown_by
from workers.language.terms import Clause, Name, Stance, Term, clauses_of, named
from workers.language.vocabulary import vocabulary
from workers.language.words import sentences_of, words_of
from workers.writing.facts import Credential, Experience, ProfileFacts, Skill
from workers.writing.gate.own_words import OwnWords, own_words
from workers.writing.tenure import whole_years
from workers.writing.titles import names_of_title

_CRAFT_TYPES = frozenset({"Heavy Equipment", "Power Tool", "Hand Tool", "Safety Equipment"})


class Source(Enum):
    """What kind of place it is."""

    DUTIES = "a sentence of a job's duties"
    ROW = "a job's title, employer and dates"
    SKILL = "a skill"
    CREDENTIAL = "a certification in force"
    TENURE = "years of work, counted from the rows"


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """One place: its clauses, all their terms, and the keys that it supports by stance.

    `experience` is the id of the job whose place it is, if it is one's.
    """

    source: Source
    clauses: tuple[Clause, ...]
    terms: tuple[Term, ...]
    plain: frozenset[str]
    hedged: frozenset[str]
    negated: frozenset[str]
    experience: str | None = None
    own_words: OwnWords | None = None

    def supports(self, term: Term) -> bool:
        """Whether the term, taken as it is taken, stands here."""
        if term.stance is Stance.NEGATED:
            return term.key in self.negated
        return term.key in self.plain or (term.stance is Stance.HEDGED and term.key in self.hedged)


class Evidence:
    """All places of a profile, and the names by which its employers and titles are recognised in a text."""

    def __init__(self, facts: ProfileFacts, code: LanguageCode) -> None:
        self.code: LanguageCode = code
        self._grammar = grammar(code)
        self.names = _names(facts, code)
        self.companies = tuple(name for name in self.names if name.key.startswith("company:"))
        self.places: list[Place] = []
        for experience in facts.experiences:
            self._add_experience(experience, facts)
        for skill in facts.skills:
            self._add_skill(skill)
        for credential in facts.held_credentials:
            self._add_credential(credential)
        self._add_tenure(facts)

    def of(self, experience: str) -> list[Place]:
        """The places of one job."""
        return [place for place in self.places if place.experience == experience]

    def experiences_named(self, keys: Iterable[str]) -> set[str]:
        """Ids of the jobs whose employer or title is among `keys`."""
        wanted = {key for key in keys if key.startswith(("company:", "title:"))}
        return {
            place.experience
            for place in self.places
            if place.experience and place.source is Source.ROW and wanted & place.plain
        }

    def _add_experience(self, experience: Experience, facts: ProfileFacts) -> None:
        company = f"company:{_spelt(experience.company_name)}"
        titles = {f"title:{_spelt(name)}" for name in names_of_title(experience.job_title, self.code)}
        dates = " ".join(self._date_words(day) for day in (experience.start_date, experience.end_date or facts.today))
        years = whole_years([experience], facts.today)
        about = f"{experience.job_title}, {dates} {self._grammar.tenure.split()[0]}"
        extra = {company, *titles, *self._shown_by_title(experience.job_title)}
        extra |= set(self._grammar.keys(self._grammar.tenure)) | ({f"#{years}"} if years else set())
        self._add(Source.ROW, about, extra, experience.id)
        for sentence in sentences_of(experience.duties):
            for part in sentence.split(";"):
                self._add(Source.DUTIES, part, {company}, experience.id, names=self.companies)

    def _shown_by_title(self, title: str) -> set[str]:
        """Keys of what holding the title shows: a welder welds."""
        shown = {skill_shown_by(word.folded) for word in words_of(title)}
        return {f"@{name}" for concept in shown if concept for name in vocabulary(self.code).closure(concept)}

    def _add_skill(self, skill: Skill) -> None:
        said = self._grammar.levels[skill.proficiency]
        if skill.type in _CRAFT_TYPES:
            said = f"{said} {self._grammar.running}"
        self._add(Source.SKILL, skill.name, {*self._grammar.keys(said), f"skill:{_spelt(skill.name)}"})

    def _add_credential(self, credential: Credential) -> None:
        days = [day for day in (credential.issued, credential.expires) if day]
        text = f"{credential.name}, {credential.issuer}, {' '.join(map(self._date_words, days))}"
        extra = {*self._grammar.keys(self._grammar.holding), f"credential:{_spelt(credential.name)}"}
        self._add(Source.CREDENTIAL, text, extra)

    def _add_tenure(self, facts: ProfileFacts) -> None:
        """Years over all jobs, and for each name of a title over the jobs that go by it."""
        words = set(self._grammar.keys(self._grammar.tenure))
        by_title: dict[str, list[Experience]] = {}
        for experience in facts.experiences:
            for name in names_of_title(experience.job_title, self.code):
                by_title.setdefault(_spelt(name), []).append(experience)
        if total := whole_years(facts.experiences, facts.today):
            self._add(Source.TENURE, str(total), words)
        for title, jobs in by_title.items():
            if years := whole_years(jobs, facts.today):
                self._add(Source.TENURE, str(years), {*words, f"title:{title}", *self._shown_by_title(title)})

    def _add(
        self,
        source: Source,
        text: str,
        extra: set[str],
        experience: str | None = None,
        *,
        names: tuple[Name, ...] = (),
    ) -> None:
        """Read `text` as a place. Beside a vocabulary entry, its own words and what it implies are supported too."""
        keys: dict[Stance, set[str]] = {stance: set() for stance in Stance}
        keys[Stance.PLAIN] |= extra
        clauses: list[Clause] = []
        for sentence in sentences_of(text):
            for clause in clauses_of(sentence, self.code, names):
                clauses.append(clause)
                for term in clause.terms:
                    keys[term.stance] |= self._supported_by(term)
        self.places.append(
            Place(
                source,
                tuple(clauses),
                tuple(term for clause in clauses for term in clause.terms),
                frozenset(keys[Stance.PLAIN]),
                frozenset(keys[Stance.HEDGED]),
                frozenset(keys[Stance.NEGATED]),
                experience,
                own_words(text, self._grammar) if source is Source.DUTIES else None,
            )
        )

    def _supported_by(self, term: Term) -> set[str]:
        if not term.key.startswith("@"):
            return set(self._grammar.with_pasts([term.key]))
        name = term.key[1:]
        entries = vocabulary(self.code)
        supported = {f"@{one}" for one in entries.closure(name)}
        if entries.concepts[name].kind != "certification":
            supported |= self._grammar.with_pasts(self._grammar.keys(term.surface))
        return supported

    def _date_words(self, day: date) -> str:
        return f"{MONTHS[self.code][day.month - 1]} {day.year}"


def _spelt(name: str) -> str:
    return " ".join(word.folded for word in words_of(name))


def _is_plain_name(name: str, code: LanguageCode) -> bool:
    """Whether a skill's name has to be known as a whole, and holds no occupation and no word of credentials."""
    language = grammar(code)
    words = words_of(name)
    keys = language.keys_of(words)
    is_entry = any(end - start == len(words) for start, end, _ in vocabulary(code).find(words, keys))
    return bool(words) and not is_entry and not names_occupation(name) and not language.credential_words & set(keys)


def _names(facts: ProfileFacts, code: LanguageCode) -> tuple[Name, ...]:
    """Employers and titles by their words, longest first, so that "Pipe Welder" isn't read as "Welder"."""
    companies = {experience.company_name for experience in facts.experiences}
    titles = {name for job in facts.experiences for name in names_of_title(job.job_title, code)}
    # Only a certification whose name holds an occupation has to be known as a whole ("Certified Forklift Operator"),
    # and only a skill that is no vocabulary entry and claims no rank.
    held = {one.name for one in facts.held_credentials if names_occupation(one.name)} - titles
    skills = {skill.name for skill in facts.skills if _is_plain_name(skill.name, code)} - titles - companies
    names = [named(company, f"company:{_spelt(company)}") for company in companies]
    names += [named(one, f"credential:{_spelt(one)}") for one in held if len(words_of(one)) > 1]
    names += [named(title, f"title:{_spelt(title)}") for title in titles]
    names += [named(skill, f"skill:{_spelt(skill)}") for skill in skills]
    return tuple(sorted(names, key=lambda name: (-len(name.words), name.key)))

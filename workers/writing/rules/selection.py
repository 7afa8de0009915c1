"""What of a profile stands in a document for one posting, and in which order."""

import re
from collections.abc import Sequence
from itertools import islice

from workers.language.grammar import grammar
from workers.language.occupations import names_occupation, skill_shown_by
from workers.language.vocabulary import vocabulary
from workers.language.words import words_of
from workers.posting.asked.turns import turns
from workers.posting.phrases import SORTS
from workers.posting.requirements import BROAD
from workers.writing.draft import Assignment
from workers.writing.facts import Credential, Experience, Skill
from workers.writing.rules.english import English
from workers.writing.rules.headline import headline_job
from workers.writing.rules.hours import says_hours
from workers.writing.rules.phrases import Phrases, Statement, capitalized, lowered
from workers.writing.rules.spanish import Spanish
from workers.writing.rules.style import Style
from workers.writing.rules.telling import Telling
from workers.writing.tenure import whole_years
from workers.writing.titles import names_of_title
from workers.writing.trades import Tenure, tenure_in_trade

_LEVELS = {"Expert": 0, "Advanced": 1, "Intermediate": 2, "Beginner": 3}
_MOST_BULLETS = 6
_MOST_OF_OLD_JOBS = 3
_ENOUGH_WORK = 3
"""Lines about the work, beside which the hours of it say nothing."""
_OLD_YEARS = 12
_NAMED_THINGS = 4
_SEVERAL, _SHORT = 2, 3
"""Items, and their words, that make one line where the line they were typed in can't stand whole."""
_NAMED_CREDENTIALS = 3
_LONGEST_NAME = 4
"""Words of a skill that a sentence names."""


_UNTOLD = re.compile(
    rf"\b(?:{turns('asked', 'virtues')}|english|spanish|ingl[eé]s|español|vietnamese|tagalog|russian|chinese|team ?work"
    rf"|leadership|bilingual)\b",
    re.IGNORECASE,
)
"""Praise and languages: no machines, tools or crafts."""
_SCHEME = re.compile(r"([A-Z]{3,})[ -](\d{2,3})\b")
"""A credential known by its scheme and a number."""
_SORTS = frozenset(
    {"class", "hour", "section", "license", "card", "the", "of", "clase", "de", "la", "licencia", "horas"}
)
_LICENCE = re.compile(r"\blicen[cs]e\b|\bcdl\b|\bjourneyman\b|\blicencia\b(?! de (?:conducir|manejo))", re.IGNORECASE)
_SPOKEN_LEVELS = frozenset({"Conversational", "Fluent", "Native"})
_ASKS_LANGUAGE = re.compile(r"\b(?:bilingual|biling[uü]e|spanish|english|español|ingl[eé]s)\b", re.IGNORECASE)


class Selection:
    """Rows and duties of one assignment, ordered by how much they speak to the posting."""

    def __init__(self, assignment: Assignment) -> None:
        self.facts = assignment.facts
        self.style = Style(assignment)
        self.telling = Telling(assignment, self.style)
        self.phrases: Phrases = (Spanish if assignment.language == "es" else English)(self.style)
        self._assignment = assignment
        self.language = self._language = assignment.language
        self.position = assignment.posting.title
        self.headline_job: Experience | None = headline_job(assignment)
        self.headline = self.headline_job.job_title if self.headline_job else ""

    def bullets(self) -> dict[str, tuple[str, ...]]:
        """Each job's statements, the most relevant first; fewer for jobs long past."""
        return {job.id: self._bullets(job) for job in self.facts.experiences}

    def _bullets(self, job: Experience) -> tuple[str, ...]:
        """As many statements as there is room for; one that may not be said makes room for the next."""
        statements = self.telling.by_job[job.id]
        work = [one for one in statements if not says_hours(one.text)]
        told = self._first_provable(job, work, self._most(job))
        if len(told) >= _ENOUGH_WORK:
            return told
        hours = [one for one in statements if one not in work]
        return told + self._first_provable(job, hours, self._most(job) - len(told))

    def _first_provable(self, job: Experience, statements: Sequence[Statement], most: int) -> tuple[str, ...]:
        return tuple(islice((text for one in statements for text in self._provable(job, one)), most))

    def _provable(self, job: Experience, statement: Statement) -> list[str]:
        """The bullet, or those of its items that the gate passes by themselves."""
        if self.style.holds_of(job.id, statement.text):
            return [statement.text]
        proven = [text for text in statement.parts if self.style.holds_of(job.id, text)]
        if len(proven) < _SEVERAL or max(len(text.split()) for text in proven) > _SHORT:
            return proven
        together = capitalized(self.phrases.listed([lowered(text) for text in proven]))
        return [together] if self.style.holds_of(job.id, together) else proven

    def years_under_headline(self) -> int:
        """Full years in jobs that go by the headline."""
        jobs = [job for job in self.facts.experiences if self.headline in names_of_title(job.job_title, self._language)]
        return whole_years(jobs, self.facts.today)

    def tenure(self) -> Tenure | None:
        """Years in the headline's family of trades."""
        return tenure_in_trade(self.facts, self.headline)

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

    def skill_names(self, *, asked: bool = False) -> list[str]:
        """The best skills above Beginner that read as things: a few words, no trade's name and no praise in them."""
        names = [
            skill
            for skill in self._ordered_skills()
            if skill.proficiency != "Beginner" and (not asked or self._is_asked(skill.name))
        ]
        if self.facts.language() not in {None, self._language}:
            return list(dict.fromkeys(filter(None, (self._named_entry(one) for one in names))))[:_NAMED_THINGS]
        return [
            self.phrases.skill(one)
            for one in names
            if len(one.name.split()) <= _LONGEST_NAME
            and not names_occupation(one.name)
            and not _UNTOLD.search(one.name)
        ][:_NAMED_THINGS]

    def _named_entry(self, row: Skill) -> str:
        """A row of another language as the document's calls the entry that it is; empty where it is no single one."""
        read = words_of(row.name)
        entries = vocabulary(self._language)
        found = entries.find(read, grammar(self._language).keys_of(read))
        whole = len(found) == 1 and found[0][:2] == (0, len(read))
        return self.phrases.named(entries.concepts[found[0][2]]) if whole else ""

    def asked_skills(self) -> list[Skill]:
        """Rows above Beginner that the posting asks for and a sentence can name, the best in hand first.

        A hand tool only by its own name: who asks for own tools hasn't asked for a torque wrench.
        """
        asked = (one for one in self.best_skills() if self._is_asked(one.name))
        return [one for one in asked if one.type != "Hand Tool" or self._is_named(one.name)]

    def _is_named(self, name: str) -> bool:
        said = {word.folded.removesuffix("s") for word in words_of(self._assignment.posting_text)}
        own = {word.folded.removesuffix("s") for word in words_of(name.split("(", maxsplit=1)[0])} - SORTS
        return bool(own) and own <= said

    def best_skills(self) -> list[Skill]:
        """Rows above Beginner that a sentence can name: a few words, no trade's name and no praise in them."""
        if self.facts.language() not in {None, self._language}:
            return []
        return [
            one
            for one in self._ordered_skills()
            if one.proficiency != "Beginner"
            and len(one.name.split()) <= _LONGEST_NAME
            and not names_occupation(one.name)
            and not _UNTOLD.search(one.name)
        ]

    def asked_held(self) -> list[Credential]:
        """Credentials in force that the posting names."""
        asked = self.asked_credentials()
        return [one for one in self.facts.held_credentials if one.id in asked][:_NAMED_CREDENTIALS]

    def told_held(self) -> list[Credential]:
        """Those that the posting names, and licences, which speak in any letter."""
        asked = self.asked_held()
        licences = [one for one in self.facts.held_credentials if _LICENCE.search(one.name) and one not in asked]
        return [*asked, *licences][:_NAMED_CREDENTIALS]

    def is_named_whole(self, credential: Credential) -> bool:
        """Whether the posting names a credential with its level: who holds Type II was not asked for Universal."""
        words = {word.folded for word in words_of(self._assignment.posting_text)}
        own = {word.folded for word in words_of(credential.name)} - SORTS - _SORTS
        return bool(own) and own <= words

    def asked_languages(self) -> list[str]:
        """Languages of the profile where the posting speaks of languages: two or more, or the one that it names."""
        known = [one.name for one in self.facts.beside.languages if one.level in _SPOKEN_LEVELS]
        return known if _ASKS_LANGUAGE.search(self._assignment.posting_text) else []

    def credentials(self) -> list[Credential]:
        """Those in force that a sentence names, asked for first."""
        held = {one.id: one for one in self.facts.held_credentials}
        return [held[one] for one in self.credential_order() if one in held][:_NAMED_CREDENTIALS]

    def asked_credentials(self) -> frozenset[str]:
        """Ids of credentials in force that the posting names."""
        return frozenset(one.id for one in self.facts.held_credentials if self._is_asked(one.name))

    def skill_order(self) -> tuple[str, ...]:
        """Asked for first, then by how well they are in hand."""
        return tuple(skill.id for skill in self._ordered_skills())

    def credential_order(self) -> tuple[str, ...]:
        """In force and asked for, in force, expired."""
        held = {credential.id for credential in self.facts.held_credentials}
        ordered = sorted(self.facts.credentials, key=lambda one: (one.id not in held, not self._is_asked(one.name)))
        return tuple(credential.id for credential in ordered)

    def jobs_to_tell(self) -> list[Experience]:
        """The present job (or the last), and the one other that speaks most to the posting."""
        jobs = [job for job in self.facts.experiences if self.telling.for_letter(job)]
        by_strength = sorted(jobs[1:], key=self.telling.strength, reverse=True)
        chosen: Sequence[Experience] = [*jobs[:1], *by_strength[:1]]
        return sorted(chosen, key=self.facts.experiences.index)

    def _ordered_skills(self) -> list[Skill]:
        return sorted(
            self.facts.skills,
            key=lambda skill: (
                skill.proficiency == "Beginner",
                not self._is_asked(skill.name),
                _LEVELS[skill.proficiency],
            ),
        )

    def _is_asked(self, name: str) -> bool:
        """Whether the posting asks for what this row names."""
        words = grammar(self._language)
        asked = self._assignment.matches.concepts
        entries = vocabulary(self._language)
        bare = name.split("(", maxsplit=1)[0].strip()
        if (named := _SCHEME.match(name)) and re.search(
            rf"\b{named[1]}\b[ -]?(?:\d+(?:-hour)?(?: (?:or|o|and|y) |/))?{named[2]}\b", self._assignment.posting_text
        ):
            return True  # OSHA 30 of "OSHA 10 or 30"
        if bare.isupper() and re.search(rf"(?<!\w){re.escape(bare)}(?!\w)", self._assignment.posting_text):
            return True  # CHST, of "CHST (Construction Health and Safety Technician)"
        read = words_of(name)
        keys = words.keys_of(read)
        if any(entries.closure(found) & asked for _, _, found in entries.find(read, keys)):
            return True
        telling = {key for key, word in zip(keys, read, strict=True) if len(word.folded) > 2} - words.neutral  # noqa: PLR2004
        return bool(telling) and any(
            telling <= set(words.keys(one.text)) for one in self._assignment.posting.requirements
        )

    def _most(self, job: Experience) -> int:
        """How many bullets a job gets."""
        ended = job.end_date or self.facts.today
        is_old = (self.facts.today - ended).days > _OLD_YEARS * 365
        return _MOST_OF_OLD_JOBS if is_old else _MOST_BULLETS

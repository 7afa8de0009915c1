"""What of a profile stands in a document for one posting, and in which order."""

import re

from msgspec.structs import replace

from workers.language.detect import language_of
from workers.language.grammar import grammar
from workers.language.occupations import names_occupation, skill_shown_by
from workers.language.vocabulary import vocabulary
from workers.language.words import words_of
from workers.posting.asked.turns import turns
from workers.posting.requirements import BROAD
from workers.writing.draft import Assignment
from workers.writing.facts import Credential, Experience, Skill
from workers.writing.rules.asked_rows import AskedRows
from workers.writing.rules.bullets import Bullets
from workers.writing.rules.english import English
from workers.writing.rules.gear import is_everyday, is_worn
from workers.writing.rules.headline import headline_job
from workers.writing.rules.phrases import Phrases
from workers.writing.rules.spanish import Spanish
from workers.writing.rules.style import Style
from workers.writing.rules.telling import Telling
from workers.writing.tenure import whole_years
from workers.writing.titles import names_of_title
from workers.writing.trades import Tenure, tenure_in_trade
from workers.writing.translation.row_names import english_skill

_LEVELS = {"Expert": 0, "Advanced": 1, "Intermediate": 2, "Beginner": 3}
_NAMED_THINGS = 4
_NAMED_CREDENTIALS = 3
_FEW_CREDENTIALS = 2
_MACHINES = frozenset({"Heavy Equipment", "Power Tool", "Hand Tool"})
_LONGEST_NAME = 4
_LONGEST_ASKED = 6
"""Words of a skill that a sentence names."""


_UNTOLD = re.compile(
    rf"\b(?:{turns('asked', 'virtues')}|english|spanish|ingl[eé]s|español|vietnamese|tagalog|russian|chinese|team ?work"
    rf"|leadership|bilingual)\b",
    re.IGNORECASE,
)
"""Praise and languages: no machines, tools or crafts."""
_LICENCE = re.compile(r"\blicen[cs]e\b|\bcdl\b|\bjourneyman\b|\blicencia\b(?! de (?:conducir|manejo))", re.IGNORECASE)
_COMMON = re.compile(
    r"\bosha\b|first aid|\bcpr\b|\bbls\b|life support|awareness|\bfood\b|primeros auxilios", re.IGNORECASE
)
"""What people of every trade hold: it says nothing where nobody asks for it."""
_OF_SITES = re.compile(r"\bosha\b", re.IGNORECASE)
"""The one of them that most sites want to see."""
_SPANISH_TOOL = re.compile(r"\b(?!fedora)\w{4,}[ae]doras?\b", re.IGNORECASE)
"""A machine by its Spanish name: amoladora, roscadora."""
_SPOKEN_LEVELS = frozenset({"Conversational", "Fluent", "Native"})
_ASKS_LANGUAGE = re.compile(r"\b(?:bilingual|biling[uü]e|spanish|english|español|ingl[eé]s)\b", re.IGNORECASE)


class Selection:
    """Rows and duties of one assignment, ordered by how much they speak to the posting."""

    def __init__(self, assignment: Assignment) -> None:
        self.facts = assignment.facts
        self.style = Style(assignment)
        self.telling = Telling(assignment, self.style)
        self._rows = AskedRows(assignment)
        self.phrases: Phrases = (Spanish if assignment.language == "es" else English)(self.style)
        self.of_job = Bullets(assignment, self.telling, self.phrases, self.style)
        self._assignment = assignment
        self.language = self._language = assignment.language
        self.position = assignment.posting.title
        self.headline_job: Experience | None = headline_job(assignment, self.telling.asked_in)
        self.headline = self.headline_job.job_title if self.headline_job else ""

    def bullets(self) -> dict[str, tuple[str, ...]]:
        """Each job's lines, the most relevant first; fewer for jobs long past."""
        return {job.id: self.of_job.of(job) for job in self.facts.experiences}

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
            if skill.proficiency != "Beginner" and (not asked or self._rows.asks_for(skill.name))
        ]
        if self.facts.language() not in {None, self._language}:
            return list(dict.fromkeys(filter(None, (self._named_entry(one) for one in names))))[:_NAMED_THINGS]
        return [self.phrases.skill(one) for one in names if _can_be_named(one)][:_NAMED_THINGS]

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
        best = self.best_skills()
        asked = [one for one in best if self._rows.asks_for(one.name)]
        asked += [one for one in best if one not in asked and self._rows.shared_with(one.name, beside_title=True)]
        return [one for one in asked if not is_everyday(one) or self._rows.names(one.name)]

    def begun_skills(self) -> list[Skill]:
        """Rows of a beginner that the posting names: who says so answers it, and says no more than is true."""
        begun = (one for one in self._told_skills() if one.proficiency == "Beginner" and not one.level_assumed)
        rows = [one for one in begun if _can_be_named(one)]
        asked = (one for one in rows if self._rows.asks_for(one.name))
        return [one for one in asked if not is_everyday(one) or self._rows.names(one.name)]

    def best_skills(self) -> list[Skill]:
        """Rows above Beginner that a sentence can name: a few words, no trade's name and no praise in them."""
        return [one for one in self._told_skills() if one.proficiency != "Beginner" and _can_be_named(one)]

    def near_skills(self) -> list[Skill]:
        """Those asked for, then what shares a word with the position's name: a pipe threader, a pipe shop."""
        asked = self.asked_skills()
        near = (one for one in self.best_skills() if one not in asked and self._rows.shared_with(one.name))
        return [*asked, *(one for one in near if not is_everyday(one))]

    def as_asked(self, skill: Skill) -> Skill:
        """The row by the name in its brackets where the posting says that: Metasys, of a building automation system."""
        named = self._rows.named_in_brackets(skill.name)
        return replace(skill, name=named) if named else skill

    def asked_by_name(self) -> list[Skill]:
        """Rows of any level and of more words, from which one is named because the posting says it so."""
        rows = [one for one in self._told_skills() if _can_be_named(one, words=_LONGEST_ASKED)]
        return [one for one in rows if not is_everyday(one) or self._rows.names(one.name)]

    def _told_skills(self) -> list[Skill]:
        """Rows as sentences name them: in English where they can be, in Spanish only the person's own.

        What is worn for safety only where a requirement names it.
        """
        rows = [one for one in self._ordered_skills() if not is_worn(one) or self._rows.requires(one.name)]
        if self.facts.language() in {None, self._language}:
            return rows
        return [told for one in rows if (told := _in_english(one))] if self._language == "en" else []

    def asked_held(self) -> list[Credential]:
        """Credentials in force that the posting names."""
        asked = self.asked_credentials()
        return [one for one in self.facts.held_credentials if one.id in asked][:_NAMED_CREDENTIALS]

    def told_held(self) -> list[Credential]:
        """Those that a letter tells, what the posting names first; licences speak in any letter.

        What the posting says nothing of stands only where there is room, and never what everybody has.
        """
        weights = {one.id: self._weight(one) for one in self.facts.held_credentials}
        held = sorted(self.facts.held_credentials, key=lambda one: -weights[one.id])
        told = [one for one in held if weights[one.id] or not _COMMON.search(one.name)]
        courses = [one for one in held if one not in told and _OF_SITES.search(one.name)]
        return [*told[:_NAMED_CREDENTIALS], *courses[: max(0, _FEW_CREDENTIALS - len(told))]]

    def _weight(self, credential: Credential) -> float:
        """How much a credential speaks for the person here; 0 where the posting says nothing of it."""
        name = credential.name
        licence = 1.5 if _LICENCE.search(name) else 0.0
        asked = 2.0 if self._rows.asks_for(name) else 0.0
        return asked + licence + self.is_named_whole(credential) + 0.5 * min(self._rows.shared_with(name), 3)

    def is_named_whole(self, credential: Credential) -> bool:
        """Whether the posting names a credential with its level: who holds Type II was not asked for Universal."""
        return self._rows.names_with_level(credential.name)

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
        return frozenset(one.id for one in self.facts.held_credentials if self._rows.asks_for(one.name))

    def skill_order(self) -> tuple[str, ...]:
        """Asked for first, then by how well they are in hand."""
        return tuple(skill.id for skill in self._ordered_skills())

    def credential_order(self) -> tuple[str, ...]:
        """Those in force first, and of them those that speak most to the posting."""
        held = {credential.id for credential in self.facts.held_credentials}
        ordered = sorted(self.facts.credentials, key=lambda one: (one.id not in held, -self._weight(one)))
        return tuple(credential.id for credential in ordered)

    def _ordered_skills(self) -> list[Skill]:
        return sorted(
            self.facts.skills,
            key=lambda skill: (
                skill.proficiency == "Beginner",
                not self._rows.asks_for(skill.name),
                _LEVELS[skill.proficiency],
            ),
        )


def _can_be_named(skill: Skill, *, words: int = _LONGEST_NAME) -> bool:
    """Whether a sentence has room for it: a few words, no comma, no praise, no trade; a TIG welder is a machine."""
    is_trade = names_occupation(skill.name) and skill.type not in _MACHINES
    is_plain = "," not in skill.name and not _UNTOLD.search(skill.name)
    return len(skill.name.split()) <= words and not is_trade and is_plain


def _in_english(skill: Skill) -> Skill | None:
    """A row of a profile in Spanish: translated, or as it is where it is English; None where neither is sure."""
    if (translated := english_skill(skill.name)) != skill.name:
        return replace(skill, name=translated)
    is_spanish = language_of(skill.name) == "es" or not skill.name.isascii() or _SPANISH_TOOL.search(skill.name)
    return None if is_spanish else skill

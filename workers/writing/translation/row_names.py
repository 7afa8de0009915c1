"""The rows of a profile with titles and skills in the language of the document that prints them."""

import re
from functools import lru_cache

import msgspec

from workers.language.conjugation import Form
from workers.language.detect import language_of
from workers.language.grammar import LanguageCode
from workers.language.words import fold
from workers.writing.facts import ProfileFacts, Skill
from workers.writing.translation.english import verb_in
from workers.writing.translation.lexicon import lexicon
from workers.writing.translation.line import in_english
from workers.writing.translation.spanish_names import spanish_skill, spanish_title

_IN_BRACKETS = re.compile(r"^(?P<name>[^()]+?)(?P<brackets> \([^()]*\))$")
_SPANISH_ENDING = re.compile(r"[aeo]s?$|[dt]or(?:es)?$")


def with_names_in(code: LanguageCode, facts: ProfileFacts, printed: str = "") -> ProfileFacts:
    """The rows, by the same ids, as a document of this language names them; titles in English are told as they print.

    What `printed`, the text of a document that there is already, names in the other language keeps that name.
    """

    def skill_named(skill: Skill) -> Skill:
        if skill.name and skill.name in printed:
            return skill
        return msgspec.structs.replace(skill, name=(spanish_skill if code == "es" else english_skill)(skill.name))

    skills = tuple(map(skill_named, facts.skills))
    if code != "es":
        return msgspec.structs.replace(facts, skills=skills)
    jobs = tuple(
        job
        if job.job_title and job.job_title in printed
        else msgspec.structs.replace(job, job_title=spanish_title(job.job_title))
        for job in facts.experiences
    )
    return msgspec.structs.replace(facts, experiences=jobs, skills=skills)


@lru_cache(maxsize=1024)
def english_skill(name: str) -> str:
    """A skill named in Spanish, in English: what is done as a craft; as it stands where a word of it isn't known."""
    if language_of(name) != "es" and name.isascii() and not _begins_in_spanish(name):
        return name
    found = _IN_BRACKETS.match(name)
    bare, brackets = (found["name"], found["brackets"]) if found else (name, "")
    told = in_english(bare, past=False)
    if not told:
        return name
    if _is_doing(fold(bare).split()[0], told):
        told = verb_in(told[:1].lower() + told[1:], Form.GERUND)
    return f"{told[:1].upper()}{told[1:]}{brackets}"


def _is_doing(spanish: str, english: str) -> bool:
    """Whether the translation begins with the verb that the first word tells: "lectura de planos", read blueprints."""
    verb = lexicon().verbs.get(lexicon().acts.get(spanish, spanish))
    said = {verb.english, *(sense for sense, _ in verb.senses)} if verb else set[str]()
    return english.split(maxsplit=1)[0].lower() in {one.split()[0] for one in said if one}


def _begins_in_spanish(name: str) -> bool:
    """Whether the first word is a thing that English calls otherwise: "polipasto de cadena"."""
    first = fold(name).split()[:1]
    if not first or not _SPANISH_ENDING.search(first[0]):
        return False
    term = lexicon().at(first, 0, "noun")
    return bool(term and fold(term.english) not in {first[0], first[0].removesuffix("s")})

"""Titles and skills that were typed without capitals, or in nothing else, as documents print them."""

import re

import msgspec

from workers.language.grammar import LanguageCode
from workers.language.occupations import language_of_title
from workers.language.trade_shorthand import spelled_out
from workers.writing.facts import Experience, ProfileFacts, Skill
from workers.writing.rules.duties.casing import unshouted, with_acronyms

_WORD = re.compile(r"[^\W\d_]+(?:['\u2019][^\W\d_]+)*")
_SMALL = frozenset(
    {
        *("a", "an", "and", "at", "by", "for", "in", "of", "on", "or", "the", "to", "with"),
        *("de", "del", "el", "en", "la", "las", "los", "para", "por", "y"),
    }
)
_LEVEL_BEHIND = re.compile(r"(?<=\w )(?:i{1,3}|iv|v)$")
"""A level behind a title: mechanic ii."""
_SHORTENED = {
    "mech": "mechanic",
    "maint": "maintenance",
    "asst": "assistant",
    "mgr": "manager",
    "supv": "supervisor",
    "svc": "service",
    "refrig": "refrigeration",
    "op": "operator",
    "oper": "operator",
    "shft": "shift",
    "deliv": "delivery",
    "constr": "construction",
    "elec": "electrical",
    "equip": "equipment",
    "appr": "apprentice",
}
"""Words of titles that are short for one thing."""
_SHORT = re.compile(rf"(?<![\w-])({'|'.join(_SHORTENED)})\b\.?", re.IGNORECASE)
_LEAST_SHOUTED = 5
"""Letters of a word that nobody writes in capitals for another reason."""


def with_rows_in_case(facts: ProfileFacts, printed: str = "") -> ProfileFacts:
    """The rows with titles and skills in their capitals; what `printed` has already stays as it stands there."""
    usual = facts.language() or "en"

    def titled(job: Experience) -> Experience:
        if job.job_title and job.job_title in printed:
            return job
        return msgspec.structs.replace(job, job_title=title_in_case(job.job_title, usual))

    def named(skill: Skill) -> Skill:
        if usual == "es" or not skill.name or skill.name in printed:
            return skill
        return msgspec.structs.replace(skill, name=with_acronyms(spelled_out(skill.name)))

    return msgspec.structs.replace(
        facts, experiences=tuple(map(titled, facts.experiences)), skills=tuple(map(named, facts.skills))
    )


def title_in_case(title: str, usual: LanguageCode) -> str:
    """Each word with its capital in English, the first alone in Spanish; `usual` is the language of the profile."""
    code = language_of_title(title) or usual
    title = _SHORT.sub(lambda word: _whole(word[1]), title) if code == "en" else title
    if title.isupper() and any(len(word) >= _LEAST_SHOUTED for word in _WORD.findall(title)):
        title = _WORD.sub(lambda word: unshouted(word.group(), code), title)
        return title[:1].upper() + title[1:] if code == "es" else _capitalized(title)
    if not title.islower():
        return title
    title = _LEVEL_BEHIND.sub(lambda level: level[0].upper(), with_acronyms(title))
    return title[:1].upper() + title[1:] if code == "es" else _capitalized(title)


def _whole(word: str) -> str:
    whole = _SHORTENED[word.lower()]
    return whole.upper() if word.isupper() else whole.capitalize() if word.istitle() else whole


def _capitalized(title: str) -> str:
    """The title with the capital of each word but the small ones within it."""

    def told(word: re.Match[str]) -> str:
        is_small = word.group() in _SMALL and word.start() > 0
        return word.group() if is_small or not word.group().islower() else word.group().capitalize()

    return _WORD.sub(told, title)

"""Rows that were typed without capitals, or in nothing else, as documents print them: one rule for each kind."""

import re

import msgspec

from workers.language.grammar import LanguageCode
from workers.language.occupations import language_of_title
from workers.language.trade_shorthand import spelled_out
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill
from workers.writing.words.capitals import words
from workers.writing.words.casing import with_acronyms
from workers.writing.words.makers_beside import makers_of_one_word
from workers.writing.words.name_case import card_in_case, employer_in_case, skill_in_case
from workers.writing.words.title_case import in_title_case, title_spelled_out

_LEAST_OF_A_WORD = 5
"""Letters of a title in capitals that is a word, no initials: MECHANIC."""
_LETTERS_OF_INITIALS = 3
_WITH = re.compile(r"\bw/ ?(?=\w{2})")
_SLASH = re.compile(r"(?<=[^\W\d]{2})(?:/ +| +/)(?=\w)")
"""A slash with a blank on one side: welder/ fitter."""


def with_rows_in_case(facts: ProfileFacts, printed: str = "") -> ProfileFacts:
    """The rows by the capitals that people write; what `printed` has already stays as it stands there."""
    usual = facts.language() or "en"

    def kept(name: str, in_case: str) -> str:
        return name if not name or name in printed else in_case

    def titled(job: Experience) -> Experience:
        title = kept(job.job_title, title_in_case(job.job_title, usual))
        employer = kept(job.company_name, employer_in_case(job.company_name))
        return msgspec.structs.replace(job, job_title=title, company_name=employer)

    def named(skill: Skill) -> Skill:
        name = skill_in_case(_WITH.sub("with ", skill.name), is_program=skill.type == "Software", code=usual)
        name = with_acronyms(name, "es") if usual == "es" else with_acronyms(spelled_out(name))
        return msgspec.structs.replace(skill, name=kept(skill.name, name))

    def held(row: Credential) -> Credential:
        name = card_in_case(row.name if usual == "es" else spelled_out(_WITH.sub("with ", row.name)), usual)
        issuer = employer_in_case(row.issuer or "")
        if _are_initials(row.issuer or ""):
            issuer = issuer.upper()
            name = re.sub(rf"\b{issuer}\b", issuer, name, flags=re.IGNORECASE)
        return msgspec.structs.replace(
            row, name=kept(row.name, name), issuer=kept(row.issuer, issuer) if row.issuer else row.issuer
        )

    return facts.with_rows(job=titled, skill=named, credential=held)


def _are_initials(issuer: str) -> bool:
    """Whether who issues a card, typed small, is three letters that are no word and no maker: ida, of doors."""
    no_initials = words("small") | words("plain_makers") | words("model_makers") | makers_of_one_word()
    return len(issuer) == _LETTERS_OF_INITIALS and issuer.isalpha() and issuer.islower() and issuer not in no_initials


def title_in_case(title: str, usual: LanguageCode) -> str:
    """Return a title with each word's capital in English, the first word's alone in Spanish.

    `usual`: the profile's language.
    """
    code = language_of_title(title) or usual
    told = _SLASH.sub("/", title_spelled_out(title, code))
    is_alike = told.islower() or (told.isupper() and (" " in told or len(told) >= _LEAST_OF_A_WORD))
    if is_alike:
        return in_title_case(told, code)
    return with_acronyms(told, code) if code == "es" else told

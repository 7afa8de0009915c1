"""The rows of a profile with titles, skills and credentials in the language of the document that prints them."""

import msgspec

from workers.language.grammar import LanguageCode
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill
from workers.writing.person.first_names import is_of_woman
from workers.writing.person.own_gender import are_of_woman, is_of_both
from workers.writing.translation.into_english.senses.crew_words import skill_meant
from workers.writing.translation.rows.credential_names import credential_named, is_called_by_grade, issuer_named
from workers.writing.translation.rows.english_skills import english_skill
from workers.writing.translation.rows.spanish_names import (
    is_listed,
    is_own_name,
    is_program,
    keeps_name,
    spanish_program,
    spanish_skill,
)
from workers.writing.translation.rows.studies import with_studies_in
from workers.writing.translation.rows.titles_by_work import titled_in
from workers.writing.words.row_case import with_rows_in_case


def with_names_in(code: LanguageCode, facts: ProfileFacts, printed: str = "", *, posting: str = "") -> ProfileFacts:
    """The rows, by the same ids, as a document of this language names them; titles in English are told as they print.

    What `printed`, the text of a document that there is already, names in the other language keeps that name, and so
    does a licence whose grade the `posting` asks for by its own word. Where a
    `posting` calls its people by both genders, and titles typed in English show none, they are told with both endings.
    """
    typed_in = facts.language()
    of_woman = are_of_woman(job.job_title for job in facts.experiences)
    by_name = typed_in == "en" and is_of_woman(facts.name)
    of_both = typed_in == "en" and not of_woman and not by_name and is_of_both(posting)
    facts = with_rows_in_case(facts, printed)

    def skill_named(skill: Skill) -> Skill:
        is_own = code == (typed_in or "en") and (is_own_name(skill) if code == "en" else _is_own_program(skill))
        if is_own or keeps_name(code, typed_in, skill.name) or (skill.name and skill.name in printed):
            return skill
        if code == "en":
            return msgspec.structs.replace(skill, name=english_skill(skill_meant(skill.name, facts.experiences)))
        in_spanish = spanish_program if skill.type == "Software" else spanish_skill
        return msgspec.structs.replace(skill, name=in_spanish(skill.name))

    def credential_as(row: Credential) -> Credential:
        is_kept = bool(row.name and row.name in printed) or (code == "es" and is_called_by_grade(row.name, posting))
        name = row.name if is_kept else credential_named(code, row.name)
        issuer = row.issuer if row.issuer and row.issuer in printed else issuer_named(code, row.issuer)
        return msgspec.structs.replace(row, name=name, issuer=issuer)

    def titled(job: Experience) -> Experience:
        if job.job_title and job.job_title in printed:
            return job
        return titled_in(code, job, of_woman=of_woman, of_both=of_both, by_name=by_name)

    told = facts.with_rows(job=titled, skill=skill_named, credential=credential_as)
    return with_studies_in(code, told, printed)


def _is_own_program(skill: Skill) -> bool:
    """Whether a row of Spanish rows is a program's own name, which no list has: TIA Portal is no portada."""
    return skill.type == "Software" and is_program(skill.name) and not is_listed(skill.name)

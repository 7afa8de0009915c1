"""The typed text of a profile, mended row by row where writing begins: all that reads, proves and prints reads this."""

import re
from functools import partial

import msgspec

from workers.language.conjugation import is_verb
from workers.language.detect import language_of
from workers.language.grammar import LanguageCode
from workers.language.occupations import language_of_title
from workers.language.short_words import in_whole_words
from workers.language.words import fold
from workers.writing.lexicon.spanish import lexicon
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill, Training
from workers.writing.person.own_gender import are_of_woman, as_woman_has_it
from workers.writing.proofreading.apostrophes import with_apostrophes
from workers.writing.proofreading.cut_words import with_cut_words_whole
from workers.writing.proofreading.english_lists import with_commas
from workers.writing.proofreading.english_words import with_words_whole
from workers.writing.proofreading.left_in_charge import with_boss_away, with_charge_as_work, with_rank_in_crew
from workers.writing.proofreading.lost_commas import makers_apart, with_commas_of_notes
from workers.writing.proofreading.marks.lines import with_marks
from workers.writing.proofreading.marks.speech import without_speech
from workers.writing.proofreading.named_coworkers import without_names_of_coworkers
from workers.writing.proofreading.near_words import with_endings_right, with_near_words
from workers.writing.proofreading.own_clauses import with_own_clause_apart
from workers.writing.proofreading.own_doing_first import with_own_doing_first
from workers.writing.proofreading.own_names import own_names, with_own_names
from workers.writing.proofreading.shouting import without_shouting
from workers.writing.proofreading.spanish_accents import spanish_tables, with_accents
from workers.writing.proofreading.spanish_order import with_links, with_things_behind
from workers.writing.proofreading.spanish_slips import with_sure_slips_mended
from workers.writing.proofreading.spanish_speech import with_turns_told
from workers.writing.proofreading.spanish_tense import in_the_imperfect, with_accents_of_the_past, with_acts_of_once
from workers.writing.proofreading.state_lists import with_commas_between_states
from workers.writing.proofreading.years_gone import without_years_gone
from workers.writing.words.english_spelling import with_words_spelled
from workers.writing.words.name_case import person_in_case
from workers.writing.words.shorthand import with_links_whole, without_signs_of_notes, written_out
from workers.writing.words.title_case import without_stops_left

_HIGH_SCHOOL = re.compile(r"^h\.?s\.? (?=diploma\b)", re.IGNORECASE)
_PAPER = re.compile(r"^(cert|dip)\b\.?(?=\s*(?:,|$|-| in\b| of\b))", re.IGNORECASE)
_PAPERS = {"cert": "Certificate", "dip": "Diploma"}
"""What a school gave, typed short."""
_COMPLETED = re.compile(r"^(?i:completed|finished), ([A-Z][^()]+)$")
"""What was done before what it was of, which two fields of a form make: Completed, Boiler Technician."""
_SLASH = re.compile(r"(?<=[a-z\d])(?<!\bw)/ (?=[a-z\d])", re.IGNORECASE)
"""A blank behind a slash alone: calipers/ gauges."""
_CAPITALIZED = re.compile(r"\b[A-Z][a-z]{3,}\b")

_OF_NO_GENDER = re.compile(r"(?:op|oper|enc|encarg|sup|t[eé]c|ing|mec)\b", re.IGNORECASE)
"""Who somebody is, typed short: op de inyectora, of who was an ensambladora."""

_SPANISH_SCHOOL = re.compile(
    r"(?:Secundaria|Preparatoria|Primaria|Escuela|Instituto|Universidad|Colegio|Bachillerato|Centro de)\b"
)
"""A school whose name says in Spanish what it is: its accents are those of any words."""


def proofread(facts: ProfileFacts, printed: str = "") -> ProfileFacts:
    """The facts without slips that are certain; names that `printed` has already stay as they stand there.

    Names of people, employers and issuers are theirs: nothing of them is touched, but for the capitals of a person's
    and the accents of an employer's typed in small letters.
    """
    facts = without_shouting(facts, printed)
    usual = facts.language() or "en"
    facts = without_speech(facts) if usual == "en" else facts
    names = _capitalized(facts)
    called = own_names(facts.skills, usual)

    def named(name: str) -> str:
        return name if not name or name in printed else mended(name, usual)

    def spelled_of(line: str, job: Experience) -> tuple[str, LanguageCode | None]:
        around = f"{job.job_title}\n{job.duties}"
        line = with_own_clause_apart(without_years_gone(line, job.end_date, facts.today), usual)
        line = with_own_doing_first(line) if usual == "en" else line
        line = with_charge_as_work(with_rank_in_crew(line)) if usual == "en" else with_boss_away(line)
        line = with_own_names(line, called)
        spelled, own = _spelled(line, usual, is_line=True, names=names, around=around)
        is_spoken = usual == "es" and (own or usual) == "es"
        return (with_turns_told(spelled, is_past=job.end_date is not None) if is_spoken else spelled), own

    own_lines = {job.id: [spelled_of(line, job) for line in job.duties.split("\n")] for job in facts.experiences}

    def worked(job: Experience, *, parts_lists: bool = True) -> Experience:
        lines = [
            without_names_of_coworkers(_parted(line, own, usual, is_line=True) if parts_lists else line)
            for line, own in own_lines[job.id]
        ]
        return msgspec.structs.replace(
            job,
            job_title=_in_own_gender(without_stops_left(named(job.job_title)), job.job_title, facts, usual),
            company_name=named(job.company_name) if usual == "es" and job.company_name.islower() else job.company_name,
            duties="\n".join(in_one_tense(lines, job)),
        )

    def in_one_tense(lines: list[str], job: Experience) -> list[str]:
        if usual != "es":
            return lines
        return in_the_imperfect(with_accents_of_the_past(lines)) if job.end_date else with_acts_of_once(lines)

    def skilled(row: Skill) -> Skill:
        return msgspec.structs.replace(row, name=named(row.name))

    def held(row: Credential) -> Credential:
        return msgspec.structs.replace(row, name=named(row.name))

    def learnt(row: Training) -> Training:
        school = row.school
        if _SPANISH_SCHOOL.match(school) and school not in printed:
            school = with_accents(with_links_whole(school), is_line=False, takes_english=True)
        credential = _PAPER.sub(
            lambda one: _PAPERS[one[1].lower()], _HIGH_SCHOOL.sub("High school ", named(row.credential))
        )
        credential = _COMPLETED.sub(r"\1 (completed)", credential)
        return msgspec.structs.replace(row, school=school, credential=credential)

    by_rules = facts.with_rows(job=worked, skill=skilled, credential=held, training=learnt)
    told = with_marks(by_rules, facts.with_rows(job=partial(worked, parts_lists=False)))
    return told if facts.name in printed else msgspec.structs.replace(told, name=person_in_case(facts.name))


def _in_own_gender(told: str, typed: str, facts: ProfileFacts, usual: LanguageCode) -> str:
    """A Spanish title that was typed short, in the gender of the others: Operadora, of who was an ensambladora."""
    if usual != "es" or told == typed or not _OF_NO_GENDER.match(typed):
        return told
    is_of_woman = are_of_woman([with_links_whole(job.job_title) for job in facts.experiences])
    return as_woman_has_it(told) if is_of_woman else told


def _capitalized(facts: ProfileFacts) -> frozenset[str]:
    """Words that the rows write with a capital among small letters, as names are; here in small letters themselves.

    Angelus can seamers: the angelus of a line is that maker, no slip.
    """
    typed = (*(row.name for row in facts.skills), *(row.name for row in facts.credentials))
    employers = (job.company_name for job in facts.experiences)
    return frozenset(word.lower() for name in (*typed, *employers) for word in _CAPITALIZED.findall(name))


def mended(
    text: str, usual: LanguageCode, *, is_line: bool = False, names: frozenset[str] = frozenset(), around: str = ""
) -> str:
    """A line of duties or a name without its slips; `usual` is the language of its profile, `names` are right.

    `around` is what else the job of a line says.
    """
    return _parted(*_spelled(text, usual, is_line=is_line, names=names, around=around), usual, is_line=is_line)


def _spelled(
    text: str, usual: LanguageCode, *, is_line: bool, names: frozenset[str], around: str
) -> tuple[str, LanguageCode | None]:
    """The text without slips of its words, no comma put into what stands in a row; and the language it shows."""
    text = _SLASH.sub("/", with_commas_between_states(text) if is_line else text)
    own = language_of(text) or language_of_title(text)
    if own == "en" and usual == "es" and language_of(text) is None and _has_spanish_beside(text):
        own = None  # "Tarjeta medica" is read as a medic's
    if (own or usual) == "es":
        text = (
            written_out(text, "es")
            if is_line and usual == "es"
            else in_whole_words(with_links_whole(text), "es", names)
        )
        is_spanish = own == "es" or (own is None and _has_spanish_beside(text))
        return with_accents(with_sure_slips_mended(text), is_line=is_line, takes_english=is_spanish), own
    text = with_words_whole(in_whole_words(text, names=names, around=around))
    text = with_cut_words_whole(with_endings_right(text, names), names, around)
    text = with_near_words(with_words_spelled(text, names), names)
    return with_apostrophes(without_signs_of_notes(text) if is_line and usual == "en" else text), own


def _parted(text: str, own: LanguageCode | None, usual: LanguageCode, *, is_line: bool) -> str:
    """The text with commas and links in what stands in a row, as rules put them."""
    if (own or usual) == "es":
        return with_links(with_things_behind(makers_apart(text, "es"))) if is_line else text
    return with_commas_of_notes(with_commas(text)) if is_line and own != "es" else with_commas(text)


def _has_spanish_beside(name: str) -> bool:
    """Whether a name of a few words has one that is Spanish alone: nivel laser, but laser level."""
    accents, english, terms = spanish_tables()["accents"], spanish_tables()["english"], lexicon().terms
    words = [fold(word) for word in name.split()]
    sure = [one for one in words if one in accents or (one in terms and one not in english)]
    return len(words) > 1 and any(language_of_title(one) != "en" and not is_verb(one, "en") for one in sure)

"""Profiles that were typed in capitals, wholly or a kind of row at a time: all of it is set alike, in small letters.

One row in capitals among others may be meant so (WV OMHST), unless a word of it says that it is no initials: FORKLIFT.
"""

import re
from collections.abc import Callable, Sequence

import msgspec

from workers.language.words import fold
from workers.trades.proof.general_words import specificity_words
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill, Training
from workers.writing.proofreading.spanish_accents import with_accents
from workers.writing.words.acronyms import is_short_name
from workers.writing.words.casing import unshouted_line
from workers.writing.words.english_spelling import is_known_word, is_usual_word, words_of_trades
from workers.writing.words.makers_beside import makers_of_one_word
from workers.writing.words.name_case import card_unshouted, employer_unshouted, skill_unshouted
from workers.writing.words.title_case import in_title_case, title_spelled_out, with_capital
from workers.writing.words.word_case import LINKS

_WORD = re.compile(r"[^\W\d_]+")
_LEAST_OF_A_WORD = 5
"""Letters of a word in capitals that is no initials."""
_HALF = 0.5
_LONGEST_CODE, _EVERYDAY = 5, 0.3
_LETTERS_OF_A_STATE = 2


def without_shouting(facts: ProfileFacts, printed: str = "") -> ProfileFacts:
    """The facts with what was typed in capitals in small letters; names that `printed` has stay as they stand there."""
    code = facts.language() or "en"
    jobs, names, initials = facts.experiences, _names_of(facts), _initials_of(facts)
    lines = [line for job in jobs for line in job.duties.split("\n")]
    titles, skills = [job.job_title for job in jobs], [row.name for row in facts.skills]
    cards = [row.name for row in facts.credentials]
    issuers = [row.issuer or "" for row in facts.credentials]
    is_all = is_shouted([*lines, *titles, *skills, *cards, *(job.company_name for job in jobs)])
    are_skills, are_cards = is_all or is_shouted(skills), is_all or is_shouted([*cards, *issuers])

    def calm(name: str, told: str, *, is_kind: bool) -> str:
        is_left = not name.isupper() or name in printed or not (is_kind or has_shouted_word(name))
        return name if is_left else told

    def spelled(line: str) -> str:
        return _WORD.sub(lambda word: word[0].upper() if word[0].lower() in initials else word[0], line)

    def accented(name: str) -> str:
        return with_accents(name, is_line=False, takes_english=True) if code == "es" else name

    def worked(job: Experience) -> Experience:
        own = job.duties.split("\n")
        is_job = is_all or is_shouted(own)
        told = [spelled(unshouted_line(line, code, names)) if is_job and line.isupper() else line for line in own]
        return msgspec.structs.replace(
            job,
            job_title=calm(job.job_title, in_title_case(title_spelled_out(job.job_title, code), code), is_kind=is_all),
            company_name=calm(job.company_name, employer_unshouted(job.company_name), is_kind=is_all),
            duties="\n".join(told),
        )

    def skilled(row: Skill) -> Skill:
        told = skill_unshouted(row.name, is_program=row.type == "Software", code=code, names=names)
        told = with_capital(accented(told)) if row.type != "Software" else told
        return msgspec.structs.replace(row, name=calm(row.name, told, is_kind=are_skills))

    def held(row: Credential) -> Credential:
        name = row.name if _is_code_of_card(row.name) else card_unshouted(row.name, code, names)
        issuer = employer_unshouted(row.issuer or "")
        return msgspec.structs.replace(
            row,
            name=calm(row.name, name, is_kind=are_cards),
            issuer=calm(row.issuer, issuer, is_kind=are_cards) if row.issuer else row.issuer,
        )

    def studied(name: str) -> str:
        return in_title_case(name, code) if code == "en" else card_unshouted(name, code, names)

    def learnt(row: Training) -> Training:
        return msgspec.structs.replace(
            row,
            school=calm(row.school, _school_unshouted(row.school, accented), is_kind=is_all),
            credential=calm(row.credential, studied(row.credential), is_kind=is_all),
        )

    told = facts.with_rows(job=worked, skill=skilled, credential=held, training=learnt)
    return msgspec.structs.replace(
        told, reachable=msgspec.structs.replace(facts.reachable, place=_place_in_its_case(facts.reachable.place))
    )


def _place_in_its_case(place: str) -> str:
    """City and state with capitals where names have them: JONESBORO, ar is Jonesboro, AR; what is mixed stays."""
    city, comma, state = place.rpartition(", ")
    if not comma:
        city, state = (place, "") if len(place) > _LETTERS_OF_A_STATE else ("", place)
    if city.islower() or (city.isupper() and len(city) > _LETTERS_OF_A_STATE):
        words = city.lower().split()
        city = " ".join(word if at and word in LINKS else with_capital(word) for at, word in enumerate(words))
    return city + comma + (state.upper() if len(state) == _LETTERS_OF_A_STATE else state)


def _school_unshouted(name: str, accented: Callable[[str], str]) -> str:
    """A school's name; one word that nobody knows may be initials: SOWELA."""
    is_unsure = name.isalpha() and not is_usual_word(name.lower())
    return name if is_unsure else accented(employer_unshouted(name))


def is_shouted(texts: Sequence[str]) -> bool:
    """Whether most of the texts are in capitals, and at least one has a word that nobody writes so."""
    lettered = [one for one in texts if _WORD.search(one)]
    shouted = [one for one in lettered if one.isupper()]
    return len(shouted) > _HALF * len(lettered) and any(map(has_shouted_word, shouted))


def has_shouted_word(text: str) -> bool:
    """Whether a text has a known word in capitals that is no initials: FORKLIFT, but HAZWOPER, RETA CARO."""
    found = (word.lower() for word in _WORD.findall(text) if word.isupper() and len(word) >= _LEAST_OF_A_WORD)
    return any(_is_word(word) and not is_short_name(word, of_paper=True) for word in found)


def _is_word(lower: str) -> bool:
    return is_usual_word(lower) or fold(lower) in specificity_words("es")


def _names_of(facts: ProfileFacts) -> frozenset[str]:
    """Names that the profile spells by its employers, its town and what it has in small letters elsewhere."""
    firms = (word for job in facts.experiences for word in _WORD.findall(job.company_name))
    towns = _WORD.findall(facts.reachable.place.rpartition(",")[0] or facts.reachable.place)
    people = _WORD.findall(facts.name)
    found = {one.lower() for one in (*firms, *towns, *people) if len(one) >= _LEAST_OF_A_WORD}
    return frozenset(one for one in found if not is_known_word(one))


def _is_code_of_card(name: str) -> bool:
    """Whether a card's whole name is a short word that no trade has and few others say: CARO."""
    lower = name.lower()
    is_short = name.isalpha() and len(name) <= _LONGEST_CODE
    return is_short and lower not in words_of_trades() and specificity_words("en").get(lower, 1.0) > _EVERYDAY


def _initials_of(facts: ProfileFacts) -> frozenset[str]:
    """Words that skills and cards have in capitals among small letters, and that are no others: PERI forms."""
    names = (*(row.name for row in facts.skills), *(row.name for row in facts.credentials))
    rows = (name for name in names if not name.isupper())
    found = (word.lower() for name in rows for word in _WORD.findall(name) if word.isupper())
    return frozenset(one for one in found if one in makers_of_one_word() or _may_be_initials(one))


def _may_be_initials(lower: str) -> bool:
    return len(lower) > _LETTERS_OF_A_STATE and not _is_word(lower)

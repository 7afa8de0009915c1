"""Names of employers, cards, their issuers and skills that were typed without capitals, or in nothing else."""

import re
from collections.abc import Callable

from workers.language.grammar import LanguageCode
from workers.posting.name_forms.places import STATE_CODE
from workers.writing.words.acronyms import is_short_name
from workers.writing.words.capitals import words
from workers.writing.words.casing import with_acronyms
from workers.writing.words.phrases import calm, is_own_business
from workers.writing.words.shouted_words import unshouted
from workers.writing.words.title_case import is_rank, with_capital
from workers.writing.words.word_case import LINKS, has_no_vowel, is_code, is_initials_of_paper

_WORD = re.compile(r"[^\W_]+(?:['\u2019][^\W\d_]+)*")
_LETTERED = re.compile(
    r"(?:class|clase|type|tipo|grade|grado|level|nivel|group|grupo|licen[cs]e|licencia)\s+$"
    r"|\b(?:class|clase|type|tipo|licen[cs]e|licencia),? (?:[a-z](?:/|, | and | y |, and ))*$"
)
"""What single letters stand behind: class b license, p and s endorsement."""
_LETTERED_IN_CAPITALS = re.compile(
    r"\b(?:(?:CLASS|CLASE|TYPE|TIPO|GRADE|GRADO|LEVEL|NIVEL|GROUP|GRUPO|CDL|LICENSE|LICENCIA|TECH|TIER)"
    r"(?: [A-Z](?:,| AND| Y|/))*) [A-Z]\b"
)
_RANK_TYPED_SMALL = re.compile(r"\b(class|type|level|grade|tier|cdl) ([a-d]|i{1,3}|iv)$", re.IGNORECASE)
_LETTER = re.compile(r"\b[A-Z]\b")
_RANKED = re.compile(
    r"\b(?:class|type|level|grade|tier|clase|tipo|nivel|grado)(?= (?:[A-Z]|[IVX]+|\d+)\b)|(?<=608 )universal\b"
)
"""What stands before its letter or number with a capital in a card's name."""
_LONGEST_PLAIN = 3
_OF_SORT = re.compile(r"\b(?:software|program\w*|app|apps|system|database|email|spreadsheets?|web|typing|computers?)\b")
"""What tells a sort of program rather than one by its name."""
_OFFICE_OF_STATE = re.compile(
    rf"^(?i:{STATE_CODE}) (?:(?=[b-df-hj-np-tv-xz]{{3,5}}$)[a-z]+|tceq|dshs|l&i|dol|doh|dli|dmv|dot)$"
    rf"|^(?i:{STATE_CODE})(?= (?:dept|department|state|board|division|dmv|dot)\b)"
)
"""An office of a state by its initials, typed small: ca swrcb, WA l&i."""
_LEAST_SHOUTED = 5
"""Letters of a word that nobody writes in capitals for another reason."""


def employer_in_case(name: str) -> str:
    """An employer or issuer with the capitals that names have: Foothill Unified School District; ASE."""
    if is_own_business(name) and not name.isupper():
        return with_capital(name)
    name = _OFFICE_OF_STATE.sub(lambda office: office[0].upper(), name)
    if not name.islower():
        has_long_word = any(len(word) >= _LEAST_SHOUTED for word in re.findall(r"[^\W\d_]+", name))
        return calm(name) if has_long_word else name
    if name.isalpha() and len(name) < _LEAST_SHOUTED and is_initials_of_paper(name):
        return name.upper()
    return with_capital(_cased(name, _capital))


def employer_unshouted(name: str) -> str:
    """An employer or issuer of a profile that was typed in capitals."""
    return calm(name, is_all=True)


def card_in_case(name: str, code: LanguageCode) -> str:
    """A card by the capitals that it has within a sentence: ASE S2 diesel engines, Class B license."""
    if _is_shouted(name):
        return card_unshouted(name, code)
    if code != "en":
        return with_capital(name)
    ranked = _RANK_TYPED_SMALL.sub(_ranked_in_case, name)
    return with_capital(_cased(ranked, str) if name.islower() else ranked)


def _ranked_in_case(rank: re.Match[str]) -> str:
    """A rank with its letter: Class B; the initials stay such: CDL A."""
    kind = rank[1].upper() if rank[1].lower() == "cdl" else rank[1].capitalize()
    return f"{kind} {rank[2].upper()}"


def card_unshouted(name: str, code: LanguageCode, names: frozenset[str] = frozenset()) -> str:
    """The same of one typed in capitals: CDL Class A, ASE T4 brakes."""
    return _RANKED.sub(lambda rank: rank[0].capitalize(), with_capital(_unshouted(name, code, names)))


def skill_in_case(name: str, *, is_program: bool, code: LanguageCode) -> str:
    """A skill by the same; a program is a name of its own: Cummins Insite."""
    if _is_shouted(name):
        told = skill_unshouted(name, is_program=is_program, code=code)
        return told if is_program else with_capital(told)
    if not name.islower() or code != "en":
        return name
    return _program_in_case(name) if is_program else _cased(name, str)


def skill_unshouted(name: str, *, is_program: bool, code: LanguageCode, names: frozenset[str] = frozenset()) -> str:
    """The same of one typed in capitals: air brakes, Detroit Diagnostic Link."""
    told = _unshouted(name, code, names)
    if not is_program:
        return told
    told = _WORD.sub(lambda word: word[0].upper() if is_short_name(word[0], of_paper=True) else word[0], told)
    return _program_in_case(" ".join(_as_plain_acronym(word) for word in told.split(" ")))


def _as_plain_acronym(word: str) -> str:
    """A program by its initials, which are a word elsewhere: SAP."""
    return word.upper() if word in words("plain_acronyms") and len(word) <= _LONGEST_PLAIN else word


def _unshouted(name: str, code: LanguageCode, names: frozenset[str]) -> str:
    ranks = _LETTERED_IN_CAPITALS.finditer(name)
    letters = {rank.start() + letter.start() for rank in ranks for letter in _LETTER.finditer(rank[0])}

    def told(word: re.Match[str]) -> str:
        return word[0] if word.start() in letters else unshouted(word[0], code, names)

    return with_acronyms(_WORD.sub(told, name), code)


def _program_in_case(name: str) -> str:
    sort, bracket, inside = name.partition("(")
    return f"{_cased(sort, str if _OF_SORT.search(sort) else _capital)}{bracket}{_cased(inside, _capital)}"


def _capital(word: str) -> str:
    return word if word in LINKS else word[:1].upper() + word[1:]


def _cased(name: str, plain: Callable[[str], str]) -> str:
    """The name with its initials, codes and ranks in capitals, and each other word as `plain` has it."""

    def told(found: re.Match[str]) -> str:
        word, before = found[0], found.string[: found.start()].casefold()
        if word != word.lower():
            return word
        is_letter = len(word) == 1 and word.isalpha() and bool(_LETTERED.search(before))
        is_number = is_code(word) or is_rank(word, before, is_last=found.end() == len(found.string))
        is_short = is_initials_of_paper(word) or has_no_vowel(word)
        return word.upper() if is_letter or is_number or is_short else plain(word)

    return _WORD.sub(told, with_acronyms(name))


def _is_shouted(name: str) -> bool:
    """Whether a name has two words in capitals that are no initials: CHIPPING HAMMER, but RETA CARO."""
    words = [word for word in re.findall(r"[^\W\d_]+", name) if len(word) >= _LEAST_SHOUTED]
    return name.isupper() and len(words) > 1 and not any(unshouted(word, "en").isupper() for word in words)


_NAME_BEGINS = re.compile(r"(?:^|(?<=['\u2019-]))[^\W\d_]|(?<=\bmc)[a-z](?=[a-z]{3})")
_WITHIN_NAMES = frozenset(
    {"de", "del", "la", "las", "los", "y", "van", "von", "der", "den", "ten", "da", "dos", "das", "di"}
)


_RANK_OF_NAME = re.compile(r"i{2,3}|iv")


def person_in_case(name: str) -> str:
    """Somebody's name that was typed without any capital: Miguel Arrington, Rosa de la Cruz, Sam Reed III."""
    if not name.islower():
        return name

    def told(at: int, word: str) -> str:
        if at and word in _WITHIN_NAMES:
            return word
        is_rank = at and _RANK_OF_NAME.fullmatch(word)
        return word.upper() if is_rank else _NAME_BEGINS.sub(lambda one: one[0].upper(), word)

    return " ".join(told(at, word) for at, word in enumerate(name.split(" ")))

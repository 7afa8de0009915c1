"""What one credential row says of a claim's words, and which of those that it lacks make another credential of it."""

from functools import lru_cache

from workers.language.words import words_of
from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination
from workers.writing.gate.rows.families import families_in, families_of
from workers.writing.gate.rows.profile import Held, is_low
from workers.writing.gate.sentence.names_in_english import english_forms
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import Token, is_head, says


def row_says(held: Held, token: Token) -> bool:
    """Whether a row has a word: in its name or its issuer's, short for one of them, or by what it entails."""
    if any(word in held.words for word in token.words) and all(word in held.words for word in token.words):
        return True
    if token.surface.isupper() and len(token.surface) > 2 and token.folded == initials(held):  # noqa: PLR2004
        return True
    if _is_short_for_issuer(held, token) or _is_state_of(held, token) or _is_part_of_code(held, token):
        return True
    if alike := next((words for words in (FIRST, _LEARNERS) if token.folded in words), None):
        return bool(held.words & (alike | (_LEARNING if alike is _LEARNERS else frozenset())))
    if token.number and token.number.endswith("th"):
        return f"number:{token.number[:-2]}" in held.keys or bool(token.keys & held.keys)
    return says(token, held.keys) or _says_in_english(held, token) or says(token, _in_english_of(held.row.name))


@lru_cache(maxsize=256)
def _in_english_of(name: str) -> frozenset[str]:
    """What the words of a row's Spanish name stand for in English: pest, of "control de plagas"."""
    return frozenset[str]().union(*(english_forms(word.folded, "credentials") for word in words_of(name)))


def _says_in_english(held: Held, token: Token) -> bool:
    """Whether a row has the English of every Spanish word of a token: "vigía de fuego", of a fire watch."""
    words = [word for word in token.words if word not in _SMALL]
    return bool(words) and all(english_forms(word, "credentials") & held.keys for word in words)


def names_in_spanish(held: Held, first: Token, second: Token) -> bool:
    """Whether two Spanish words stand for two of a row's English name: "andamio suspendido", of suspended scaffold."""
    forms = [english_forms(one.folded, "credentials") for one in (first, second)]
    return all(english & held.keys for english in forms) and forms[0] != forms[1]


def initials(held: Held) -> str:
    """The first letters of a row's name: QWEL, of "Qualified Water Efficient Landscaper"."""
    return "".join(word.folded[0] for word in held.name)


@lru_cache(maxsize=256)
def _issuers_initials(issuer: str) -> frozenset[str]:
    """How an issuer's name may be shortened to its initials: DOL, of "U.S. Department of Labor"."""
    words = [word.folded for word in words_of(issuer)]
    found: set[str] = set()
    for first in range(len(words)):
        for end in range(first + 3, len(words) + 1):
            run = words[first:end]
            found |= {"".join(word[0] for word in run), "".join(word[0] for word in run if word not in _SMALL)}
    return frozenset(one for one in found if len(one) > 2)  # noqa: PLR2004


_SMALL = frozenset({"of", "the", "and", "for", "de", "la", "del", "y"})
_LEAST_SHORT = 4


def _is_short_for_issuer(held: Held, token: Token) -> bool:
    """Whether a name is the beginning of an issuer's word ("Forsyth Tech"), or its initials ("DOL")."""
    if token.surface.isupper() and token.folded in _issuers_initials(held.row.issuer):
        return True
    is_name = token.surface[:1].isupper() and len(token.folded) >= _LEAST_SHORT
    return is_name and any(word.folded.startswith(token.folded) for word in words_of(held.row.issuer))


def _is_state_of(held: Held, token: Token) -> bool:
    """Whether a row has the beginning of a state's name: the California of "Cal/OSHA"."""
    return token.folded in _STATES and any(
        len(word) >= _LEAST_STATE and token.folded.startswith(word) for word in held.words
    )


def _is_part_of_code(held: Held, token: Token) -> bool:
    """Whether a part of a code of rules is the one that a row names: Part 242, of "49 CFR 242"."""
    parts = [key.rpartition(":")[2] for key in token.keys if key.startswith("designated:part:")]
    return "cfr" in held.words and any(f"number:{one}" in held.keys for one in parts)


_LEARNING = frozenset({"permit", "permiso", "clp"})
FIRST = frozenset({"first", "1st", "primer", "primera", "primero"})
_LEAST_STATE = 3
_LEARNERS = frozenset({"learner", "learner's", "learners", "learner\u2019s"})


def is_strict(examination: Examination, at: int, segment: list[int]) -> bool:
    """Whether what a row lacks makes it another credential: all but what work elsewhere in the profile can prove."""
    token = examination.tokens[at]
    words = claim_words()
    if (
        _is_designated(token)
        or token.folded in _STATES
        or _issues(examination, at)
        or is_of_other_material(examination, token)
    ):
        return True
    if (
        token.number
        or (len(token.surface) == 1 and token.surface.isupper())
        or any(word in words.schemes for word in token.words)
    ):
        return not (token.number and _is_time(examination, at))
    if any(word in words.high_ranks for word in token.words) or (token.surface[:1].isupper() and token.start > 0):
        return not _is_own_title_word(examination, token)
    if _is_title_of_scheme(examination, at, segment) or _is_licensed_trade(examination, at):
        return False
    if not _is_own_title_word(examination, token):
        return True
    return _follows_generic(examination, at, segment) and not _has_code(examination, segment)


def _is_designated(token: Token) -> bool:
    """Whether it is a level or class with its mark: "Level II" is none of a machinist II with a card of Level I."""
    return any(key.startswith("designated:") for key in token.keys)


def is_of_other_material(examination: Examination, token: Token) -> bool:
    """Whether a metal is claimed where the rows that its sentence speaks of are of others: a 6G of carbon steel."""
    rows = [held for held in examination.profile.credentials if any(row_says(held, one) for one in examination.tokens)]
    return any(word in _METALS for word in token.words) and any(held.words & _METALS for held in rows)


_METALS = word_set("certificates_metals")


def _issues(examination: Examination, at: int) -> bool:
    """Whether a name stands where the issuer does: "licence of Ohio", "licensed in Texas"."""
    token = examination.tokens[at]
    before = examination.tokens[at - 1].folded if at else ""
    return token.surface[:1].isupper() and token.start > 0 and before in {"in", "of", "de", "en", "from", "del"}


_STATES = word_set("certificates_states")


def _is_licensed_trade(examination: Examination, at: int) -> bool:
    """Whether somebody is called licensed in the trade that a licence in force is of, by their own title."""
    token = examination.tokens[at]
    before = examination.tokens[at - 1].folded if at else ""
    if not is_head(token) or before not in claim_words().license_words:
        return False
    jobs = [job for job in examination.profile.jobs if says(token, job.title_keys) and not is_low(job)]
    trades = frozenset[str]().union(*(families_of(job) for job in jobs))
    return any(
        held.is_held
        and held.words & claim_words().license_words
        and trades & families_in(read(held.row.name, examination.reading.code).tokens, with_hints=True)
        for held in examination.profile.credentials
    )


def is_year_of_title(examination: Examination, at: int) -> bool:
    """Whether an apprentice's year is the title's own: "a registered third-year", of "Apprentice (3rd year)"."""
    token, following = examination.tokens[at], examination.tokens[at + 1 : at + 2]
    is_year = any(one.folded in {"year", "ano"} for one in following) and (token.number or "").endswith("th")
    return is_year and any(f"number:{token.number}" in job.title_keys for job in examination.jobs)


def _follows_generic(examination: Examination, at: int, segment: list[int]) -> bool:
    """Whether it says what is certified: "certified in gas piping", "licensed elevator mechanic"."""
    generic = claim_words().credential_generic
    before = [one for one in segment if one < at]
    return any(examination.tokens[one].folded in generic for one in before[-3:])


def _has_code(examination: Examination, segment: list[int]) -> bool:
    """Whether a claim names its credential by a code that a row has: T4, 609."""
    said = [examination.tokens[at] for at in segment if any(map(str.isdigit, examination.tokens[at].surface))]
    return bool(said) and any(all(row_says(held, one) for one in said) for held in examination.profile.credentials)


def _is_title_of_scheme(examination: Examination, at: int, segment: list[int]) -> bool:
    """Whether a word of an own title is called by a scheme that stands before: "CTI-certified tile setter"."""
    token = examination.tokens[at]
    names_scheme = any(examination.tokens[one].surface.isupper() for one in segment if one < at)
    return names_scheme and any(says(token, job.title_keys) for job in examination.profile.jobs)


def is_purpose(examination: Examination, at: int, segment: list[int]) -> bool:
    """Whether plain words behind "for" say what a numbered scheme is for: "EPA 609 for mobile air conditioning"."""
    before = [examination.tokens[one] for one in segment if one < at]
    fors = [one for one, token in enumerate(before) if token.folded in {"for", "para"}]
    named = before[: fors[0]] if fors else []
    return examination.tokens[at].surface.islower() and any(len(one.number or "") >= _SCHEME_DIGITS for one in named)


_SCHEME_DIGITS = 3


def _is_time(examination: Examination, at: int) -> bool:
    following = examination.tokens[at + 1].folded if at + 1 < len(examination.tokens) else ""
    return following in {"years", "year", "months", "anos", "meses", "ano"} or len(examination.tokens[at].surface) == 4  # noqa: PLR2004


def _is_own_title_word(examination: Examination, token: Token) -> bool:
    return any(says(token, job.keys) for job in examination.jobs)

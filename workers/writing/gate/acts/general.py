"""Words that bring nothing new into a sentence where they stand: everyday language, and where and for whom."""

from functools import cache

from workers.language.grammar import LanguageCode, word_lists
from workers.language.words import fold
from workers.trades.proof.general_words import is_general, is_setting
from workers.trades.proof.lexicon import lexicon
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.acts.acts import is_easy
from workers.writing.gate.acts.unknown_words import is_responsible
from workers.writing.gate.sentence.tokens import Reading, Role, Token, is_head

_LEADING = word_set("general_prepositions")
_PLAIN_ADVERBS = word_set("general_adverbs")
"""Adverbs that say when, how often and about how much: they may lead a sentence."""
_KEEPING = frozenset({"keep", "keeps", "keeping", "kept", "mantener", "mantengo", "mantuve", "mantenia"})
_GOING = frozenset(
    {"running", "working", "moving", "going", "flowing", "operating", "funcionando", "andando", "corriendo"}
)
_BY = frozenset({"by", "por"})
_BESIDE = frozenset({"with", "under", "con", "bajo"})
_REACH = 3
"""Words between a preposition and the setting that it leads."""


def brings_nothing(reading: Reading, at: int) -> bool:  # noqa: PLR0911 - one reason after another
    """Whether a word is everyday language, or names only the setting that a preposition leads."""
    token = reading.tokens[at]
    if token.start == 0 and token.folded.endswith(("ly", "mente")):
        return token.folded in _PLAIN_ADVERBS  # else praise leads: "Safely weld"
    if token.start > 0 and token.folded.endswith(("ly", "mente")) and token.folded not in _praise():
        return True  # how, when and how far; how well is praise
    if token.number or (token.start > 0 and token.surface[:1].isupper()) or _claims(reading, token):
        return _is_by_others(reading, at)
    if token.folded in _GOING and any(one.folded in _KEEPING for one in reading.tokens[:at]):
        return True  # "kept the lines running"
    if _is_by_others(reading, at) or _stands_in_time(reading, at):
        return True
    if is_general(token.folded, reading.code) and all(
        is_general(word, reading.code) or _is_plain(word, reading.code) for word in token.words
    ):
        return True
    return (
        token.role is not Role.ACT
        and all(is_setting(word, reading.code) for word in token.words)
        and _is_led(reading, at)
    )


def _stands_in_time(reading: Reading, at: int) -> bool:
    """Whether hours are what is covered: "cover one weekend out of four" says no more than when one works."""
    behind = reading.tokens[at + 1 : at + 1 + _REACH]
    return reading.tokens[at].folded in _COVERING and any(one.folded in _HOURS for one in behind if not one.breaks)


_COVERING = frozenset({"cover", "covers", "covered", "covering", "cubro", "cubri", "cubria", "cubre"})
_HOURS = frozenset(
    {"weekend", "weekends", "shift", "shifts", "night", "nights", "evening", "evenings", "saturdays", "sundays"}
    | {"turno", "turnos", "noche", "noches", "tarde", "tardes", "sabados", "domingos", "fin", "fines"}
)


def _is_by_others(reading: Reading, at: int) -> bool:
    """Whether others answer for the work ("supervised by a journeyman"), or "me dirijo a ustedes" only greets."""
    before, following = reading.tokens[max(0, at - 1) : at], reading.tokens[at + 1 : at + 2]
    addresses = reading.tokens[at].folded == "dirijo" and any(one.folded == "me" for one in before)
    is_others_act = any(is_head(one) for one in before) and any(
        one.folded in _BESIDE for one in reading.tokens[max(0, at - _REACH) : at]
    )
    is_passive = any(one.folded in _BY for one in following)
    is_others_act = is_others_act or _has_other_subject(reading, at) or _is_asked_for(reading, at)
    return addresses or (is_responsible(reading.tokens[at]) and (is_passive or is_others_act))


def _has_other_subject(reading: Reading, at: int) -> bool:
    """Whether "the" person before an act, or behind a Spanish one, is who does it: "which the owner signs"."""
    if not at:
        return False
    tokens = reading.tokens
    words = [one.folded for one in tokens[max(0, at - _FAR) : at]]
    is_to = words[-1] == "to" and "for" in words[:-1]  # "for the owner to approve"
    person = tokens[at - 2] if is_to else tokens[at - 1]
    before = words[: -2 if is_to else -1]
    if is_head(person) and before[-1:] and before[-1] in _THE:
        return not set(before) & _BEING_ONE
    behind = tokens[at + 1 : at + 4]
    is_led = any(word in _SPANISH_LINKS for word in words[-2:])
    is_named = bool(behind) and behind[0].folded in _THE and any(is_head(one) for one in behind[1:])
    return reading.code == "es" and is_led and is_named and not tokens[at].folded.endswith("o")


def _is_asked_for(reading: Reading, at: int) -> bool:
    """Whether somebody's approval or signature is what a thing is handed on for."""
    words = [one.folded for one in reading.tokens[max(0, at - _FAR) : at]]
    return reading.tokens[at].folded in _HANDED_ON_FOR and bool(_FORS & set(words))


_FAR = 4
_THE = frozenset({"the", "my", "our", "a", "an", "el", "la", "mi", "un", "una", "nuestro"})
_BEING_ONE = frozenset({"as", "como", "am", "soy", "and", "y"})
_SPANISH_LINKS = frozenset({"que", "lo", "la", "los", "las", "luego", "despues", "quien"})
_HANDED_ON_FOR = frozenset({"approval", "signature", "aprobacion", "firma"})
_FORS = frozenset({"for", "para"})


_CLAIMING = frozenset({"own", "owned", "owns", "owner", "owning"})
"""Plain words that claim something all the same: "my own welding equipment"."""


def _claims(reading: Reading, token: Token) -> bool:
    """Whether a word claims something here: "designed", "my own equipment", the year of "welder of the year"."""
    is_plain_elsewhere = len(token.words) == 1 and _is_plain(token.folded, reading.code)
    is_own_act = token.role is Role.ACT and token.is_act and not is_easy(token)
    is_mark = any(key.startswith("designated:") for key in token.keys)  # Level III, Class 8
    return is_mark or token.folded in _CLAIMING or (is_plain_elsewhere and not token.is_plain) or is_own_act


@cache
def _praise() -> frozenset[str]:
    return frozenset(fold(word) for code in ("en", "es") for word in word_lists(code)["praise"].split())


def _is_plain(word: str, code: LanguageCode) -> bool:
    return f"{code}:{word}" in lexicon().plain


def _is_led(reading: Reading, at: int) -> bool:
    """Whether a preposition stands shortly before, with no act and no mark between."""
    for back in range(at - 1, max(-1, at - 1 - _REACH), -1):
        token = reading.tokens[back]
        if reading.tokens[back + 1].breaks or (token.role is Role.ACT and not token.is_plain):
            return False
        if token.folded in _LEADING and not (token.folded == "a" and reading.code == "en"):
            return True
    return False

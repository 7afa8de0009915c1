"""Whether a credential row can be told as a sentence tells it: in force or expired, a licence or a course."""

import re
from collections.abc import Sequence
from itertools import pairwise

from workers.language.words import words_of
from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.rows.profile import Held
from workers.writing.gate.sentence.names_in_english import english_forms
from workers.writing.gate.sentence.tokens import Role, Token
from workers.writing.gate.time_told.days import days_told

_EARNED = word_set("certificates_earned")
_STATES = word_set("certificates_states")


def status_fault(examination: Examination, segment: list[int], held: Held) -> Reason | None:
    """Why the row can't be told so: expired and told as in force, or in force and told as expired."""
    words = claim_words()
    said = {examination.tokens[at].folded for at in segment} | {
        examination.tokens[at].folded
        for at in _until_clause(examination, segment)
        if not examination.tokens[at].number  # the Spanish "once" is eleven
    }
    if held.row.is_pursued or (held.row.issued and held.row.issued > examination.profile.facts.today):
        is_told_so = bool(said & YET_TO_COME) or _IN_TRAINING.search(examination.reading.text.lower()) is not None
        return None if is_told_so else Reason.TENSE
    if not said & (words.current | _HAVING) and not any(examination.tokens[at].role is Role.ACT for at in segment):
        # "My A expired in April and my B in October": the verb before is this one's, too.
        said |= {one.folded for one in _before(examination, segment) if one.folded in words.ended}
    said -= _only_turns(examination)
    if any(
        one.folded in EXPIRES and before.folded in words.negators
        for before, one in pairwise(examination.tokens[max(0, segment[0] - 1) : segment[-1] + 5])
    ):
        said -= EXPIRES  # "does not expire until June"
    everywhere = {one.folded for one in examination.tokens}
    if is_up_to_date(examination.tokens, segment):
        said |= {"vigente"}
    if everywhere & _BOTH and not said & words.current:
        said |= everywhere & words.ended  # "my endorsement and my TWIC both expired"
    denied = any(
        one.folded in words.current
        and any(back.folded in words.negators for back in examination.tokens[max(0, at - 2) : at])
        for at, one in enumerate(examination.tokens)
    )
    if denied:  # "ya no está vigente"
        said = (said - words.current) | {"expired"}
    is_out = "out" in said and bool(said & {"ran", "run", "went", "gone", "date"})  # "went out of date"
    is_ended = is_out or bool(said & (words.ended - {"until", "hasta", "out"}))
    tells_until = bool(said & {"until", "hasta"})
    if held.is_held:
        ends_later = bool(said & _RUNNING_OUT) and any(
            day.year > examination.profile.facts.today.year
            or (
                day.year == examination.profile.facts.today.year
                and (day.month or 0) >= examination.profile.facts.today.month
            )
            for day in days_told(examination)
        )
        return Reason.TENSE if is_ended and not (tells_until or ends_later) else None
    if is_ended or (tells_until and not said & words.current and _is_past(said)):
        return None
    told_when = bool(said & _EARNED) and any(one.number and len(one.number) == 4 for one in examination.tokens)  # noqa: PLR2004
    return None if told_when and not said & words.current else Reason.TENSE


def _only_turns(examination: Examination) -> set[str]:
    """Words of an end that say nothing of one here: "with over eight years", "so I can start at once"."""
    pairs = {(first.folded, second.folded) for first, second in pairwise(examination.tokens)}
    is_over = any((being, "over") in pairs for being in _BEING)
    return (set() if is_over else {"over"}) | ({"once"} if ("at", "once") in pairs else set())


def is_up_to_date(tokens: Sequence[Token], places: Sequence[int]) -> bool:
    """Whether one of some words is "al día", which says that a paper is in force."""
    return any(tokens[at].words == ("al", "dia") for at in places)


_IN_TRAINING = re.compile(
    r"\ben (?:curso|capacitaci[o\u00f3]n|entrenamiento|formaci[o\u00f3]n|pr[a\u00e1]cticas?)\b|\bin training\b"
)
YET_TO_COME = word_set("certificates_yet_to_come")
"""Words that tell a paper as one yet to be earned."""
_RUNNING_OUT = frozenset(
    {"run", "runs", "expire", "expires", "lapse", "lapses", "vence", "vencen", "caduca", "caducan"}
)
_HAVING = frozenset({"has", "have", "is", "are", "tengo", "tiene", "es", "esta", "estan", "hold", "carry"})
"""Verbs with which a clause says itself how its credential stands."""
_BEING = frozenset({"is", "was", "are", "were"})


def _before(examination: Examination, segment: list[int]) -> list[Token]:
    """What stands before a segment in its sentence; a semicolon ends what another clause says."""
    first = segment[0]
    while first > 0 and not {";", "."} & set(examination.reading.between(first)):
        first -= 1
    return list(examination.tokens[first : segment[0]])


def check_expired_names(examination: Examination) -> None:
    """Refuse an expired row's own name in a sentence that tells something as in force: "TWIC y Basic Plus vigentes"."""
    words = claim_words()
    said = [one.folded for one in examination.tokens]
    is_current = bool(words.current & set(said)) or "up to date" in " ".join(said) or "al dia" in " ".join(said)
    if not is_current or words.ended & set(said) or words.negators & set(said):
        return
    _check_all_current(examination, said)
    rows = examination.profile.credentials
    in_force = frozenset[str]().union(*(held.words for held in rows if held.is_held))
    for held in rows:
        name = [word.folded for word in words_of(held.row.name.split("(")[0])]
        is_of_list = bool(name) and name[0] not in in_force and bool(_SEVERAL & set(said))
        if held.is_held or (len(name) < _TELLING_WORDS and not is_of_list):
            continue
        for at in range(len(said) - len(name) + 1):
            if said[at : at + len(name)] == name:
                examination.fault(Reason.TENSE, at)
                return


def _check_all_current(examination: Examination, said: list[str]) -> None:
    """Refuse "all current" behind a list in which a word is of an expired row alone: "in engines and brakes"."""
    pairs = list(pairwise(said))
    at = next((there for there, (one, two) in enumerate(pairs) if one in _ALL and two in claim_words().current), None)
    if at is None:
        return
    rows = examination.profile.credentials
    for ended in (held for held in rows if not held.is_held):
        alike = [held.words for held in rows if held.is_held and _scheme(held) == _scheme(ended)]
        telling = ended.words - frozenset[str]().union(*alike)
        for there, token in enumerate(examination.tokens[:at]):
            if token.folded in telling and not (token.is_plain or token.number):
                examination.fault(Reason.TENSE, there)
                return


def _scheme(held: Held) -> str:
    return held.name[0].folded if held.name else ""


_ALL = frozenset({"all", "both", "todos", "todas", "ambos", "ambas"})
_SEVERAL = frozenset({"credentials", "certifications", "cards", "licenses", "certificaciones", "tarjetas", "licencias"})
_TELLING_WORDS = 2
"""A name of one word may be anything's, but where several credentials are told: "forklift, crane and LOTO cards"."""
_BOTH = frozenset({"both", "ambos", "ambas"})
EXPIRES = frozenset({"expire", "expires", "lapse", "vence", "caduca", "expira"})


def _until_clause(examination: Examination, segment: list[int]) -> range:
    """Return the range from a segment's first word to a few words behind its last, up to the next clause."""
    end = segment[-1] + 1
    reach = 6
    while end < len(examination.tokens) and reach:
        reach -= end not in examination.exempt
        end += 1
    for at in range(segment[-1] + 1, end):
        if {";", "."} & set(examination.reading.between(at)) or examination.tokens[at].folded in _CONTRASTS:
            return range(segment[0], at)
    return range(segment[0], end)


_CONTRASTS = frozenset({"although", "though", "but", "while", "aunque", "pero", "mientras"})


def _is_past(said: set[str]) -> bool:
    return bool(
        said
        & {
            "held",
            "had",
            "was",
            "were",
            "carried",
            "tuve",
            "fue",
            "fui",
            "mantuve",
            "conte",
            "tenia",
            "estuvo",
            "estuve",
            "certified",
        }
    )


_AWARENESS = frozenset({"awareness"})
_TRAININGS = word_set("certificates_trainings")
"""What a course of awareness may be called without saying that it is one: no card, no certification."""
_REGISTERED = frozenset({"registered", "registration"})
_LICENCES = frozenset({"cdl", "journeyman", "master", "driver", "contractor"})
_AUTHORITIES = word_set("certificates_authorities")
_ENDORSEMENTS = frozenset({"endorsement", "endorsements", "endoso", "endosos"})
_PAPERS = frozenset({"certificate", "certified", "certification", "card", "training", "course", "apprenticeship"})


def _is_told(word: str, said: set[str]) -> bool:
    """Whether a sentence has a word of a row's name, or what the other language calls it: a permit, of "permiso"."""
    in_english = {f"raw:{one}" for one in said} & english_forms(word, "credentials")
    in_spanish = any(f"raw:{word}" in english_forms(one, "credentials") for one in said)
    return word in said or bool(in_english) or in_spanish


def fits_kind(examination: Examination, segment: list[int], held: Held) -> bool:
    """Whether the row is of the kind that is claimed: a licence for "licensed", no permit for a licence."""
    words = claim_words()
    said = {word for at in segment for word in examination.tokens[at].words}
    everywhere = {word for one in examination.tokens for word in one.words}
    only_registered = said & _REGISTERED and held.words & _REGISTERED and not said & held.words - _REGISTERED
    lesser = held.words & words.lesser - (_AWARENESS if said & _TRAININGS else frozenset())
    if lesser and not any(_is_told(word, everywhere) for word in lesser) and not only_registered:
        return False
    if said & words.license_words:
        licences = words.license_words | _LICENCES
        return bool(held.words & licences) or bool(held.words & (_STATES | _AUTHORITIES) and not held.words & _PAPERS)
    if said & _ENDORSEMENTS:  # "CDL Class B w/ tanker" has one without the word
        return bool(held.words & (_ENDORSEMENTS | {"cdl"}))
    return True

"""The phrases of a sentence of which each may speak of one credential."""

from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination
from workers.writing.gate.sentence.tokens import Role, Token

_ENDS = word_set("certificates_ends")
GOING_ON = word_set("certificates_going_on")


def segments_of(examination: Examination) -> list[list[int]]:
    """Return the word indices of each segment: parted by marks, by "and" and "with", and by acts."""
    segments: list[list[int]] = [[]]
    for at, token in enumerate(examination.tokens):
        mark = examination.reading.between(at)
        is_act = token.role is Role.ACT and not _is_credential_word(token) and at not in examination.settled
        goes_on = token.folded in GOING_ON or (token.folded in _WHICH and _covers(examination, at + 1))
        if goes_on:
            segments[-1].append(at)
            continue
        if (
            (token.breaks and "/" not in mark and "-" not in mark)
            or _ends(examination, at)
            or _leads_years(examination, at)
            or (is_act and segments[-1] and token.folded not in claim_words().credential_plain and _is_doing(token))
        ):
            segments.append([])
        if not _ends(examination, at):
            segments[-1].append(at)
    return [one for one in segments if one]


def _ends(examination: Examination, at: int) -> bool:
    """Whether a word ends a phrase: "and", "with", but not the second of "Basic Plus"."""
    is_end = examination.tokens[at].folded in _ENDS
    return is_end and not (at > 0 and is_of_row_name(examination, at - 1))


def is_of_row_name(examination: Examination, at: int) -> bool:
    """Whether two words with capitals follow each other here as in a credential's name."""
    pair = [one.surface for one in examination.tokens[at : at + 2]]
    names = ([word.surface for word in held.name] for held in examination.profile.credentials)
    return (
        len(pair) > 1
        and all(one[:1].isupper() for one in pair)
        and any(pair == name[first : first + 2] for name in names for first in range(len(name)))
    )


def _leads_years(examination: Examination, at: int) -> bool:
    """Whether a length of time begins here: "certified welder with ten years"."""
    following = examination.tokens[at + 1 : at + 5]
    return examination.tokens[at].folded in {"with", "con"} and any(one.folded in _YEARS for one in following)


_YEARS = frozenset({"years", "anos", "decade", "decades"})


def _covers(examination: Examination, at: int) -> bool:
    return at < len(examination.tokens) and examination.tokens[at].folded in _COVERING


_WHICH = frozenset({"which", "that", "que", "lo", "also"})
_COVERING = word_set("certificates_covering")


def _is_doing(token: Token) -> bool:
    return not any(key.startswith("thing:") for key in token.keys)


def _is_credential_word(token: Token) -> bool:
    words = claim_words()
    return token.folded in words.credential_generic or token.folded in words.schemes

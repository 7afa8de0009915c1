"""Whether a sentence is the person's own line but for one word: interstate routes, of one who drove local routes.

Whoever paraphrases changes more than one word, and whoever changes only the telling one says something else.
"""

from workers.trades.proof.general_words import specificity
from workers.writing.gate.acts.acts import is_easy
from workers.writing.gate.examination import Examination
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.tokens import Role, Token, says

_TELLING = 0.9
_FIRST_NAMED = 2
_MANY = 3
"""Acts by which a sentence tells more than one line does."""


def is_one_word_changed(examination: Examination, at: int) -> bool:
    """Whether the only doubtful word of a sentence takes the place of another, narrows a thing down, or is the act."""
    acts = sum(one.role is Role.ACT and one.is_act for one in examination.tokens)
    return acts < _MANY and (is_swapped(examination, at) or narrows(examination, at) or _is_other_act(examination, at))


def narrows(examination: Examination, at: int) -> bool:
    """Whether a trade's own word stands before a thing that is proven without it: stainless beams."""
    token, following = examination.tokens[at], examination.tokens[at + 1 : at + 2]
    telling = max(specificity(word, examination.reading.code) for word in token.words)
    return (
        telling >= _TELLING
        and not token.is_act
        and any(key.startswith("thing:") for key in token.keys)
        and any(not (one.breaks or one.is_plain or one.number) for one in following)
    )


def _is_other_act(examination: Examination, at: int) -> bool:
    """Whether a line tells by another verb what was done to the same things: designed, of one who installed pipe."""
    tokens = examination.tokens
    if not (tokens[at].is_act and tokens[at].role is Role.ACT) or is_easy(tokens[at]):
        return False
    things: list[Token] = []
    for one in tokens[at + 1 :]:
        if one.role is Role.ACT or len(things) == _FIRST_NAMED:
            break
        if not (one.is_plain or one.number):
            things.append(one)
    return bool(things) and any(
        (not line.only_names or any(_is_past(one) for one in line.reading.tokens))
        and all(says(one, line.keys) for one in things)
        and any(one.is_act and (one.role is Role.ACT or _is_past(one)) for one in line.reading.tokens)
        for job in examination.jobs
        for line in job.lines
    )


def _is_past(token: Token) -> bool:
    """Whether a word is spelt as what was done, wherever it stands: "MIG welded brackets"."""
    return token.is_act and token.folded.endswith("ed")


def is_swapped(examination: Examination, at: int) -> bool:
    """Whether a line in the sentence's language has another word beside the same neighbour."""
    tokens = examination.tokens
    said = keys_of(tokens)
    for step in (1, -1):
        near = at + step
        if not 0 <= near < len(tokens) or tokens[max(at, near)].breaks or tokens[near].is_plain:
            continue
        for job in examination.jobs:
            for line in job.lines:
                known = line.reading.tokens
                for there, one in enumerate(known):
                    other = there - step
                    if not 0 <= other < len(known) or known[max(there, other)].breaks:
                        continue
                    is_other = not known[other].is_plain and known[other].role is not Role.ACT
                    if is_other and one.keys & tokens[near].keys and not says(known[other], said):
                        return line.reading.code == examination.reading.code
    return False

"""What the learned model may not pardon, however sure it is: a line changed, another job's work, who somebody was."""

from collections.abc import Sequence

from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.acts.swapped import is_one_word_changed
from workers.writing.gate.examination import Examination
from workers.writing.gate.sentence.tokens import Role, Token, is_head, is_helping
from workers.writing.gate.work.residue import is_only_narrowed, is_ruled_out, leaning, source_of

FEWEST_OF_PARDONED = 3
"""Telling words of a sentence in which the model may pardon what rules refuse."""
_FEWEST_OF_SHORT = 4
"""Telling words of a short sentence that the model may pardon: half of them are proven."""
_MOST_LEANING = 2.5
"""The weights' figure above which the model pardons nothing by itself."""
_NEAR = 3
"""Words between "as" and the title that somebody says to have had, or an act and whom it was done to, at most."""
_BEING = frozenset({"am", "is", "was", "been", "being", "soy", "es", "fui", "fue", "era", "sido"})
_LEADING = word_set("general_prepositions") - {"a"}
"""Words behind which no longer what was done to stands, but where, with what and for whom; not the article."""
_AS, _FIGURES = word_set("likelihood_as"), word_set("likelihood_figures")


def may_be_own(examination: Examination, doubts: Sequence[int], otherwise: Sequence[int]) -> bool:
    """Whether no rule and no guard speaks against a sentence of which the model is very sure.

    It hasn't read what is said of the posting. A thing told narrower than in a line ("aluminum wire", of wire) it may
    take for the line's own; another thing, who somebody was or stood in for, and an act with its thing both new, never.
    """
    tokens, unproven = examination.tokens, (*otherwise, *doubts)
    if any(_claims(examination, at, unproven) for at in unproven):
        return False
    if examination.of_posting or count_telling(examination) < FEWEST_OF_PARDONED:
        return False
    if doubts and (leaning(examination, doubts) > _MOST_LEANING or denies(examination)):
        return False  # "not only pumps but also compressors" denies nothing
    if len(unproven) > 1 and any(token.number for token in tokens):
        return False
    if is_ruled_out(examination, doubts):
        return not otherwise and is_only_narrowed(examination, doubts)
    return not is_guarded(examination, unproven)


def _claims(examination: Examination, at: int, unproven: Sequence[int]) -> bool:
    """Whether an unproven word says what a person is, or what was done to such a one or to an unproven thing."""
    tokens = examination.tokens
    is_act = tokens[at].role is Role.ACT and not _is_humble(tokens[at])
    is_to_somebody = is_act and any(is_head(one) for one in tokens[at + 1 : at + 1 + _NEAR])
    says_who = is_head(tokens[at]) or any(one.folded in _BEING for one in tokens[max(0, at - 2) : at])
    return says_who or is_to_somebody or tells_new_doing(examination, at, unproven)


def tells_new_doing(examination: Examination, at: int, unproven: Sequence[int]) -> bool:
    """Whether an unproven word is an act, and what it is done to is unproven, too.

    Where that doesn't stand right behind it, both must be what the jobs' own work doesn't have.
    """
    tokens = examination.tokens
    if tokens[at].role is Role.ACT and at + 1 in unproven:
        return True
    thing = _object_of(tokens, at) if _is_doing(tokens, at) else None
    return thing in unproven and "own" not in {source_of(examination, tokens[one]) for one in (at, thing or at)}


def _is_doing(tokens: Sequence[Token], at: int) -> bool:
    """Whether a word is an act, or opens the sentence as one: "ran", or in a form of Spanish acts, "inseminé"."""
    token = tokens[at]
    return token.role is Role.ACT or (at == 0 and (token.is_act or token.surface.endswith(("é", "í"))))


def _object_of(tokens: Sequence[Token], at: int) -> int | None:
    """The index of what an act is done to: the next telling word, behind acts that are told of the same thing.

    "Ran a cash register", "Vacuné y traté vacas".
    """
    for there in range(at + 1, len(tokens)):
        if tokens[there].breaks or tokens[there].folded in _LEADING:
            return None
        if not (tokens[there].is_plain or tokens[there].number or tokens[there].role is Role.ACT):
            return there
    return None


def is_half_proven(examination: Examination, unproven: Sequence[int]) -> bool:
    """Whether half of a short sentence is proven, it counts and denies nothing, and no act and its thing are new."""
    tokens = examination.tokens
    is_claim = any(tells_new_doing(examination, at, unproven) for at in unproven)
    says_more = any(token.number for token in tokens) or denies(examination)
    has_address = "@" in examination.reading.text
    telling = count_telling(examination)
    return telling >= max(_FEWEST_OF_SHORT, 2 * len(unproven)) and not (is_claim or says_more or has_address)


def is_guarded(examination: Examination, unproven: Sequence[int]) -> bool:
    """Whether what is unproven may not be pardoned.

    That is a line with one word changed, another job's work, who the person says to have been ("as a millwright"), and
    what a figure in words is told of: "half of the lines".
    """
    tokens = examination.tokens
    changed = [at for at in unproven if source_of(examination, tokens[at]) != "own"]
    return (
        len(changed) == 1 and not _is_humble(tokens[changed[0]]) and is_one_word_changed(examination, changed[0])
    ) or tells_more_than_work(examination, unproven)


def tells_more_than_work(examination: Examination, unproven: Sequence[int]) -> bool:
    """Whether what is unproven is of another job, says who the person has been, or is what a figure in words counts."""
    tokens = examination.tokens
    return (
        (_is_of_some_jobs(examination) and any(source_of(examination, tokens[at]) == "elsewhere" for at in unproven))
        or any(is_head(tokens[at]) and _has(_AS, tokens[max(0, at - _NEAR) : at]) for at in unproven)
        or any(_has(_FIGURES, _part_of(tokens, at)) for at in unproven)
    )


def _is_humble(token: Token) -> bool:
    """Whether a word says no more than that somebody helped, watched or learned: nobody embellishes so."""
    return is_helping(token) or token.role is Role.HEDGED


def _has(words: frozenset[str], tokens: Sequence[Token]) -> bool:
    return any(not words.isdisjoint(token.words) for token in tokens)


def _part_of(tokens: Sequence[Token], at: int) -> Sequence[Token]:
    """The part of the sentence, between two breaks, in which a word stands."""
    start = next((one for one in range(at, 0, -1) if tokens[one].breaks), 0)
    end = next((one for one in range(at + 1, len(tokens)) if tokens[one].breaks), len(tokens))
    return tokens[start:end]


def _is_of_some_jobs(examination: Examination) -> bool:
    """Whether the sentence stands for some of the jobs only: what another row has would be told under the wrong one."""
    return len(examination.jobs) < len(examination.profile.jobs)


def count_telling(examination: Examination) -> int:
    """How many words of a sentence are telling ones."""
    return sum(not (token.is_plain or token.number) for token in examination.tokens)


def denies(examination: Examination) -> bool:
    """Whether a sentence says of anything that it isn't so."""
    return any(token.folded in claim_words().negators for token in examination.tokens)


def has_figure(token: Token) -> bool:
    """Whether a word counts: "half", "dozen"."""
    return _has(_FIGURES, [token])

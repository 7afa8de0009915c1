"""Whether work stands that nothing proves: what weights say, and what the learned model says that has read the rows.

Together they pardon some of what weights alone refuse, and refuse some of what these let pass. What claims by its kind
is refused before either is asked, and guards stand before what the model would pardon. Where rules prove every word the
model may still refuse: who did a thing, how much of it and at which job stands between the words.
"""

from collections.abc import Sequence

from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.residue import is_made_up, is_ruled_out, leaning, source_of
from workers.writing.gate.swapped import is_one_word_changed
from workers.writing.gate.tokens import Role, Token, is_head, says

_OTHERWISE = 0.4
"""What it counts for that jobs name words only beside the person's own work, or as what others do."""
_LINE = -0.7
"""Where weights and the model's odds together begin to refuse what is unproven."""
_LINE_OF_PROVEN = 1.6
"""Where the model's odds begin to refuse what rules prove whole."""
_LINE_OF_NOTHING = -2.0
"""Below which the model's odds pardon what rules refuse for saying nothing."""
_LINE_OF_SHORT = -2.0
"""Below which the model's odds pardon what is unproven in a sentence of few words."""

_FEWEST_OF_UNPROVEN, _FEWEST_OF_PROVEN = 5, 4
"""Telling words of a sentence that the model is asked about: in a shorter one each word counts, and rules know it."""
_FEWEST_OF_PARDONED = 3
"""Telling words of a sentence in which the model may pardon what soft rules refuse."""
_FEWEST_OF_SHORT = 4
"""Telling words of a short sentence that the model may pardon: half of them are proven."""

_NEAR = 3
"""Words between "as" and the title that somebody says to have had, at most."""
_AS, _FIGURES = word_set("likelihood_as"), word_set("likelihood_figures")


def refused_of(examination: Examination, doubts: Sequence[int], otherwise: Sequence[int]) -> Sequence[int]:
    """Which unproven words are likelier made up than the person's own work in other words.

    `doubts` are indices of words to be weighed; `otherwise` are those of words that jobs name, but not as the person's
    own work: rules alone refuse these. Nobody asks the model where `examination.rows` is None (the built-in writer).
    """
    without_model = (*otherwise, *(doubts if is_made_up(examination, doubts) else ()))
    unproven = (*otherwise, *doubts)
    rows = examination.rows if unproven and not examination.faults else None
    if rows is None or is_ruled_out(examination, doubts):
        return without_model
    odds = rows.likely_made_up(examination.reading, examination.jobs)
    if _telling(examination) < _FEWEST_OF_UNPROVEN:
        is_sure = odds < _LINE_OF_SHORT and _is_half_proven(examination, unproven)
        return () if is_sure and not _is_guarded(examination, unproven) else without_model
    figure = odds + (leaning(examination, doubts) if doubts else 0) + (_OTHERWISE if otherwise else 0)
    if figure > _LINE:
        return unproven
    return without_model if without_model and _is_guarded(examination, unproven) else ()


def check_whole(examination: Examination) -> None:
    """Say the model's last word: refuse what rules prove whole, or pardon what soft rules refuse.

    It refuses a sentence whose words rules prove where it takes it for made up, and pardons, where it is sure, one that
    rules refuse only because they find nothing in it that a row proves.
    """
    _pardon(examination)
    rows = examination.rows
    if rows is None or examination.is_courtesy:
        return
    if [fault.reason for fault in examination.faults] == [Reason.SAYS_NOTHING]:
        has_figure = any(token.number or _has(_FIGURES, [token]) for token in examination.tokens)
        if not has_figure and rows.likely_made_up(examination.reading, examination.jobs) < _LINE_OF_NOTHING:
            examination.faults.clear()
    elif _tells_work(examination) and rows.likely_made_up(examination.reading, examination.jobs) > _LINE_OF_PROVEN:
        examination.fault(Reason.WORK)


def _is_half_proven(examination: Examination, unproven: Sequence[int]) -> bool:
    """Whether half of a short sentence is proven, it counts and denies nothing, and no act and its thing are new."""
    tokens = examination.tokens
    is_claim = any(tokens[at].role is Role.ACT and at + 1 in unproven for at in unproven)
    says_more = any(token.number or token.folded in claim_words().negators for token in tokens)
    has_address = "@" in examination.reading.text
    telling = _telling(examination)
    return telling >= max(_FEWEST_OF_SHORT, 2 * len(unproven)) and not (is_claim or says_more or has_address)


def _pardon(examination: Examination) -> None:
    """Make faults of what soft rules refuse, where the model doesn't pardon all of it or a hard rule refuses more."""
    rows, pardonable = examination.rows, examination.pardonable
    if rows is None or not pardonable:
        return
    line = min(line for _, line in pardonable)
    is_short = _telling(examination) < _FEWEST_OF_PARDONED
    if examination.faults or is_short or rows.likely_made_up(examination.reading, examination.jobs) >= line:
        examination.faults += [fault for fault, _ in pardonable]


def _tells_work(examination: Examination) -> bool:
    """Whether rules prove that work was done by more than one line's own words, and nothing but that is told."""
    return (
        not examination.faults
        and _telling(examination) >= _FEWEST_OF_PROVEN
        and bool(examination.done_in)
        and not examination.exempt
        and not _repeats_a_line(examination)
    )


def _repeats_a_line(examination: Examination) -> bool:
    """Whether one line alone says each of its telling words, but for employers' names; so where no line was typed.

    The model has learned from paraphrases, and takes what is all but a line for a line that was changed.
    """
    telling = [
        token
        for at, token in enumerate(examination.tokens)
        if not (token.is_plain or token.number or at in examination.employers)
    ]
    lines = [line for job in examination.jobs for line in job.lines]
    return not lines or any(all(says(token, line.keys) for token in telling) for line in lines)


def _telling(examination: Examination) -> int:
    """How many words of a sentence are telling ones."""
    return sum(not (token.is_plain or token.number) for token in examination.tokens)


def _is_guarded(examination: Examination, unproven: Sequence[int]) -> bool:
    """Whether what is unproven may not be pardoned.

    That is a line with one word changed, another job's work, who the person says to have been ("as a millwright"), and
    what a figure in words is told of: "half of the lines".
    """
    tokens = examination.tokens
    changed = [at for at in unproven if source_of(examination, tokens[at]) != "own"]
    return (
        (len(changed) == 1 and is_one_word_changed(examination, changed[0]))
        or (_is_of_some_jobs(examination) and any(source_of(examination, tokens[at]) == "elsewhere" for at in unproven))
        or any(is_head(tokens[at]) and _has(_AS, tokens[max(0, at - _NEAR) : at]) for at in unproven)
        or any(_has(_FIGURES, _part_of(tokens, at)) for at in unproven)
    )


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

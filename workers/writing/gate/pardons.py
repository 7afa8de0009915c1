"""What the learned model pardons: work that weights find likelier made up, or that jobs name, but not as own work.

It refuses nothing. Nor may it pardon what claims by its kind: that is refused before it is asked, or guarded here.
"""

from collections.abc import Sequence

from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination
from workers.writing.gate.residue import rests_on_weak_lines, source_of, weighed
from workers.writing.gate.swapped import is_one_word_changed
from workers.writing.gate.tokens import Token, is_head, says

_SHARE = 2.4
"""What the model's odds count for beside the weights' figure."""
_SURE = -1.0
"""The odds from which it speaks for what jobs name only beside, or as what others do."""
_LINE = -1.0
"""Where weights and odds together begin to pardon."""
_FEWEST = 5
"""Telling words of a sentence that is long enough to be read: shorter ones are a row with a word changed or added."""
_FIGURES = word_set("pardons_figures")
_YEARS = word_set("pardons_years")


def is_pardoned(examination: Examination, doubts: Sequence[int], otherwise: Sequence[int]) -> bool:
    """Whether what is left unproven stands all the same: `doubts` as they are weighed, `otherwise` whatever they are.

    `otherwise` are the indices of words that jobs name, but not as the person's own work.
    """
    if examination.rows is None or examination.faults or _is_guarded(examination, [*doubts, *otherwise]):
        return False
    odds = examination.rows.likely_made_up(examination.reading, examination.jobs)
    if otherwise and odds > _SURE:
        return False
    return not doubts or weighed(examination, doubts) + _SHARE * odds <= _LINE


def _is_guarded(examination: Examination, unproven: Sequence[int]) -> bool:
    """Whether this is none of the model's business.

    A title, a figure that the unproven may be what is counted of, a line with one word changed or added, next to
    nothing to read, what stands only on lines of carrying and cleaning, and another job's work.
    """
    tokens = examination.tokens
    telling = [at for at, token in enumerate(tokens) if not (token.is_plain or token.number)]
    return (
        any(is_head(tokens[at]) for at in unproven)
        or _is_counted(tokens, unproven)
        or len(telling) < _FEWEST
        or _is_line_changed(examination, unproven, telling)
        or rests_on_weak_lines(examination, unproven)
        or (_is_of_some_jobs(examination) and any(source_of(examination, tokens[at]) == "elsewhere" for at in unproven))
    )


def _is_of_some_jobs(examination: Examination) -> bool:
    """Whether the sentence stands for some of the jobs only: what another row has would be told under the wrong one."""
    return len(examination.jobs) < len(examination.profile.jobs)


def _is_line_changed(examination: Examination, unproven: Sequence[int], telling: Sequence[int]) -> bool:
    """Whether a line of the jobs was told again with at most one word changed, or one added: gaskets, for bearings."""
    tokens = examination.tokens
    changed = [at for at in unproven if source_of(examination, tokens[at]) != "own"]
    if len(changed) > 1:
        return False
    kept = [at for at in telling if at not in changed]
    return any(is_one_word_changed(examination, at) for at in changed) or any(
        all(says(tokens[at], line.keys) for at in kept) for job in examination.jobs for line in job.lines
    )


def _is_counted(tokens: Sequence[Token], unproven: Sequence[int]) -> bool:
    """Whether years are told, of which all the sentence is, or a figure in the same part of it as what is unproven."""
    part, parts = 0, list[int]()
    for token in tokens:
        part += token.breaks
        parts.append(part)
    doubtful = {parts[at] for at in unproven}
    return any(
        (token.number is not None and any(one.folded in _YEARS for one in tokens[at + 1 : at + 3]))
        or (parts[at] in doubtful and (token.number is not None or not _FIGURES.isdisjoint(token.words)))
        for at, token in enumerate(tokens)
    )

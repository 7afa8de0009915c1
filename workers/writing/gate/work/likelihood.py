"""Whether work stands that nothing proves: what weights say, and what the learned model says that has read the rows.

Together they pardon some of what weights alone refuse, and refuse some of what these let pass. What claims by its kind
is refused before either is asked, and guards stand before what the model would pardon. Where rules prove every word the
model may still refuse: who did a thing, how much of it and at which job stands between the words.
"""

from collections.abc import Sequence

from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.rows.profile_lines import Line
from workers.writing.gate.sentence.tokens import Role, Token, says
from workers.writing.gate.work.guards import (
    FEWEST_OF_PARDONED,
    count_telling,
    has_figure,
    is_guarded,
    is_half_proven,
    may_be_own,
)
from workers.writing.gate.work.left_unsaid import takes_no_place
from workers.writing.gate.work.residue import is_made_up, is_ruled_out, leaning

_OTHERWISE = 0.4
"""What it counts for that jobs name words only beside the person's own work, or as what others do."""
_LINE = -0.7
"""Where weights and the model's odds together begin to refuse what is unproven."""
_LINE_OF_PROVEN = 1.6
"""Where the model's odds begin to refuse what rules prove whole, where an employer is named: that may be another's."""
_LINE_OF_PROVEN_OF_ANY = 1.95
"""The same where none is named."""
_LINE_OF_PROVEN_AND_SHORT = 2.4
"""The same of the fewest telling words that it is asked about: such a sentence reads like a line that was changed."""
_LINE_OF_NOTHING = -2.0
"""Below which the model's odds pardon what rules refuse for saying nothing."""
_LINE_OF_SHORT = -2.0
"""Below which the model's odds pardon what is unproven in a sentence of few words."""
_LINE_OF_SURE = -3.0
"""Below which they pardon what weights don't take for made up all too surely, however much of it is unproven."""

_FEWEST_OF_UNPROVEN, _FEWEST_OF_PROVEN = 5, 4
"""Telling words of a sentence that the model is asked about: in a shorter one each word counts, and rules know it."""


def refused_of(examination: Examination, doubts: Sequence[int], otherwise: Sequence[int]) -> Sequence[int]:
    """Which unproven words are likelier made up than the person's own work in other words.

    `doubts` are indices of words to be weighed; `otherwise` are those of words that jobs name, but not as the person's
    own work: rules alone refuse these. Nobody asks the model where `examination.rows` is None (the built-in writer).
    """
    without_model = (*otherwise, *(doubts if is_made_up(examination, doubts) else ()))
    unproven = (*otherwise, *doubts)
    rows = examination.rows if unproven and not examination.faults else None
    if rows is None:
        return without_model
    odds = rows.likely_made_up(examination.reading, examination.jobs)
    is_sure = odds < _LINE_OF_SURE and may_be_own(examination, doubts, otherwise)
    if without_model and (is_sure or (not otherwise and takes_no_place(examination, doubts, odds))):
        return ()
    if is_ruled_out(examination, doubts):
        return without_model
    if count_telling(examination) < _FEWEST_OF_UNPROVEN:
        is_sure = odds < _LINE_OF_SHORT and is_half_proven(examination, unproven)
        return () if is_sure and not is_guarded(examination, unproven) else without_model
    figure = odds + (leaning(examination, doubts) if doubts else 0) + (_OTHERWISE if otherwise else 0)
    if figure > _LINE:
        return unproven
    return without_model if without_model and is_guarded(examination, unproven) else ()


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
        counts = any(token.number or has_figure(token) for token in examination.tokens)
        if not counts and rows.likely_made_up(examination.reading, examination.jobs) < _LINE_OF_NOTHING:
            examination.faults.clear()
    elif _tells_work(examination) and (
        rows.likely_made_up(examination.reading, examination.jobs) > _line_of_proven(examination)
    ):
        examination.fault(Reason.WORK)


def _line_of_proven(examination: Examination) -> float:
    if examination.employers:
        return _LINE_OF_PROVEN
    is_short = count_telling(examination) == _FEWEST_OF_PROVEN
    return _LINE_OF_PROVEN_AND_SHORT if is_short else _LINE_OF_PROVEN_OF_ANY


def _pardon(examination: Examination) -> None:
    """Make faults of what soft rules refuse, where the model doesn't pardon all of it or a hard rule refuses more."""
    rows, pardonable = examination.rows, examination.pardonable
    if rows is None or not pardonable:
        return
    line = min(line for _, line in pardonable)
    is_short = count_telling(examination) < FEWEST_OF_PARDONED
    if examination.faults or is_short or rows.likely_made_up(examination.reading, examination.jobs) >= line:
        examination.faults += [fault for fault, _ in pardonable]


def _tells_work(examination: Examination) -> bool:
    """Whether rules prove that work was done by more than one line's own words, and nothing but that is told."""
    return (
        not examination.faults
        and count_telling(examination) >= _FEWEST_OF_PROVEN
        and bool(examination.done_in)
        and not examination.exempt
        and not _repeats_a_line(examination)
    )


def _repeats_a_line(examination: Examination) -> bool:
    """Whether each part of a sentence has all its telling words in one line of one job; so where no line was typed.

    Employers' names count for nothing. The model has learned from paraphrases, and
    takes what is all but a line, or two of them, for a line that was changed.
    """
    parts = _parts_of(examination)
    return not any(job.lines for job in examination.jobs) or any(
        all(any(_says_all(line, part) for line in job.lines) for part in parts) for job in examination.jobs
    )


def _parts_of(examination: Examination) -> list[list[Token]]:
    """The telling words between two breaks, or between two acts that "and" joins."""
    parts: list[list[Token]] = [[]]
    tokens = examination.tokens
    for at, token in enumerate(tokens):
        joins = at > 0 and tokens[at - 1].folded in _JOINING and token.role is Role.ACT
        if (token.breaks or joins) and any(one.role is not Role.ACT for one in parts[-1]):
            parts.append([])
        if not (token.is_plain or token.number or at in examination.employers):
            parts[-1].append(token)
    return [part for part in parts if part]


def _says_all(line: Line, part: Sequence[Token]) -> bool:
    return all(says(token, line.keys) for token in part)


_JOINING = frozenset({"and", "y", "e"})

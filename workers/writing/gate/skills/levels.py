"""How well a skill is said to be known: proven by the level of its row, or where the word is soft, by doing it."""

from workers.language.words import words_of
from workers.trades.proof.claim_words import claim_words
from workers.writing.gate import pardons
from workers.writing.gate.acts.general import brings_nothing
from workers.writing.gate.acts.unknown_words import is_unknown
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.rows.profile import Known
from workers.writing.gate.sentence.tokens import Role, says
from workers.writing.gate.skills.names import rows_named
from workers.writing.gate.skills.told_levels import COMMANDS, LEVEL_SORTS, PLAINER, opens_clause, stands_behind, told_of


def settle_told_levels(examination: Examination) -> None:
    """Settle a sentence in which every level is told of rows by their names; one that isn't read so is left as it is.

    A row that is known less well than it is told is a fault, whatever language names it. A tool that is named so is no
    credential and no title, though one has the same words.
    """
    levels, soft = claim_words().levels, claim_words().soft_levels
    marks = [at for at, one in examination.open_tokens() if one.folded in levels or one.folded in soft]
    marks = [at for at in marks if not (at + 1 in marks and examination.tokens[at].folded in COMMANDS)]
    marks = [at for at in marks if not _is_of_name(examination, at)]
    if not marks or any(examination.tokens[at].folded in soft for at in marks):
        return
    told = told_of(examination, marks)
    rows = [[rows_named(examination, phrase) for phrase in phrases] for phrases in told]
    if not all(phrases and all(phrases) for phrases in rows):
        return
    for at, phrases, named in zip(marks, told, rows, strict=True):
        level = levels[examination.tokens[at].folded]
        short = [phrase for phrase, of in zip(phrases, named, strict=True) if max(row.level for row in of) < level]
        if short:
            examination.fault(Reason.PROFICIENCY, at, *short[0])
        else:
            behind = (phrase[-1] + 1 for phrase in phrases)  # "fall protection gear"
            beside = {at - 2, at - 1, at + 1, at + 2, *behind} & set(range(len(examination.tokens)))
            sorts = [one for one in beside if examination.tokens[one].folded in LEVEL_SORTS | COMMANDS]
            examination.settle(at, *sorts, *(one for phrase in phrases for one in phrase))


def settle_levels(examination: Examination) -> None:
    """Settle level words with the skills that they are said of."""
    words = claim_words()
    tokens = examination.tokens
    marks = [at for at, one in enumerate(tokens) if one.folded in words.levels or one.folded in words.soft_levels]
    marks = [at for at in marks if not _is_of_name(examination, at)]
    last: list[Known] = []
    for number, at in enumerate(marks):
        if at in examination.settled:
            continue
        until = marks[number + 1] if number + 1 < len(marks) else len(tokens)
        after = [] if _is_said_of(examination, at) else _skill_words(examination, at + 1, until)
        first = marks[number - 1] + 1 if number else 0
        first = max((one for one in range(first, at) if opens_clause(tokens, one)), default=first)
        before = _skill_words(examination, first, at)
        if not after and not before and last:  # "skilled with A and B, both at an advanced level"
            if all(row.level >= words.levels.get(tokens[at].folded, 0) for row in last):
                examination.settle(at)
            else:
                examination.fault(Reason.PROFICIENCY, at)
            continue
        last = [row for row in examination.profile.skills if _names(examination, [*after, *before], row)]
        _settle_level(examination, at, after, before)


def _is_of_name(examination: Examination, at: int) -> bool:
    """Whether a word in capitals is a tool's own name here, and no level: the Domino, in English, is no "dominio"."""
    token = examination.tokens[at]
    is_name = at > 0 and token.surface[:1].isupper() and not token.breaks
    return is_name and any(
        word.surface == token.surface for row in examination.profile.skills for word in words_of(row.row.name)[1:]
    )


def _is_said_of(examination: Examination, at: int) -> bool:
    """Whether a level is said of what stands before it: "G-code editing is an advanced skill"."""
    before = {one.folded for one in examination.tokens[max(0, at - 4) : at]}
    following = examination.tokens[at + 1 : at + 2]
    ends = not following or following[0].folded in _SORTS
    return bool(before & _BEING) and ends


_BEING = frozenset({"is", "are", "es", "son"})
_SORTS = frozenset({"skill", "skills", "level", "levels", "nivel", "one", "ones"})


def _skill_words(examination: Examination, start: int, end: int) -> list[int]:
    tokens = examination.tokens
    found: list[int] = []
    for at in range(start, end):
        token = tokens[at]
        if found and ((token.role is Role.ACT and token.breaks) or token.folded in PLAINER or opens_clause(tokens, at)):
            break
        if at not in examination.settled and not token.is_plain:
            found.append(at)
    return found


def _settle_level(examination: Examination, at: int, after: list[int], before: list[int]) -> None:
    words = claim_words()
    folded = examination.tokens[at].folded
    is_soft = folded in words.soft_levels
    level = words.soft_levels[folded] if is_soft else words.levels[folded]
    for span in (before, after) if stands_behind(examination, at) else (after, before):
        rows = [row for row in examination.profile.skills if _names(examination, span, row)]
        if not rows:
            continue
        enough = [row for row in rows if row.level >= level]
        proven = [one for one in span if any(says(examination.tokens[one], row.keys) for row in enough)]
        short = [
            one for one in span if one not in proven and any(says(examination.tokens[one], row.keys) for row in rows)
        ]
        if short:
            if not is_soft:
                examination.fault(Reason.PROFICIENCY, at, *short)
                return
            continue
        unknown = [
            one
            for one in span
            if one not in proven
            and not (one + 1 in proven and is_unknown(examination.tokens[one]))
            and not brings_nothing(examination.reading, one)
            and not any(says(examination.tokens[one], job.keys) for job in examination.jobs)
        ]
        if unknown and not is_soft and level >= 2 and span is after:  # noqa: PLR2004 - Advanced
            examination.fault(Reason.PROFICIENCY, at, *unknown, unless_below=pardons.OF_LEVEL)
            return
        examination.settle(at, *proven)
        return
    if is_soft or level == 0:
        if not after and not before and is_soft:
            examination.fault(Reason.PRAISE, at)
        else:
            examination.settled.add(at)
        return
    examination.fault(Reason.PROFICIENCY, at, unless_below=pardons.OF_LEVEL)


def _names(examination: Examination, span: list[int], row: Known) -> bool:
    return any(says(examination.tokens[at], row.keys) for at in span)

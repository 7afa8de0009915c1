"""Which things of a sentence each level is told of: "expert with A and B, advanced with C", "A at a beginner level"."""

from workers.trades.proof.word_sets import word_set
from workers.writing.gate.acts.acts import USES
from workers.writing.gate.examination import Examination
from workers.writing.gate.sentence.tokens import Role, Token

LEVEL_SORTS = word_set("levels_sorts")
_ANDS = frozenset({"and", "or", "y", "e", "o", "u", "but", "pero", "as", "while", "mientras"})
_AT_A_LEVEL = (["at", "a"], ["at", "an"], ["a", "nivel"])
_FIRST_OF_CLAUSE = word_set("levels_first_of_clause")
_OWN_VERBS = word_set("levels_own_verbs")
PLAINER = word_set("levels_plainer")
"""Words that say of what follows less than the level does: an expert with A and a strong hand with B."""


COMMANDS = frozenset({"dominio", "mastery", "expertise", "command", "rate", "rates"})
"""What is only called by the level beside it: "dominio avanzado", "I rate myself expert"."""


def told_of(examination: Examination, marks: list[int]) -> list[list[list[int]]]:
    """Return for each level word of `marks` the phrases that it is told of, as indices of their words."""
    found: list[list[list[int]]] = []
    start = 0
    for number, at in enumerate(marks):
        until = marks[number + 1] if number + 1 < len(marks) else len(examination.tokens)
        if stands_behind(examination, at):
            found.append(_phrases(examination, start, at))
            start = _behind_sorts(examination, at)
        else:
            is_next_behind = until < len(examination.tokens) and stands_behind(examination, until)
            end = _end_of_clause(examination, at + 1, until) if is_next_behind else _aside(examination, at + 1, until)
            end = next((one for one in range(at + 2, end) if examination.tokens[one].folded in PLAINER), end)
            found.append(_phrases(examination, at + 1, end))
            start = end
    return found


def stands_behind(examination: Examination, at: int) -> bool:
    """Whether a level follows what it is said of: "Procore a nivel avanzado", "air tools (expert level)"."""
    tokens = examination.tokens
    if "(" in examination.reading.between(at):
        return True
    after = _behind_sorts(examination, at)
    if [one.folded for one in tokens[max(0, at - 2) : at]] in _AT_A_LEVEL:
        return True
    return after == len(tokens) or tokens[after].breaks or tokens[after].folded in _ANDS


def _behind_sorts(examination: Examination, at: int) -> int:
    """Return the index behind a level word and "level", "skill" or "user" after it."""
    end = at + 1
    while end < len(examination.tokens) and examination.tokens[end].folded in LEVEL_SORTS:
        end += 1
    return end


def _end_of_clause(examination: Examination, start: int, until: int) -> int:
    """Return where the phrases of a level end and the next clause begins: at "and I use", at "pero en", at a mark."""
    tokens = examination.tokens
    for at in range(start + 1, until):
        opens = tokens[at].folded in _FIRST_OF_CLAUSE or tokens[at].role is Role.ACT
        if opens and (tokens[at].breaks or tokens[at - 1].folded in _ANDS):
            return at
    return next((at for at in range(start + 1, until) if tokens[at].breaks), until)


def opens_clause(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether "and" goes on here with another verb of the person's own: "expert with A and has B", "y conozco B"."""
    return at > 0 and tokens[at - 1].folded in _ANDS and tokens[at].folded in _OWN_VERBS


def _aside(examination: Examination, start: int, until: int) -> int:
    """Return where something else is said in passing behind a mark: "expert on the saw, which your shop lists"."""
    tokens = examination.tokens
    return next(
        (
            at
            for at in range(start, until)
            if (tokens[at].breaks and tokens[at].folded in _ASIDES) or opens_clause(tokens, at)
        ),
        until,
    )


_ASIDES = frozenset({"which", "both", "all", "as", "ambos", "ambas", "que", "lo", "como", "so", "asi", "one"})


def _phrases(examination: Examination, start: int, end: int) -> list[list[int]]:
    """The names of a list between two places, without the verbs of using: "uso el monitor y la radio"."""
    phrases: list[list[int]] = [[]]
    for at in range(start, end):
        token = examination.tokens[at]
        if at in examination.settled:
            continue
        if token.breaks or token.folded in _ANDS or token.folded in _FIRST_OF_CLAUSE:
            phrases.append([])
        if (token.folded.removesuffix("s") in USES and token.role is not Role.THING) or token.folded in COMMANDS:
            continue
        if not token.is_plain and token.folded not in LEVEL_SORTS and token.folded not in _ANDS:
            phrases[-1].append(at)
    return [one for one in phrases if one]

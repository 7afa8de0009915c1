"""Grades of people and papers: a "first grade engineer" is none of third grade, a basic certificate no advanced one."""

from collections.abc import Sequence

from workers.writing.gate.credentials.rows import FIRST
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import Role, Token, is_head

_GRADES = frozenset({"grade", "class", "degree", "grado", "clase", "categoria"})
_NEAR = 5
"""Words between a grade and whoever has it."""


def check_grades(examination: Examination) -> None:
    """Refuse an ordinal's grade of a person that no paper, title or line of the profile has."""
    tokens = examination.tokens
    profile = examination.profile
    for at, told in _grades_of(tokens):
        beside = (*tokens[max(0, at - _NEAR) : at], *tokens[at + 1 : at + 2 + _NEAR])
        if at in examination.exempt or tokens[at].role is Role.DENIED or not any(map(is_head, beside)):
            continue
        papers = [read(held.row.name, profile.code).tokens for held in profile.credentials]
        texts = [*papers, *(job.title.tokens for job in profile.jobs)]
        texts += [line.reading.tokens for job in profile.jobs for line in job.lines]
        if not any(_has_grade(text, told) for text in texts):
            examination.fault(Reason.CREDENTIAL, at, at + 1)
        elif tokens[at].number:
            examination.settled.add(at)  # what it is a grade of is still to be proven


def check_steps(examination: Examination) -> None:
    """Refuse a paper told as of a step that no row has: an advanced certification, of one that is basic."""
    tokens = examination.tokens
    rows = frozenset(word for held in examination.profile.credentials for word in held.words)
    for at, token in enumerate(tokens):
        step = next((one for one in _STEPS if token.folded in one), None)
        if not step or at in examination.exempt or token.role is Role.DENIED or step & rows:
            continue
        behind = []
        for one in tokens[at + 1 : at + 1 + _NEAR]:
            if one.breaks or one.folded in _ENDS_NAME:
                break
            behind.append(one)
        before = tokens[at - 1 : at] if at and not token.breaks else ()
        is_paper = any(one.folded in _PAPERS for one in (*behind, *before))
        if is_paper and (step in _HIGH or _STEP_WORDS & rows):
            examination.fault(Reason.CREDENTIAL, at)


_HIGH = (frozenset({"advanced", "avanzado", "avanzada"}), frozenset({"master", "masters", "maestro", "maestra"}))
_STEPS = (
    *_HIGH,
    frozenset({"basic", "basico", "basica"}),
    frozenset({"intermediate", "intermedio", "intermedia"}),
)
_STEP_WORDS = frozenset().union(*_STEPS)
_PAPERS = frozenset(
    {"certification", "certificate", "license", "licence", "certified", "licensed", "card", "ticket", "credential"}
    | {"certificacion", "certificado", "certificada", "licencia", "titulo", "credencial", "constancia"}
)
_ENDS_NAME = frozenset({"in", "with", "and", "of", "for", "at", "en", "con", "y", "or", "o"})


def _grades_of(tokens: Sequence[Token]) -> list[tuple[int, str]]:
    """Each ordinal before a word for a grade, with its index: 3 of "3rd grade"."""
    return [
        (at, value)
        for at, token in enumerate(tokens[:-1])
        if tokens[at + 1].folded in _GRADES and not tokens[at + 1].breaks and (value := _ordinal(token))
    ]


def _ordinal(token: Token) -> str:
    if token.folded in FIRST:
        return "1"
    return (token.number or "").removesuffix("th") if (token.number or "").endswith("th") else ""


def _has_grade(tokens: Sequence[Token], told: str) -> bool:
    """Whether a text has a grade as an ordinal, or with its number: grade 3, class III."""
    is_ordinal = any(value == told for _, value in _grades_of(tokens))
    romans = {"1": "i", "2": "ii", "3": "iii", "4": "iv"}
    marks = {told, romans.get(told, told)}
    return is_ordinal or any(
        key.startswith("designated:") and key.rpartition(":")[2] in marks for one in tokens for key in one.keys
    )

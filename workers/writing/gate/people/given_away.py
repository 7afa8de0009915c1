"""Work that a sentence gives to somebody else though lines tell it as the person's own, or give it to another."""

from collections.abc import Iterable, Iterator

from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.rows.profile import Job
from workers.writing.gate.rows.profile_lines import Line
from workers.writing.gate.rows.told_of_others import names_doer, told_of_others
from workers.writing.gate.sentence.tokens import NOT_DONE, Reading, Role, Token, says

_DOERS = (
    frozenset(
        {"foreman", "foremen", "superintendent", "super", "supervisor", "boss", "lead", "leader", "chief"}
        | {"capataz", "mayordomo", "encargado", "encargada", "jefe", "jefa", "lider", "supervisora"}
    ),
    frozenset({"owner", "boss", "dueno", "duena", "jefe", "jefa"}),
    frozenset({"vendor", "vendors", "manufacturer", "supplier", "dealer", "dealership", "proveedor", "factory"}),
    frozenset(
        {"drafter", "drafters", "draftsman", "programmer", "programmers", "programador", "engineer", "engineers"}
    ),
    frozenset({"office", "oficina", "estimator", "estimators"}),
    frozenset({"lab", "laboratorio"}),
    frozenset({"tecnico", "technician", "technicians", "mechanic", "mechanics", "mecanico", "mecanicos"}),
    frozenset({"electrician", "electricians", "electricista", "electricistas"}),
)
"""Who can be meant by what word; who is none of these may be anybody."""


def check_given_away(examination: Examination) -> None:
    """Refuse what a sentence says that others do where no line says so of the thing, or says so of somebody else."""
    for part in given_away(examination.reading, examination.jobs):
        if not examination.exempt.intersection(part):
            examination.fault(Reason.RESPONSIBILITY, *part)


def given_away(reading: Reading, jobs: Iterable[Job]) -> list[list[int]]:
    """The words of each part that gives away what lines tell as their person's own, or as another one's."""
    tokens = reading.tokens
    inside = told_of_others(reading)
    lines = [line for job in jobs for line in job.lines] if inside else []
    kinds = frozenset[int]().union(*(_kinds(tokens[at]) for at in inside))
    found = []
    for part in _parts(tokens, inside):
        if tokens[part[0]].folded in _WHO and any(says(tokens[part[0] - 1], job.title_keys) for job in jobs):
            continue  # "technician who looks after 85 tractors" is the person
        if any(tokens[at].folded in _ONESELF for at in part):
            continue
        named = [at for at in part if _tells(tokens[at]) and not (at + 1 in inside and names_doer(tokens[at + 1]))]
        things = [tokens[at] for at in named]
        theirs = max((_count(line, things, is_given=True) for line in lines), default=0)
        own = max((_count(line, things, is_given=False) for line in lines), default=0)
        giving = [line for line in lines if theirs and _count(line, things, is_given=True) == theirs]
        is_other = bool(kinds and giving) and not any(_may_be(line, kinds) for line in giving)
        is_taken = own > max(theirs, _ONE) and not any(_is_named(tokens[at], lines) for at in part)
        if is_other or is_taken:
            found.append(part)
    return found


def _is_named(doer: Token, lines: list[Line]) -> bool:
    """Whether some line names who does it: "wire rope daily, monthly by inspector" leaves the inspector a part."""
    return names_doer(doer) and any(says(doer, line.keys) for line in lines)


_ONE = 1
_WHO = frozenset({"who", "que"})
_ONESELF = frozenset({"i", "we", "he", "she", "yo", "ella", "nosotros", "nosotras"})
_JOINING = frozenset({"and", "y", "e"})


def _parts(tokens: tuple[Token, ...], inside: list[int]) -> Iterator[list[int]]:
    """The runs of words that tell of others, each up to a gap or to a word that joins."""
    run: list[int] = []
    for at in inside:
        if run and (at != run[-1] + 1 or tokens[at].folded in _JOINING):
            yield run
            run = []
        run.append(at)
    if run:
        yield run


def _kinds(token: Token) -> frozenset[int]:
    return frozenset(at for at, words in enumerate(_DOERS) if words & set(token.words))


def _tells(token: Token) -> bool:
    return not (token.is_plain or token.number or names_doer(token))


def _count(line: Line, things: list[Token], *, is_given: bool) -> int:
    """How many of the things a line gives to others, or tells as its person's own."""
    said = [one for one in line.reading.tokens if (one.role is Role.OTHERS if is_given else one.role not in NOT_DONE)]
    return sum(any(says(thing, one.keys) for one in said) for thing in things)


def _may_be(line: Line, kinds: frozenset[int]) -> bool:
    """Whether who does it by a line may be the one that is told: of one kind, or not said to be of another."""
    told = [_kinds(one) for one in line.reading.tokens if one.role is Role.OTHERS or names_doer(one)]
    known = [one for one in told if one]
    return not known or any(one & kinds for one in known)

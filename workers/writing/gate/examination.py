"""What is known so far of a sentence under examination: which of its words are proven, and what is wrong with it."""

import re
from dataclasses import dataclass, field
from enum import StrEnum

from workers.writing.gate.learned.beside_rows import BesideRows
from workers.writing.gate.rows.profile import Held, Job, Profile
from workers.writing.gate.rows.profile_lines import Line
from workers.writing.gate.sentence.tokens import Reading, Token


class Reason(StrEnum):
    """Why a sentence doesn't pass. The values are stable: clients and counts know them."""

    NUMBER = "number"
    DURATION = "duration"
    DATE = "date"
    CREDENTIAL = "credential"
    EMPLOYER = "employer"
    TITLE = "title"
    TENSE = "tense"
    PROFICIENCY = "proficiency"
    PRAISE = "praise"
    OUTCOME = "outcome"
    RESPONSIBILITY = "responsibility"
    WORK = "work"
    NAME = "name"
    WHOLESALE = "wholesale"
    SAYS_NOTHING = "says_nothing"
    POSTING = "posting"
    UNKNOWN_ID = "unknown_id"


@dataclass(frozen=True, slots=True)
class Fault:
    """A claim that nothing proves: its words as they stand, and what kind of claim it is."""

    reason: Reason
    text: str
    start: int = 0
    end: int = 0


@dataclass(slots=True, eq=False)
class Examination:
    """A sentence held against a profile. `jobs` are those it may be about; checks narrow them down."""

    reading: Reading
    profile: Profile
    jobs: tuple[Job, ...]
    is_bullet: bool
    rows: BesideRows | None = None
    """Reads the sentence by the learned model; None where only rules and weights decide."""
    asked: frozenset[str] = frozenset()
    """Keys of the posting's words: what it asks for is no word of the writer's own."""
    faults: list[Fault] = field(default_factory=list)
    pardonable: list[tuple[Fault, float]] = field(default_factory=list)
    """Faults that the learned model may pardon, each with the odds below which it may."""
    settled: set[int] = field(default_factory=set)
    credentials: list[Held] = field(default_factory=list)
    career: tuple[Job, ...] = ()
    """The jobs that the sentence may be about before titles narrowed them down."""
    named: bool = False
    """Whether the sentence itself names an employer or a title of the person's own."""
    proves_something: bool = False
    is_courtesy: bool = False
    outcome_lines: list[tuple[Job, Line]] = field(default_factory=list)
    """The lines, with their jobs, that prove an outcome which the sentence tells."""
    dated: frozenset[str] | None = None
    """Ids of the jobs that begin or end when the sentence says; None where it names no such day."""
    years: list[tuple[float, int]] = field(default_factory=list)
    """Years told of the person's jobs, each with the index of its last word."""
    done_in: list[tuple[int, frozenset[str]]] = field(default_factory=list)
    """Of each act that is proven, its index and the ids of the jobs that prove it."""
    by_skill: set[int] = field(default_factory=set)
    """Indices of acts whose things skills of today's prove, whenever they were last used."""
    employers: dict[int, frozenset[str]] = field(default_factory=dict)
    """Words of own employers' names, by index, and the ids of the jobs there."""
    attributes: set[int] = field(default_factory=set)
    """Words that say of what a title is: the pipe of a pipe welder."""
    exempt: set[int] = field(default_factory=set)
    """What is said of the posting, not of the person, or only wished or denied."""
    of_posting: set[int] = field(default_factory=set)
    """Of what is exempt, the words of clauses that tell of the posting or its employer."""

    @property
    def tokens(self) -> tuple[Token, ...]:
        """The sentence's tokens."""
        return self.reading.tokens

    def open_tokens(self) -> list[tuple[int, Token]]:
        """The tokens that still need a proof, with their indices."""
        return [(at, one) for at, one in enumerate(self.tokens) if at not in self.settled]

    def within(self, match: re.Match[str]) -> list[int]:
        """The words that a match in the sentence touches, but for what is said of the posting."""
        return [
            at
            for at, token in enumerate(self.tokens)
            if token.start < match.end() and match.start() < token.end and at not in self.exempt
        ]

    def settle(self, *indices: int) -> None:
        """Count tokens as proven."""
        self.settled.update(indices)
        self.proves_something = self.proves_something or bool(indices)

    def fault(self, reason: Reason, *indices: int, unless_below: float | None = None) -> None:
        """Note a claim that nothing proves; with `unless_below` the model's odds may pardon it, where it is asked."""
        tokens = [self.tokens[at] for at in indices]
        start = min((one.start for one in tokens), default=0)
        end = max((one.end for one in tokens), default=len(self.reading.text))
        fault = Fault(reason, self.reading.text[start:end], start, end)
        if unless_below is None or self.rows is None:
            self.faults.append(fault)
        else:
            self.pardonable.append((fault, unless_below))
        self.settled.update(indices)

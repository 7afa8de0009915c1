"""A sentence as the gate compares it: its words by what they can be proven with, and what each does there."""

from dataclasses import dataclass
from enum import Enum

from workers.language.grammar import LanguageCode
from workers.language.occupations import is_occupation
from workers.trades.proof.claim_words import Unit, claim_words
from workers.trades.proof.lexicon import helping_acts


class Role(Enum):
    """What a word does in its sentence."""

    ACT = "what is done"
    HEDGED = "what is helped with, watched or learned"
    THING = "what it is done with, to or at"
    MAYBE = "what is done, or what it is done with: the word alone doesn't say"
    DENIED = "what is said not to be so"
    OTHERS = "what somebody else does"


NOT_DONE = frozenset({Role.DENIED, Role.OTHERS})
"""Roles in which a line's words prove nothing of its person."""


@dataclass(slots=True, eq=False)
class Token:
    """A word, or words that name one thing. `keys` are what it can be proven by; `number` is its value in digits."""

    start: int
    end: int
    surface: str
    words: tuple[str, ...]
    keys: frozenset[str]
    parts: tuple[frozenset[str], ...]
    is_plain: bool
    number: str | None = None
    unit: Unit | None = None
    breaks: bool = False
    """Whether a comma or another mark stands before it."""
    role: Role = Role.THING
    is_helped: bool = False
    """Whether it stands in what is helped with, watched or learned."""

    @property
    def folded(self) -> str:
        """The token's first word, folded."""
        return self.words[0]

    @property
    def is_act(self) -> bool:
        """Whether some group of acts has it."""
        return any(key.startswith("act:") for key in self.keys)

    @property
    def is_only_act(self) -> bool:
        """Whether groups of acts have it, and none of things."""
        return self.is_act and not any(key.startswith("thing:") for key in self.keys)

    @property
    def is_known(self) -> bool:
        """Whether some group of acts or of things has it."""
        return any(key.startswith(("act:", "thing:")) for key in self.keys)

    @property
    def value(self) -> float | None:
        """The number, where it is a plain one."""
        try:
            return float(self.number) if self.number else None
        except ValueError:
            return None


@dataclass(slots=True, eq=False)
class Reading:
    """A sentence and its tokens in order."""

    text: str
    code: LanguageCode
    tokens: tuple[Token, ...]

    def between(self, index: int) -> str:
        """What stands between the token before and this one."""
        start = self.tokens[index - 1].end if index else 0
        return self.text[start : self.tokens[index].start]


def is_head(token: Token) -> bool:
    """Whether a word says what somebody is: an occupation or a rank, of one person."""
    words = claim_words()
    last = token.words[-1]
    if token.folded in words.levels or (
        last.endswith("s") and last not in words.high_ranks and not last.endswith("ss")
    ):
        return False
    return any(
        is_occupation(word) or word in words.high_ranks or word in words.low_ranks or word in words.title_extra
        for word in token.words
    )


def is_helping(token: Token) -> bool:
    """Whether a word says that what follows was helped with, watched or learned: helped, took part in."""
    return token.folded in claim_words().hedges or (len(token.words) > 1 and bool(token.keys & helping_acts()))


def says(claimed: Token, keys: frozenset[str]) -> bool:
    """Whether a token is among the keys of a place; words that name one thing are where each of them is."""
    if claimed.keys & keys:
        return True
    return bool(claimed.parts) and all(part & keys for part in claimed.parts)

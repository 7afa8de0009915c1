"""What each word of a posting's sentence shows by itself: its form, its sort, and the turn of asking it stands in."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from workers.language.conjugation import form_of
from workers.language.grammar import LanguageCode, grammar
from workers.language.occupations import is_occupation
from workers.language.vocabulary import vocabulary
from workers.language.words import words_of
from workers.posting.asked.kinds import SORTS
from workers.posting.asked.prose import without_talk
from workers.posting.asked.statements import Statement, Token
from workers.posting.asked.turns import anywhere, plain_quotes

_TURNS = (
    ("prose", "prefers"), ("prose", "unasked"), ("prose", "requires"), ("asked", "lead"), ("asked", "verdict"),
    ("asked", "tail"), ("asked", "talk"), ("asked", "virtues"), ("asked", "seeks"), ("asked", "joining"),
    ("asked", "scraps"),
)  # fmt: skip
_INFINITIVE = re.compile(r"\w{2,}(?:ar|er|ir)(?:se|lo|la)?")
_ENDINGS = (
    ("-ing", re.compile(r".*ing")),
    ("-tion", re.compile(r"\w+(?:tion|ment|ance|cion|miento)s?")),
    ("-s", re.compile(r".*s")),
    ("-ly", re.compile(r".*(?:ly|mente)")),
)


class Clues(msgspec.Struct, frozen=True):
    """The clues of one token: `stem` compares it, `form` is its grammar by its look, `entry` the vocabulary's sort.

    `turns` begin with B where the turn begins and with I behind that; `sorts` are those of `kinds`.
    """

    stem: str
    ending: str
    look: str
    form: str
    entry: str
    turns: tuple[str, ...]
    sorts: tuple[str, ...]
    in_brackets: bool
    is_talk: bool


def clues_of(statement: Statement, code: LanguageCode) -> list[Clues]:
    """Return the clues of every token of the sentence."""
    tokens = statement.tokens
    turns, sorts, entries = _turns(statement), _sorts(statement), _entries(statement, code)
    talk_begins = len(without_talk(statement.text))
    brackets = _in_brackets(tokens)
    return [
        Clues(
            grammar(code).key(token.folded),
            token.folded[-3:],
            _look(token.text),
            _form(token.folded, code),
            entries.get(place, "none"),
            tuple(turns[place]),
            tuple(sorts[place]),
            brackets[place],
            token.start >= talk_begins,
        )
        for place, token in enumerate(tokens)
    ]


@lru_cache(maxsize=4096)
def _form(word: str, code: LanguageCode) -> str:
    """What a word may be by its look: a verb's form, a person, a number, a noun of doing, a plural, a sign."""
    verb = form_of(word) if code == "en" else None
    if verb:
        return verb[1].name.lower()
    if code == "es" and _INFINITIVE.fullmatch(word):
        return "infinitive"
    if is_occupation(word):
        return "occupation"
    if not any(map(str.isalpha, word)):
        return "number" if word.isdigit() else word
    return next((form for form, ending in _ENDINGS if ending.fullmatch(word)), "word")


def _look(text: str) -> str:
    if text.isdigit():
        return "9" * min(len(text), 4)
    if text.isupper():
        return "A" if len(text) == 1 else "AA"
    if any(map(str.isdigit, text)):
        return "a9"
    if text[:1].isupper():
        return "Aa" if text[1:].islower() else "aA"
    return "a" if text.islower() else "sign"


def _covered(tokens: Sequence[Token], start: int, end: int) -> range:
    first = bisect_right(tokens, start, key=lambda token: token.end)
    return range(first, bisect_left(tokens, end, lo=first, key=lambda token: token.start))


def _turns(statement: Statement) -> list[list[str]]:
    found: list[list[str]] = [[] for _ in statement.tokens]
    text = plain_quotes(statement.text)
    for part, name in _TURNS:
        for turn in anywhere(part, name).finditer(text):
            for behind, place in enumerate(_covered(statement.tokens, turn.start(), turn.end())):
                found[place].append(f"{'I' if behind else 'B'}{name}")
    return found


def _sorts(statement: Statement) -> list[list[str]]:
    found: list[list[str]] = [[] for _ in statement.tokens]
    for sort, pattern in SORTS:
        for named in pattern.finditer(statement.text):
            for place in _covered(statement.tokens, named.start(), named.end()):
                found[place].append(sort)
    return found


def _entries(statement: Statement, code: LanguageCode) -> dict[int, str]:
    entries, read = vocabulary(code), words_of(statement.text)
    return {
        place: entries.concepts[name].kind
        for start, end, name in entries.find(read, grammar(code).keys_of(read))
        for place in _covered(statement.tokens, read[start].start, read[end - 1].end)
    }


def _in_brackets(tokens: Sequence[Token]) -> list[bool]:
    depth, found = 0, []
    for token in tokens:
        depth += token.text == "("
        found.append(depth > 0)
        depth = max(0, depth - (token.text == ")"))
    return found

"""A sentence as the gate compares it: its words by what they can be proven with, and what each does there."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from workers.language.detect import language_of
from workers.language.grammar import LanguageCode
from workers.language.occupations import is_occupation
from workers.language.numbers import number_at
from workers.language.words import Word, words_of
from workers.trades.proof.claim_words import Unit, claim_words
from workers.trades.proof.lexicon import lexicon
from workers.trades.proof.stems import cognate_of, forms_of, is_irregular_past

_FIRST = frozenset({"first", "primer", "primero", "primera"})
_ORDINAL = re.compile(r"(\d+)(?:st|nd|rd|th|er|ro|do|to|a|o)")
_ORDINALS = {
    word: str(value)
    for value, words in enumerate(
        (
            "",
            "second segundo segunda",
            "third tercer tercero tercera",
            "fourth cuarto cuarta",
            "fifth quinto quinta",
        ),
        start=1,
    )
    for word in words.split()
}
_ROMAN = {"i": "1", "ii": "2", "iii": "3", "iv": "4"}
_BREAK = re.compile(r"[,;:—\u2013|•….!?]|\s[-/]\s")
_GERUND = ("ing", "ando", "iendo")


class Role(Enum):
    """What a word does in its sentence."""

    ACT = "what is done"
    HEDGED = "what is helped with, watched or learned"
    THING = "what it is done with, to or at"
    MAYBE = "what is done, or what it is done with: the word alone doesn't say"
    DENIED = "what is said not to be so"


@dataclass(slots=True, eq=False)
class Token:
    """One word, or words that name one thing. `keys` are what it can be proven by; `number` its value in digits."""

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

    @property
    def folded(self) -> str:
        """Its first word."""
        return self.words[0]

    @property
    def is_act(self) -> bool:
        """Whether some group of acts has it."""
        return any(key.startswith("act:") for key in self.keys)

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


@lru_cache(maxsize=2048)
def read(text: str, usual: LanguageCode) -> Reading:
    """Read a sentence; `usual` is its language where the sentence itself doesn't show one."""
    code = language_of(text) or usual
    words = words_of(text)
    reading = Reading(text, code, tuple(_tokens(text, words, code)))
    _give_roles(reading)
    return reading


def _tokens(text: str, words: list[Word], code: LanguageCode) -> list[Token]:
    folded = [word.folded for word in words]
    forms = [_forms(one, code) for one in folded]
    tokens: list[Token] = []
    index = 0
    while index < len(words):
        token = _token(text, words, folded, forms, index, code)
        tokens.append(token)
        index += len(token.words)
    for index, token in enumerate(tokens[:-1]):
        if token.number and (unit := claim_words().units.get(tokens[index + 1].folded)) and not tokens[index + 1].breaks:
            token.unit = unit
    return tokens


@lru_cache(maxsize=16384)
def _forms(folded: str, code: LanguageCode) -> frozenset[str]:
    """What a word is compared by: in its own language, and in the other where its own doesn't know it."""
    own = forms_of(folded, code) | {f"raw:{folded}"}
    known = f"{code}:{folded}" in lexicon().plain or any(form in lexicon().spellings for form in own)
    return own if known else own | forms_of(folded, _other(code))


def _token(  # noqa: PLR0913, PLR0917 - the text in the four forms in which it is looked at
    text: str, words: list[Word], folded: list[str], forms: list[frozenset[str]], index: int, code: LanguageCode
) -> Token:
    first = words[index]
    breaks = index > 0 and bool(_BREAK.search(text[words[index - 1].end : first.start]))
    if number := _number(folded, index):
        value, length = number
        last = words[index + length - 1]
        return Token(
            first.start, last.end, text[first.start : last.end], tuple(folded[index : index + length]),
            frozenset({f"number:{value}"}), (), is_plain=False, number=value, breaks=breaks,
        )
    if designated := _designated(words, folded, index):
        last = words[index + 1]
        return Token(
            first.start, last.end, text[first.start : last.end], tuple(folded[index : index + 2]),
            frozenset({designated}), (), is_plain=False, breaks=breaks,
        )
    length, groups = lexicon().groups_at(forms, index)
    if length > 1 and index == 0 and folded[length : length + 1] in (["to"], ["a"]):
        # "Hand tools to the adjuster" hands them.
        length, groups = 1, lexicon().groups_at(forms[:1], 0)[1]
    if length > 1 and _BREAK.search(text[first.end : words[index + length - 1].start]):
        length, groups = 1, lexicon().groups_at(forms[: index + 1], index)[1]
    last = words[index + length - 1]
    own = frozenset().union(*forms[index : index + length]) if length == 1 else frozenset[str]()
    cognate = cognate_of(folded[index]) if length == 1 else None
    if any(key.startswith("thing:") for key in groups):
        own = frozenset(key for key in own if key.startswith("raw:") or "-noun:" in key)
    keys = own | groups | ({cognate} if cognate else set())
    if length == 1 and folded[index] in _ROMAN:
        keys |= {f"number:{_ROMAN[folded[index]]}"}
    parts = tuple(_part_keys(one, forms[at]) for at, one in enumerate(folded[index : index + length], index))
    if length == 1 and folded[index].endswith(("or", "ors", "er", "ers")) and any(key.startswith("thing:") for key in keys):
        keys = frozenset(key for key in keys if not key.startswith("act:"))  # an operator isn't operating
    is_plain = length == 1 and (
        f"{code}:{folded[index]}" in lexicon().plain
        or (folded[index].startswith("carr") and folded[index + 1 : index + 2] == ["out"])
    )
    if is_plain and folded[index] in {"year", "ano"} and folded[max(0, index - 2) : index] in (["of", "the"], ["del"]):
        is_plain = False  # "welder of the year"
    return Token(
        first.start, last.end, text[first.start : last.end], tuple(folded[index : index + length]),
        keys, parts if length > 1 else (), is_plain, breaks=breaks,
    )


_DESIGNATORS = {
    "class": "class", "clase": "class", "type": "type", "tipo": "type", "level": "level", "nivel": "level",
    "grade": "grade", "grado": "grade", "category": "category", "categoria": "category", "part": "part", "parte": "part",
    "tier": "tier", "local": "local", "group": "group", "grupo": "group", "schedule": "schedule", "step": "step",
}  # fmt: skip


def designation(sort: str, mark: str) -> str:
    """The key of a class, level or type with its letter or number; II and 2 are one."""
    return f"designated:{_DESIGNATORS.get(sort, sort)}:{_ROMAN.get(mark, mark)}"


def is_designator(folded: str) -> bool:
    """Whether a word makes one thing with the letter or number behind it: class A."""
    return folded in _DESIGNATORS


def _designated(words: list[Word], folded: list[str], index: int) -> str | None:
    if folded[index] not in _DESIGNATORS or index + 1 >= len(words) or words[index + 1].start != words[index].end + 1:
        return None
    mark = words[index + 1].surface
    if not re.fullmatch(r"[A-Z]|[IVX]{1,4}|\d{1,3}", mark):
        return None
    return designation(folded[index], folded[index + 1])


def _part_keys(folded: str, forms: frozenset[str]) -> frozenset[str]:
    groups = lexicon().groups_at([forms], 0)[1]
    cognate = cognate_of(folded)
    return forms | groups | ({cognate} if cognate else set())


def _number(folded: list[str], index: int) -> tuple[str, int] | None:
    if folded[index] in _FIRST and folded[index + 1 : index + 2] and folded[index + 1] in {"year", "ano"}:
        return "1th", 1
    if folded[index] in _FIRST or folded[index] in {"quarter", "half"}:
        return None
    if folded[index] in _ORDINALS:
        return f"{_ORDINALS[folded[index]]}th", 1
    if match := _ORDINAL.fullmatch(folded[index]):
        return f"{match[1]}th", 1
    if folded[index] in {"un", "una", "uno", "one"}:
        return None
    number = number_at(folded, index)
    if number and folded[index] == "half":
        return None
    return number


def _other(code: LanguageCode) -> LanguageCode:
    return "es" if code == "en" else "en"


_PLACING = frozenset(
    """for during under to from near around alongside beside by into onto after before at on
    para durante bajo desde cerca junto tras por antes despues sobre"""
    .split()
)
_JOINING = frozenset({"and", "or", "y", "e", "o", "u", "then"})
_OF = frozenset({"of", "de", "del"})


def _give_roles(reading: Reading) -> None:
    """Say of each token whether it is what is done, or what it is done with.

    What leads a clause is done, and what is joined to what is done; "during controller tuning" does nothing.
    """
    words = claim_words()
    hedged = denied = False
    leads = True
    last_act = -2
    joined = False
    for index, token in enumerate(reading.tokens):
        before = reading.tokens[index - 1].folded if index else ""
        if token.breaks:
            leads, hedged = True, False
            if ";" in reading.between(index) or "." in reading.between(index):
                denied = False
        if token.folded in words.negators and _denies_before(reading, index):
            for one in reversed(reading.tokens[:index]):
                one.role = Role.DENIED
                if one.breaks:
                    break
        if token.words[0] in words.negators and len(token.words) == 1 and reading.text[token.end : token.end + 1] != "-":
            denied = True
        joined = before in _JOINING and last_act == index - 2
        leads = leads or joined
        if token.is_act and not denied and (
            _may_act(reading, index, leads=leads, last_act=last_act) or (joined and _is_of(reading, index + 1))
        ):
            token.role = Role.HEDGED if hedged else Role.ACT
            if not token.is_plain:  # "performed", "followed": what is performed is done
                last_act = index
                leads = False
        elif denied:
            token.role = Role.DENIED
        elif token.is_act and not hedged and before in _JOINING | {"to", "para"} and _is_ambiguous(reading, index):
            token.role = Role.MAYBE
        elif hedged and token.is_act:
            token.role = Role.HEDGED
        elif not token.is_plain:
            leads = False
        if before in _PLACING and not token.is_act:
            leads = False
        is_first = all(one.is_plain for one in reading.tokens[:index])
        if token.folded in words.hedges and (is_first or token.role is Role.ACT or leads):
            hedged = True
    if any(token.folded in words.undoing for token in reading.tokens):
        for token in reading.tokens:
            token.role = Role.DENIED


def _may_act(reading: Reading, index: int, *, leads: bool, last_act: int) -> bool:
    token = reading.tokens[index]
    before = reading.tokens[index - 1].folded if index else ""
    if before in _DETERMINERS:
        return False
    is_verb = _looks_like_verb(token, reading.code)
    is_first = not any(not one.is_plain or one.is_act for one in reading.tokens[:index])
    if is_first and before not in _PLACING:
        return True
    if leads and before not in _PLACING:
        return is_verb or (token.breaks and _is_of(reading, index + 1))
    if before in _LEADING and is_verb:
        return True
    if before in {"i", "yo"} or (before in _JOINING and is_verb and last_act >= 0):
        return True
    following = reading.tokens[index + 1].folded if index + 1 < len(reading.tokens) else ""
    if following in _OF and last_act < 0 and not _is_placed(reading, index):
        return True
    return token.folded.endswith(_GERUND) and last_act < 0 and not _is_placed(reading, index)


_LEADING = frozenset({"to", "para", "also", "tambien", "who", "where", "que", "while", "when", "have", "he", "has"})


def _denies_before(reading: Reading, index: int) -> bool:
    """Whether a denial stands alone behind what it denies: "TIG welding: none"."""
    clause = [reading.tokens[index]]
    for one in reading.tokens[index + 1 :]:
        if one.breaks:
            break
        clause.append(one)
    return reading.tokens[index].breaks and all(one.is_plain or one.folded in claim_words().negators for one in clause)


def _is_of(reading: Reading, index: int) -> bool:
    return index < len(reading.tokens) and reading.tokens[index].folded in _OF


_DETERMINERS = frozenset("a an the my your our un una el la los las mi su sus new certified licensed".split())


def _is_ambiguous(reading: Reading, index: int) -> bool:
    """Whether a word after "and" may be a verb: another word follows that it could be done to."""
    following = reading.tokens[index + 1] if index + 1 < len(reading.tokens) else None
    return following is not None and not following.breaks and following.folded not in _OF | _JOINING


def _is_placed(reading: Reading, index: int) -> bool:
    """Whether the word stands in a phrase that only places what is done: during, under, beside."""
    for token in reversed(reading.tokens[:index]):
        if token.breaks or token.role is Role.ACT:
            return False
        if token.folded in _PLACING:
            return True
    return False


def _looks_like_verb(token: Token, code: LanguageCode) -> bool:
    """Whether a word that leads a later clause is a verb there, not the next thing of a list."""
    word = token.folded
    if code == "en" and is_irregular_past(word):
        return True
    is_thing = any(key.startswith("thing:") for key in token.keys) or token.is_plain
    if code == "en":
        if word.endswith(("ed", "ing")):
            return True
        return not is_thing and not word.endswith(("ion", "ions", "ment", "s", "er", "or"))
    if word.endswith(("ar", "er", "ir", "aba", "aban", "ando", "iendo")) or token.surface.endswith(("é", "í")):
        return True
    return not is_thing and word.endswith(("o", "e", "i", "ia", "ado", "ido"))


def is_head(token: Token) -> bool:
    """Whether a word says what somebody is: an occupation or a rank, of one person."""
    words = claim_words()
    last = token.words[-1]
    if token.folded in words.levels or (last.endswith("s") and last not in words.high_ranks and not last.endswith("ss")):
        return False
    return any(
        is_occupation(word) or word in words.high_ranks or word in words.low_ranks or word in words.title_extra
        for word in token.words
    )


def says(claimed: Token, places: Sequence[Token], keys: frozenset[str]) -> bool:
    """Whether a token is among the keys of a place; words that name one thing are where each of them is."""
    if claimed.keys & keys:
        return True
    return bool(claimed.parts) and all(part & keys for part in claimed.parts)

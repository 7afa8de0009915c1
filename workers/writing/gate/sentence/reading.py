"""Reading a sentence: its words, and what each can be proven by."""

import re
from functools import lru_cache

from workers.documents.labels import MONTHS
from workers.language.detect import language_of
from workers.language.grammar import LanguageCode
from workers.language.words import Word, fold, words_of
from workers.trades.proof.claim_words import Unit, claim_words
from workers.trades.proof.lexicon import lexicon
from workers.trades.proof.stems import cognate_of, forms_of, is_irregular_past
from workers.writing.gate.sentence.designations import DESIGNATORS, MARK, ROMAN, designation, mark_lists
from workers.writing.gate.sentence.number_words import in_millions, number_words, with_leading_point
from workers.writing.gate.sentence.roles import give_roles
from workers.writing.gate.sentence.tokens import Reading, Token

_RANGES = frozenset({"to", "a", "and", "y", "or", "o"})
_YEAR = re.compile(r"(?:19|20)\d\d")
_BREAK = re.compile(r"[,;:—\u2013|•….!?]|\s[-/]\s")


@lru_cache(maxsize=2048)
def read(text: str, usual: LanguageCode) -> Reading:
    """Read a sentence; `usual` is its language where the sentence itself doesn't show one."""
    words = words_of(text)
    code = language_of(text) or _likelier(words, usual)
    reading = Reading(text, code, tuple(_tokens(text, words, code)))
    give_roles(reading)
    return reading


def _likelier(words: list[Word], usual: LanguageCode) -> LanguageCode:
    """The language whose words more of these are, where no small word and no ending tells."""
    if any(word.surface.lower() != word.folded for word in words):  # accents
        return "es"
    known = {
        code: sum(
            f"{code}:{word.folded}" in lexicon().plain
            or any(form in lexicon().spellings for form in forms_of(word.folded, code))
            for word in words
        )
        for code in (usual, _other(usual))
    }
    return max(known, key=lambda code: known[code])


def _tokens(text: str, words: list[Word], code: LanguageCode) -> list[Token]:
    folded = [word.folded for word in words]
    forms = [
        frozenset({f"raw:{word.folded}"}) if _is_initials(word, text) else _forms(word.folded, code) for word in words
    ]
    tokens: list[Token] = []
    index = 0
    while index < len(words):
        token = _token(text, words, folded, forms, index, code)
        tokens.append(token)
        index += len(token.words)
    _share_thousands(text, tokens)
    _give_units(text, tokens)
    mark_lists(text, tokens)
    for first, link, last in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if first.number and not first.unit and last.unit and link.folded in _RANGES:
            first.unit = last.unit  # "35 to 55 feet"
    return tokens


def _share_thousands(text: str, tokens: list[Token]) -> None:
    """Give the first number of a range the thousand that is said once for both: 3,000 and 8,000, of "3 a 8 mil"."""
    for at, last in enumerate(tokens):
        if last.words[-1] not in _THOUSANDS or len(last.words) < 2 or not last.value or not at:  # noqa: PLR2004
            continue
        is_linked = at > 1 and tokens[at - 1].folded in _RANGES - {"and", "y"} and not tokens[at - 1].breaks
        first = tokens[at - 2] if is_linked else tokens[at - 1]
        is_joined = is_linked or text[first.end : last.start] in {"-", "\u2013"}
        if is_joined and (first.number or "").isdecimal() and 0 < (first.value or 0) < last.value / 1000:
            first.number = f"{int(first.number or 0) * 1000}"
            first.keys = frozenset({f"number:{first.number}"})


_THOUSANDS = frozenset({"mil", "thousand", "k"})


def _give_units(text: str, tokens: list[Token]) -> None:
    """Give each number the unit that stands behind it as a word ("20,000 square feet") or a mark (26')."""
    units = claim_words().units
    for index, token in enumerate(tokens):
        if not token.number:
            continue
        following = tokens[index + 1 : index + 3]
        if len(following) > 1 and following[0].folded in _SQUARE and following[1].folded in units:
            following[0].is_plain = True
            following[0].keys = frozenset({f"raw:{following[0].folded}"})
            token.unit = units[following[1].folded]
        elif len(following) > 1 and token.words[-1] == "millones" and following[0].folded == "de":
            token.unit = units.get(following[1].folded) or _marked_unit(text, token)
        elif not following or following[0].breaks or _is_preposition(tokens, index):
            token.unit = _marked_unit(text, token)
        else:
            token.unit = units.get(following[0].folded) or _marked_unit(text, token)


_SQUARE = frozenset({"square", "sq"})
_MARKS = (("'", "foot"), ("\u2019", "foot"), ("\u2032", "foot"), ('"', "inch"), ("\u201d", "inch"), ("\u2033", "inch"))


def _marked_unit(text: str, token: Token) -> Unit | None:
    if text[max(0, token.start - 1) : token.start] == "$":
        return claim_words().units["dollar"]
    behind = text[token.end : token.end + 2]
    unit = next((unit for mark, unit in _MARKS if behind[:1] == mark and not behind[1:].isalpha()), None)
    return claim_words().units[unit] if unit and token.surface[-1:].isdigit() else None


def _is_initials(word: Word, text: str) -> bool:
    """Whether capitals tell a name from an English past: an LED leads nobody."""
    return word.surface.isupper() and is_irregular_past(word.folded) and not text.isupper()


def _is_thousands(words: list[Word], index: int) -> bool:
    """Whether a k is joined to the number before it: 20k."""
    joined = words[index : index + 1]
    return any(one.folded == "k" and one.start == words[index - 1].end for one in joined)


def _with_mark(text: str, words: list[Word], index: int, value: str, length: int) -> tuple[str, int]:
    """The value and its words with the k or the M that is joined to its digits."""
    if _is_thousands(words, index + length) and value.isdecimal():
        return f"{value}000", length + 1
    return (in_millions(value), length + 1) if _is_millions(text, words, index, length) else (value, length)


def _is_millions(text: str, words: list[Word], index: int, length: int) -> bool:
    """Whether an M is joined to a sum of money: $1.2M."""
    joined = words[index + length : index + length + 1]
    is_joined = any(one.surface == "M" and one.start == words[index].end for one in joined)
    is_money = text[max(0, words[index].start - 1) : words[index].start] == "$"
    return length == 1 and is_joined and is_money and _PLAIN_NUMBER.fullmatch(words[index].surface) is not None


_PLAIN_NUMBER = re.compile(r"\d+(?:\.\d+)?")


def _is_preposition(tokens: list[Token], index: int) -> bool:
    """Whether the word behind a number is no unit there: "since 2018 in", "five in service", ".001 in your ad"."""
    number, unit = tokens[index], tokens[index + 1]
    if _YEAR.fullmatch(number.number or "") and unit.folded in _RANGES | {"in"}:
        return True
    following = tokens[index + 2 : index + 3]
    is_led = any(one.folded in _LED | _MONTHS or (one.number and _YEAR.fullmatch(one.number)) for one in following)
    return unit.folded == "in" and (is_led or (number.surface.isalpha() and not number.surface.isdecimal()))


_MONTHS = frozenset(fold(name) for names in MONTHS.values() for name in names)
_LED = frozenset({"your", "my", "the", "our", "this", "a", "an", "all", "his", "her", "their", "both"})


_ADVERBS = frozenset({"roughly", "nearly", "closely"})


@lru_cache(maxsize=16384)
def _forms(folded: str, code: LanguageCode) -> frozenset[str]:
    """What a word is compared by: in its own language, and in the other where its own doesn't know it."""
    if folded in _ADVERBS:
        return frozenset({f"raw:{folded}"})  # who counts roughly roughs nothing in
    own = forms_of(folded, code) | {f"raw:{folded}"}
    known = f"{code}:{folded}" in lexicon().plain or any(form in lexicon().spellings for form in own)
    return own if known else own | forms_of(folded, _other(code))


def _token(  # noqa: PLR0917 - the text in the four forms in which it is looked at
    text: str, words: list[Word], folded: list[str], forms: list[frozenset[str]], index: int, code: LanguageCode
) -> Token:
    first = words[index]
    breaks = index > 0 and bool(_BREAK.search(text[words[index - 1].end : first.start]))
    if number := number_words(folded, index, code):
        value, length = number
        value, length = _with_mark(text, words, index, value, length)
        value, start = with_leading_point(text, first, value)
        last = words[index + length - 1]
        return Token(
            start,
            last.end,
            text[start : last.end],
            tuple(folded[index : index + length]),
            frozenset({f"number:{value}"}),
            (),
            is_plain=False,
            number=value,
            breaks=breaks,
        )
    if designated := _designated(words, folded, index):
        last = words[index + 1]
        return Token(
            first.start,
            last.end,
            text[first.start : last.end],
            tuple(folded[index : index + 2]),
            frozenset({designated}),
            (),
            is_plain=False,
            breaks=breaks,
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
    if length == 1:
        keys |= _marks(folded[index])
    parts = tuple(_part_keys(one, forms[at]) for at, one in enumerate(folded[index : index + length], index))
    if (
        length == 1
        and folded[index].endswith(("or", "ors", "er", "ers"))
        and any(key.startswith("thing:") for key in keys)
        and _names_doer(folded[index])
    ):
        keys = frozenset(key for key in keys if not key.startswith("act:"))  # an operator isn't operating
    is_plain = (
        length == 1
        and (
            f"{code}:{folded[index]}" in lexicon().plain
            or (not groups and f"{_other(code)}:{folded[index]}" in lexicon().plain)  # a title in the other language
            or (folded[index] == "most" and folded[index + 1 : index + 2] in (["recently"], ["recent"]))
            or (folded[index].startswith("carr") and folded[index + 1 : index + 2] == ["out"])
        )
    )
    if is_plain and folded[index] in {"year", "ano"} and folded[max(0, index - 2) : index] in (["of", "the"], ["del"]):
        is_plain = False  # "welder of the year"
    return Token(
        first.start,
        last.end,
        text[first.start : last.end],
        tuple(folded[index : index + length]),
        keys,
        parts if length > 1 else (),
        is_plain,
        breaks=breaks,
    )


def _marks(word: str) -> set[str]:
    """What a word that is a mark by itself says, too: II is a two, cat6 a cable's category."""
    category = _CATEGORY.fullmatch(word)
    marks = {designation("category", category[1])} if category else set[str]()
    return marks | ({f"number:{ROMAN[word]}"} if word in ROMAN else set())


_CATEGORY = re.compile(r"cat(\d)[ae]?")
"""A cable's category, joined: cat6."""
_SHORT_MARKS = {"cat": r"I{1,3}|IV|\d"}
"""A Cat 5 is a category, a CAT 320 an excavator."""


def _designated(words: list[Word], folded: list[str], index: int) -> str | None:
    if folded[index] not in DESIGNATORS or index + 1 >= len(words) or words[index + 1].start != words[index].end + 1:
        return None
    mark = words[index + 1].surface
    if not re.fullmatch(_SHORT_MARKS.get(folded[index], MARK), mark):
        return None
    return designation(folded[index], folded[index + 1])


def _names_doer(word: str) -> bool:
    """Whether an English word on -er or -or is made of an act (adjuster), not an act itself (order, water)."""
    stem = word.removesuffix("s")[:-2]
    bases = {stem, f"{stem}e", stem[:-1] if stem[-1:] == stem[-2:-1] else stem}
    return any(
        key.startswith("act:") for base in bases for key in lexicon().groups_at([frozenset({f"en-noun:{base}"})], 0)[1]
    )


def _part_keys(folded: str, forms: frozenset[str]) -> frozenset[str]:
    groups = lexicon().groups_at([forms], 0)[1]
    cognate = cognate_of(folded)
    return forms | groups | ({cognate} if cognate else set())


def _other(code: LanguageCode) -> LanguageCode:
    return "es" if code == "en" else "en"

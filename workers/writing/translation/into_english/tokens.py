"""A line cut into the words that the lexicon knows, names and codes, and the marks between them."""

import re

from workers.language.words import Word, words_of
from workers.writing.lexicon.loans import loan_at
from workers.writing.lexicon.spanish import lexicon
from workers.writing.lexicon.token import Token
from workers.writing.translation.into_english.towns import with_towns

_GLUE = frozenset({"", "-", "/", "&", "."})


def tokens_of(text: str) -> list[Token]:
    """The tokens of a line; what a hyphen or slash joins to a code (R-410A, TIG/MIG, 480V) is one code."""
    tokens: list[Token] = []
    words = words_of(text)
    for place, word in enumerate(words):
        gap = text[words[place - 1].end : word.start] if place else text[: word.start]
        if tokens and gap in _GLUE and words[place - 1].surface != "$" and _joins(tokens[-1], word, gap):
            last = tokens.pop()
            surface = f"{last.surface}{gap}{word.surface}"
            tokens.append(Token(surface, f"{last.folded}{gap}{word.folded}", last.mark, last.start))
            continue
        sign = re.search(r"(?:^|[\s(])([#$-])$", gap)
        surface, folded, mark = word.surface, word.folded, gap.strip()
        if sign and word.surface[0].isdigit():
            surface, folded, mark = f"{sign[1]}{surface}", f"{sign[1]}{folded}", gap.strip()[:-1].strip()
        if word.surface == "%" and tokens and gap == "":
            last = tokens.pop()
            tokens.append(Token(f"{last.surface}%", f"{last.folded}%", last.mark, last.start))
            continue
        if surface == "$" and place + 1 < len(words) and words[place + 1].start == word.end:
            continue  # its figure has it
        if place and words[place - 1].surface == "$" and words[place - 1].end == word.start:
            before = words[place - 2].end if place > 1 else 0
            surface, folded, mark = f"${surface}", f"${folded}", text[before : words[place - 1].start].strip()
        mark = "" if mark == "-" and " " not in gap else mark
        tokens.append(Token(surface, folded, mark, word.start))
    return with_towns(tokens)


def _joins(last: Token, word: Word, gap: str) -> bool:
    """Whether two words are one code."""
    if gap == "-" and (word.folded == "a" or last.folded.endswith("-a")):
        return True  # "port-a-wrap" is a name
    if gap == "" and last.is_number and word.surface.isalpha():
        return word.folded != "x"
    joined = f"{last.folded}-{word.folded}"
    if gap == "-" and (joined in lexicon().terms or joined in lexicon().hyphened or loan_at(joined)):
        return True
    coded = Token(word.surface, word.folded)
    return (last.is_code or last.is_capital) and (coded.is_code or (gap == "-" and coded.is_capital))

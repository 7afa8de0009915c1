"""Classes, types and levels with their letters or numbers, each one thing: Class A, types S and N."""

import re
from dataclasses import replace

from workers.language.words import fold
from workers.writing.gate.sentence.tokens import Token

ROMAN = {"i": "1", "ii": "2", "iii": "3", "iv": "4"}
DESIGNATORS = {
    "class": "class", "clase": "class", "type": "type", "tipo": "type", "level": "level", "nivel": "level",
    "grade": "grade", "grado": "grade", "category": "category", "categoria": "category", "cat": "category",
    "part": "part", "parte": "part", "tier": "tier", "local": "local", "group": "group", "grupo": "group",
    "step": "step",
}  # fmt: skip
_SEVERAL = {
    "classes": "class", "clases": "class", "types": "type", "tipos": "type", "levels": "level", "niveles": "level",
    "grades": "grade", "grados": "grade", "categories": "category", "categorias": "category",
}  # fmt: skip
"""What makes one thing with each letter or number of the list behind it: classes I, II and IV."""
MARK = r"[A-Z]|[IVX]{1,4}|\d{1,3}"
"""The letter or number of one."""
_LISTS = re.compile(rf"\b(?i:({'|'.join(_SEVERAL)})) ((?:{MARK})(?:(?:,| y| and| e|, y|, and) (?:{MARK})\b)+)")
_LETTER = r"[A-Z]|[IVX]{1,4}"
_LISTS_OF_ONE = re.compile(
    rf"\b(?i:({'|'.join(DESIGNATORS)})) (?:{_LETTER})((?:(?:, ?| ?/ ?| y | and | e | & )(?:{_LETTER})\b)+)"
)
"""The same behind a singular, as people type it: "tipo S y N"."""


def mark_lists(text: str, tokens: list[Token]) -> None:
    """Make each mark of a list what it is with the plural before it, which by itself says nothing."""
    for found in _LISTS.finditer(text):
        for at, token in enumerate(tokens):
            if found.start() == token.start:
                tokens[at] = replace(token, is_plain=True)
            elif found.start(2) <= token.start < found.end(2) and re.fullmatch(MARK, token.surface):
                key = designation(_SEVERAL[fold(found[1])], token.folded)
                tokens[at] = replace(token, keys=frozenset({key}), number=None, is_plain=False)
    for found in _LISTS_OF_ONE.finditer(text):
        for at, token in enumerate(tokens):
            if found.start(2) <= token.start < found.end(2) and re.fullmatch(_LETTER, token.surface):
                tokens[at] = replace(
                    token, keys=token.keys | {designation(fold(found[1]), token.folded)}, is_plain=False
                )


def designation(sort: str, mark: str) -> str:
    """The key of a class, level or type with its letter or number; II and 2 are one."""
    return f"designated:{DESIGNATORS.get(sort, sort)}:{ROMAN.get(mark, mark)}"


def is_designator(folded: str) -> bool:
    """Whether a word makes one thing with the letter or number behind it: class A."""
    return folded in DESIGNATORS

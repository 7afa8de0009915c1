"""Verbs that share the object behind the last: cut, edge and drill glass; wrap and stage pallets.

Read one by one, a verb that is a noun as well is taken for one, and the line stays in a tense of its own.
"""

import re

from workers.language.conjugation import Form
from workers.language.grammar import grammar
from workers.writing.english_lines.compounds import is_name_of_two, named_by_two_doings
from workers.writing.english_lines.items import Item, Kind, Verb
from workers.writing.words.english_verbs import verb_form, word_table, words_in

_CHAIN = re.compile(
    r"(?P<verbs>[A-Za-z]+(?:(?:, [a-z]+)*,? (?:and|&) [a-z]+|(?:, [a-z]+){2,})) (?P<object>[^,;:()]+)"
    r"(?:, (?=[A-Z\d])[^;:()]+)?$"
)
"""Such verbs and their object, and behind a comma no more than a name or a figure: fell and limb fir, Husky 572."""
_WORD = re.compile(r"\b(?!and\b)[A-Za-z]+")
_SURE = 3
"""Verbs of a chain that no nouns make."""


def chained(sentence: str) -> Item | None:
    """The one act of such a sentence, typed in no tense; None for another."""
    found = _CHAIN.match(sentence)
    if found is None or named_by_two_doings(sentence):
        return None
    verbs = list(_WORD.finditer(found["verbs"]))
    bases = [verb.group().lower() for verb in verbs]
    if not all(verb_form(base) == (base, Form.BASE) for base in bases) or not _is_object(bases, found["object"]):
        return None
    if is_name_of_two(bases[0], ["and", bases[-1]]) or not (len(bases) >= _SURE or _are_rather_verbs(bases)):
        return None
    text = sentence[:1].lower() + sentence[1:]
    read = tuple(Verb(verb.start(), verb.end(), base, Form.BASE) for verb, base in zip(verbs, bases, strict=True))
    return Item(Kind.ACT, text, read)


def _is_object(bases: list[str], text: str) -> bool:
    """Whether several things or a material follow, which no noun before them tells the sort of."""
    table = word_table()
    words = [word.group().lower() for word in words_in(text)]
    if not words or words[0] in table["prepositions"] | table["particles"] or is_name_of_two(bases[-1], words):
        return False
    upto = next((place for place, word in enumerate(words) if word in table["prepositions"]), len(words))
    things = words[:upto]
    is_one_of_bases = len(bases) < _SURE and verb_form(things[0]) == (things[0], Form.BASE)
    if not table["acts"].isdisjoint(things) or is_one_of_bases:
        return False
    last = things[-1]
    is_several = last.endswith("s") and not last.endswith("ss")
    return words[0] in table["determiners"] or is_several or len(bases) >= _SURE


def _are_rather_verbs(bases: list[str]) -> bool:
    """Whether two are verbs: neither is a noun as often, or one hardly ever is: mount and balance tires."""
    sure = word_table()["rarely_nouns"] - {"hand"}
    return all(map(_is_rather_verb, bases)) or any(base in sure for base in bases)


def _is_rather_verb(base: str) -> bool:
    table = word_table()
    is_noun = (
        base in grammar("en").noun_heads or base in table["more_nouns"] | table["heavy_nouns"] | table["also_nouns"]
    )
    return base in grammar("en").verb_bases and (base in table["rarely_nouns"] or not is_noun)

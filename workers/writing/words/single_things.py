"""Nouns of which there is one or several, by the lexicon of the trades and the names of their machines."""

import re
from functools import cache

from workers.trades import vocabulary_files
from workers.writing.lexicon.spanish import lexicon
from workers.writing.words.english_verbs import verb_form, word_table

_NO_PIECE = re.compile(
    r"(?:[^s]s|ing|ly|ed|ware|ion|ance|ence|age|ment|ity|ure|ery|ship|ness|ism|work|al|ics|ive|ous|ful|able|ible|ward)$"
)
"""How words end that aren't sure to name one piece: several of it, an act, a quality, a manner."""
_SHORTEST = 3


def is_single_thing(noun: str) -> bool:
    """Whether a noun in small letters names one thing, so that it wants an article."""
    return noun in _countable()


def is_likely_single(noun: str) -> bool:
    """Whether a word that no list has names one thing where a verb stands before it: capstan, sluice."""
    table = word_table()
    if not noun.isalpha() or len(noun) < _SHORTEST or _NO_PIECE.search(noun):
        return False
    is_other = noun in table["stuffs"] | table["materials"] | table["asides"] | table["adverbs"] | table["particles"]
    is_other = is_other or noun in table["prepositions"] | table["determiners"] | table["welding"] | table["uncounted"]
    known = verb_form(noun)
    is_stuff = noun in _uncounted() or noun in table["states"]
    return not is_other and not is_stuff and (known is None or known[0] == noun)


def is_stuff(noun: str) -> bool:
    """Whether a noun names a material or what has no single piece."""
    return noun in _uncounted() or noun in word_table()["stuffs"]


@cache
def _uncounted() -> frozenset[str]:
    listed = [term.noun for terms in lexicon().terms.values() for term in terms if term.noun]
    return frozenset(noun.english for noun in listed if noun.is_mass or noun.is_material)


@cache
def _countable() -> frozenset[str]:
    listed = [term.noun for terms in lexicon().terms.values() for term in terms if term.noun]
    single = {
        noun.english.rsplit(" ", maxsplit=1)[-1]
        for noun in listed
        if not (noun.is_mass or noun.is_material or noun.is_many or noun.is_collective)
    }
    heads = {row[0] for row in vocabulary_files.entries("gear_heads.tsv") if " " not in row[0]}
    more = word_table()["single"]
    known = ((single | heads) - _uncounted()) | more
    return frozenset(one for one in known if one in more or (one.isalpha() and not one.endswith(("s", "ing", "ware"))))

"""Nouns of which there is one or several, by the lexicon of the trades and the names of their machines."""

from functools import cache

from workers.trades import vocabulary_files
from workers.writing.translation.lexicon import lexicon

_MORE = frozenset(
    {"mill", "van", "store", "tow", "controller", "fitter", "rig", "system", "plant", "bender", "signalman"}
)


def is_single_thing(noun: str) -> bool:
    """Whether a noun in small letters names one thing, so that it wants an article."""
    return noun in _countable()


@cache
def _countable() -> frozenset[str]:
    listed = [term.noun for terms in lexicon().terms.values() for term in terms if term.noun]
    uncounted = {noun.english for noun in listed if noun.is_mass or noun.is_material}
    single = {
        noun.english.rsplit(" ", maxsplit=1)[-1]
        for noun in listed
        if not (noun.is_mass or noun.is_material or noun.is_many or noun.is_collective)
    }
    heads = {row[0] for row in vocabulary_files.entries("gear_heads.tsv") if " " not in row[0]}
    known = (single | heads | _MORE) - uncounted
    return frozenset(one for one in known if one.isalpha() and not one.endswith(("s", "ing", "ware")))

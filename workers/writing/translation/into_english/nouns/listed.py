"""Lists typed without their commas: "cambio de aceite frenos llantas y suspension"."""

from workers.writing.lexicon.spanish import Noun
from workers.writing.translation.into_english.nouns.lookup import AND, NounLookup

_DETERMINERS = frozenset({"el", "la", "los", "las"})


def goes_on_listing(lookup: NounLookup, before: Noun | None, at: int) -> bool:
    """Whether things follow the one before a token, side by side, up to an "y" and the last: so they are a list.

    Several of which each is more than one need no "y" at the end of a line: "lavabos tazas regaderas".
    Two that have a name together ("filtros aire": air filters) lack a "de", not a comma; such a line isn't read so.
    """
    is_determined = lookup.follows(at) in _DETERMINERS
    last, count = before, 0
    while last is not None and not last.is_person and (word := lookup.follows(at)):
        is_last = word in AND and count > 0
        at += is_last
        if (lookup.follows(at) in _DETERMINERS) is not is_determined:
            return False
        head = lookup.listed(at + is_determined)
        if head is None or head.noun is None or _have_name_together(lookup, last, head.words):
            return False
        if is_last:
            return not head.noun.is_person
        are_many = head.is_plural and lookup.words[at - 1].endswith("s") and not is_determined
        last, at, count = head.noun, at + is_determined + len(head.words), count + 1
        if at >= len(lookup.words):
            return are_many
    return False


def _have_name_together(lookup: NounLookup, first: Noun, second: tuple[str, ...]) -> bool:
    """Whether the lexicon has the first one "de" the second as one thing, or the second tells the sort of any."""
    return any(lookup.is_name_of([*name.split(), "de", *second]) for name in first.spellings)

"""Qualities of one thing in a list: "etiqueta verde, amarilla o roja"."""

from collections.abc import Callable

from workers.writing.lexicon.spanish import Term
from workers.writing.translation.into_english.nouns.lookup import AND, NounLookup


def listed_qualities(lookup: NounLookup, at: int, is_thing: Callable[[Term, int], bool]) -> tuple[str, int] | None:
    """What is listed from a comma on up to "y" or "o" and one more, and the index behind; None for another list."""
    said: list[str] = []
    while at < len(lookup.words) and (lookup.tokens[at].mark == "," or lookup.follows(at) in AND):
        link = AND.get(lookup.follows(at), "")
        at += bool(link)
        quality = lookup.adjective(at)
        if quality is None or (not link and lookup.tokens[at].mark != ",") or is_thing(quality, at):
            return None
        said.append(f"{link} {quality.english}".strip())
        at += 1
        if link:
            return (f"{', '.join(said[:-1])} {said[-1]}", at) if len(said) > 1 else None
    return None

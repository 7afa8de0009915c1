"""Lines that say something each: none of them only what another has said."""

from collections.abc import Iterable, Iterator

from workers.language.grammar import LanguageCode, grammar


def that_differ(lines: Iterable[str], before: Iterable[str] = (), *, code: LanguageCode) -> Iterator[str]:
    """Lines none of which says only what those before it, or a longer one, say."""
    words = grammar(code)
    told = [set(words.keys(line)) - words.neutral for line in before]
    lines = list(lines)
    keys = [set(words.keys(line)) - words.neutral for line in lines]
    for line, short in zip(lines, keys, strict=True):
        whole, own = max(zip(lines, keys, strict=True), key=lambda one: len(one[1]) if short < one[1] else 0)
        whole, own = (whole, own) if short < own else (line, short)
        if not any(own <= other for other in told):
            told.append(own)
            yield whole

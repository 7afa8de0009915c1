"""A line of a posting cut into sentences, as people type them: without capitals, with "yrs." in the middle."""

import re
from collections.abc import Iterator

from workers.language.words import one_line, sentences_of

_END_IN_LOWER_CASE = re.compile(
    r"(?<=[a-záéíóúñ\d)]{2})[.!?]\s+(?=[a-záéíóúñ¿$])|(?<=[A-Z]{2})[.!?]\s+(?=[$\u20ac]\s?\d)"
)
"""Pay begins a sentence of its own, also behind an abbreviation: "some English with the GC. $31"."""
_SHORTENED = re.compile(r"\b(?:yrs?|lbs?|min|max|exp|ft|hrs?|mos?|incl|approx|est|cert|med|a[ñn]os?)$", re.IGNORECASE)
_CUT_SHORT = re.compile(r"^\W*(?:\S+\s+){0,2}(?:yrs?|min|exp|approx|mos?)\.$", re.IGNORECASE)
"""A sentence of three words that ends in an abbreviation is the beginning of the next: "One yr. CDL driving"."""
_SHORT = 60
"""Characters."""
_OR_LATER = re.compile(r",?\s+or\s+(?:the\s+)?abilit(?:y|ies) to (?:obtain|get)\b[^,.;]*,?", re.IGNORECASE)
"""An aside between commas: "Possession of, or ability to obtain within 30 days, a license"."""
_ENUMERATED = re.compile(r"(?<=[;.])\s+\(?(?:\d{1,2}|[a-h])\)\s+")


def statements_of(text: str) -> Iterator[str]:
    """Yield the sentences of a line, in order."""
    begun = ""
    for sentence in sentences_of(_OR_LATER.sub("", _ENUMERATED.sub(" ", one_line(text)))):
        whole = f"{begun} {sentence}".strip()
        if len(whole) <= _SHORT and _CUT_SHORT.match(whole):
            begun = whole
            continue
        begun = ""
        yield from _lower_case(whole)
    if begun:
        yield begun


def _lower_case(sentence: str) -> Iterator[str]:
    start = 0
    for end in _END_IN_LOWER_CASE.finditer(sentence):
        if not _SHORTENED.search(sentence[: end.start()]):
            yield sentence[start : end.start() + 1]
            start = end.end()
    yield sentence[start:]

"""A Spanish line in English: verbs in the tense of the job, noun phrases, and what links them; whole, or not at all."""

import re
from functools import lru_cache

import msgspec

from workers.writing.translation.figures_in_row import FiguresInRow
from workers.writing.translation.into_english.english_words import is_english
from workers.writing.translation.into_english.line_read import English, Line
from workers.writing.translation.into_english.on_call import on_call_in_english
from workers.writing.translation.into_english.records import record_behind, record_in_english
from workers.writing.translation.into_english.senses.job_words import words_of_job
from workers.writing.translation.into_english.senses.meaning import meant
from workers.writing.translation.into_english.tokens import tokens_of
from workers.writing.translation.into_english.whole_lines import reordered

_FRAGMENTS = frozenset({"para", "de", "del", "por", "y", "o"})
"""First words of what was cut off from the sentence before."""
_AND_OF_NOTES = re.compile(r",? y (?=\w)")
_SPANISH = re.compile(r"\b(?:del?|los|las|para|con)\b")
"""Words that no English line has in small letters, seen before it is cut into words."""
_LONGEST = 60  # words of a line


def in_english(text: str, *, past: bool) -> str:
    """The line in English, its doings in the tense of the job; empty where a word of it isn't known."""
    return english_of(text, past=past).text


def english_of(text: str, *, past: bool) -> English:
    """The same, and whether it says all of the line."""
    return _english_of(text, past, words_of_job())


@lru_cache(maxsize=1024)
def _english_of(text: str, past: bool, _of_job: str) -> English:  # noqa: FBT001
    """The same, kept by the words of the job that its senses are told by."""
    if not _SPANISH.search(text) and is_english(tokens_of(text)):
        typed = _AND_OF_NOTES.sub(" and ", text.strip().rstrip(".;, "))
        return English(f"{typed[:1].upper()}{typed[1:]}")
    if record := record_in_english(text) or on_call_in_english(text):
        return English(record)
    rows = FiguresInRow(text, "es")
    told = told_as_meant(meant(rows.text), past=past)
    return msgspec.structs.replace(told, text=rows.put_back(told.text))


def told_as_meant(text: str, *, past: bool) -> English:
    """The same of a line whose senses are told apart already."""
    text, record = record_behind(text)
    if record:
        told = told_as_meant(text, past=past)
        return English(f"{told.text}{record}", is_whole=told.is_whole) if told.text else told
    parts: list[English] = []

    def tell(rest: str) -> str:
        parts.append(_told(rest, past=past))
        return parts[-1].text

    said, says_less = reordered(text, tell, past=past)
    if said:
        return English(said, is_whole=not says_less and all(one.is_whole for one in parts))
    return _told(text, past=past)


def _told(text: str, *, past: bool) -> English:
    tokens = tokens_of(text.strip().rstrip(".;, "))
    if not tokens or len(tokens) > _LONGEST:
        return English()
    if tokens[0].folded in _FRAGMENTS:
        return English()
    line = Line(tokens, past=past, closes=text.rstrip(".;, ").endswith(")"))
    english = line.english()
    if line.phrases_of_more and not (english.text and english.is_whole):
        by_words = Line(tokens, past=past, closes=text.rstrip(".;, ").endswith(")"), by_words=True).english()
        return by_words if by_words.text and by_words.is_whole else english
    return english

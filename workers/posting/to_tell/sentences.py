"""What a posting asks whoever applies to tell: "say when you can start", "describe the hardest process you fixed".

Who applies is spoken to, in the imperative or by what the letter should say. A duty ("describe faults to the customer")
speaks of others, and a wish for papers ("send two references") asks for no words.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from workers.language.words import clean_text, one_line, sentences_of
from workers.posting.to_tell import cues, words

Subject = Literal["work", "terms"]
LONGEST_ASKED = 160
_MOST_ASKED = 6
_MOST = 0.6
_LONGEST_SENTENCE = 600
_FEWEST_WORDS = 3
"""Of a question that is understood by itself; the sentence stands for one that is shorter: "say which you want"."""


class Asked(msgspec.Struct, frozen=True):
    """A question to who applies, in the posting's own words and at most `LONGEST_ASKED` characters.

    `subject`: `terms` are what no profile says, the first day, the hours and the pay; else it is about `work`.
    """

    text: str
    subject: Subject = "work"


@lru_cache(maxsize=8)
def asks_to_tell(text: str) -> tuple[Asked, ...]:
    """The posting's questions in its order, each once. Kept, since a document's writing asks three times."""
    found: dict[str, Asked] = {}
    for span in _spans(_sentences(text)):
        found.setdefault(span.casefold(), Asked(_cut(span), "terms" if words.TERMS.search(span) else "work"))
    return tuple(found.values())[:_MOST_ASKED]


def _sentences(text: str) -> list[str]:
    lines = (_BULLET.sub("", line) for line in clean_text(text).splitlines())
    return [sentence for line in lines for sentence in sentences_of(line)]


_BULLET = re.compile(r"^(?:[-*\u2022\u2013\u00b7>]+|\(?(?:\d{1,2}|[a-z])[.)])\s+", re.IGNORECASE)


def _spans(sentences: Sequence[str]) -> Iterator[str]:
    """Yield what is asked; behind a cue with only a colon, that is the lines below."""
    is_listing = False
    for sentence in sentences:
        if len(sentence) > _LONGEST_SENTENCE:
            is_listing = False
            continue
        if is_listing and cues.ITEM.match(sentence):
            yield _trimmed(sentence)
            continue
        is_listing = bool(cues.LISTING.search(sentence))
        yield from _in_sentence(sentence)


def is_asked_to_tell(phrase: str, asked: Sequence[Asked]) -> bool:
    """Whether a phrase of the posting is most of a question: it is to be told, and no requirement to have."""
    length = len(phrase.split())
    return any(one.text in phrase or (phrase in one.text and length >= _MOST * len(one.text.split())) for one in asked)


def _in_sentence(sentence: str) -> Iterator[str]:
    if not words.MAY_ASK.search(sentence):
        return
    if words.OF_OTHERS.search(sentence):
        return
    if own := cues.OWN_QUESTION.search(sentence):
        yield _trimmed(own[0])
        return
    found = [(*match.span(), is_asked) for cue, is_asked in cues.CUES for match in cue.finditer(sentence)]
    told: list[str] = []
    until = len(sentence)
    for begin, end, is_asked in sorted(found, key=lambda one: one[1], reverse=True):
        span = _trimmed(sentence[end:until])
        if span and is_asked(span, sentence) and not words.NOT_TO_TELL.match(span):
            told.append(span)
            until = begin
    for span in reversed(told):
        yield from _each(span, sentence)


def _each(told: str, sentence: str) -> Iterator[str]:
    """Yield each question of a sentence: "which CMM work you did and when you can start" has two."""
    for one in words.NEXT_QUESTION.split(told):
        is_whole = len(one.split()) >= _FEWEST_WORDS or words.TERMS.search(one)
        yield one if is_whole else sentence.strip(" .")


def _trimmed(text: str) -> str:
    """Return what is asked, without how and where to tell it: "in your letter", "and send it to us"."""
    text = words.END.split(one_line(words.FILLER.sub("", text)), maxsplit=1)[0]
    return words.LOOSE_END.sub("", text).strip(" ,.:-\u2013\u2014\u00bf\u00a1\"'\u201c\u201d")


def _cut(text: str) -> str:
    if len(text) <= LONGEST_ASKED:
        return text
    return f"{text[: LONGEST_ASKED - 1].rsplit(' ', 1)[0]}\u2026"

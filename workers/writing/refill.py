"""What a draft lost at the fact gate, filled with what the built-in writer has: per bullet, never by whole jobs."""

from itertools import islice

import msgspec

from workers.language.grammar import Grammar, grammar
from workers.writing.draft import Assignment, Draft
from workers.writing.model.whole import is_whole, whole_prose

_SAME = 0.5
"""Share of the shorter one's words from which two bullets tell the same."""
_TWO = 2
_LEAST_PARAGRAPHS = 3
_LEAST_WORDS = 50
"""Of a letter that still is one: either is enough, where two paragraphs are left."""


def refilled(draft: Draft, own: Draft, assignment: Assignment) -> Draft:
    """`draft`, past the gate, with what `own`, the built-in writer's, has in the place of what is gone.

    What can't be told is the built-in writer's to say: of a job that `draft` tells in its own words nothing is.
    """
    if draft is own:  # its sentences are whole, also one that ends on "cleaned up"
        return draft
    if assignment.kind == "cover_letter":
        paragraphs = _letter(draft, own, assignment)
        lists = own if paragraphs == own.paragraphs else draft
        return msgspec.structs.replace(
            draft, headline=own.headline, paragraphs=paragraphs, bullets=lists.bullets, untold=lists.untold
        )
    words = grammar(assignment.language)
    return msgspec.structs.replace(
        draft,
        headline=draft.headline or own.headline,
        summary=whole_prose(draft.summary) or own.summary,
        bullets={job: _bullets(draft.bullets.get(job, ()), bullets, words) for job, bullets in own.bullets.items()},
        skill_order=draft.skill_order or own.skill_order,
        credential_order=draft.credential_order or own.credential_order,
        untold=tuple(one for one in own.untold if not any(map(is_whole, draft.bullets.get(one.job_id, ())))),
    )


def _bullets(kept: tuple[str, ...], own: tuple[str, ...], words: Grammar) -> tuple[str, ...]:
    """The bullets that are whole, and of the built-in writer's as many that tell something else as there is room."""
    whole = tuple(one for one in kept if is_whole(one))
    told = [_content(one, words) for one in whole]
    others = (one for one in own if not any(_is_same(_content(one, words), other) for other in told))
    return (*whole, *islice(others, max(0, len(own) - len(whole))))


def _content(text: str, words: Grammar) -> frozenset[str]:
    return frozenset(words.keys(text)) - words.neutral


def _is_same(one: frozenset[str], other: frozenset[str]) -> bool:
    return len(one & other) >= _SAME * max(1, min(len(one), len(other)))


def _letter(draft: Draft, own: Draft, assignment: Assignment) -> tuple[str, ...]:
    """The paragraphs where a letter is left of them; an application or a close that is gone is put back."""
    paragraphs = tuple(filter(None, map(whole_prose, draft.paragraphs)))
    if paragraphs == own.paragraphs or not own.paragraphs:
        return paragraphs
    is_letter = len(paragraphs) >= _LEAST_PARAGRAPHS or sum(len(one.split()) for one in paragraphs) >= _LEAST_WORDS
    if len(paragraphs) < _TWO or not is_letter:
        return own.paragraphs
    position = assignment.posting.title.casefold()
    opening = () if position in paragraphs[0].casefold() else own.paragraphs[:1]
    closing = () if _thanks(paragraphs[-1]) else own.paragraphs[-1:]
    return (*opening, *paragraphs, *closing)


def _thanks(paragraph: str) -> bool:
    return any(word in paragraph.casefold() for word in ("thank", "gracias", "agradezco"))

"""What a posting says first of its work and of its employer: the words that a document's first lines should have."""

import re
from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet

from workers.language.grammar import grammar
from workers.language.occupations import is_occupation
from workers.language.words import sentences_of, words_of
from workers.posting.requirements.reading import Posting
from workers.posting.to_tell.sentences import asks_to_tell
from workers.writing.trades.families import families_of_title

Keys = Callable[[str], frozenset[str]]
"""The keys of a text's telling words."""
_LONGEST_HEAD = 14
"""Words of a first line that is the position's head rather than a sentence."""
_LONGEST_SENTENCE = 40
_SHORT_NAME = re.compile(r"\b[A-Z]{3,}(?=s?\b)")
_OF_EMPLOYER = re.compile(r"(?:we(?:'re|’re)?|our|somos|nuestr[oa])\b", re.IGNORECASE)


def asked_to_tell(text: str) -> str:
    """What a posting wants to be told of work: the largest service you have terminated, how many finals you ran."""
    return " ".join(one.text for one in asks_to_tell(text) if one.subject == "work")


def head_of(text: str) -> str:
    """The posting's first line, where it is no sentence; else empty."""
    first, *_ = text.strip().splitlines() or [""]
    return first if len(first.split()) <= _LONGEST_HEAD else ""


def heads_in(posting: Posting, text: str, keys: Keys, asked: AbstractSet[str]) -> frozenset[str]:
    """What the position is called beside its trade and its employer: healthcare, ground mount.

    Nor do occupations count that lines have as their verbs: who ran a register is no press operator. What the
    employer is called after is told by whoever asks, where the posting asks for it: cement, at Quartzite Cement.
    """
    first, *_ = text.strip().splitlines() or [""]
    words = grammar(posting.language)
    trades = {
        key
        for word in words_of(f"{first} {posting.title}")
        for key in [words.key(word.folded)]
        if families_of_title(word.folded) or (is_occupation(word.folded) and key in words.verbs)
    }
    head = keys(f"{head_of(text)} {posting.title}") - set(words.keys(posting.company))
    head |= (keys(posting.company) & asked) | makers_of(f"{head_of(text)} {posting.title}", posting, text, keys)
    return head - trades


def makers_of(named: str, posting: Posting, text: str, keys: Keys) -> frozenset[str]:
    """Return the makers of things that are named by a short name in capitals: Zeiss, of "two Zeiss CMMs"."""
    codes = "|".join(map(re.escape, sorted(set(_SHORT_NAME.findall(named)))))
    if not codes:
        return frozenset()
    makers = re.findall(rf"(?<=[a-z,(] )([A-Z][a-z]{{2,}}) (?:{codes})s?\b", text)
    return frozenset(key for one in makers for key in keys(one)) - keys(posting.company)


def business_in(posting: Posting, text: str, keys: Keys) -> frozenset[str]:
    """What the employer does, by its first sentence about itself: kettles, fryers; ground mounts."""
    name = posting.company.split(maxsplit=1)[0].casefold() if posting.company else ""
    for sentence in sentences_of(text):
        is_short = len(sentence.split()) <= _LONGEST_SENTENCE
        begins = sentence.strip().casefold()
        if (
            is_short
            and sentence != head_of(text)
            and (_OF_EMPLOYER.match(begins) or (name and begins.startswith(name)))
        ):
            occupations = frozenset(
                key for word in words_of(sentence) if is_occupation(word.folded) for key in keys(word.surface)
            )
            return keys(sentence) - keys(posting.company) - occupations
    return frozenset()


def wishes_by_place(posting: Posting, duties: Sequence[str], keys: Keys) -> dict[str, float]:
    """Weigh each word of the posting's duties and requirements by how early it first stands there: 1 to near 0."""
    required = [one.text for one in posting.requirements if not one.is_duty and one.level == "required"]
    found: dict[str, float] = {}
    for wishes in (duties, required):
        for place, wish in enumerate(wishes):
            for key in keys(wish):
                found[key] = max(found.get(key, 0.0), 1 - place / len(wishes))
    return found


def words_beside_asked(posting: Posting, text: str, keys: Keys) -> frozenset[str]:
    """Words of the sentences that ask for something, beside what is asked for by them."""
    said = [one.said for one in posting.requirements]
    sentences = (one for one in sentences_of(text) if any(phrase in one for phrase in said))
    return frozenset(key for one in sentences for key in keys(one))

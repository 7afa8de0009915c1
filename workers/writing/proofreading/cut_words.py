"""English words typed without their vowels or with their end cut to its last letters: haul trks, outbnd, paperwk.

Lists of shorthand name what is usual; this reads what they don't. A word is read only where it can't be spoken as it
stands, so that no jargon is taken for it (splay, stellite), and where one word alone is meant: a long one by its
letters, a short one by the word beside it, since the trades' own lists have them together (haul truck, no haul track).
"""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import chain

from workers.trades import vocabulary_files
from workers.trades.proof.general_words import specificity_words
from workers.writing.words.acronyms import acronyms
from workers.writing.words.english_spelling import (
    is_known_word,
    occupations_texts,
    words_of_trades,
    words_written,
)
from workers.writing.words.shorthand import written_out
from workers.writing.words.shouted_words import is_speakable

_TOKEN = re.compile(r"(?<![\w.@'\u2019/-])(?:[a-z]{3,}/)?(?P<cut>[a-z]{3,})(?![\w@/'\u2019-]|\.\w)")
_BEFORE, _BEHIND = re.compile(r"([a-z]+)[ -]$", re.IGNORECASE), re.compile(r" ([a-z]{3,})", re.IGNORECASE)
_VOWELS = re.compile(r"(?<=\w)[aeiou]")
_ALONE = 5
"""Letters from which a word says by itself which is meant."""
_MOST_LEFT_OUT = 3


def with_cut_words_whole(text: str, names: frozenset[str] = frozenset()) -> str:
    """The text with such words whole; `names` are words in small letters that are right as they are."""
    begin, told = 0, ""
    for found in _TOKEN.finditer(text):
        cut = found["cut"]
        if cut in names or not _is_cut(cut):
            continue
        told += text[begin : found.start("cut")]
        before = _BEFORE.search(told)
        behind = _BEHIND.match(text, found.end())
        told += _whole(cut, *(_spelled(one[1]) if one else "" for one in (before, behind)))
        begin = found.end()
    return told + text[begin:] if begin else text


@lru_cache(maxsize=2048)
def _is_cut(word: str) -> bool:
    """Whether no list has a word and nobody can speak it; what the shorthand's lists have is theirs to tell."""
    one = word.removesuffix("s")
    if is_speakable(one) or one in acronyms() or word in acronyms() or is_known_word(word):
        return False
    return _spelled(word) == word


def _spelled(word: str) -> str:
    """A word as the lists of shorthand have it, in small letters."""
    return written_out(f"the {word.lower()} of", "en").removeprefix("the ").removesuffix(" of")


@lru_cache(maxsize=512)
def _whole(word: str, before: str, behind: str) -> str:
    meant = list(_meant(word))
    if len(word.removesuffix("s")) < _ALONE:
        meant = [one for one in meant if _stand_together(one, before, behind)]
    return meant[0] if len(meant) == 1 else word


def _meant(word: str) -> Iterator[str]:
    """Each word that may be meant, in the number in which it was typed."""
    own = word.removesuffix("s") if len(word) > 3 else word  # noqa: PLR2004 - a letter and its ends
    end = word[len(own) :]
    return (f"{one}{end}" for one in _wholes(own))


@lru_cache(maxsize=512)
def _wholes(cut: str) -> tuple[str, ...]:
    letters = re.compile(".*".join(cut))
    fits = {
        word
        for word in _beginning_with(cut[0])
        if len(cut) < len(word) and letters.match(word) and _end(word) == cut[-1]
    }
    plain = {word for word in fits if _skeleton(word) == _skeleton(cut)}
    near = {word for word in fits if len(word) <= len(cut) + _MOST_LEFT_OUT}
    return tuple(plain if plain or len(cut) < _ALONE else near)


@lru_cache(maxsize=32)
def _beginning_with(letter: str) -> tuple[str, ...]:
    """Every word that may be meant by one that begins so."""
    known = chain(specificity_words("en"), words_of_trades(), words_written())
    return tuple(word for word in known if word[0] == letter)


def _end(word: str) -> str:
    return word.rstrip("aeiou")[-1:]


def _skeleton(word: str) -> str:
    """Its consonants as notes have them: ck is k, and none is doubled."""
    return re.sub(r"(.)\1", r"\1", _VOWELS.sub("", word).replace("ck", "k"))


def _stand_together(word: str, before: str, behind: str) -> bool:
    """Whether the lists of the trades have the word beside one of these, in either number."""
    one = word.removesuffix("s")
    next_ones = _meant(behind) if behind and _is_cut(behind) else filter(None, [behind])  # dmp trk
    pairs = [f"{before} {one}"] * bool(before) + [f"{one} {following.removesuffix('s')}" for following in next_ones]
    told = (pair for pair in pairs if pair in _phrases())  # most are not in it, and a search takes long
    return any(re.search(rf"(?<![a-z]){re.escape(pair)}s?(?![a-z])", _phrases()) for pair in told)


@cache
def _phrases() -> str:
    """What the trades call their machines, tools, jobs and doings, in small letters."""
    files = (path.read_text(encoding="utf-8") for path in sorted(vocabulary_files.FOLDER.glob("*_terms.tsv")))
    return "\n".join((*files, *occupations_texts())).lower()

"""English words typed without their vowels or with their end cut to its last letters: haul trks, outbnd, paperwk.

Lists of shorthand name what is usual; this reads what they don't. A word is read only where it can't be spoken as it
stands, so that no jargon is taken for it (splay, stellite), and where one word alone is meant: one that the job says
elsewhere or that the trades' own texts have beside its neighbour (haul truck, no haul track), else one that they use
much more often than any other with these letters, and the less so the fewer letters there are.
"""

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from workers.trades import vocabulary_files
from workers.trades.proof.general_words import specificity_words
from workers.writing.proofreading.usual_forms import beginning_with, consonants, spelled_trans, uses, weight
from workers.writing.words.acronyms import acronyms
from workers.writing.words.english_spelling import occupations_texts, words_of_trades, words_written
from workers.writing.words.english_verbs import verb_form
from workers.writing.words.shorthand import written_out
from workers.writing.words.shouted_words import is_speakable

_TOKEN = re.compile(r"(?<![\w.@'\u2019/-])(?:[a-z]{3,}/)?(?P<cut>[a-z]{3,})(?![\w@/'\u2019-]|\.\w)")
_BEFORE, _BEHIND = re.compile(r"([a-z]+)[ -]$", re.IGNORECASE), re.compile(r" ([a-z]{3,})", re.IGNORECASE)
_WORD = re.compile(r"[a-z]{4,}")
_NO_VOWEL = re.compile(r"[^aeiouy]+")
_SHORT, _LONG = 3, 5
"""Letters from which a word may say which is meant by itself; from which one more consonant may be missing."""
_LEAST_USES, _TIMES_MORE = {3: 15, 4: 5, 5: 2}, {3: 15, 4: 8, 5: 6}
_LEAST_OF_LONG, _TIMES_MORE_OF_LONG = 0, 4
"""How often the trades use a word that is meant by so few letters, and how many times more than the next."""
_SAID = 12
"""How many times likelier a word is that the job says elsewhere, or that stands so in the trades' texts."""
_MOST_LEFT_OUT = 5


def with_cut_words_whole(text: str, names: frozenset[str] = frozenset(), around: str = "") -> str:
    """The text with such words whole; `names` are words in small letters that are right, `around` is the job's text."""
    begin, told = 0, ""
    for found in _TOKEN.finditer(text):
        cut = found["cut"]
        if cut in names or not _is_cut(cut):
            continue
        told += text[begin : found.start("cut")]
        before = _BEFORE.search(told)
        behind = _BEHIND.match(text, found.end())
        beside = (_spelled(one[1]) if one else "" for one in (before, behind))
        told += _whole(cut, *beside, said=_said(cut, f"{text}\n{around}"))
        begin = found.end()
    return told + text[begin:] if begin else text


@lru_cache(maxsize=2048)
def _is_cut(word: str) -> bool:
    """Whether no list has a word and nobody can speak it; what the shorthand's lists have is theirs to tell."""
    one = word.removesuffix("s")
    is_spoken = is_speakable(one) and not _NO_VOWEL.fullmatch(one.removesuffix("e"))  # hses
    if is_spoken or one in acronyms() or word in acronyms():
        return False
    lists = (specificity_words("en"), words_of_trades(), words_written())  # "strght" is no word, nor are its halves
    is_known = any(form in words for form in (one, word) for words in lists) or verb_form(word) is not None
    return not is_known and _spelled(word) == word


def _spelled(word: str) -> str:
    """A word as the lists of shorthand have it, in small letters."""
    return written_out(f"the {word.lower()} of", "en").removeprefix("the ").removesuffix(" of")


def _said(cut: str, text: str) -> tuple[str, ...]:
    """Which of the words that fit the job says elsewhere, in either number."""
    fits = _fitting(cut) if len(cut) > _SHORT else ()
    if not fits:
        return ()
    words = set(_WORD.findall(text.lower()))
    return tuple(one for one in fits if one in words or one.removesuffix("s") in words or f"{one}s" in words)


@lru_cache(maxsize=1024)
def _whole(cut: str, before: str, behind: str, said: tuple[str, ...]) -> str:
    found = _fitting(cut)
    if not any(map(uses, found)):
        found += _near(cut)
    beside = {one for one in found if _stand_together(one, before, behind)}
    letters = len(cut)
    if not found or len(cut.removesuffix("s")) < _SHORT:
        return cut
    weights = {one: weight(one) * (_SAID if one in said else 1) * (_SAID if one in beside else 1) for one in found}
    first, *others = sorted(found, key=lambda one: weights[one], reverse=True)
    least = 1 if first in said or first in beside else _LEAST_USES.get(letters, _LEAST_OF_LONG)
    times = _TIMES_MORE.get(letters, _TIMES_MORE_OF_LONG)
    is_sure = uses(first) >= least and all(weights[first] >= times * weights[one] for one in others)
    return first if is_sure else cut


@lru_cache(maxsize=512)
def _fitting(cut: str) -> tuple[str, ...]:
    """The words whose consonants are these, with the vowels that were typed among theirs."""
    own = consonants(cut)
    fits = {one for one in _with_letters(cut) if consonants(one) == own}
    return tuple(sorted(one for one in fits if not (one.endswith("es") and one[:-2] in fits)))  # glss is one


@lru_cache(maxsize=512)
def _near(cut: str) -> tuple[str, ...]:
    """The same for a long one that lacks a consonant: posnrs."""
    if len(cut.removesuffix("s")) < _LONG:
        return ()
    size, most = len(consonants(cut)) + 1, len(cut) + _MOST_LEFT_OUT
    return tuple(
        one for one in _with_letters(cut) if len(consonants(one)) == size and len(one) <= most and uses(one) > 1
    )


def _with_letters(cut: str) -> Iterator[str]:
    """The longer words that have the letters of this one in their order, the first and the last of them, too."""
    whole = spelled_trans(cut)
    letters = re.compile(".*".join(whole))
    return (
        one
        for one in beginning_with(whole[0])
        if len(one) > len(cut) and letters.match(one) and one.rstrip("aeiou")[-1:] == cut[-1]
    )


def _stand_together(word: str, before: str, behind: str) -> bool:
    """Whether the lists of the trades have the word beside one of these, in either number."""
    one = word.removesuffix("s")
    next_ones: Iterator[str] | tuple[str, ...] = (
        iter(_fitting(behind)) if behind and _is_cut(behind) else filter(None, [behind])  # dmp trk
    )
    pairs = [f"{before} {one}"] * bool(before) + [f"{one} {following.removesuffix('s')}" for following in next_ones]
    told = (pair for pair in pairs if pair in phrases_of_trades())  # most are not in it, and a search takes long
    return any(re.search(rf"(?<![a-z]){re.escape(pair)}(?:e?s)?(?![a-z])", phrases_of_trades()) for pair in told)


@cache
def phrases_of_trades() -> str:
    """What the trades call their machines, tools, jobs and doings, in small letters."""
    kinds = ("*_terms.tsv", "tool_names.tsv")
    paths = (path for kind in kinds for path in sorted(vocabulary_files.FOLDER.glob(kind)))
    files = (path.read_text(encoding="utf-8") for path in paths)
    return "\n".join((*files, *occupations_texts())).lower()


def stand_together(first: str, second: str) -> bool:
    """Whether the trades have two words beside each other, the second in either number: dump trucks."""
    return re.search(rf"(?<![a-z]){re.escape(f'{first} {second}'.removesuffix('s'))}", phrases_of_trades()) is not None

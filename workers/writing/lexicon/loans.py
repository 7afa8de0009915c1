"""English words that Spanish duties have as they are (jetter, sit-down, clamshell), which the lexicon needn't list."""

import re
from functools import cache, lru_cache

from workers.language.words import fold, has_plain_letters
from workers.trades import vocabulary_files
from workers.trades.proof.general_words import specificity_words
from workers.writing.lexicon.spanish import Noun, Term, lexicon

_LEAST_LETTERS = 3
_LEAST_PART = 4
"""Letters of each half of a word that two make: fluxcore."""
_ENGLISH_FILES = ("gear_terms.tsv", "gear_heads.tsv", "gear_in_context.tsv", "tool_names.tsv")
_SPANISH_FILES = ("gear_terms_es.tsv", "gear_heads_es.tsv", "gear_in_context_es.tsv")
_SMALL = 0.1
"""How specific words are that name nothing: the, with."""
_VOWEL = re.compile(r"[aeiouy]")
_WORD = re.compile(r"[a-z]+")
_ANY_WORD = re.compile(r"[^\W\d_]+")
_SPANISH_SHAPE = re.compile(r"(?:[ao]s?|[ai]r|[aeo]n|cion(?:es)?|dad(?:es)?|bles?|nte?s?|[ae]les?)$|[aei]ndo")
"""How many words of Spanish end and few of English."""
_NO_SPANISH = re.compile(r"[kw]|[^lrc\W]h(?<!ch)|(?P<twice>[bdfgmpst])(?P=twice)|oo|(?:[bcfghjkmpqtvwx]|[^aeiou]s)$")
"""What Spanish doesn't spell: a k, a pp, a t at the end."""
_SPANISH_NOUN = re.compile(r"[ao]s?$")
_SPANISH_LINKS = frozenset({"de", "y", "el", "la", "en", "a", "al", "o", "su"})
_THING_THAT_DOES = re.compile(r"(?:er|or)$")


def loan_at(folded: str) -> Term | None:
    """The word as a noun that English has as it stands; None for a word of Spanish, and for one that nobody lists.

    One that does something ("a jetter") is counted; of the rest nobody knows whether it takes an article, and none has.
    """
    if not all(_is_english(part) for part in folded.split("-")):
        return None
    is_plural = folded.endswith("s") and not folded.endswith("ss")
    name = folded.removesuffix("s") if is_plural else folded
    is_mass = not is_plural and not _THING_THAT_DOES.search(folded)
    return Term("noun", (folded,), name, Noun(name, frozenset({folded}), is_mass=is_mass), is_plural=is_plural)


@lru_cache(maxsize=4096)
def _is_english(word: str) -> bool:
    known = lexicon()
    if not _WORD.fullmatch(word) or not _VOWEL.search(word) or _is_named(word) or word in known.forms:
        return False
    if _NO_SPANISH.search(word):
        return _is_listed(word) or _is_of_two(word)
    spanish = specificity_words("es").keys() | _words_of(_SPANISH_FILES)
    return not (_SPANISH_SHAPE.search(word) or word in spanish) and (_is_listed(word) or _is_of_two(word))


def _is_named(word: str) -> bool:
    """Whether the lexicon has a word by itself; one that only begins a name may be English: "bins de cosecha"."""
    return any(len(term.words) == 1 for term in lexicon().terms.get(word, ()))


def is_english_word(word: str) -> bool:
    """Whether a word is one of everyday English or of the trades, or of two such; nobody's name is."""
    return word in specificity_words("en") or _is_listed(word) or _is_of_two(word)


def is_typed_in_english(name: str) -> bool:
    """Whether all words of a row are English ones, in a profile that is: "Megger" is no Spanish word to be told."""
    words = _WORD.findall(fold(name))
    return has_plain_letters(name) and bool(words) and all(map(_is_no_spanish_word, words))


def is_named_in_english(name: str) -> bool:
    """Whether a row of several words in an English profile begins with an English word and has no sure Spanish one.

    What has a capital within it is a name, whatever Spanish word it looks like: "Auto Pro Pad", "BAS (Metasys)".
    """
    first, *others = _ANY_WORD.findall(name) or [""]
    return (
        has_plain_letters(name)
        and bool(others)
        and (first.isupper() or (is_english_word(fold(first)) and any(map(is_english_word, map(fold, others)))))
        and not any(one in _SPANISH_LINKS for one in others)
        and all(one[:1].isupper() or is_english_word(one) for one in others)
    )


def _is_no_spanish_word(word: str) -> bool:
    if len(word) < _LEAST_LETTERS:
        return word not in _SPANISH_LINKS
    is_known = word in specificity_words("en") or word not in specificity_words("es")
    return is_known and is_english_word(word) and not _SPANISH_NOUN.search(word)


def _is_listed(word: str) -> bool:
    is_small = specificity_words("en").get(word, 1.0) < _SMALL
    return len(word) >= _LEAST_LETTERS and not is_small and any(map(_is_an_english_word, _forms(word)))


def _is_of_two(word: str) -> bool:
    """Whether two English words are written as one, or "re" before one: fluxcore, repipe."""
    if word.startswith("pre") and _is_listed(word[3:]):
        return True
    if word.startswith("re") and len(word) > _LEAST_PART + 1 and _is_listed(word[2:]):
        return True
    cuts = range(_LEAST_PART, len(word) - _LEAST_PART + 1)
    return any(_is_listed(word[:cut]) and _is_listed(word[cut:]) for cut in cuts)


def _forms(word: str) -> set[str]:
    return {word, word.removesuffix("s"), word.removesuffix("es")}


def _is_an_english_word(word: str) -> bool:
    """Whether it is of everyday English, of names of tools and machines, or of what the lexicon tells things by."""
    return any(word in words for words in (specificity_words("en"), _words_of(_ENGLISH_FILES), _words_of_things()))


@cache
def _words_of_things() -> frozenset[str]:
    """Return the lexicon's English words that aren't words of tools' and machines' names anyway."""
    things = {one for terms in lexicon().terms.values() for term in terms for one in _WORD.findall(fold(term.english))}
    return frozenset(things.difference(specificity_words("en"), _words_of(_ENGLISH_FILES)))


@cache
def _words_of(names: tuple[str, ...]) -> frozenset[str]:
    return frozenset(
        one for name in names for row in vocabulary_files.entries(name) for one in _WORD.findall(fold(row[0].lower()))
    )

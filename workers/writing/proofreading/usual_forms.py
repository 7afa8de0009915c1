"""Which English words the product's texts on trades use, how often, and by which consonants notes would have them."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache

from workers.language.conjugation import Form, formed
from workers.trades import vocabulary_files
from workers.trades.proof.general_words import specificity_words
from workers.writing.words.english_spelling import occupations_texts
from workers.writing.words.english_verbs import verb_form, word_table
from workers.writing.words.makers_beside import makers_of_one_word

_SMALL = re.compile(r"(?<![A-Za-z])[a-z]+(?![A-Z])")
"""A word in small letters: what has a capital is a maker's."""
_VOCABULARY = ("gear_heads.tsv", "gear_terms.tsv", "tool_names.tsv", "trade_terms.tsv")
_TOLD_IN_ENGLISH = re.compile(r"^(?:called|signs) = (.*)$", re.MULTILINE)
_VOWELS = re.compile(r"(?<=\w)[aeiou]")
_BEFORE_CONSONANT = re.compile(r"^x(?=[^aeiou])")
_ENDINGS = (("ies", "y"), ("es", ""), ("s", ""))
_SINGULAR_IN_S = ("x", "ch", "sh", "z", "ss")
_LEAST = 4
_LEAST_OF_SEVERAL = 2
"""How often a word stands in those texts, from which it may be meant in its other forms, too."""
_EVERYDAY = {0.0: 20, 0.05: 20, 0.1: 10, 0.15: 10}
"""How usual a word is that everyday language has, by how much it says."""
_OTHER_FORMS = 4
"""How many times more a verb is used than what is named by it: grounding."""
_OF_ACT, _OF_ANY = 10, 0.5
"""How usual a verb is that names work, and a word that no trade has."""


def consonants(word: str) -> str:
    """The letters that notes have of a word: ck is k, none is doubled."""
    return re.sub(r"(.)\1", r"\1", _VOWELS.sub("", spelled_trans(word)).replace("ck", "k"))


def spelled_trans(word: str) -> str:
    """A word whose first letter stands for more: xmtr."""
    return _BEFORE_CONSONANT.sub("trans", word)


@lru_cache(maxsize=32)
def beginning_with(letter: str) -> tuple[str, ...]:
    """The words of trades and of everyday language, in every form that the product knows; no makers."""
    known = {*_used(), *specificity_words("en"), *_forms()} - makers_of_one_word()
    return tuple(sorted(word for word in known if word[0] == letter and len(word) >= _LEAST))


def uses(word: str) -> int:
    """How often the trades' texts have a word or what it is a form of."""
    verb = verb_form(word)
    done = _used()[verb[0]] // (_OTHER_FORMS if verb[1] is Form.GERUND else 1) if verb else 0
    return max(_used()[word], done, *(_used()[one] for one in _singulars(word)), 0)


def weight(word: str) -> float:
    """The same, where one that names work or is of everyday language is usual, too."""
    verb = verb_form(word)
    act = _OF_ACT if verb and verb[0] in word_table()["verbs"] else 0
    everyday = _EVERYDAY.get(specificity_words("en").get(word, 1.0), 0)
    return max(uses(word), act, everyday, _OF_ANY)


def _singulars(word: str) -> Iterator[str]:
    for ending, end in _ENDINGS:
        one = word.removesuffix(ending) + end
        if one != word and word.endswith(ending) and (ending != "s" or not one.endswith(_SINGULAR_IN_S)):
            yield one


def _forms() -> Iterator[str]:
    """More than one of each thing, and what was done and is being done of each verb."""
    for word, count in _used().items():
        if count < _LEAST_OF_SEVERAL or (word.endswith("s") and not word.endswith("ss")):
            continue
        if word.endswith(_SINGULAR_IN_S):
            yield f"{word}es"
        else:
            yield f"{word[:-1]}ies" if re.search(r"[^aeiou]y$", word) else f"{word}s"
        if verb_form(word) == (word, Form.BASE):
            yield from (formed(word, form) for form in (Form.PAST, Form.GERUND))


@cache
def _used() -> Counter[str]:
    files = (vocabulary_files.FOLDER / name for name in _VOCABULARY)
    told = ("\n".join(_TOLD_IN_ENGLISH.findall(text)) for text in occupations_texts())
    texts = (*(path.read_text(encoding="utf-8") for path in files), *told)
    return Counter(word for text in texts for word in _SMALL.findall(text))

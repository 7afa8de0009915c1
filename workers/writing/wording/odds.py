"""How likely an employer stumbles over a line, by what `scripts/training/wording.py` learned from labelled lines."""

from pathlib import Path

from workers.language.grammar import LanguageCode
from workers.posting.learnt_weights import weight_of, weights_in
from workers.writing.wording.signs import signs_of

FILE = Path(__file__).with_name("weights.tsv")
ALWAYS = "a line"
"""The sign that every line has."""


def odds_of_stumbling(line: str, language: LanguageCode) -> float:
    """The logarithm of the odds that an employer would rather not read a line: above 0 likelier than not.

    It tells what others do, or what its person doesn't; is broken, in shorthand, chatter, or says nothing by itself.
    """
    return weight_of({ALWAYS, *signs_of(line, language)}, weights_in(FILE))

"""Whether a text has said what a row names."""

from workers.language.grammar import LanguageCode, grammar

_MOSTLY = 0.66
"""Share of a name's words from which a text has said it."""


def is_said(name: str, said: str, code: LanguageCode) -> bool:
    """Whether a text has the words of a name already, in whatever form: its last, and of three two."""
    words = grammar(code)
    own, told = [key for key in words.keys(name) if key not in words.neutral], set(words.keys(said))
    return bool(own) and own[-1] in told and len(told.intersection(own)) >= _MOSTLY * len(own)

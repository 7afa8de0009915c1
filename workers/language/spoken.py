"""The names of spoken languages in the two languages of documents."""

from functools import cache

from workers.language.grammar import LanguageCode
from workers.language.words import fold

_NAMES = (
    ("English", "Inglés"), ("Spanish", "Español", "Castellano"), ("Portuguese", "Portugués"), ("French", "Francés"),
    ("German", "Alemán"), ("Italian", "Italiano"), ("Russian", "Ruso"), ("Polish", "Polaco"), ("Arabic", "Árabe"),
    ("Vietnamese", "Vietnamita"), ("Korean", "Coreano"), ("Chinese", "Chino"), ("Japanese", "Japonés"),
)  # fmt: skip
"""English first, then Spanish."""


def names_of(language: str) -> tuple[str, ...]:
    """Every folded name of the language that somebody calls so; their own alone where no other is known."""
    return tuple(map(fold, _known(language))) or (fold(language).strip(),)


def named_in(code: LanguageCode, language: str) -> str:
    """Return a spoken language's name in a document's language, with a capital.

    Where it isn't known, the person's own word is returned.
    """
    known = _known(language)
    return known[0 if code == "en" else 1] if known else language


def _known(language: str) -> tuple[str, ...]:
    return _by_name().get(fold(language).strip(), ())


@cache
def _by_name() -> dict[str, tuple[str, ...]]:
    return {fold(name): names for names in _NAMES for name in names}

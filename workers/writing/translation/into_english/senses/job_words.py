"""What a job's title says of the words in its lines: to a "planta de concreto" an olla is a truck, to a cook a pot."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from workers.language.words import fold

_words: ContextVar[str] = ContextVar("words_of_job", default="")
_OF_ANY_JOB = re.compile(
    r"\b(?:operad|operari|ayudant|oficial|tecnic|encargad|supervis|jef[ea]|lider|trabajad|emplead|obrer|peon|auxiliar"
    r"|maestr|instalad|limpieza|reparad|reparacion|mantenimiento|general|segund|primer)\w*"
)
"""Who somebody is in any trade, and acts that are done to all things; they decide no sense."""


@contextmanager
def of_job(title: str) -> Iterator[None]:
    """Within it lines are read as those of a job with this title, as it was typed."""
    token = _words.set(_OF_ANY_JOB.sub("", fold(title)))
    try:
        yield
    finally:
        _words.reset(token)


def words_of_job() -> str:
    """The folded words of that title; empty where no job is known."""
    return _words.get()

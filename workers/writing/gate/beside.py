"""Sentences that say nothing but what one row of education says, or the rows of languages, in everyday words.

Such a row has no duties to be read, so a sentence is held against it word by word: each word is the row's own or one of
a few that tell of learning. "Completed" needs an end that is past, "fluent" a language that is spoken so. A sentence
with any other word is left to the rest of the gate.
"""

import re
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from datetime import date
from typing import get_args

from common.tables import LanguageLevel
from workers.language.spoken import names_of
from workers.language.words import fold
from workers.writing.person.facts import KnownBeside, SpokenLanguage, Training

_WORD = re.compile(r"\d[\d,.]*\d|\w+")
_FRAME = frozenset({
    "a", "an", "the", "my", "i", "at", "of", "in", "from", "to", "with", "and", "as", "through", "have",
    "hour", "hours",
    "un", "una", "el", "la", "mi", "los", "las", "de", "del", "en", "con", "y", "e", "por", "como", "hora", "horas",
})  # fmt: skip
_ENDED = frozenset(
    {"completed", "earned", "graduated", "graduate", "finished", "received", "obtained", "hold", "holds"}
    | {"complete", "termine", "obtuve", "egrese", "egresado", "egresada", "graduado", "graduada", "concluida"}
)
"""Of a training that is over. `fold` takes the accent of "completé"."""
_UNDER_WAY = frozenset(
    {
        "currently",
        "completing",
        "enrolled",
        "attending",
        "am",
        "studying",
        "cursando",
        "actualmente",
        "cursa",
        "estudio",
    }
)
_ATTENDED = frozenset({"attended", "studied", "estudie", "curse", "asisti", "estudios"})
_LEVELS: dict[str, LanguageLevel] = {
    "basic": "Basic", "basico": "Basic", "conversational": "Conversational", "conversacional": "Conversational",
    "fluent": "Fluent", "fluently": "Fluent", "fluido": "Fluent", "fluidez": "Fluent",
    "bilingual": "Fluent", "bilingue": "Fluent",
    "native": "Native", "nativo": "Native", "materna": "Native",
}  # fmt: skip
_SPOKEN = frozenset({"speak", "speaks", "speaking", "speaker", "hablo", "habla", "hablante", "lengua", "dominio", "is"})
_BOTH = frozenset({"bilingual", "bilingue"})
_TWO = 2
_SAID_PLAINLY: LanguageLevel = "Conversational"
"""Whoever says that they speak a language can hold a conversation in it."""


def says_what_is_beside(sentence: str, beside: KnownBeside, today: date) -> bool:
    """Whether rows of education or languages prove all that the sentence says."""
    words = _words(sentence)
    return any(_says(words, row, today) for row in beside.education) or _speaks(words, beside.languages)


def _words(text: str) -> frozenset[str]:
    return frozenset(word.replace(",", "") for word in _WORD.findall(fold(text)))


def _says(words: AbstractSet[str], row: Training, today: date) -> bool:
    names = [_words(name) - _FRAME for name in (row.school, row.credential)]
    if not any(name and name <= words for name in names):
        return False
    own = frozenset[str]().union(*names, _numbers(row, words))
    ended = row.end_date is not None and row.end_date <= today
    begun = row.start_date is None or row.start_date <= today
    telling = (_ENDED if ended else frozenset()) | (_ATTENDED if begun else frozenset())
    if not ended and begun:
        telling |= _UNDER_WAY
    return words <= own | telling | _FRAME


def _numbers(row: Training, words: AbstractSet[str]) -> Iterator[str]:
    """Yield a row's hours and years; a year that stands alone is that of the end."""
    if row.hours:
        yield str(row.hours)
    years = {str(day.year) for day in (row.start_date, row.end_date) if day}
    if row.end_date:
        yield str(row.end_date.year)
    if years <= words:
        yield from years


def _speaks(words: AbstractSet[str], languages: tuple[SpokenLanguage, ...]) -> bool:
    """Every language that is named is a row's, and spoken as well as each word of level says."""
    order = get_args(LanguageLevel)
    rows = {name: order.index(row.level) for row in languages for name in names_of(row.name)}
    named = words & rows.keys()
    levels = {_LEVELS[word] for word in words & _LEVELS.keys()}
    least = max(map(order.index, levels or {_SAID_PLAINLY}))
    if words & _BOTH:
        spoken_well = [row for row in languages if order.index(row.level) >= least]
        if len(spoken_well) < _TWO:
            return False
    return (
        bool(named)
        and words <= rows.keys() | _LEVELS.keys() | _SPOKEN | _FRAME
        and all(rows[name] >= least for name in named)
    )

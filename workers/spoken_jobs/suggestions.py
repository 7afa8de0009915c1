"""What people in an occupation often do: offered to be ticked, never claimed."""

import tomllib
from functools import cache

import msgspec

from common.folding import tokens_of
from workers.spoken_jobs.grammar import FOLDER, Language


class _Occupation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    titles: tuple[str, ...]
    en: tuple[str, ...]
    es: tuple[str, ...]


def suggestions_for(job_title: str, language: Language) -> tuple[str, ...]:
    """Return suggestions in the language; none for an occupation that the list doesn't have."""
    title = f" {' '.join(tokens_of(job_title))} "
    for occupation in _occupations():
        if any(f" {words} " in title for words in occupation.titles):
            return occupation.es if language == "es" else occupation.en
    return ()


@cache
def _occupations() -> tuple[_Occupation, ...]:
    listed = tomllib.loads((FOLDER / "suggestions.toml").read_text(encoding="utf-8"))["occupation"]
    return msgspec.convert(listed, tuple[_Occupation, ...])

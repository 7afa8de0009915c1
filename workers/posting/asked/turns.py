"""The turns by which postings ask (turns.toml), as patterns."""

import re
import tomllib
from functools import cache
from pathlib import Path

from workers.posting.text.patterns import EitherCase

_ACCENTED = {"á": "[áa]", "é": "[ée]", "í": "[íi]", "ó": "[óo]", "ú": "[úu]", "ñ": "[ñn]"}


@cache
def turns(part: str, name: str) -> str:
    """Return a list as a pattern's alternatives, the longest first, so that none hides behind one that begins alike."""
    lines = sorted(_lists()[part][name].split("\n"), key=len, reverse=True)
    return "|".join(_without_accents(line) for line in lines if line)


@cache
def anywhere(part: str, name: str) -> EitherCase:
    """A turn of the list as whole words, wherever it stands."""
    return EitherCase(rf"(?<!\w)(?:{turns(part, name)})(?!\w)")


def plain_quotes(text: str) -> str:
    """The text with straight apostrophes, letter for letter, as the lists have them."""
    return text.replace("\u2019", "'")


def _without_accents(turn: str) -> str:
    """Inside brackets an accented vowel stands beside its plain one already."""
    parts = re.split(r"(\[[^\]]*\])", turn)
    return "".join(
        part if part.startswith("[") else "".join(_ACCENTED.get(sign, sign) for sign in part) for part in parts
    )


@cache
def _lists() -> dict[str, dict[str, str]]:
    with (Path(__file__).parent / "turns.toml").open("rb") as file:
        return tomllib.load(file)

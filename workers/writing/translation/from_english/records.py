"""The records of records.toml: what a whole turn of English says in Spanish."""

import tomllib
from functools import cache
from pathlib import Path

from workers.language.words import fold


@cache
def records() -> dict[str, str]:
    """Spanish by the folded English of each record."""
    tables = tomllib.loads((Path(__file__).parent / "records.toml").read_text(encoding="utf-8"))
    lines = [line.split(" = ") for line in tables["records"].strip().splitlines()]
    return {fold(one.strip()): spanish.strip() for english, spanish in lines for one in english.split(" | ")}

"""The words of a message: templates/mails/<kind>.<language>.txt, the subject on the first line.

Nothing that a person has typed goes into one. Anybody can ask for a message to anybody's address, and it must not carry
their words there.
"""

from pathlib import Path
from string import Template

from common.tables import Language

_MAILS = Path(__file__).parents[2] / "templates" / "mails"
_BOTH: tuple[Language, ...] = ("en", "es")
_BETWEEN = "\n" + "-" * 40 + "\n\n"


def words_of(kind: str, language: Language | None, **values: str) -> tuple[str, str]:
    """Subject and text; without a language both of them, one after the other.

    KeyError for a value that the template asks for and isn't given.
    """
    languages = (language,) if language else _BOTH
    written = [_written(kind, each, values) for each in languages]
    return " / ".join(subject for subject, _ in written), _BETWEEN.join(text for _, text in written)


def _written(kind: str, language: Language, values: dict[str, str]) -> tuple[str, str]:
    template = Template((_MAILS / f"{kind}.{language}.txt").read_text(encoding="utf-8"))
    subject, _, text = template.substitute(values).partition("\n")
    return subject, text.lstrip("\n")

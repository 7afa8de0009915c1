"""The sentences of a posting that its keywords are taken from."""

from collections.abc import Sequence

from workers.language.grammar import LanguageCode
from workers.posting.asked.headings import Part
from workers.posting.asked.requirement import Requirement
from workers.posting.asked.statements import Statement
from workers.posting.asked.told import tells_only
from workers.posting.names import Names

_ASKS = frozenset({Part.DUTIES, Part.REQUIRED, Part.PREFERRED, Part.CONDITIONS, Part.SUMMARY})


def asking_text(statements: Sequence[Statement], named: Names, asked: Sequence[Requirement], code: LanguageCode) -> str:
    """The title and every sentence that asks for something or says what the work is, a line each.

    The employer's name is left out where it has several words: "Ironwood Paving" asks nobody to pave.

    Pay, benefits and the employer's praise of itself name things of trades, too ("night differential"): of what only
    they name, one in eight was asked for (48 postings).
    """
    said = [one.said for one in asked]
    lines = [
        statement.text.replace(named.company, " ") if " " in named.company else statement.text
        for statement in statements
        if (statement.part in _ASKS and not tells_only(statement, statement.part, code))
        or any(phrase in statement.text for phrase in said)
    ]
    return "\n".join(lines if any(named.title in line for line in lines) else [named.title, *lines])

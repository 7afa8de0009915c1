"""Times of day in an English line, in Spanish: at 5:30 am, from 6 pm to 2 am."""

import re
from collections.abc import Sequence

from workers.writing.translation.from_english.tokens import Token

_HALF = r"(?P<half>[ap])\.?m\.?"
_HOUR = r"(?P<hour>1[0-2]|[1-9])(?::(?P<minutes>[0-5]\d))?"
_AT = {
    "at": "a {}", "by": "para {}", "before": "antes de {}", "after": "después de {}", "until": "hasta {}",
    "till": "hasta {}", "til": "hasta {}", "from": "de {}", "to": "a {}",
}  # fmt: skip
_TIME = re.compile(rf"(?P<link>{'|'.join(_AT)}) {_HOUR} ?{_HALF}", re.IGNORECASE)
_LONGEST = 4
"""A link, an hour, its minutes, and which half of the day."""
CLOCK_TIMES = re.compile(rf"\b(?:{'|'.join(_AT)}) (?:1[0-2]|[1-9])(?::[0-5]\d)? ?[ap]\.?m\b\.?", re.IGNORECASE)


def hour_at(tokens: Sequence[Token], at: int) -> tuple[str, int]:
    """What a time of day says that begins at a token, with its link, and its length in tokens; "" where none does."""
    if tokens[at].folded not in _AT or tokens[at].mark:
        return "", 0
    for length in range(_LONGEST, 1, -1):
        row = tokens[at : at + length]
        if len(row) < length or any(one.mark not in {"", ":"} for one in row[1:]):
            continue
        text = row[0].text + "".join(f"{one.mark or ' '}{one.text}" for one in row[1:])
        if found := _TIME.fullmatch(text):
            minutes = f":{found['minutes']}" if found["minutes"] else ""
            hour = f"{found['hour']}{minutes} {found['half'].lower()}.m."
            article = "la" if found["hour"] == "1" else "las"
            behind = at + length
            is_range = behind < len(tokens) and tokens[behind].folded in {"to", "until", "till"}
            link = _AT[found["link"].lower()]
            link = "desde {}" if found["link"].lower() == "from" and not is_range else link
            return link.format(f"{article} {hour}"), length
    return "", 0

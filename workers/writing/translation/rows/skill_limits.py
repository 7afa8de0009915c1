"""Skills with a remark behind them that says how far they go: "solo leer códigos", "poco"."""

import re
from collections.abc import Callable

from workers.language.conjugation import Form
from workers.writing.lexicon.english import verb_in
from workers.writing.translation.into_english.line import in_english

_LIMITED = re.compile(
    r"^(?P<name>[^,]+), (?:(?:s[oó]lo|solamente|nada m[aá]s|nom[aá]s) (?P<only>\w+[aei]r\b[^,]*)|(?:muy |un )?poco)$",
    re.IGNORECASE,
)


def with_limit(name: str, tell: Callable[[str], str]) -> str | None:
    """Such a skill in English, never without its limit; as it stands where a part isn't known, None for any other."""
    found = _LIMITED.match(name)
    if found is None:
        return None
    told = tell(found["name"])
    act = in_english(found["only"], past=False) if found["only"] else ""
    if told == found["name"] or (found["only"] and not act):
        return name
    said = f"{verb_in(act[:1].lower() + act[1:], Form.GERUND)} only" if act else "limited"
    return f"{told}, {said}"

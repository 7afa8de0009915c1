"""What has held good, told by oneself: no preventable accidents, a clean driving record."""

import re

_NONE = re.compile(r"(?:no|zero|0)\s+(?P<what>[a-z][\w -]*?)(?P<since> since (?:the )?start(?:ing)?)?", re.IGNORECASE)
_KEPT = re.compile(r"(?:clean|perfect|spotless) [\w -]+", re.IGNORECASE)
_RATE = re.compile(
    r"(\d[\d.]*% [\w -]*?(?:rate|accuracy|uptime|yield|attendance|availability))"
    r"(?P<when> last (?:outage|turnaround|shutdown|job))?"
)


def of_rate(text: str) -> str:
    """The clause of a rate that was reached: "have a 98% X-ray pass rate"; empty of what is none."""
    rate = _RATE.fullmatch(text)
    if not rate:
        return ""
    named = f"a{'n' if text[0] == '8' else ''} {rate[1]}"
    if when := rate["when"]:
        return f"had {named} on the {when.strip()}"
    return f"have {named}"


def of_record(text: str, *, past: bool) -> str:
    """The clause behind "I"; empty where grammar has no room for it."""
    none = _NONE.fullmatch(text)
    if none:
        since = " since I started there" if none["since"] else ""
        return f"{'had' if past else 'have had'} no {none['what']}{since}"
    return f"{'had' if past else 'have had'} a {text[:1].lower()}{text[1:]}" if _KEPT.fullmatch(text) else ""

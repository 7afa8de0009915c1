"""Whether "over" before a number is no "more than", but tells where: "over a 62-mile route"."""

from workers.writing.gate.examination import Examination

_ACROSS = (["over", "a"], ["over", "an"], ["over", "the"])


def is_across(examination: Examination, at: int) -> bool:
    """Whether a number with its unit only says how large the thing behind them is, over which something is done."""
    tokens = examination.tokens
    if [one.folded for one in tokens[max(0, at - 2) : at]] not in _ACROSS:
        return False
    has_thing = at + 2 < len(tokens) and not (tokens[at + 2].is_plain or tokens[at + 2].breaks)
    is_singular = at + 1 < len(tokens) and not tokens[at + 1].folded.endswith("s")
    joined = is_singular and examination.reading.between(at + 1) in {"-", " "}
    return tokens[at].surface[:1].isdigit() and has_thing and joined

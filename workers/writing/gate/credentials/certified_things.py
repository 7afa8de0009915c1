"""Whether "certified" is what somebody did to things, as a line has it, and no paper of theirs: "Certified cables"."""

from workers.writing.gate.examination import Examination
from workers.writing.gate.rows.profile_lines import Line
from workers.writing.gate.sentence.tokens import Token, is_head, says

_DONE = frozenset({"certified", "certifique", "certificaba", "certifico", "certifica", "certificado", "certificados"})
_LEADS = frozenset({"i", "and", "y", "also", "tambien"})
_NEAR = 3


def certifies_things(examination: Examination, at: int) -> bool:
    """Whether the word opens a clause before things that a line of the jobs in question tells to be certified."""
    tokens = examination.tokens
    if tokens[at].folded not in _DONE:
        return False
    opens = at == 0 or tokens[at].breaks or tokens[at - 1].folded in _LEADS
    things: list[Token] = []
    for one in tokens[at + 1 : at + 1 + _NEAR]:
        if one.breaks or (one.is_plain and things):
            break
        things.append(one)
    if not opens or not things or things[0].folded in _SAID_OF or any(map(is_head, things)):
        return False
    lines = [line for job in examination.jobs for line in job.lines]
    return any(_certifies(line) and any(says(one, line.keys) for one in things if not one.is_plain) for line in lines)


_SAID_OF = frozenset({"in", "on", "for", "to", "as", "by", "en", "para", "por", "como", "since", "desde"})


def _certifies(line: Line) -> bool:
    """Whether a line opens with certifying, and says of nobody what they are: "certified welder"."""
    tokens = line.reading.tokens
    return bool(tokens) and tokens[0].folded.startswith("certif") and not any(map(is_head, tokens[1 : 1 + _NEAR]))

"""Whether a word stands where the person's own line has another: interstate routes, of one who drove local routes."""

from workers.writing.gate.examination import Examination
from workers.writing.gate.profile import keys_of
from workers.writing.gate.tokens import Role, says


def is_swapped(examination: Examination, at: int) -> bool:
    """Whether a line in the sentence's language has another word beside the same neighbour."""
    tokens = examination.tokens
    said = keys_of(tokens)
    for step in (1, -1):
        near = at + step
        if not 0 <= near < len(tokens) or tokens[max(at, near)].breaks or tokens[near].is_plain:
            continue
        for job in examination.jobs:
            for line in job.lines:
                known = line.reading.tokens
                for there, one in enumerate(known):
                    other = there - step
                    if not 0 <= other < len(known) or known[max(there, other)].breaks:
                        continue
                    is_other = not known[other].is_plain and known[other].role is not Role.ACT
                    if is_other and one.keys & tokens[near].keys and not says(known[other], said):
                        return line.reading.code == examination.reading.code
    return False

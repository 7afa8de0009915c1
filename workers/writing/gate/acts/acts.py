"""What an act is proven by: a line that has it, a title that shows it, a skill that is named by it."""

from workers.trades.proof.lexicon import easy_acts, lexicon, relations_with, shown_by, title_shows
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination
from workers.writing.gate.rows.families import families_in
from workers.writing.gate.rows.profile import Job, is_low
from workers.writing.gate.rows.profile_lines import Line
from workers.writing.gate.sentence.tokens import Role, Token, is_head, is_helping, says

USES = word_set("work_uses")
"""Verbs of using a machine or a tool."""


def does_with(line: Line, act: Token, things: list[int], tokens: tuple[Token, ...]) -> bool:
    """Whether what a line says is said so of these things: who pulls a cable runs it."""
    for acts, sorts, by in relations_with():
        fits = act.keys & acts and any(
            lexicon().proven_by(tokens[at].keys) & sorts and says(tokens[at], line.keys) for at in things
        )
        if fits and (line.acts & by or (not by and not line.is_weak and not line.hedged and not line.names_others)):
            return True
    return False


def tool_does(examination: Examination, job: Job, act: Token, things: list[int]) -> bool:
    """Whether a thing named with an act is a tool for it that the job's work, or a skill above Beginner, has."""
    tokens = examination.tokens
    return any(
        act.keys & acts
        and not by
        and any(
            lexicon().proven_by(tokens[at].keys) & tools
            and (
                any(
                    says(tokens[at], line.keys) and not (line.is_weak or line.names_others)
                    for line in job.lines
                    if not is_only_helped(line, tokens[at])
                )
                or any(row.level > 0 and says(tokens[at], row.keys) for row in examination.profile.skills)
            )
            for at in things
        )
        for acts, tools, by in relations_with()
    )


def does(line: Line, act: Token) -> bool:
    """Whether a line says that an act was done; one that is helped with here may be only named there."""
    if line.only_names and act.folded in USES:
        return True  # a line that only names: "SMAW 7018 on deck"
    if act.role is Role.HEDGED:
        return says(act, line.keys)
    if is_helping(act):
        return says(act, line.acts | line.hedged) or bool(line.hedged and says(act, line.keys))
    return _says_act(act, line)


def shows_otherwise(act: Token, line: Line) -> bool:
    """Whether a line tells by another act what this one says: who roughs a pipe in installs it."""
    shows = frozenset().union(*(shown_by().get(key, frozenset()) for key in act.keys))
    return bool(shows & line.acts)


def is_only_helped(line: Line, token: Token) -> bool:
    """Whether a line names something only as what was helped with, watched or learned."""
    helping = any(is_helping(one) and one.role is not Role.OTHERS for one in line.reading.tokens)
    return helping and not says(token, line.acts)


def is_easy(act: Token) -> bool:
    """Whether an act says little beside what it is done to: keep, handle, take part in."""
    groups = {key for key in act.keys if key.startswith("act:")}
    return bool(groups & easy_acts()) or (len(act.words) > 1 and is_helping(act))


def _says_act(act: Token, line: Line) -> bool:
    """Whether a line has the act; of one named with its thing ("tie rebar") the first word must be done there."""
    if act.keys & line.acts:
        return True
    return bool(act.parts) and bool(act.parts[0] & line.acts) and all(part & line.keys for part in act.parts[1:])


def title_does(job: Job, act: Token) -> bool:
    """Whether holding the title is doing it: a driver drives. Helpers' titles show nothing."""
    if is_low(job):
        return False
    return any(
        act.keys & acts for titles, acts in title_shows() if any(token.keys & titles for token in job.title.tokens)
    )


def names_trade(job: Job, token: Token) -> bool:
    """Whether a word names the trade that the job's title is of: plumbing, of a plumber's."""
    families = families_in([token])
    return bool(families & families_in(job.title.tokens)) and not is_low(job) and not is_head(token)


def skill_says(examination: Examination, token: Token) -> bool:
    """Whether a skill above Beginner names a thing, or an act by its own words."""
    if token.is_act and not any(key.startswith("thing:") for key in token.keys):
        return any(row.level > 0 and says(token, row.acts) for row in examination.profile.skills)
    return any(row.level > 0 and says(token, row.keys) for row in examination.profile.skills)

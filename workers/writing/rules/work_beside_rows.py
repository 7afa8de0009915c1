"""Which lines of work and which skills a summary has room for: those that tell most of what the posting wishes."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from workers.writing.person.facts import Experience, Skill
from workers.writing.rules.asked.said import is_said
from workers.writing.rules.asked.wishes import Answered
from workers.writing.rules.first_work import LEAST_GAIN, answered_by, is_whole
from workers.writing.rules.rows.experts import experts_beside
from workers.writing.rules.selection import Selection
from workers.writing.rules.worth.leading import leads

MOST_LINES = 2
"""Lines of work as typed that a summary names."""
_SMALL = 5
"""Words of one line that, alone of a job of several, makes its person small: flagging on road jobs."""
MOST_SKILLS, ENOUGH_SKILLS = 3, 2
"""Skills that a summary names; how many asked for are enough without lines of work, and in hand well without others."""
_LEAST_MORE = 0.35
"""What else must tell more of the wishes than the usual choice, each full one being 1."""
_ROOM = 43
"""Words of a summary, where the usual choice has fewer."""
_BEGUN = 2
"""Words that begin a sentence of lines or of skills: recent work."""
_IN_HAND = {"Expert": 0.3, "Advanced": 0.2}
"""What it is worth beside the wishes to be good at what is asked for."""
_ASKED = 0.25
"""What it is worth beside the wishes that a line is asked for by its things."""
_LED = 1.0
"""What it is worth beside the wishes that a line tells of leading where the position itself leads."""
_MAIN = 0.35
"""What it is worth beside the wishes that a line is what its person typed first of the job."""
_FIRST = 0.5
"""What it is worth beside the wishes that a line is the first of its job here: whoever reads looks for that."""
_FEW = 5
"""Lines, those that tell most, of which one or two are chosen."""


class Told(msgspec.Struct, frozen=True):
    """Lines of the job that heads the resume, and skills."""

    lines: Sequence[str]
    skills: Sequence[Skill]

    def length(self) -> int:
        """Return the length in words, with levels and lead words."""
        lines, skills = (one.split() for one in self.lines), (one.name.split() for one in self.skills)
        begun = bool(self.lines) + bool(self.skills)
        return _BEGUN * begun + sum(map(len, lines)) + sum(1 + len(one) for one in skills)


def fullest(chosen: Selection, usual: Told, said: Sequence[str]) -> Iterator[Told]:
    """What tells more than `usual` behind the sentences `said`, in no more words, the most first; then that itself."""
    before = _answered(chosen, said, {})
    room = max(_ROOM - sum(len(one.split()) for one in said), usual.length())
    least = _worth(chosen, usual, before) + _LEAST_MORE
    choices = _choices(chosen, before, " ".join(said))
    others = [
        one for one in choices if one.length() <= room + _led_room(chosen, one) and _is_no_smaller(chosen, one, usual)
    ]
    others = [one for one in others if _tells_by_each_line(chosen, one, before)]
    weighed = [(_worth(chosen, one, before), one) for one in others]
    yield from (one for worth, one in sorted(weighed, key=lambda one: -one[0]) if worth >= least)
    yield usual


def _led_room(chosen: Selection, told: Told) -> int:
    """Words that a line of leading may take more where the position leads."""
    return sum(len(one.split()) for one in told.lines[:1] if chosen.telling.leads_as_asked(one)) // 2


def _is_no_smaller(chosen: Selection, other: Told, usual: Told) -> bool:
    """Whether it keeps what speaks for a person beside the wishes: lines, expert skills, languages, a strong skill."""
    skills, lines = chosen.skills, "; ".join(other.lines)
    kept = [one for one in usual.skills if one.proficiency == "Expert" or skills.is_tongue(one)]
    kept += [one for one in _required(chosen, usual.skills) if not _is_answered(chosen, one, other.lines)]
    is_kept = all(one in other.skills or is_said(one.name, lines, chosen.language) for one in kept)
    is_strong = any(map(skills.is_strong, other.skills)) or not any(map(skills.is_strong, usual.skills))
    return is_kept and is_strong and len(other.lines) >= len(usual.lines)


def _required(chosen: Selection, rows: Sequence[Skill]) -> list[Skill]:
    """The first in hand well that the posting requires by name."""
    skills = chosen.skills
    return [one for one in rows if skills.is_strong(one) and skills.is_required(one)][:1]


def _is_answered(chosen: Selection, skill: Skill, lines: Sequence[str]) -> bool:
    """Whether the lines tell what a skill would of the wishes."""
    wishes = chosen.telling.wishes
    return wishes.gain(wishes.answered(skill.name), _answered(chosen, lines, {})) < LEAST_GAIN


def _tells_by_each_line(chosen: Selection, told: Told, before: Answered) -> bool:
    """Whether each line answers something that no skill beside it and no other line does."""
    wishes = chosen.telling.wishes
    for line in told.lines:
        beside = [*(one for one in told.lines if one != line), *(one.name for one in told.skills)]
        answered = _answered(chosen, beside, before)
        is_led = chosen.telling.leads_as_asked(line)
        is_first = len(told.lines) > 1 and line == chosen.first_work.first  # alone it says only what rows say
        if wishes.gain(wishes.answered(line), answered) < LEAST_GAIN and not (is_led or is_first):
            return False
    return True


def _answered(chosen: Selection, texts: Iterable[str], before: Answered) -> Answered:
    return answered_by(chosen.telling.wishes, texts, before)


def makes_small(chosen: Selection, job: Experience, lines: Sequence[str]) -> bool:
    """Whether one short line would stand for all that somebody does."""
    is_short = len(lines) == 1 and len(lines[0].split()) <= _SMALL
    return is_short and len(chosen.telling.by_job[job.id]) > MOST_LINES


def skills_beside(chosen: Selection, asked: Sequence[Skill], lines: str, most: int = MOST_SKILLS) -> list[Skill]:
    """Skills that are asked for and that the lines don't say; with those in hand well, where the former are few."""
    skills, rows = chosen.skills, list(asked)
    left = [one for one in rows if one.proficiency == "Expert" or not is_said(one.name, lines, chosen.language)]
    if not any(map(skills.is_strong, left)):
        left = rows  # a weak one alone makes small who has done the other, and is good at it
    untold = [one for one in skills.strong() if not is_said(one.name, lines, chosen.language)]
    others = untold or ([] if any(map(skills.is_strong, left)) else skills.strong())
    others = others if sum(map(skills.is_strong, left)) < ENOUGH_SKILLS else []
    told = skills.best_first(left, others, most) if left else []
    return [*told, *experts_beside(skills, told)[: max(0, most - 1)]]


def _choices(chosen: Selection, before: Answered, said: str) -> Iterator[Told]:
    """Lines that newly answer something, and beside them skills, those first that do so, too."""
    job, wishes = chosen.headline_job, chosen.telling.wishes
    if job is None:
        return
    short = chosen.of_job.in_short(job, chosen.telling.by_job[job.id])
    lines = [one for one in short if is_whole(one) and not _says(chosen, one, said)]
    lines = [one for one in lines if not chosen.skills.is_of_machine_beside(one)]
    is_led = any(map(leads, said.split(". ")))
    led = {one for one in lines if chosen.telling.leads_as_asked(one) and not is_led}
    gains = {one: wishes.gain(wishes.answered(one), before) + _LED * (one in led) for one in lines}
    gaining = (one for one in gains if gains[one] >= LEAST_GAIN)
    best = sorted(gaining, key=lambda one: (one not in led, -gains[one]))[:_FEW]
    asked = chosen.skills.asked()
    first = chosen.first_work.first
    best += [one for one in lines if one == first and one not in best]
    for told in ([*best[:1], *one] for one in ([], *([one] for one in best[1:])) if best):
        if makes_small(chosen, job, told):
            continue
        answered = _answered(chosen, told, before)
        ordered = sorted(asked, key=lambda one: -_worth_of_skill(chosen, one, answered))
        usual = skills_beside(chosen, asked, "; ".join(told), len(asked))
        for most in range(MOST_SKILLS, 0, -1):
            skills = skills_beside(chosen, ordered, "; ".join(told), most)
            in_order = [*(one for one in usual if one in skills), *(one for one in skills if one not in usual)]
            yield Told(main_first(chosen, [one for one in lines if one in told]), in_order)


def main_first(chosen: Selection, lines: Sequence[str]) -> list[str]:
    """The lines with the main work before the others, but for who leads as asked."""
    main, leads_first = chosen.first_work.main, chosen.telling.leads_first
    at_times = [one for one in lines if chosen.telling.leads_as_asked(one) and not leads_first(one)]
    return sorted(lines, key=lambda one: (not leads_first(one), one in at_times, one not in main))


def _says(chosen: Selection, line: str, said: str) -> bool:
    return is_said(line, said, chosen.language)


def _worth(chosen: Selection, told: Told, before: Answered) -> float:
    """What is told newly of the wishes, and how well the skills are in hand."""
    answered = _answered(chosen, (*told.lines, *(one.name for one in told.skills)), before)
    in_hand = sum(_IN_HAND.get(one.proficiency, 0.0) for one in told.skills)
    job = chosen.headline_job
    asked = chosen.of_job.asked_in_short(job) if job and told.lines else []
    led = any(map(chosen.telling.leads_as_asked, told.lines))
    first, main = chosen.first_work.first, chosen.first_work.main
    beside = _LED * led + _ASKED * len({*asked} & {*told.lines}) + _MAIN * bool({*main} & {*told.lines})
    beside += _FIRST * (len(told.lines) > 1 and first in told.lines)
    return chosen.telling.wishes.gain(answered, before) + in_hand + beside


def _worth_of_skill(chosen: Selection, skill: Skill, before: Answered) -> float:
    wishes = chosen.telling.wishes
    return wishes.gain(wishes.answered(skill.name), before) + _IN_HAND.get(skill.proficiency, 0.0)

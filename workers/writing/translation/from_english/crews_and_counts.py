"""How many, how much and with how many, as notes tell it, in the words that the grammar reads.

"Avg 7 kW", "30 or so", "leadman crew of 8", "walls plates headers": what such notes left out is put back, so that no
word of them is lost, or read as a doing.
"""

import re

from workers.language.conjugation import Form
from workers.writing.translation.from_english.tables import key, tables

_AVERAGE = re.compile(
    r"(?: and (?:an )?|(?<=, )|(?<=; )|(?<=\()|(?<=\w ))(?:avg|average|averaging)\.? (?:of |about )?(?=[$#]?\d)",
    re.IGNORECASE,
)
_AVERAGE_BEHIND = re.compile(
    r"(?<![\w.,/-])(?P<figure>[$#]?\d[\d.,/k-]*(?: (?:to|-) \d[\d.,k]*)?(?: ?[A-Za-z\"']+)?(?: (?:a|per) [a-z]+)?)"
    r" (?:avg|average)\b\.?(?=$|[,;)])",
    re.IGNORECASE,
)
_OR_SO = re.compile(
    r"(?<![\w.,/-])(?P<figure>\d[\d.,]*k?)(?P<what>(?: [a-z]+){0,2}?) or so\b(?: (?P<far>so far|to date|now))?"
    r"(?P<rest> (?:a|per) \w+)?",
    re.IGNORECASE,
)
_BIGGEST = re.compile(r"(?<![\w.,/-])(?P<figure>\d[\d.,]* [a-z]+) biggest (?:job|one|project)\b", re.IGNORECASE)
_BIGGEST_OF = re.compile(r"\bbiggest (?:job|one|project):? (?:was |is )?(?=\d)", re.IGNORECASE)
_INCHES = re.compile(
    r"(?<![\w.])(?P<figure>\d[\d./-]*) in\.?(?=$|[,;)]| (?:[A-Z]{3,}|pipe|copper|black|steel|cast|block|main|line"
    r"|conduit|drain|sewer|gas|sch(?:edule)?|rigid|galvanized|ductile|water|storm|slab|plate|angle|tile)\b)"
)
_RATE_BEHIND = re.compile(
    r"(?:^|[,;] )(?P<before>[^,;]+?) (?P<rate>(?:about |over |up to )?\d[\d,.]*(?:(?: to | ?- ?)\d[\d,.]*)? [a-z]+"
    r"(?: [a-z]+)? (?:a|per) (?:day|shift|week|month|hour))(?=$|[,;])",
    re.IGNORECASE,
)
_JOB = re.compile(r"(?<=\d story )job\b|(?<=\d floor )job\b", re.IGNORECASE)
_WITH = re.compile(r"(?<=[A-Za-z\"')] )w (?=[a-z\d])")
_LED = r"(?:lead ?(?:man|person|hand)?|leading|crew (?:lead(?:er)?|chief|boss)|team lead(?:er)?|in charge|straw ?boss)"


def _leads(who: str, no_people: str) -> re.Pattern[str]:
    """Who leads, and whom: a crew, or so many people; the words of `no_people` name none."""
    return re.compile(
        rf"^(?:(?:was|am|as) )?(?:the |a )?(?P<who>{who})(?:,| over| of| for| on| with)? (?:a |my )?"
        rf"(?P<whom>crew of \d+|\d+(?:[ -]man|[ -]person) crew|\d+ (?!(?:{no_people})\b)[a-z]+)",
        re.IGNORECASE,
    )


_TIMES = "years?|yrs?|months?"
_LEADS = _leads(_LED, _TIMES)
_FOREMAN = _leads("foreman|supervisor|superintendent|general foreman", f"{_TIMES}|units?|houses?")
_MAN_CREW = re.compile(r"(?P<many>\d+)[ -](?:man|men|person|guy) crew", re.IGNORECASE)
_NOBODY_NAMED = re.compile(r"(?P<many>\d+)(?= (?:on|at|in|for|when|during)\b)", re.IGNORECASE)
_NO_CREW_BEHIND = "".join(
    rf"(?<!\b{word})"
    for word in (
        "a", "an", "my", "the", "this", "big", "small", "of", "with", "in", "on", "to", "for", "over", "by", "and",
        "from", "lead", "led", "leading", "run", "ran", "running", "manage", "managed", "train", "trained", "supervise",
        "supervised", "direct", "directed", "oversee", "oversaw",
    )
)  # fmt: skip
"""Not after these words, which a crew belongs to."""
_CREW_BEHIND = re.compile(rf"(?<=[a-z\d\"']){_NO_CREW_BEHIND} (?P<crew>crew of \d+)", re.IGNORECASE)
"""A crew behind another thing, where "with" was left out: installed panels crew of 4."""
_NEW_ONES = re.compile(
    r"^(?P<before>train(?:ed|ing|s)?\b(?:[^,;]*,)? (?:about |over |up to )?(?:\d[\d-]*|a few)) new"
    r"(?= (?:ones )?(?:every|each|a|per) (?:week|month|year|season|quarter)$)",
    re.IGNORECASE,
)
"""Who is trained, whom nothing names: train on ladders, 2 new every month."""
_ITEM = re.compile(r"(?P<mark>^|[,;:] )(?P<words>[A-Za-z]{3,}(?: [A-Za-z]{3,}){2,3})(?=$|[,;])")


def with_counts_told(line: str) -> str:
    """The line with such words told in full; as it stands where there are none."""
    line = _NEW_ONES.sub(r"\g<before> new hires", line)
    line = _WITH.sub("with ", line)
    line = _AVERAGE_BEHIND.sub(r"\g<figure> on average", line)
    line = _AVERAGE.sub(lambda one: f"{', ' if one.group().startswith(' ') else ''}at an average of ", line)
    line = _OR_SO.sub(_about, line)
    line = _BIGGEST.sub(r"biggest job of \g<figure>", line)
    line = _BIGGEST_OF.sub("biggest job of ", line)
    line = _INCHES.sub(r"\g<figure> inch", line)
    line = _JOB.sub("building", line)
    line = _RATE_BEHIND.sub(_parted, line)
    line = _LEADS.sub(lambda one: f"lead {_crew(one['whom'])}", line)
    line = _FOREMAN.sub(lambda one: f"{one['who']} of {_crew(one['whom'])}", line)
    line = _CREW_BEHIND.sub(r", \g<crew>", line)
    return _ITEM.sub(_listed, line)


def _about(found: re.Match[str]) -> str:
    far = " so far" if (found["far"] or "").lower() in {"so far", "to date"} else ""
    return f"about {found['figure']}{found['what']}{found['rest'] or ''}{far}"


def _parted(found: re.Match[str]) -> str:
    """How many a day behind what it isn't done to, parted by a comma: install LVP and laminate, 400 sq ft a day."""
    before = found["before"].split()
    known = tables()
    is_thing = len(before) > 1 and key(before[-1]) in known.nouns and not _ends_as_doing(before[-1])
    return found.group().replace(f" {found['rate']}", f", {found['rate']}") if is_thing else found.group()


def _ends_as_doing(word: str) -> bool:
    form = tables().forms.get(key(word))
    return form is not None and form[1] is Form.PAST


def _crew(whom: str) -> str:
    many = _MAN_CREW.fullmatch(whom)
    whom = f"crew of {many['many']}" if many else whom
    whom = _NOBODY_NAMED.sub(r"\g<many> workers", whom)
    return f"a {whom}" if whom.startswith(("crew", "Crew")) else whom


def _listed(found: re.Match[str]) -> str:
    """Several things that nothing parts: walls plates headers."""
    words = found["words"].split()
    nouns = tables().nouns
    are_many = all(
        (noun := nouns.get(key(word))) is not None and noun.is_plural and word.endswith("s") for word in words
    )
    return f"{found['mark']}{', '.join(words)}" if are_many else found.group()

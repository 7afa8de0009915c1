"""What people type among their duties that only judges: the boss is crazy, third shift sucks, (not fun), in my sleep.

It tells an employer nothing of the work. Judged is what a whole line or a bracket says; what stands beside work stays.
"""

import re
from collections.abc import Sequence

from workers.language.grammar import LanguageCode
from workers.writing.duties.left_out.asides import without_asides
from workers.writing.duties.left_out.no_work import only_denies
from workers.writing.duties.left_out.others_work import is_left_to_others
from workers.writing.duties.left_out.own_part import own_part

_JUDGED = (
    r"(?:crazy|fun|boring|nice|great|good|bad|awful|terrible|horrible|cool|awesome|tough|hard|rough|miserable|brutal"
    r"|stressful|annoying|rude|lazy|ok|okay|alright|easy|exhausting|nuts|insane|disgusting|gross|dumb|stupid|unfair"
    r"|aburrid[oa]s?|pesad[oa]s?|cansad[oa]s?|divertid[oa]s?|fe[oa]s?|bonit[oa]s?|loc[oa]s?|dif[ií]cil(?:es)?)"
)
_HOW = r"(?:(?:so|very|really|too|always|pretty|kinda|kind of|a bit|just|all|not|super|muy|bien|bastante|no) )*"
_ONLY_JUDGES = re.compile(
    rf"(?:[\w'\u2019-]+ ){{1,4}}(?:is|are|was|were|gets?|got|es|son|era|eran|est[aá]n?) {_HOW}{_JUDGED}"
    r"|(?:[\w'\u2019-]+ ){1,4}(?:sucks?|sucked|stinks?|stank)\b.*"
    r"|(?:it|that|this|eso|esto)(?:['\u2019]s| is| was| gets| es| era)\b[^\d]*"
    r"|(?:i )?(?:really )?(?:love|loved|like|liked|hate|hated|miss|enjoy|enjoyed) "
    r"(?:it|this|that|(?:the|my|this) (?:work|job|people|guys|crew|boss|place))\b[^\d]*"
    r"|(?:me |nos )(?:gusta|gustaba|encanta|encantaba)\b[^\d]*",
    re.IGNORECASE,
)
"""A line that nothing else is said in, and no figure: it is a lot of driving."""
_OF_THE_PLACE = re.compile(
    rf"(?:(?:the|my|our|el|la|mi) )?(?:boss|owner|pay|people|guys|crew|hours|commute|heat|weather|shift|job|place"
    rf"|manager|jefe|patr[oó]n|paga|gente|horario|calor|turno) (?:is|are|was|were|es|era|son) {_HOW}{_JUDGED}\b[^\d]*",
    re.IGNORECASE,
)
"""What is judged of a place of work, whatever follows: boss is nice, pays late sometimes."""
_BEHIND = re.compile(
    rf",? (?:which|and (?:it|that)|but (?:it|that)) (?:sucks?|sucked|(?:is|was|gets|got) {_HOW}{_JUDGED})$",
    re.IGNORECASE,
)
_IN_BRACKETS = re.compile(rf"\s*\({_HOW}{_JUDGED}\)", re.IGNORECASE)
_BOAST = re.compile(
    r" (?:in my sleep|with my eyes (?:closed|shut)|blindfolded|like the back of my hand|con los ojos cerrados)$",
    re.IGNORECASE,
)


_NO_MORE = re.compile(r"(?<=\w),? (?:nom[aá]s|nada m[aá]s)(?=[.!]?$)", re.IGNORECASE)
"""Behind what is told whole, that it is all: cinta y primera mano nomás. It takes nothing back, and reads small."""


def without_judgements(line: Sequence[str], code: LanguageCode) -> list[str]:
    """The sentences of a line without what they only judge, or deny where the line says nothing else.

    Behind another sentence "it was my idea" says whose that was, and a denial how far the work went.
    """
    bare = [_BEHIND.sub("", _BOAST.sub("", _IN_BRACKETS.sub("", one))) for one in line]
    bare = [told for one in _without_answers(bare) if (told := without_asides(one))]
    is_judged = [any(one.fullmatch(text.rstrip(" .!")) for one in (_ONLY_JUDGES, _OF_THE_PLACE)) for text in bare]
    if len(bare) == 1 and (only_denies(bare[0].rstrip(" .!")) or is_left_to_others(bare[0].rstrip(" .!"))):
        return []
    own = own_part(bare if not any(is_judged[:1]) else bare[1:], code)
    return [_NO_MORE.sub("", one) for one in own]


def _without_answers(line: Sequence[str]) -> list[str]:
    """The sentences of a line but those that answer no to what the one before asks: seismic brace? no, not here."""
    asks = [False, *(one.endswith("?") for one in line)]
    return [one for one, is_asked in zip(line, asks, strict=False) if not (is_asked and _SAYS_NO.match(one))]


_SAYS_NO = re.compile(r"(?:no|nope|nah|not|never|nunca)\b", re.IGNORECASE)

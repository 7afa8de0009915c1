"""What a boss leaves to somebody, told as what that person does: the boss leaves me the shop when he's out."""

import re

from workers.writing.words.bosses import BOSS

_WHAT = r"the [a-z]+(?: (?!when|if|while|on\b)[a-z]+)?"
_LEFT = re.compile(
    rf"^(?:the |my |our )?(?P<boss>{BOSS}) (?:(?:always|usually|often|sometimes) )?(?P<leaves>leaves?|left) "
    rf"(?:me (?:in charge of |with )?(?P<me>{_WHAT})|(?P<to>{_WHAT}) (?:to|with) me)"
    r" (?P<when>(?:when(?:ever)?|if|while) )?"
    r"(?:(?:he|she|they)(?P<is>['\u2019]s| is|['\u2019]re| are| was| were)(?P<not>n['\u2019]t)?|on (?:his|her|their)) "
    r"(?P<rest>.+)$",
    re.IGNORECASE,
)
_IN_SPANISH = re.compile(
    r"\bcuando no (?:(?P<now>est[aá]|viene|anda)|(?:estaba|ven[ií]a|andaba)) "
    r"(?=(?:el|la|mi) (?:dueñ[oa]|patr[oó]n|patrona|jef[ea]|encargad[oa]|supervisora?|mayordom[oa]|capataz|maestr[oa]"
    r"|oficial|l[ií]der|titular|ingenier[oa]|gerente)\b)",
    re.IGNORECASE,
)


_RANK_IN_CREW = re.compile(
    r"^(?P<lead>\W*)crew (?:of )?(?P<size>[2-9]|[1-9]\d)(?:,|;| -|:) (?:i['\u2019]?m|i am) (?:the )?"
    r"(?P<rank>(?:2nd|second|3rd|third|top|lead) (?:hand|man))(?=\s*(?:[,;.]|$))",
    re.IGNORECASE,
)


def with_rank_in_crew(line: str) -> str:
    """An English line with one's rank before the crew, as nothing else is second hand: second hand on a crew of 4."""
    return _RANK_IN_CREW.sub(lambda one: f"{one['lead']}{_rank(one['rank'])} on a crew of {one['size']}", line)


def _rank(typed: str) -> str:
    return typed.lower().replace("2nd", "second").replace("3rd", "third")


def with_boss_away(line: str) -> str:
    """A Spanish line without the "no" that says who is away, which denies nothing: cuando falta el dueño."""
    return _IN_SPANISH.sub(lambda found: f"{found[0][:6]} falt{'a' if found['now'] else 'aba'} ", line)


def with_charge_as_work(line: str) -> str:
    """The line as its person's own work: run the shop when the boss is out; any other line as it is."""
    found = _LEFT.match(line.strip())
    if not found:
        return line
    run = "ran" if found["leaves"].lower() == "left" else "run"
    boss, what = found["boss"].lower(), found["me"] or found["to"]
    if found["is"] and found["when"]:
        is_there = "was" if "w" in found["is"].lower() or run == "ran" else "is"
        behind = f"{found['when']}the {boss} {is_there}{found['not'] or ''} {found['rest']}"
    elif not found["is"] and not found["when"]:
        behind = f"on the {boss}'s {found['rest']}"
    else:
        return line
    return f"{run} {what} {behind}"

"""English words as phones write them: nite, keep em running; months and days of the week in small letters."""

import re

from workers.language.trade_shorthand import like_typed
from workers.writing.words.english_spelling import is_usual_word

_WORDS = {
    r"nite(?=s?\b)": "night",
    r"w/ ?(?=(?:an? |the |\d+ )?(?:helper|crew|gang|partner|journeyman|foreman|team)s?\b)": "with ",
    r"(?:(?<=oil )|(?<=fluid )|(?<=water )|(?<=fuel )|(?<=tank ))lvls\b": "levels",
    r"tho\b": "though",
    r"alot(?= of\b)": "a lot",
    r"alot\b": "a lot",
    r"there(?= own\b)": "their",
    r"semi[- ]annual(?=(?:ly)?\b)": "semiannual",
    r"bi[- ](?=(?:weekly|monthly|annual|annually)\b)": "bi",
    r"(?:(?<=when )|(?<=if )|(?<=because )|(?<=while ))their"
    r"(?= (?:short|busy|out|off|down|behind|full|done|gone|late|sick|closed|slow|swamped)\b)": "they're",
    r"(?:(?<=\bon )|(?<=\bin )|(?<=\bwith )|(?<=\bof )|(?<=\bfor )|(?<=\bwas )|(?<=\bas )|(?<=\bby )|(?<=\bat )"
    r"|(?<=\bfrom )|(?<=\band )|(?<=\bran )|(?<=\brun )|(?<=\bused )|(?<=\bdrove )|(?<=\bdrive ))a"
    r"(?= (?:[aei](?!u|wes?\b)|o(?!ne|nce)|u(?:nder|p|nus))[a-z]+)": "an",
    r"(?:(?<=when )|(?<=if )|(?<=because )|(?<=while )|(?<=since )|(?<=unless ))were"
    r"(?= (?:short|busy|down|behind|full|done|late|slow|slammed|swamped|split|backed|closed|caught|open|running|working"
    r"|out)\b)": "we're",
    r"any thing\b": "anything",
    r"every thing\b": "everything",
    r"(?:(?<=could )|(?<=would )|(?<=should )|(?<=must ))of(?= (?:been|had|done|gone|[a-z]+ed)\b)": "have",
    r"(?:(?<=more )|(?<=less )|(?<=fewer )|(?<=bigger )|(?<=larger )|(?<=smaller )|(?<=longer )|(?<=higher )"
    r"|(?<=lower )|(?<=better )|(?<=older )|(?<=heavier )|(?<=faster )|(?<=rather ))then(?= (?:an?|the|my|our|half)\b"
    r"| \$?\d)": "than",
    r"(?<=other )peoples(?= [a-z])": "people's",
    r"(?:(?<=[a-z] )'?|')em\b(?![-\w]| dash)": "them",
}
"""Each is nothing else, whatever stands around it."""
_MEN = (
    r"(?:wo|fore|line|journey|crafts|trades|repair|fire|ground|rig|signal|flag|service|sales|delivery|door|watch)?men"
)
_SEVERAL = rf"(?:[a-z]{{3,}}s|people|{_MEN})"
_SEVERAL_WAS = re.compile(
    r"(?<![\w/.-])(?P<who>we|they|you|(?:when|if|while|because|since|until|where|so) (?:the |our |all the |my |other )?"
    rf"(?P<noun>{_SEVERAL}))(?P<blank> )(?P<be>was|is)(?=n['\u2019]?t\b| )",
    re.IGNORECASE,
)
"""Several with the verb of one: when fitters was short, when people was out, we was done."""
_HEAD_WAS = re.compile(r"^(?P<who>(?P<noun>[A-Za-z]{3,}s))(?P<blank> )(?P<be>was)(?= )")
"""The same at the head of a line: boxes was heavy."""
_ONE_IN_S = re.compile(
    r"(?:ss|us|is|ics|[aeiou]as|gas|bus|boss|lens|news|plus|always|this|its|yes|series)$|'s$"
    r"|^(?:ours|theirs|yours|hers|carlos|marcos|andres|moises"
    r"|charles|james|morales|adams|williams|phillips|roberts|rogers|stevens|edwards|daniels|richards)$"
)
"""What ends in "s" and may be one: when ours was out, when carlos was off."""
_ARE = {"was": "were", "is": "are"}
_PATTERNS = [(re.compile(rf"(?<![\w/.-]){typed}", re.IGNORECASE), meant) for typed, meant in _WORDS.items()]
_DAY = r"mon|tues?|wed|thu(?:rs?)?|fri|sat|sun"
_MONTH = r"jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|march|august"
_DATED = re.compile(
    r"\b(?:christmas|thanksgiving|easter|halloween|memorial day|labor day"
    r"|january|february|april|june|july|september|october|november|december"
    r"|(?:mon|tues|wednes|thurs|fri|satur|sun)days?"
    rf"|(?:{_MONTH})(?=\.? (?:19|20)\d\d\b)"
    r"|(?:(?<= in )|(?<= since )|(?<= until )|(?<= till )|(?<= every )|(?<= by ))"
    r"(?:may|march|august)(?=\s*(?:[,.;)]|$))"
    rf"|(?:(?<=\bon )|(?<=\bon a )|(?<=\bevery )|(?<=\beach ))(?:{_DAY})(?=\s*(?:[,.;)]|$))"
    rf"|(?:{_DAY})(?=-(?:{_DAY})\b)|(?:(?<=mon-)|(?<=tue-)|(?<=sun-)|(?<=fri-)|(?<=wed-))(?:{_DAY})\b)"
)
"""Months and days of the week in small letters, short ones only where they stand by a year or behind "on"."""


def with_words_whole(text: str) -> str:
    """The text with such words as they are written elsewhere."""
    for typed, meant in _PATTERNS:
        text = typed.sub(lambda found, meant=meant: like_typed(found[0], meant), text)  # type: ignore[misc]
    text = _HEAD_WAS.sub(_of_several, _SEVERAL_WAS.sub(_of_several, text))
    return _DATED.sub(lambda found: found[0].capitalize(), text)


def _of_several(found: re.Match[str]) -> str:
    is_plain = found["noun"] is None or _is_plainly_several(found["noun"], is_head=found["noun"] == found["who"])
    return f"{found['who']}{found['blank']}{_ARE[found['be'].lower()]}" if is_plain else found[0]


def _is_plainly_several(noun: str, *, is_head: bool) -> bool:
    """Whether a word is the plural of a usual one, and nobody's name: when Carlos was out stays."""
    lower = noun.lower()
    if not lower.endswith("s"):
        return True
    if _ONE_IN_S.search(lower) or (noun[0].isupper() and not noun.isupper() and not is_head):
        return False
    ones = (lower.removesuffix("s"), lower.removesuffix("es"), f"{lower.removesuffix('ies')}y")
    return any(one != lower and is_usual_word(one) for one in ones)

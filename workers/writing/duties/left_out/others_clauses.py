"""Whether a clause says what somebody else does, in both languages: QC runs the CMM, la bomba la maneja otra compañía.

A clause stands between commas, semicolons or dashes. Where the reading isn't sure it counts as one's own.
"""

import re

from workers.language.conjugation import Form
from workers.language.grammar import LanguageCode
from workers.language.occupations import is_occupation
from workers.writing.duties.left_out.others_in_spanish import is_theirs, tells_its_thing
from workers.writing.duties.left_out.others_work import KIN
from workers.writing.english_lines.by_what_follows import may_be_noun
from workers.writing.english_lines.compounds import is_name_of_two
from workers.writing.words.english_verbs import verb_form, word_table

_WORD = re.compile(r"[^\W_]+(?:['\u2019&/-][^\W_]+)*")
_ONESELF = re.compile(
    r"(?<!not )(?<!no )(?:\b(?:I|me|us|we)\b|\b[Ii]['\u2019](?:m|ve|d|ll)\b|\bi (?!\.)"
    r"|\b(?:my|our) (?:own|work|welds)\b)"
)
_LEADS = re.compile(
    r"(?:(?:then|so|and|but|also|usually|normally|mostly|because|since|y|pero|porque|as[ií] que|luego|normalmente) )+",
    re.IGNORECASE,
)
_WHO_DOES = re.compile(
    r"^((?:[\w'&/-]+ ){0,3}[\w'&/-]+) (?:is|are|was|were) "
    r"(?:the (?:ones?|guys?|people|person) )?(?:who|that) (?=[a-z]+\b)",
    re.IGNORECASE,
)
"""Who does it, told with weight: QA is who accepts it."""
_BEFORE_HEAD = 4
"""Words from the determiner to the word for a person: the customer's own IT staff."""
_DONE = (
    r"(?:done|made|run|written|programmed|handled|performed|set(?: up)?|wired|installed|built|poured|signed|ordered"
    r"|repaired|rebuilt|filed|owned|used|tested|terminated|energi[sz]ed|painted|drawn|designed|operated|driven|finished"
    r"|tied in|picked(?: up)?|supplied|posted|prepared|pulled|decided|maintained|calibrated|certified|monitored"
    r"|assembled|welded|inspected|balanced|commissioned)"
)
_NOT_OTHERS = (
    r"(?!me\b|us\b|hand\b|myself\b|ourselves\b|then\b|now\b|the (?:end|time|book|print|hour|day|piece|foot|job|number)"
    r"|\d|[\w-]+ing\b)"
)
_BY_OTHERS = re.compile(
    rf"(?P<thing>.*?)(?:^|\s)(?:(?:is|are|was|were|gets?|got|being|been|always|all) ){{0,2}}{_DONE}(?: [\w-]+)? by "
    rf"{_NOT_OTHERS}(?P<agent>.+)",
    re.IGNORECASE,
)
"""What is done to a thing, and by whom: CMM is run by QC, lift plan written by the engineer."""
_BY_OUTSIDERS = re.compile(
    r"(?P<thing>(?:(?!stop|drive|swing|pass|come|go|drop|work)[\w'\u2019&/-]+)(?: [\w'\u2019&/-]+){0,2})"
    r" by (?:an? |the |our )?(?:outside|other|another|separate|different|(?:3rd|third)[- ]party|off-?site)"
    r" (?:shop|vendor|contractor|company|compan(?:y|ies)|firm|crew|department|dept|lab|service|trade|outfit|sub)s?"
    r"(?: only| always)?",
    re.IGNORECASE,
)
"""An act that others do, typed without its verb: weld by outside shop, heat treat by another vendor."""
_MADE_GOOD = re.compile(
    r"(?:check|inspect|verif|review|test|watch|escort|schedul|order|coordinat|supervis|repair|fix|redo|finish|clean"
    r"|correct|rework)\w*",
    re.IGNORECASE,
)
"""One's own doing with what others made: check welds by an outside shop."""
_AWAY = re.compile(
    r"(?:[\w'\u2019/&-]+ ){1,5}(?:(?:gets?|got|is|are|was|were) (?:sent|subbed|farmed|jobbed|hired|contracted) out\b"
    r"|(?:is|are|was) (?:another|a different|(?:someone|somebody) else(?:['\u2019]?s(?: job| work)?)?$)"
    r"|(?:belongs?|belonged) to"
    r"|(?:goes|go|went) (?:out )?to (?:an?|the|our|another)) ?(?P<agent>.*)",
    re.IGNORECASE,
)
"""Work that leaves the shop: pumps get sent out, finish carpentry goes to a sub, the laser belongs to a contractor."""
_SENT_OUT = re.compile(r"(?:sent|subbed|farmed|jobbed|contracted) out\b(?=$| (?:to|for|when|if|by)\b)", re.IGNORECASE)
_ENGLISH_IT = re.compile(r"\b(?:it|that|them|those|these|this)\b", re.IGNORECASE)
_CHECKS = re.compile(
    r"\b(?:check|sign|inspect|approve|verif|review|look|read|energi[sz]e|test|log|report|revis|firm|aprueb|inspecc|checa"
    r"|energiz|prueb|verific)\w*",
    re.IGNORECASE,
)
"""What another does to work once it is done, which leaves the work one's own: lead checks it after."""
_MONEY = re.compile(r"\b(?:cobr|factur|pag|autoriz)(?:a|an|aba|aban|ó|aron)\b", re.IGNORECASE)
"""The same of its money: presupuesto al cliente, lo cobra mi hermano."""


def is_of_somebody_else(clause: str, code: LanguageCode, *, is_first: bool) -> bool:
    """Whether a clause says what somebody else does; the first of a sentence only where it can be read no other way."""
    text = _LEADS.sub("", clause, count=1) if _LEADS.match(clause) else clause
    text = re.sub(r",? (?:not (?:me|us)|no yo)$", "", text)
    if code == "es":
        return is_theirs(text)
    who = _WHO_DOES.match(text)
    is_weighted = who is not None and _names_person(who[1])
    return not _ONESELF.search(text) and (is_weighted or _has_doer(text, is_first=is_first) or _is_done_elsewhere(text))


def takes_all(clause: str, code: LanguageCode) -> bool:
    """Whether what others do in it is what the clause before tells: mechanic does it; not where they only check it."""
    pattern = _ENGLISH_IT if code == "en" else re.compile(r"\bl[oa]s?(?= \w+(?:[ae]n?|ó|aron|ieron|a)\b)|^es[oa]s?\b")
    if code == "es" and tells_its_thing(clause):
        return False
    return bool(pattern.search(clause)) and not _CHECKS.search(clause) and not (code == "es" and _MONEY.search(clause))


def _has_doer(text: str, *, is_first: bool) -> bool:
    found = _WORD.findall(text)
    words = [word.lower() for word in found]
    if len(words) < 2:  # noqa: PLR2004 - somebody and what they do
        return False
    start = 1 if words[0] in word_table()["others_determiners"] else 0
    is_determined = start == 1
    for at in range(start, min(start + _BEFORE_HEAD, len(words) - 1)):
        is_crew = words[at] in word_table()["groups"] and words[at - 1] in word_table()["other_groups"]
        if _is_person(words[at]) or (at > start and is_crew):
            behind = at + 1
            while behind < len(words) and words[behind] in word_table()["adverbs_of_others"]:
                behind += 1
            if behind < len(words) and _is_their_verb(words, at, behind, is_sure=is_determined or not is_first):
                return True
        elif words[at] in word_table()["prepositions"] or (at == start and not is_determined and _is_doing(words[at])):
            return False
    is_name = found[0][:1].isupper() and not is_first and verb_form(words[0]) is None
    is_thing = found[0].isupper() and len(words) == 2  # noqa: PLR2004 - HVAC sets, of which nothing is done
    return is_name and not is_thing and len(words[0]) > 2 and words[1] in word_table()["done_by_names"]  # noqa: PLR2004 - QC and the like are above


def _is_doing(word: str) -> bool:
    """Whether a word at the head is one's own act rather than what somebody is called by: set up guys."""
    known = verb_form(word)
    return known is not None and known[1] in {Form.BASE, Form.PAST} and word not in {"set", "setup", "lead", "dispatch"}


def _is_person(word: str) -> bool:
    bare = re.sub(r"['\u2019]s$", "", word)
    if bare != word:
        return False
    return is_occupation(word) or word in word_table()["somebody"] or bool(re.fullmatch(KIN, word, re.IGNORECASE))


def _is_their_verb(words: list[str], person: int, at: int, *, is_sure: bool) -> bool:
    """Whether the word at a place is a verb of the person before it: driller ran the rig; no driver logs."""
    word, following = words[at], words[at + 1] if at + 1 < len(words) else ""
    if word in {"run", "runs"} and not is_sure and following in word_table()["prepositions"]:
        return False  # GC runs on Agilent
    if word in word_table()["surely_verbs"]:
        return is_sure or word in {"does", "handles", "signs"} or (bool(following) and "and" not in words[at + 1 :])
    known = verb_form(word)
    if known is None or following in {"by", "for", "to", "with"} or not _agree(words[person], known[1]):
        return False
    if following in word_table()["objects_begin"]:
        return is_sure or known[1] is not Form.BASE
    if not following:  # a line of two words is a name: CO checks
        is_end = word in word_table()["ends_of_others"] and (is_sure or word not in word_table()["acts"])
        return is_end and words[person] not in {"operators", "drivers", "machines"}
    is_noun_too = word in word_table()["acts"] or (known[1] is Form.THIRD and known[0] in word_table()["also_nouns"])
    return is_sure and not is_noun_too and following not in word_table()["prepositions"] | {"and", "or"}


def _agree(person: str, form: Form) -> bool:
    """Whether a verb in a form may follow somebody: staff programs, or program."""
    may_be = {Form.PAST, *([] if person.endswith("s") else [Form.THIRD])}
    is_plural = person.endswith("s") or person in word_table()["somebody_plural"]
    return form in may_be or (form is Form.BASE and is_plural)


def _is_done_elsewhere(text: str) -> bool:
    if _SENT_OUT.match(text):
        return True
    if (found := _AWAY.fullmatch(text)) and not re.match(r"(?:I|we|i)\b", text):
        is_other = "another" in text or "different" in text
        return not found["agent"] or is_other or _names_person(found["agent"])
    if (found := _BY_OUTSIDERS.fullmatch(text)) and not _is_own_object(found["thing"]):
        return True
    found = _BY_OTHERS.fullmatch(text)
    return found is not None and not _is_own_doing(found["thing"]) and _names_person(found["agent"])


def _is_own_object(thing: str) -> bool:
    """Whether a doing stands there with its object, which others made: check welds, inspected work."""
    head, *rest = thing.lower().split()
    known = verb_form(head) if rest else None
    is_name = (is_name_of_two(head, rest) or rest == ["work"]) and not _MADE_GOOD.fullmatch(head)
    return known is not None and known[1] is not Form.GERUND and not is_name


def _is_own_doing(thing: str) -> bool:
    """Whether what is done by others is only the object of one's own act: repaired welds made by others."""
    head, *rest = thing.lower().split() or [""]
    known = verb_form(head) if rest else None
    if known is None or is_name_of_two(head, rest):
        return False
    return known[1] is Form.PAST or (known[1] is Form.BASE and not may_be_noun(head))


def _names_person(agent: str) -> bool:
    """Whether somebody is named among the first words: the filing room, engineering, a separate crew."""
    words = [word.lower() for word in _WORD.findall(agent)][: _BEFORE_HEAD + 1]
    return any(_is_person(word) or word in {"others", "room", "crew", "team"} for word in words)

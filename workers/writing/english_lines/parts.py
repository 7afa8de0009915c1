"""What the nouns of a part say: an act, a rank, somebody; and the part's first word."""

import re

import msgspec

from workers.language.conjugation import Form
from workers.language.grammar import grammar
from workers.language.occupations import is_occupation
from workers.writing.english_lines.ambiguous import Found
from workers.writing.english_lines.items import Item
from workers.writing.english_lines.parting import Part
from workers.writing.words.casing import names_with_capital
from workers.writing.words.english_verbs import verb_form, word_table, words_in
from workers.writing.words.phrases import lowered

_SLASHED = re.compile(r"^([A-Za-z]+) ?/ ?([a-z]+)(?: ?/ ?([a-z]+))?(?=\s)")


_RUN_TOGETHER = {"layout": "lay out", "setup": "set up", "cleanup": "clean up", "takeoff": "take off"}


def with_verbs_apart(parts: list[Part]) -> list[Part]:
    """Verbs as two words where a verb follows ("layout and shear"), and with "and" where a slash parts them."""
    found: list[Part] = []
    for place, part in enumerate(parts):
        text = part.text
        slashed = _SLASHED.match(text)
        verbs = [verb for verb in slashed.groups() if verb] if slashed else []
        if slashed and all((form := verb_form(verb)) and form[1] is not Form.GERUND for verb in verbs):
            found += [Part(verb, link=part.link and not place) for place, verb in enumerate(verbs[:-1])]
            last = text[slashed.start(len(verbs)) :]
            found.append(Part(last, link=True, tail=part.tail, is_doing=_goes_on_with_preposition(last)))
            continue
        follows = parts[place + 1] if place + 1 < len(parts) else None
        is_linked = follows is not None and follows.link and verb_form(words_of_head(follows.text)) is not None
        verb = _RUN_TOGETHER.get(text.lower(), text) if place == 0 and is_linked else text
        found.append(msgspec.structs.replace(part, text=verb))
    return found


def _goes_on_with_preposition(text: str) -> bool:
    words = words_in(text)
    return len(words) > 1 and words[1].group().lower() in word_table()["prepositions"]


def words_of_head(text: str) -> str:
    """The first word of a part in small letters; empty without one."""
    words = words_in(text)
    return words[0].group().lower() if words else ""


def lowered_part(text: str) -> str:
    """The text from within a sentence, a maker's or a place's name in its capital."""
    first = words_of_head(text)
    is_name = first in names_with_capital() or first in word_table()["names"] or text[1:2] in {",", " "}
    is_name = is_name or bool(_NAME_OF_TWO.match(text) or _NAMES.match(text))
    return text if is_name and text[:2] != "A " else lowered(text)


def is_rank(text: str) -> bool:
    """Whether a part says what somebody was: foreman on one job."""
    head = re.split(r"\b(?:on|of|for|in|at|with|under)\b|\(", text, maxsplit=1)[0]
    words = [word.group().lower() for word in words_in(head)]
    return bool(words) and len(words) < len(words_in(text)) and words[-1] in word_table()["ranks"]


def is_own_rank(text: str) -> bool:
    """Whether a part says what one was, without an article: mold change helper."""
    words = [word.group().lower() for word in words_in(text)]
    is_bare = word_table()["determiners"].isdisjoint(words) and word_table()["prepositions"].isdisjoint(words)
    return len(words) > 1 and words[-1] in word_table()["ranks"] and is_bare


PARTICLES = frozenset({"up", "out", "off", "down", "over"})


def is_somebody(text: str) -> bool:
    """Whether a part says what somebody was by their occupation: traveling tech."""
    head = re.split(r"\b(?:on|of|for|in|at|with|under)\b|\(", text, maxsplit=1)[0]
    words = [word.group().lower() for word in words_in(head)]
    return bool(words) and (is_occupation(words[-1]) or words[-1] == "tech") and not words[-1].endswith("s")


def has_preposition(text: str) -> bool:
    """Whether a place, a tool or a time follows the object: set trusses with a crane."""
    words = [word.group().lower() for word in words_in(text)][1:]
    words = words[1:] if words and words[0] in PARTICLES | ({"in"} if text.startswith("rough") else set()) else words
    return any(word in word_table()["prepositions"] - word_table()["particles"] | {"on", "in"} for word in words)


def has_infinitive(rest: str, helping: Found) -> bool:
    """Whether somebody is helped to do: "helped the lead set condensers", and of what is over "helped set rails"."""
    words = [word.group().lower() for word in words_in(rest)][:5]
    is_over = helping.base == "help" and helping.form is Form.PAST
    words = words if is_over else words[1:]
    return any((form := verb_form(word)) is not None and form[1] is Form.BASE for word in words)


def leaves_people(doing: Item, behind: str) -> bool:
    """Whether no person stands behind the people whom an act helps: helped fitters, fire watch."""
    last = [word.group().lower() for word in words_in(doing.text)][-1]
    helped = doing.verbs[-1].base in word_table()["helps"] and last.endswith("s") and is_occupation(last)
    return helped and not any(is_occupation(word.group().lower()) for word in words_in(behind))


def tells_an_act(text: str) -> bool:
    """Whether the noun that a part is about tells an act: hot stick work, boiler checks, snow shoveling."""
    words = [word.group().lower() for word in words_in(re.split(r"[(:]", text, maxsplit=1)[0])]
    for place, word in enumerate(words):
        if place and word in word_table()["prepositions"]:
            words = words[:place]
            break
    if not words:
        return False
    known = verb_form(words[-1])
    is_gerund = known is not None and known[1] is Form.GERUND and words[-1] not in word_table()["materials"]
    return words[-1] in word_table()["acts"] or (is_gerund and len(words) > 0)


_NAMES = re.compile(r"[A-Z][a-z]+ (?:and|&|or|/) (?:[A-Z]{2,}|[A-Z][a-z]+)\b")
_NAME_OF_TWO = re.compile(r"[A-Z][a-z]+ [A-Z][a-z]+\b")


def may_be_object(found: Found) -> bool:
    """Whether a verb in its base form is as often a noun: vent, tag, pump."""
    table = word_table()
    return (
        found.form is Form.BASE and found.base in grammar("en").noun_verbs | table["also_nouns"] - table["rarely_nouns"]
    )

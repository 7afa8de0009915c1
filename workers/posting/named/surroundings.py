"""What stands before and behind a run of words: a mark, a label, or a word of a telling class."""

import re

from workers.posting.name_forms.places import TOWN, TOWN_AND_STATE, US_STATES
from workers.posting.named.tokens import Line
from workers.posting.named.word_classes import (
    AND,
    ARTICLES,
    AS,
    AT,
    BEHIND,
    COMPANY_LABEL,
    GREETINGS,
    IN,
    IS,
    NUMBERS,
    OF,
    OTHER_PEOPLE,
    PLACE_LABEL,
    PRAISE,
    SECTION,
    SEEKS,
    SOUGHT,
    TITLE_LABEL,
    WHO,
)

_LABEL_WORDS = 5
_ARTICLES_BEFORE = 4
_STATE = re.compile(rf"\W*(?:[A-Z]{{2}}\b|(?:{'|'.join(US_STATES)})\b)")
_PLACE = re.compile(rf"\W*(?:{TOWN_AND_STATE.pattern})")
_TOWN_ALONE = re.compile(rf"\W*{TOWN}\W*$")
_FIELD_OF_TITLE = re.compile(
    r"(?:job |position |working )?(?:title|position|classification)|puesto|cargo|vacante|clase|clasificacion"
)
_ENDS_OF_FIELD = frozenset({"stop", "bar", "mail", "bang", "colon"})
_ACTS = re.compile(r"[a-z]{2,}(?:s|es)|[a-z]{3,}(?:ce|ye|ja|ca|za|ra|ta|na|da)")


def is_turn(folded: str) -> bool:
    """Whether a word announces what comes behind it."""
    return folded in {"hiring", "as", "join", "title", "puesto", "vacante", "position", "opening", "oportunidad"}


def before(line: Line, begin: int) -> list[str]:
    """What stands before: the nearest mark or class of word, and what was skipped on the way to it."""
    place, skipped = begin, list[str]()
    while place and not line.tokens[place].gap and begin - place < _ARTICLES_BEFORE:
        word = line.tokens[place - 1].folded
        sort = _skipped(word)
        if not sort:
            break
        skipped.append(sort)
        place -= 1
    gap = line.tokens[place].gap
    found = [f"behind {sort}" for sort in dict.fromkeys(skipped)]
    if gap:
        return [*found, f"from {gap}", *_label(line, place, gap)]
    word = line.tokens[place - 1].folded
    kind = class_before(word)
    if word in {"we're", "i'm", "somos", "soy"} or (
        word == "are" and place > 1 and line.tokens[place - 2].folded == "we"
    ):
        kind = "we are"
    if kind == "of" and place > 1:
        ahead = line.tokens[place - 2].folded
        kind = (
            "position of"
            if ahead in SOUGHT | {"role", "puesto", "plaza", "vacante", "vacantes", "trabajo", "empleo"}
            else kind
        )
    return [*found, f"from {kind}", f"from word {word}"] if kind != "word" else [*found, "from word"]


def _skipped(word: str) -> str:
    if word in ARTICLES:
        return "our" if word in {"our", "your", "nuestro", "nuestra", "su", "sus", "their"} else "article"
    if word in PRAISE:
        return "praise"
    return "number" if word.isdigit() or word in NUMBERS else ""


def class_before(word: str) -> str:
    """The class of a word that stands right before."""
    for kind, words in (("seeks", SEEKS), ("at", AT), ("in", IN), ("of", OF), ("as", AS), ("is", IS), ("and", AND)):
        if word in words:
            return kind
    if word in GREETINGS:
        return "greeting"
    return "others" if word in OTHER_PEOPLE else "sought" if word in SOUGHT else "who" if word in WHO else "word"


def _label(line: Line, place: int, gap: str) -> list[str]:
    """Return the sort of label that ends at the mark before."""
    if gap not in {"colon", "dash"}:
        return []
    begin = place - 1
    while begin and not line.tokens[begin].gap:
        begin -= 1
    words = [token.folded for token in line.tokens[begin:place]]
    label = " ".join(words)
    if len(words) > _LABEL_WORDS:
        return [f"{gap} of a sentence"]
    for sort, pattern in (("title", TITLE_LABEL), ("company", COMPANY_LABEL), ("place", PLACE_LABEL)):
        if pattern.fullmatch(label):
            return [f"{gap} of {sort}"]
    return [f"{gap} of section" if SECTION.fullmatch(label) else f"{gap} of other"]


def is_under_title_label(line: Line, place: int) -> bool:
    """Whether the word is of what a field calls the position: "Job Title: Elevator Mechanic - Service & Repair"."""
    gaps = [token.gap for token in line.tokens[1 : place + 1]]
    if "colon" not in gaps:
        return False
    colon = gaps.index("colon") + 1
    label = " ".join(token.folded for token in line.tokens[:colon])
    return bool(_FIELD_OF_TITLE.fullmatch(label)) and _ENDS_OF_FIELD.isdisjoint(gaps[colon:])


def behind(line: Line, end: int) -> list[str]:
    """What stands behind: the next mark or class of word, and whether a place comes with it."""
    gap = line.gap_behind(end - 1)
    rest = line.text[line.tokens[end - 1].end :]
    found = [f"to {gap}"] if gap else _class_behind(line, end)
    if gap in {"comma", "dash", "open", "bar", "stop", ""} and rest:
        if _PLACE.match(rest[:80]):
            found.append("to a place")
        elif _TOWN_ALONE.fullmatch(rest[:40]):
            found.append("to a last name")
    if _STATE.match(rest[:20]) and gap in {"comma", ""}:
        found.append("to a state")
    return found


def _class_behind(line: Line, end: int) -> list[str]:
    following = line.tokens[end]
    word = following.folded
    for kind, words in (("seeks", SEEKS), ("sought", SOUGHT), ("is", IS), ("who", WHO), ("and", AND), ("of", OF)):
        if word in words:
            more = line.tokens[end + 1].folded if end + 1 < len(line.tokens) else ""
            seeks = kind == "is" and (more in SEEKS or more in {"now", "currently", "actively", "proud"})
            return [f"to {kind}", *(["to is seeking"] if seeks else []), f"to word {word}"]
    if word in IN | AT | BEHIND:
        return [f"to {'in' if word in IN else 'behind'}", f"to word {word}", f"to {word} {_how_written(line, end + 1)}"]
    if not following.is_capital and _ACTS.fullmatch(word):
        return ["to verb"]
    return ["to capital" if following.is_capital else "to word"]


def _how_written(line: Line, place: int) -> str:
    if place >= len(line.tokens):
        return "nothing"
    word = line.tokens[place].surface
    return "capitals" if word.isupper() else "a capital" if word[0].isupper() else "small"

"""A line's clauses by themselves, where not all of it can be told: each whole, and none that another limits or does."""

import re
from collections.abc import Iterator
from itertools import combinations

import msgspec

from workers.language.words import fold
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.spanish import lexicon
from workers.writing.lexicon.token import Token
from workers.writing.translation.into_english.line import told_as_meant
from workers.writing.translation.into_english.line_read import Line
from workers.writing.translation.into_english.senses.meaning import meant
from workers.writing.translation.into_english.tokens import tokens_of
from workers.writing.translation.into_english.verbs.lookup import AND

_PRONOUNS = frozenset({"yo", "me", "se", "le", "les", "lo", "la", "los", "las", "nos"})
_CONDITIONS = frozenset({"cuando", "si", "donde", "mientras", "aunque", "como"})
LIMIT = re.compile(
    r"\b(?:no|ni|nunca|nada|nadie|tampoco|jam[aá]s|sin|excepto|menos|solo|s[oó]lo|solamente|ayud\w+|apoy\w+|apren\w+|practi\w+|observ\w+)\b",
    re.IGNORECASE,
)
"""What one clause says against another: where such a one can't be told, neither is the rest."""
_SO_FAR = re.compile(
    r"\b(?:lo|lo m[aá]s|nivel|puro) (?:b[aá]sic|sencill)o\b|\bb[aá]sico$"
    r"|\b(?:nom[aá]s|nada m[aá]s|poquito|poco|apenas)\b",
    re.IGNORECASE,
)
"""How far something goes, by itself: "leer y forzar, lo básico"."""
_LED = re.compile(r"(?:y )?(?:con|en|de|para|por|a|al|desde|hasta|cada|como|más|menos|\d)\b", re.IGNORECASE)
"""An item that says more of the one before it."""
_LINK = re.compile(r"^(?:[,;:.\s]+|(?:y|e|pero|o)\s+)+", re.IGNORECASE)
_OF_OTHERS = frozenset({Told.PAST, Told.THIRD, Told.OTHERS})
_ASIDE = re.compile(r" ?\([^()]*\)(?= |$)")
_END = re.compile(r",? (?:en|para|con)\b(?! (?:[eé]l|ella|mi|su|otr[oa]s?|un[oa]s?|dos|tres|\d+)\b)", re.IGNORECASE)
"""Where it begins in which place, with what or what for something is done; behind a number or "mi" may stand who."""
_WITH_WHOM = re.compile(
    r"\bcon (?:el|la|los|las)\b|\b(?:ayud|compañ|cuñad|herman|jef|maestr|mayordom|supervis|cuadrill|equip|encargad)",
    re.IGNORECASE,
)
_HOW_OFTEN = re.compile(r",? (?:casi )?(?:siempre|a veces|tambi[eé]n|normalmente)$", re.IGNORECASE)
"""What said more of an end that was left out: "siempre con arnés"."""
_TAKES_UP = re.compile(r"l[oa]s? (?=[^\W\d_]+(?:o|é|aba|ía)\b)", re.IGNORECASE)
"""A clause about what only the one before it names, without which nobody knows what: "y la subo al camión"."""
_MOST_ENDS = 2
_LEAST_LETTERS = 2
"""Letters that an item has at least: of "servicios A, B y C" none falls."""
_LIST = re.compile(r"(?P<items>[^,;:()]+(?:, [^,;:()]+){1,6}),? [ye] (?P<last>[^,;:()]+?)")
_BETWEEN = re.compile(r"\bentre\b|\btanto\b|\by\b.*\by\b", re.IGNORECASE)
_FEWEST_ITEMS = 3
_MOST_ITEMS = 8


class Clause(msgspec.Struct, frozen=True):
    """A clause as it was meant, and in English; empty where it can't be told. `is_of_others`: somebody else does it."""

    text: str
    english: str
    is_of_others: bool = False


def clauses_in_english(text: str, *, past: bool) -> list[Clause]:
    """The clauses of a line, each told or not; none told where one that isn't may limit the others."""
    line = meant(text).strip().rstrip(".;, ")
    tokens = tokens_of(line)
    if not tokens:
        return []
    clauses = [_told(one, is_of_others, past=past) for one, is_of_others in _parted(line, tokens)]
    if any(not one.english and (LIMIT.search(one.text) or _SO_FAR.search(one.text)) for one in clauses):
        return [msgspec.structs.replace(one, english="") for one in clauses]
    return [
        msgspec.structs.replace(one, english="") if _TAKES_UP.match(one.text) and not before else one
        for one, before in zip(clauses, ["first", *(one.english for one in clauses)], strict=False)
    ]


def _told(text: str, is_of_others: bool, *, past: bool) -> Clause:  # noqa: FBT001
    english = "" if is_of_others else _whole_or_less(text, past=past)
    return Clause(text, english, is_of_others)


def _whole_or_less(text: str, *, past: bool) -> str:
    """A clause, or what stands of it without an aside, an item, or where and with what it is done."""
    told = told_as_meant(text, past=past).text
    if told or LIMIT.search(text):
        return told or _without_one_item(text, past=past)
    bare = _ASIDE.sub("", text)
    told = told_as_meant(bare, past=past).text if bare != text else ""
    return told or _without_one_item(bare, past=past) or _without_end(bare, past=past)


def _without_end(text: str, *, past: bool) -> str:
    """A doing without where, with what or what for it is done; never without whom it is done with."""
    ends = list(_END.finditer(text))
    for end in reversed(ends[-_MOST_ENDS:]):
        kept, left = _HOW_OFTEN.sub("", text[: end.start()]), text[end.start() :]
        if len(kept.split()) < max(_FEWEST_ITEMS, len(left.split())) or _WITH_WHOM.search(left):
            return ""
        if told := told_as_meant(kept, past=past).text:
            return told
    return ""


def _without_one_item(text: str, *, past: bool) -> str:
    """A list told without the one item of it that isn't known; never without its first."""
    if told := _without_last_item(text, past=past):
        return told
    items = text.split(", ")
    if "(" in text or not _FEWEST_ITEMS <= len(items) <= _MOST_ITEMS:
        return _without_items(text, past=past)
    for at in range(1, len(items)):
        if LIMIT.search(items[at]) or _LED.match(items[at]):
            continue
        rest = ", ".join([*items[:at], *items[at + 1 :]])
        if told := told_as_meant(rest, past=past).text:
            return told
    return _without_items(text, past=past)


def _without_items(text: str, *, past: bool) -> str:
    """A list that a last "y" closes, told without one item or two of it that aren't known; as many stay as can."""
    found = _LIST.fullmatch(text)
    if found is None or _BETWEEN.search(text):
        return ""
    items = [*str(found["items"]).split(", "), str(found["last"])]
    first, others = items[0], items[1:]
    if any(LIMIT.search(one) or _LED.match(one) or len(one) <= _LEAST_LETTERS for one in others):
        return ""
    for count in range(len(others) - 1, 0, -1):
        for kept in combinations(others, count):
            *before, last = [first, *kept]
            if told := told_as_meant(f"{', '.join(before)} y {last}", past=past).text:
                return told
    verb, _, item = first.partition(" ")
    *before, last = others
    is_doing = any(told is Told.FIRST or told is Told.INFINITIVE for _, told in lexicon().forms.get(fold(verb), ()))
    is_bare = bool(item) and is_doing and not _LED.match(item)
    return told_as_meant(f"{verb} {', '.join(before)} y {last}", past=past).text if is_bare else ""


def _without_last_item(text: str, *, past: bool) -> str:
    """A list without what its last "y" joins, where that isn't known."""
    kept, joined, last = text.rpartition(" y ")
    is_item = (
        bool(joined)
        and len(last) > _LEAST_LETTERS
        and (", " in kept or len(kept.split()) >= _FEWEST_ITEMS > len(last.split()))
        and "," not in last
        and not _LED.match(last)
        and not LIMIT.search(last)
    )
    if not is_item or len(last.split()) >= len(kept.split()):
        return ""
    before, comma, item = kept.rpartition(", ")
    return told_as_meant(f"{before} y {item}" if comma else kept, past=past).text


def _parted(line: str, tokens: list[Token]) -> Iterator[tuple[str, bool]]:
    """Yield each clause, and whether somebody else than the person does it."""
    reading = Line(tokens, past=False)
    begins = [0]
    for at in range(1, len(tokens)):
        leads = at + 1 if reading.words[at] in AND or reading.words[at] == "pero" else at
        is_parted = bool(tokens[at].mark) or leads > at
        is_joined = reading.words[begins[-1]] in _CONDITIONS
        hard = any(sign in tokens[at].mark for sign in ";.")
        if hard or (is_parted and leads < len(tokens) and not is_joined and _begins_clause(reading, leads)):
            begins.append(at)
    for place, begin in enumerate(begins):
        end = tokens[begins[place + 1]].start if place + 1 < len(begins) else len(line)
        first = begin + (reading.words[begin] in AND or reading.words[begin] == "pero")
        text = _LINK.sub("", line[tokens[begin].start : end]).rstrip(" ,;.")
        if text.count("(") == text.count(")") + 1:
            text += ")"
        yield text, _is_of_others(reading, first)


def _begins_clause(line: Line, at: int) -> bool:
    """Whether a doing, one's own or another's, begins at a token."""
    if line.words[at] in _CONDITIONS and line.words[at] != "como":
        return False
    if line.words[at] in _PRONOUNS and at + 1 < len(line.words) and line.told_at(at + 1) and line.is_verb_only(at + 1):
        return True
    if line.words[at] == "yo" or _is_of_others(line, at):
        return True
    told = line.told_at(at)
    return bool(told) and line.is_done(at, told)


def _is_of_others(line: Line, at: int) -> bool:
    """Whether somebody is named here and a verb follows that isn't one's own."""
    if line.is_somebody_else(at):
        return True
    if line.is_done_by_another(at):
        return True
    phrase = line.person_at(at)
    if phrase is None or phrase.end >= len(line.words):
        return False
    behind = phrase.end + (line.words[phrase.end] in _PRONOUNS - {"yo"})
    told = line.told_at(behind) if behind < len(line.words) else set()
    return bool(told & _OF_OTHERS) and not told & {Told.FIRST} and line.words[phrase.end] != "yo"

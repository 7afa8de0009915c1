"""What a part of an English duty begins with: an act, a thing, a figure, a remark."""

import re
import tomllib
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from workers.language.conjugation import Form, form_of
from workers.language.conjugation import formed as regular
from workers.language.grammar import grammar
from workers.language.occupations import is_occupation
from workers.language.words import fold
from workers.trades import vocabulary_files

_WORD = re.compile(r"[^\W_]+(?:['\u2019&/-][^\W_]+)*")
_FIGURE = re.compile(
    r"(?:about |around |up to |over |roughly |approximately )?\d[\d.,]*\s*(?:(?:-|\u2013|to)\s*\d[\d.,]*\+?)?\s+"
    r"[\w -]*?\b(?:an?|per|each|every)\s+(?:\w+\s+)?"
    r"(?:hour|shift|day|night|week|weekend|month|quarter|year|season|job|load|crew|trip|turn|man|route)s?\b",
    re.IGNORECASE,
)
_MEASURED = re.compile(
    r"(?:groups?|crews?|classes) of |(?:about |around |up to |over )?\d[\d.,]*\+?[ -]"
    r"(?:(?:hour|year|month|week|day|mile|people|men|guy|ton|lb|pound|gallon)s?(?: so far)?$|ft$|man crew|weeks? on"
    r"|(?:ft|foot) drops?)",
    re.IGNORECASE,
)
_RECORD = re.compile(
    r"(?:no|zero|0|never|clean|perfect|spotless)\s+(?:\w+[ -]){0,3}?(?:accident|incident|injur|violation|callback"
    r"|rework|spill|crossover|absence|lost|complaint|mvr|record|driving|safety|attendance|recordable|claim|tickets?\b)",
    re.IGNORECASE,
)
_HYPHENED = re.compile(
    r"^(?:re|pre|de|un|wet|dry|hot|cold|spot|tack|hand|power|pressure|hydro|rough|cut|touch|double|sand)-"
)
_SUBORDINATES = frozenset(
    ["till", "until", "when", "while", "where", "if", "since", "once", "because", "that", "as", "which", "who"]
)
_HOW_OFTEN = frozenset({"daily", "weekly", "monthly", "nights", "days"})


class Head(Enum):
    """What a part is by its first words."""

    VERB = "verb"
    GERUND = "doing as a noun"
    NOUN = "noun"
    FIGURE = "so many in a time"
    RECORD = "what has held good"
    ASIDE = "remark"
    CLAUSE = "sentence of its own"


class Found(msgspec.Struct, frozen=True):
    """A head; for a verb its place among the part's words, its base and form, and whether nothing follows it."""

    head: Head
    at: int = 0
    base: str = ""
    form: Form = Form.BASE
    is_bare: bool = False


@cache
def word_table() -> dict[str, Any]:
    """The lists of english_words.toml; what stands in a string as a set of words."""
    with (Path(__file__).parent / "english_words.toml").open("rb") as file:
        tables = tomllib.load(file)
    return {
        name: one if isinstance(one, dict) else frozenset(one.split() if isinstance(one, str) else one)
        for name, one in tables.items()
    }


def formed(base: str, form: Form) -> str:
    """A base in a form, by the lists of the language and our own."""
    own = word_table()["irregular"].get(base, "") if form is Form.PAST else ""
    return own or regular(base, form)


def verb_form(word: str) -> tuple[str, Form] | None:
    """Base and form of a word, by the lists of the language and our own."""
    folded = fold(word)
    if found := form_of(folded) or _own_forms().get(folded):
        return found
    if folded.endswith(("-in", "-up", "-out", "-off")):
        first, _, rest = folded.rpartition("-")
        if found := form_of(first) or _own_forms().get(first):
            return f"{found[0]}-{rest}", found[1]
    if _HYPHENED.match(folded):
        first, _, rest = folded.partition("-")
        if found := form_of(rest) or _own_forms().get(rest):
            return f"{first}-{found[0]}", found[1]
    return None


@cache
def _own_forms() -> dict[str, tuple[str, Form]]:
    forms: dict[str, tuple[str, Form]] = {}
    bases = word_table()["verbs"] | word_table()["also_nouns"]
    for form in (Form.GERUND, Form.THIRD, Form.PAST, Form.BASE):
        forms |= {formed(base, form): (base, form) for base in bases if base.isalpha()}
    return forms


def words_in(text: str) -> list[re.Match[str]]:
    """The words of a part, codes and compounds with hyphens as one."""
    return list(_WORD.finditer(text))


def head_of(  # noqa: C901, PLR0911, PLR0912 - one way out for each kind, in the order in which they are sure
    text: str, *, past: bool, typed: Form | None, is_first: bool
) -> Found:
    """What `text` begins with. `typed` is the form of the verb that heads the sentence, if one does."""
    words = words_in(text)
    if not words:
        return Found(Head.NOUN)
    lower = [word.group().lower() for word in words]
    if _RECORD.match(text):
        return Found(Head.RECORD)
    if lower[-1] == "included" and not is_first:
        return Found(Head.ASIDE)
    if _MEASURED.match(text):
        return Found(Head.FIGURE)
    if _FIGURE.match(text) and lower[0] not in word_table()["determiners"]:
        return Found(Head.FIGURE)
    at = 1 if len(lower) > 1 and lower[0] in word_table()["adverbs"] and verb_form(lower[1]) else 0
    found = None
    if past and lower[at] in word_table()["before_verb"] and len(lower) > at + 1:  # "spot welded access doors"
        found = _compound_at(words, at + 1, past=past, typed=typed)
    found = found or _verb_at(text, words, at, past=past, typed=typed, is_first=is_first)
    if found is None and not past and _is_verb_by_particle(text, lower):
        found = Found(Head.VERB, 0, lower[0], Form.BASE, is_bare=len(lower) == 2)  # noqa: PLR2004
    if found is None and lower[at] in word_table()["before_verb"]:
        places = range(at + 1, min(at + 3, len(words)))
        found = next(filter(None, (_compound_at(words, one, past=past, typed=typed) for one in places)), None)
    if found is not None:
        return found
    gerund = verb_form(lower[at])
    if gerund and gerund[1] is Form.PAST and not past and len(lower) == 1 and not is_first:
        return Found(Head.ASIDE)
    if gerund and gerund[1] is Form.GERUND and (lower[at] not in word_table()["materials"] or len(lower) > 1):
        return Found(Head.GERUND)
    if is_first and lower[0] in _HOW_OFTEN and len(lower) > 2:  # noqa: PLR2004
        return Found(Head.NOUN)
    if lower[0] in word_table()["asides"] and not is_first:
        return Found(Head.ASIDE)
    if _is_clause([word.group().lower() for word in words_in(re.sub(r"\([^)]*\)?", "", text))]):
        return Found(Head.CLAUSE)
    return Found(Head.ASIDE if lower[0] in word_table()["asides"] else Head.NOUN)


def _is_verb_by_particle(text: str, lower: list[str]) -> bool:
    """Whether a word that no list has is a verb by what follows it: "harness up", "rope off areas"."""
    if len(lower) < 2 or lower[1] not in _AFTER_BARE or lower[2:3] == ["to"] or text[1:2].isupper():  # noqa: PLR2004
        return False
    table = word_table()
    known = table["prepositions"] | table["determiners"] | table["asides"] | table["acts"]
    return lower[0] not in known and lower[0].isalpha() and not lower[0].endswith(("s", "ing", "ed"))


def _is_clause(lower: list[str]) -> bool:
    """Whether a subject and its own verb stand there: "ELD is Samsara"; not behind "when" or "till"."""
    for place, word in enumerate(lower):
        if word in _SUBORDINATES:
            return False
        if place and word in word_table()["be"]:
            return True
        third = (
            verb_form(word) if place == 1 and is_occupation(lower[0]) | (lower[0] in word_table()["others"]) else None
        )
        if third is not None and third[1] is Form.THIRD and len(lower) > 2:  # noqa: PLR2004
            return True
    return False


def _verb_at(  # noqa: C901, PLR0911, PLR0912 - each way in which a first word may be a noun
    text: str, words: list[re.Match[str]], at: int, *, past: bool, typed: Form | None, is_first: bool
) -> Found | None:
    if at >= len(words):
        return None
    word = words[at].group()
    lower = word.lower()
    following = [match.group().lower() for match in words[at + 1 : at + 6]]
    rest = text[words[at].end() :]
    known = verb_form(lower)
    if word.isupper() and len(word) > 1 and not text.isupper():
        return None
    if known is None:
        is_plain = word[1:].islower() and lower.isalpha() and lower not in word_table()["never_verbs"]
        if is_plain and not past and following and following[0] in _DETERMINED:
            return Found(Head.VERB, at, lower, Form.BASE)
        if lower.endswith("ed") and past and len(lower) > 4 and lower not in word_table()["qualities"]:  # noqa: PLR2004
            return Found(Head.VERB, at, lower, Form.PAST, is_bare=not following)
        return None
    base, form = known
    if form is Form.GERUND or lower in word_table()["asides"]:
        return None
    found = Found(Head.VERB, at, base, form, is_bare=not set(following) - _AFTER_BARE)
    if lower in word_table()["more_nouns"] and not word_table()["acts"].isdisjoint(following[:3]):
        return None
    if form is Form.PAST and not past and not following and typed in {Form.BASE, Form.THIRD}:
        return None  # "with the crew, de-energized"
    if form is Form.PAST and formed(base, Form.BASE) != lower:
        return None if _is_quality(lower, following, past=past, is_first=is_first) else found
    if form is Form.THIRD:
        return found if _is_third(base, following, typed) else None
    if rest[:1] == "/" or rest[:1] == "-":
        return None
    if typed is Form.PAST and formed(base, Form.PAST) != base:
        return None  # among pasts a base is a noun
    if not following and typed is None and not is_first:
        return None  # behind a thing it is one, too
    if _names_a_tool(text, words, at):
        return None
    if not _may_be_noun(base):
        return found
    if typed is None and not is_first and (past or not following or following[0] in word_table()["particles"]):
        return found if following and following[0] in word_table()["determiners"] else None
    return found if _has_object(base, rest, following, is_first=is_first, typed=typed) else None


_DETERMINED = frozenset({"the", "a", "an", "my", "our", "all", "any"})


def _names_a_tool(text: str, words: list[re.Match[str]], at: int) -> bool:
    """Whether the word and its next are a tool's name: bore gage, drill press, track saw."""
    following = words[at + 1 : at + 2]
    if not following or text[words[at].end() : following[0].start()] != " ":
        return False
    name = f"{words[at].group()} {following[0].group()}".lower().replace("gage", "gauge")
    return name in _tool_names() or name.removesuffix("s") in _tool_names()


@cache
def _tool_names() -> frozenset[str]:
    rows = (*vocabulary_files.entries("trade_terms.tsv"), *vocabulary_files.entries("tool_names.tsv"))
    return frozenset(row[0] for row in rows if row[0].count(" ") == 1)


def _is_quality(lower: str, following: list[str], *, past: bool, is_first: bool) -> bool:
    """Whether a past stands before a noun as its quality: forced regens, grooved pipe."""
    if past:
        return False
    if lower in word_table()["qualities"] and following:
        return True
    if is_first:
        return False
    first = following[0] if following else ""
    return not (first in word_table()["determiners"] | word_table()["prepositions"] or first.isdecimal())


def _is_third(base: str, following: list[str], typed: Form | None) -> bool:
    if not following:
        return typed is Form.THIRD
    first = following[0]
    if typed is Form.THIRD:
        return True
    if typed is not None and first not in word_table()["determiners"]:
        return False
    if not _may_be_noun(base):
        return True
    return first in word_table()["determiners"] or first.isdecimal()


def _may_be_noun(base: str) -> bool:
    words = grammar("en")
    is_own = base in word_table()["also_nouns"]
    return base in words.noun_verbs or base in words.noun_heads or base in word_table()["more_nouns"] or is_own


def _has_object(base: str, rest: str, following: list[str], *, is_first: bool, typed: Form | None) -> bool:  # noqa: C901, PLR0911 - see above
    """Whether a word that may be a noun is a verb here, by what follows it."""
    table = word_table()
    if not following:
        return typed in {Form.BASE, Form.THIRD} or (typed is Form.PAST and formed(base, Form.PAST) == base)
    first = following[0]
    if rest.lstrip().startswith("("):
        return False
    if first in table["determiners"] or first.isdecimal():
        return True
    if first in table["particles"]:
        if first == "in":
            return base in _WITH_IN and len(following) > 1
        return first in {"up", "out", "off", "down"} or base in word_table()["rarely_nouns"] or typed is Form.BASE
    if first in table["prepositions"]:
        is_like = is_first or typed is Form.BASE
        return is_like and base in {"work", "walk", "climb", "fill", "weld", "cut", "help", "check"}
    if first in table["acts"] and (len(following) == 1 or following[1] in table["prepositions"] | {"and"}):
        is_kind = first.startswith(("work", "job", "call", "check", "repair", "inspection", "watch", "crew"))
        return base in word_table()["rarely_nouns"] and not is_kind
    if len(following) > 1 and following[1] in table["acts"] and base not in word_table()["rarely_nouns"]:
        return False
    if typed is Form.BASE or base in word_table()["rarely_nouns"]:
        return True
    has_plural = first.endswith("s") and not first.endswith("ss")
    if not has_plural and is_first and typed is None:  # "service GE 1.5 MW turbines"
        upto = next((place for place, word in enumerate(following) if word in table["prepositions"]), len(following))
        has_plural = upto > 1 and following[upto - 1].endswith("s") and base in grammar("en").verb_bases
    if has_plural:
        return base not in word_table()["heavy_nouns"] and (
            base in grammar("en").verb_bases or base not in table["also_nouns"]
        )
    return (
        base in grammar("en").noun_verbs
        and base not in grammar("en").noun_heads
        and base not in word_table()["more_nouns"]
    )


_WITH_IN = frozenset({"plug", "tie", "fill", "call", "log", "sign", "put", "turn", "rough", "break"})
_AFTER_BARE = frozenset({"up", "out", "off", "down"})


def _compound_at(words: list[re.Match[str]], at: int, *, past: bool, typed: Form | None) -> Found | None:
    known = verb_form(words[at].group().lower())
    if not known or known[1] is Form.GERUND or words[at].group().lower() in word_table()["acts"]:
        return None
    if known[1] is Form.THIRD and typed is not Form.THIRD:
        return None
    following = [match.group().lower() for match in words[at + 1 : at + 2]]
    if following and following[0] in word_table()["acts"]:
        return None
    is_past = known[1] is Form.PAST
    if following and following[0] in {"at", "to", "from"} and not past and known[1] is Form.BASE:
        return Found(Head.VERB, at, known[0], known[1])
    is_like = (is_past and past) or (typed is known[1] and not past)
    if is_like or (following and following[0] in word_table()["determiners"]):
        return Found(Head.VERB, at, known[0], known[1], is_bare=not following)
    is_plain = not past and following and following[0] not in word_table()["prepositions"] | word_table()["acts"]
    return Found(Head.VERB, at, known[0], known[1]) if is_plain and known[1] is Form.BASE and following else None

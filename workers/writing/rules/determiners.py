"""The article before a single thing that notes leave out: "write up the report for the customer"."""

import re

from workers.language.conjugation import Form
from workers.language.occupations import is_occupation
from workers.writing.rules.duties.english_ambiguous import Head
from workers.writing.rules.duties.english_heads import head_of
from workers.writing.rules.duties.english_verbs import verb_form, word_table
from workers.writing.rules.single_things import is_single_thing

_TOKEN = re.compile(r"[^\W_]+(?:['\u2019&/.-][^\W_]+)*|[^\w\s]")
_OF_PEOPLE = re.compile(
    r"\d[\d.,]*(?:-\d+)?[- ](?:(?:man|person) (?:crew|team|gang)|(?:mgd|ton|hp|kv|kw|gal|gallon|ft|foot|seat|bed) .*"
    r"(?:plant|truck|crane|trailer|boiler|generator|mixer|line|tank|building|hospital))$"
)
_PARTICLES = frozenset({"up", "out", "off", "down", "in", "over", "back"})
_MOST_BEFORE = 3
"""Words before the noun that tell its kind."""


def with_determiners(clause: str, *, begin: int = 0) -> str:
    """The clause with "the" before each single thing or person that its verb or a preposition governs.

    `begin`: words of a verb whose own object stays as it is, as in "work with lineset and duct".
    """
    tokens = list(_TOKEN.finditer(clause))
    words = [token.group().lower() for token in tokens]
    places: list[int] = []
    numbered: list[int] = []
    is_governed = is_led = False
    at = begin and next(
        (place for place in range(begin, len(words)) if words[place] in word_table()["governs_nouns"]), len(words)
    )
    while at < len(words):
        word = words[at]
        if word == "to" and words[at - 1] == "how":
            is_governed = False
            at += 2
            at += at < len(words) and words[at] in _PARTICLES
            continue
        if at == 0 or word in word_table()["governs_nouns"] or (word in {"and", ","} and _is_verb(words, at + 1)):
            is_led = word in word_table()["governs_nouns"]
            is_of_two = at == 0 and len(words) > 1 and words[0] in word_table()["before_verb"] and verb_form(words[1])
            at += 1 if (at == 0 and not is_of_two) or is_led else 2
            at += at < len(words) and word not in word_table()["governs_nouns"] and words[at] in _PARTICLES
            is_governed = True
        elif word == "and" and is_governed:
            at += 1
        elif not is_governed:
            at += 1
            continue
        end = _phrase_end(words, at)
        if end > at and _wants_article(tokens, words, at, end) and not _leads_a_list(tokens, words, end, is_led=is_led):
            places.append(tokens[at].start())
        elif _is_numbered(words, at, end):
            numbered.append(tokens[at].start())
        else:
            is_governed = False
        at = max(end, at)
        if at < len(words) and words[at] not in word_table()["governs_nouns"] | {"and", ","}:
            is_governed = False
            at += 1
    for place in sorted([*places, *numbered], reverse=True):
        clause = f"{clause[:place]}{'a' if place in numbered else 'the'} {clause[place:]}"
    return clause


def _is_numbered(words: list[str], at: int, end: int) -> bool:
    """Whether a figure tells the kind of one thing: a 4-6 man crew."""
    return end - at > 1 and bool(_OF_PEOPLE.match(" ".join(words[at:end])))


def _is_verb(words: list[str], at: int) -> bool:
    if words[at - 2 : at + 1] == ["tube", "and", "clamp"]:
        return False
    known = verb_form(words[at]) if at + 1 < len(words) else None
    if known is None or known[1] is not Form.BASE:
        return known is not None and known[1] is not Form.GERUND
    return head_of(" ".join(words[at:]), past=False, typed=Form.BASE, is_first=False).head is Head.VERB


def _leads_a_list(tokens: list[re.Match[str]], words: list[str], end: int, *, is_led: bool) -> bool:
    """Whether what follows "and" shares a noun or is no single thing: "bridge and highway projects"."""
    if end >= len(words) or words[end] not in {"and", "or", ","}:
        return False
    if words[end] == "," and is_led:
        return False
    if words[end] == "," or _is_verb(words, end + 1):
        return (
            words[end] == ","
            and end + 1 < len(words)
            and not _is_verb(words, end + 1)
            and words[end + 1] not in word_table()["governs_nouns"] | word_table()["asides"]
        )
    return not _wants_article(tokens, words, end + 1, _phrase_end(words, end + 1))


def _phrase_end(words: list[str], at: int) -> int:
    """The index behind the words up to the next mark, link or preposition."""
    table = word_table()
    stops = word_table()["governs_nouns"] | table["prepositions"] | {"and", "or", "of", "per", "a", "an"} | table["be"]
    while at < len(words) and words[at] not in stops and words[at][:1].isalnum():
        at += 1
    return at


def _wants_article(tokens: list[re.Match[str]], words: list[str], at: int, end: int) -> bool:
    """Whether the phrase is one thing by a common name, and nothing determines it."""
    if end - at > 1 and words[end - 1].endswith("ed"):
        end -= 1  # "kept the van stocked"
    phrase, last = words[at:end], words[end - 1]
    is_determined = any(word in word_table()["determiners"] or word[:1].isdecimal() for word in phrase)
    if len(phrase) > _MOST_BEFORE + 1 or is_determined:
        return False
    is_machine = last in {"lathe", "mill", "crane"} and len(phrase) > 1 and tokens[at].group()[:1].isupper()
    if is_machine or phrase == ["same", "time"]:
        return True  # "the Haas VF-4 mill"
    is_owned = any("'" in word or "\u2019" in word or word.endswith("ly") for word in phrase)
    if is_owned or phrase[0] in word_table()["asides"] or not tokens[end - 1].group().islower():
        return False
    if last in word_table()["without_article"] or last in word_table()["acts"] - {"report", "route"}:
        return False
    return is_single_thing(last) or (is_occupation(last) and not last.endswith("s"))

"""How a letter tells a Spanish thing that was typed without a verb, and an infinitive of a job that has ended."""

import re
from collections.abc import Sequence

from workers.language.words import fold
from workers.writing.lexicon.spanish import Term, lexicon
from workers.writing.words.first_persons import imperfect_of, present_of
from workers.writing.words.spanish_heads import Form, spanish_words, verb_form, words_in

_VERBS = {
    "do": ("hago", "hacía"),
    "give": ("doy", "daba"),
    "keep": ("llevo", "llevaba"),
    "with": ("trabajo con", "trabajaba con"),
    "in": ("trabajo en", "trabajaba en"),
}
_ARTICLES = frozenset({"el", "la", "un", "una", "todo", "toda"})
_EVER = re.compile(r"\b(?:siempre|diario|nunca|a veces)$")
_HOW = re.compile(r"\d|\b(?:con|en|para|por|junto|desde|hasta|sin|cada)\b")
"""Signs that an item says more than what it is."""
_ACT = re.compile(r".{3,}(?:ci[oó]n|ciones|si[oó]n|siones|miento|mientos|aje|ajes|adura|aduras|ado|eo)$")
_COUNT = re.compile(r"\d{1,2}\s+(?=[a-záéíóúñ]{3,})", re.IGNORECASE)
_INFINITIVE = re.compile(r"(^|, |; | [ye] )([a-záéíóúñü]{1,}[aei]r)(?=\s|,|$)")


def verb_of_thing(text: str, *, past: bool) -> str:
    """The verb, in the first person, with which somebody tells it as their doing; empty where none is sure."""
    kind = _kind(text)
    return _VERBS[kind][past] if kind else ""


def in_first_person(text: str, *, past: bool) -> str:
    """Infinitives as what somebody does or did: "jalar cable y doblar tubo" as "jalaba cable y doblaba tubo"."""

    def told(match: re.Match[str]) -> str:
        known = verb_form(match[2])
        if known is None or known[1] is not Form.INFINITIVE:
            return match.group()
        bare = fold(match[2]) if "ñ" not in match[2] else match[2]
        return match[1] + (imperfect_of(bare) if past else present_of(bare))

    return _INFINITIVE.sub(told, text)


def are_of_one_kind(texts: Sequence[str]) -> bool:
    """Whether the things of a list are all acts or none is, and only the last says where, for what or with what."""
    if len(texts) < 2:  # noqa: PLR2004 - nothing to compare
        return True
    if any(_HOW.search(one) for one in texts[:-1]) or any(":" in one for one in texts):
        return False
    kinds = {_kind(one) in {"do", "give"} for one in texts}
    return len(kinds) == 1


def is_told_whole(noun: str) -> bool:
    """Whether a sentence may have the thing as it stands: an act, several of it, or one with its article."""
    first = fold(noun.split(maxsplit=1)[0].lower()) if noun else ""
    if _EVER.search(noun) or "%" in noun:
        return False
    return _kind(noun) in {"do", "give"} or first.endswith(("s", "ar", "er", "ir")) or first in _ARTICLES


def _kind(text: str) -> str:
    bare = _COUNT.sub("", text)
    words = [fold(word.group().lower()) for word in words_in(bare)]
    table = spanish_words()
    if not words or ":" in text or words[0] in table["untold"] or words[0][:1].isdecimal():
        return ""
    if words[0] in table["places"]:
        return "in"
    if words[0] in {"charla", "charlas", "platica", "platicas"}:
        return "give"
    if words[0] in table["kept"]:
        return "keep"
    known = lexicon().at(words, 0, "noun", "act")
    if words[0] in table["acts"] or _is_act(words[0], known):
        return "do"
    is_thing = known is not None and known.noun is not None and not known.noun.is_person and known.sort != "act"
    return "with" if is_thing else ""


def _is_act(word: str, known: Term | None) -> bool:
    is_thing = known is not None and known.sort == "noun" and word not in lexicon().acts
    return word in lexicon().acts or (bool(_ACT.match(word)) and not is_thing)

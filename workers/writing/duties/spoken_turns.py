"""Turns of speech, as a bullet has them: cut mostly steel, of "most of what I cut is steel"."""

import re

from workers.language.conjugation import Form, formed
from workers.language.grammar import LanguageCode
from workers.language.occupations import is_occupation
from workers.language.words import fold
from workers.writing.duties.english.gear import is_repaired_too
from workers.writing.english_lines.ambiguous import Head
from workers.writing.english_lines.heads import head_of
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.spanish import lexicon
from workers.writing.words.english_verbs import verb_form, word_table
from workers.writing.words.first_persons import present_of

_SAID_BEFORE = re.compile(
    r"(?:(?:well|yeah|okay|ok|basically|honestly|i mean|you know|so yeah|let'?s see)\b,? )+"
    r"(?=(?:(?:mainly|mostly|usually|pretty much|right now),? )?(?:I|we|most|everything)\b)",
    re.IGNORECASE,
)
"""What is said before one says something, and says nothing: well, I mostly do combines."""
_WHAT_I_DO = re.compile(
    r"(?P<most>(?:pretty much|almost|nearly|just about|practically|basically) (?:everything|all)"
    r"|most(?: of (?:what|the stuff)| everything)?|(?P<all>everything)) (?:that )?I (?P<verb>[a-z]+) "
    r"(?:is|are|was|were) (?P<thing>[^;:()]+)",
    re.IGNORECASE,
)
_PRETTY_MUCH = re.compile(
    r"^(?:I|we) (?:(?:pretty much|basically|kind of|sort of|just about) )+(?=[a-z]+ )", re.IGNORECASE
)
_ALL_WITH = re.compile(r"everything I (?P<verb>[a-z]+) (?:is|was) (?P<how>(?:with|in|on) [^;:()]+)", re.IGNORECASE)
"""How all of it is done: everything I diagnose is with JPRO."""
_MOSTLY_DO = re.compile(r"I (?P<how>mostly|mainly|usually) (?P<verb>do|did) (?P<thing>[a-z][^,;:()]+)", re.IGNORECASE)
_SAYS_HOW = frozenset(
    {"pretty", "very", "too", "really", "so", "just", "all", "done", "always", "never", "not", "there"}
)
_BROUGHT = re.compile(
    r"(?P<who>I|we)(?:['\u2019]ve| have)? got (?P<whose>(?:our|my|the) )?(?P<what>[\w &/'-]{3,60}?)"
    r" (?P<way>down|up) (?=(?:from|to) [^,;]*\d)",
    re.IGNORECASE,
)
"""Scrap down from 6 % to 2 %, which nobody gets in a bullet."""
_POST = re.compile(
    r"I was (?P<rank>(?!the\b|an?\b|one\b|on\b|in\b|at\b)(?:[a-z]+ ){0,2}[a-z]+) (?=(?:on|for|at|of|over) )"
)
_UNDER_ME = re.compile(
    r",? (?:and |with )?(?P<whom>(?:\d+|two|three|four|five|six|seven|eight|nine|ten) [a-z]+s) under me\b"
)
_EVERYTHING = re.compile(
    r"I (?P<verb>[a-z]+) everything (?P<how>(?:with|on|in|through|by) [^,;]+?)"
    r"(?P<limit>,? but I (?P<now>don['\u2019]?t|do not)?.*)"
)
"""All of it, before a limit says that it isn't all: diagnosed everything with the laptop but I don't program."""
_WHOEVER = re.compile(
    r"\b(?:yo )?(?:soy|era) (?:(?:el|la) que|quien) (?P<verb>[a-z\u00e1-\u00fa\u00f1]+)(?= (?!cuando\b))", re.IGNORECASE
)
_AND_DOES = re.compile(
    r"^(?P<before>[a-z\u00e1-\u00fa\u00f1]+o\b[^,;]*?) y (?P<verb>[a-z\u00e1-\u00fa\u00f1]+[ae])(?=$|[,;]| )"
)
_WHEN_IT = re.compile(
    r"cuando (?:algo se (?P<first>[a-z\u00e1-\u00fa\u00f1]+)"
    r"|se (?P<last>[a-z\u00e1-\u00fa\u00f1]+) algo)"
    r",? (?:yo )?lo (?P<verb>[a-z\u00e1-\u00fa\u00f1]+o)(?=$|[,;])",
    re.IGNORECASE,
)
_ALWAYS_WITH = re.compile(r", pero con (?P<what>[^,;]{3,40}) siempre$", re.IGNORECASE)


def told_plainly(sentence: str, code: LanguageCode) -> str:
    """The sentence in the turn of a bullet, its first person left; as it is where the turn is none of these."""
    if code == "es":
        told = _WHOEVER.sub(_who_does, sentence, count=1)
        told = told if told == sentence else _AND_DOES.sub(_and_does, told, count=1)
        told = _WHEN_IT.sub(_what_does, told, count=1)
        return told if told == sentence else _ALWAYS_WITH.sub(r", siempre con \g<what>", told)
    told = _SAID_BEFORE.sub("", sentence, count=1)
    told = _MOSTLY_DO.sub(_works_on, _PRETTY_MUCH.sub("I ", told, count=1), count=1)
    told = _EVERYTHING.sub(_with_what, _BROUGHT.sub(_brought, told, count=1), count=1)
    return _served(_what_is_done(told))


def _works_on(found: re.Match[str]) -> str:
    """I work mostly on combines, which nobody "does"; another thing as typed."""
    if not any(map(is_repaired_too, found["thing"].split(" and "))):
        return found[0]
    return f"I {'work' if found['verb'].lower() == 'do' else 'worked'} {found['how'].lower()} on {found['thing']}"


def _what_is_done(sentence: str) -> str:
    """I cut mostly 4140 steel, of "pretty much everything I cut is 4140 steel"; I weld only pipe, of "everything"."""
    found = _WHAT_I_DO.fullmatch(sentence)
    if (way := _ALL_WITH.fullmatch(sentence)) and way["verb"].lower() != "do" and verb_form(way["verb"].lower()):
        return f"I {way['verb'].lower()} {way['how']}"
    known = verb_form(found["verb"].lower()) if found else None
    if found is None or known is None or known[1] not in {Form.BASE, Form.PAST}:
        return sentence
    first, *rest = found["thing"].split()
    if known[0] == "do" and not found["all"] and verb_form(first.lower()) == (first.lower(), Form.BASE) and rest:
        return f"I mostly {found['thing']}" if known[1] is Form.BASE else sentence
    head = head_of(found["thing"], past=False, typed=None, is_first=True)
    is_named = bool(rest) or first.endswith("s") or first.lower() in word_table()["stuffs"]
    is_said = first.lower() in _SAYS_HOW | word_table()["prepositions"] or head.head is not Head.NOUN or not is_named
    known_thing = verb_form(first.lower())
    is_quality = first.endswith("ed") and rest[:1] not in ([], ["and"]) and rest[0] not in word_table()["prepositions"]
    may_be_done = first.endswith("ed") or (known_thing is not None and known_thing[1] in {Form.PAST, Form.GERUND})
    if is_said or (may_be_done and not is_quality):
        return sentence
    return f"I {found['verb'].lower()} {'only' if found['all'] else 'mostly'} {found['thing']}"


def _brought(found: re.Match[str]) -> str:
    """Brought down, which says who did it as "got" does."""
    return f"{found['who']} brought {'the ' if found['whose'] else ''}{found['what']} {found['way']} "


def _with_what(found: re.Match[str]) -> str:
    """The doing without its "everything"; in the present where its limit is."""
    known = verb_form(found["verb"])
    if known is None or known[1] not in {Form.BASE, Form.PAST}:
        return found[0]
    verb = formed(known[0], Form.BASE) if found["now"] else found["verb"]
    return f"I {verb} {found['how']}{found['limit']}"


def _served(sentence: str) -> str:
    """I served as pipe lead on the overhaul, with 9 fitters: what somebody was for a time, and who was under them."""
    post = _POST.match(sentence)
    last = post["rank"].split()[-1] if post else ""
    if post is None or not (is_occupation(last) or last in {"lead", "foreman"}):
        return sentence
    behind = _UNDER_ME.sub(r", with \g<whom>", sentence[post.end() :])
    return f"I {'served as' if last == 'lead' else 'was'} {post['rank']} {behind}"


def _who_does(found: re.Match[str]) -> str:
    """Arranco, of "soy el que arranca"; what was done, as it stands: era el que abría."""
    verb = found["verb"].lower()
    if verb.endswith(("aba", "\u00eda")):
        return verb
    own = _first_of(verb)
    return own or found[0]


def _and_does(found: re.Match[str]) -> str:
    """The doing beside it in the same person: tomo medidas y corto."""
    own = _first_of(found["verb"].lower())
    return f"{found['before']} y {own}" if own else found[0]


def _what_does(found: re.Match[str]) -> str:
    """Destrabo lo que se atora."""
    return f"{found['verb'].lower()} lo que se {found['first'] or found['last']}"


def _first_of(third: str) -> str:
    """The first person of a verb that the lexicon has in the third, where it can be one verb alone."""
    made = {
        verb for verb, told in lexicon().forms.get(fold(third), ()) if told is Told.THIRD and not verb.endswith("se")
    }
    return present_of(next(iter(made))) if len(made) == 1 else ""

"""Lines that English orders otherwise than Spanish: since when, and what somebody else does to a thing."""

import re
from collections.abc import Callable

from workers.language.conjugation import Form, formed
from workers.language.words import fold
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.english import participle
from workers.writing.lexicon.spanish import lexicon
from workers.writing.lexicon.token import Token
from workers.writing.translation.into_english.nouns.lookup import NounPhrase
from workers.writing.translation.into_english.nouns.phrases import NounPhrases
from workers.writing.translation.into_english.tokens import tokens_of

_SINCE = re.compile(r"^desde (?:el )?(?P<year>(?:19|20)\d\d),? (?:yo )?(?P<done>[^,;:]+)$", re.IGNORECASE)
_SINCE_BEFORE_MORE = re.compile(r"^desde (?:el )?(?P<year>(?:19|20)\d\d),? (?:yo )?(?P<done>.+)$", re.IGNORECASE)
_SINCE_BEHIND = re.compile(r"^(?P<done>[^,;:]+?) desde el (?:año )?(?P<year>(?:19|20)\d\d)$", re.IGNORECASE)
"""`llevo una cuadrilla de 4 desde el 2019`."""
_SINCE_MONTH = re.compile(
    r"^desde (?P<since>(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)"
    r" (?:19|20)\d\d),? (?:yo )?(?P<done>.+)$",
    re.IGNORECASE,
)
_IN_MY_CHARGE = re.compile(
    r"^(?:yo )?(?:tengo |tenía |tuve |traigo |traía )?(?P<what>[^,;:]+?) a mi cargo\b(?P<more>.*)$", re.IGNORECASE
)
_NAMED_FIRST = re.compile(
    r"^(?P<thing>[^,;:]+?) (?P<the>l[oa]s?) (?P<verb>[^\W\d_]+) (?P<more>.+?)"
    r"(?P<other>,? y l[oa]s? [^\W\d_]+ [^,;]+)?$",
    re.IGNORECASE,
)
_FROM_TO = re.compile(
    r"^(?P<done>(?:yo )?(?:reduj|reduc|red[uú]z|baj|sub|aument|mejor|increment|disminu)\w* .+?)"
    r" de(?:l)? (?P<before>\d[\d.]*(?P<share> ?%)?) al? (?P<after>\d[\d.]*(?(share) ?%))"
    r"(?P<more> (?:en|con|durante) .+)?$",
    re.IGNORECASE,
)
"""How much something was made less or more: `reduje el desperdicio de 5% a 2%`."""
_STATE = r"(?:limpi|ordenad|acomodad|sec|surtid|aceitad|engrasad|lubricad|afilad|calibrad|organizad|abastecid)[oa]s?"
_CLEAN = rf"{_STATE}(?: y {_STATE})?"
_LEFT_CLEAN = re.compile(
    rf"^(?:(?P<before>.+?),? y )?(?P<verb>mant[eu]\w+|dej(?:o|aba|ar|é|amos|ando)) "
    rf"(?:(?P<first>{_CLEAN}) (?P<of>(?:el|la|los|las|mi|mis) [^,;]+)|(?P<thing>[^,;]+?) (?P<behind>{_CLEAN}))$",
    re.IGNORECASE,
)
"""What is kept or left clean, which English says behind it: `mantengo limpios los pasillos`."""
_HOW_CLEAN = {
    "limp": "clean",
    "orde": "organized",
    "acom": "organized",
    "seca": "dry",
    "seco": "dry",
    "surt": "stocked",
    "acei": "oiled",
    "engr": "greased",
    "lubr": "lubricated",
    "afil": "sharp",
    "cali": "calibrated",
    "orga": "organized",
    "abas": "stocked",
}
_ABLE = re.compile(r"^(?:yo )?(?:puedo|sé|se) (?P<done>[^\W\d_]+[aei]r\b.*)$", re.IGNORECASE)
"""What somebody can do, which says nowhere that they do it: `sé usar soplete`."""
_CLEANS = re.compile(r"^Clean(?P<past>ed)? (?!up$)(?P<thing>.+)$")
_ARTICLES = {"lo": "el", "la": "la", "los": "los", "las": "las"}
_DETERMINED = frozenset({"el", "la", "los", "las", "un", "una", "mi", "mis", "cada", "toda", "todo", "todas", "todos"})
_ANOTHER = re.compile(r" (?:lo|la|los|las) (?=[^\W\d_]+ (?:un |una |el |la |los |las |otr[oa]s? ))", re.IGNORECASE)
_OBJECT_AND_DOER = 2


def reordered(text: str, tell: Callable[[str], str], *, past: bool) -> tuple[str, bool]:
    """The line where it is one of these, and whether it says less; `tell` tells the rest of it. Empty for any other."""
    if changed := _FROM_TO.match(text):
        less, whole = tell(changed["done"]), tell(f"{changed['done']}{changed['more'] or ''}")
        if less and whole.startswith(less):
            return f"{less} from {changed['before']} to {changed['after']}{whole.removeprefix(less)}", False
    if not past and (able := _ABLE.match(text)) and (told := tell(able["done"])):
        return f"Able to {told[:1].lower()}{told[1:]}", False
    if (clean := _LEFT_CLEAN.match(text)) and (told := _left_clean(clean, tell)):
        return told, False
    first = _NAMED_FIRST.match(text)
    told = _in_time(text, tell)
    if not told and first and (told := _done_to_first(first, tell)):
        return told, bool(first["other"])
    parts = _ANOTHER.split(text)
    if not told and len(parts) == _OBJECT_AND_DOER:
        told = _done_by_another(parts[0], parts[1], tell, past=past)
    return told, False


def _left_clean(found: re.Match[str], tell: Callable[[str], str]) -> str:
    """What is done so that a thing stays clean, told from how cleaning it is; nothing where that can't be told."""
    thing = found["of"] or found["thing"]
    cleaned = _CLEANS.match(tell(f"limpio {thing}"))
    before = tell(found["before"]) if found["before"] else ""
    if cleaned is None or bool(before) != bool(found["before"]):
        return ""
    verb = "keep" if found["verb"].casefold().startswith("mant") else "leave"
    verb = formed(verb, Form.PAST if cleaned["past"] else Form.BASE)
    how = " and ".join(_HOW_CLEAN[fold(one)[:4]] for one in (found["first"] or found["behind"]).split(" y "))
    told = f"{verb} {cleaned['thing']} {how}"
    return f"{before} and {told}" if before else f"{told[:1].upper()}{told[1:]}"


def _in_time(text: str, tell: Callable[[str], str]) -> str:
    """Since when something is done, or what is in one's charge."""
    if (behind := _SINCE_BEHIND.match(text)) and (told := tell(behind["done"])):
        return f"{told} since {behind['year']}"
    if since := _SINCE.match(text) or _SINCE_BEFORE_MORE.match(text):
        done = tell(since["done"])
        is_one = "," not in done and not re.search(r" and [a-z]+ ", done)
        if not done:
            return ""
        return f"{done} since {since['year']}" if is_one else f"Since {since['year']}, {done[:1].lower()}{done[1:]}"
    if (month := _SINCE_MONTH.match(text)) and (told := tell(f"{month['done']}, desde {month['since']}")):
        return told
    charged = _IN_MY_CHARGE.match(text)
    return _in_charge(charged, tell) if charged else ""


def _in_charge(found: re.Match[str], tell: Callable[[str], str]) -> str:
    """`dos cerradoras a mi cargo`: in charge of two of them; nothing where what it is of says a doing."""
    what = tokens_of(found["what"])
    return tell(f"encargado de {found['what']}{found['more']}") if what and _whole_phrase(what) is not None else ""


def _done_to_first(found: re.Match[str], tell: Callable[[str], str]) -> str:
    """`la primera pieza la reviso con vernier`: one's own doing to what is named first; not what others do to it."""
    tokens = tokens_of(found["thing"])
    thing = _whole_phrase(tokens)
    verb_form = fold(found["verb"])
    is_own = any(
        (told is Told.FIRST or (told is Told.PAST and verb_form.endswith(("e", "i")))) and verb in lexicon().verbs
        for verb, told in lexicon().forms.get(verb_form, ())
    )
    if thing is None or thing.noun is None or not is_own:
        return ""
    is_named_whole = tokens[0].folded in _DETERMINED or thing.noun.is_mass
    named = found["thing"] if is_named_whole else f"{_ARTICLES[fold(found['the'])]} {found['thing']}"
    return tell(f"{found['verb']} {named[:1].lower()}{named[1:]} {found['more']}")


def _done_by_another(thing: str, doing: str, tell: Callable[[str], str], *, past: bool) -> str:
    """`el horno lo maneja otro operador`: it is run by another operator. So the limit stays with its thing."""
    things, doers = tokens_of(thing.strip(", ")), tokens_of(doing.rstrip(".;, "))
    done_to = _whole_phrase(things)
    verb = next(
        (
            (name, told)
            for name, told in lexicon().forms.get(doers[0].folded, ())
            if told in {Told.THIRD, Told.OTHERS, Told.PAST} and name in lexicon().verbs
        ),
        None,
    )
    if done_to is None or done_to.noun is None or verb is None:
        return ""
    names = frozenset(token.folded for token in things) | done_to.noun.names
    sense = lexicon().verbs[verb[0]].sure_of(names)
    if not sense:
        return ""
    said = participle(sense)
    phrases = NounPhrases(doers)
    by = phrases.at(1)
    if by is None or by.noun is None or not by.noun.is_person:
        return ""
    more = ""
    if by.end < len(doers):
        rest = doing[doers[by.end].start :]
        more = tell(rest) if doers[by.end].mark in {",", ";"} else ""
        if not more:
            return ""
        more = f"; {more[:1].lower()}{more[1:]}"
    are = ("were" if done_to.is_many else "was") if past or verb[1] is Told.PAST else "are" if done_to.is_many else "is"
    return f"{done_to.text[:1].upper()}{done_to.text[1:]} {are} {said} by {by.text}{more}"


def _whole_phrase(tokens: list[Token]) -> NounPhrase | None:
    phrase = NounPhrases(tokens).at(0) if tokens else None
    return phrase if phrase is not None and phrase.end == len(tokens) and phrase.noun is not None else None

"""A line told by "I", as a bullet has it: without the subject where it can go, else whole as it was typed."""

import re

from workers.language.conjugation import Form, formed
from workers.language.occupations import is_occupation
from workers.writing.english_lines.ambiguous import Head
from workers.writing.english_lines.heads import head_of
from workers.writing.english_lines.parting import parts_of
from workers.writing.words.english_verbs import verb_form, word_table, words_in
from workers.writing.words.phrases import capitalized, lowered

_SUBJECT = re.compile(
    r"(?:i|we)(?:\s+(?:have|had)(?=\s+[a-z]+(?:ed|ung|ought|uilt)\b)|['\u2019]ve)?\s+"
    r"(?:(?:also|then|mostly|usually)\s+)*",
    re.IGNORECASE,
)
_BEING = re.compile(
    r"(?:i\s+(?:am|(?P<was>was)|have been|had been)|i['\u2019]m|i['\u2019]ve been|been(?=\s+(?:an?|the)\b))\s+"
    r"(?P<article>(?:an?|the(?!\s+(?:one|only|main|first|last|guy|go|go-to)\b))\s+)?(?=\w)",
    re.IGNORECASE,
)
_HAVING = re.compile(
    r"(?:i\s+)?(?:have|had)\s+(?:got\s+)?an?\s+(?=[a-z\d])"
    r"(?!(?:lot|few|little|bit|couple|good|great|strong|hard|chance|say|hand|look|degree|certificate|diploma)\b)",
    re.IGNORECASE,
)
"""What somebody is in charge of, which is no doing: have a service route of 92 units."""
_GOT = re.compile(r"^((?:I|we)) ?(?:['\u2019]ve|have) got (?=[a-z\d]+ )(?!to\b)", re.IGNORECASE)
_WITH_ONESELF = re.compile(
    r"(?P<have>(?:I|we) (?:have|had)) (?P<how_many>an?|one|two|three|four|five|six|\d+)"
    r" (?P<whom>[\w -]{3,40}) with (?:me|us)",
    re.IGNORECASE,
)
"""Who works beside one: I have one apprentice with me."""
_USED_TO = re.compile(r"I(?:['\u2019]d| would| used to) (?P<doing>[a-z]+) (?=\w)")
MIGHT = re.compile(r"I(?:['\u2019]d| would| could| might| will| used to) ")
"""What governs a verb, which no tense changes: I would go out and I'd mark the cuts."""
_CAN = re.compile(r"I can (?=[A-Za-z]{2,}\b)")
_CAN_BUT = re.compile(r"I can ([a-z][^;]*?) but I ((?:don['\u2019]?t|do not|can['\u2019]?t|cannot) [^;]*)")
_I_AND_I = re.compile(r"I (?P<first>[a-z][^,;]*?),? (?P<link>and|but) I (?P<second>[a-z][^;]*)")
_USUALLY = re.compile(r"(?:mostly|usually|also|then|always|often) ")
_STATES = frozenset({"have", "had", "know", "knew"})
_THE_ONE = re.compile(r"I(?:['\u2019]m| am| was) the (?:one|guy|person) who (?P<doing>[a-z]+) (?=\w)")
_WHEN = re.compile(
    r"(?P<when>(?:in|since|from|during|for|after|before|last|the last|this|every|each|my last|\d{4})\b"
    r"(?:(?! we\b)[^,.;]){0,40}?),?\s+(?=i\b)",
    re.IGNORECASE,
)
HOW_OFTEN = re.compile(r"(sometimes|mostly|usually|normally|often|mainly|now),? (?=I [a-z])", re.IGNORECASE)
"""How often, before oneself: mostly I ran the excavator."""
_AT_TIMES = re.compile(r"\b(before|after|while) I ([a-z]+)\b")
_REFERS = re.compile(r"[a-z]+ (?:it|them|that)\b")
"""A doing that only points back, and says nothing behind a colon: aerial rescue training, I teach it."""
_BEHIND_A_THING = re.compile(r"(?P<thing>[^,;:]+)[,;] I (?:also |then )?(?P<doing>(?P<verb>[a-z]+)\b(?! not).*)")
_ONE_DOES = re.compile(r"\b(I|we) ([a-z]+)\b")
_STILL_TELLS_ITSELF = re.compile(r"\bI\b|\b(?:we|me|us)\b", re.IGNORECASE)
_BEGINS_ANEW = re.compile(
    r"(?:^|[,;:.(-] ?|[,;:.(-] (?:and|but|then|also) |\b(?:and|but|or|then) )(?:also |then )?(?:I|we)\b"
    r"|(?:^|[,;] )(?:me|us)\b",
    re.IGNORECASE,
)
"""Another sentence of oneself; not what depends on the first: because I know the old machines, the year I was there."""


def without_subject(sentence: str, *, past: bool = False) -> str:
    """The line without "I" before its verb or rank; as it is where another "I" or "me" stands in it.

    So is what has gone on since a time: "since 2023, have run jobs" is no English.
    """
    when = _WHEN.match(sentence)
    if when and when["when"].lower().startswith("since"):
        return sentence
    body = sentence[when.end() :] if when else sentence
    body = _GOT.sub(r"\1 have ", body)
    bare = _able(body) or told_of_both(body) or _as_the_one(body) or _without(_WITH_ONESELF.sub(_had, body))
    if bare == body or _BEGINS_ANEW.search(bare):
        return sentence
    if past and bare.startswith("have "):
        bare = f"had {bare.removeprefix('have ')}"
    return f"{capitalized(when['when'])}, {lowered(bare)}" if when else capitalized(_in_the_past(bare, body))


def _had(found: re.Match[str]) -> str:
    """I have one apprentice, of "I have an apprentice with me"."""
    how_many = "one" if found["how_many"].lower() in {"a", "an"} else found["how_many"]
    return f"{found['have']} {how_many} {found['whom']}"


def told_of_both(body: str) -> str:
    """Tell two own acts without "I": "have a helper and train him".

    The result is empty where it isn't sure that both are own acts.
    """
    both = _I_AND_I.fullmatch(body)
    if both is None or _STILL_TELLS_ITSELF.search(f"{both['first']} {both['second']}"):
        return ""
    heads = [_USUALLY.sub("", one).split(maxsplit=1)[0] for one in (both["first"], both["second"])]
    are_doings = all((verb_form(one) or one in _STATES) and one not in _AUXILIARIES for one in heads)
    return f"{both['first']} {both['link']} {both['second']}" if are_doings else ""


def _as_the_one(body: str) -> str:
    """Do start ups, of "I'm the one who does start ups"; can read prints, of "I can"; empty of anything else."""
    if (one := _THE_ONE.match(body)) and (doing := verb_form(one["doing"])):
        form = Form.BASE if doing[1] is Form.THIRD else doing[1]
        return f"{formed(doing[0], form)} {body[one.end() :]}"
    if (used := _USED_TO.match(body)) and (doing := verb_form(used["doing"])) and doing[1] is Form.BASE:
        return f"{formed(doing[0], Form.PAST)} {_LINKED.sub(_did_too, body[used.end() :])}"
    able = _CAN.match(body)
    return f"can {body[able.end() :]}" if able else ""


def _did_too(found: re.Match[str]) -> str:
    """The doing that an "and" joins to one of the past: piped and wired, of "I'd pipe and wire"."""
    known = verb_form(found[1])
    return f"and {formed(known[0], Form.PAST)} " if known is not None and known[1] is Form.BASE else found[0]


_LINKED = re.compile(r"^and ([a-z]+) (?=\w)")


def _able(body: str) -> str:
    """What somebody can do and how far that goes, without each "I"; empty where no line says both."""
    able = _CAN_BUT.fullmatch(body)
    return f"can {able[1]} but {able[2]}" if able else ""


def with_doings_at_times(sentence: str) -> str:
    """Lockout before reaching in, of "before I reach in"."""

    def doing(found: re.Match[str]) -> str:
        known = _done_by_oneself(found[2])
        return f"{found[1]} {formed(known[0], Form.GERUND)}" if known else found[0]

    return _AT_TIMES.sub(doing, sentence)


def behind_a_thing(sentence: str, *, past: bool) -> str:
    """Road calls: take the truck out, of "road calls, I take the truck out"; empty where it must stay as typed."""
    found = _BEHIND_A_THING.fullmatch(sentence)
    known = _done_by_oneself(found["verb"]) if found else None
    if found is None or known is None or (past and known[1] is not Form.PAST):
        return ""
    if (
        _REFERS.match(found["doing"])
        or _STILL_TELLS_ITSELF.search(found["doing"])
        or _STILL_TELLS_ITSELF.search(found["thing"])
    ):
        return ""
    is_thing = head_of(found["thing"], past=past, typed=None, is_first=True).head is Head.NOUN
    return f"{capitalized(found['thing'])}: {found['doing']}" if is_thing else ""


def told_in_the_past(sentence: str) -> str:
    """Put each act behind "I" or "we" into the past: we ran 24/7 and I covered nights."""

    def did(found: re.Match[str]) -> str:
        known = _done_by_oneself(found[2])
        return f"{found[1]} {formed(known[0], Form.PAST)}" if known and known[1] is Form.BASE else found[0]

    return _ONE_DOES.sub(did, sentence)


def _done_by_oneself(word: str) -> tuple[str, Form] | None:
    """Base and form of what stands behind "I", where it is no auxiliary."""
    known = verb_form(word)
    is_doing = known is not None and known[1] in {Form.BASE, Form.PAST} and word not in _AUXILIARIES | _HAVE
    return known if is_doing else None


def _in_the_past(bare: str, body: str) -> str:
    """Took part, of "have taken part": a bullet that begins with "have" reads as a piece of a sentence.

    So is each further participle told that stood behind the same "have" of `body`.
    """
    had = _HAVE_DONE.match(bare) or (_DONE.match(bare) if _HAVE_FIRST.match(body) else None)
    told = f"{_PASTS[had[1].lower()]}{bare[had.end() :]}" if had else bare
    is_told = _HAVE_FIRST.match(body) and not _HAVE_FIRST.match(told)
    return _DONE_TOO.sub(lambda one: f"{one[1]}{_PASTS[one[2]]}", told) if is_told else told


def _without(body: str) -> str:
    having = _HAVING.match(body)
    if having and not (_does_more(body[having.end() :]) or _is_of_somebody(body[having.end() :])):
        return body[having.end() :]
    if being := _BEING.match(body):
        return _told_being(being, body)
    subject = _SUBJECT.match(body)
    if subject is None:
        return body
    words = words_in(body[subject.end() :])
    first = words[0].group().lower() if words else ""
    return body[subject.end() :] if first and first not in _AUXILIARIES else body


def _is_of_somebody(rest: str) -> bool:
    """Whether it tells who was with one, which without "had" would be what one was: an apprentice most of the time."""
    words = [word.group().lower() for word in words_in(rest)]
    until = next((at for at, word in enumerate(words) if word in _ENDS_SOMEBODY), len(words))
    return until > 0 and (is_occupation(words[until - 1]) or words[until - 1] in _WITH_ONE)


_WITH_ONE = frozenset({"apprentice", "helper", "trainee", "assistant", "partner", "learner", "guy", "hand", "student"})
_ENDS_SOMEBODY = frozenset(
    [
        "on",
        "in",
        "at",
        "for",
        "with",
        "under",
        "when",
        "who",
        "that",
        "to",
        "from",
        "most",
        "some",
        "all",
        "every",
        "each",
        "and",
        "or",
        "half",
        "sometimes",
        "usually",
    ]
)


def _told_being(being: re.Match[str], body: str) -> str:
    """What somebody is or was without "I am"; what was done to them behind "was": was picked for the storm desk."""
    rest = body[being.end() :]
    first = words_in(rest)[0].group().lower() if words_in(rest) else ""
    known = verb_form(first)
    if known is not None and known[1] is Form.GERUND:  # I'm learning PLC, I was running the saw
        return f"{formed(known[0], Form.PAST)}{rest[len(first) :]}" if being["was"] else rest
    is_done = known is not None and known[1] is Form.PAST and not being["article"]
    is_rank = being["article"] or known is None or first in word_table()["ranks"]
    if being["was"] and (is_done or (is_rank and first in _PLACES)):
        return f"was {rest}"  # "on the safety committee for the last year" reads as one that goes on
    return rest if is_rank else body


def _does_more(rest: str) -> bool:
    """Whether a doing of its own may stand behind a comma or "and", which "have" leads no more."""
    heads = (words_in(one.text)[:1] for one in parts_of(rest, "en")[1:])
    return any(verb_form(word.group().lower()) is not None for head in heads for word in head)


_PASTS = {
    "taken": "took",
    "done": "did",
    "run": "ran",
    "written": "wrote",
    "driven": "drove",
    "given": "gave",
    "seen": "saw",
    "gone": "went",
    "shown": "showed",
    "worn": "wore",
    "begun": "began",
    "become": "became",
    "broken": "broke",
    "drawn": "drew",
    "flown": "flew",
    "risen": "rose",
    "torn": "tore",
    "sewn": "sewed",
    "overseen": "oversaw",
    "undergone": "underwent",
    "undertaken": "undertook",
    "come": "came",
}
"""Participles that are no pasts, and the pasts."""
_PASTS |= {past: past for past in _PASTS.values()}  # "have broke in two techs", as people say it
_DONE = re.compile(rf"({'|'.join(_PASTS)})\b", re.IGNORECASE)
_HAVE_DONE = re.compile(rf"(?:have|had)\s+{_DONE.pattern}", re.IGNORECASE)
_HAVE_FIRST = re.compile(r"(?:(?:i|we)(?:\s+|['\u2019])ve\b|(?:(?:i|we)\s+)?(?:have|had)\b)", re.IGNORECASE)
_DONE_TOO = re.compile(r"((?:,|\band|\bor) (?:also |then )?)(done|taken|gone|overseen|undergone|undertaken)\b")
"""Participles that no quality is, behind the first whose "have" went: split tractors and done clutches."""
_PLACES = frozenset({"on", "in", "at", "with", "under"})
_AUXILIARIES = frozenset(
    ["am", "was", "were", "are", "would", "can", "could", "will", "used", "should", "never", "not"]
)
"""What heads no bullet by itself."""
_HAVE = frozenset({"have", "had", "did", "do", "need", "get", "got"})
"""What leads another verb, or is no doing."""

"""Typed duties as clean sentences: no bullets, shouting, exclamation marks or lead-ins, shorthand written out."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import zip_longest

from workers.documents.labels import MONTHS
from workers.language.conjugation import Form, form_of, is_verb
from workers.language.grammar import LanguageCode
from workers.language.lead_ins import after_lead_in
from workers.language.words import fold, sentences_as_typed, without_page_feet
from workers.writing.duties.own_things import without_oneself
from workers.writing.duties.spoken_breaks import doings_apart
from workers.writing.duties.spoken_turns import told_plainly
from workers.writing.english_lines.compounds import is_doing_too, is_name_of_two
from workers.writing.lexicon.spanish import lexicon
from workers.writing.words.capitals import phrases, words
from workers.writing.words.casing import in_sentence_case, names_with_capital
from workers.writing.words.english_verbs import verb_form, word_table
from workers.writing.words.phrases import capitalized
from workers.writing.words.shorthand import written_out
from workers.writing.words.verbs import begins_with_verb

_BULLET = re.compile(r"^\s*(?:[-\u2013—*•·▪●◦‣■□✓➢>o](?!\s+sea\b)\s+|[-*•·▪●■➢]|\(?\d{1,2}[.)]\s+)")
_NEW_DOING = re.compile(r"(?<=[a-z0-9,;]) (?=[A-Z][a-z]+\b)")
"""Where a PDF's reader lost the break between two lines: a capital where none belongs, before a verb."""
_LEAST_DOING = 2
"""Words; "Operated Track hoe" is one doing, not two."""
_SHORT_END = re.compile(
    r"(?:(?<=\b(?:d[ií]a|mes|año|gas|luz|day|job|oil|air|van|bus|box|pit|men|own|out|off|app|bag|saw|gun|car|rig|rod|bar|cab"
    r"|log|tag|pin|tow|mud|tie|jig|fan|hub|key|bin|kit|lab|ice|ton|her|him|you|too|one|two|six|ten|all|dug|ran|cut|fed|led|met|got|put|hit|bid))|(?<=\b(?:up|it|me|us))"
    r"|(?<=\bback in)"
    r"|(?<=[a-z] no)(?!\.\s+(?:and|or)\b))\.\s+(?=[a-zñ])"
)
"""After a short word, which may be an abbreviation elsewhere."""
_UNIT_END = re.compile(
    r"(\b(?:[Tt]ype|[Cc]lass|[Gg]rade|[Ll]evel|[Pp]hase|[Ss]chedule|[Tt]ipo|[Cc]lase) [A-Z](?=\.\s+[a-zñ])"
    r"|(?:\bno|\d\s?[FC])(?=\.\s+[A-Z][a-z]+o\b)"
    r"|\d\s?(?:'|\"|kW|kV|HP|hp|psi|ft|lbs?|%|in|T)"
    r"(?=\.\s+(?!(?:long|wide|deep|high|tall|thick|dia\w*|pipe|tubes?|plate|bore|stock)\b)[a-zñ]))\.\s+"
)
_DENIED_SHORT = re.compile(
    r"(\b(?:no|not|without|never) [a-z]{2,6})(?<!s)\.\s+(?=((?-i:[a-z]+|[A-Z]{2,}\b)))", re.IGNORECASE
)
"""A short word behind a denial, which may be an abbreviation: no elect. diag back then. A capital begins a sentence."""
_NEVER_DONE = re.compile(r",\s+[^,]+ no$")
"""What a list ends on as never done: comp shingle, hot work no."""
_HEDGE = re.compile(
    r"(?:^|(?<=[.,;:] ))(?:i(?:['\u2019]d| would)? (?:say|guess|think|figure)|yo (?:digo|creo) que|creo que)"
    r" (?=(?:about|around|maybe|roughly|over|at least|close to|like \d|como|unas?|unos|casi|m[aá]s de)\b|\d)",
    re.IGNORECASE,
)
"""That it is one's own count, before how much it was: I say about 3 a week."""
_ISO_MONTH = re.compile(r"(?<![\w./-])((?:19|20)\d\d)-(0[1-9]|1[0-2])(?![\w/-]|\.\d)")
_YEARS_TOO = 2000
"""Years from which two more figures may be a later year: Iraq 2006-07."""
_MORE = re.compile(
    r",?\s*(?:\band\s+|\by\s+)?\b(?:etc\b\.?|etcetera|and so on|and more|and stuff|y más)\s*$"
    r"|,\s*(?:and\s+|or\s+)?(?:all\s+)?(?:the usual(?: stuff| things)?|you name it|the works|what ?not|so forth"
    r"|blah(?: blah)*|the whole (?:nine(?: yards)?|deal|bit)|everything else"
    r"|(?:that|this|those) (?:kinds?|sorts?|types?) (?:of )?(?:things?|stuff)|(?:stuff|things?) like that"
    r"|that (?:stuff|jazz)|all that|ect\.?|lol|haha)(?:,? etc\.?)?\s*$"
    r"|(?<=\w)\s+(?:and|or) (?:all that(?: stuff| jazz| good stuff)?|what ?not|so forth|(?:stuff|things) like that"
    r"|(?:that|this) (?:kind|sort|type) of (?:thing|stuff)|everything else)\s*$"
    r"|,\s+(?:no (?:problem|sweat|biggie|big deal))\s*$|,?\s+(?:lol|haha+|lmao)\s*$",
    re.IGNORECASE,
)
_TOLD_TO = re.compile(
    r",? (?:and |or )?(?:whatever|anything|everything)(?: else)?"
    r" (?:they|he|she|(?:the |my )?(?:boss|foreman|lead|crew))"
    r" (?:said|says?|told (?:me|us)|asked?(?: for)?|want(?:ed|s)?|need(?:ed|s)?)$|, (?:and |or )?whatever$",
    re.IGNORECASE,
)
"""What ends a list as others' wish: timber, block, whatever they said."""
_SUBJECT = re.compile(r"\b(?:i|we)\b(?:['\u2019]\w+)?\s+(?:\w+\s+){0,3}$", re.IGNORECASE)
_HERE = re.compile(
    r"^((?:started|began|(?:was )?hired|came|(?:have |has )?(?:worked|been)|entr[eé]|empec[eé]|comenc[eé]|estoy|llevo)"
    r"(?: (?:out|off|on|in|back))?) (?:here|aqu[ií])\b(?! (?:and|y)\b)"
    r"|^((?:started|began|hired|entr[eé]|empec[eé]|comenc[eé])(?: \w+)? (?:as|de|como)(?: [\w-]+){1,4})"
    r" (?:here|aqu[ií])\b",
    re.IGNORECASE,
)
"""Where one is now, which is nowhere in what another employer reads: started here as a helper."""
_VAGUE = re.compile(r",?\s+(?:basically|and such)(?=[,;]|$)", re.IGNORECASE)
_AVERAGE = re.compile(
    r"(?<=, )average (\d[\d,-]*\+?(?: [a-z]+){0,2} (?:an?|per|each) (?:hour|shift|day|night|week|month))(?=,|$)"
)
_TO_LEVELS = re.compile(r"(?<!to),? level (\d),? and (?:level )?(\d)(?=$|,| in )")
_FINISH = re.compile(r"\b(finish(?:ed)?) level (?=\d)")
"""How fine a wall is finished, which notes put behind a comma or nothing."""
_IN_TALL = re.compile(r"\b(installs?|jobs|work|erection) (?=(?:mid|high|low)[- ]rise\b)")
_IN_A_ROW = re.compile(r"\b([a-zñáéíóú]{4,}s) ([a-zñáéíóú]{4,}s) ([a-zñáéíóú]{4,}s)\b")
_IN_STATES = re.compile(
    r"(?<=[a-z])(?<! in)(?<! to)(?<! of)(?<! and)(?<! by)(?<! for)(?<! from)(?<! near)(?<! across)(?<! around)"
    r"(?<! throughout),? "
    r"((?:A[KLRZ]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT"
    r"|V[AT]|W[AIVY])(?:(?:,| and|,? &) [A-Z]{2})*)$"
)
"""Where it was done, behind a comma: refinery turnarounds, TX and LA."""
_ON_JOBS = re.compile(
    r"^((?:[\w-]+ )*(?:\w+tion|work|service|repair|\w+ing)), ((?:[\w-]+(?:,| and) )?[\w-]+"
    r" (jobs|sites|projects|homes|houses|schools|hospitals|hotels|offices|stores|plants|buildings))$"
)
"""One thing and the places where it was done: steel erection, mid-rise and hospital jobs."""
_OF_LOCAL = re.compile(r"apprenticeship,? (?:thru |through |with )?((?:[A-Z]{2,} )?Local \d+)$")
_MONTHS = {name[:3]: name for name in MONTHS["en"]}
_IN_MONTH = re.compile(
    rf"\b(topped out|finished|certified|licensed|completed) ((?:{'|'.join(_MONTHS)})[a-z]*)\.? (\d{{4}})\b"
)
_OPEN_PLACES = frozenset({"jobs", "sites", "projects"})
_DOINGS = re.compile(r"^([A-Za-z]+) ([a-z]+) and (?=([a-z]+)\b)")
_PLURALS = re.compile(
    r"(?<=\s)([a-z]{3,}[^s\W]s) (?!(?:nights|days|weekends|evenings|mornings)\b)(?=[a-z]{3,}s and [a-z-]{3,}s\b)"
)
"""Nouns of a list whose comma wasn't typed: walls floors and roofs."""


def sentences_of_duties(duties: str, code: LanguageCode) -> Iterator[str]:
    """Yield the sentences of the duties in order; where line breaks were lost, each act is a sentence."""
    return (sentence for line in lines_of_duties(duties, code) for sentence in line)


def lines_of_duties(duties: str, code: LanguageCode) -> Iterator[list[str]]:
    """The sentences of each line that was typed."""
    for line in duties.replace("\u00ad", "").splitlines():
        yield list(_sentences_of_line(line, code))


def _sentences_of_line(line: str, code: LanguageCode) -> Iterator[str]:
    if line.strip():
        bare = _HEDGE.sub("", _BULLET.sub("", without_page_feet(line)))
        calm = in_sentence_case(_ISO_MONTH.sub(lambda found: _month_told(found, code), bare), code)
        whole = _DENIED_SHORT.sub(_denied_whole, re.sub(r"\s*!+", ".", written_out(calm, code)))
        for sentence in sentences_as_typed(_UNIT_END.sub(r"\1\n", _SHORT_END.sub("\n", whole))):
            for spoken in doings_apart(told_plainly(sentence, code), code):
                for part in _doings(spoken, code):
                    if text := _bare(part, code):
                        yield text


def _month_told(found: re.Match[str], code: LanguageCode) -> str:
    """A month by its name: February 2023, of 2023-02; not of 2006-07, which may be two years."""
    if int(found[2]) > int(found[1][2:]) and int(found[1]) >= _YEARS_TOO:
        return found[0]
    month = MONTHS[code][int(found[2]) - 1]
    return f"{month} de {found[1]}" if code == "es" else f"{month} {found[1]}"


def _denied_whole(match: re.Match[str]) -> str:
    """Return a denial without its full stop where no act follows: parted there, what is denied would be told."""
    following = fold(match[2])
    is_doing = is_verb(following, "en") and following not in word_table()["acts"]  # "no elect. work"
    return match.group() if is_doing else f"{match[1]} "


def _bare(text: str, code: LanguageCode) -> str:
    """Return a line without bullet, lead-in and end mark. A first person stays: it shows that a verb follows."""
    text = _BULLET.sub("", text).strip()
    begin = after_lead_in(text, code)
    subject = _SUBJECT.search(text[:begin]) if code == "en" else None
    if subject and "responsible" not in text[:begin].lower():
        begin = subject.start()
    text = text[begin:].strip(" .,;:-\u2013—")
    text = _VAGUE.sub("", _MORE.sub("", _HERE.sub(r"\1\2", text))).strip(" .,;:-\u2013—")
    if code == "es":
        text = _IN_A_ROW.sub(_with_commas, re.sub(r"(?:,| y) [^,]* no$", "", text))
        text = re.sub(r"^(?:además|también|luego|y)\s+", "", text, flags=re.IGNORECASE)
    if code == "en":
        text = _closed(told) if (told := _TOLD_TO.sub("", text)) != text else text
        text = _AVERAGE.sub(r"\1 on average", _NEVER_DONE.sub("", text))
        text = re.sub(r"^also\s+(?=[A-Z\d])", "", text, flags=re.IGNORECASE)
        text = without_oneself(_placed(_PLURALS.sub(r"\1, ", _DOINGS.sub(_doings_with_commas, text))))
    return capitalized(text)


def _closed(listed: str) -> str:
    """A list that lost its end, with "and" before its last: carried timber and block."""
    before, comma, last = listed.rpartition(", ")
    return f"{before} and {last}" if comma and " and " not in listed else listed


def _doings_with_commas(found: re.Match[str]) -> str:
    """Three doings of one thing whose comma wasn't typed: deburr, sort and pack."""
    words = [word.lower() for word in found.groups()]
    are_doings = all(verb_form(word) == (word, Form.BASE) for word in words)
    is_thing = words[0] in word_table()["before_verb"] or not is_doing_too(words[1], "") or words[1] in _PARTICLES
    return (
        found[0]
        if not are_doings or is_thing or is_name_of_two(words[0], words[1:])
        else f"{found[1]}, {found[2]} and "
    )


def _placed(text: str) -> str:
    """Places behind a preposition where notes have a comma."""
    text = _IN_MONTH.sub(lambda one: f"{one[1]} in {_MONTHS[one[2][:3].title()]} {one[3]}", text)
    text = _OF_LOCAL.sub(r"apprenticeship (\1)", text)
    text = _IN_TALL.sub(r"\1 in ", to_levels(text))
    text = _IN_STATES.sub(lambda one: one[0] if _is_no_place(text[: one.start()], one) else f" in {one[1]}", text)
    return _ON_JOBS.sub(lambda one: f"{one[1]} {'on' if one[3] in _OPEN_PLACES else 'in'} {one[2]}", text)


def _is_no_place(before: str, found: re.Match[str]) -> bool:
    """Whether two letters are initials, as one state alone behind a word may be: tow small GA."""
    is_alone = " " not in found[1] and not found[0].startswith(",")
    is_work = before.endswith(("s", "ing", "ion", "work", "rk", "ice"))
    return _ends_in_name(before) or (is_alone and not is_work)


def _ends_in_name(text: str) -> bool:
    """Whether a town's name stands there rather than what was done: out of Riverside, CA."""
    *before, last = text.split()
    return last[:1].isupper() and (bool(before) or last.lower() in names_with_capital())


def _with_commas(match: re.Match[str]) -> str:
    """Things in a row whose commas weren't typed: cajas, contactos y apagadores."""
    words = [fold(word) for word in match.groups()]
    terms = lexicon()
    are_things = all(terms.at([one], 0, "noun") and not terms.at([one], 0, "adjective") for one in words)
    return f"{match[1]}, {match[2]} y {match[3]}" if are_things else match.group()


def to_levels(text: str) -> str:
    """The text with "to" before the level that a wall is finished to: finished to level 4 and 5."""
    return _FINISH.sub(r"\1 to level ", _TO_LEVELS.sub(r" to level \1 and \2", text))


def _is_within_a_name(before: list[str], piece: str, code: LanguageCode) -> bool:
    """Whether what begins with a capital goes on with a name, or with what a preposition governs: for Ship Board.

    No English name goes on with a past: "in Outlook Enforced safety rules" is two doings.
    """
    last = before[-1] if len(before) > 1 else ""
    if code == "es":
        return last[:1].isupper()
    known = form_of(fold(piece.split(maxsplit=1)[0]))
    is_past = known is not None and known[1] is Form.PAST
    governs = last in _GOVERNING or (last in word_table()["prepositions"] and last not in _PARTICLES)
    return governs or (last != last.lower() and not is_past)


@cache
def _first_names() -> frozenset[str]:
    """Verbs with which the names of people and of makers begin as well: Mark Andy, Chase."""
    makers = (name.split(maxsplit=1)[0] for name in phrases("makers_of_words"))
    return words("people_with_when") | frozenset(makers)


_FIRM = re.compile(
    r"(?:Industries|Industrial|Inc|Tools?|Machine(?:ry)?|Equipment|Systems?|Manufacturing|Mfg|Brothers|Corp|Co)\b"
)
"""How a maker's name of two words ends: Park Industries."""
_GOVERNING = frozenset({"for", "in", "on", "at", "of", "with", "by", "from", "to", "the", "a", "an", "and", "or"})
_PARTICLES = frozenset({"up", "out", "off", "down", "over", "around", "inside", "outside", "before", "after"})
"""What ends a doing as often: cleaned up."""


def _doings(text: str, code: LanguageCode) -> list[str]:
    """`text` parted before each verb that begins with a capital."""
    parts = [""]
    pieces = [*filter(str.strip, _NEW_DOING.split(text))]
    for piece, behind in zip_longest(pieces, pieces[1:], fillvalue=""):
        begins = begins_with_verb(piece) if code == "en" else is_verb(fold(piece.split()[0]), code)
        is_firm = parts[-1].endswith(",") and " " not in piece and _FIRM.match(behind) is not None
        begins_name = bool(behind) and (is_firm or piece.lower() in _first_names())  # Mark, before Andy
        is_name = begins_name or _is_within_a_name(parts[-1].split(), piece, code)
        if not parts[-1] or (begins and not is_name and len(parts[-1].split()) >= _LEAST_DOING):
            parts.append(piece)
        else:
            parts[-1] = f"{parts[-1]} {piece}"
    return parts[1:]

"""One English sentence of duties as items: its acts, each with its object, and the things that stand among them."""

import re
from collections.abc import Sequence

import msgspec

from workers.language.conjugation import Form
from workers.language.grammar import grammar
from workers.language.occupations import is_occupation
from workers.writing.rules.duties.casing import names_with_capital
from workers.writing.rules.duties.english_heads import Found, Head, formed, head_of, verb_form, word_table, words_in
from workers.writing.rules.duties.items import Item, Kind, Verb
from workers.writing.rules.duties.parting import Part, parts_of
from workers.writing.rules.phrases import lowered

_FIRST_PERSON = re.compile(
    r"^(?:i|we)(?P<lead>\s+have|['\u2019]ve|\s+am|['\u2019]m|\s+was|\s+were|\s+are)?(?P<done>\s+been)?"
    r"(?:\s+(?:also|then|mostly|usually|would|used to|did the|been))*\s+",
    re.IGNORECASE,
)
_WHEN = re.compile(
    r"^(?P<when>(?:in|since|from|during|for|after|before|last|the last|this|every|each|my last|\d{4})\b[^,.;]{0,40}?),?"
    r"\s+(?=(?:i|we)\b)",
    re.IGNORECASE,
)
_LEADS = {"'ve": "have", "\u2019ve": "have", "'m": "am", "\u2019m": "am", "were": "was", "are": "am"}
_OBJECTLESS = re.compile(r"^\s*(?:$|[(])")
_IS_CALLED = re.compile(r"^(?P<thing>(?:\w+ ){0,2}\w+) (?:is|was) (?P<name>(?:an? )?[A-Z]\w*(?: [A-Z]\w*)*)$")
_WHERE_ONE_IS = re.compile(r"on (?:the|an?) .*\b(?:committee|crew|team|board|council)\b", re.IGNORECASE)
_UNDER = re.compile(r"under (?:an?|the) ", re.IGNORECASE)
_KINDS = {Head.FIGURE: Kind.FIGURE, Head.RECORD: Kind.RECORD, Head.ASIDE: Kind.ASIDE}
_NAME_OF_TWO = re.compile(r"[A-Z][a-z]+ [A-Z][a-z]+\b")
_LIKELY = 2
"""Parts that may be verbs with their object, from which a sentence tells doings."""
_ON_CALL = re.compile(r"on[- ]call\b", re.IGNORECASE)


def form_of_heads(sentences: Sequence[str]) -> Form | None:
    """The third person where most of a job's lines are told in it: "hangs transformers", "climbs with hooks"."""
    forms = [verb_form(words_of_head(sentence)) for sentence in sentences]
    thirds = sum(form is not None and form[1] is Form.THIRD for form in forms)
    return Form.THIRD if thirds >= _LIKELY and thirds * 2 > len(sentences) else None


def items_of_english(sentence: str, *, past: bool, style: Form | None = None) -> list[Item]:
    """The items of one sentence, in its order; `style` is the form in which the job's other lines begin."""
    when = _WHEN.match(sentence)
    after = f" {lowered(when['when'])}" if when else ""
    body = sentence[when.end() :] if when else sentence
    first = _FIRST_PERSON.match(body)
    if first:
        lead = (first["lead"] or "").strip().lower()
        lead = "have been" if first["done"] else _LEADS.get(lead, lead)
        return _told_by_oneself(body[first.end() :], lead, after, past=past)
    return _Reading(past=past, style=style).items(body)


def _told_by_oneself(body: str, lead: str, after: str, *, past: bool) -> list[Item]:
    """What follows "I": an act in the form typed, or what somebody is or was."""
    words = words_in(body)
    known = verb_form(words[0].group().lower()) if words else None
    if lead in {"am", "was", "have been"} and known and known[1] is Form.GERUND:
        form = Form.BASE if lead == "am" else Form.PAST
        verb = formed(known[0], form)
        body, known, lead = verb + body[words[0].end() :], (known[0], form), ""
    elif lead in {"am", "was", "have been"}:
        return [Item(Kind.STATE, body + after, lead=lead)]
    items = _Reading(past=past, is_own=True).items(body)
    if items and after:
        last = items[-1]
        items[-1] = msgspec.structs.replace(last, text=last.text + after)
    if items and lead and items[0].kind is Kind.ACT:
        items[0] = msgspec.structs.replace(items[0], lead=lead)
    return items


class _Reading:
    """The items read so far of one sentence."""

    def __init__(self, *, past: bool, is_own: bool = False, style: Form | None = None) -> None:
        self._past = past
        self._is_own = is_own
        self._items: list[Item] = []
        self._typed = self._style = style
        self._helps = False
        self._last_head: Head | None = None

    def items(self, sentence: str) -> list[Item]:
        """Read all parts."""
        parts = _with_verbs_apart(parts_of(sentence, "en"))
        if len(parts) == 1 and (called := _IS_CALLED.match(sentence)):
            return [Item(Kind.THING, f"{lowered(called['thing'])} ({called['name']})")]
        self._typed = self._style or self._form_of_others(parts)
        for place, part in enumerate(parts):
            self._add(part, is_first=place == 0, following=parts[place + 1 :])
        return [msgspec.structs.replace(one, is_bare=False) for one in self._items]

    def _head(self, part: Part, typed: Form | None, *, is_first: bool = False) -> Found:
        return head_of(part.text, past=self._past, typed=typed, is_first=is_first)

    def _form_of_others(self, parts: list[Part]) -> Form | None:
        """The form of the verbs that are some beyond doubt, where the sentence begins with what may be none."""

        def heads(typed: Form | None) -> list[Found]:
            return [self._head(part, typed, is_first=not place) for place, part in enumerate(parts)]

        sure = [one for one in heads(None) if one.head is Head.VERB]
        if sure:
            return None if heads(None)[0].head is Head.VERB else sure[0].form
        likely = [one for one in heads(Form.BASE) if (one.head, one.form, one.is_bare) == (Head.VERB, Form.BASE, False)]
        return Form.BASE if len(likely) >= _LIKELY else None

    def _add(  # noqa: C901 - each kind of part has its own place
        self, part: Part, *, is_first: bool, following: list[Part]
    ) -> None:
        found = head_of(part.text, past=self._past, typed=self._typed, is_first=is_first)
        if self._is_own and is_first and found.head is Head.NOUN:
            found = self._as_own(part, found)
        if self._helps and self._items and _is_infinitive(part.text):
            self._join(self._items[-1], part, part.text)
            return
        text = part.text if not part.tail else f"{part.text}: {part.tail}"
        last = self._items[-1] if self._items else None
        is_noun = part.link and self._last_head is Head.NOUN and found.head is Head.VERB and _may_be_object(found)
        if is_noun:
            found = Found(Head.NOUN)  # "waste and vent lines"
        self._last_head = found.head
        if found.head is Head.VERB:
            self._add_act(part, text, found, last)
        elif last is not None and found.head is Head.CLAUSE and "(" not in last.text:
            self._items[-1] = msgspec.structs.replace(last, text=f"{last.text} ({text})")
        elif last is not None and self._goes_with(last, part, found, following):
            self._join(last, part, text)
        elif found.head is Head.GERUND or found.head is Head.NOUN:
            text = _lowered(text) if is_first else text
            is_state = _ON_CALL.match(text) or _is_rank(part.text)
            if is_first and not is_state and not part.tail and _is_somebody(part.text):
                self._items.append(Item(Kind.OTHER, text))
            else:
                self._items.append(Item(Kind.STATE if is_state else Kind.THING, self._as_noun(text, found)))
        else:
            kind = _KINDS.get(found.head, Kind.OTHER)
            if _ON_CALL.match(text) or _WHERE_ONE_IS.match(text):
                kind = Kind.STATE
            elif _UNDER.match(text):
                kind, text = Kind.ACT, f"work {text[:1].lower()}{text[1:]}"
                self._items.append(Item(kind, text, (Verb(0, 4, "work", Form.BASE),)))
                return
            self._items.append(Item(kind, _lowered(text) if kind is not Kind.OTHER and is_first else text))

    def _as_noun(self, text: str, found: Found) -> str:
        """A doing among things as a noun: register, stocking shelves, closing count."""
        verb = head_of(text, past=False, typed=Form.BASE, is_first=False)
        if found.head is Head.GERUND or verb.head is not Head.VERB or verb.form is not Form.BASE or verb.at:
            return text
        first, *rest = words_in(text)
        following = [word.group().lower() for word in rest]
        goes_with = len(following) == 1 or (len(following) > 1 and following[1] in word_table()["prepositions"])
        has_particle = bool(following) and following[0] in _PARTICLES and goes_with
        nouns = word_table()["more_nouns"] | word_table()["heavy_nouns"] | word_table()["also_nouns"]
        has_object = bool(following) and following[-1].endswith("s") and verb.base not in nouns
        if not (has_particle or has_object) or _tells_an_act(text):
            return text
        return formed(verb.base, Form.GERUND) + text[first.end() :]

    def _as_own(self, part: Part, found: Found) -> Found:
        """Behind "I" the first word is a verb, whatever else it may be."""
        words = words_in(part.text)
        known = verb_form(words[0].group().lower()) if words else None
        return Found(Head.VERB, 0, known[0], known[1], is_bare=len(words) == 1) if known else found

    def _add_act(self, part: Part, text: str, found: Found, last: Item | None) -> None:
        acts = any(one.kind is Kind.ACT for one in self._items)
        if found.is_bare and last is not None and last.kind is Kind.THING and found.form is Form.PAST and not acts:
            self._join(last, part, text)  # "night school, finished"
            return
        word = words_in(part.text)[found.at]
        verb = Verb(word.start(), word.end(), found.base, found.form)
        if self._typed is None or found.form is not Form.BASE:
            self._typed = found.form
        self._helps = found.base in word_table()["helps"] and _has_infinitive(part.text[word.end() :])
        if last is not None and last.kind is Kind.ACT and last.is_bare and part.link:
            self._share(last, text, verb, found)
            return
        self._items.append(Item(Kind.ACT, text[:1].lower() + text[1:], (verb,), is_bare=found.is_bare))

    def _share(self, last: Item, text: str, verb: Verb, found: Found) -> None:
        """Verbs that share an object: "measured, cut and installed storefront"."""
        chain = [last]
        while len(self._items) > len(chain) and self._items[-1 - len(chain)].is_bare:
            chain.insert(0, self._items[-1 - len(chain)])
        joined, verbs = "", []
        for one in chain:
            shift = len(joined) + (2 if joined else 0)
            joined = f"{joined}, {one.text}" if joined else one.text
            verbs += [Verb(v.start + shift, v.end + shift, v.base, v.form) for v in one.verbs]
        shift = len(joined) + 5
        verbs.append(Verb(verb.start + shift, verb.end + shift, verb.base, verb.form))
        self._items[-len(chain) :] = [Item(Kind.ACT, f"{joined} and {text}", tuple(verbs), is_bare=found.is_bare)]

    def _goes_with(  # noqa: PLR0911 - each kind of part has its own rule
        self, last: Item, part: Part, found: Found, following: list[Part]
    ) -> bool:
        """Whether a part without a verb belongs to the item before it: a further object, a figure, a remark."""
        if found.head in {Head.ASIDE, Head.FIGURE}:
            return True
        if found.head in {Head.CLAUSE, Head.RECORD}:
            return False
        if last.kind is not Kind.ACT:
            within = found.head is Head.NOUN and part.link and last.kind is Kind.THING
            is_more = part.link and last.kind in {Kind.FIGURE, Kind.RECORD, Kind.ASIDE}
            return within or (found.head is Head.NOUN and (is_more or last.kind in {Kind.STATE, Kind.OTHER}))
        governs = last.verbs[-1].base in word_table()["governs_acts"]
        if self._helps and found.head is Head.NOUN:
            return True
        if last.is_bare:
            return False
        if found.head is Head.GERUND and words_in(part.text)[0].group().lower() not in word_table()["materials"]:
            return governs and (part.link or not _has_preposition(last.text))
        if _tells_an_act(part.text):
            return governs and not _has_preposition(last.text)
        if part.link or self._closes(following, governs=governs):
            return True
        goes_on = any(self._head(one, self._typed).head is Head.VERB for one in following)
        return not goes_on and self._is_like(last, part)

    def _closes(self, following: list[Part], *, governs: bool) -> bool:
        """Whether the list goes on to an "and" with nothing but nouns: "transformers, cutouts and reclosers"."""
        for part in following:
            found = self._head(part, self._typed)
            is_object = found.head is Head.VERB and part.link and _may_be_object(found)
            if found.head is not Head.NOUN and not is_object:
                return False
            if part.link:
                return governs or not _tells_an_act(part.text)
        return False

    def _is_like(self, last: Item, part: Part) -> bool:
        """Whether a noun is another object: as many as the one before, without a place or a tool between them."""
        words = words_in(part.text)
        first = words[0].group().lower() if words else ""
        if _has_preposition(last.text):
            return False
        if first in word_table()["determiners"] or first.isdecimal():
            return True
        return last.text.rstrip(")").endswith("s") and part.text.rstrip(")").endswith("s")

    def _join(self, last: Item, part: Part, text: str) -> None:
        mark = " and " if part.link and not last.text.endswith(":") else ", "
        self._items[-1] = msgspec.structs.replace(last, text=f"{last.text}{mark}{text}", is_bare=False)


def _may_be_object(found: Found) -> bool:
    """Whether a verb in its base form is as often a noun: vent, tag, pump."""
    table = word_table()
    return (
        found.form is Form.BASE and found.base in grammar("en").noun_verbs | table["also_nouns"] - table["rarely_nouns"]
    )


def _is_infinitive(text: str) -> bool:
    found = head_of(text, past=False, typed=Form.BASE, is_first=False)
    return found.head is Head.VERB and found.form is Form.BASE


_RUN_TOGETHER = {"layout": "lay out", "setup": "set up", "cleanup": "clean up", "takeoff": "take off"}
_SLASHED = re.compile(r"^([A-Za-z]+) ?/ ?([a-z]+)(?=\s)")


def _with_verbs_apart(parts: list[Part]) -> list[Part]:
    """Verbs as two words where a verb follows ("layout and shear"), and with "and" where a slash parts them."""
    found: list[Part] = []
    for place, part in enumerate(parts):
        text = part.text
        slashed = _SLASHED.match(text)
        if slashed and all((form := verb_form(verb)) and form[1] is not Form.GERUND for verb in slashed.groups()):
            found += [Part(slashed[1], link=part.link), Part(text[slashed.start(2) :], link=True, tail=part.tail)]
            continue
        follows = parts[place + 1] if place + 1 < len(parts) else None
        is_linked = follows is not None and follows.link and verb_form(words_of_head(follows.text)) is not None
        verb = _RUN_TOGETHER.get(text.lower(), text) if place == 0 and is_linked else text
        found.append(msgspec.structs.replace(part, text=verb))
    return found


def words_of_head(text: str) -> str:
    """The first word of a part in small letters; empty without one."""
    words = words_in(text)
    return words[0].group().lower() if words else ""


def _lowered(text: str) -> str:
    """The text from within a sentence, a maker's or a place's name in its capital."""
    first = words_of_head(text)
    is_name = first in names_with_capital() or first in word_table()["names"] or text[1:2] in {",", " "}
    is_name = is_name or bool(_NAME_OF_TWO.match(text))
    return text if is_name and text[:2] != "A " else lowered(text)


def _is_rank(text: str) -> bool:
    """Whether a part says what somebody was: foreman on one job."""
    head = re.split(r"\b(?:on|of|for|in|at|with|under)\b|\(", text, maxsplit=1)[0]
    words = [word.group().lower() for word in words_in(head)]
    return bool(words) and len(words) < len(words_in(text)) and words[-1] in word_table()["ranks"]


_PARTICLES = frozenset({"up", "out", "off", "down", "over"})


def _is_somebody(text: str) -> bool:
    """Whether a part says what somebody was by their occupation: traveling tech."""
    head = re.split(r"\b(?:on|of|for|in|at|with|under)\b|\(", text, maxsplit=1)[0]
    words = [word.group().lower() for word in words_in(head)]
    return bool(words) and (is_occupation(words[-1]) or words[-1] == "tech") and not words[-1].endswith("s")


def _has_preposition(text: str) -> bool:
    words = [word.group().lower() for word in words_in(text)][1:]
    words = words[1:] if words and words[0] in _PARTICLES | ({"in"} if text.startswith("rough") else set()) else words
    return any(word in word_table()["prepositions"] - word_table()["particles"] | {"on", "in"} for word in words)


def _has_infinitive(rest: str) -> bool:
    """Whether somebody is helped to do: "helped the lead set condensers"."""
    words = [word.group().lower() for word in words_in(rest)][:5]
    return any((form := verb_form(word)) is not None and form[1] is Form.BASE for word in words[1:])


def _tells_an_act(text: str) -> bool:
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

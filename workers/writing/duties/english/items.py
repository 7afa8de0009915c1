"""Reads an English sentence of duties as items: its acts, each with its object, and the things among them."""

import re

import msgspec

from workers.language.conjugation import Form, formed
from workers.writing.duties.english.chains import chained
from workers.writing.duties.english.doings import doing_as_noun
from workers.writing.duties.english.items_so_far import ItemsSoFar
from workers.writing.duties.english.open_lists import goes_on
from workers.writing.english_lines.ambiguous import Found, Head
from workers.writing.english_lines.compound_verbs import done_in_two_words
from workers.writing.english_lines.heads import head_of
from workers.writing.english_lines.items import Item, Kind, Verb
from workers.writing.english_lines.parting import Part, parts_of
from workers.writing.english_lines.parts import (
    has_infinitive,
    is_rank,
    is_somebody,
    lowered_part,
    may_be_object,
    with_verbs_apart,
)
from workers.writing.english_lines.remarks import ON_CALL, UNDER, WHERE_ONE_IS, is_post, is_size
from workers.writing.words.english_verbs import verb_form, word_table, words_in
from workers.writing.words.phrases import lowered

_FIRST_PERSON = re.compile(
    r"^(?:i|we)(?P<lead>\s+have|['\u2019]ve|\s+am|['\u2019]m|\s+was|\s+were|\s+are)?(?P<done>\s+been)?"
    r"(?:\s+(?:also|then|mostly|usually|would|used to|did the(?= \w+ing\b)|been))*\s+",
    re.IGNORECASE,
)
_WHEN = re.compile(
    r"^(?P<when>(?:in|since|from|during|for|after|before|last|the last|this|every|each|my last|\d{4})\b[^,.;]{0,40}?),?"
    r"\s+(?=(?:i|we)\b)",
    re.IGNORECASE,
)
_LEADS = {"'ve": "have", "\u2019ve": "have", "'m": "am", "\u2019m": "am", "were": "was", "are": "am"}


_IS_CALLED = re.compile(r"^(?P<thing>(?:\w+ ){0,2}\w+) (?:is|was) (?P<name>(?:an? )?[A-Z]\w*(?: [A-Z]\w*)*)$")


_KINDS = {Head.FIGURE: Kind.FIGURE, Head.RECORD: Kind.RECORD, Head.ASIDE: Kind.ASIDE}
_LIKELY = 2
"""Parts that may be verbs with their object, from which a sentence tells doings."""


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


class _Reading(ItemsSoFar):
    """The items read so far of one sentence."""

    def items(self, sentence: str) -> list[Item]:
        """Read all items of a sentence."""
        if self._style is not Form.THIRD and (chain := chained(sentence)):
            return [chain]
        parts = with_verbs_apart(parts_of(sentence, "en"))
        if len(parts) == 1 and (called := _IS_CALLED.match(sentence)):
            return [Item(Kind.THING, f"{lowered(called['thing'])} ({called['name']})")]
        self._typed = self._style or self._form_of_others(parts)
        for place, part in enumerate(parts):
            self._add(part, is_first=place == 0, following=parts[place + 1 :])
        return [msgspec.structs.replace(one, is_bare=False) for one in self._items]

    def _form_of_others(self, parts: list[Part]) -> Form | None:
        """The form of the verbs that are some beyond doubt, where the sentence begins with what may be none."""

        def heads(typed: Form | None) -> list[Found]:
            return [self._head(part, typed, is_first=not place) for place, part in enumerate(parts)]

        sure = [one for one in heads(None) if one.head is Head.VERB]
        if sure:
            return None if heads(None)[0].head is Head.VERB else sure[0].form
        likely = [one for one in heads(Form.BASE) if (one.head, one.form, one.is_bare) == (Head.VERB, Form.BASE, False)]
        return Form.BASE if len(likely) >= _LIKELY else None

    def _add(  # noqa: C901, PLR0912 - each kind of part has its own place
        self, part: Part, *, is_first: bool, following: list[Part]
    ) -> None:
        found = head_of(part.text, past=self._past, typed=self._typed, is_first=is_first)
        if (part.is_doing or (self._is_own and is_first)) and found.head is Head.NOUN:
            found = self._as_own(part, found)
        found = (done_in_two_words(part.text) if self._is_own and is_first else None) or found
        if self._helps and self._items and _is_infinitive(part.text):
            self._join(self._items[-1], part, part.text)
            return
        text = part.text if not part.tail else f"{part.text}: {part.tail}"
        last = self._items[-1] if self._items else None
        is_noun = part.link and self._last_head is Head.NOUN
        is_noun = is_noun or (bool(self._items) and self._items[-1].text.split()[-1:] == part.text.split()[-1:])
        is_noun = is_noun or (part.link and found.is_bare and self._is_among_nouns(following))
        if is_noun and found.head is Head.VERB and may_be_object(found):
            found = Found(Head.NOUN)  # "waste and vent lines"
        if self._is_half_of_noun(found, part, following):
            found = Found(Head.NOUN)
        self._last_head = found.head
        if goes_on(last, part, found, ((one, self._head(one, self._typed)) for one in following)):
            self._join(self._items[-1], part, text)
        elif found.head is Head.VERB:
            shares = bool(following and following[0].link)
            self._add_act(part, text, found, last, shares=shares)
        elif last is not None and "(" not in last.text and _explains(last, text, found):
            self._items[-1] = msgspec.structs.replace(last, text=f"{last.text} ({text})")
        elif last is not None and self._goes_with(last, part, found, following):
            self._join(last, part, text)
        elif found.head is Head.GERUND or found.head is Head.NOUN:
            text = lowered_part(text) if is_first else text
            if is_post(text):
                self._items.append(Item(Kind.ACT, f"work as a {text}", (Verb(0, 4, "work", Form.BASE),)))
                return
            is_state = ON_CALL.match(text) or is_rank(part.text)
            if is_first and not is_state and not part.tail and is_somebody(part.text):
                self._items.append(Item(Kind.OTHER, text))
            else:
                self._items.append(Item(Kind.STATE if is_state else Kind.THING, doing_as_noun(text, found)))
        else:
            kind = _KINDS.get(found.head, Kind.OTHER)
            if ON_CALL.match(text) or WHERE_ONE_IS.match(text):
                kind = Kind.STATE
            elif UNDER.match(text):
                kind, text = Kind.ACT, f"work {text[:1].lower()}{text[1:]}"
                self._items.append(Item(kind, text, (Verb(0, 4, "work", Form.BASE),)))
                return
            self._items.append(Item(kind, lowered_part(text) if kind is not Kind.OTHER and is_first else text))

    def _as_own(self, part: Part, found: Found) -> Found:
        """Return a part behind "I" as an act: its first word is a verb there, whatever else it may be."""
        words = words_in(part.text)
        known = verb_form(words[0].group().lower()) if words else None
        return Found(Head.VERB, 0, known[0], known[1], is_bare=len(words) == 1) if known else found

    def _add_act(self, part: Part, text: str, found: Found, last: Item | None, *, shares: bool) -> None:
        is_told = found.is_bare and found.base in {"finish", "complete", "graduate", "pass"} and not shares
        if is_told and last and last.kind is Kind.THING and not any(one.kind is Kind.ACT for one in self._items):
            self._join(last, part, text)  # "night school, finished"
            return
        word = words_in(part.text)[found.at]
        verb = Verb(word.start(), word.end(), found.base, found.form)
        if self._typed is None or found.form is not Form.BASE:
            self._typed = found.form
        self._helps = found.base in word_table()["helps"] and has_infinitive(part.text[word.end() :], found)
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


def _explains(last: Item, text: str, found: Found) -> bool:
    """Whether a part says what came of the item before, or how big it is."""
    return found.head is Head.CLAUSE or (last.kind is Kind.THING and is_size(text))


def _is_infinitive(text: str) -> bool:
    found = head_of(text, past=False, typed=Form.BASE, is_first=False)
    return found.head is Head.VERB and found.form is Form.BASE

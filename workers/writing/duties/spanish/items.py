"""Reads a Spanish sentence of duties: its acts in the infinitive, its things as nouns, both for a letter, too."""

import re
from collections.abc import Sequence

import msgspec

from workers.language.words import fold
from workers.writing.duties.spanish.things import are_of_one_kind, in_first_person, verb_of_thing
from workers.writing.english_lines.parting import Part, parts_of
from workers.writing.words.phrases import in_brackets, lowered
from workers.writing.words.spanish_heads import Form, Found, Head, head_of, spanish_words, verb_form, words_in

_WHEN = re.compile(
    r"^(?P<when>(?:los|las|el|la|cada|todos los|todas las|a veces|en|durante|al|de vez en cuando|siempre|diario"
    r"|desde)\b"
    r"[^,.;]{0,40}?),?\s+(?P<rest>(?:les?\s+|nos\s+)?\w+\b.*)$",
    re.IGNORECASE,
)
_BE = re.compile(r"(?P<be>(?:yo )?(?:soy|era|fui|estoy|estaba|estuve|quedo))\s+(?P<what>.+)$", re.IGNORECASE)
_NO_ACTS = frozenset({"estacion", "seccion", "posicion", "posiciones", "traccion", "habitacion", "aplicacion", "union"})
_WE_DID = re.compile(r"^(?:en \d{4}\s+)?[a-záéíóú]{3,}(?:amos|emos|imos|simos)\b", re.IGNORECASE)
_WITH_PARTNER = re.compile(
    r"(?:(?:yo y )?(?:mis?|una?|otr[oa]|(?:el|la) otr[oa]) [^\W\d_]+(?: y yo)?) [^\W\d_]{2,}mos\b", re.IGNORECASE
)
"""What two do, which one of them alone doesn't: mi ayudante y yo hacemos."""
_REFLEXIVE = re.compile(r"me \w+o\b", re.IGNORECASE)
_OF_OTHERS = re.compile(
    r"^(?:el|la|los|las|lo)\b.*\b(?:hace|hacen|hacía|es|son|era|eran)\b|\byo (?:le|lo|la|les) "
    r"|^(?:el|la|los|las)\b[^,;]* l[oa]s? \w+[aeíó]a? (?:mi|el|la|los|las|otr[oa]s?|un|una)\b(?!.*\byo\b)",
    re.IGNORECASE,
)
"""A sentence about what somebody else does."""
_OF_CREW = re.compile(r"^encargad[oa] de (cuadrilla de \d+)", re.IGNORECASE)
_TIMES = re.compile(r"(?:turno|horario|siempre|guardia|\d)", re.IGNORECASE)
_WE_ARE = re.compile(r"(?:somos|éramos|eramos)\b", re.IGNORECASE)
_ACT_ENDING = re.compile(r"(?:ci[oó]n|ciones|si[oó]n|miento|mientos|aje|ajes|ado|adura|ería)$")


class Item(msgspec.Struct, frozen=True):
    """An item of a sentence: `own` as a letter tells it in the first person, `infinitive` as a bullet has it."""

    is_act: bool
    own: str
    infinitive: str
    form: Form | None = None
    is_bare: bool = False
    is_free: bool = False
    """A figure, a record or a remark that stands alone."""


class Told(msgspec.Struct, frozen=True):
    """A group of items: as a bullet, in the first person, and as a noun."""

    text: str
    clause: str = ""
    noun: str = ""
    items: tuple["Told", ...] = ()
    """Each of the group alone, where there are several."""
    verb: str = ""
    """What leads the clause of a thing: trabajo con, hago."""


def told_of_spanish(  # noqa: PLR0911 - one way out for each kind of sentence
    sentence: str, *, past: bool
) -> list[Told]:
    """What one sentence tells: its acts together, its things together, the rest alone."""
    if _WE_ARE.match(sentence):
        return [Told("", clause=lowered(sentence))]
    if _OF_OTHERS.search(sentence):
        return [Told(sentence)]
    if _WE_DID.search(sentence) or _WITH_PARTNER.match(sentence) or _REFLEXIVE.match(sentence):
        return [Told(sentence, clause=lowered(sentence))]
    if sentence.split(maxsplit=1)[0].lower() in spanish_words()["ranks"]:
        rank = sentence.split(", ", maxsplit=1)[0]
        if crew := _OF_CREW.match(rank):
            return [Told(sentence, clause=f"{'estaba' if past else 'estoy'} a cargo de una {crew[1]}")]
        return [Told(sentence, clause=f"{'fui' if past else 'soy'} {lowered(rank)}")]
    if state := _BE.match(sentence):
        return [Told(_capital(state["what"]), clause=lowered(sentence.removeprefix("Yo ")))]
    when, body = _with_time_apart(sentence, past=past)
    if when and (state := _BE.match(body)):
        return [Told(_capital(f"{state['what']}, {lowered(when)}"), clause=f"{lowered(when)} {body}")]
    items = _items(body, past=past)
    if when and items and items[0].is_act:
        return [
            _in_time(_told([one], past=past), when) if not place else _told([one], past=past)
            for place, one in enumerate(items)
        ]
    return [_with_parts(group, past=past) for group in _groups(items)]


def _with_parts(group: list[Item], *, past: bool) -> Told:
    told = _told(group, past=past)
    if len(group) == 1:
        return told
    return msgspec.structs.replace(told, items=tuple(_told([one], past=past) for one in group))


def _in_time(told: Told, when: str) -> Told:
    clause = f"{lowered(when)} {told.clause}" if told.clause else ""
    return Told(f"{told.text}, {lowered(when)}", clause, f"{told.noun}, {lowered(when)}" if told.noun else "")


def _with_time_apart(sentence: str, *, past: bool) -> tuple[str, str]:
    """What says when, before the verb, and the rest."""
    words = words_in(sentence)
    for word in words[1:7]:
        rest = sentence[word.start() :]
        if _WHEN.match(sentence) and (_BE.match(rest) or head_of(rest, typed=None, past=past).head is Head.VERB):
            when = sentence[: word.start()].rstrip(" ,")
            if _WHEN.match(f"{when} x") and not re.search(r"\b(?:de|del|para|y|que)$", when):
                return when, rest
    return "", sentence


def _items(sentence: str, *, past: bool) -> list[Item]:
    items: list[Item] = []
    typed: Form | None = None
    parts = parts_of(sentence, "es")
    for place, part in enumerate(parts):
        found = head_of(part.text, typed=typed or _form_after(parts[place : place + 2], past=past), past=past)
        text = part.text if not part.tail else f"{part.text}: {part.tail}"
        last = items[-1] if items else None
        if found.head is Head.VERB:
            typed = found.form
            act = _act(text, found)
            if (
                last
                and last.is_act
                and last.is_bare
                and (part.link or last.form is found.form)
                and (part.link or found.is_bare)
            ):
                mark = f" {_link(act.own)} " if part.link else ", "
                items[-1] = msgspec.structs.replace(
                    act, own=f"{last.own}{mark}{act.own}", infinitive=f"{last.infinitive}{mark}{act.infinitive}"
                )
            else:
                items.append(act)
        elif last is not None and _goes_with(last, part, found, parts[place + 1 :], past=past):
            mark = f" {_link(text)} " if part.link else ", "
            items[-1] = msgspec.structs.replace(
                last, own=f"{last.own}{mark}{text}", infinitive=f"{last.infinitive}{mark}{text}", is_bare=False
            )
        else:
            text = lowered(text) if place == 0 else text
            items.append(Item(is_act=False, own=text, infinitive=text, is_free=found.head is not Head.NOUN))
    return items


def _form_after(parts: Sequence[Part], *, past: bool) -> Form | None:
    """The form of the verb behind a word alone, which is another of that form where it may be: "cargo y descargo"."""
    if len(parts) < 2 or not parts[1].link or " " in parts[0].text:  # noqa: PLR2004 - nothing behind it
        return None
    following = head_of(parts[1].text, typed=None, past=past)
    return following.form if following.head is Head.VERB else None


def _act(text: str, found: Found) -> Item:
    own = text[: found.start] + found.spelt + text[found.end :]
    infinitive = (
        f"{found.infinitive}{found.clitic}{text[found.end :]}" if found.clitic else found.infinitive + text[found.end :]
    ).replace(" a mi cargo", " a cargo")
    return Item(
        is_act=True, own=own[:1].lower() + own[1:], infinitive=infinitive, form=found.form, is_bare=found.is_bare
    )


def _goes_with(  # noqa: PLR0911 - each kind of part has its own rule
    last: Item, part: Part, found: Found, following: Sequence[Part], *, past: bool
) -> bool:
    """Whether a part without a verb belongs to the item before it: a further object, a figure, a remark."""
    if found.head in {Head.ASIDE, Head.FIGURE}:
        return True
    if found.head is Head.RECORD or last.is_bare:
        return False
    if not last.is_act:
        return part.link
    if _tells_an_act(part.text):
        return False
    if part.link:
        return True
    if re.search(r" [ye] ", last.own):
        return False
    for one in following:
        if head_of(one.text, typed=last.form, past=past).head is not Head.NOUN:
            return False
        if one.link:
            return not _tells_an_act(one.text)
    has_place = any(
        word.group().lower() in spanish_words()["prepositions"] - {"de", "del"} for word in words_in(last.own)[1:]
    )
    return not has_place and not following and last.own.endswith("s") and part.text.endswith("s")


def _tells_an_act(text: str) -> bool:
    words = words_in(text)
    first = words[0].group().lower() if words else ""
    if fold(first) in _NO_ACTS:
        return False
    return first in spanish_words()["acts"] or bool(_ACT_ENDING.search(first) and len(words) > 1)


def _groups(items: list[Item]) -> list[list[Item]]:
    groups: list[list[Item]] = []
    for item in items:
        same = next((one for one in groups if _same(one[0], item) and sum(len(i.own) for i in one) < _LONGEST), None)
        if same is not None and not item.is_free:
            same.append(item)
        else:
            groups.append([item])
    return groups


_LONGEST = 130


def _same(first: Item, item: Item) -> bool:
    return first.is_act is item.is_act and first.form is item.form and not first.is_free


def _told(group: list[Item], *, past: bool) -> Told:
    first = group[0]
    own = joined([_closed(one.own) for one in group])
    if not first.is_act:
        own = own if are_of_one_kind([one.own for one in group]) else ", ".join(one.own for one in group)
        if first.is_free:
            return Told(_capital(own))
        verb = verb_of_thing(first.own, past=past) if len(group) == 1 else ""
        clause = f"{verb} {in_brackets(own)}" if verb else ""
        is_noun = not _TIMES.match(own) and are_of_one_kind([one.own for one in group])
        return Told(_capital(own), clause, in_brackets(own) if is_noun else "", verb=verb)
    infinitive = joined([_closed(one.infinitive) for one in group])
    is_past = first.form in {Form.PRETERITE, Form.IMPERFECT}
    if first.form is Form.INFINITIVE:
        own = joined([_closed(in_first_person(one.infinitive, past=past)) for one in group])
        return Told(_capital(infinitive), in_brackets(own), in_brackets(infinitive))
    fits = is_past is past
    bullet = _capital(own if is_past and past else infinitive)
    return Told(bullet, in_brackets(own) if fits or is_past else "", in_brackets(infinitive))


def _begins_with_verb(text: str) -> bool:
    return any(verb_form(word) is not None for word in text.split(maxsplit=1)[:1])


def joined(texts: Sequence[str]) -> str:
    """A; A y B; A, B y C; with a comma before the last where a text has an "y" or a comma of its own."""
    if len(texts) < 2:  # noqa: PLR2004 - nothing to join
        return "".join(texts)
    *before, last = texts
    link = _link(last)
    bare = [re.sub(r"\([^)]*\)", "", text) for text in texts]
    first, linked, after = bare[-1].partition(" y ")
    is_act = _begins_with_verb(first)
    shares = not is_act or (" " not in first and _begins_with_verb(after))
    if linked and shares and "," not in bare[-1] and not any(re.search(r",| [ye] ", one) for one in bare[:-1]):
        return f"{', '.join(before)}, {last}"
    if len(before) == 1 and not re.search(r",| [ye] ", bare[0]):
        return f"{before[0]} {link} {last}"
    if any("," in one for one in bare):
        return f"{'; '.join(before)}; {link} {last}"
    return f"{', '.join(before)}{',' if any(re.search(r' [ye] ', one) for one in bare) else ''} {link} {last}"


def _link(following: str) -> str:
    return "e" if re.match(r"h?i(?!e)", fold(following.lower())) else "y"


def _closed(text: str) -> str:
    """A list with "y" before its last: "facias, puertas y salpicaderas"."""
    bare = re.sub(r"\([^)]*\)", lambda match: "x" * len(match.group()), text)
    place = bare.rfind(", ")
    after = bare[place + 2 :]
    is_aside = after.split(maxsplit=1)[:1] and after.split(maxsplit=1)[0].lower() in spanish_words()["asides"]
    if place < 0 or re.search(r" [ye] ", bare) or ":" in bare or is_aside or re.match(r"\d", after):
        return text
    return f"{text[:place]} y {text[place + 2 :]}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]

"""Whether a word of an English line that may be a verb is one where it stands."""

from itertools import pairwise

from workers.language.conjugation import Form
from workers.writing.english_lines.ambiguous import Head
from workers.writing.english_lines.heads import head_of
from workers.writing.translation.from_english.phrases import Phrases
from workers.writing.translation.from_english.tables import tables
from workers.writing.translation.from_english.tokens import Token
from workers.writing.translation.into_spanish.doings import Doing, is_act, is_told_of

_LEAST = 2
_STATION_ROW = 4
_WRITTEN = frozenset(
    {"record", "log", "report", "schedule", "supply", "sheet", "checklist", "procedure", "program", "crew", "product"}
)
"""What is named by the doing before it."""
PLACES_OF_WORK = frozenset({"station", "line", "shop", "room", "area", "department", "crew"})
"""What kinds stand before, though they look like doings."""
_OF_TESTS = frozenset(
    {"equipment", "bench", "drive", "port", "stand", "tech", "technician", "cell", "lab", "kit", "fit", "line", "lines",
     "gear", "set", "engineer", "operator", "mechanic", "results", "reports",
     "and", "or", "of", "in", "on", "with", "for", "to"}
)  # fmt: skip
"""What is of tests; the rest is tested."""
_SAME_IN_PAST = frozenset(
    {"set", "cut", "put", "read", "hit", "shut", "spread", "let", "cast", "bid", "split", "wet", "fit", "shed", "sweat"}
)
_ALWAYS_QUALITIES = frozenset(
    {"used", "mixed", "fixed", "refrigerated", "limited", "advanced", "assigned", "finished", "frozen", "certified",
     "experienced", "licensed", "skilled", "detailed", "enclosed", "insulated", "reinforced", "galvanized", "heated",
     "forced", "armored", "elevated", "raised", "coated", "printed", "rolled", "exposed", "fenced", "covered",
     "prefabricated", "pressurized", "suspended", "engineered", "related", "required", "specialized", "varied",
     "updated", "stained", "stamped", "posted", "powered", "motorized", "automated", "computerized", "walled"}
)  # fmt: skip
"""Participles that tell what something is like, also where nothing stands before them: refrigerated loads."""
_DETERMINERS = frozenset({"the", "a", "an", "all", "any", "my", "our", "new", "up", "out", "off", "down", "with"})


def bare_doings(tokens: list[Token]) -> frozenset[int]:
    """The tokens that are doings because they stand alone in a list of doings: prep, caulk, mask, spray.

    Most of the lone words of the list must be bases of verbs, one of them nothing else.
    """
    lone = [at for at in range(len(tokens)) if _is_parted(tokens, at) and _is_parted(tokens, at + 1)]
    bases = [at for at in lone if tables().forms.get(tokens[at].folded, ("", None))[1] is Form.BASE]
    last = bases[-1] + 1 if bases else len(tokens)
    if bases[:1] == [0] and last + 1 < len(tokens) and tokens[last].folded == "and" and not tokens[last + 1].mark:
        behind = tables().forms.get(tokens[last + 1].folded, ("", None))  # vacuum, brush and empty baskets
        is_done = behind[1] is Form.BASE and tokens[last + 1].folded not in tables().nouns
        bases = [*bases, last + 1] if is_done and len(bases) >= _LEAST else bases
    is_list = len(bases) >= _LEAST and any(tokens[at].folded not in tables().nouns for at in bases)
    is_list = is_list or len(bases) > _LEAST  # block, mask, seal
    return frozenset(bases) if is_list else frozenset()


def are_bases(tokens: list[Token]) -> bool:
    """Whether a line begins with two words between marks and one behind "and" that may all be doings with an object."""
    if len(tokens) < _STATION_ROW + 1 or [one.mark for one in tokens[: _STATION_ROW + 1]] != ["", ",", "", "", ""]:
        return False
    row = [tables().forms.get(tokens[at].folded, ("", None))[1] for at in (0, 1, 3)]
    return tokens[2].folded == "and" and row == [Form.BASE] * 3


def tells_past(tokens: list[Token]) -> bool:
    """Whether the line's own doings stand in the past, though its job goes on: painted units, fixed leaks."""
    first = [one for at, one in enumerate(tokens) if _is_parted(tokens, at) and one.folded not in {"and", "i"}]
    forms = [tables().forms.get(one.folded, ("", None))[1] for one in first]
    return forms[:1] == [Form.PAST] and forms.count(Form.PAST) >= _LEAST


def _is_parted(tokens: list[Token], at: int) -> bool:
    """Whether the list goes on at a token: a mark before it, or an "and"."""
    if at in {0, len(tokens)} or tokens[at].mark:
        return True
    return "and" in {tokens[at].folded, tokens[at - 1].folded}


def is_doing(  # noqa: C901, PLR0911, PLR0912 - each sign that tells a verb from a noun
    tokens: list[Token], at: int, found: Doing, phrases: Phrases, *, past: bool, typed: Form | None, is_led: bool
) -> bool:
    """Whether a verb's form is one: not the first word of a thing, nor a thing that is spelt so."""
    noun, length = phrases.noun_at(at)
    is_second = is_led and found.form is Form.PAST and typed is Form.PAST  # ground and polished concrete floors
    length = max(length, phrases.quality_at(at)[1] if found.length == 1 else 0)  # light commercial units
    if (length > found.length and not is_second) or _names_stations(tokens, at, found):
        return False
    is_sure = (
        _is_tested(tokens, at, found) or _is_tested_too(tokens, at, found, typed) or _is_used_by_name(tokens, at, found)
    )
    if is_sure or _begins_two_doings(tokens, at, found, phrases):
        return True
    if at + found.length < len(tokens) and tokens[at + found.length].mark.startswith(":") and noun is None:
        return False  # "Ground: conduit runs" names where
    following = tokens[at + found.length] if at + found.length < len(tokens) else None
    is_closed = following is None or bool(following.mark) or following.folded in {"and", "or"}
    if following is not None and following.folded == "of" and not following.mark:
        return False
    if not at and found.form is Form.PAST and not is_closed and _is_done_to_many(tokens, found, phrases):
        return True
    if found.form is Form.GERUND:
        return _is_gerund_with_object(tokens, at + found.length, phrases, is_act=noun is not None, is_closed=is_closed)
    if found.form is Form.THIRD and (noun is not None or is_closed or typed not in {None, Form.THIRD}):
        is_thing = is_closed and tokens[at].folded in tables().nouns  # "brakes, wheel seals"
        begins = at == 0 and not is_thing and typed is None and phrases.at(at + found.length) is not None
        return (begins or typed is Form.THIRD) and (noun is None or not is_closed)  # operates pumps; logs work
    is_other_form = typed is Form.PAST and found.form is Form.BASE and found.base.split()[0] not in _SAME_IN_PAST
    if is_other_form and (noun is not None or is_closed):
        return False  # checked volts and megger, removed asbestos and lead
    if at and is_closed and noun is not None and found.form is Form.BASE and _ends_in_thing(tokens, at + found.length):
        return False
    is_quality = tokens[at].folded in tables().qualities and not is_closed
    if found.length > 1 or is_led:
        is_free = is_closed or is_led or length < found.length
        is_second_of_past = typed is Form.PAST and found.base.split()[0] in _SAME_IN_PAST  # built walls and set up
        is_set_up = (
            (at == 0 or is_second_of_past) and found.base.split()[-1] in {"up", "out", "down", "off"} and not is_closed
        )
        is_named = is_told_of(found, phrases.at(at + found.length)) and not is_closed
        return is_free or is_set_up or is_named or noun is None or not _names_what_follows(at, found, phrases)
    is_before_quality = bool(not is_closed and phrases.quality_at(at + found.length)[0])
    if noun is None and not is_closed and _is_named(tokens, at, found, phrases, past=past, typed=typed):
        return False
    is_before_kinds = is_before_quality and bool(phrases.series_at(at + found.length)[0])
    is_before_thing = is_before_quality and phrases.has_noun_behind(at + found.length)
    if (noun is None and not is_quality) or is_before_thing or is_before_kinds:
        return True
    if not is_closed and following is not None and (following.folded in _DETERMINERS or following.is_number):
        return following.folded != "with" or noun is None
    rest = " ".join(one.text for one in _up_to_mark(tokens, at))
    is_listed = found.form is Form.BASE and (at == 0 or typed is Form.BASE)
    is_listed = is_listed and is_told_of(found, phrases.at(at + found.length))
    return is_listed or head_of(rest, past=past, typed=typed, is_first=at == 0).head is Head.VERB


def _is_used_by_name(tokens: list[Token], at: int, found: Doing) -> bool:
    """Whether a line begins with what was used, by its name: used SAP; but used cars."""
    behind = tokens[at + 1] if at + 1 < len(tokens) and not at else None
    return behind is not None and found.base == "use" and not behind.mark and (behind.is_name or behind.is_initials)


def _is_named(tokens: list[Token], at: int, found: Doing, phrases: Phrases, *, past: bool, typed: Form | None) -> bool:
    """Whether a line begins with a thing whose first word our lists have as a doing alone: ground support."""
    following = tokens[at + found.length]
    if (
        at
        or found.length > 1
        or not tokens[at].text.isalpha()
        or following.folded in _DETERMINERS
        or following.is_number
    ):
        return False
    rest = " ".join(one.text for one in _up_to_mark(tokens, at))
    is_thing = head_of(rest, past=past, typed=typed, is_first=True).head is Head.NOUN
    thing = phrases.at(at + found.length)
    is_of_many = thing is not None and thing.noun is not None and thing.noun.is_plural and not is_act(thing.noun)
    if found.form is Form.BASE and is_of_many:
        return False  # no noun of our lists, before several things: bake parts, demo kitchens
    return is_thing and not is_told_of(found, thing)


def _is_done_to_many(tokens: list[Token], found: Doing, phrases: Phrases) -> bool:
    """Whether a line begins with a doing in the past and many that it was done to: welded guards; no used cars."""
    thing = phrases.at(found.length)
    is_of_many = thing is not None and thing.noun is not None and (thing.noun.is_plural or thing.is_determined)
    if (
        not is_of_many
        or tokens[0].folded in _ALWAYS_QUALITIES
        or (phrases.noun_at(0)[0] is not None and not _goes_on_in_past(tokens))
    ):
        return False
    rest = " ".join(one.text for one in _up_to_mark(tokens, 0))
    return head_of(rest, past=True, typed=None, is_first=True).head is Head.VERB


def _goes_on_in_past(tokens: list[Token]) -> bool:
    """Whether "and" and another doing in the past follow: grouted cells and set lintels."""
    behind = [two for one, two in pairwise(tokens) if one.folded == "and" and not two.mark]
    forms = [tables().forms.get(one.folded, ("", None)) for one in behind]
    return any(form is Form.PAST or base in _SAME_IN_PAST for base, form in forms)


def _is_tested(tokens: list[Token], at: int, found: Doing) -> bool:
    """Whether "test" at the beginning of a line has an object: test boiler water."""
    behind = at + 1
    if at or found.base != "test" or behind >= len(tokens) or tokens[behind].mark:
        return False
    return tokens[behind].folded not in _OF_TESTS


def _is_tested_too(tokens: list[Token], at: int, found: Doing, typed: Form | None) -> bool:
    """Whether a line of doings goes on with a test by itself: install devices and test with the inspector."""
    behind = at + 1
    if not at or found.base != "test" or found.form is not Form.BASE or typed is not Form.BASE:
        return False
    is_second = tokens[at - 1].folded == "and" and not tokens[at].mark
    return is_second and behind < len(tokens) and not tokens[behind].mark and tokens[behind].folded in {"with", "for"}


def _ends_in_thing(tokens: list[Token], at: int) -> bool:
    """Whether the list that goes on at a token ends in what is no base of a verb: gearboxes, chain and sprockets."""
    for behind in range(at, len(tokens) - 1):
        if tokens[behind].mark not in {"", ",", "-"}:
            return False
        if tokens[behind].folded in {"and", "or"} or tokens[behind + 1].mark == "&":
            return tables().forms.get(tokens[behind + 1].folded, ("", None))[1] is not Form.BASE
    return False


def _names_what_follows(at: int, found: Doing, phrases: Phrases) -> bool:
    """Whether a doing of two words names what follows it: a cycle count team member; not cycle count two aisles."""
    thing = phrases.at(at + found.length)
    return thing is not None and thing.noun is not None and not (thing.is_determined or thing.noun.is_plural)


def _begins_two_doings(tokens: list[Token], at: int, found: Doing, phrases: Phrases) -> bool:
    """Whether a line begins with two bases and what they are done to: bend and run EMT; not grill and fry station."""
    behind = at + found.length
    if at or found.form is not Form.BASE or behind + 1 >= len(tokens):
        return False
    second = behind + (tokens[behind].folded == "and")
    is_joined = (second > behind and not tokens[behind].mark) or tokens[behind].mark == "&"
    if not is_joined or second + 1 >= len(tokens) or any(one.mark for one in tokens[behind + 1 : second + 2]):
        return False
    more = tables().forms.get(tokens[second].folded)
    thing = phrases.at(second + 1)
    is_place = thing is not None and thing.noun is not None and not PLACES_OF_WORK.isdisjoint(thing.noun.names)
    are_things = phrases.noun_at(at)[0] is not None and phrases.noun_at(second)[0] is not None
    if are_things and thing is not None and thing.noun is not None and is_act(thing.noun):
        return False  # "oil and filter service" is of both
    return more is not None and more[1] is Form.BASE and thing is not None and not is_place


def _names_stations(tokens: list[Token], at: int, found: Doing) -> bool:
    """Whether "and" joins what may be a thing to the kind of a station: grill and fry stations, which one works at."""
    row = [one.folded for one in tokens[at : at + 4]]
    is_row = len(row) == _STATION_ROW and row[1] == "and" and row[3] in {"station", "stations"}
    return is_row and found.form in {Form.BASE, Form.PAST} and found.base in tables().nouns


def _is_gerund_with_object(
    tokens: list[Token], behind: int, phrases: Phrases, *, is_act: bool, is_closed: bool
) -> bool:
    """A doing as a noun is told as a doing where it has an object, or where Spanish has no noun for it."""
    if is_closed or tokens[behind].folded in tables().phrases["links"]:
        return not is_act
    thing = phrases.at(behind)
    if thing is None:
        return False
    is_quality = bool(phrases.quality_at(behind)[0])
    if is_act and thing.noun is not None and not _WRITTEN.isdisjoint(thing.noun.names):
        return False  # "cleaning records" are kept, not cleaned
    return not is_act or thing.is_determined or is_quality or bool(thing.noun and thing.noun.is_plural)


def _up_to_mark(tokens: list[Token], at: int) -> list[Token]:
    end = next((one for one in range(at + 1, len(tokens)) if tokens[one].mark not in {"", "-"}), len(tokens))
    return tokens[at:end]

"""How machines are typed by their makers: a model in small letters, and a kind that is only of the last maker."""

import re

from workers.language.turn_rows import turns_of
from workers.writing.words.makers_beside import makers_of_one_word

_MACHINE = r"(?:rodillo|compactador|cargador|excavadora|mini excavadora|tractor|gr[uú]a)"
_NAME = r"[^\W\d_][\w-]*(?: (?=\w*\d)[\w-]+)?"
"""A maker, with its model or without."""
_OF_TRUCKS = frozenset(
    "kenworth peterbilt freightliner mack international ford isuzu hino chevrolet dodge ram toyota nissan".split()  # noqa: SIM905
)


def _with_model(found: re.Match[str]) -> str:
    """The model with its capitals: Kubota u35 is Kubota U35."""
    return f"{found['make']} {found['model'].upper()}" if _is_maker(found["make"]) else found[0]


def _operated(found: re.Match[str]) -> str:
    """`manejo Cat AP600`: a machine is operated; what drives on roads keeps its verb."""
    is_machine = _is_maker(found["make"]) and found["make"].casefold() not in _OF_TRUCKS
    return f"{'opero' if found['ending'] == 'o' else 'operaba'} {found['make']}" if is_machine else found[0]


def _of_last(found: re.Match[str]) -> str:
    """`rodillo CAT CB10 y BOMAG de llantas`: only the last is on tires."""
    kind = f"{found['machine']} de {found['on']} {found['last']}"
    if not _is_maker(found["last"]) or (found["first"] and not _is_maker(found["first"])):
        return found[0]
    return f"{found['machine']} {found['first']} y {kind}" if found["first"] else kind


def _is_maker(name: str) -> bool:
    return name.split(maxsplit=1)[0].casefold() in makers_of_one_word()


MAKER_TURNS = turns_of(
    (
        (r"^manej(?P<ending>o|aba) (?P<make>(?-i:[A-Z])[^\W\d_]+)(?= )", _operated),
        (r"\bschluter (kerdi|ditra|dilex|jolly)\b", lambda found: f"Schluter {found[1].title()}"),
        (r"\b(?P<make>[^\W\d_]{3,}) (?P<model>(?-i:[a-z]{1,3})\d{1,4}(?-i:[a-z])?)\b", _with_model),
        (
            rf"\b(?P<machine>{_MACHINE}) (?:(?P<first>{_NAME}) y )?(?P<last>{_NAME}) de (?P<on>llantas|orugas)\b",
            _of_last,
        ),
    )
)
"""What is typed, and how the lexicon has it."""

"""What somebody says they don't do of their work, told behind what they do: `no insemino pero detecto calores`."""

import re

from workers.language.turn_rows import turns_of, with_turns
from workers.language.words import fold
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.spanish import lexicon

_WHO = r"(?:(?:el|la|los|las|mi|mis|otr[oa]s?) (?:de )?[^\W\d_]+(?: de [^\W\d_]+)?|otr[oa]s?)"
_LEFT = r"(?:hac[eíi]a?|lleva(?:ba)?|ve[íi]?a?|maneja(?:ba)?|revisa(?:ba)?|prepara(?:ba)?|mezcla(?:ba)?|pega(?:ba)?)n?"
_THAT = r"(?:eso|lo dem[aá]s|lo otro)(?: lo| era)?"
_OWN = r"(?:yo )?(?:(?P<only>solo|solamente) |s[ií] )?(?P<done>(?P<own>[^\W\d_]+)\b[^,;]*)"
_ENDINGS_OF_PAST = ("aba", "ia", "abamos", "iamos")


def _infinitive(word: str) -> str:
    """The verb of which a word is what "I" do or did; empty for any other word."""
    known = lexicon().verbs
    forms = [(verb, told) for verb, told in lexicon().forms.get(fold(word), ()) if verb in known]
    is_past = fold(word).endswith(_ENDINGS_OF_PAST)
    return next((verb for verb, told in forms if told is Told.FIRST or (told is Told.PAST and is_past)), "")


def _without(found: re.Match[str]) -> str:
    """What isn't done, behind what is: `quito colada, no ajusto parámetros`."""
    verb = _infinitive(found["verb"])
    them = found["them"] or ""
    return f" sin {verb}{them}{found['more']}" if verb else found[0]


def _behind_own(found: re.Match[str]) -> str:
    """What isn't done, before what is."""
    verb = _infinitive(found["verb"])
    only = f"{found['only']} " if found["only"] else ""
    return f"{only}{found['done']} sin {verb}{found['more']}" if verb and _infinitive(found["own"]) else found[0]


_LIMITS = turns_of(
    (
        (
            rf"^(?:yo )?no (?P<verb>[^\W\d_]+)(?P<more>[^,;]*?)(?:,? pero|,) {_OWN}$",
            _behind_own,
        ),
        # What somebody else does of the same work says nothing of one's own.
        (
            rf"(?P<own>\b(?:no|poc[oa]s?|solo) [^,;]+), {_THAT} (?:{_LEFT} |de |del )?{_WHO}$",
            r"\g<own>",
        ),
        (
            r"(?<=[a-z0-9]),? (?:y |pero )?no (?:(?P<them>l[oa]s?) )?(?P<verb>[^\W\d_]+)(?P<more>(?: [^,;]+)?)$",
            _without,
        ),
        (r"(?<=[a-z]), ((?:de |con )?[^\W\d_]+(?: [^\W\d_]+)?) no$", r", nada de \1"),
    )
)
"""What is typed, and how the lexicon has it."""


def with_limits(text: str) -> str:
    """The lines, each with what isn't one's own behind what is, so that no part of a line says more than all of it."""
    return "\n".join(with_turns(line, _LIMITS) for line in text.split("\n"))

"""Doings of two words that people type as one: setup machines, layout walls, cleanup the site.

Spelt so they are things to the rest of the reading ("obra de limpieza"); before what they are done to they are doings.
"""

import re

from workers.language.conjugation import Form
from workers.writing.translation.from_english.tables import key, tables

_DOINGS = {
    "setup": "set up", "cleanup": "clean up", "layout": "lay out", "pickup": "pick up", "hookup": "hook up",
    "touchup": "touch up", "tearout": "tear out", "tearoff": "tear off", "teardown": "tear down",
    "breakdown": "break down", "changeout": "change out", "fitup": "fit up", "lockup": "lock up",
    "washdown": "wash down", "shutdown": "shut down", "backup": "back up",
}  # fmt: skip
_TOGETHER = re.compile(
    rf"(?P<before>^|[,;] (?:and )?| and | & )(?P<word>{'|'.join(_DOINGS)}) (?=(?P<next>and |& )?(?P<what>[\w'-]+)"
    r"(?: (?P<more>[\w'-]+))?)",
    re.IGNORECASE,
)
_OF_THINGS = frozenset(
    {"of", "for", "is", "are", "was", "in", "on", "at", "with", "by", "to", "from", "or", "and", "as", "crew", "crews",
     "table", "tables", "sheet", "sheets", "man", "men", "truck", "trucks", "work", "time", "times", "chart", "charts",
     "operator", "operators", "technician", "tech", "person", "drawing", "drawings", "tool", "tools", "kit", "area",
     "areas", "reduction", "procedure", "procedures", "plan", "plans", "duty", "duties", "boy", "guy", "guys", "lead",
     "generator", "generators", "power", "systems", "system", "route", "routes", "line", "lines", "job", "jobs", "call",
     "calls", "window", "windows", "point", "points", "alarm", "alarms", "camera", "cameras", "battery", "batteries",
     "machinist", "machinists", "driver", "drivers", "box", "boxes", "inspection", "inspections", "paint"}
)  # fmt: skip
"""What such a word is the kind of, or stands before as a thing."""
_DETERMINERS = frozenset({"the", "all", "my", "our", "each", "every", "new", "old", "any", "your"})


def parted(text: str) -> str:
    """The line with such words as two, where they are doings."""
    return _TOGETHER.sub(_told, text)


def _told(found: re.Match[str]) -> str:
    word, what = found["word"], key(found["what"])
    known = tables()
    if found["next"]:
        form = known.forms.get(what)
        more = key(found["more"] or "")
        is_doing = form is not None and form[1] is Form.BASE and more not in {"", "and"}
    else:
        is_kind = what in _OF_THINGS or f"{key(word)} {what}" in known.nouns or what.endswith("ing")
        is_thing = what in known.nouns or what in known.qualities or what in _DETERMINERS or what[:1].isdigit()
        is_doing = is_thing and not is_kind and not (found["before"].strip() in {"and", "&"} and not found["more"])
        is_doing = is_doing or (
            found["before"].strip() in {"and", "&"} and not is_kind and is_thing and _has_doing(found)
        )
    if not is_doing:
        return found.group()
    two = _DOINGS[word.lower()]
    two = f"{two[:1].upper()}{two[1:]}" if word[:1].isupper() else two
    return found.group().replace(word, two, 1)


def _has_doing(found: re.Match[str]) -> bool:
    """Whether the line begins with a doing: cleanup jobsite and pickup trash."""
    first = key(found.string.split(maxsplit=1)[0])
    form = tables().forms.get(first)
    return first in _DOINGS or (form is not None and form[1] is Form.BASE)

"""English forms of what the lexicon names: plurals, modifiers, verbs of several words."""

import re

from workers.language.conjugation import Form, formed
from workers.writing.lexicon.spanish import Noun

_IRREGULAR = {
    "foot": "feet", "tooth": "teeth", "child": "children", "person": "people", "shelf": "shelves", "leaf": "leaves",
    "knife": "knives", "workpiece": "workpieces", "journeyman": "journeymen", "foreman": "foremen", "calf": "calves",
    "half": "halves", "tomato": "tomatoes", "potato": "potatoes", "roof": "roofs", "salesperson": "salespeople",
    "potholes": "potholes", "staff": "staff", "dozen": "dozen", "bus": "buses", "gas": "gases", "chassis": "chassis",
    "loaf": "loaves", "woman": "women",
}  # fmt: skip
_PARTICIPLES = {
    "broke": "broken", "tore": "torn", "drove": "driven", "wrote": "written", "took": "taken", "drew": "drawn",
    "froze": "frozen", "grew": "grown", "chose": "chosen", "gave": "given", "did": "done", "wore": "worn",
    "wove": "woven", "saw": "seen", "spoke": "spoken", "threw": "thrown", "went": "gone",
    "shook": "shaken", "began": "begun",
}  # fmt: skip


def plural(name: str) -> str:
    """The plural of a name: of its first noun where "of" or "in" follows (sheets of drywall)."""
    head, link, rest = name.partition(" of ")
    if link:
        return f"{plural(head)}{link}{rest}"
    if name.endswith(" in charge"):
        return f"{plural(name.removesuffix(' in charge'))} in charge"
    if name.endswith("signal person"):
        return f"{name}s"  # as the trade has it
    *before, last = name.split(" ")
    if (last.isupper() and last.endswith("S")) or last == "kVA":
        return name  # GPS
    if last in _IRREGULAR:
        made = _IRREGULAR[last]
    elif last.endswith(("ers", "ors")):
        made = last  # controllers
    elif last.endswith("sis"):
        made = f"{last[:-2]}es"  # analyses
    elif re.search(r"(?:s|x|ch|sh)$", last):
        made = f"{last}es"
    elif re.search(r"[^aeiou]y$", last):
        made = f"{last[:-1]}ies"
    else:
        made = f"{last}s"
    return " ".join([*before, made])


def as_modifier(noun: Noun) -> str:
    """A noun as it stands before another: wood, kitchen, tool (of tools)."""
    name = {"weld": "welding"}.get(noun.english, noun.english)
    if not noun.is_many or not name.endswith("s") or name.endswith(("clothes", "ss")):
        return name
    return f"{name[:-3]}y" if name.endswith("ies") else name[:-1]


_PAIR = re.compile(r"^(?P<first>[\w-]+) and (?P<second>[\w-]+(?: ~ \w+| out)?)$")


def verb_in(english: str, form: Form) -> str:
    """A verb of one or more words ("pressure-wash", "touch ~ up", "take care of") in a form of its head.

    Of two verbs ("load and unload") both have the form.
    """
    if pair := _PAIR.match(english):
        return f"{verb_in(pair['first'], form)} and {verb_in(pair['second'], form)}"
    first, blank, rest = english.partition(" ")
    before, hyphen, last = first.rpartition("-")
    return f"{before}{hyphen}{formed(last, form)}{blank}{rest}"


def participle(english: str) -> str:
    """What something is that the verb has been done to."""
    head, blank, rest = verb_in(english.replace(" ~", ""), Form.PAST).partition(" ")
    return f"{_PARTICIPLES.get(head, head)}{blank}{rest}"


def joined(said: list[str]) -> str:
    """What was told of a line, word by word, as one line."""
    line = re.sub(r"\s+([,;:)])", r"\1", " ".join(filter(None, said)))
    line = re.sub(r"\(\s+", "(", re.sub(r"\s*/\s*", "/", line))
    line = _AGAIN.sub(r"\1", re.sub(r"\s+", " ", line))
    line = _TWICE.sub(r"\1\2", re.sub(r"\s+", " ", line)).strip()
    line = _FORMS_FOR.sub("formwork for", line)
    line = re.sub(r"\ban? (?=\w+[^s\W]s and \w+s\b)", "", line)  # "with screws and plates"
    return line[:1].upper() + line[1:]


_TWICE = re.compile(r"(\b[\w-]+-[\w-]+\b)([^()]*) \(\1\)")
"""What English says already, and a bracket again: "allanadora doble (ride-on)"."""
_AGAIN = re.compile(r"\b(\w+) \(\1s?\)")
"""A thing in brackets behind itself: "pulidora (burnisher)"."""
_FORMS_FOR = re.compile(r"^forms for\b")
"""A thing that at the head of a line would be read as a doing."""

"""Whether a sentence says how its person is reached, by nothing but the profile's own phone, address and links."""

import re

from workers.writing.person.facts import ProfileFacts

_ENGLISH = r"(?:(?:you can|you may|please|feel free to) )?(?:reach|call|text|contact|e-?mail|write to) me"
_SPANISH = r"(?:me pueden?|pueden?) (?:localizar|llamar|escribir|contactar)(?:me)?"
_OPENING = re.compile(rf"(?:{_ENGLISH}|{_SPANISH}) ", re.IGNORECASE)
_LINK = r"(?:,? (?:or|and|o|y|u) (?:by (?:phone|e-?mail) |por correo )?|,? )?(?:at|on|al|a|en)? ?"


def says_own_contact(text: str, facts: ProfileFacts) -> bool:
    """Whether a text tells the person's own contact: every address or number in it is the profile's."""
    if not _OPENING.match(text.strip()):
        return False
    own = [facts.reachable.phone, facts.email, *facts.reachable.links]
    values = "|".join(re.escape(one) for one in own if one)
    if not values:
        return False
    sentence = rf"(?:{_ENGLISH}|{_SPANISH}) (?:{_LINK}(?:{values})){{1,4}}\.?"
    return re.fullmatch(sentence, text.strip(), re.IGNORECASE) is not None

"""Forms of Spanish verbs in which duties are told: the first person of present, preterite and imperfect."""

import re

_SPELLINGS = {"c": "qu", "g": "gu", "z": "c"}
_STEM_CHANGES = (("o", "ue"), ("e", "ie"), ("e", "i"))
_LAST_VOWEL = re.compile(r"([eo])([^aeiou]*)$")


def first_person(infinitive: str) -> frozenset[str]:
    """The folded forms of a folded infinitive; empty for what is none. Irregular pasts (hice, puse) aren't made."""
    if not re.fullmatch(r"[a-z]{2,}(?:ar|er|ir)", infinitive):
        return frozenset()
    stem, ending = infinitive[:-2], infinitive[-2:]
    presents = {stem}
    if found := _LAST_VOWEL.search(stem):
        presents |= {f"{stem[: found.start()]}{to}{found[2]}" for vowel, to in _STEM_CHANGES if found[1] == vowel}
    forms = {f"{one}o" for one in presents}
    if ending == "ar":
        last = stem[-1]
        spelt = f"{stem[:-1]}{_SPELLINGS[last]}" if last in _SPELLINGS else stem
        return frozenset(forms | {f"{stem}aba", f"{spelt}e"})
    return frozenset(forms | {f"{stem}ia", f"{stem}i"})

"""What several machines of a kind are driven by, in a list: "montacargas de gas LP, diésel y eléctricos"."""

from workers.writing.translation.into_english.nouns.lookup import AND, NounLookup

_ELECTRIC = frozenset({"electrico", "electricos", "electrica", "electricas"})
_DRIVES = {
    "gas lp": "LP gas",
    "lp": "LP gas",
    "propano": "propane",
    "gas": "gas",
    "gasolina": "gas",
    "diesel": "diesel",
    **dict.fromkeys(_ELECTRIC, "electric"),
}


def driven_by(lookup: NounLookup, at: int) -> tuple[str, int] | None:
    """The drives that a list tells from a token on, in English, and the index behind; None for anything else.

    Each is a kind of the machine, so those with an electric drive aren't lost behind the comma of the first. A list
    without them may be of fuels.
    """
    words = lookup.words
    begin = at + (lookup.follows(at) in {"de", "a"})
    end, said, link, is_joined, has_electric = begin, "", "", False, False
    while end < len(words):
        mark = lookup.tokens[end].mark.strip()
        length = 2 if words[end : end + 2] == ["gas", "lp"] else 1
        drive = _DRIVES.get(" ".join(words[end : end + length]), "")
        if not drive or mark not in {"", ","} or (mark and not said) or (said and not (mark or link)):
            break
        has_electric = has_electric or words[end] in _ELECTRIC
        said = f"{said}{',' if mark else link} {drive}".strip()
        is_joined, link = bool(link), ""
        end += length
        if lookup.follows(end) in AND:
            link, end = f" {AND[words[end]]}", end + 1
    return (said, end) if is_joined and has_electric and not link else None

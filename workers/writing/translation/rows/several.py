"""Spanish names of tools in the plural, as our lists have them in the singular."""

_LINKS = frozenset({"de", "del", "para", "con", "contra", "en"})
_UNCHANGED = frozenset({"láser", "airless", "sable"})
_WITHOUT_ACCENT = str.maketrans("áéíó", "aeio")


def several_of(name: str) -> str:
    """More than one: the noun in front, and the qualities up to "de", agree."""
    words = name.split()
    end = next((at for at, word in enumerate(words) if word in _LINKS), len(words))
    return " ".join([*map(_plural, words[:end]), *words[end:]])


def _plural(word: str) -> str:
    if word.endswith("s") or word[0].isupper() or word in _UNCHANGED:
        return word
    if word[-1] in "aeioué":
        return f"{word}s"
    bare = word.translate(_WITHOUT_ACCENT) if word.endswith(("án", "én", "ín", "ón")) else word
    return f"{bare[:-1]}ces" if bare.endswith("z") else f"{bare}es"

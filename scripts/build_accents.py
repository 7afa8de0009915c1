"""Spanish words by what they are typed as without accents: workers/writing/proofreading/spanish.txt.

    python -m scripts.build_accents

Needs `wordfreq` in an environment beside the product's own, and `hunspell` with the dictionaries es_MX and en_US (the
packages hunspell, hunspell-es and hunspell-en-us of Debian). A word is listed where what is left of it without its
accents and tildes is no word of Spanish, so that nothing else can have been meant.
"""

import importlib
import re
import subprocess
import tomllib
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from workers.language.words import fold
from workers.writing.proofreading.spanish_slips import OF_HACER
from workers.writing.words.spanish_heads import spanish_words

WORKERS = Path(__file__).parent.parent / "workers"
TABLE = WORKERS / "writing" / "proofreading" / "spanish.txt"
OWN_LISTS = ("language/data/vocabulary.toml", "language/data/es.toml", "writing/translation/from_english/things.toml")
CREDIT = """\
# Spanish words whose accents keyboards leave out. Built by scripts/build_accents.py.
# Which words are listed follows from the frequencies of wordfreq 3.1.1 (Robyn Speer), whose data are under the CC BY-SA
# 4.0 license; this file is, too. What is a word was asked of the dictionaries es_MX 2.7 (RLA-ES, Santiago Bosio and
# others; of its licenses the MPL 1.1) and en_US 2020.12.07 (SCOWL, Kevin Atkinson; BSD-like).
# accents: nothing else is meant. english: an English word, too. noun: also a form of a verb, unless "el" leads it.
# verb: what was done, unless behind "que".
"""
RARE, SURE = 3e-8, 20
"""Share of all words below which one isn't listed; how much more frequent the one of two meant must be."""
LEAST = 4
"""Letters of a word: shorter ones are short for others."""
PRONOUNS = ("te", "me", "nos", "lo", "la", "los", "las", "le", "les")
"""What ends a verb that is told to somebody: límpialo."""
ESDRUJULA = re.compile(r"[a-zñ]*[áéíóú][bcdfghjklmnñpqrstvwxyz]+[aeiou]{1,2}[bcdfghjklmnñpqrstvwxyz]*[aeio]{1,2}s?")


def main() -> None:
    """Write the table."""
    wordfreq = importlib.import_module("wordfreq")
    spanish, english = (wordfreq.get_frequency_dict(code, "large") for code in ("es", "en"))
    frequent = {word for word in spanish if re.fullmatch("[a-záéíóúüñ]{3,}", word)}
    valid = words_of(frequent | {fold(word) for word in frequent}, "es_MX")
    english_valid = words_of({word for word in english if re.fullmatch("[a-z]{3,}", word)}, "en_US")

    bare: dict[str, list[str]] = defaultdict(list)
    for word in valid:
        is_listed = fold(word) != word and fold(word) not in OF_HACER and not word.endswith("ción")
        if is_listed and len(word) >= LEAST and spanish.get(word, 0) >= RARE:
            bare[fold(word)].append(word)
    sure = {typed: max(words, key=lambda word: spanish[word]) for typed, words in bare.items() if typed not in valid}
    sure = {
        typed: word
        for typed, word in sure.items()
        if all(spanish[word] >= SURE * spanish[other] for other in bare[typed] if other != word)
    }
    ours, always = own_words(), {fold(word): word for word in spanish_words()["accented"]}
    either = {typed: word for typed, word in ours.items() if typed in valid and typed not in always}
    verbs = {typed: word for typed, word in either.items() if word.endswith(("é", "ó"))}
    nouns = {typed: word for typed, word in either.items() if ESDRUJULA.fullmatch(word)} | {
        typed: word
        for typed, words in bare.items()
        for word in words
        if typed in valid
        and typed not in ours | always
        and ESDRUJULA.fullmatch(word)
        and not any(word.endswith(end) and typed.removesuffix(end) in valid for end in PRONOUNS)
        and spanish[word] >= 2 * spanish.get(typed, 0)
    }
    sure |= {typed: word for typed, word in nouns.items() if typed.endswith("s")}  # else only said to somebody
    sure |= {typed: word for typed, word in ours.items() if typed not in verbs | nouns} | always
    listed = {word for typed, word in sure.items() if typed not in english_valid}
    rows = {
        "accents": listed,
        "english": set(sure.values()) - listed,
        "noun": {word for typed, word in nouns.items() if typed not in sure},
        "verb": set(verbs.values()),
    }
    lines = [f"{name} {' '.join(sorted(words))}\n" for name, words in rows.items()]
    TABLE.write_text(CREDIT + "".join(lines), encoding="utf-8")


def words_of(asked: Iterable[str], dictionary: str) -> frozenset[str]:
    """Return the words that the dictionary knows."""
    command = ["hunspell", "-i", "utf-8", "-d", dictionary, "-l"]
    said = subprocess.run(command, input="\n".join(asked), text=True, capture_output=True, check=True)
    return frozenset(asked) - frozenset(said.stdout.split())


def own_words() -> dict[str, str]:
    """Words of our lists that stand in them with an accent only."""
    bare: set[str] = set()
    accented: dict[str, str] = {}
    for name in OWN_LISTS:
        text = (WORKERS / name).read_text(encoding="utf-8")
        for word in re.findall(r"[a-záéíóúñü]{4,}", " ".join(strings(tomllib.loads(text))).lower()):
            for form in (word, f"{word}{plural_ending(word)}"):
                bare.add(form)
                if fold(form) != form and "ñ" not in form:
                    accented[fold(form)] = form
    return {folded: word for folded, word in accented.items() if folded not in bare}


def plural_ending(word: str) -> str:
    """Return a word's plural ending; camión loses its accent in the plural, so such a word gets none here."""
    if word[-1] in "aeo":
        return "s"
    return "" if re.search(r"[áéíóús]\w?$", word) else "es"


def strings(data: object) -> list[str]:
    """Return all texts within a table."""
    if isinstance(data, dict):
        return [text for value in data.values() for text in strings(value)]
    if isinstance(data, list):
        return [text for value in data for text in strings(value)]
    return [data] if isinstance(data, str) else []


if __name__ == "__main__":
    main()

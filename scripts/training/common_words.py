"""Collect the words that are written small: `python -m scripts.training.common_words`.

Writes workers/posting/named/common_words.txt out of the texts of the labelled postings and of the bundled occupations:
each word that at least two postings, or five places of the occupations, write in small letters, folded. A name made
only of such words is a kind of work or a part of a house as often as a firm.
"""

import gzip
import json
import re
from collections import Counter
from pathlib import Path

from workers.language.words import fold
from workers.occupations.bundled import ONET_FILE
from workers.posting.named.common_words import FILE

_FOLDERS = (Path(__file__).with_name("postings"), Path(__file__).with_name("named"))
_WORD = re.compile(r"(?<![\w.@/'-])[a-z\u00e1\u00e9\u00ed\u00f3\u00fa\u00f1]{3,}(?![\w@'])")
_FEWEST, _FEWEST_OF_OCCUPATIONS = 2, 5
_HEAD = """# Collected by scripts/training/common_words.py: words that postings and occupations write in small letters.
# Partly from the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration
# (USDOL/ETA), used under the CC BY 4.0 license. O*NET is a trademark of USDOL/ETA. Selected and modified;
# USDOL/ETA has not approved, endorsed, or tested these modifications."""


def main() -> None:
    """Write the file."""
    texts = {
        posting["text"]
        for folder in _FOLDERS
        for file in sorted(folder.glob("*.json"))
        for posting in _rows(file)
        if any(map(str.isupper, posting["text"]))
    }
    counts = Counter(word for text in texts for word in {fold(word) for word in _WORD.findall(text)})
    words = {word for word, times in counts.items() if times >= _FEWEST} | _of_occupations()
    FILE.write_text("\n".join([_HEAD, *sorted(words)]) + "\n", encoding="utf-8")


def _of_occupations() -> set[str]:
    counts: Counter[str] = Counter()
    with gzip.open(ONET_FILE, "rt", encoding="utf-8") as file:
        for line in file:
            counts.update(fold(word) for word in _WORD.findall(line))
    return {word for word, times in counts.items() if times >= _FEWEST_OF_OCCUPATIONS}


def _rows(file: Path) -> list[dict[str, str]]:
    rows = json.loads(file.read_text(encoding="utf-8"))
    return rows if isinstance(rows, list) else []


if __name__ == "__main__":
    main()

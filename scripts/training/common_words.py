"""Collect the words that postings write small: `python -m scripts.training.common_words`.

Writes workers/posting/named/common_words.txt out of the texts of the labelled postings: each word that at least two of
them write in small letters in the middle of their text, folded. A name made only of such words is a kind of work or a
part of a house as often as a firm.
"""

import json
import re
from collections import Counter
from pathlib import Path

from workers.language.words import fold
from workers.posting.named.common_words import FILE

_FOLDERS = (Path(__file__).with_name("postings"), Path(__file__).with_name("named"))
_WORD = re.compile(r"(?<![\w.@/'-])[a-z\u00e1\u00e9\u00ed\u00f3\u00fa\u00f1]{3,}(?![\w@'])")
_FEWEST = 2
_HEAD = "# Collected by scripts/training/common_words.py: words that postings write in small letters."


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
    words = sorted(word for word, times in counts.items() if times >= _FEWEST)
    FILE.write_text("\n".join([_HEAD, *words]) + "\n", encoding="utf-8")


def _rows(file: Path) -> list[dict[str, str]]:
    rows = json.loads(file.read_text(encoding="utf-8"))
    return rows if isinstance(rows, list) else []


if __name__ == "__main__":
    main()

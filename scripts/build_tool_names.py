"""Writes the names of tools that the guided chat tells from heavy equipment, out of the reader's own lists.

The chat asks in the browser, which can't ask the reader. `python -m scripts.build_tool_names`
"""

import json
from pathlib import Path

from workers.resumes.skills.lexicon import skill_type
from workers.resumes.text.cleaning import key
from workers.trades.vocabulary_files import entries

ROOT = Path(__file__).parent.parent
TOOL_NAMES = ROOT / "frontend" / "src" / "features" / "assistant" / "chat" / "tool-names.json"
KINDS = ("Power Tool", "Hand Tool")
_LISTS = {"ends": ("trade_terms.tsv", "gear_heads.tsv"), "begins": ("gear_heads_es.tsv", "gear_terms_es.tsv")}


def tool_names() -> str:
    """JSON: for each type the names that end an English name, and those that begin a Spanish one, parted by a bar."""
    return json.dumps(
        {kind: {place: "|".join(_named(lists, kind)) for place, lists in _LISTS.items()} for kind in KINDS},
        indent=2,
        ensure_ascii=False,
    )


def _named(lists: tuple[str, ...], kind: str) -> list[str]:
    names = {key(name) for one in lists for name, _ in entries(one)}
    return sorted(name for name in names if skill_type(name) == kind)


if __name__ == "__main__":
    TOOL_NAMES.write_text(tool_names() + "\n", encoding="utf-8")

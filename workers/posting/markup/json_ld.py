"""The nodes that a page declares for machines as JSON-LD, as pages really write it."""

import html
import json
import re
from collections.abc import Iterator
from typing import Any

from workers.posting.markup.tree import Element

_MAX_JSON_CHARACTERS = 2_000_000
_MAX_NODES = 5_000
_TRAILING_COMMA = re.compile(r",(\s*[}\]])")
_WRAPPING = re.compile(r"^\s*(?:<!--|//\s*<!\[CDATA\[|<!\[CDATA\[|/\*.*?\*/)|(?:-->|//\s*\]\]>|\]\]>|;)\s*$", re.DOTALL)


def nodes_of_type(page: Element, wanted: re.Pattern[str]) -> list[dict[str, Any]]:
    """Nodes whose `@type` matches, alone, in a list, under @graph or within another node, but not within each other.

    A value that only names a node by its `@id` is replaced by that node.
    """
    data = [loaded for script in page.iter("script") if _is_json_ld(script) and (loaded := _loads(script.text or ""))]
    named = {node["@id"]: node for node in _walk(data) if isinstance(node.get("@id"), str) and len(node) > 1}
    return [_resolved(node, named) for node in _walk(data, stop_at=wanted) if _is_of(node, wanted)]


def _is_json_ld(script: Element) -> bool:
    return "ld+json" in (script.get("type") or "").lower()


def _loads(text: str) -> Any:
    """Read JSON as pages write it: in comments, escaped as HTML, with commas left over. None if it's none."""
    if len(text) > _MAX_JSON_CHARACTERS:
        return None
    text = _WRAPPING.sub("", text)
    for attempt in (text, _TRAILING_COMMA.sub(r"\1", text), html.unescape(text)):
        try:
            return json.loads(attempt, strict=False)
        except (ValueError, RecursionError):
            continue
    return None


def _walk(data: Any, stop_at: re.Pattern[str] | None = None) -> Iterator[dict[str, Any]]:
    waiting = [data]
    for _ in range(_MAX_NODES):
        if not waiting:
            return
        node = waiting.pop(0)
        if isinstance(node, list):
            waiting.extend(node)
        elif isinstance(node, dict):
            yield node
            if stop_at is None or not _is_of(node, stop_at):
                waiting.extend(value for value in node.values() if isinstance(value, dict | list))


def _is_of(node: dict[str, Any], wanted: re.Pattern[str]) -> bool:
    types = node.get("@type")
    return any(
        isinstance(name, str) and wanted.search(name) for name in (types if isinstance(types, list) else [types])
    )


def _resolved(node: dict[str, Any], named: dict[str, dict[str, Any]]) -> dict[str, Any]:
    return {
        key: named.get(str(value["@id"]), value) if isinstance(value, dict) and set(value) == {"@id"} else value
        for key, value in node.items()
    }

"""No process that works for many keeps words of its users without a bound."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OF_OUR_OWN = {"name", "part", "group", "template", "queue"}
"""What text parameters are called that only take names of our own lists and files."""


def unbounded(module: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Functions that remember every answer that they ever gave."""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for decorator in map(ast.unparse, node.decorator_list):
                if decorator in {"cache", "functools.cache"} or "maxsize=None" in decorator:
                    yield node


def takes_any_text(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    parameters = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    return any(
        one.annotation is not None and "str" in ast.unparse(one.annotation).split(" | ") and one.arg not in OF_OUR_OWN
        for one in parameters
    )


def test_what_is_remembered_without_a_bound_is_no_users_text() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {function.name}"
        for package in ("common", "web_api", "workers")
        for path in sorted((ROOT / package).rglob("*.py"))
        for function in unbounded(ast.parse(path.read_text(encoding="utf-8")))
        if takes_any_text(function)
    ]
    assert found == []


def test_a_cache_without_a_bound_is_seen() -> None:
    seen = ast.parse("@cache\ndef read(text: str) -> str:\n    return text\n")
    assert [takes_any_text(function) for function in unbounded(seen)] == [True]
    ours = ast.parse("@cache\ndef read(name: str) -> str:\n    return name\n")
    assert [takes_any_text(function) for function in unbounded(ours)] == [False]

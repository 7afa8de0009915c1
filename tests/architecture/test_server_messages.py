"""Whatever the server says to people, the front end says in their language: it knows each sentence by its English."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.product import REPOSITORY

KNOWN = REPOSITORY / "frontend" / "src" / "i18n" / "server-messages"
SENTENCE = re.compile(r"[A-Z{“][^\n]* [^\n]*[.?!]")
NEXT_SENTENCE = re.compile(r"(?<=[.?!]) (?=[A-Z])")
PATTERN = re.compile(r"pattern:\s*/\^(.*)\$/,")
KEY = re.compile(r"^ {2}\"((?:[^\"\\]|\\.)+)\":\s+msg`", re.MULTILINE)

NOT_SAID_TO_PEOPLE = (
    "common/migrations/",
    "common/redis_check.py",  # to whoever starts the product
    "web_api/blog/pages.py",  # of the feed, which has one language
    "web_api/http/frontend.py",  # where there is no front end
    "web_api/jobs/calls.py",  # of OpenAPI
    "web_api/jobs/metrics.py",  # of Prometheus
    "web_api/http/metrics.py",
    "web_api/auth/provider/",  # by its code: features/accounts/sign-in-problem.tsx
    "workers/posting/",  # patterns, and nothing is said
    "workers/resumes/unstructured_shim.py",  # to whoever updates that
    "workers/writing/",  # of documents, which are in their posting's language
)
ONLY_PROGRAMS_CAUSE = {
    "Please check Idempotency-Key: it takes 1 to 7 characters.",
    "Please check “after”: it takes what the page before gave as “next”.",
    "Send the fields as one JSON object.",
    "The request's body isn't valid JSON.",
    "This address doesn't take that kind of request.",
}
FILLED = {
    "listed(parts)": "3 jobs, 1 skill and 2 certifications",
    "problem": "is too long ago",
    "soon": "in 2 minutes",
}
"""What stands for a figure or a name where any would not do."""


def said() -> Iterator[tuple[str, str]]:
    """Where, and what: each sentence of the source that is no docstring, with something in its gaps."""
    for room in ("common", "web_api", "workers"):
        for path in sorted((REPOSITORY / room).rglob("*.py")):
            where = str(path.relative_to(REPOSITORY))
            if not where.startswith(NOT_SAID_TO_PEOPLE):
                yield from ((where, text) for text in sentences_of(path) if text not in ONLY_PROGRAMS_CAUSE)


def sentences_of(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text())
    nodes = list(ast.walk(tree))
    docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    pieces = {id(piece) for node in nodes if isinstance(node, ast.JoinedStr) for piece in node.values}
    messages = {id(said) for node in nodes if isinstance(node, ast.Call) for said in said_by(node)}
    for node in nodes:
        if id(node) in docstrings | pieces:
            continue
        text = text_of(node)
        if text and any(map(str.isalpha, text)) and (id(node) in messages or SENTENCE.fullmatch(text)):
            yield re.sub(r"\{\w+\}", "7", text)


def said_by(call: ast.Call) -> Iterator[ast.expr]:
    """A refusal, or what a step is at, which needn't end as a sentence does; figures beside a step have no verb."""
    match call:
        case ast.Call(func=ast.Name(id="UserError"), args=[_, message]):
            yield message
        case ast.Call(keywords=keywords):
            details = [keyword.value for keyword in keywords if keyword.arg == "detail"]
            yield from (detail for detail in details if (text_of(detail) or "")[:1].isupper())


def text_of(node: ast.AST) -> str | None:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=values):
            return "".join(
                FILLED.get(ast.unparse(value.value), "7")
                if isinstance(value, ast.FormattedValue)
                else text_of(value) or ""
                for value in values
            )
    return None


def known_to_the_front_end() -> tuple[set[str], list[re.Pattern[str]]]:
    """Sentences, and patterns of sentences with a name or a figure in them."""
    sources = [path.read_text() for path in sorted(KNOWN.glob("*.ts")) if not path.name.endswith(".test.ts")]
    keys = {key.replace('\\"', '"') for source in sources for key in KEY.findall(source)}
    return keys, [re.compile(pattern) for source in sources for pattern in PATTERN.findall(source)]


def is_known(message: str, keys: set[str], patterns: list[re.Pattern[str]]) -> bool:
    """As `translateServerMessage` looks it up: as many sentences together as are known together."""
    sentences = NEXT_SENTENCE.split(message)
    while sentences:
        for taken in range(len(sentences), 0, -1):
            text = " ".join(sentences[:taken])
            if text in keys or any(pattern.fullmatch(text) for pattern in patterns):
                break
        else:
            return False
        sentences = sentences[taken:]
    return True


def test_the_front_end_knows_whatever_the_server_says() -> None:
    keys, patterns = known_to_the_front_end()
    assert [(where, text) for where, text in said() if not is_known(text, keys, patterns)] == []


def test_a_sentence_that_is_nowhere_translated_is_found() -> None:
    keys, patterns = known_to_the_front_end()
    assert not is_known("There is no such account. This was never said.", keys, patterns)
    sentences = {text for _, text in said()}
    assert len(sentences) > 100
    assert "This PDF has 7 pages. Please upload your resume alone (7 pages at most)." in sentences

"""What the reader weighs of each word: what it shows itself, what stands around it, and what its sentence is.

A feature is a name with its value in one text ("form-1=base"); the weights of all that told something in labelled
postings are in weights.tsv.
"""

from collections.abc import Iterator, Sequence

import msgspec

from workers.language.grammar import LanguageCode
from workers.posting.asked.clues import Clues, clues_of
from workers.posting.asked.doings import begins_doing
from workers.posting.asked.headings import Part
from workers.posting.asked.prose import does, is_unasked, part_of, without_subject
from workers.posting.asked.statements import Statement
from workers.posting.asked.turns import anywhere, plain_quotes

_NEAR = 2
"""Words on either side whose stems and turns are looked at."""
_PARTING = frozenset({",", ";", "and", "or", "y", "o", "e", "with", "/", "&"})
"""What may part two things."""
_ENDS_AN_ITEM = frozenset({",", ";", "and", "or", "y", "o", "."})
_ENDS_A_SPAN = frozenset({",", ";", ".", ":", "(", ")"})
_FAR = 4


class Context(msgspec.Struct, frozen=True):
    """What a sentence's neighbours are: whether the posting names duties and requirements, and bullets around it."""

    names_duties: bool
    names_requirements: bool
    before_bulleted: bool | None
    after_bulleted: bool | None


class Features(msgspec.Struct, frozen=True):
    """The features of a sentence: those that all of its tokens share, and the further ones of each token."""

    shared: list[str]
    own: list[list[str]]


def features_of(statements: Sequence[Statement], code: LanguageCode) -> Iterator[tuple[Part | None, Features]]:
    """Yield for each sentence what it seems to say (None for talk), and its features."""
    parts = {statement.part for statement in statements}
    before: Part | None = None
    for place, statement in enumerate(statements):
        context = Context(
            Part.DUTIES in parts,
            Part.REQUIRED in parts,
            statements[place - 1].bulleted if place else None,
            statements[place + 1].bulleted if place + 1 < len(statements) else None,
        )
        before = part_of(statement.text, before, code) if statement.part is Part.OPEN else statement.part
        asks = before.name if before else "none"
        clues = clues_of(statement, code)
        shared = _of_sentence(statement, asks, context, code)
        yield before, Features(shared, list(_of_tokens(statement, clues, asks)))


def _of_sentence(statement: Statement, asks: str, context: Context, code: LanguageCode) -> list[str]:
    text, part, tokens = plain_quotes(statement.text), statement.part.name, statement.tokens
    last = tokens[-1].text
    return [
        "always",
        f"part={part}",
        f"asks={asks}",
        f"bulleted={statement.bulleted}",
        f"part|bulleted={part}|{statement.bulleted}",
        f"asks|part={asks}|{part}",
        f"headed={statement.headed}",
        f"length={min(len(tokens) // 4, 8)}",
        f"language={code}",
        f"unasked={is_unasked(statement.text)}",
        f"first line={statement.line == 0}",
        f"part|named={part}|{context.names_duties}|{context.names_requirements}",
        f"commas={min(sum(token.text == ',' for token in tokens), _FAR)}",
        f"first={tokens[0].folded}",
        f"last={'word' if last[-1].isalnum() else last}",
        f"does={bool(does().match(text))}",
        f"subject={without_subject(text) != text}",
        f"doing={begins_doing(statement.text, code)}",
        f"bullet before={context.before_bulleted}",
        f"bullet after={context.after_bulleted}",
        f"prefers|requires={_has('prefers', text)}|{_has('requires', text)}",
    ]


def _has(turn: str, text: str) -> bool:
    return bool(anywhere("prose", turn).search(text))


def _of_tokens(statement: Statement, clues: Sequence[Clues], asks: str) -> Iterator[list[str]]:
    tokens, last = statement.tokens, len(statement.tokens) - 1
    section = f"{statement.part.name}|{asks}"
    commas = [token.text == "," for token in tokens]
    all_commas, commas_before, span_begins = min(sum(commas), 3), 0, 0
    for place, (token, one) in enumerate(zip(tokens, clues, strict=True)):
        if place and tokens[place - 1].text in _ENDS_A_SPAN:
            span_begins = place
        before = clues[place - 1] if place else None
        after = clues[place + 1] if place < last else None
        form_before, form_after = before.form if before else "begin", after.form if after else "end"
        yield [
            f"stem={one.stem}",
            f"ending={one.ending}",
            f"look={one.look}",
            f"form={one.form}",
            f"entry={one.entry}",
            f"brackets={one.in_brackets}",
            f"talk={one.is_talk}",
            f"section|form={section}|{one.form}",
            f"place={min(place, _FAR)}",
            f"from end={min(last - place, 3)}",
            f"bulleted|place={statement.bulleted}|{min(place, 2)}",
            *(f"turn={turn}" for turn in one.turns),
            *(f"section|turn={section}|{turn}" for turn in one.turns),
            *(f"sort={sort}" for sort in one.sorts),
            *_of_neighbours(clues, place),
            f"form-1|form={form_before}|{one.form}",
            f"form|form+1={one.form}|{form_after}",
            f"form-1|form|form+1={form_before}|{one.form}|{form_after}",
            f"stem|form+1={one.stem}|{form_after}",
            f"form-1|stem={form_before}|{one.stem}",
            *(_of_parting(statement, clues, place, f"{asks}|{all_commas}") if token.folded in _PARTING else ()),
            f"commas before={min(commas_before, 3)}|{all_commas}",
            f"span form={clues[span_begins].form}|{min(place - span_begins, 3)}",
            f"span stem={clues[span_begins].stem}",
        ]
        commas_before += commas[place]


def _of_neighbours(clues: Sequence[Clues], place: int) -> Iterator[str]:
    for away, at in _AROUND:
        there = place + away
        if not 0 <= there < len(clues):
            yield f"form{at}=outside"
            continue
        one = clues[there]
        yield f"form{at}={one.form}"
        if abs(away) <= _NEAR:
            yield f"stem{at}={one.stem}"
            yield f"entry{at}={one.entry}"
            yield f"look{at}={one.look}"
            for turn in one.turns:
                yield f"turn{at}={turn}"


_AROUND = [(away, f"{away:+}") for away in (-3, -2, -1, 1, 2, 3)]


def _of_parting(statement: Statement, clues: Sequence[Clues], place: int, within: str) -> Iterator[str]:
    """What stands on both sides of a comma or a conjunction, which may part two things or join one.

    `within` is what the sentence asks and how many commas it has.
    """
    tokens = statement.tokens
    word = tokens[place].folded
    left, left_end = _item(statement, place, -1)
    right, right_end = _item(statement, place, 1)
    before = clues[place - 1] if place else None
    after = clues[place + 1] if place + 1 < len(clues) else None
    asks, commas = within.split("|")
    yield f"parting={word}|{left}|{right}"
    yield f"parting ends={word}|{left_end}|{right_end}"
    yield f"parting all={word}|{left}|{left_end}|{right}|{right_end}"
    yield f"parting part={word}|{statement.part.name}|{statement.bulleted}"
    yield f"parting begin={word}|{clues[0].form}|{after.form if after else 'end'}"
    yield f"parting forms={word}|{asks}|{before.form if before else 'begin'}|{after.form if after else 'end'}"
    yield f"parting entries={word}|{before.entry if before else 'begin'}|{after.entry if after else 'end'}"
    yield f"parting commas={word}|{commas}|{place < len(tokens) // 2}"


def _item(statement: Statement, place: int, step: int) -> tuple[int, str]:
    """Words up to the next thing that parts, at most `_FAR`, and what that is."""
    words, there = 0, place + step
    while 0 <= there < len(statement.tokens) and words < 3 * _FAR:
        if (word := statement.tokens[there].folded) in _ENDS_AN_ITEM:
            return min(words, _FAR), word
        words, there = words + 1, there + step
    return min(words, _FAR), "end"

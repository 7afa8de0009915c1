"""Forms whose cells hold a label and, under it, what it names: "EMPLOYER" above "Sabine Heavy Lift"."""

from collections.abc import Sequence

import msgspec

from workers.resumes.text.field_labels import Field, field_of
from workers.resumes.text.line import Line, Row


def with_labels_beside(rows: Sequence[Row]) -> list[Row]:
    """The rows of such a form with each label before what it names; any other rows as they are."""
    if not any(_names_the_next(rows, number) for number in range(len(rows))):
        return list(rows)
    found: list[Row] = []
    number = 0
    while number < len(rows):
        row = rows[number]
        if _names_the_next(rows, number):
            found.append(Row(tuple(_in_turn(row.lines, rows[number + 1].lines))))
            number += 2
            continue
        tells = len(row.lines) == 1 and field_of(row.first.text) is Field.DUTIES
        found.append(Row((msgspec.structs.replace(row.first, text=f"{row.text}:"),)) if tells else row)
        number += 1
    return found


def _names_the_next(rows: Sequence[Row], number: int) -> bool:
    """True for a row of labels above one row of values: below these, the next label follows."""
    if number + 2 >= len(rows) or len(rows[number].lines) == 1 or not _all_labels(rows[number]):
        return False
    values, below = rows[number + 1], rows[number + 2]
    return not any(_is_label(line) for line in values.lines) and _all_labels(below)


def _all_labels(row: Row) -> bool:
    return all(_is_label(line) for line in row.lines)


def _is_label(line: Line) -> bool:
    return not line.bullet and not line.text.endswith(":") and field_of(line.text) is not None


def _in_turn(labels: Sequence[Line], values: Sequence[Line]) -> list[Line]:
    """Each label with the values that begin below it, up to where the next label begins."""
    found: list[Line] = []
    for label, following in zip(labels, [*labels[1:], None], strict=True):
        end = following.left if following else float("inf")
        start = label.left if found else 0.0
        found += [label, *(value for value in values if start - 2 <= value.left < end - 2)]
    return found

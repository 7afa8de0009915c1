"""Jobs in a form: each row says by its label ("Employer:", "Puesto") what it holds."""

from collections.abc import Sequence

import msgspec

from workers.resumes.text.dates import Found, find_date, find_range
from workers.resumes.text.field_labels import Field, field_of, labelled
from workers.resumes.text.line import Line, Row

_BEGIN_A_JOB = {Field.TITLE, Field.EMPLOYER, Field.DATES, Field.FIRST_DAY}
_NAMES = {Field.TITLE, Field.EMPLOYER}


class Form(msgspec.Struct):
    """One job of a form: what each label names, in the form's order; duties as the rows in which they are told."""

    values: dict[Field, str] = {}
    duties: list[Row] = []

    @property
    def dates(self) -> Found | None:
        """Return the job's range of dates.

        Or the one from its first to its last day where these have labels of their own.
        """
        first, last = self.values.get(Field.FIRST_DAY, ""), self.values.get(Field.LAST_DAY, "")
        text = self.values.get(Field.DATES) or f"{first} – {last}".strip(" –")
        return find_range(text) or find_date(text)

    @property
    def is_whole(self) -> bool:
        """True where its dates and a title or an employer are named."""
        return self.dates is not None and any(self.values.get(field) for field in _NAMES)


def forms(rows: Sequence[Row]) -> list[Form]:
    """The jobs of a form, from top to bottom; none where the rows are no form."""
    found: list[Form] = []
    last: Field | None = None  # whose text goes on in a row without a label
    for row in rows:
        for field, lines in _fields(row):
            if field in _BEGIN_A_JOB and (not found or field in found[-1].values or found[-1].duties):
                found.append(Form())
            last = field or (Field.DUTIES if _tells(lines, last, found) else last)
            if found and last:
                _put(found[-1], last, lines)
    return [form for form in found if form.is_whole]


def _tells(lines: Sequence[Line], last: Field | None, found: Sequence[Form]) -> bool:
    """True for what tells duties without a label: bullets, and what stands under whole dates."""
    return any(line.bullet for line in lines) or (last is Field.DATES and bool(found) and found[-1].dates is not None)


def _fields(row: Row) -> list[tuple[Field | None, list[Line]]]:
    """What the row's lines say, under the label before or beside them; None for what goes on with the row above."""
    found: list[tuple[Field | None, list[Line]]] = []
    for line in row.lines:
        alone = None if line.bullet else field_of(line.text)
        if alone and (len(row.lines) > 1 or line.text.endswith(":")):
            found.append((alone, []))
            continue
        for field, text in labelled(line.text):
            if field or not found:
                found.append((field, []))
            found[-1][1].extend([msgspec.structs.replace(line, text=text)] if text else [])
    return found


def _put(form: Form, field: Field, lines: Sequence[Line]) -> None:
    if field is Field.DUTIES:
        form.duties += [Row((line,)) for line in lines]
        return
    said = " ".join(line.text for line in lines)
    form.values[field] = f"{form.values.get(field, '')} {said}".strip()

"""What people send as JSON: read, cleaned and, where it is wrong, explained field by field in plain words."""

import re
from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.enums import ParamType
from litestar.exceptions import SerializationException, ValidationException

from common.errors import UserError
from common.tables.profile import NAME_LENGTH

INVALID = "invalid"
FORM_BYTES = 128 * 1024
"""The longest duties, with every character escaped, and then some."""
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH, pattern="^[^\n]*$")]
"""A name or a title: one line."""

# Kept are the tab and the line break. Gone are the other control characters (Postgres refuses NUL), and the invisible
# ones that turn text around or hide text in text; joiners stay, because scripts and emoji need them.
_UNWANTED = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\U000e0000-\U000e007f]"
)
_LINE_BREAK = re.compile("\r\n?|\u2028|\u2029")


class FormRequest(Request[Any, Any, Any]):
    """A request whose JSON can be stored: see `clean`."""

    async def json(self) -> Any:
        """The cleaned body. UserError `invalid` for what isn't JSON, or is nested out of all reason."""
        try:
            return clean(await super().json())
        except (SerializationException, UnicodeDecodeError, RecursionError):
            raise UserError(INVALID, "The request's body isn't valid JSON.") from None


def clean(value: Any) -> Any:
    """Text without surrounding blanks and control characters; a blank field counts as one that wasn't filled in.

    Passwords stay exactly as they were typed.
    """
    match value:
        case str():
            return clean_text(value)
        case list():
            return [clean(item) for item in value]
        case dict():
            return {name: field if _is_secret(name) else _filled(clean(field)) for name, field in value.items()}
        case _:
            return value


def clean_text(text: str) -> str:
    """Fit for storing, showing and printing, with plain line breaks."""
    return _UNWANTED.sub("", _LINE_BREAK.sub("\n", text)).strip()


def _is_secret(name: str) -> bool:
    return name.lower().endswith("password")


def _filled(value: Any) -> Any:
    return None if value == "" else value


def is_about_the_address(error: ValidationException) -> bool:
    """Whether what is wrong stands in the path: an id that can't be one."""
    match error.extra:
        case [{"source": ParamType.PATH}, *_]:
            return True
    return False


def explain(error: ValidationException) -> str:
    """One sentence about the first field that is wrong."""
    match error.extra:
        case [{"message": str(reason), "key": str(path)}, *_]:
            return _explain(path, reason)
    return _WHOLE_BODY


_WHOLE_BODY = "Send the fields as one JSON object."
_MISSING = re.compile(r"Object missing required field `(\w+)`")
_SENTENCES = (
    (re.compile(r"Expected `.*`, got `null`"), "{field} is required"),
    (re.compile(r"Expected `str` of length >= 1\b"), "{field} is required"),
    (re.compile(r"Expected `str` of length >= (\d+)"), "{field} must be at least {0} characters long."),
    (re.compile(r"Expected `str` of length <= (\d+)"), "{field} can have at most {0} characters."),
    (re.compile(r"Expected `array` of length <= (\d+)"), "{field} can have at most {0} entries."),
    (re.compile(r"Expected `str` matching regex .\^\[\^\\n\]"), "{field} must be on one line."),
    (re.compile(r"Expected `str` matching regex .*@"), "Please enter an email address like name@example.com."),
    (re.compile(r"Expected `date|Invalid RFC3339 encoded date"), "{field} must be a date, written like 2024-05-31."),
    (re.compile(r"Expected `str`, got"), "{field} must be text."),
    (re.compile(r"Invalid enum value '(.*)'"), "{field} can't be “{0}”. Please choose one from the list."),
)
"""What msgspec says, and what we say."""


def _explain(path: str, reason: str) -> str:
    if missing := _MISSING.match(reason):
        return f"{label(missing[1])} is required" if missing[1] != "data" else _WHOLE_BODY
    if path == "data":
        return _WHOLE_BODY
    for pattern, sentence in _SENTENCES:
        if found := pattern.match(reason):
            return sentence.format(*found.groups(), field=label(path))
    return f"{label(path)} isn't right. Please check it."


def label(path: str) -> str:
    """`workExperiences[0].startDate` -> `Start date`."""
    name = path.rpartition(".")[2].partition("[")[0]
    return re.sub(r"(?<=[a-z])([A-Z])|_", lambda found: f" {(found[1] or '').lower()}", name).capitalize()

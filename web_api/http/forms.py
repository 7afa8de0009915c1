"""What people send as JSON: read, cleaned and, where it is wrong, explained field by field in plain words."""

import re
from collections.abc import AsyncGenerator
from enum import Enum
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request
from litestar.enums import ParamType
from litestar.exceptions import InternalServerException, SerializationException, ValidationException

from common.errors import ErrorCode, UserError
from common.messages import Parameter, sentence
from common.tables.profile import NAME_LENGTH

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


class Problem(Enum):
    """What may be wrong with what was sent, beside the code `invalid`; the value is the English sentence."""

    NOT_JSON = "The request's body isn't valid JSON."
    NO_FIELDS = "Send the fields as one JSON object."
    UNREADABLE_FORM = "This form can't be read. Please choose the file again."
    UNREADABLE_ADDRESS = "This address has a character in it that no text has. Please check it."
    CURSOR = "Please check “after”: it takes what the page before gave as “next”."
    IDEMPOTENCY_KEY = "Please check Idempotency-Key: it takes 1 to {limit} characters."
    REQUIRED = "{label} is required"
    TOO_SHORT = "{label} must be at least {limit} characters long."
    TOO_LONG = "{label} can have at most {limit} characters."
    TOO_MANY = "{label} can have at most {limit} entries."
    SEVERAL_LINES = "{label} must be on one line."
    NO_EMAIL = "Please enter an email address like name@example.com."
    NO_PHONE = "Please enter a phone number like (510) 555-0142."
    NO_LINK = "Please enter a web address that begins with https:// or http://."
    NO_DATE = "{label} must be a date, written like 2024-05-31."
    NO_TEXT = "{label} must be text."
    NOT_IN_LIST = "{label} can't be “{value}”. Please choose one from the list."
    TOO_EARLY = "{label} is too long ago. Please check the year."
    TOO_LATE = "{label} lies too far in the future. Please check the year."
    OUT_OF_ORDER = "{label} can't be before {other_label}."
    SLUG_EMPTY = "The address needs at least one letter or digit."
    SLUG_RESERVED = "This address is needed for something else. Please choose a different one."
    OTHER = "{label} isn't right. Please check it."


class InvalidError(UserError):
    """`invalid`, with `problem` and the `field` it is about among the parameters."""

    def __init__(self, problem: Problem, **params: Parameter) -> None:
        """`field` and `other` are names as on the wire: `startDate`."""
        super().__init__(ErrorCode.INVALID)
        self.params = {"problem": problem.name.lower(), **params}
        labels = {
            "label": label(str(params.get("field", ""))),
            "other_label": label(str(params.get("other", ""))).lower(),
        }
        self.message = sentence(problem.value, "", {**params, **labels})


class ClientLeftError(Exception):
    """The connection was closed before the request was whole: nobody waits for an answer."""


class FormRequest(Request[Any, Any, Any]):
    """A request whose JSON can be stored: see `clean`."""

    async def stream(self) -> AsyncGenerator[bytes, None]:
        """Parts of the body. ClientLeftError when it breaks off."""
        try:
            async for part in super().stream():
                yield part
        except InternalServerException:
            if not self.is_connected:  # it was read before: a bug
                raise
            raise ClientLeftError from None

    async def json(self) -> Any:
        """The cleaned body. UserError `invalid` for what isn't JSON, or is nested out of all reason.

        UserError `not_sent_as_json` for a type that a page of another site may send without asking.
        """
        if self.content_type[0] != MediaType.JSON and await self.body():
            raise UserError(ErrorCode.NOT_SENT_AS_JSON)
        try:
            return clean(await super().json())
        except (SerializationException, UnicodeDecodeError, RecursionError):
            raise InvalidError(Problem.NOT_JSON) from None


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


def explain(error: ValidationException) -> InvalidError:
    """Return the error that explains the first field that is wrong."""
    match error.extra:
        case [{"message": str(reason), "key": str(path)}, *_] if path != "data" or _MISSING.match(reason):
            return _explain(path, reason)
    return InvalidError(Problem.NO_FIELDS)


_MISSING = re.compile(r"Object missing required field `(\w+)`")
_PROBLEMS = (
    (re.compile(r"Expected `.*`, got `null`"), Problem.REQUIRED, ""),
    (re.compile(r"Expected `str` of length >= 1\b"), Problem.REQUIRED, ""),
    (re.compile(r"Expected `str` of length >= (\d+)"), Problem.TOO_SHORT, "limit"),
    (re.compile(r"Expected `str` of length <= (\d+)"), Problem.TOO_LONG, "limit"),
    (re.compile(r"Expected `array` of length <= (\d+)"), Problem.TOO_MANY, "limit"),
    (re.compile(r"Expected `str` matching regex .\^\[\^\\n\]"), Problem.SEVERAL_LINES, ""),
    (re.compile(r"Expected `str` matching regex .*@"), Problem.NO_EMAIL, ""),
    (re.compile(r"Expected `date|Invalid RFC3339 encoded date"), Problem.NO_DATE, ""),
    (re.compile(r"Expected `str`, got"), Problem.NO_TEXT, ""),
    (re.compile(r"Invalid enum value '(.*)'"), Problem.NOT_IN_LIST, "value"),
)
"""What msgspec says, what we call it, and the parameter that its group is."""


def _explain(path: str, reason: str) -> InvalidError:
    if missing := _MISSING.match(reason):
        return (
            InvalidError(Problem.REQUIRED, field=missing[1])
            if missing[1] != "data"
            else InvalidError(Problem.NO_FIELDS)
        )
    field = path.rpartition(".")[2].partition("[")[0]
    for pattern, problem, parameter in _PROBLEMS:
        if found := pattern.match(reason):
            given = {parameter: int(found[1]) if parameter == "limit" else found[1]} if parameter else {}
            return InvalidError(problem, field=field, **given)
    return InvalidError(Problem.OTHER, field=field)


def label(field: str) -> str:
    """Return a field's name for people: `startDate` becomes `Start date`."""
    return re.sub(r"(?<=[a-z])([A-Z])|_", lambda found: f" {(found[1] or '').lower()}", field).capitalize()

"""A writer with a language model behind it."""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import ClassVar

from common.documents.findings import DocumentWriter
from workers.model.answers import NoAnswerError, object_in, response_format
from workers.model.client import ModelClient, ModelUnavailableError
from workers.writing.draft import Assignment, Draft, Refused, WriterUnavailableError
from workers.writing.model.answers import (
    LetterAnswer,
    ResumeAnswer,
    RewrittenAnswer,
    draft_of,
    prose_of,
    rewritten_of,
)
from workers.writing.model.prompt import Prompt, prompt_for, repair_messages, rewrite_messages

SECONDS = 60.0
"""For all requests of one document; the job's deadline leaves room for the built-in writer after that."""
_STEP = 30
"""Characters of an answer between two looks at what is whole in it."""


class ModelWriter:
    """Writes one document: a draft, a repair where that isn't JSON, and other words for what was refused."""

    name: ClassVar[DocumentWriter] = "model"

    def __init__(self, client: ModelClient, *, seconds: float = SECONDS) -> None:
        self._client = client
        self._until = monotonic() + seconds
        self._prompt: Prompt | None = None
        self._answer = ""

    def write(self, assignment: Assignment, tell: Callable[[str], None]) -> Draft:
        """Raises WriterUnavailableError when the model can't be reached, refuses, or twice fails to answer in JSON.

        `tell` is called with each piece of prose as soon as it is whole; nothing of it is checked.
        """
        self._prompt = prompt = prompt_for(assignment)
        schema = response_format(assignment.kind, ResumeAnswer if assignment.kind == "resume" else LetterAnswer)
        follow = _Follower(tell)
        try:
            self._answer = self._client.complete(prompt.messages, until=self._until, schema=schema, on_text=follow)
            try:
                return draft_of(object_in(self._answer), assignment.kind, prompt.ids)
            except NoAnswerError as error:
                messages = repair_messages(prompt, self._answer, str(error))
            self._answer = self._client.complete(messages, until=self._until, schema=schema, on_text=follow)
            return draft_of(object_in(self._answer), assignment.kind, prompt.ids)
        except (ModelUnavailableError, NoAnswerError) as error:
            raise WriterUnavailableError(str(error)) from error

    def rewrite(self, refused: Sequence[Refused]) -> dict[int, str]:
        """Other words for refused texts, by their place in `refused`; none for those that can't be said.

        Empty when the model doesn't answer: the draft does without.
        """
        if not self._prompt or not refused:
            return {}
        messages = rewrite_messages(self._prompt, self._answer, refused)
        schema = response_format("rewritten", RewrittenAnswer)
        try:
            texts = rewritten_of(object_in(self._client.complete(messages, until=self._until, schema=schema)))
        except (ModelUnavailableError, NoAnswerError):
            return {}
        return {number - 1: text for number, text in texts.items() if 0 < number <= len(refused)}


class _Follower:
    """Reads along while an answer comes in, and tells each piece of prose once it is whole."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._told: set[str] = set()
        self._read = 0

    def __call__(self, text: str) -> None:
        if 0 <= len(text) - self._read < _STEP:
            return
        self._read = len(text)
        try:
            prose = prose_of(object_in(text))
        except NoAnswerError:
            return
        for piece in prose:
            if piece not in self._told:
                self._told.add(piece)
                self._tell(piece)

"""The writer that asks a model. What it answers is prose to be checked; it never supplies a fact."""

from time import monotonic
from typing import Any, ClassVar

import msgspec
from openai import APIConnectionError, APIError, APIStatusError, BadRequestError, OpenAI

from workers.writing.draft import Assignment, Draft, WriterUnavailableError
from workers.writing.model.answers import Answer, read_answer, response_format
from workers.writing.model.prompt import Message, prompt_for, repair_messages

_REQUEST_SECONDS = 40.0
_BUDGET_SECONDS = 75.0
"""For all requests of one draft; the job's deadline leaves room for the built-in writer after that."""
_LEAST_SECONDS = 2.0


class ModelWriter:
    """Chat completions with a JSON schema, which compatible servers share; one repair where the answer isn't JSON."""

    name: ClassVar[str] = "model"

    def __init__(
        self, *, base_url: str | None, api_key: str | None, model: str, request_seconds: float = _REQUEST_SECONDS
    ) -> None:
        # Servers without keys still want the header not to be empty.
        self._client = OpenAI(base_url=base_url, api_key=api_key or "none", max_retries=1)
        self._model = model
        self._request_seconds = request_seconds

    def write(self, assignment: Assignment) -> Draft:
        """Raises WriterUnavailableError when the model can't be reached, refuses, or twice fails to answer in JSON."""
        until = monotonic() + _BUDGET_SECONDS
        prompt = prompt_for(assignment)
        try:
            text = self._ask(prompt.messages, assignment, until)
            try:
                answer = read_answer(text, assignment.kind)
            except (msgspec.DecodeError, msgspec.ValidationError) as error:
                answer = self._ask_again(repair_messages(prompt, text, str(error)), assignment, until)
        except APIConnectionError as error:
            raise WriterUnavailableError(f"no connection: {error}") from error
        except APIStatusError as error:
            raise WriterUnavailableError(f"status {error.status_code}") from error
        except APIError as error:
            raise WriterUnavailableError(f"not an answer: {error}") from error
        return answer.draft(prompt.ids)

    def _ask_again(self, messages: list[Message], assignment: Assignment, until: float) -> Answer:
        try:
            return read_answer(self._ask(messages, assignment, until), assignment.kind)
        except msgspec.DecodeError as error:
            raise WriterUnavailableError(f"no JSON after a repair: {error}") from error

    def _ask(self, messages: list[Message], assignment: Assignment, until: float) -> str:
        schema = response_format(assignment.kind)
        try:
            return self._completion(messages, until, response_format=schema)
        except BadRequestError:
            # Some servers know no schema; the rules say what is wanted too.
            return self._completion(messages, until)

    def _completion(self, messages: list[Message], until: float, **options: Any) -> str:
        left = until - monotonic()
        if left < _LEAST_SECONDS:
            raise WriterUnavailableError("out of time")
        completion = self._client.with_options(timeout=min(self._request_seconds, left)).chat.completions.create(
            model=self._model,
            messages=messages,  # type: ignore[arg-type]  # plain dictionaries are what is sent
            **options,
        )
        if not completion.choices:
            raise WriterUnavailableError("an answer without choices")
        return completion.choices[0].message.content or ""

"""One client for any server that speaks chat completions: streamed, within a deadline, and never trusted."""

from collections.abc import Callable, Generator
from contextlib import closing
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any

from openai import APIConnectionError, APIStatusError, APITimeoutError, OpenAI

from workers.model.breaker import Breaker
from workers.model.received import pieces_of

Message = dict[str, str]

_LEAST_SECONDS = 1.0
"""With less left, no request is begun."""
_LONGEST_WAIT = 5.0
"""Seconds that a server may ask to wait before the one repeated try; more isn't worth a person's time."""
_PAUSE = 0.3
_MOST_CHARACTERS = 60_000
"""Of an answer; a document takes 4,000."""
_KNOWS_NOT = frozenset({400, 404, 415, 422, 501})
"""How servers answer options that they don't know; 404 some gateways, for the pair of model and schema."""
_BUSY = frozenset({408, 409, 425, 429, 500, 502, 503, 504})


class ModelUnavailableError(Exception):
    """The model didn't answer, or not in time; the message says why, for the log."""


class ModelTimeoutError(ModelUnavailableError):
    """The deadline passed, or the breaker remembers that it did."""


class NoTimeToAskError(ModelTimeoutError):
    """Our own work left too little of the deadline for a request: no sign of a slow server."""


class ModelClient:
    """Asks a server for completions. Thread-safe, and without state but for its breaker."""

    def __init__(
        self, *, base_url: str | None, api_key: str | None, model: str, breaker: Breaker | None = None
    ) -> None:
        # Servers without keys still want the header not to be empty. Trying again is ours: it must keep the deadline.
        self._client = OpenAI(base_url=base_url, api_key=api_key or "none", max_retries=0)
        self._model = model
        self._breaker = breaker

    def complete(
        self,
        messages: list[Message],
        *,
        until: float,
        schema: dict[str, Any] | None = None,
        on_text: Callable[[str], None] | None = None,
        **options: Any,
    ) -> str:
        """The answer's text. `until` is a `monotonic()` moment; `options` go to the server as they are.

        `on_text` is called with all that has come so far. Raises ModelUnavailableError, and its ModelTimeoutError when
        the time is up.
        """
        if self._breaker and self._breaker.is_open():
            message = "it has not answered in time of late"
            raise ModelTimeoutError(message)
        try:
            text = self._asked(messages, until, _options(schema, options), on_text or _unheard)
        except NoTimeToAskError:
            raise
        except ModelTimeoutError:
            if self._breaker:
                self._breaker.note_timeout()
            raise
        if self._breaker:
            self._breaker.note_answer()
        return text

    def _asked(
        self, messages: list[Message], until: float, options: list[dict[str, Any]], on_text: Callable[[str], None]
    ) -> str:
        """Ask with fewer options where the server doesn't know them, and once again where it is only busy."""
        may_repeat = True
        while True:
            try:
                return self._received(messages, until, options[0], on_text)
            except APIStatusError as error:
                if error.status_code in _KNOWS_NOT and len(options) > 1:
                    options = options[1:]
                elif error.status_code in _BUSY and may_repeat:
                    may_repeat = False
                    _wait(error.response.headers.get("Retry-After"), until)
                else:
                    message = f"status {error.status_code}"
                    raise ModelUnavailableError(message) from error
            except APITimeoutError as error:
                raise ModelTimeoutError(str(error)) from error
            except APIConnectionError as error:
                if not may_repeat:
                    message = f"no connection: {error}"
                    raise ModelUnavailableError(message) from error
                may_repeat = False
                _wait(None, until)

    def _received(
        self, messages: list[Message], until: float, options: dict[str, Any], on_text: Callable[[str], None]
    ) -> str:
        """The text of one request. A thread reads it, since a server that drips keeps every timeout of a socket."""
        if until - monotonic() < _LEAST_SECONDS:
            message = "out of time"
            raise NoTimeToAskError(message)
        arrived: SimpleQueue[str | Exception | None] = SimpleQueue()
        Thread(target=self._read_into, args=(arrived, messages, until, options), daemon=True).start()
        text = ""
        while len(text) < _MOST_CHARACTERS:
            try:
                piece = arrived.get(timeout=max(0.0, until - monotonic()))
            except Empty:
                message = f"no whole answer in time, after {len(text)} characters"
                raise ModelTimeoutError(message) from None
            if piece is None:
                break
            if isinstance(piece, (APIStatusError, APIConnectionError)):
                raise piece
            if isinstance(piece, Exception):
                message = f"not an answer: {piece!r}"
                raise ModelUnavailableError(message) from piece
            text += piece
            on_text(text)
        return text

    def _read_into(
        self,
        arrived: "SimpleQueue[str | Exception | None]",
        messages: list[Message],
        until: float,
        options: dict[str, Any],
    ) -> None:
        try:
            with closing(self._pieces(messages, until, options)) as pieces:
                for piece in pieces:
                    arrived.put(piece)
                    if monotonic() > until:
                        return
        except Exception as error:  # noqa: BLE001 - whatever a server does to this thread is the asking one's to hear
            arrived.put(error)
        else:
            arrived.put(None)

    def _pieces(self, messages: list[Message], until: float, options: dict[str, Any]) -> Generator[str]:
        asking = self._client.with_options(timeout=max(_LEAST_SECONDS, until - monotonic())).chat.completions
        with asking.with_streaming_response.create(
            model=self._model,
            messages=messages,  # type: ignore[arg-type]  # plain dictionaries are what is sent
            **options,
        ) as response:
            yield from pieces_of(response.headers.get("Content-Type", ""), response.iter_lines())


def _options(schema: dict[str, Any] | None, others: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the options to try, from all that are wished for to none."""
    streamed = [{"stream": True, **others}, {}]
    return [{"stream": True, "response_format": schema, **others}, *streamed] if schema else streamed


def _wait(asked: str | None, until: float) -> None:
    """Pause before the repeated try. Raises ModelUnavailableError where the server asks for too much."""
    try:
        seconds = max(0.0, float(asked)) if asked else _PAUSE
    except ValueError:
        seconds = _LONGEST_WAIT + 1
    if seconds > min(_LONGEST_WAIT, until - monotonic() - _LEAST_SECONDS):
        message = f"busy, and asks to wait: {asked}"
        raise ModelUnavailableError(message)
    sleep(seconds)


def _unheard(_text: str) -> None:
    """Ignore the text of an answer that nobody follows."""

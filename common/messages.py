"""Messages to people: a code with parameters, and the English sentence that is made of both.

On the wire all three travel together: programs and other languages go by the code, the specification's `message` is the
sentence. A sentence is a `str.format` template over its parameters; a list among them is written as English lists it.
"""

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

Parameter = str | int | tuple[str, ...]
Parameters = Mapping[str, Parameter]


class Message(msgspec.Struct, frozen=True):
    """Something told to a person. `code` is one of the kind's own; `params` fill the sentence in any language."""

    code: str
    params: dict[str, Parameter]
    message: str


@dataclass(frozen=True, slots=True)
class Wording:
    """A code and its English. `one` replaces it where the parameter `count` is 1."""

    code: str
    english: str
    one: str = ""

    def told(self, **params: Parameter) -> Message:
        """The message for these parameters. KeyError for a parameter that the sentence needs and isn't given."""
        return Message(self.code, dict(params), sentence(self.english, self.one, params))


def sentence(english: str, one: str, params: Parameters) -> str:
    """The template with its parameters in their places."""
    template = one if one and params.get("count") == 1 else english
    return template.format(**{name: listed(value) if _is_list(value) else value for name, value in params.items()})


def listed(words: Parameter) -> str:
    """Several words as a sentence lists them: "a, b and c"."""
    if isinstance(words, str | int):
        return str(words)
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _is_list(value: Parameter) -> bool:
    return not isinstance(value, str | int)

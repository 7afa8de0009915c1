"""What the whole posting tells of a name: how often it stands there, and which addresses are made of it."""

import re
from collections import Counter
from collections.abc import Sequence
from itertools import islice

from workers.posting.name_forms.sites import calls
from workers.posting.named.job_words import names_job
from workers.posting.named.tokens import Line, Token
from workers.posting.named.word_classes import OF_ADVERTISING

_HOST = re.compile(
    r"(?:@|www\.|https?://)([\w-]{3,60})\.|\b([\w-]{4,60})\.(?:com|net|org|us|mx|coop|gov)\b", re.IGNORECASE
)
_FREE_MAIL = frozenset({"gmail", "yahoo", "hotmail", "outlook", "icloud", "aol", "live", "example"})
_MOST_HOSTS = 6
_WORDS_OF_A_TITLE = 7
_WORDS_OF_A_NAME = 6


class WholeText:
    """The posting's lines with their words counted."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self._folded = " " + " \n ".join(" ".join(_bare(token.folded) for token in line.tokens) for line in lines) + " "
        self._capitals = Counter(
            _bare(token.folded)
            for line in lines
            for token in line.tokens
            if token.is_capital and not token.surface.isupper()
        )
        hosts = (
            (match[1] or match[2]).casefold()
            for line in lines
            for match in islice(_HOST.finditer(line.text), _MOST_HOSTS)
        )
        self._hosts = {host.replace("-", "") for host in islice(hosts, _MOST_HOSTS)} - _FREE_MAIL

    def times(self, words: list[str]) -> int:
        """How often the words stand in the posting, one behind the other; 3 stands for more."""
        wanted = f" {' '.join(map(_bare, words))} "
        count, place = 0, self._folded.find(wanted)
        while place >= 0 and count < 3:  # noqa: PLR2004 - as said
            count += 1
            place = self._folded.find(wanted, place + len(wanted) - 1)
        return count

    def is_place(self, words: list[str]) -> bool:
        """Whether the posting speaks of the words as of a place: 'in Van Nuys'."""
        name = " ".join(map(_bare, words))
        return any(
            f" {before} {name} " in self._folded for before in ("in", "near", "around", "outside", "en", "across")
        )

    def times_in_capitals(self, word: str) -> int:
        """How often a word stands there with a capital, of those not all in capitals."""
        return self._capitals[_bare(word)]

    def is_in_address(self, name: str) -> bool:
        """Whether an address of mail or of the web is made of the name."""
        return any(calls(host, name) for host in self._hosts)

    def is_job_line(self, number: int) -> bool:
        """Whether a line begins with a few words that name who does the work, as a heading does."""
        head = self._head(number)
        is_short = 0 < len(head) <= _WORDS_OF_A_TITLE
        return is_short and any(names_job(token.folded) for token in (head[0], *head[-2:]))

    def is_name_line(self, number: int) -> bool:
        """Whether a line begins with a few words in capitals that name nobody's work."""
        head = self._head(number)
        is_name = sum(token.is_capital for token in head) >= max(1, len(head) - 2) and len(head) <= _WORDS_OF_A_NAME
        return is_name and not any(names_job(token.folded) or token.folded in OF_ADVERTISING for token in head)

    def _head(self, number: int) -> Sequence[Token]:
        """The words of a line up to its first mark; none where there is no such line."""
        if not 0 <= number < len(self.lines):
            return ()
        tokens = self.lines[number].tokens
        return tokens[: next((place for place, token in enumerate(tokens) if place and token.gap), len(tokens))]


def _bare(word: str) -> str:
    return word.removesuffix("'s").strip(".'")

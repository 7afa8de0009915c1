"""What each word of a sentence does there: what is done, what is helped with, what it is done to."""

from workers.language.grammar import LanguageCode
from workers.language.terms import is_hung, is_slope
from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.stems import is_irregular_past
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.sentence.tokens import Reading, Role, Token, is_head, is_helping

_PLACING = word_set("reading_placing")
_JOINING = word_set("reading_joining")
_LEADING = word_set("reading_leading")
_DETERMINERS = word_set("reading_determiners")
_OF = frozenset({"of", "de", "del"})
_TO = frozenset({"to", "para"})
_THE = frozenset({"the", "a", "an", "el", "la", "un", "una"})
_WITHOUT = frozenset({"without", "sin"})
_CONDITIONS = frozenset({"cuando", "si", "when", "if"})
_COMPLAINTS = frozenset({"cool", "cooling", "heat", "heating", "start", "crank", "power", "dial"})
"""What a customer calls for the want of."""
_MINE = frozenset({"mine", "mio", "mia", "mios", "mias"})
_DOING = frozenset({"do", "did", "does"})
"""Behind these "not mine" is about digging."""
_TURNING = frozenset({"but", "though", "and", "while", "pero", "aunque", "y"})
_OBJECTS = frozenset({"lo", "la", "los", "las"})
_GERUND = ("ing", "ando", "iendo")


def give_roles(reading: Reading) -> None:
    """Say of each token what it does.

    What leads a clause is done, and so is what is joined to it; "during controller tuning" does nothing, and what is
    helped with, or denied, is not done.
    """
    roles = _Roles(reading)
    for index in range(len(reading.tokens)):
        roles.give(index)
    undoing = claim_words().undoing
    if any(token.folded in undoing and not _hangs(reading, at) for at, token in enumerate(reading.tokens)):
        for token in reading.tokens:
            token.role = Role.DENIED


def _hangs(reading: Reading, at: int) -> bool:
    """Whether a thing hangs or slopes: suspended ceilings, "pendiente al desagüe"."""
    tokens, token = reading.tokens, reading.tokens[at]
    before, behind = tokens[max(0, at - 1) : at], tokens[at + 1 : at + 4]
    return is_hung(token.folded, *(word for one in (token, *before, *behind[:1]) for word in one.words)) or is_slope(
        token.folded, *(one.folded for one in behind), before=[one.folded for one in before]
    )


class _Roles:
    """How far a sentence has been read."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self._tokens = reading.tokens
        self._words = claim_words()
        self._is_hedged = self._is_denied = False
        self._lacks_thing = False
        """Whether only the thing behind "without" is denied: up to the next mark."""
        self._leads = True
        """Whether the next word would lead its clause."""
        self._last_act = -2
        first = next((token for token in self._tokens if not token.is_plain), None)
        self._is_third_person = first is not None and first.is_act and _is_third_person(first)

    def give(self, index: int) -> None:
        """The role of the next token."""
        token = self._tokens[index]
        self._begin(index)
        is_joined = self._before(index) in _JOINING and self._last_act == index - 2
        self._leads = self._leads or is_joined
        token.role = self._role(index, is_joined=is_joined)
        if token.role in {Role.ACT, Role.HEDGED} and token.is_act and not token.is_plain:
            # "performed", "followed": what is performed is done, so a plain verb leaves the lead to the next.
            self._last_act, self._leads = index, False
        elif not token.is_plain or self._before(index) in _PLACING:
            self._leads = False
        is_first = all(one.is_plain for one in self._tokens[:index])
        if is_joined and self._is_hedged and self._begins_anew(index):  # "ayudo en el colado y vibro el concreto"
            self._is_hedged = False
            token.role = Role.ACT
        token.is_helped = self._is_hedged
        if is_helping(token) and (is_first or token.role is Role.ACT or self._leads):
            self._is_hedged = True

    def _begin(self, index: int) -> None:
        """Take in the mark before a token, and what the token denies."""
        token = self._tokens[index]
        if token.breaks and self._lacks_thing:
            self._is_denied = self._lacks_thing = False  # "tanque y sin tanque, repipe en cobre"
        if token.breaks:
            goes_on = self._is_hedged and self._goes_on(index)
            self._leads, self._is_hedged = not goes_on, goes_on
            if {";", "."} & set(self._reading.between(index)):
                self._is_denied = False
        if len(token.words) > 1 or token.folded not in self._words.negators:
            return
        if self._reading.text[token.end : token.end + 1] != "-":  # "no-hub" denies nothing
            if self._counts_off(index):
                return  # "No. 3 paper machine"
            if any(one.folded in _COMPLAINTS for one in self._tokens[index + 1 : index + 2]):
                return  # "no heat calls"
            if any(one.folded in _CONDITIONS for one in self._tokens[max(0, index - 1) : index]):
                return  # "llevo la cuadrilla cuando no está el mayordomo"
            self._lacks_thing = token.folded in _WITHOUT and not self._is_denied
            self._is_denied = True
            self._deny_before(index)

    def _counts_off(self, index: int) -> bool:
        """Whether "No." only numbers what follows."""
        token, following = self._tokens[index], self._tokens[index + 1 : index + 2]
        is_short = self._reading.text[token.end : token.end + 1] == "." or (token.surface[:1].isupper() and index > 0)
        return token.folded == "no" and is_short and any(one.number for one in following)

    def _goes_on(self, index: int) -> bool:
        """Whether only a list's next thing stands behind a comma: "helps replace heaters, faucets and toilets"."""
        token = self._tokens[index]
        is_comma = self._reading.between(index).strip() == ","
        return is_comma and not token.is_plain and not token.is_act

    def _role(self, index: int, *, is_joined: bool) -> Role:
        token = self._tokens[index]
        if self._is_denied:
            return Role.DENIED
        if not token.is_act:
            return Role.THING
        if self._is_others(index):
            return Role.HEDGED
        if self._may_act(index) or (is_joined and self._is_of(index + 1)):
            return Role.HEDGED if self._is_hedged else Role.ACT
        if self._is_hedged:
            return Role.HEDGED
        return Role.MAYBE if self._before(index) in _JOINING | _TO and self._is_ambiguous(index) else Role.THING

    def _may_act(self, index: int) -> bool:
        before = self._before(index)
        token = self._tokens[index]
        if before in _DETERMINERS:
            return False
        if before not in _PLACING:
            if all(one.is_plain and not one.is_act for one in self._tokens[:index]):
                return True
            if self._leads and self._is_third_person and _is_third_person(token) and not token.is_plain:
                return not any(key.startswith("thing:") for key in token.keys)  # "Pulls cable, makes up elbows"
            if self._leads:
                return looks_like_verb(token, self._reading.code) or (token.breaks and self._is_of(index + 1))
        return self._follows_leader(index) or (
            self._last_act < 0
            and not self._is_placed(index)
            and (self._is_of(index + 1) or token.folded.endswith(_GERUND))
        )

    def _is_others(self, index: int) -> bool:
        """Whether somebody else does it: "once the supervisor approves", "lo aplicaba el encargado"."""
        behind = self._tokens[index + 1 : index + 3]
        if self._before(index) in _OBJECTS and len(behind) > 1 and behind[0].folded in _THE and is_head(behind[1]):
            return True
        if index < 2:  # noqa: PLR2004 - a determiner and a title
            return False
        determiner, title = self._tokens[index - 2 : index]
        return determiner.folded in _THE and is_head(title) and not self._tokens[index].breaks

    def _begins_anew(self, index: int) -> bool:
        """Whether a Spanish verb of a person of its own stands behind "y": what was helped with ends before it."""
        word = self._tokens[index].folded
        following = self._tokens[index + 1 : index + 2]
        return (
            self._reading.code == "es"
            and self._tokens[index].is_act
            and word.endswith(("o", "aba", "ia"))
            and not word.endswith(("ado", "ido"))
            and any(one.folded in _DETERMINERS for one in following)
        )

    def _follows_leader(self, index: int) -> bool:
        """Whether the word before lets only a verb follow: "to", "I", and "and" behind another act."""
        before = self._before(index)
        if before in {"i", "yo"}:
            return True
        if before == "a" and self._reading.code == "es":  # "enseño a mezclar"
            return self._tokens[index].folded.endswith(("ar", "er", "ir"))
        leads = before in _LEADING or (before in _JOINING and self._last_act >= 0)
        return leads and looks_like_verb(self._tokens[index], self._reading.code)

    def _deny_before(self, index: int) -> None:
        """Deny what stands before a denial that stands alone: "TIG welding: none", "settings not mine"."""
        following = self._tokens[index + 1 : index + 2]
        is_last = self._tokens[index].folded == "no" and all(one.breaks for one in following)  # "Estimados no, ..."
        is_anothers = any(one.folded in _MINE for one in self._tokens[index + 1 : index + 3])
        is_anothers = is_anothers and self._before(index) not in _DOING
        if not (self._tokens[index].breaks or is_last or is_anothers):
            return
        for one in self._tokens[index + 1 :]:
            if one.breaks:
                break
            if not one.is_plain and one.folded not in self._words.negators | _MINE:
                return
        for one in reversed(self._tokens[:index]):
            if is_anothers and one.folded in _TURNING:
                break
            one.role = Role.DENIED
            if one.breaks:
                break

    def _before(self, index: int) -> str:
        return self._tokens[index - 1].folded if index else ""

    def _is_of(self, index: int) -> bool:
        return index < len(self._tokens) and self._tokens[index].folded in _OF

    def _is_ambiguous(self, index: int) -> bool:
        """Whether a word after "and" may be a verb: another word follows that it could be done to."""
        following = self._tokens[index + 1] if index + 1 < len(self._tokens) else None
        return following is not None and not following.breaks and following.folded not in _OF | _JOINING

    def _is_placed(self, index: int) -> bool:
        """Whether the word stands in a phrase that only places what is done: during, under, beside."""
        for token in reversed(self._tokens[:index]):
            if token.breaks or token.role is Role.ACT:
                return False
            if token.folded in _PLACING:
                return True
        return False


def _is_third_person(token: Token) -> bool:
    """Whether a word is spelt as what he or she does: pulls, makes up."""
    return token.folded.endswith("s") and not token.folded.endswith(("ss", "us", "is"))


def looks_like_verb(token: Token, code: LanguageCode) -> bool:
    """Whether a word that leads a later clause is a verb there, not the next thing of a list."""
    word = token.folded
    is_thing = any(key.startswith("thing:") for key in token.keys) or token.is_plain
    if code == "en":
        if is_irregular_past(word) or word.endswith("ed") or (word.endswith("ing") and not is_thing):
            return True
        return not is_thing and not word.endswith(("ion", "ions", "ment", "s", "er", "or"))
    if word.endswith(("aba", "aban", "ando", "iendo")) or token.surface.endswith(("é", "í")):
        return True
    return not is_thing and word.endswith(("ar", "er", "ir", "o", "e", "i", "ia", "ado", "ido"))

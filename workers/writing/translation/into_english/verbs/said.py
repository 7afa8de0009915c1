"""What was said of a line so far, in English: its doings in the tense of the job, its things, what they leave open."""

import re

from workers.language.conjugation import Form
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.english import joined, verb_in
from workers.writing.lexicon.token import Token
from workers.writing.translation.into_english.nouns.lookup import NounPhrase
from workers.writing.translation.into_english.verbs.lookup import AND
from workers.writing.translation.into_english.verbs.pronouns import ALIKE
from workers.writing.translation.into_english.verbs.senses import VerbSenses


class Said(VerbSenses):
    """A line told up to a word: each verb and thing that is said is kept, as what follows is read by them."""

    def __init__(self, tokens: list[Token], *, past: bool, closes: bool = False, by_words: bool = False) -> None:
        super().__init__(tokens, by_words=by_words)
        self._chain: tuple[Form, str] | None = None
        self._is_told_to = False
        self._closes = closes
        self._tense = Form.PAST if past else Form.BASE
        self._said: list[str] = []
        self._at = 0
        self._may_act = True
        self._after_noun: NounPhrase | None = None
        self._after_verb = False
        self._verb = ""
        self._particle = ""
        self._pronoun = ""
        """What a verb is done to that stands before it: the lo of "lo apunto"."""
        self._is_open = 0
        self._is_finite = False
        self._is_determined = False
        self._is_for = False
        self._is_led = False
        """Whether a preposition leads what is read."""
        self._sense: tuple[str, Form] = ("", Form.BASE)
        self._has_object = self._is_object_said = False
        self._verb_end = 0
        """How much was said up to the verb told last."""
        self._acted = False
        self._is_told_as_done = False
        """Whether a gerund leads the line, which then tells what is done: "poniendo teja"."""
        self._last_things: frozenset[str] = frozenset()
        """The names of the thing told last, which a pronoun takes up."""
        self._is_last_many = False
        """Whether English has several of it where Spanish has one: material, materials."""
        self._is_last_mass = False
        """Whether English has no plural of it where Spanish has one: muebles, furniture."""
        self._last_said: NounPhrase | None = None
        self._whom: NounPhrase | None = None
        """Who was named last behind an "a", as what is done to has it."""
        self._leads_whom = False
        """Whether the verb told last has an "a" of its own before what it is done to: "aviso a", notify."""
        self.has_fallen = False
        """Whether a clause was left out."""
        self._opened: tuple[int, int] | None = None
        """Where a clause begins that may fall, by its word and by what was said before it."""
        self._before_opened: NounPhrase | None = None
        self._acts_alone = False
        """Whether the act told last has nothing of its own that it is done to."""

    def told(self) -> str:
        """What was read, in English."""
        return joined(self._said)

    def _close(self) -> None:
        """Say what waits for the object of a verb: the up of "carry material up"."""
        if self._particle:
            self._said.append(self._particle)
        self._particle = ""

    def _say(self, text: str, phrase: NounPhrase) -> None:
        before = self._after_noun
        if before and before.noun and not (before.is_many or before.noun.is_person):
            text = re.sub(r"\btheir\b", "its", text)
        self._has_object = self._has_object or not self._is_led
        if phrase.noun and not self._is_led:
            self._last_things = phrase.noun.names | {one.split()[0] for one in phrase.noun.spellings}
            self._is_last_mass = phrase.noun.is_mass and self._said[-1:] not in (["and"], [","])
            self._is_last_many = phrase.is_many and not self._is_typed_as_many(self._at, phrase.end)
        self._last_said = phrase
        self._said.append(text)
        self._at = phrase.end
        self._after_noun = phrase
        self._after_verb = False
        self._may_act = False

    def _say_verb(self, english: str, told: Told, then: str = "") -> None:
        if english.startswith("="):
            self._said += [english[1:], then]
        else:
            form, link = self._form(told)
            self._sense, self._is_led, self._acts_alone = (english, form), False, False
            self._leads_whom = False
            said = verb_in(english, form)
            if " ~" in said and self._pronoun:
                said, self._pronoun = said.replace("~", self._pronoun), ""
            said = said.replace(" ~", "")
            following = self._tokens[self._at] if self._at < len(self._tokens) else None
            if said.endswith(" to") and (following is None or following.mark or following.folded in AND):
                said = said.removesuffix(" to")  # "lijo, masillo y enderezo": nothing stands behind it here
            self._said += [f"{link}{said}", then]
            self._has_verb, self._has_object, self._verb_end = True, False, len(self._said)
            self._is_object_said = False
        self._is_determined = bool(then)
        if told not in {Told.INFINITIVE, Told.GERUND}:
            self._chain = None
            self._is_finite = True
        self._may_act = False
        self._after_verb = True
        self._after_noun = None

    def _other_sense(self) -> str:
        """The verb by what it says of this thing, where of the thing before it said another: "cimbra y varilla"."""
        entry = self._known.verbs.get(self._verb)
        english, form = self._sense
        if entry is None or english in {"", "perform", "do"} or english in ALIKE or "," in self._said:
            return ""
        names = self.object_after(self._at)
        said = next((sense for sense, things in entry.senses if things & names), "")
        is_told = english in {entry.english, *(sense for sense, _ in entry.senses)}
        return "" if not said or said == english or not is_told else verb_in(said.replace(" ~", ""), form)

    def _form(self, told: Told) -> tuple[Form, str]:
        if told is Told.GERUND:
            begins = not self._has_verb and not any(self._said)
            self._is_told_as_done = begins or (self._is_told_as_done and self._said[-1:] in (["and"], [","]))
            return (self._tense if self._is_told_as_done else Form.GERUND), ""
        if told is Told.INFINITIVE and self._chain:
            return self._chain[0], ""
        if told is Told.INFINITIVE and self._is_finite and self._said[-1:] == ["and"]:
            return self._sense[1], ""  # "quité y volví a poner"
        return Form.PAST if told is Told.PAST else self._tense, ""
